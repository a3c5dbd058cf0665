"""Formations and how strong they are (chapter 3, 7.1 to 7.7, 8.1, 8.2)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from holdfast.core.jit import COMPILED, kernel
from holdfast.games.schotten_totten.formations import KIND, best

from .build import play, refusal, table
from .plain import CLAN_CARDS, Strength, formation

SUM, RUN, COLOUR, THREE, COLOUR_RUN = range(5)

#: How many sets of three and of four cards there are of each kind.
SETS_OF_THREE = {COLOUR_RUN: 42, THREE: 180, COLOUR: 462, RUN: 1470, SUM: 22650}
SETS_OF_FOUR = {COLOUR_RUN: 36, THREE: 135, COLOUR: 720, RUN: 7740, SUM: 307620}


@kernel
def weigh_sets(states: NDArray[Any], sets: NDArray[np.int8], powers: NDArray[np.int64]) -> None:
    """Lay every set on A's side of stone 1 and ask how strong it is."""
    state = states[0]
    for i in range(len(sets)):
        for j in range(sets.shape[1]):
            state.cards[0, 0, j] = sets[i, j]
        powers[i] = best(state, 0, 0)


def weigh_all(size: int) -> tuple[NDArray[np.int8], list[Strength]]:
    """All sets of a size with their strengths; a sample where all would take too long."""
    sets = np.array(list(combinations(range(54), size)), dtype=np.int8)
    if not COMPILED:
        sets = sets[random.Random(size).sample(range(len(sets)), 3000)]
    match = table("1: - | - | mud", played="1 0") if size == 4 else table()
    states = match.position(0)
    states["count"][0, 0, 0] = size
    powers = np.zeros(len(sets), dtype=np.int64)
    weigh_sets(states, sets, powers)
    return sets, [divmod(int(power), KIND) for power in powers]


@pytest.mark.parametrize(
    ("size", "expected", "strengths"), [(3, SETS_OF_THREE, 63), (4, SETS_OF_FOUR, 71)]
)
def test_every_set_of_clan_cards(size: int, expected: dict[int, int], strengths: int) -> None:
    """3.1 to 3.6, 3.8, 8.2, E27"""
    sets, found = weigh_all(size)
    if COMPILED:
        assert len(sets) == {3: 24804, 4: 316251}[size]
        assert Counter(kind for kind, _ in found) == expected
        assert len(set(found)) == strengths
    some = range(len(sets)) if size == 3 else range(0, len(sets), 50 if COMPILED else 1)
    for i in some:
        assert found[i] == formation([CLAN_CARDS[card] for card in sets[i]], strict=True)


def power(cards: str, modes: str = "", options: str = "-", **lines: str) -> Strength:
    """How strong a complete side of A's is."""
    words = cards.split()
    tactics = sum(card in ("JK", "SP", "SH") for card in words) + len(modes.split())
    if tactics:
        options = f"tactics=on {options.strip('-')}"
        lines |= {"played": f"{tactics - tactics // 2} {tactics // 2}"}
        lines |= {"joker": "A"} if "JK" in words else {}
    marks = ", ".join(["first A", *modes.split()])
    match = table(f"1: {cards} | - | {marks}", a="Y9", b="O9", options=options, **lines)
    return divmod(int(match.state.power[0, 0]), KIND)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R7 R8 R9", (COLOUR_RUN, 24)),
        ("R5 G5 B5", (THREE, 15)),
        ("R1 R2 R9", (COLOUR, 12)),
        ("R3 G1 B2", (RUN, 6)),
        ("G7 V4 B3", (SUM, 14)),
    ],
)
def test_the_five_kinds(cards: str, expected: Strength) -> None:
    """3.1, 3.2, 3.3, 3.4, 3.5"""
    assert power(cards) == expected


def test_kind_comes_before_total() -> None:
    """3.6"""
    ladder = ["R1 R2 R3", "R1 G1 B1", "R1 R2 R4", "R1 G2 B3", "R9 G9 B8"]
    strengths = [power(cards) for cards in ladder]
    assert strengths == sorted(strengths, reverse=True)
    assert [total for _, total in strengths] == [6, 3, 7, 6, 26]


def test_the_order_of_play_does_not_matter() -> None:
    """3.8"""
    assert power("R9 R7 R8") == power("R7 R8 R9") == (COLOUR_RUN, 24)


def test_a_run_does_not_go_round_the_corner() -> None:
    """3.8"""
    assert power("R8 G9 B1") == (SUM, 18)
    assert power("R9 R1 R2") == (COLOUR, 12)
    assert power("JK R9 B1") == (SUM, 19)


def test_a_pair_is_worth_nothing() -> None:
    """3.8"""
    assert power("R9 G9 B2") == (SUM, 20)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("JK R7 R8", (COLOUR_RUN, 24)),
        ("JK R8 R9", (COLOUR_RUN, 24)),
        ("JK R7 R9", (COLOUR_RUN, 24)),
        ("JK R7 G7", (THREE, 21)),
        ("JK R7 G9", (RUN, 24)),
        ("JK R3 G9", (SUM, 21)),
        ("SP R8 R9", (COLOUR_RUN, 24)),
        ("SP G7 R7", (THREE, 21)),
        ("SP R1 R9", (COLOUR, 17)),
        ("SP R6 G5", (RUN, 18)),
        ("SP R2 G5", (SUM, 14)),
        ("SH R2 R3", (COLOUR_RUN, 6)),
        ("SH R4 R5", (COLOUR_RUN, 12)),
        ("SH R1 G1", (THREE, 3)),
        ("SH R2 R9", (COLOUR, 14)),
        ("SH R4 G2", (RUN, 9)),
        ("SH R9 G8", (SUM, 20)),
        ("JK SP R8", (COLOUR_RUN, 24)),
        ("JK SP R7", (THREE, 21)),
        ("JK SP R1", (COLOUR, 17)),
        ("JK SH R3", (COLOUR_RUN, 9)),
        ("JK SH R9", (COLOUR, 20)),
        ("SP SH R9", (COLOUR, 19)),
        ("SP SH R7", (SUM, 17)),
        ("JK SP SH", (COLOUR, 19)),
    ],
)
def test_elite_troops_are_the_best_they_can_be(cards: str, expected: Strength) -> None:
    """7.2, 7.4, 7.5, 7.6, E23"""
    assert power(cards) == expected


