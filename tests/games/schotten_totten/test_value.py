"""The glance that the greedy player takes at a position: only the order of things is fixed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from holdfast import Match
from holdfast.core import verbs
from holdfast.core.jit import kernel
from holdfast.games.schotten_totten.value import chance_at

from .build import deal, full, play, table
from .test_match import before_victory


@kernel
def appraise_each(states: NDArray[Any], seat: int, out: NDArray[np.float64]) -> None:
    for i in range(len(states)):
        out[i] = verbs.appraise(states[i], seat)


@kernel
def chances(states: NDArray[Any], seat: int, out: NDArray[np.float64]) -> None:
    for stone in range(9):
        out[stone] = chance_at(states[0], stone, seat)


def value(match: Match, seat: int = 0) -> float:
    out = np.zeros(1)
    appraise_each(match.position(len(match.moves)), seat, out)
    return float(out[0])


def chance(match: Match, stone: int, seat: int = 0) -> float:
    out = np.zeros(9)
    chances(match.position(len(match.moves)), seat, out)
    return float(out[stone - 1])


def test_a_won_round_is_worth_more_than_any_position() -> None:
    """5.4"""
    won = before_victory("4 6", "1 9", 5)
    assert value(won) > 1000 > value(deal(1)) > -1000 > value(won, 1)


def test_an_owned_stone_is_certain() -> None:
    """4.6"""
    match = table("3: R7 R8 R9 | O1 | first A, owner A", a="Y1", b="Y2")
    assert (chance(match, 3), chance(match, 3, 1)) == (1, 0)


def test_of_two_equal_sides_the_first_one_counts() -> None:
    """3.7"""
    match = table("3: R1 R2 O5 | G1 G2 B5 | first B", a="Y1", b="Y2")
    assert (chance(match, 3), chance(match, 3, 1)) == (0, 1)


def test_what_can_be_claimed_is_as_good_as_owned() -> None:
    """4.4"""
    match = table("3: R7 R8 R9 | O1 | first A", "5: R1 | G7 G8 G9 | first B", a="Y1", b="Y2")
    assert (chance(match, 3), chance(match, 3, 1)) == (1, 0)
    assert (chance(match, 5), chance(match, 5, 1)) == (0, 1)


@pytest.mark.parametrize(
    "ladder",
    [
        ["O1 G3 V4", "O1 G5 V4", "R2 R4 R9", "R4 G4 B4", "R3 R4 R5"],  # complete sides
        ["G1", "G5", "G9"],
        ["G1 V9", "G1 V2", "G1 G9", "G4 V4", "G7 G8"],
    ],
)
def test_the_better_side_has_the_better_chance(ladder: list[str]) -> None:
    """3.6"""
    found = []
    for cards in ladder:
        marks = "first A" if len(cards.split()) == 3 else "-"
        match = table(f"5: {cards} | B2 B6 | {marks}", a="Y1", b="Y2")
        found.append(chance(match, 5))
        assert 0 < found[-1] <= 1
        assert chance(match, 5, 1) == pytest.approx(1 - found[-1])
    assert found == sorted(found)


def test_a_side_that_can_never_be_complete_has_no_prospects() -> None:
    """4.4"""
    stones = [*full("AABBAABB", without="R1 O2 Y4 B9 V9 G9"), "9: R1 O2 Y4 | B9 V9 | first A"]
    lines = {"a": "SP", "b": "SH", "deck": "-", "discard": "G9 BA", "played": "0 1"}
    match = table(*stones, turn="A claim", **lines)
    assert (chance(match, 9), chance(match, 9, 1)) == (1, 0)


def test_a_stone_next_to_ones_own_is_worth_more() -> None:
    """5.1"""
    own = ["4: R7 R8 R9 | - | first A, owner A", "5: G7 G8 G9 | - | first A, owner A"]
    near = table(*own, "6: B7 B8 B9 | - | first A, blind", a="Y1", b="Y2", played="1 0")
    far = table(*own, "8: B7 B8 B9 | - | first A, blind", a="Y1", b="Y2", played="1 0")
    assert value(near) > value(far)


def test_a_good_card_at_a_contested_stone_is_worth_more_than_a_bad_one() -> None:
    """3.1"""
    good = play(table("5: G7 G8 | B6 B7", a="G9 Y1", b="Y2"), "G9@5")
    bad = play(table("5: G7 G8 | B6 B7", a="G9 Y1", b="Y2"), "Y1@5")
    assert value(good) > value(bad)
