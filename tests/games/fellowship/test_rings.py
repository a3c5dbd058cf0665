"""The rings: when they are played, what they protect, what each one does (chapter 7)."""

from __future__ import annotations

import pytest

from holdfast import ImpossibleState, UnreadableState

from .build import (
    card,
    covered,
    gained,
    hand,
    held,
    holder,
    is_black,
    kinds,
    left,
    phase,
    places,
    play,
    points,
    refusal,
    retakes,
    ring,
    scored,
    table,
    totals,
)

#: Who holds them all.
ALL = "be=A br=A we=A r1=A r2=A"
RETURN = "covered_cards_return=on"


# Playing a ring


def test_a_ring_is_played_with_a_card() -> None:
    """It leaves its owner and stays on the card (7.1, 7.2, ruling H1)."""
    match = play(table(place="Caradhras", a="r4", rings="r2=A"), "r4@0,2*r2")
    assert (card(match, "0,2"), holder(match, "r2")) == ("r4*r2", "table")
    assert card(play(match, "end"), "0,2") == "r4*r2"


@pytest.mark.parametrize("value", "012345")
def test_a_ring_goes_on_every_card_but_a_nazgul(value: str) -> None:
    """7.1, rulings H1 and D5"""
    match = table("1,1: b4", place="Caradhras", a=f"r{value} rN", rings="r2=A")
    assert match.why(f"r{value}@0,2*r2") is None
    assert refusal(match, "rN@0,2*r2").rule == refusal(match, "rN@1,1*r2").rule == "7.1"


def test_several_rings_in_a_turn_on_different_cards() -> None:
    """7.1, ruling H1; the book's example has two 1s."""
    match = table(place="Caradhras", a="r1 r0", rings="be=A r2=A")
    play(match, "r1@0,2*be;r0@0,-1*r2")
    assert (card(match, "0,2"), card(match, "0,-1")) == ("r1*be", "r0*r2")


def test_a_ring_is_played_once() -> None:
    """7.1"""
    match = play(table(place="Bree", a="r1 r1", rings="be=A"), "r1@0,2*be")
    assert refusal(match, "r1@0,-1*be").rule == "7.1"


def test_nobody_plays_a_rivals_ring() -> None:
    """7.1"""
    match = table(place="Bree", a="r1", rings="be=B")
    assert refusal(match, "r1@0,2*be").rule == refusal(match, "r1@0,2*br").rule == "7.1"


def test_a_ring_does_not_go_on_a_card_that_lies_already() -> None:
    """7.1, ruling H1"""
    match = table("0,2: r4", place="Bree", a="r4", rings="be=A")
    assert "0,2" not in [*places(match, "r4*be"), *places(match, "r4")]


def test_a_ring_can_be_kept() -> None:
    """7.1"""
    match = table(place="Bree", a="r4", rings="be=A")
    assert len(places(match, "r4")) == len(places(match, "r4*be")) == 10


def test_a_ring_won_may_be_played_in_the_next_turn() -> None:
    """A fills Bag End, B wins the ring and plays it at once, at Bree (7.1, ruling H15)."""
    match = table(*ring("b4 b4 b4 r2 g2 g1 y1 y1 r1"), a="r1", b="b2")
    play(match, "r1@1,2")
    assert (holder(match, "be"), phase(match)) == ("B", "A site")
    play(match, "site 2,0")
    assert "2,2" in places(match, "b2*be")


def test_who_wins_a_ring_by_the_own_last_card_waits_for_the_next_turn() -> None:
    """The turn is over (7.1, rulings H15 and C3)."""
    match = table(*ring("r4 r4 r4 b2 g2 g1 y1 y1 b1"), a="r1 r1")
    play(match, "r1@1,2")
    assert holder(match, "be") == "A"
    assert all(move.startswith("site") for move in match.legal_moves)
    assert phase(play(match, "site 2,0")) == "B play"


# Protection


