"""The turn: which cards go together, when it ends, drawing, who is out (chapter 2)."""

from __future__ import annotations

import pytest

from holdfast.core.seats import SPECTATOR

from .build import (
    hand,
    held,
    holder,
    kinds,
    left,
    phase,
    places,
    play,
    points,
    refusal,
    ring,
    spots,
    table,
    totals,
)

#: A full mixture of cards, so that nothing else fills the hand up.
MIXED = "r0 r1 r1 r2 r4 rN"


def test_a_turn_has_at_least_one_card() -> None:
    """2.1, wording 1 of the rulings"""
    match = table(a=MIXED)
    assert refusal(match, "end").rule == "2.1"
    play(match, "r4@0,2")
    assert match.why("end") is None


def test_cards_go_round_the_current_location_only() -> None:
    """Not round an earlier one (2.1, ruling C11)."""
    match = table(a="r4 rN", sites="0,0 -2,0")
    assert "-1,0" in places(match, "r4")
    assert not {"1,0", "0,2"} & {*places(match, "r4"), *places(match, "rN")}
    assert refusal(match, "r4@1,0").rule == "2.1"
    assert refusal(match, "rN@1,0").rule == "2.1"


def test_only_cards_of_the_hand_can_be_laid() -> None:
    """2.1"""
    match = table(a=MIXED)
    assert refusal(match, "r5@0,2").rule == "2.1"
    assert refusal(match, "b1@0,2").rule == "2.1"


def test_no_location_is_placed_in_the_middle_of_a_turn() -> None:
    """2.1"""
    assert refusal(table(*ring("r1 b1"), a=MIXED), "site -2,0").rule == "2.1"


def test_nobody_may_pass() -> None:
    """Any card goes to an empty cell, so everybody can play (2.1, ruling C4)."""
    for cards in ("r0", "rN", "r1"):
        match = table(a=cards, decks={"A": ""})
        assert kinds(match) == cards
        assert "end" not in match.legal_moves


def test_a_turn_is_never_ended_by_itself() -> None:
    """Not even with the last card of hand and deck (2.1, wording 1 of the rulings)."""
    match = play(table(a="r4", decks={"A": ""}), "r4@0,2")
    assert (phase(match), match.legal_moves) == ("A play", ["end"])
    assert phase(play(match, "end")) == "B play"


@pytest.mark.parametrize(
    ("played", "allowed"),
    [
        ("r0", "r1 r2 r4 rN"),
        ("rN", "r0 r1 r2 r4"),
        ("r0 rN", "r1 r2 r4"),
        ("r1", "r0 r1 rN"),
        ("r1 r1", "r0 rN"),
        ("r1 r0 r1 rN", ""),
        ("r2", "r0 rN"),
        ("r4 r0", "rN"),
        ("r4 rN r0", ""),
    ],
)
def test_many_1s_or_one_higher_card_and_any_0_and_nazgul(played: str, allowed: str) -> None:
    """2.2, rulings C1 and C2"""
    match = table(a=MIXED)
    for number, each in enumerate(played.split()):
        play(match, f"{each}@{['1,-1', '1,0', '1,1', '1,2'][number]}")
    assert kinds(match) == allowed


def test_a_refusal_says_what_the_turn_has_already() -> None:
    """2.2"""
    match = play(table(a=MIXED), "r1@0,2")
    assert "has laid 1s" in refusal(match, "r4@0,-1").sentence
    match = play(table(a=MIXED), "r4@0,2")
    assert "a card of 2 or more" in refusal(match, "r1@0,-1").sentence
    assert "a card of 2 or more" in refusal(match, "r2@0,-1").sentence


def test_six_1s_in_one_turn() -> None:
    """2.2, ruling C1"""
    match = table(a="r1 r1 r1 r1 r1 r1")
    play(match, "r1@-1,-1;r1@-1,0;r1@-1,1;r1@-1,2;r1@0,-1;r1@0,2")
    assert (hand(match, "A"), match.legal_moves) == ("", ["end"])


def test_with_two_players_1s_of_both_colours_go_together() -> None:
    """2.2, 1.5, ruling J2"""
    match = play(table(players=2, a="g1 y1 g4 y4 g2 y2"), "g1@0,2;y1@0,-1")
    assert kinds(match) == ""
    match = play(table(players=2, a="g1 y1 g4 y4 g2 y2"), "g4@0,2")
    assert kinds(match) == ""


def test_with_two_players_both_0s_and_both_nazguls_in_one_turn() -> None:
    """2.2, ruling C1"""
    match = table(players=2, a="g0 y0 gN yN g4 g1")
    play(match, "g0@0,2;gN@0,-1;y0@1,1;yN@0,-1")
    assert kinds(match) == "g1 g4"


def test_the_order_of_the_cards_is_free() -> None:
    """2.3, ruling C2"""
    one = play(table(a=MIXED), "r0@0,2;r4@0,-1;rN@1,1")
    other = play(table(a=MIXED), "rN@1,1;r4@0,-1;r0@0,2")
    assert one.state == other.state


def test_equal_cards_are_one_choice() -> None:
    """2.1, wording 14 of the rulings"""
    assert len(places(table(a="r1 r1 r1 r1 r1 r1"), "r1")) == 10


def test_the_card_that_fills_the_ring_ends_the_turn() -> None:
    """What was not played stays in hand (2.4, ruling C3)."""
    match = table(*ring("b1 b1 b1 g1 g1 g1 y1 y1 y1"), a="r0 r1 r1 r2 rN r4")
    play(match, "r1@1,2")
    assert (phase(match), hand(match, "A")) == ("A site", "r0 r1 r2 r4 rN")
    assert len(match.legal_moves) == len(spots(match))


