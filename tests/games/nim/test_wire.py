"""What leaves the game: the parts of moves."""

from __future__ import annotations

import pytest

from holdfast import UnreadableMove
from holdfast.games.nim.wire import Move, Return, Take
from tests.games.nim.positions import DRAWN, position


def test_a_take_names_its_heap_and_how_many_stones() -> None:
    match = position()
    choice = match.show(0).moves[3]
    assert (choice.text, choice.parts) == ("2-1", Take(1, 1))
    assert match.read_parts(Take(1, 1)) == choice.id


def test_of_a_returned_token_others_read_no_number() -> None:
    """(3.3)."""
    match = position(tokens="2 5", **DRAWN)
    match.play("r4")
    parts = [match.log(seat)[0]["parts"] for seat in (0, 1)]
    assert parts == [{"kind": "return", "token": 4}, {"kind": "return", "token": None}]


@pytest.mark.parametrize("parts", [Take(3, 1), Take(0, 6), Take(0, 0), Return(6), Return(None)])
def test_parts_of_no_move_are_refused(parts: Move) -> None:
    with pytest.raises(UnreadableMove, match=r"^\{.*\} is no move here$"):
        position().read_parts(parts)


def test_an_illegal_move_can_be_read() -> None:
    """(2.2)."""
    match = position()
    assert match.read_parts(Take(0, 5)) not in match.legal_ids