def test_an_elite_troop_may_equal_a_card_that_lies_elsewhere() -> None:
    """7.6, E24"""
    match = table(
        *("1: JK R7 R8 | - | first A", "2: - | R9"), a="Y9", b="O9", played="1 0", joker="A"
    )
    assert divmod(int(match.state.power[0, 0]), KIND) == (COLOUR_RUN, 24)


def test_an_elite_troop_may_equal_a_card_of_its_own_set() -> None:
    """7.6, E24"""
    assert power("SP R7 B7") == (THREE, 21)


def test_the_highest_kind_counts_even_if_the_total_is_lower() -> None:
    """7.6, E26"""
    assert power("JK R1 R3") == (COLOUR_RUN, 6)


@pytest.mark.parametrize(
    ("cards", "modes", "strict", "lenient"),
    [
        ("JK R9 R1", "", (COLOUR, 18), (COLOUR, 19)),
        ("SP R7 R2", "", (SUM, 16), (COLOUR, 16)),
        ("SP R9 R8 R7", "mud", (SUM, 31), (COLOUR, 31)),
        ("SH R3 R9", "", (COLOUR, 14), (COLOUR, 15)),
        ("JK SP R9", "", (COLOUR_RUN, 24), (COLOUR_RUN, 24)),
        ("JK SP R7", "", (THREE, 21), (THREE, 21)),
        ("JK SP R9 R2", "mud", (COLOUR, 26), (COLOUR, 27)),
        ("SH R1 R3 R9", "mud", (COLOUR, 15), (COLOUR, 16)),
        ("JK SP SH R9", "mud", (COLOUR, 27), (COLOUR, 28)),
    ],
)
def test_a_colour_needs_different_strengths(
    cards: str, modes: str, strict: Strength, lenient: Strength
) -> None:
    """3.3, 7.7, E25"""
    assert power(cards, modes) == strict
    assert power(cards, modes, "strict_colour=off") == lenient


def test_a_three_of_a_kind_is_never_a_question_of_clans() -> None:
    """3.2, 7.6, E25"""
    assert power("SP R7 B7") == power("SP R7 B7", options="strict_colour=off") == (THREE, 21)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R6 R7 R8 R9", (COLOUR_RUN, 30)),
        ("R8 B8 G8 O8", (THREE, 32)),
        ("R6 R7 R8 R1", (COLOUR, 22)),
        ("R6 R7 R8 B9", (RUN, 30)),
        ("R8 B8 G8 R7", (SUM, 31)),
        ("R7 R8 R9 B1", (SUM, 25)),
        ("JK R8 B8 G8", (THREE, 32)),
        ("JK SP R9 R8", (COLOUR_RUN, 30)),
        ("JK SH R4 R5", (COLOUR_RUN, 18)),
    ],
)
def test_under_mud_fight_all_four_cards_must_fit(cards: str, expected: Strength) -> None:
    """3.8, 8.2, E27"""
    assert power(cards, "mud") == expected


@pytest.mark.parametrize(
    ("cards", "modes", "expected"),
    [
        ("R7 R8 R9", "blind", (SUM, 24)),
        ("JK R1 R2", "blind", (SUM, 12)),
        ("SP R1 R2", "blind", (SUM, 10)),
        ("SH R1 R2", "blind", (SUM, 6)),
        ("JK SP SH", "blind", (SUM, 19)),
        ("R8 B8 G8 O8", "mud blind", (SUM, 32)),
        ("R1 B1 G1 O1", "mud blind", (SUM, 4)),
        ("JK SP SH R9", "mud blind", (SUM, 28)),
    ],
)
def test_under_blind_mans_bluff_only_the_total_counts(
    cards: str, modes: str, expected: Strength
) -> None:
    """8.1, 8.3, E28, E29"""
    assert power(cards, modes) == expected


def test_what_an_elite_troop_stands_for_is_never_fixed() -> None:
    """7.6, 8.1, E23"""
    match = table("1: JK R1 R3 | - | first A", a="Y9", b="BB O9", turn="B", played="1 0", joker="A")
    assert divmod(int(match.state.power[0, 0]), KIND) == (COLOUR_RUN, 6)
    play(match, "BB@1")
    assert divmod(int(match.state.power[0, 0]), KIND) == (SUM, 13)


def test_seven_eight_nine_of_a_clan_is_claimed_against_an_empty_side() -> None:
    """3.1, 4.4, E31"""
    match = play(table("1: R7 R8 | -", "2: B6 B7 B8 | - | first A", a="R9 Y1"), "R9@1")
    assert match.legal_moves == ["claim 1", "done"]
    assert refusal(match, "claim 2").rule == "4.4"


def test_under_mud_fight_it_takes_six_seven_eight_nine() -> None:
    """8.2, 4.4, E30, E31"""
    match = play(table("1: R7 R8 R6 | - | mud", a="R9 Y1", played="1 0"), "R9@1")
    assert match.legal_moves == ["claim 1", "done"]
    match = play(table("1: R7 R8 R6 | - | mud", a="R5 Y1", played="1 0"), "R5@1")
    assert refusal(match, "claim 1").rule == "4.4"
