"""The board, the pieces and the deal (chapter 1)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest

import holdfast
from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.testing.amount import amount

from .build import (
    CENTRES,
    NAME,
    archbishop,
    bastions,
    cards,
    coins,
    deal,
    discard,
    is_lone,
    look,
    phase,
    play,
    supply,
    table,
)

DEALS = amount(400, 400, 150, 400)


@cache
def deals(players: int) -> np.ndarray:
    return holdfast.batch(NAME, DEALS, players=players).states


def assert_near(counts: np.ndarray, expected: float, *, deviations: float = 5) -> None:
    """Every count is what luck allows; the seeds are fixed, so this never fails by chance."""
    assert np.abs(counts - expected).max() < deviations * expected**0.5, counts


def test_a_region_has_a_stretch_of_river_and_two_banks() -> None:
    """1.1"""
    assert [region.number for region in SHIPPED.regions] == list(range(1, 55))
    match = table("B L23 R23", hand="23")
    assert {"23@W23"} <= set(match.legal_moves)


@pytest.mark.parametrize("card", [17, 19])
def test_an_island_space_belongs_to_two_regions(card: int) -> None:
    """1.2, R20"""
    match = table(hand="17 19")
    assert f"{card}@I17" in match.legal_moves


def test_the_board_alone_says_what_borders_what() -> None:
    """Nothing touches diagonally: river 5 borders its own two banks and no others (1.3, R26)."""
    assert SHIPPED.neighbours("W5") == ("L5", "R5", "W4", "W6")
    match = table("A L6 R6 L4 R4", towers="L5 R5", hand="5")
    play(match, "5@W5")
    assert is_lone(match, "W5")


def test_the_two_spaces_of_a_slot_border_each_other() -> None:
    """So no centre ever belongs to two duchies (1.3, 1.4, R36)."""
    for slot in SHIPPED.slots:
        one, other = slot.touches
        assert other in SHIPPED.neighbours(one)


@pytest.mark.parametrize("seed", range(5))
def test_all_26_centres_lie_open(seed: int) -> None:
    """1.4, R01, R02"""
    match = deal(seed)
    for seat in range(3):
        shown = match.view(seat)["table"]["slots"]
        assert Counter(slot["centre"] for slot in shown) == Counter(CENTRES)


@pytest.mark.parametrize(("players", "knights"), [(3, 25), (4, 20), (5, 17)])
def test_what_every_player_begins_with(players: int, knights: int) -> None:
    """1.5, 1.6, R04, R07"""
    match = deal(players=players)
    assert supply(match) == [knights] * players
    assert bastions(match) == [3] * players
    assert coins(match) == [0] * players
    assert [len(cards(match, seat)) for seat in "ABCDE"[:players]] == [5] * players
    assert look(match)["deck"] == 54 - 5 * players
    assert (discard(match), look(match)["knights"], archbishop(match)) == ([], {}, "-")


@pytest.mark.parametrize("players", [1, 2, 6])
def test_three_to_five_play(players: int) -> None:
    """1.5, R80"""
    with pytest.raises(holdfast.BadOption, match=f"5 players, not {players}"):
        deal(players=players)


def test_no_card_is_dealt_twice() -> None:
    """1.6, R05"""
    match = deal(seed=4, players=5)
    dealt = [card for seat in "ABCDE" for card in cards(match, seat)]
    assert len(set(dealt)) == 25
    assert set(dealt) <= set(range(1, 55))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_hand_is_a_fair_deal(players: int) -> None:
    """Every card comes to every player equally often (1.6, R05)."""
    where = deals(players)["cards"]
    for seat in range(players):
        assert_near((where == seat).sum(axis=0), DEALS * 5 / 54)


def test_every_slot_gets_every_kind_of_centre() -> None:
    """1.4"""
    kinds = deals(3)["centre"]
    for kind, count in enumerate((7, 7, 4, 4, 4)):
        assert_near((kinds == kind).sum(axis=0), DEALS * count / 26)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_lots_are_drawn_for_the_start(players: int) -> None:
    """1.7, R06"""
    opener = deals(players)["opener"]
    assert_near(np.bincount(opener, minlength=players), DEALS / players)


def test_play_goes_round_in_the_order_of_the_seats() -> None:
    """1.7, R06"""
    match = table(turn="B", opener="B", hand="1", hand_c="2", hand_a="3")
    play(match, "1@L1,done")
    assert phase(match) == "C play"
    play(match, "2@R2,done")
    assert phase(match) == "A play"
    play(match, "3@L3,done")
    assert phase(match) == "B play"