@pytest.mark.parametrize("token", ["be", "br", "we", "r1", "r2"])
def test_a_card_with_a_ring_is_neither_covered_nor_hit(token: str) -> None:
    """7.2, rulings H2 and D2"""
    place = "Lothlórien" if token == "be" else "Moria"  # black with the ring of Bag End
    match = table(f"0,2: b1*{token}", place=place, a="r5 rN")
    assert is_black(match)
    assert refusal(match, "r5@0,2").rule == refusal(match, "rN@0,2").rule == "7.2"


def test_a_card_with_a_ring_is_not_taken_back() -> None:
    """7.2, 7.10, rulings H2 and H11"""
    match = table("-2,1: r4*r2", "-2,4: r4", place="Amon Hen", a="r1", rings="lo=A")
    assert refusal(match, "lo -2,1>0,2").rule == "7.2"
    assert "-2,4>0,2" in retakes(match)


def test_the_ring_protects_at_later_locations_too() -> None:
    """7.2, ruling H2"""
    match = table("-1,1: b1*r2", place="Gate of Moria", a="r4")
    assert refusal(match, "r4@-1,1").rule == "7.2"


# While the card is laid


@pytest.mark.parametrize("token", ["br", "we", "r1", "r2"])
def test_any_ring_may_go_on_a_covering_card(token: str) -> None:
    """7.3, 3.2, wording 5 of the rulings"""
    match = play(table("0,2: b2", place="Moria", a="r4", rings=ALL), f"r4@0,2*{token}")
    assert (card(match, "0,2"), covered(match, "0,2")) == (f"r4*{token}", ["b2"])


def test_a_ring_that_does_not_help_does_not_make_a_cover_legal() -> None:
    """7.3, 3.2, wording 5 of the rulings"""
    match = table("0,2: b4", place="Moria", a="r4", rings=ALL)
    for token in ("br", "we", "r2"):
        assert refusal(match, f"r4@0,2*{token}").rule == "3.2"
    assert match.why("r4@0,2*r1") is None


def test_at_a_white_location_the_card_with_bag_ends_ring_may_cover() -> None:
    """7.3, 7.5, ruling H3"""
    match = table("0,2: b2", "0,-1: b4", place="Bree", a="r4", rings="be=A")
    assert refusal(match, "r4@0,2").rule == "3.1"
    assert refusal(match, "r4@0,-1*be").rule == "3.2"
    play(match, "r4@0,2*be")
    assert (card(match, "0,2"), is_black(match)) == ("r4*be", True)


def test_at_a_black_location_the_card_with_bag_ends_ring_needs_an_empty_cell() -> None:
    """7.3, 7.5, ruling H3"""
    match = table("0,2: b2", place="Ford", a="r4", rings="be=A")
    assert "0,2" in places(match, "r4")
    assert refusal(match, "r4@0,2*be").rule == "3.1"
    assert not is_black(play(match, "r4@0,-1*be"))


def test_without_the_option_bag_ends_ring_does_not_help_its_own_card() -> None:
    """It is in force after the card is laid (7.3, ruling H3)."""
    off = "bag_end_applies_to_own_card=off"
    match = table("0,2: b2", place="Bree", a="r4", rings="be=A", options=off)
    assert refusal(match, "r4@0,2*be").rule == "3.1"
    match = table("0,2: b2", place="Ford", a="r4", rings="be=A", options=off)
    assert not is_black(play(match, "r4@0,2*be"))


# At later locations


def test_bag_ends_ring_works_at_a_later_location() -> None:
    """7.4, 7.5, ruling H4"""
    match = table("-1,1: b1*be", "0,2: g1", place="Rivendell", a="r4")
    assert is_black(match)
    assert "0,2" in places(match, "r4")


def test_a_ring_outside_the_current_ring_does_not_work() -> None:
    """7.4, ruling H4"""
    match = table("-2,1: b1*be", "-2,4: b1*br", "0,2: g4", place="Rivendell", a="r5")
    assert not is_black(match)
    assert totals(match) == "g4 r- b- y-"


def test_brees_ring_works_at_a_later_location() -> None:
    """7.4, 7.6, ruling H4"""
    match = table("-1,1: b4*br", "0,2: g4", "0,-1: g1", place="Rivendell")
    assert totals(match) == "g2 b1 r- y-"


