"""The Ford, Caradhras and Moria (chapter 5)."""

from __future__ import annotations

import pytest

from .build import (
    gained,
    kinds,
    phase,
    play,
    points,
    refusal,
    ring,
    table,
    told,
    totals,
)

# The Ford


@pytest.mark.parametrize("first", ["r0", "r1", "r2", "r4", "r5", "rN"])
def test_at_the_ford_any_two_cards_go_together(first: str) -> None:
    """5.1, ruling F1"""
    cards = ["r0", "r1", "r2", "r4", "r5", "rN"]
    match = play(table(place="Ford", a=" ".join(cards)), f"{first}@0,2")
    assert kinds(match).split() == [each for each in cards if each != first]


def test_at_the_ford_two_4s_and_never_more() -> None:
    """5.1, ruling F1"""
    match = play(table(place="Ford", a="r4 r4 r4 r0 r1 rN"), "r4@0,2;r4@0,-1")
    assert match.legal_moves == ["end"]
    for card in ("r4", "r0", "r1", "rN"):
        assert refusal(match, f"{card}@1,1").rule == "5.1"


def test_at_the_ford_one_card_is_enough() -> None:
    """5.1"""
    assert phase(play(table(place="Ford", a="r4"), "r4@0,2;end")) == "B play"


@pytest.mark.parametrize(
    ("first", "allowed"),
    [("r4", "r0 rN"), ("r1", "r0 r1 rN"), ("r0", "r1 r2 r4 rN"), ("rN", "r0 r1 r2 r4")],
)
def test_without_the_option_the_usual_limits_hold_at_the_ford_too(first: str, allowed: str) -> None:
    """And still two cards at most (5.1, ruling F1)."""
    match = table(place="Ford", a="r0 r1 r1 r2 r4 rN", options="ford_any_two=off")
    play(match, f"{first}@0,2")
    assert kinds(match) == allowed
    play(match, f"{allowed.split(maxsplit=1)[0]}@0,-1")
    assert match.legal_moves == ["end"]


def test_elsewhere_two_4s_do_not_go_together() -> None:
    """5.1, 2.2"""
    match = play(table(place="Weathertop", a="r4 r4"), "r4@0,2")
    assert refusal(match, "r4@0,-1").rule == "2.2"


# Caradhras


def test_at_caradhras_one_1_a_turn() -> None:
    """5.2, ruling F2"""
    match = play(table(place="Caradhras", a="r1 r1 r0 rN r2 r4"), "r1@0,2")
    assert refusal(match, "r1@0,-1").rule == "5.2"
    assert kinds(match) == "r0 rN"
    assert kinds(play(match, "r0@0,-1;rN@1,1")) == ""


def test_at_caradhras_other_cards_are_as_usual() -> None:
    """Not only 1s (5.2, ruling F2)."""
    match = table(place="Caradhras", a="r1 r1 r0 rN r2 r4")
    assert kinds(match) == "r0 r1 r2 r4 rN"
    assert kinds(play(match, "r4@0,2")) == "r0 rN"


def test_at_caradhras_there_may_be_a_1_in_every_turn() -> None:
    """Not one in all, and the limit holds for both colours together (5.2, ruling F2)."""
    match = table("1,0: r1", place="Caradhras", players=2, a="g1 y1 g1", b="r1 b1")
    play(match, "g1@0,2")
    assert refusal(match, "y1@0,-1").rule == "5.2"
    play(match, "end;r1@0,-1;end;y1@1,1")
    assert refusal(match, "g1@1,2").rule == "5.2"


# Moria


def test_the_last_at_moria_loses_3_points_after_the_places_were_paid() -> None:
    """5.3, ruling F3"""
    lying = ring("r4 r4 r4 b4 b2 b1 g2 g2 y1")
    match = play(table(*lying, place="Moria", a="r1", points="5 5 5 5"), "r1@1,2")
    assert totals(match) == "r13 b7 g4 y1"
    assert (points(match), gained(match)) == ([8, 5, 5, 2], [3, 0, 0, -3])