def test_the_hand_is_filled_up_to_six_at_the_end_of_the_turn() -> None:
    """2.5"""
    match = play(table(a="r1 r1 r1 r2 r4 r0"), "r1@0,2;r1@0,-1")
    assert (held(match)[0], left(match)[0]) == (4, 16)
    play(match, "end")
    assert (held(match)[0], left(match)[0]) == (6, 14)
    assert phase(match) == "B play"


def test_a_short_deck_gives_what_it_has() -> None:
    """2.5, ruling I8"""
    match = table(a="r1 r1 r1 r2 r4 r0", decks={"A": "r5"})
    play(match, "r1@0,2;r1@0,-1;end")
    assert (hand(match, "A"), left(match)[0]) == ("r0 r1 r2 r4 r5", 0)


def test_without_a_deck_nothing_is_drawn() -> None:
    """2.5, ruling I8"""
    match = play(table(a="r1 r4", decks={"A": ""}), "r1@0,2;end")
    assert (hand(match, "A"), phase(match)) == ("r4", "B play")


def test_play_goes_clockwise() -> None:
    """1.6, 2.6"""
    match = table(a="r1", b="b1", c="g1", d="y1")
    assert phase(play(match, "r1@0,2;end")) == "B play"
    assert phase(play(match, "b1@0,-1;end")) == "C play"
    assert phase(play(match, "g1@1,1;end")) == "D play"
    assert phase(play(match, "y1@1,0;end")) == "A play"


def test_who_is_out_is_passed_over() -> None:
    """2.6, ruling I7"""
    match = play(table(a="r1", out="BC"), "r1@0,2;end")
    assert phase(match) == "D play"


def test_who_is_out_keeps_the_place_in_the_order() -> None:
    """A tie between B, who is out, and C goes to B after A's last card (2.6, 6.2, ruling I7)."""
    match = table(*ring("b2 g2 r1 r1 r1 r1 r1 b1 g1"), a="r1", out="B")
    play(match, "r1@1,2")
    assert totals(match) == "r6 b3 g3 y-"
    assert points(match) == [2, 2, 1, 0]


def test_the_rings_of_who_is_out_are_lost_when_the_turn_ends() -> None:
    """2.6, ruling H14"""
    match = play(table(a="r4", decks={"A": ""}, rings="we=A", place="Ford"), "r4@0,2")
    assert holder(match, "we") == "A"
    assert holder(play(match, "end"), "we") == "lost"


def test_the_ring_of_lothlorien_does_not_keep_a_player_in_the_game() -> None:
    """2.6, ruling H14"""
    match = table(
        "-2,1: r4", place="Amon Hen", a="r1", decks={"A": ""}, rings="lo=A", out="BC", d="y1"
    )
    play(match, "r1@0,2;end")
    assert (phase(match), holder(match, "lo")) == ("D play", "lost")
    play(match, "y1@0,-1;end")
    assert phase(match) == "D play"


def test_a_player_with_cards_keeps_rings_and_seat() -> None:
    """2.6"""
    match = play(table(a="r4", place="Ford", rings="we=A"), "r4@0,2;end")
    assert holder(match, "we") == "A"


def test_other_hands_are_secret_and_their_sizes_are_not() -> None:
    """2.7, wording 15 of the rulings"""
    match = play(table(a="r1 r2 r4 r5 r0 rN", decks={"A": "r1"}), "r1@0,2")
    seen = match.view(1)["table"]
    assert (seen["players"][0]["hand"], seen["players"][0]["deck"]) == (5, 1)
    assert all(card[0] == "b" for card in seen["hand"])
    assert (match.view(SPECTATOR)["table"]["hand"], match.view(1)["moves"]) == ([], [])


def test_nobody_sees_which_cards_are_in_a_hand_and_which_in_the_deck() -> None:
    """For a rival, a hand and a deck are one pile (2.7, wording 15 of the rulings)."""
    one = table(a="r1 r1 r1 r1 r1 r1")
    other = table(a="r0 r2 r3 r4 r5 rN")
    assert one.view(1)["table"] == other.view(1)["table"]
    assert one.seen(1)[0] == other.seen(1)[0]


def test_the_order_of_the_own_deck_is_secret() -> None:
    """What will be drawn cannot be told from what one sees (2.7, wording 15 of the rulings)."""
    seen = [
        table(a="r1", dice=dice).seen(0)[0] for dice in ("0000000000000001", "00000000000000ff")
    ]
    assert seen[0] == seen[1]


def test_points_rings_the_box_and_covered_cards_are_open() -> None:
    """2.7, rulings G7 and J3, wording 15 of the rulings"""
    match = table("0,2: r4 b2", place="Ford", points="3 1 0 2", rings="be=C", box="rN b4")
    view = match.view(3)
    assert view["scores"] == [3, 1, 0, 2]
    assert (view["table"]["rings"]["be"], view["table"]["box"]) == (2, ["rN", "b4"])
    [pile] = [cell for cell in view["table"]["cells"] if cell["card"]]
    assert (pile["card"], pile["covered"]) == ("r4", ["b2"])


def test_what_is_drawn_is_told_to_the_one_who_draws() -> None:
    """2.7"""
    match = table(a="r1 r1 r1 r2 r4 r0", decks={"A": "r5"})
    play(match, "r1@0,2;end")
    assert "A draws the red 5." in match.tell(0)
    assert "A draws a card." in match.tell(1)
    assert "5" not in " ".join(match.tell(1))