def test_rivendells_ring_works_at_a_later_location() -> None:
    """7.4, 7.8, ruling H4"""
    match = table("-1,1: b2*r1", "0,2: g3", place="Moria")
    assert totals(match) == "b4 g3 r- y-"


def test_rings_work_from_the_moment_a_location_is_placed() -> None:
    """Black Weathertop is placed beside Bag End's ring and is white (7.4, ruling H4)."""
    match = table(
        *ring("r1 b1*be g1 y1 r1 b1 g1 y1 r1 b1"), place="Bree", turn="A site", a="r4", b="b5"
    )
    assert refusal(play(match, "site -2,-1"), "b5@-1,-1").rule == "3.1"


# Bag End


def test_bag_ends_ring_turns_white_into_black_for_all() -> None:
    """7.5"""
    match = table("0,2: g2", place="Bree", a="r1", b="b4", rings="be=A")
    play(match, "r1@0,-1*be;end")
    assert card(play(match, "b4@0,2"), "0,2") == "b4"


def test_bag_ends_ring_turns_black_into_white_for_all() -> None:
    """7.5"""
    match = table("0,2: g2", place="Ford", a="r1", b="b4", rings="be=A")
    play(match, "r1@0,-1*be;end")
    assert refusal(match, "b4@0,2").rule == "3.1"


def test_what_is_covered_stays_covered_when_the_colour_changes() -> None:
    """7.5, ruling H6"""
    match = table("0,2: g4 b2", place="Ford", a="r1", rings="be=A")
    play(match, "r1@0,-1*be")
    assert (card(match, "0,2"), covered(match, "0,2")) == ("g4", ["b2"])


def test_a_nazgul_hits_whatever_the_colour_is_now() -> None:
    """7.5, 4.1"""
    match = table("0,2: g4", "1,1: r1*be", place="Ford", a="rN")
    assert "0,2" in places(match, "rN")


# Bree


def test_with_brees_ring_every_card_counts_1() -> None:
    """A 0 and a card with Rivendell's ring too (7.6, ruling H7)."""
    match = table("0,2: r5*r1", "0,-1: b0", "1,1: b1", "1,0: g4*br", place="Moria")
    assert totals(match) == "b2 r1 g1 y-"


def test_brees_ring_on_the_filling_card_is_in_force() -> None:
    """7.6, ruling H8"""
    lying = ring("b4 b4 b4 r1 r1 r1 g1 g2 y1")
    match = table(*lying, place="Weathertop", a="r0", rings="br=A")
    play(match, "r0@1,2*br")
    assert (totals(match), points(match)) == ("r4 b3 g2 y1", [4, 3, 2, 0])


def test_with_brees_ring_covering_goes_by_value() -> None:
    """7.6, ruling H7"""
    match = table("0,2: b4", "1,0: g1*br", place="Weathertop", a="r5 r4")
    assert "0,2" in places(match, "r5")
    assert refusal(match, "r4@0,2").rule == "3.2"


def test_brees_ring_decides_who_loses_at_moria() -> None:
    """7.6, 5.3, ruling H7"""
    lying = ring("b4 b4 r1 r1 r1 g1 g1 g1 y5")
    match = table(*lying, place="Moria", a="r0", rings="br=A", points="5 5 5 5")
    play(match, "r0@1,2*br")
    assert (totals(match), gained(match)) == ("r4 g3 b2 y1", [3, 0, 0, -3])


# Weathertop


def test_after_weathertops_card_a_second_of_the_same_value() -> None:
    """7.7, ruling H9"""
    match = table(place="Rivendell", a="r4 r4 r4 r2 r1 r0", rings="we=A")
    play(match, "r4@0,2*we")
    assert kinds(match) == "r0 r4"
    play(match, "r4@0,-1")
    assert kinds(match) == "r0"