def test_with_three_players_the_third_loses() -> None:
    """5.3, ruling F3"""
    lying = ring("r4 r4 r4 b4 b2 b1 g1 g1 b1")
    match = play(table(*lying, place="Moria", players=3, a="r1", points="5 5 5"), "r1@1,2")
    assert points(match) == [8, 5, 2]


def test_who_has_no_card_at_moria_ranks_last() -> None:
    """A 0 is a card (5.3, ruling F3)."""
    lying = ring("r4 r4 r4 b4 b2 b1 y0 b1 r1")
    match = play(table(*lying, place="Moria", a="r1", points="5 5 5 5"), "r1@1,2")
    assert totals(match) == "r14 b8 y0 g-"
    assert points(match) == [8, 5, 2, 5]


@pytest.mark.parametrize(
    ("seat", "card", "lost"),
    [("B", "b1", [-3, 3, 0, 0]), ("D", "y1", [0, 3, -3, 0])],
)
def test_of_several_without_a_card_the_farthest_clockwise_loses(
    seat: str, card: str, lost: list[int]
) -> None:
    """A and C have none: from B on A is farther, from D on C is (5.3, ruling F3, wording 12)."""
    lying = ring("b4 b4 b2 b1 b1 b1 b1 y2 y2")
    match = table(*lying, place="Moria", turn=seat, points="5 5 5 5", hand=card)
    play(match, f"{card}@1,2")
    assert gained(match) == lost


def test_of_level_colours_at_moria_the_farthest_clockwise_loses() -> None:
    """5.3, 6.2, ruling G4"""
    lying = ring("r2 b4 b4 g4 g4 y2 r1 y1 y1")
    match = table(*lying, place="Moria", turn="D", d="y1", points="5 5 5 5")
    play(match, "y1@1,2")
    assert totals(match) == "b8 g8 y5 r3"
    lying = ring("r2 b4 b4 g4 g4 y2 r1 r1 y1")
    match = table(*lying, place="Moria", turn="D", d="y1", points="5 5 5 5")
    play(match, "y1@1,2")
    assert (totals(match), points(match)) == ("b8 g8 y4 r4", [2, 8, 5, 5])


def test_with_two_players_the_owner_of_the_lowest_colour_loses() -> None:
    """Although the other colour has won (5.3, ruling F5)."""
    lying = ring("g4 g4 g4 r4 r2 b4 b4 y1 r1")
    match = table(*lying, players=2, place="Moria", a="g1", points="5 5")
    play(match, "g1@1,2")
    assert totals(match) == "g13 b8 r7 y1"
    assert (points(match), gained(match)) == ([5, 5], [0, 0])
    assert "toll" in told(match)


def test_nobody_loses_more_than_there_is() -> None:
    """5.4, ruling F4"""
    lying = ring("r4 r4 r4 b4 b2 b1 g2 g2 y1")
    match = play(table(*lying, place="Moria", a="r1", points="0 0 0 2"), "r1@1,2")
    assert (points(match), gained(match)) == ([3, 0, 0, 0], [3, 0, 0, -2])


def test_what_was_just_gained_at_moria_can_be_lost() -> None:
    """With two players a colour is paid 3 and the other loses 3 (5.3, 5.4, rulings F3 and F5)."""
    lying = ring("g4 g4 g4 r4 r2 b4 b4 y1 r1")
    match = play(table(*lying, players=2, place="Moria", a="g1", points="0 4"), "g1@1,2")
    assert points(match) == [0, 4]


def test_with_the_option_points_may_be_negative() -> None:
    """5.4, ruling F4"""
    lying = ring("r4 r4 r4 b4 b2 b1 g2 g2 y1")
    match = table(*lying, place="Moria", a="r1", points="0 0 0 2", options="allow_negative_vp=on")
    play(match, "r1@1,2")
    assert (points(match), gained(match)) == ([3, 0, 0, -1], [3, 0, 0, -3])
