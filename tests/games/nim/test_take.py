"""Taking stones (chapter 2)."""

from __future__ import annotations

import pytest

import holdfast
from holdfast import IllegalMove
from tests.games.nim.positions import AFTER_RETURN, LAST_STONE, position


def test_any_number_of_stones_of_any_heap_can_be_taken() -> None:
    """(2.2)."""
    legal = position(heaps="1 2 0", taken="9 0", pile="4A 1 3 0").legal_moves
    assert legal == ["1-1", "2-1", "2-2"]


def test_the_stones_leave_the_heap() -> None:
    """(2.2)."""
    match = position()
    match.play("2-3")
    assert match.state.heap.tolist() == [3, 1, 5]
    assert match.state.taken.tolist() == [3, 0, 0]


def test_more_stones_than_the_heap_has_cannot_be_taken() -> None:
    """(2.2)."""
    match = position()
    with pytest.raises(IllegalMove) as refused:
        match.play("1-4")
    assert refused.value.rule == "2.2"
    assert str(refused.value) == "1-4: heap 1 has only 3 stones (rule 2.2)"


def test_an_empty_heap_gives_nothing() -> None:
    """(2.2)."""
    match = position(**AFTER_RETURN)
    with pytest.raises(IllegalMove, match="heap 1 has no stones"):
        match.play("1-1")


def test_two_players_take_turns() -> None:
    """(2.1)."""
    match = holdfast.new("nim", seed=1)
    turns = []
    for move in ("3-1", "3-1", "3-1", "3-1"):
        turns.append(match.turn)
        match.play(move)
    assert turns == [0, 1, 0, 1]


def test_three_players_take_turns_round_the_table() -> None:
    """(2.1)."""
    match = holdfast.new("nim", players=3, seed=1)
    turns = []
    for move in ("3-1", "3-1", "3-1", "3-1"):
        turns.append(match.turn)
        match.play(move)
    assert turns == [0, 1, 2, 0]


def test_the_last_stone_of_all_ends_the_game() -> None:
    """(4.1)."""
    match = position(**LAST_STONE)
    assert match.turn == 0
    match.play("3-1")
    assert match.turn is None
    assert match.legal_moves == []