def test_other_cards_may_come_between() -> None:
    """7.7, wording 2 of the rulings"""
    match = table(place="Rivendell", a="r4 r4 r0 rN", rings="we=A")
    play(match, "r4@0,2*we;r0@1,0;rN@1,1;r4@0,-1")
    assert (card(match, "0,2"), card(match, "0,-1")) == ("r4*we", "r4")


def test_the_second_card_is_optional() -> None:
    """7.7, ruling H9"""
    match = table(place="Rivendell", a="r4 r4", rings="we=A")
    assert phase(play(match, "r4@0,2*we;end")) == "B play"


def test_the_second_card_is_for_this_turn_only() -> None:
    """7.7"""
    match = table(place="Rivendell", players=2, a="g4 g4 g4", b="r4", rings="we=A")
    play(match, "g4@0,2*we;end;r4@0,-1;end;g4@1,1")
    assert refusal(match, "g4@1,0").rule == "2.2"


def test_the_second_card_may_have_a_ring_of_its_own() -> None:
    """7.7, wording 2 of the rulings"""
    match = table(place="Caradhras", a="r4 r4", rings="we=A r2=A")
    play(match, "r4@0,2*we;r4@0,-1*r2")
    assert card(match, "0,-1") == "r4*r2"


def test_a_printed_value_is_meant() -> None:
    """Rivendell's ring on the second card changes nothing (7.7, ruling H9)."""
    match = table(place="Caradhras", a="r2 r2 r4", rings="we=A r1=A")
    play(match, "r2@0,2*we")
    assert refusal(match, "r4@0,-1").rule == "2.2"
    assert card(play(match, "r2@0,-1*r1"), "0,-1") == "r2*r1"


def test_weathertops_ring_does_not_go_on_the_second_card() -> None:
    """Its card must fit into the turn without it (7.7, wording 2 of the rulings)."""
    match = play(table(place="Rivendell", a="r4 r4", rings="we=A"), "r4@0,2")
    assert refusal(match, "r4@0,-1*we").rule == "2.2"


def test_at_the_ford_weathertops_ring_may_go_on_the_second_card() -> None:
    """There any two cards go together (7.7, 5.1, wording 2 of the rulings)."""
    match = play(table(place="Ford", a="r4 r4 r4", rings="we=A"), "r4@0,2;r4@0,-1*we")
    assert match.legal_moves == ["end"]


def test_weathertops_ring_on_a_high_card_opens_no_1s() -> None:
    """7.7, wording 2 of the rulings"""
    match = play(table(place="Rivendell", a="r4 r1 r1", rings="we=A"), "r4@0,2*we")
    assert refusal(match, "r1@0,-1").rule == "2.2"


def test_weathertops_ring_on_a_1_brings_nothing_more_at_other_locations() -> None:
    """Any number of 1s, and no higher card (7.7, ruling H9)."""
    match = table(place="Rivendell", a="r1 r1 r1 r2 r4 r5", rings="we=A")
    play(match, "r1@0,2*we;r1@0,-1;r1@1,1")
    assert match.legal_moves == ["end"]


def test_at_caradhras_weathertops_ring_allows_a_second_1() -> None:
    """But no third (7.7, 5.2, ruling H9)."""
    match = table(place="Caradhras", a="r1 r1 r1 r4", rings="we=A")
    play(match, "r1@0,2*we;r1@0,-1")
    assert refusal(match, "r1@1,1").rule == "5.2"


def test_at_caradhras_the_ring_must_go_on_the_first_1() -> None:
    """7.7, 5.2, wording 2 of the rulings"""
    match = play(table(place="Caradhras", a="r1 r1", rings="we=A"), "r1@0,2")
    assert refusal(match, "r1@0,-1*we").rule == "5.2"


@pytest.mark.parametrize("any_two", ["on", "off"])
def test_at_the_ford_the_limit_of_two_cards_holds(any_two: str) -> None:
    """With or without `ford_any_two` (7.7, 5.1, ruling H9, wording 2 of the rulings)."""
    match = table(place="Ford", a="r4 r4 r4 r0", rings="we=A", options=f"ford_any_two={any_two}")
    play(match, "r4@0,2*we;r4@0,-1")
    assert match.legal_moves == ["end"]
    assert refusal(match, "r4@1,1").rule == "5.1"


