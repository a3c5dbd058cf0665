"""The end of the game, and who has won (chapter 9)."""

from __future__ import annotations

import pytest

from .build import (
    gained,
    hand,
    held,
    holder,
    kinds,
    phase,
    play,
    points,
    ring,
    scored,
    table,
    told,
    totals,
    winners,
)

NINE = ring("r4 r2 b4 b1 g2 g1 y1 r1 b1")


def test_the_game_ends_when_the_tenth_location_has_been_scored() -> None:
    """No other is placed (9.1, rulings I2 and B9)."""
    match = play(table(*NINE, place="Amon Hen", a="r1"), "r1@1,2")
    assert (phase(match), scored(match), match.legal_moves) == ("over", 10, [])
    assert points(match) == [7, 4, 2, 0]


def test_it_ends_when_after_a_scoring_one_player_has_cards() -> None:
    """No location is placed, no card drawn (9.1, rulings I2 and B9, wording 8)."""
    match = play(table(*NINE, a="r1 r4", out="BCD"), "r1@1,2")
    assert (phase(match), scored(match), held(match)[0]) == ("over", 1, 5)
    assert "over-alone" in told(match)


def test_it_ends_when_after_a_scoring_nobody_has_cards() -> None:
    """9.1, ruling I2"""
    match = play(table(*NINE, a="r1", decks={"A": ""}, out="BCD"), "r1@1,2")
    assert (phase(match), scored(match)) == ("over", 1)
    assert "over-nobody" in told(match)


def test_the_player_who_fills_the_ring_may_be_the_one_without_cards() -> None:
    """9.1, ruling I2"""
    match = play(table(*NINE, a="r1", decks={"A": ""}, out="CD"), "r1@1,2")
    assert (phase(match), winners(match)) == ("over", "AB")


def test_two_players_with_cards_play_on() -> None:
    """9.1"""
    assert phase(play(table(*NINE, a="r1", out="CD"), "r1@1,2")) == "A site"


@pytest.mark.parametrize("last_card", ["b0", "bN"])
def test_a_0_or_a_nazgul_is_a_card(last_card: str) -> None:
    """9.1, ruling I1"""
    match = table(*NINE, a="r1", b=last_card, decks={"B": ""}, out="CD")
    assert phase(play(match, "r1@1,2")) == "A site"


def test_cards_in_the_deck_are_cards_too() -> None:
    """A has laid the whole hand, and still has a deck (9.1, ruling I1)."""
    match = table(*ring("r4 r2 b4 b1"), a="r1 r1 r1 r1 r1 r1", out="CD")
    play(match, "r1@0,-1;r1@0,2;r1@1,-1;r1@1,0;r1@1,1;r1@1,2")
    assert (hand(match, "A"), phase(match)) == ("", "A site")


def test_it_ends_when_nobody_has_cards() -> None:
    """The current location is scored as it is (9.2, ruling I2)."""
    match = table("0,2: b4", "1,1: g1", place="Ford", a="r2", decks={"A": ""}, out="BCD")
    play(match, "r2@0,-1;end")
    assert (phase(match), scored(match), points(match)) == ("over", 4, [4, 5, 3, 0])
    assert "scored-last" in told(match)


def test_not_before_the_turn_is_ended() -> None:
    """9.2, 2.1"""
    match = table("0,2: b4", a="r2", decks={"A": ""}, out="BCD")
    assert phase(play(match, "r2@0,-1")) == "A play"


def test_rings_of_the_last_scoring_are_lost() -> None:
    """9.2, 6.5"""
    match = play(table(a="r2", decks={"A": ""}, out="BCD"), "r2@0,-1;end")
    assert (holder(match, "be"), points(match)) == ("lost", [2, 0, 0, 0])


def test_the_last_play_is_first_among_equals_in_an_incomplete_ring() -> None:
    """Also if it was a Nazgûl (9.2, 6.2, ruling I4, wording 11)."""
    match = table("0,2: r4", "1,1: b4", turn="B", b="bN", decks={"B": ""}, out="ACD", place="Ford")
    play(match, "bN@0,-1;end")
    assert (totals(match), points(match)) == ("b4 r4 g- y-", [4, 5, 0, 0])


def test_moria_takes_its_toll_in_an_incomplete_ring() -> None:
    """9.2, 5.3, ruling F3"""
    match = table("0,2: b4", a="r2", decks={"A": ""}, out="BCD", place="Moria", points="5 5 5 5")
    play(match, "r2@0,-1;end")
    assert points(match) == [5, 8, 5, 2]


