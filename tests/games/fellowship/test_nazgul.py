"""The Nazgûl: what it may hit, and where it goes (chapter 4)."""

from __future__ import annotations

import pytest

from .build import (
    box,
    card,
    hand,
    kinds,
    phase,
    places,
    play,
    points,
    refusal,
    ring,
    scored,
    table,
    totals,
)


@pytest.mark.parametrize("place", ["Bag End", "Ford"])
def test_it_hits_cards_at_white_and_black_locations(place: str) -> None:
    """Both cards leave the game, and the cell is free (4.1, ruling D1)."""
    match = play(table("0,2: b5", "0,-1: b1", place=place, a="rN"), "rN@0,2")
    assert (card(match, "0,2"), box(match)) == ("-", "rN b5")
    assert totals(match) == "b1 r- g- y-"


@pytest.mark.parametrize("value", "01245")
def test_it_hits_every_value_but_hobbits(value: str) -> None:
    """4.1, ruling D1"""
    assert "0,2" in places(table(f"0,2: b{value}", a="rN"), "rN")


def test_it_does_not_hit_cards_outside_the_current_ring() -> None:
    """4.1, rulings C11 and D1"""
    match = table("-2,1: b5", "-1,1: b4", place="Bree", a="rN")
    assert refusal(match, "rN@-2,1").rule == "2.1"
    assert "-1,1" in places(match, "rN")


def test_the_freed_cell_may_be_taken_in_the_same_turn() -> None:
    """Also at a white location, and by a low card (4.1, 2.3, ruling D6)."""
    match = play(table("0,2: b5", a="rN r1"), "rN@0,2;r1@0,2")
    assert card(match, "0,2") == "r1"


def test_it_does_not_hit_hobbits() -> None:
    """4.2, 3.3, ruling D2"""
    assert refusal(table("0,2: b3", a="rN"), "rN@0,2").rule == "4.2"


def test_it_does_not_hit_cards_with_a_ring() -> None:
    """4.2, 7.2, rulings D2 and H2"""
    match = table("0,2: b5*r2", place="Caradhras", a="rN")
    assert refusal(match, "rN@0,2").rule == "7.2"


def test_it_does_not_hit_ones_own_cards() -> None:
    """4.2, ruling D2"""
    reason = refusal(table("0,2: r1", a="rN"), "rN@0,2")
    assert (reason.rule, reason.sentence) == (
        "4.2",
        "the red 1 right of Bag End is A's own card",
    )


def test_with_two_players_it_hits_neither_own_colour() -> None:
    """4.2, ruling D2"""
    match = table("0,2: g1", "0,-1: y1", "1,1: b1", players=2, a="gN yN")
    for nazgul in ("gN", "yN"):
        assert not {"0,2", "0,-1"} & {*places(match, nazgul)}
        assert "1,1" in places(match, nazgul)


def test_on_an_empty_cell_it_alone_leaves_the_game() -> None:
    """4.3, ruling D4"""
    match = play(table(a="rN"), "rN@0,2")
    assert (card(match, "0,2"), box(match)) == ("-", "rN")


def test_it_may_be_wasted_although_there_is_a_target() -> None:
    """Each empty cell is a move of its own (4.3, wording 6 of the rulings)."""
    match = table("0,2: b5", "0,-1: b3", a="rN")
    assert len(places(match, "rN")) == 9


def test_with_two_players_the_two_nazguls_are_different_moves() -> None:
    """4.3, wording 6 of the rulings"""
    match = table("0,2: b5", players=2, a="gN yN")
    assert places(match, "gN") == places(match, "yN")
    assert box(play(match, "yN@0,2")) == "b5 yN"


def test_it_never_fills_the_ring() -> None:
    """4.3, ruling D4"""
    match = table(*ring("b1 b1 b1 b1 g1 g1 g1 y1 y1"), a="rN r1")
    play(match, "rN@1,2")
    assert (phase(match), scored(match), card(match, "1,2")) == ("A play", 0, "-")
    assert phase(play(match, "r1@1,2")) == "A site"


def test_a_hand_of_a_nazgul_alone_must_be_played() -> None:
    """Although there is nothing to hit (4.3, 2.1, ruling D7)."""
    match = table("0,2: r1", a="rN", decks={"A": ""})
    assert (kinds(match), "end" in match.legal_moves) == ("rN", False)
    play(match, "rN@0,-1;end")
    assert (hand(match, "A"), phase(match)) == ("", "B play")


def test_a_card_round_a_finished_location_may_be_hit() -> None:
    """That location is not scored again (4.4, 6.6, ruling D3)."""
    match = table("-1,1: b5", place="Bree", a="rN", points="2 1 0 0")
    play(match, "rN@-1,1;end")
    assert (card(match, "-1,1"), points(match), scored(match)) == ("-", [2, 1, 0, 0], 1)


def test_the_gap_that_it_leaves_must_be_filled_for_the_current_location() -> None:
    """A location is full only if all ten cells have cards (4.4, 6.1)."""
    match = table(*ring("b1 b1 b5 b1 g1 g1 g1 y1 y1"), place="Bree", a="rN r1 r1")
    play(match, "rN@-1,1;r1@1,2")
    assert phase(match) == "A play"
    assert phase(play(match, "r1@-1,1")) == "A site"
