"""Scoring a location: totals, ranking, places, rings (chapter 6)."""

from __future__ import annotations

import pytest

from .build import (
    gained,
    hand,
    held,
    holder,
    location,
    phase,
    play,
    points,
    ring,
    scored,
    table,
    told,
    totals,
)


def test_a_full_ring_is_scored_at_once() -> None:
    """Bag End pays 2, 2 and 1 (6.1, ruling G1)."""
    match = table(*ring("r4 r2 b4 b1 g2 g1 y1 r1 b1"), a="r1")
    assert scored(match) == 0
    play(match, "r1@1,2")
    assert (scored(match), totals(match)) == (1, "r8 b6 g3 y1")
    assert points(match) == [2, 2, 1, 0]


def test_the_books_example_of_the_ford_for_two() -> None:
    """10 and 5 against 6 and 6: 5 points against 4 and 3 (6.1, 6.3, ruling G8)."""
    match = table(*ring("g4 g4 g2 y4 y1 r4 b3 b2 b1"), players=2, place="Ford", turn="B", b="r2")
    play(match, "r2@1,2")
    assert totals(match) == "g10 r6 b6 y5"
    assert points(match) == [5, 7]


def test_the_ring_of_rivendell_counts_in_the_total() -> None:
    """6.1, 7.8, ruling G1"""
    match = table("0,2: r4*r1", "0,-1: b5", place="Caradhras")
    assert totals(match) == "r6 b5 g- y-"


def test_covered_cards_do_not_count() -> None:
    """6.1, 3.5"""
    assert totals(table("0,2: r4 b2", "1,1: b1", place="Ford")) == "r4 b1 g- y-"


def test_a_0_is_enough_to_be_paid() -> None:
    """6.2, ruling G3"""
    match = table(*ring("r4 r2 b4 b1 r1 r1 y0 r1 b1"), a="r1")
    play(match, "r1@1,2")
    assert (totals(match), points(match)) == ("r10 b6 y0 g-", [2, 2, 0, 1])


def test_of_level_colours_the_player_of_the_last_card_is_first() -> None:
    """6.2, ruling G4"""
    lying = ring("r4 r4 b4 b4 g4 g2 y4 y2 y1")
    match = table(*lying, place="Ford", turn="C", c="g2")
    play(match, "g2@1,2")
    assert (totals(match), points(match)) == ("g8 r8 b8 y7", [4, 3, 5, 0])


@pytest.mark.parametrize(
    ("seat", "card", "order"),
    [
        ("A", "r1", "r5 b4 g4 y4"),
        ("B", "b1", "b5 g4 y4 r4"),
        ("C", "g1", "g5 y4 r4 b4"),
        ("D", "y1", "y5 r4 b4 g4"),
    ],
)
def test_the_other_level_colours_follow_clockwise(seat: str, card: str, order: str) -> None:
    """From the player of the last card, whoever played most recently (6.2, ruling G4)."""
    match = table(*ring("r4 b4 g4 y4 . . . . . ."), place="Ford", turn=seat, hand=card)
    assert totals(play(match, f"{card}@1,2")) == order


def test_with_two_players_the_last_players_colours_come_first() -> None:
    """Among the own ones green before yellow, red before blue (6.2, ruling G4, wording 12)."""
    lying = ring("r4 b4 g4 y4 r1 b1 g1 y1 g1")
    match = play(table(*lying, players=2, place="Ford", a="y1"), "y1@1,2")
    assert (totals(match), points(match)) == ("g6 y6 r5 b5", [9, 3])
    match = table("0,2: r4", "1,1: b4", "1,0: g4", "1,2: y4", players=2, last="B")
    assert totals(match) == "r4 b4 g4 y4"
    match = table("0,2: r4", "1,1: b4", "1,0: g4", "1,2: y4", players=2, last="A")
    assert totals(match) == "g4 y4 r4 b4"


def test_a_nazgul_is_a_play_too() -> None:
    """B's Nazgûl makes B the player of the last play (6.2, ruling I4, wording 11)."""
    match = table("0,2: r4", "1,1: b4", "1,0: g4", turn="B", b="bN")
    assert totals(match) == "r4 b4 g4 y-"
    assert totals(play(match, "bN@0,-1")) == "b4 g4 r4 y-"


def test_with_four_colours_three_places_are_paid() -> None:
    """6.3, ruling G2"""
    match = table(*ring("r4 r4 b4 b2 g2 g2 y1 y1 r1"), place="Weathertop", a="r1")
    assert points(play(match, "r1@1,2")) == [4, 3, 2, 0]


def test_with_three_players_two_places_are_paid() -> None:
    """6.3, ruling G2"""
    match = table(*ring("r4 r4 b4 b2 g2 g2 g1 b1 r1"), place="Weathertop", players=3, a="r1")
    assert points(play(match, "r1@1,2")) == [4, 3, 0]


def test_with_two_players_four_colours_share_three_places() -> None:
    """6.3, ruling G2"""
    match = table(*ring("r4 r4 b4 b2 g2 g2 y1 y1 r1"), place="Weathertop", players=2, a="g1")
    assert (totals(play(match, "g1@1,2")), points(match)) == ("r9 b6 g5 y2", [2, 7])


def test_a_place_that_nobody_takes_lapses() -> None:
    """Two of four are there: both are paid, the second too (6.3, ruling G3)."""
    match = table(*ring("r4 r4 b4 b2 b1 b1 r1 r1 r1"), place="Ford", a="r1")
    assert points(play(match, "r1@1,2")) == [5, 4, 0, 0]