def test_a_single_player_plays_on_at_the_current_location() -> None:
    """Turn after turn, and must lay a card in each (9.3, ruling I3)."""
    match = table(a="r4 r2", decks={"A": ""}, out="BCD")
    play(match, "r4@0,2;end")
    assert (phase(match), kinds(match), scored(match)) == ("A play", "r2", 0)
    assert "end" not in match.legal_moves


def test_until_the_cards_are_gone() -> None:
    """Then it is scored, and the game ends (9.3, ruling I3)."""
    match = table("1,1: b5", a="r4 r2", decks={"A": ""}, out="BCD", place="Ford")
    play(match, "r4@0,2;end;r2@0,-1;end")
    assert (phase(match), points(match)) == ("over", [5, 4, 0, 0])


def test_or_until_it_is_full() -> None:
    """Then no other location is placed (9.3, ruling I3)."""
    match = table(*ring("r4 r2 b4 b1 g2 g1 y1 r1"), a="r1 r4 r4", decks={"A": ""}, out="BCD")
    play(match, "r4@1,1;end;r4@1,2")
    assert (phase(match), hand(match, "A"), scored(match)) == ("over", "r1", 1)


def test_a_single_player_draws_as_usual() -> None:
    """9.3, 2.5"""
    match = play(table(a="r4 r2", out="BCD"), "r4@0,2;end")
    assert (phase(match), held(match)[0]) == ("A play", 6)


def test_if_no_card_lies_there_nobody_is_paid() -> None:
    """9.4, ruling I5"""
    match = table(a="rN", decks={"A": ""}, out="BCD", place="Ford", points="1 2 3 4")
    play(match, "rN@0,2;end")
    assert (phase(match), points(match), gained(match)) == ("over", [1, 2, 3, 4], [0] * 4)


def test_moria_takes_its_toll_even_then() -> None:
    """From the one farthest clockwise (9.4, 5.3, ruling I5)."""
    match = table(turn="B", b="bN", decks={"B": ""}, out="ACD", place="Moria", points="4 4 4 4")
    play(match, "bN@0,2;end")
    assert points(match) == [1, 4, 4, 4]


def test_a_hit_can_leave_the_last_ring_empty() -> None:
    """9.4, 4.1, ruling I5"""
    match = table("0,2: b5", a="rN", decks={"A": ""}, out="BCD", place="Ford")
    play(match, "rN@0,2;end")
    assert (phase(match), points(match)) == ("over", [0, 0, 0, 0])


def test_the_most_points_win() -> None:
    """9.5, ruling I6"""
    match = play(table(*NINE, place="Amon Hen", a="r1", points="1 9 1 1"), "r1@1,2")
    assert (points(match), winners(match)) == ([8, 13, 3, 1], "B")


def test_nobody_has_won_before_the_end() -> None:
    """9.5"""
    assert winners(table(points="9 0 0 0")) == ""


def test_of_level_players_the_one_who_gained_more_at_the_last_location_wins() -> None:
    """9.5, ruling I6"""
    match = play(table(*NINE, place="Amon Hen", a="r1", points="2 5 1 9"), "r1@1,2")
    assert (points(match), winners(match)) == ([9, 9, 3, 9], "A")
    assert told(match)[-1] == "won-tie"


def test_losses_at_the_last_location_count_too() -> None:
    """D loses 3 at Moria, B nothing: both have 5, and B wins (9.5, ruling I6, wording 11)."""
    match = table(
        *("0,2: b1", "0,-1: g1", "1,1: y0"),
        a="r2",
        decks={"A": ""},
        out="BCD",
        place="Moria",
        points="0 5 0 8",
    )
    play(match, "r2@1,2;end")
    assert (points(match), gained(match), winners(match)) == ([3, 5, 0, 5], [3, 0, 0, -3], "B")


def test_the_gain_is_what_was_really_lost() -> None:
    """D loses the only point there is (9.5, 5.4, wording 11)."""
    match = table(
        *("0,2: b1", "0,-1: g1", "1,1: y0"),
        a="r2",
        decks={"A": ""},
        out="BCD",
        place="Moria",
        points="0 0 0 1",
    )
    assert gained(play(match, "r2@1,2;end")) == [3, 0, 0, -1]


def test_if_these_are_level_too_the_win_is_shared() -> None:
    """Bag End pays 2 for the first and the second place (9.5, ruling I6)."""
    match = play(table(*NINE, a="r1", out="BCD"), "r1@1,2")
    assert (points(match), gained(match), winners(match)) == ([2, 2, 1, 0], [2, 2, 1, 0], "AB")
    assert told(match)[-1] == "shared-win"
