"""Where the next location may lie, and what lies round it already (chapter 8)."""

from __future__ import annotations

from collections import Counter

import pytest

from .build import (
    card,
    crowd,
    gained,
    held,
    holder,
    left,
    location,
    look,
    phase,
    places,
    play,
    points,
    refusal,
    ring,
    scored,
    spots,
    table,
    told,
    totals,
)
from .plain import around

#: Bag End with ten cards round it; the next location is Bree.
FULL = ring("r1 b1 g1 y1 r1 b1 g1 y1 r1 b1")
#: Five locations round the hole 2,0: Bag End above, two on the left, one below, one on the right.
ROUND_A_HOLE = "0,0 1,-3 3,-3 4,0 3,3"
HOLE = crowd("2,0", "3,3")


# Who, and when


def test_who_fills_the_ring_places_the_next_location() -> None:
    """Not who has won it (8.1, ruling B1)."""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), a="r1")
    play(match, "r1@1,2")
    assert (phase(match), holder(match, "be")) == ("A site", "B")
    assert refusal(match, "r1@0,2").rule == "2.1"
    assert refusal(match, "end").rule == "2.1"


def test_even_with_the_last_card_of_hand_and_deck() -> None:
    """8.1, ruling B1"""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), a="r1", decks={"A": ""})
    assert phase(play(match, "r1@1,2")) == "A site"
    assert phase(play(match, "site 2,0")) == "B play"


def test_first_it_is_placed_and_then_the_placer_draws() -> None:
    """8.6, ruling B2"""
    match = table(*FULL, turn="A site", a="r4 r2 r2")
    assert (held(match)[0], left(match)[0]) == (3, 16)
    play(match, "site -2,0")
    assert (held(match)[0], left(match)[0], phase(match)) == (6, 13, "B play")
    assert told(match)[-1] == "drew-card"


def test_after_placing_the_turn_passes_over_those_who_are_out() -> None:
    """8.6, 2.6"""
    assert phase(play(table(*FULL, turn="A site", out="BC"), "site -2,0")) == "D play"


# Where


def test_after_bag_end_bree_has_16_spots() -> None:
    """Two, three or four cards are shared (8.2, ruling B3)."""
    match = table(*FULL, turn="A site")
    found = spots(match)
    assert len(found) == 16
    shared = []
    for spot in found:
        row, column = spot.split(",")
        shared.append(len({*around((int(row), int(column)))} & {*around((0, 0))}))
    assert Counter(shared) == {2: 8, 3: 6, 4: 2}


def test_a_shared_corner_is_not_enough() -> None:
    """8.2, ruling B3"""
    match = table(*FULL, turn="A site")
    for corner in ("-2,-3", "-2,3", "2,-3", "2,3"):
        assert refusal(match, f"site {corner}").rule == "8.2"


def test_with_corner_contact_bree_has_20_spots() -> None:
    """8.2, ruling B3"""
    match = table(*FULL, turn="A site", options="allow_corner_contact=on")
    assert {*spots(match)} > {"-2,-3", "-2,3", "2,-3", "2,3"}
    assert len(spots(match)) == 20


def test_a_location_far_from_all_cards_is_refused() -> None:
    """8.2, ruling B3"""
    match = table(*FULL, turn="A site")
    assert refusal(match, "site 5,5").rule == refusal(match, "site 99,0").rule == "8.2"


def test_beside_any_card_on_the_table() -> None:
    """Not only beside those of the last location (8.2, ruling B4)."""
    match = table(*crowd("0,0", "-2,0"), sites="0,0 -2,0", turn="A site")
    assert {"2,0", "-4,0"} < {*spots(match)}


def test_an_empty_cell_gives_no_contact() -> None:
    """8.2: the card at 1,2 was hit; with it a location might lie at 2,2."""
    lying = crowd("0,0", "-2,0", without="1,2")
    match = table(*lying, sites="0,0 -2,0", turn="A site")
    assert refusal(match, "site 2,2").rule == "8.2"
    assert "2,1" in spots(match)
    assert "2,2" in spots(table(*crowd("0,0", "-2,0"), sites="0,0 -2,0", turn="A site"))


def test_a_location_does_not_lie_beside_a_location_alone() -> None:
    """8.2, 8.3: what lies beside a location is in its ring."""
    match = table(*FULL, turn="A site")
    assert not {"0,2", "-1,0", "0,-2"} & {*spots(match)}


def test_both_cells_must_be_free() -> None:
    """Of cards and of locations (8.2, ruling B5)."""
    match = table(*FULL, turn="A site")
    for taken in ("0,0", "0,1", "-1,0", "-1,2", "-1,-2", "0,-2"):
        assert refusal(match, f"site {taken}").rule == "8.3"


def test_a_location_lies_across_always() -> None:
    """It is named by its left cell and has ten cells of its own (1.3, 8.2, ruling A2)."""
    match = play(table(*FULL, turn="A site", b="b4"), "site -2,1")
    assert look(match)["locations"][1]["at"] == [-2, 1]
    free = [*places(match, "b4")]
    assert free == ["-3,0", "-3,1", "-3,2", "-3,3", "-2,0", "-2,3", "-1,3"]