def test_at_the_ford_another_card_takes_the_place_of_the_second() -> None:
    """7.7, 5.1, ruling H9"""
    match = table(place="Ford", a="r4 r4 r0", rings="we=A", options="ford_any_two=off")
    play(match, "r4@0,2*we;r0@0,-1")
    assert refusal(match, "r4@1,1").rule == "5.1"


def test_with_two_players_the_second_card_is_of_either_own_colour() -> None:
    """So even a second 5 is possible (7.7, ruling H9)."""
    match = table(place="Rivendell", players=2, a="g5 y5", rings="we=A")
    assert card(play(match, "g5@0,2*we;y5@0,-1"), "0,-1") == "y5"


def test_if_weathertops_card_fills_the_ring_there_is_no_second_card() -> None:
    """7.7, 2.4, ruling H9"""
    match = table(*ring("b1 b1 b1 b1 g1 g1 g1 y1 y1"), place="Rivendell", a="r4 r4", rings="we=A")
    assert phase(play(match, "r4@1,2*we")) == "A site"


# Rivendell


def test_a_4_with_rivendells_first_ring_covers_a_5() -> None:
    """The book's example (7.8, 7.3, rulings C7 and H10)."""
    match = table("0,2: b5", place="Moria", a="r4", rings="r1=A")
    assert refusal(match, "r4@0,2").rule == "3.2"
    play(match, "r4@0,2*r1")
    assert (card(match, "0,2"), totals(match)) == ("r4*r1", "r6 b- g- y-")


def test_a_0_with_it_covers_0s_and_1s() -> None:
    """7.8, ruling C7"""
    match = table(*ring("b0 b1 b2"), place="Moria", a="r0", rings="r1=A")
    assert [at for at in places(match, "r0*r1") if at[:2] == "-1"] == ["-1,-1", "-1,0", "-1,2"]


def test_a_hobbit_is_safe_from_it_too() -> None:
    """7.8, 3.3"""
    match = table("0,2: b3", place="Moria", a="r5", rings="r1=A")
    assert refusal(match, "r5@0,2*r1").rule == "3.3"


def test_on_the_filling_card_it_counts_already() -> None:
    """7.8, 7.3, ruling H8"""
    lying = ring("b4 b4 b1 r2 r2 r1 g1 g1 y1")
    match = play(table(*lying, place="Moria", a="r2", rings="r1=A"), "r2@1,2*r1")
    assert (totals(match), points(match)) == ("r9 b9 g2 y1", [3, 0, 0, 0])


def test_rivendells_second_ring_protects_and_nothing_else() -> None:
    """7.9"""
    match = table("0,2: b2", "0,-1: g1", place="Moria", a="r2", b="b4", rings="r2=A")
    assert refusal(match, "r2@0,2*r2").rule == "3.2"
    play(match, "r2@1,1*r2")
    assert (totals(match), is_black(match)) == ("r2 b2 g1 y-", True)
    assert refusal(play(match, "end"), "b4@1,1").rule == "7.2"


# Lothlórien: the earlier location lies at -2,2, and -1,1 and -1,2 are in both rings.


def test_a_card_is_taken_back_from_a_finished_location() -> None:
    """That is the whole turn, and no card leaves the hand (7.10, ruling H11)."""
    match = table("-2,1: r4", place="Amon Hen", a="r1 r1 r0", rings="lo=A")
    before = (hand(match, "A"), left(match))
    play(match, "lo -2,1>0,2")
    assert (card(match, "-2,1"), card(match, "0,2")) == ("-", "r4*lo")
    assert ((hand(match, "A"), left(match)), phase(match)) == (before, "B play")
    assert holder(match, "lo") == "table"


def test_it_is_the_first_and_only_act_of_a_turn() -> None:
    """7.10, wording 3 of the rulings"""
    match = table("-2,1: r4", place="Amon Hen", a="r1 r0", rings="lo=A")
    play(match, "r0@0,2")
    assert retakes(match) == []
    assert refusal(match, "lo -2,1>0,-1").rule == "7.10"


