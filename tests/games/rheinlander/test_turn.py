"""The turn: card, knight, bastion, draw (chapter 2)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast

from .build import (
    archbishop,
    bastions,
    cards,
    discard,
    garrison,
    look,
    owner,
    phase,
    play,
    refusal,
    stands,
    supply,
    table,
)

#: Regions 1 to 5 are full, and no knight of A's stands on the board.
FULL = ("B L1 L2 L3 L4 L5 R1 R2 R3 R4 R5", "C W1 W2 W3 W4 W5")
#: All cards that are in no hand, so that the deck holds nothing but the shuffle card.
ALL_DISCARDED = " ".join(str(card) for card in range(16, 55))
HANDS: dict[str, Any] = {"hand": "1 2 3 4 5", "hand_b": "6 7 8 9 10", "hand_c": "11 12 13 14 15"}


def test_a_card_then_a_knight_then_a_bastion_then_a_draw() -> None:
    """2.1, 2.3"""
    match = table(hand="1 2 3 4 5")
    play(match, "3@L3")
    assert (phase(match), cards(match, "A")) == ("A bastion", [1, 2, 4, 5])
    assert (discard(match), stands(match, "L3")) == ([3], "A")
    play(match, "B@R28")
    assert phase(match) == "B play"
    assert len(cards(match, "A")) == 5
    assert {1, 2, 4, 5} < set(cards(match, "A"))


def test_who_can_bring_a_knight_must() -> None:
    """2.1, 2.5, R08"""
    match = table(hand="1 2 3 4 5")
    assert not any(move.startswith(("drop", "done", "B@")) for move in match.legal_moves)
    reason = refusal(match, "drop 3")
    assert (reason.rule, reason.sentence) == ("2.5", "A can bring a knight and has to")
    assert refusal(match, "done").rule == "2.1"


def test_a_card_must_be_in_the_hand() -> None:
    """2.1"""
    match = table(hand="1 2 3 4 5")
    reason = refusal(match, "6@L6")
    assert (reason.rule, reason.sentence) == ("2.1", "6 is not in A's hand")
    assert refusal(match, "drop 6").rule == "2.1"


def test_the_order_in_which_a_knight_is_settled() -> None:
    """New castle, majority, payments, castles of the duchy, bishops, archbishop (2.2)."""
    match = table(
        "A L21 L22",
        "B L23 L24",
        "C L26 L27 L28",
        garrisons="9B",
        slots={9: "c", 11: "c", 13: "b"},
        hand="25",
    )
    play(match, "25@L25")
    told = [line["id"] for line in match.log(0)[0]["told"]]
    assert told == [
        *("placed", "garrison-placer", "merged", "merged-new", "paid", "paid"),
        *("garrison-changed", "bishop-gained", "bishop-lost", "archbishop"),
    ]
    assert (owner(match, "L25"), archbishop(match)) == ("A", "A")
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "A")


def test_played_cards_lie_open_and_draws_do_not() -> None:
    """2.3, 2.7, R16"""
    match = play(table(hand="3", discard="20"), "3@L3,done")
    assert match.view(1)["table"]["discard"] == [3, 20]
    [drawn] = [line for line in match.tell(1) if "draws" in line]
    assert drawn == "A draws a card."


# The shuffle card


def test_who_draws_the_shuffle_card_shuffles_all_and_draws_again() -> None:
    """2.4, R14"""
    match = table(**HANDS, discard=ALL_DISCARDED)
    assert look(match)["deck"] == 0
    play(match, "3@L3,done")
    assert (discard(match), look(match)["deck"]) == ([], 39)
    assert len(cards(match, "A")) == 5
    assert "A draws the shuffle card: deck and discards are shuffled." in match.tell(0)


def test_the_other_hands_are_not_shuffled_in() -> None:
    """2.4, R14"""
    match = play(table(**HANDS, discard=ALL_DISCARDED), "3@L3,done")
    assert cards(match, "B") == [6, 7, 8, 9, 10]
    assert cards(match, "C") == [11, 12, 13, 14, 15]


def test_the_card_just_played_can_come_back_and_a_draw_never_fails() -> None:
    """2.4, R14, R15"""
    for dice in range(150):
        match = table(**HANDS, discard=ALL_DISCARDED, dice=f"{dice:016x}")
        play(match, "3@L3,done")
        assert len(cards(match, "A")) == 5
        if 3 in cards(match, "A"):
            return
    pytest.fail("the card never came back")


def test_the_shuffle_card_is_as_likely_as_any_other() -> None:
    """Three cards and the shuffle card are in the deck: one draw of four (2.4, 1.6, R05)."""
    shuffled = 0
    pile = " ".join(ALL_DISCARDED.split()[3:])
    for dice in range(160):
        match = table(**HANDS, discard=pile, dice=f"{dice:016x}")
        play(match, "3@L3,done")
        shuffled += discard(match) == []
    assert 25 < shuffled < 55


# Who cannot bring a knight


def test_who_can_bring_no_knight_discards_a_card_of_choice() -> None:
    """No bastion follows, but a card is drawn (2.5, R09, R12)."""
    match = table(*FULL, hand="1 2 3 4 5")
    assert match.legal_moves == ["drop 1", "drop 2", "drop 3", "drop 4", "drop 5"]
    play(match, "drop 4")
    assert phase(match) == "B play"
    assert (discard(match), supply(match)[0], bastions(match)) == ([4], 25, [3, 3, 3])
    assert len(cards(match, "A")) == 5


def test_not_even_an_early_bastion_goes_with_a_discard() -> None:
    """2.5, 10.4, R12"""
    match = table(*FULL, hand="1 2 3 4 5", options="bastion_timing=any")
    assert match.legal_moves == ["drop 1", "drop 2", "drop 3", "drop 4", "drop 5"]


def test_a_reinforcement_must_be_brought_before_a_card_is_discarded() -> None:
    """2.1, 2.5, R08"""
    match = table(*FULL, "A L40", hand="1 2 3 4 5")
    expected = [f"{card}+{space}" for card in range(1, 6) for space in ("L39", "L41")]
    assert sorted(match.legal_moves) == expected


def test_an_exchange_must_be_made_if_it_is_the_only_way() -> None:
    """2.1, 2.5, 9.4, R08"""
    match = table(*FULL, "A R53 R54", towers="R52", slots={26: "b"}, hand="1 2 3 4 5")
    assert archbishop(match) == "A"
    assert len(match.legal_moves) == 15
    assert all("x" in move for move in match.legal_moves)


# Who has no knight


def test_the_turn_of_a_player_without_knights_is_skipped() -> None:
    """No card, no bastion, no draw (2.6, R10)."""
    match = table(left="B0", ended=1, opener="D", players=4, hand="1", hand_b="6 7 8 9 10")
    play(match, "1@L1,done")
    assert phase(match) == "C play"
    assert cards(match, "B") == [6, 7, 8, 9, 10]
    assert "B has no knight left; the turn is skipped." in match.tell(0)


def test_skipping_counts_as_a_turn() -> None:
    """2.6, 11.2, R10, R76"""
    match = table(left="B0", ended=1, opener="C", hand="1")
    play(match, "1@L1,done")
    assert phase(match) == "over"


# Who sees what


def test_hands_and_the_deck_are_secret_and_all_else_is_open() -> None:
    """2.7, R16"""
    match = table("A L5 L6", towers="R9", **HANDS)
    seen = match.view(1)["table"]
    assert seen["hand"] == [6, 7, 8, 9, 10]
    assert seen["knights"] == {"L5": 0, "L6": 0}
    assert seen["bastions"] == ["R9"]
    assert [player["knights"] for player in seen["players"]] == [23, 25, 25]
    assert [player["bastions"] for player in seen["players"]] == [3, 3, 2]
    assert match.seen(1)["cards"][0, 0] == match.seen(1)["cards"][0, 53]  # a card of A's, the deck


@pytest.mark.parametrize("seat", [holdfast.SPECTATOR, 0, 2])
def test_nobody_else_sees_a_hand(seat: int) -> None:
    """2.7"""
    seen = table(**HANDS).seen(seat)["cards"][0]
    assert len(set(seen[5:10].tolist())) == 1
    assert seen[5] == seen[40]
