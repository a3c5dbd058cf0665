"""The end and the points (chapter 4)."""

from __future__ import annotations

import numpy as np
import pytest

import holdfast
from holdfast.core import kernels
from tests.games.nim.positions import AFTER_RETURN, DRAWN, LAST_STONE, position


def test_nobody_has_points_before_the_end() -> None:
    """(4.3)."""
    match = position(**LAST_STONE)
    assert match.scores == (0, 0)
    assert match.winners == ()


def test_who_takes_the_last_stone_gets_five_points_and_the_token() -> None:
    """(4.2, 4.3)."""
    match = position(tokens="2 5", **LAST_STONE)
    match.play("3-1")
    assert match.scores == (7, 5)
    assert match.winners == (0,)


def test_misere_gives_the_points_to_the_other() -> None:
    """(4.2)."""
    match = position(tokens="2 5", misere="on", **LAST_STONE)
    match.play("3-1")
    assert match.scores == (2, 10)


def test_misere_gives_the_points_to_both_others() -> None:
    """(4.2)."""
    start = {"heaps": "0 0 1", "taken": "6 5 0", "tokens": "2 5 0", "pile": "4B 1A 3"}
    match = position(players="3", misere="on", **start)
    match.play("3-1")
    assert match.scores == (2, 10, 5)


def test_a_good_token_can_be_worth_the_last_stone() -> None:
    """Equal points are a draw (4.3)."""
    match = position(**LAST_STONE | {"tokens": "0 5", "pile": "4B 1A 3 2"})
    match.play("3-1")
    assert match.scores == (5, 5)
    assert match.winners == (0, 1)


def _appraise(match: holdfast.Match, seat: int, move: str) -> float:
    """Return how the seat stands after the move, in the world as it is for the seat."""
    moves = np.array([match.read_move(move)], dtype=np.int32)
    dice = np.zeros(1, dtype=np.uint64)
    values = kernels.appraise_moves(match.position(0), seat, moves, 1, dice)
    return float(values[0])


def test_the_end_is_appraised_by_its_points() -> None:
    match = position(tokens="2 5", **LAST_STONE)
    assert _appraise(match, 0, "3-1") == 7


@pytest.mark.parametrize(
    ("lines", "move", "expected"),
    [
        ({"heaps": "3 4 5"}, "1-2", 7),  # leaves 1, 4, 5: balanced
        ({"heaps": "3 4 5"}, "1-1", 2),
        (DRAWN, "r4", 2),  # leaves 4, 5 to the rival
        (AFTER_RETURN | {"heaps": "0 1 3", "turn": "A", "taken": "8 0"}, "3-2", 7),
        (
            AFTER_RETURN | {"heaps": "0 1 3", "turn": "A", "taken": "8 0", "misere": "on"},
            "3-2",  # two heaps of one: the rival takes one, and the last is ours
            2,
        ),
        (
            LAST_STONE | {"heaps": "0 1 1", "taken": "5 5", "pile": "4B 1 3 0", "misere": "on"},
            "2-1",  # one heap of one: the rival has to take it
            7,
        ),
    ],
)
def test_who_leaves_balanced_heaps_stands_well(
    lines: dict[str, str], move: str, expected: float
) -> None:
    assert _appraise(position(**lines), 0, move) == expected