def test_only_own_cards_are_taken_back() -> None:
    """7.10, ruling H11"""
    match = table("-2,1: b4", "-2,4: r2", place="Amon Hen", a="r1", rings="lo=A")
    assert refusal(match, "lo -2,1>0,2").rule == "7.10"
    assert {move.partition(">")[0] for move in retakes(match)} == {"-2,4"}


def test_with_two_players_cards_of_both_own_colours() -> None:
    """7.10, ruling H11"""
    match = table("-2,1: g4", "-2,4: y2", "-3,1: r1", players=2, place="Amon Hen", rings="lo=A")
    assert {move.partition(">")[0] for move in retakes(match)} == {"-2,1", "-2,4"}


def test_a_hobbit_may_be_taken_back() -> None:
    """It has no ring token (7.10)."""
    match = table("-2,1: r3", place="Amon Hen", rings="lo=A")
    assert "-2,1>0,2" in retakes(match)


def test_only_from_a_finished_location() -> None:
    """Not a card that lies round the current one alone (7.10, wording 3 of the rulings)."""
    match = table("0,2: r4", place="Amon Hen", rings="lo=A")
    assert retakes(match) == []
    assert refusal(match, "lo 0,2>0,-1").rule == "7.10"
    assert refusal(match, "lo -2,1>0,-1").rule == "7.10"


def test_only_the_owner_of_the_ring_takes_cards_back() -> None:
    """7.10, 7.1"""
    match = table("-2,1: r4", place="Amon Hen", rings="lo=B")
    assert refusal(match, "lo -2,1>0,2").rule == "7.1"


def test_a_covered_card_is_not_taken_back() -> None:
    """7.10"""
    match = table("-2,1: b4 r2", place="Amon Hen", rings="lo=A")
    assert retakes(match) == []


def test_it_is_laid_by_the_usual_rules() -> None:
    """It may cover a lower card at a black location (7.11, ruling H11)."""
    match = table("-2,1: r4", "0,2: b2", "0,-1: b4", "1,1: b3", place="Amon Hen", rings="lo=A")
    assert refusal(match, "lo -2,1>0,-1").rule == "3.2"
    assert refusal(match, "lo -2,1>1,1").rule == "3.3"
    play(match, "lo -2,1>0,2")
    assert (card(match, "0,2"), covered(match, "0,2")) == ("r4*lo", ["b2"])


def test_with_bag_ends_ring_in_force_it_needs_an_empty_cell() -> None:
    """7.11, 7.5"""
    match = table("-2,1: r4", "0,2: b2", "1,1: g1*be", place="Amon Hen", rings="lo=A")
    assert refusal(match, "lo -2,1>0,2").rule == "3.1"


def test_a_card_round_both_may_go_back_into_its_own_cell() -> None:
    """For the protection alone (7.11, ruling H12)."""
    match = play(table("-1,1: r4", place="Amon Hen", rings="lo=A"), "lo -1,1>-1,1")
    assert (card(match, "-1,1"), phase(match)) == ("r4*lo", "B play")


def test_a_card_round_both_leaves_a_gap_that_keeps_the_ring_open() -> None:
    """7.11, ruling H12: shared, so as many cells are free as before."""
    match = table(*ring("b1 b1 r4 b1 g1 g1 g1 y1 y1"), place="Amon Hen", rings="lo=A")
    play(match, "lo -1,1>1,2")
    assert (card(match, "-1,1"), phase(match), scored(match)) == ("-", "B play", 9)


def test_a_card_from_elsewhere_can_fill_the_ring() -> None:
    """7.11, 2.4, ruling H12: not shared, so one cell fewer is free."""
    match = table("-2,1: r4", *ring("b1 b1 b2 b1 g1 g1 g1 y1 y1"), place="Amon Hen", rings="lo=A")
    play(match, "lo -2,1>1,2")
    assert (phase(match), scored(match), points(match)) == ("over", 10, [4, 7, 2, 0])