def test_a_colour_alone_gets_the_first_place_only() -> None:
    """6.3, ruling G3"""
    match = table(*ring("r4 r4 r2 r2 r2 r1 r1 r1 r1"), place="Ford", a="r1")
    assert points(play(match, "r1@1,2")) == [5, 0, 0, 0]


@pytest.mark.parametrize(
    ("place", "token"),
    [("Bag End", "be"), ("Bree", "br"), ("Weathertop", "we"), ("Lothlórien", "lo")],
)
def test_the_first_place_gives_the_ring(place: str, token: str) -> None:
    """6.4, ruling G5"""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), place=place, a="r1")
    assert holder(play(match, "r1@1,2"), token) == "B"


def test_a_tie_for_the_ring_goes_to_the_player_of_the_last_card() -> None:
    """6.4, 6.2"""
    match = table(*ring("b4 b4 r4 r2 g2 g1 y1 y1 r1"), a="r1")
    assert holder(play(match, "r1@1,2"), "be") == "A"


@pytest.mark.parametrize("place", ["Ford", "Caradhras", "Gate of Moria", "Moria"])
def test_other_locations_give_no_ring(place: str) -> None:
    """6.4"""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), place=place, a="r1")
    play(match, "r1@1,2")
    assert {holder(match, token) for token in ("be", "br", "we", "r1", "r2", "lo")} == {"-"}


def test_rivendell_gives_rings_to_the_first_and_the_second() -> None:
    """6.4, ruling G5"""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), place="Rivendell", a="r1")
    play(match, "r1@1,2")
    assert totals(match) == "b12 r4 g3 y2"
    assert (holder(match, "r1"), holder(match, "r2")) == ("B", "A")


def test_with_two_players_one_may_win_both_rings_of_rivendell() -> None:
    """6.4, ruling G5"""
    match = table(*ring("b4 b4 b4 r4 r4 r1 y1 g1 r1"), players=2, place="Rivendell", a="g1")
    play(match, "g1@1,2")
    assert (holder(match, "r1"), holder(match, "r2")) == ("B", "B")


def test_if_nobody_is_second_at_rivendell_the_second_ring_stays_out() -> None:
    """6.4, ruling G5, wording 10"""
    match = table(*ring("r4 r4 r2 r2 r2 r1 r1 r1 r1"), place="Rivendell", a="r1")
    play(match, "r1@1,2")
    assert (holder(match, "r1"), holder(match, "r2")) == ("A", "-")


def test_who_is_out_of_cards_is_paid_but_the_ring_is_lost() -> None:
    """It does not pass down to the next (6.5, ruling G6, wording 10)."""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), a="r1", out="B")
    play(match, "r1@1,2")
    assert (points(match), holder(match, "be")) == ([2, 2, 1, 0], "lost")


def test_who_fills_the_ring_with_the_last_card_wins_no_ring() -> None:
    """Nor keeps the others (6.5, 2.6, rulings G6 and H14)."""
    match = table(
        *ring("r4 r4 b4 r2 g2 g1 y1 y1 r1"), place="Bree", a="r1", decks={"A": ""}, rings="be=A"
    )
    play(match, "r1@1,2")
    assert (holder(match, "br"), holder(match, "be"), phase(match)) == ("lost", "lost", "A site")


def test_a_hit_changes_no_earlier_score() -> None:
    """Nor does a cover; the earlier ring is never counted again (6.6, rulings C9 and D3)."""
    match = table(*ring("b4 b4", at="-2,2"), "-1,1: b5", place="Bree", a="rN", points="2 2 0 0")
    play(match, "rN@-1,1;end")
    assert points(match) == [2, 2, 0, 0]


def test_the_gain_is_that_of_the_location_scored_last() -> None:
    """6.6, 9.5"""
    match = table(*ring("r4 r2 b4 b1 g2 g1 y1 r1 b1"), a="r1", points="7 7 7 7", gained="1 2 3 0")
    assert gained(play(match, "r1@1,2")) == [2, 2, 1, 0]


def test_the_order_of_a_scoring() -> None:
    """Totals, places, rings, lost rings; then the next location, then drawing (6.7, ruling B2)."""
    match = table(
        *ring("r4 r4 b4 r2 g2 g1 y1 y1 r1"), place="Rivendell", a="r1 r2", rings="be=B br=C", out=""
    )
    play(match, "r1@1,2")
    assert told(match) == [
        *("laid", "scored", "place", "place", "place", "no-place"),
        *("ring-won", "ring-won"),
    ]
    assert (phase(match), held(match)[0]) == ("A site", 5)
    play(match, "site 2,0")
    assert told(match) == ["sited", "sited-there", "shared", "drew-card"]
    assert (location(match), phase(match), held(match)[0]) == ("Caradhras", "B play", 6)


def test_the_toll_of_moria_comes_after_the_places() -> None:
    """6.7, 5.3, wording 8"""
    match = table(*ring("r4 r4 b4 r2 g2 g1 y1 y1 r1"), place="Moria", a="r1", points="0 0 0 1")
    play(match, "r1@1,2")
    assert told(match)[-2:] == ["no-place", "toll"]


def test_rings_of_a_player_who_is_out_are_lost_after_rings_are_won() -> None:
    """6.7, 6.5, wording 8"""
    match = table(
        *ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), place="Bree", a="r1", decks={"A": ""}, rings="be=A"
    )
    play(match, "r1@1,2")
    assert (holder(match, "br"), holder(match, "be")) == ("B", "lost")


def test_no_card_is_drawn_once_the_game_is_over() -> None:
    """6.7, 9.1, wording 8"""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), a="r1 r4 r4 r4 r5 r0", out="BCD")
    play(match, "r1@1,2")
    assert (phase(match), hand(match, "A")) == ("over", "r0 r4 r4 r4 r5")