def test_no_location_lies_in_the_ring_of_another() -> None:
    """A gap of two cells in a finished ring is no room (8.3, rulings B6 and H13)."""
    lying = crowd("0,0", "-2,0", without="1,0 1,1")
    match = table(*lying, sites="0,0 -2,0", turn="A site")
    assert card(match, "1,0") == card(match, "1,1") == "-"
    for spot in ("1,0", "1,1", "1,-1"):
        assert refusal(match, f"site {spot}").rule == "8.3"


def test_not_half_in_the_ring_of_another_either() -> None:
    """8.3, ruling B6"""
    lying = crowd("0,0", "-2,0", without="1,2")
    match = table(*lying, sites="0,0 -2,0", turn="A site")
    assert refusal(match, "site 1,2").rule == "8.3"


def test_a_gap_in_a_finished_ring_is_a_cell_of_the_next_one() -> None:
    """8.4, ruling H13"""
    lying = crowd("0,0", "-2,0", without="1,0")
    match = table(*lying, sites="0,0 -2,0", turn="A site", b="b4")
    play(match, "site 2,0")
    assert "1,0" in places(match, "b4")


@pytest.mark.parametrize(
    ("sites", "furthest"),
    [
        (" ".join(f"0,{3 * n}" for n in range(9)), "0,27"),
        (" ".join(f"0,{-3 * n}" for n in range(9)), "0,-27"),
        (" ".join(f"{2 * n},0" for n in range(9)), "18,0"),
        (" ".join(f"{-2 * n},0" for n in range(9)), "-18,0"),
    ],
)
def test_the_grid_has_no_edge_that_a_game_can_reach(sites: str, furthest: str) -> None:
    """1.3, 8.2, rulings A4 and B8"""
    last = sites.rsplit(maxsplit=1)[-1]
    match = table(*crowd(last), sites=sites, turn="A site", b="b4")
    play(match, f"site {furthest}")
    assert (location(match), phase(match)) == ("Amon Hen", "B play")
    assert len(places(match, "b4")) >= 6


# What lies there already


def test_cards_in_the_new_ring_count_there_too() -> None:
    """8.4, ruling G1"""
    match = table(*ring("r1 b1 g2 y4 r1 b1 g1 y1 r1 b1"), turn="A site")
    assert totals(play(match, "site -2,2")) == "y4 g2 r- b-"


def test_a_card_that_touches_by_its_corner_counts_too() -> None:
    """It is one of the ten: -1,2 is a corner of both rings (8.4, 1.3, ruling A3)."""
    lying = ring("r1 b1 g1 y4 r1 b1 g1 y1 r1 b1")
    match = table(*lying, turn="A site", options="allow_corner_contact=on")
    assert totals(play(match, "site -2,3")) == "y4 r- b- g-"


def test_shared_cards_need_not_be_laid_again() -> None:
    """8.4"""
    match = play(table(*FULL, turn="A site", b="b4"), "site -2,0")
    assert places(match, "b4") == ["-3,-1", "-3,0", "-3,1", "-3,2", "-2,-1", "-2,2"]
    assert totals(match) == "r1 b1 g1 y1"


# A ring that is full already


def test_a_location_in_a_full_ring_is_scored_at_once() -> None:
    """The placer being the player of the last card: yellow before green (8.5, ruling B7)."""
    match = table(*HOLE, sites=ROUND_A_HOLE, turn="D site", last="D")
    assert location(match) == "Rivendell"
    play(match, "site 2,0")
    assert (location(match), scored(match)) == ("Caradhras", 6)
    assert totals(match) == "r3 b3 y2 g2"
    assert (points(match), gained(match)) == ([4, 3, 0, 2], [4, 3, 0, 2])


def test_the_same_player_then_places_the_next_one() -> None:
    """And draws only after that (8.5, 8.6, ruling B7, wording 9)."""
    match = table(*HOLE, sites=ROUND_A_HOLE, turn="A site", a="r4")
    play(match, "site 2,0")
    assert (phase(match), held(match)[0]) == ("A site", 1)
    play(match, f"site {spots(match)[0]}")
    assert (location(match), phase(match), held(match)[0]) == ("Gate of Moria", "B play", 6)


def test_a_player_out_of_cards_places_the_whole_chain() -> None:
    """8.5, 8.1, rulings B1 and B7, wording 9"""
    match = table(*HOLE, sites=ROUND_A_HOLE, turn="A site", out="A")
    assert phase(play(match, "site 2,0")) == "A site"
    assert phase(play(match, f"site {spots(match)[0]}")) == "B play"


def test_the_tenth_location_in_a_full_ring_ends_the_game() -> None:
    """8.5, 9.1, ruling B7, wording 9"""
    sites = f"0,-9 0,-6 -1,-3 -2,0 {ROUND_A_HOLE}"
    match = table(*HOLE, sites=sites, turn="A site")
    assert location(match) == "Lothlórien"
    play(match, "site 2,0")
    assert (phase(match), scored(match), location(match)) == ("over", 10, "Amon Hen")


def test_a_ring_that_lacks_one_card_is_not_scored() -> None:
    """8.5, 8.4"""
    lying = [cell for cell in HOLE if not cell.startswith("1,0:")]
    match = table(*lying, sites=ROUND_A_HOLE, turn="A site", b="b4")
    play(match, "site 2,0")
    assert (phase(match), places(match, "b4"), scored(match)) == ("B play", ["1,0"], 5)