def test_a_card_round_both_that_covers_leaves_one_cell_more_free() -> None:
    """7.11, wording 3 of the rulings"""
    match = table(
        *ring("b1 b1 r4 b1 g1 g1 g1 y1 y1"), place="Amon Hen", rings="lo=A", b="b1 b1", last="D"
    )
    play(match, "lo -1,1>1,1;b1@1,2")
    assert (phase(match), card(match, "-1,1")) == ("B play", "-")
    assert phase(play(match, "b1@-1,1")) == "over"


def test_a_retake_is_the_last_play() -> None:
    """7.10, 6.2, wording 11 of the rulings"""
    match = table("-2,1: g2", "0,2: b2", "0,-1: y2", turn="C", place="Amon Hen", rings="lo=C")
    assert totals(play(match, "lo -2,1>1,1")) == "g2 y2 b2 r-"


def test_the_gap_in_a_finished_ring_is_not_scored_again() -> None:
    """7.11, 6.6, ruling H13"""
    match = table("-2,1: r4", place="Amon Hen", rings="lo=A", points="9 5 1 0")
    play(match, "lo -2,1>0,2")
    assert (points(match), scored(match)) == ([9, 5, 1, 0], 9)


def test_what_lay_under_a_card_taken_back_stays_dead() -> None:
    """7.11, 3.5, ruling C8"""
    match = play(table("-2,1: r4 b2", place="Amon Hen", rings="lo=A"), "lo -2,1>0,2")
    assert (card(match, "-2,1"), covered(match, "-2,1")) == ("-", ["b2"])


def test_with_the_option_what_lay_under_it_is_open_again() -> None:
    """7.11, 3.5, wording 7 of the rulings"""
    match = table("-2,1: r4 b2", place="Amon Hen", rings="lo=A", options=RETURN)
    play(match, "lo -2,1>0,2")
    assert (card(match, "-2,1"), covered(match, "-2,1")) == ("b2", [])


def test_with_the_option_it_covers_again_what_lay_under_it() -> None:
    """Lifted first, then judged: a 4 goes back on a 2, at a black location (7.11, 3.5)."""
    match = table("-1,1: r4 b2", place="Amon Hen", rings="lo=A", options=RETURN)
    play(match, "lo -1,1>-1,1")
    assert (card(match, "-1,1"), covered(match, "-1,1")) == ("r4*lo", ["b2"])
    match = table("-1,1: r4 b2", "1,1: g1*be", place="Amon Hen", rings="lo=A", options=RETURN)
    assert "-1,1>-1,1" not in retakes(match)


def test_lothloriens_ring_does_not_go_on_a_card_of_the_hand() -> None:
    """7.10, 7.12, wording 3 of the rulings"""
    match = table(place="Amon Hen", a="r4", rings="lo=A")
    assert refusal(match, "r4@0,2*lo").rule == "7.10"


def test_with_the_option_it_does_and_protects_the_card() -> None:
    """In a usual turn (7.12, wording 3 of the rulings)."""
    option = "lothlorien_on_hand_card=on"
    match = table("-2,1: r2", place="Amon Hen", a="r4 r0", b="b5", rings="lo=A", options=option)
    assert "-2,1>0,2" in retakes(match)
    play(match, "r4@0,2*lo;r0@0,-1;end")
    assert (card(match, "0,2"), held(match)[0]) == ("r4*lo", 6)
    assert refusal(match, "b5@0,2").rule == "7.2"


def test_two_inversions_cannot_happen() -> None:
    """There is one token of Bag End, so a colour is turned once at most (1.7, 7.5, ruling H5)."""
    with pytest.raises((ImpossibleState, UnreadableState)) as refused:
        table("0,2: r4*be", "1,1: b2*be", place="Caradhras")
    assert "be" in str(refused.value)
    match = play(table(place="Caradhras", a="r4 r0", rings="be=A"), "r4@0,2*be")
    assert refusal(match, "r0@0,-1*be").rule == "7.1"
