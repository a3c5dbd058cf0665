"""Laying cards: white and black locations, Hobbits, what becomes of covered cards (chapter 3)."""

from __future__ import annotations

import pytest

from .build import (
    box,
    card,
    covered,
    is_black,
    look,
    phase,
    places,
    play,
    points,
    refusal,
    ring,
    table,
    totals,
)

#: With this option the card below is open again.
RETURN = "covered_cards_return=on"


@pytest.mark.parametrize("place", ["Bag End", "Bree", "Rivendell", "Caradhras", "Lothlórien"])
def test_at_a_white_location_cards_go_to_empty_cells(place: str) -> None:
    """3.1, ruling C5"""
    match = table("0,2: b1", "0,-1: g0", place=place, a="r5")
    assert not is_black(match)
    assert len(places(match, "r5")) == 8
    assert refusal(match, "r5@0,2").rule == "3.1"


@pytest.mark.parametrize("place", ["Weathertop", "Ford", "Gate of Moria", "Moria", "Amon Hen"])
def test_at_a_black_location_a_card_covers_a_lower_one(place: str) -> None:
    """3.2, ruling C6"""
    match = play(table("0,2: b4", place=place, a="r5"), "r5@0,2")
    assert (card(match, "0,2"), covered(match, "0,2")) == ("r5", ["b4"])


def test_an_equal_value_is_not_enough() -> None:
    """3.2, ruling C6"""
    match = table("0,2: b4", "0,-1: g5", place="Ford", a="r4 r2")
    assert refusal(match, "r4@0,2").rule == "3.2"
    assert refusal(match, "r4@0,-1").rule == "3.2"
    assert refusal(match, "r2@0,2").sentence == (
        "the red 2 is not higher than the blue 4 right of the Ford"
    )


def test_ones_own_card_is_not_covered() -> None:
    """3.2, ruling C6"""
    match = table("0,2: r1", place="Ford", a="r5")
    assert refusal(match, "r5@0,2").rule == "3.2"


def test_with_two_players_neither_of_ones_own_colours_is_covered() -> None:
    """3.2, ruling C6"""
    match = table("0,2: g1", "0,-1: y1", "1,1: r1", players=2, place="Ford", a="g4 y4")
    for own in ("g4", "y4"):
        assert refusal(match, f"{own}@0,2").rule == refusal(match, f"{own}@0,-1").rule == "3.2"
        assert "1,1" in places(match, own)


@pytest.mark.parametrize(
    ("value", "covers"), [("0", ""), ("1", "0"), ("2", "01"), ("3", "012"), ("5", "0124")]
)
def test_what_each_value_covers(value: str, covers: str) -> None:
    """A 0 covers nothing, and a Hobbit covers what is lower (3.2, ruling C7)."""
    lying = ring("b0 b1 b2 b3 b4 b5")
    match = table(*lying, place="Weathertop", a=f"r{value}")
    cells = [cell.partition(":")[0] for cell in lying]
    assert [cells.index(at) for at in places(match, f"r{value}") if at in cells] == [
        int(each) for each in covers
    ]


def test_hobbits_are_never_covered() -> None:
    """3.3"""
    match = table("0,2: b3", place="Ford", a="r4 r5")
    assert refusal(match, "r5@0,2").rule == refusal(match, "r4@0,2").rule == "3.3"


def test_a_card_laid_at_a_white_location_is_covered_at_a_black_one() -> None:
    """Round Bree and Weathertop both: the current location counts (3.4, ruling C10)."""
    match = table("-1,1: b2", "-2,1: b2", a="r4", place="Weathertop")
    assert "-1,1" in places(match, "r4")


def test_a_card_laid_at_a_black_location_is_safe_at_a_white_one() -> None:
    """Round the Ford and Rivendell both (3.4, ruling C10)."""
    match = table("-1,1: b2", a="r4", place="Rivendell")
    assert refusal(match, "r4@-1,1").rule == "3.1"


def test_a_covered_card_counts_no_more() -> None:
    """3.5, ruling C8"""
    match = table("0,2: b4", "0,-1: b1", "1,1: r1", place="Ford", a="r5")
    assert totals(match) == "b5 r1 g- y-"
    assert totals(play(match, "r5@0,2")) == "r6 b1 g- y-"


def test_a_covering_card_fills_no_cell() -> None:
    """3.5, 2.4"""
    match = table(*ring("b1 b1 b1 b1 b1 b1 g1 g1 g1"), place="Ford", a="r4")
    assert phase(play(match, "r4@-1,0")) == "A play"


def test_when_the_card_above_is_hit_the_cell_is_empty() -> None:
    """The book says that the place is free again (3.5, 4.1, ruling C8)."""
    match = play(table("0,2: r4 g2", place="Ford", turn="B", b="bN b1"), "bN@0,2")
    assert (card(match, "0,2"), covered(match, "0,2")) == ("-", ["g2"])
    assert totals(match) == "b- g- y- r-"
    play(match, "b1@0,2")
    assert (card(match, "0,2"), covered(match, "0,2")) == ("b1", ["g2"])


def test_covered_cards_do_not_go_to_the_box() -> None:
    """Only the Nazgûl and its victim do (3.5, wording 7 of the rulings)."""
    match = play(table("0,2: r4 g2", place="Ford", turn="B", b="bN"), "bN@0,2")
    assert box(match) == "r4 bN"


def test_several_cards_may_be_covered_in_one_cell() -> None:
    """3.5"""
    match = table("0,2: r4 g2 b1", place="Ford", turn="B", b="b5")
    play(match, "b5@0,2")
    assert (card(match, "0,2"), covered(match, "0,2")) == ("b5", ["b1", "g2", "r4"])


def test_with_the_option_the_card_below_is_open_again() -> None:
    """Then the cell is not empty (3.5, ruling C8, wording 7 of the rulings)."""
    match = table("0,2: r4 g2 b1", place="Ford", turn="B", b="bN b1", options=RETURN)
    play(match, "bN@0,2")
    assert (card(match, "0,2"), covered(match, "0,2")) == ("g2", ["b1"])
    assert totals(match) == "g2 b- y- r-"
    assert refusal(match, "b1@0,2").rule == "3.2"


def test_with_the_option_a_full_ring_keeps_full() -> None:
    """The cell that is hit has a card again, so one gap is left, not two (3.5)."""
    lying = ["-1,-1: r4 g2", *ring(". b1 b1 b1 b1 b1 g1 g1 g1")]
    for options, then in ((RETURN, "B site"), ("-", "B play")):
        match = table(*lying, place="Ford", turn="B", b="bN b1", options=options)
        assert phase(play(match, "bN@-1,-1;b1@1,2")) == then


def test_covering_a_card_changes_no_earlier_score() -> None:
    """3.5, 6.6, ruling C9"""
    match = table("-1,1: b2", place="Ford", a="r4", points="4 3 2 0")
    play(match, "r4@-1,1;end")
    assert points(match) == [4, 3, 2, 0]
    assert [site["scored"] for site in look(match)["locations"][:4]] == [True, True, True, False]
