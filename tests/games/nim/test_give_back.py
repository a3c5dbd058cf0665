"""Drawing and returning tokens (chapter 3)."""

from __future__ import annotations

import pytest

from holdfast import IllegalMove
from tests.games.nim.positions import AFTER_RETURN, DRAWN, LAST_STONE, position


def test_the_last_stone_of_a_heap_brings_the_top_token() -> None:
    """(3.1)."""
    match = position(pile="4 1 3 0")
    match.play("1-3")
    assert match.turn == 0
    assert match.state.drawn == 0
    assert match.state.pile.tolist()[:4] == [4, 1, 3, -1]


def test_a_heap_that_is_not_empty_brings_nothing() -> None:
    """(3.1)."""
    match = position()
    match.play("1-2")
    assert match.turn == 1
    assert match.state.drawn == -1


def test_the_last_stone_of_all_brings_nothing() -> None:
    """(3.1)."""
    match = position(**LAST_STONE)
    match.play("3-1")
    assert match.state.drawn == -1
    assert match.state.pile_size == 4


def test_one_of_the_two_tokens_goes_back() -> None:
    """(3.2)."""
    assert position(tokens="2 5", **DRAWN).legal_moves == ["r2", "r4"]


def test_the_held_token_can_be_returned_and_the_drawn_one_kept() -> None:
    """(3.2)."""
    match = position(tokens="2 5", **DRAWN)
    match.play("r2")
    assert match.state.token.tolist() == [4, 5, -1]
    assert match.turn == 1


def test_the_drawn_token_can_be_returned() -> None:
    """(3.2)."""
    match = position(tokens="2 5", **DRAWN)
    match.play("r4")
    assert match.state.token.tolist() == [2, 5, -1]


def test_a_returned_token_lies_lowest_and_its_player_is_remembered() -> None:
    """(3.2, 3.3)."""
    match = position(**AFTER_RETURN)
    match.play("2-4")
    match.play("r0")
    assert match.state.pile[:4].tolist() == [0, 4, 1, 3]
    assert match.state.put_by[:4].tolist() == [1, 0, -1, -1]


@pytest.mark.parametrize(
    ("move", "rule", "sentence"),
    [
        ("r3", "3.2", "token 3 is not in hand"),
        ("2-1", "3.2", "a token must be returned first"),
    ],
)
def test_nothing_else_is_possible_before_the_return(move: str, rule: str, sentence: str) -> None:
    """(3.2)."""
    with pytest.raises(IllegalMove) as refused:
        position(**DRAWN).play(move)
    assert (refused.value.rule, refused.value.sentence) == (rule, sentence)


def test_nothing_is_returned_without_a_draw() -> None:
    """(3.1)."""
    with pytest.raises(IllegalMove, match="only after drawing one") as refused:
        position().play("r2")
    assert refused.value.rule == "3.1"
