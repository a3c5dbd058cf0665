"""The odds that a search sees: the order of things is fixed, and that nothing secret is read."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from holdfast import Match
from holdfast.core import kernels, verbs
from holdfast.core.jit import kernel
from holdfast.games.schotten_totten.odds import (
    by_clan,
    by_strength,
    chance_at,
    find_hand,
    find_unseen,
)

from .build import deal, full, play, table
from .test_match import before_victory


@kernel
def foresee_each(states: NDArray[Any], seat: int, out: NDArray[np.float64]) -> None:
    for i in range(len(states)):
        out[i] = verbs.foresee(states[i], seat)


@kernel
def chances(states: NDArray[Any], seat: int, out: NDArray[np.float64]) -> None:
    state = states[0]
    hand = find_hand(state, seat)
    rest = find_unseen(state) & ~hand
    for stone in range(9):
        out[stone] = chance_at(
            state, stone, seat, by_clan(hand), by_strength(hand), by_clan(rest), by_strength(rest)
        )


def odds(match: Match, seat: int = 0) -> float:
    out = np.zeros(1)
    foresee_each(match.position(len(match.moves)), seat, out)
    return float(out[0])


def chance(match: Match, stone: int, seat: int = 0) -> float:
    out = np.zeros(9)
    chances(match.position(len(match.moves)), seat, out)
    return float(out[stone - 1])


def test_a_won_round_is_worth_more_than_any_position() -> None:
    """5.4"""
    won = before_victory("4 6", "1 9", 5)
    assert odds(won) > 900 > odds(deal(1)) > -900 > odds(won, 1)


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


def test_a_side_is_safe_when_the_cards_against_it_are_in_the_own_hand() -> None:
    """4.4: only its owner knows that."""
    match = table("3: R4 R5 R6 | G6 G8 | first A", a="G7", b="Y2")
    assert chance(match, 3) == 1
    assert 0 < chance(match, 3, 1) < 1


def test_a_card_that_completes_a_side_is_worth_more_in_hand() -> None:
    """3.1"""
    stone = "5: G7 G8 | B2 B6"
    assert chance(table(stone, a="G9"), 5) > chance(table(stone, a="Y1"), 5) + 0.1


def test_a_hand_that_is_too_small_to_complete_a_side_promises_nothing() -> None:
    """3.1: two cards are needed."""
    stone = "5: G7 | B2 B6"
    assert chance(table(stone, a="G8 G9"), 5) > chance(table(stone, a="Y1"), 5) > 0


@pytest.mark.parametrize(
    "ladder",
    [
        ["O1 G3 V4", "O1 G5 V4", "R2 R4 R9", "R4 G4 B4", "R3 R4 R5"],  # complete sides
        ["G1 V9", "G1 V2", "G4 V4", "G7 G8"],
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
    assert found == sorted(found)


def test_an_empty_side_has_a_chance_against_a_complete_one() -> None:
    """4.4"""
    match = table("5: - | B2 R4 G9 | first B", "6: R7 R8 R9 | - | first A, blind", played="1 0")
    assert 0 < chance(match, 5) < 1
    assert 0 < chance(match, 6, 1) < 1


def test_a_side_that_can_never_be_complete_has_no_prospects() -> None:
    """4.4"""
    stones = [*full("AABBAABB", without="R1 O2 Y4 B9 V9 G9"), "9: R1 O2 Y4 | B9 V9 | first A"]
    lines = {"a": "SP", "b": "SH", "deck": "-", "discard": "G9 BA", "played": "0 1"}
    match = table(*stones, turn="A claim", **lines)
    assert (chance(match, 9), chance(match, 9, 1)) == (1, 0)


def test_a_good_card_at_a_contested_stone_is_worth_more_than_a_bad_one() -> None:
    """3.1"""
    good = play(table("5: G7 G8 | B6 B7", a="G9 Y1", b="Y2"), "G9@5")
    bad = play(table("5: G7 G8 | B6 B7", a="G9 Y1", b="Y2"), "Y1@5")
    assert odds(good) > odds(bad)


@pytest.mark.parametrize("options", [{}, {"tactics": True}])
def test_the_odds_depend_on_nothing_that_the_seat_cannot_know(
    options: dict[str, bool | int | str],
) -> None:
    """6.6"""
    match = deal(4, **options)
    dice = np.array([1], dtype=np.uint64)
    for _ in range(20):
        match.play(match.legal_ids[len(match.moves) * 7 % len(match.legal_ids)])
        worlds = np.repeat(match.position(len(match.moves)), 4)
        kernels.redeal_each(worlds[1:], 0, dice)
        out = np.zeros(4)
        foresee_each(worlds, 0, out)
        assert len(set(out)) == 1
