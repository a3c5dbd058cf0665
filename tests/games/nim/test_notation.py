"""Moves and positions as text."""

from __future__ import annotations

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

import holdfast
from holdfast import AmbiguousMove, ImpossibleState, UnreadableMove, UnreadableState
from holdfast.games.nim.moves import MOVES, RETURNED
from holdfast.testing.amount import first_seed
from tests.games.nim.positions import AFTER_RETURN, DRAWN, LAST_STONE, position, write

GAME = holdfast.game("nim")


@settings(deadline=None)  # the first call may compile
@seed(first_seed())
@given(st.integers(0, MOVES - 1))
def test_every_move_has_one_text(move: int) -> None:
    state = position().state
    assert GAME.text.read_move(state, GAME.text.write_move(state, move)) == [move]


def test_a_token_whose_face_was_not_seen_is_a_question_mark() -> None:
    assert GAME.text.write_move(position().state, RETURNED) == "r?"


@pytest.mark.parametrize("text", ["2-3", " 2-3 ", "2 - 3"])
def test_spaces_do_not_matter(text: str) -> None:
    assert position().read_move(text) == position().read_move("2-3")


def test_the_heap_can_be_left_out_if_only_one_is_large_enough() -> None:
    assert position().play("-5") == position().read_move("3-5")


def test_a_heap_left_out_in_doubt_is_asked_for() -> None:
    with pytest.raises(AmbiguousMove, match="'-4' could mean 2-4, 3-4"):
        position().play("-4")


@pytest.mark.parametrize("text", ["", "4-1", "0-1", "1-6", "1-0", "r6", "r?", "r", "take", "1-1-1"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMove, match="write 2-3 to take 3 stones of heap 2"):
        position().play(text)


@pytest.mark.parametrize("lines", [{}, AFTER_RETURN, DRAWN, LAST_STONE])
def test_a_position_is_written_as_it_was_read(lines: dict[str, str]) -> None:
    text = write(**lines)
    assert GAME.text.write_state(position(**lines).state) == text


def test_a_hidden_position_has_question_marks() -> None:
    hidden = GAME.text.write_state(position(**AFTER_RETURN).seen(1)[0])
    assert "tokens ? 5\n" in hidden
    assert "pile ?A ? ? ?\n" in hidden


def test_a_finished_position_can_be_read() -> None:
    """(4.1)."""
    match = position(heaps="0 0 0", taken="7 5", tokens="2 5", pile="4B 1A 3 0")
    assert match.turn is None
    assert match.scores == (7, 5)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ({"players": "4"}, "players has '4'; it can have whole numbers from 2 to 3"),
        ({"players": "2 2"}, "players are '2 2'; there must be 1"),
        ({"misere": "maybe"}, "misere is 'maybe'; it can be off or on"),
        ({"heaps": "3 4"}, "heaps are '3 4'; there must be 3"),
        ({"heaps": "3 4 6"}, "heaps has '6'; it can have whole numbers from 0 to 5"),
        ({"heaps": "3 4 x"}, "heaps has 'x'"),
        ({"taken": "0"}, "taken are '0'; there must be 2"),
        ({"tokens": "2 9"}, "tokens has '9'; a token is a number from 0 to 5, or ?"),
        ({"drawn": "x"}, "drawn has 'x'"),
        ({"pile": "4C 1 3 0"}, "pile: 'C' is no seat; the seats are A, B"),
        ({"pile": "0 0 0 0 0 0 0"}, "pile has 7 tokens; there are 6"),
        ({"pile": "4 - 3 0"}, "pile has '-'; what lies there are tokens"),
        ({"turn": "C"}, "turn: 'C' is no seat"),
        ({"taken": f"{'9' * 5000} 0"}, "it can have whole numbers from 0 to 12"),
        ({"drawn": "9" * 5000}, "a token is a number from 0 to 5, or ?"),
        ({"heaps": "3 4 ٣"}, "heaps has '٣'"),
        ({"dice": str(1 << 64)}, "dice has '18446744073709551616'"),
    ],
)
def test_what_is_no_position_is_refused(lines: dict[str, str], message: str) -> None:
    with pytest.raises(UnreadableState) as refused:
        position(**lines)
    assert message in str(refused.value)


@pytest.mark.parametrize("text", ["", "heaps 3 4 5", write() + "\nmore 1"])
def test_a_position_has_certain_lines(text: str) -> None:
    with pytest.raises(UnreadableState, match="a position has the lines players, misere"):
        holdfast.read("nim", text)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ({"tokens": "? 5"}, "some tokens are hidden"),
        ({"taken": "1 0"}, "stones: 13 instead of 12"),
        ({"tokens": "- 5", "pile": "4 1 3 0 2"}, "A has no token"),
        ({"heaps": "4 4 4"}, "heap 1: 4 stones instead of 3 or fewer"),
        ({"tokens": "4 5"}, "token 4: 2 instead of 1"),
        ({"tokens": "4 5"}, "token 2: 0 instead of 1"),
        ({"pile": "4A 1 3 0"}, "tokens drawn so far: 1 instead of 0"),
        ({"drawn": "3", "pile": "4 1 0"}, "tokens drawn so far: 1 instead of 0"),
        (LAST_STONE | {"pile": "4A 1 3 0"}, "tokens drawn so far: 1 instead of 2"),
        (DRAWN | {"pile": "1A 3 0"}, "tokens drawn so far: 2 instead of 1"),
        (
            {"heaps": "0 0 0", "taken": "7 5", "drawn": "4", "pile": "1A 3 0"},
            "the game is over, but a token has still to be returned",
        ),
        (
            AFTER_RETURN | {"pile": "4 1A 3 0"},
            "the tokens that were put under the pile are not the lowest",
        ),
    ],
)
def test_what_cannot_occur_is_refused(lines: dict[str, str], problem: str) -> None:
    with pytest.raises(ImpossibleState) as refused:
        position(**lines)
    assert problem in refused.value.problems
