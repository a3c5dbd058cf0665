"""Claiming stones, by comparison and by proof (chapter 4, E1 to E16)."""

from __future__ import annotations

import pytest

from holdfast import IllegalMove, Match

from .build import fields, full, hand, look, owners, phase, play, refusal, side, table

#: Only R9 could beat A at stone 1: R6 would make B's side equal.
AGAINST_R9 = "1: G6 G7 G8 | R7 R8 | first A"


def assert_beatable(match: Match, stone: int, *cards: str) -> None:
    reason = refusal(match, f"claim {stone}")
    assert reason.rule == "4.4"
    assert f"could still win stone {stone} with {' '.join(cards)}:" in reason.sentence


# Against a complete side


def test_the_example_of_the_rulebook() -> None:
    """4.3"""
    match = table("4: G5 R5 | G7 V4 B3 | first B", a="B5 Y1")
    play(match, "B5@4")
    assert match.legal_moves == ["claim 4", "done"]
    play(match, "claim 4")
    assert (owners(match), phase(match)) == ("---A-----", "B play")


def test_the_weaker_of_two_complete_sides_cannot_claim() -> None:
    """4.3, E11"""
    match = table("4: G7 V4 B3 | G5 R5 B5 | first A", a="Y1 Y9", b="Y2")
    play(match, "Y1@1")
    assert phase(match) == "B play"  # A is not even asked
    match.undo()
    reason = refusal(match, "claim 4")
    assert (reason.rule, reason.sentence) == (
        "4.3",
        "three of a kind, 15 at stone 4 is stronger than a sum of 14",
    )


def test_nobody_claims_for_the_opponent() -> None:
    """4.3, E11"""
    match = table("4: G7 V4 B3 | G5 R5 B5 | first A", a="Y1 Y9", b="Y2")
    play(match, "Y1@1")
    assert owners(match) == "-" * 9
    play(match, "Y2@1,claim 4")
    assert owners(match) == "---B-----"


def test_of_two_equal_sides_the_first_claims() -> None:
    """3.7, 4.3"""
    match = table("4: G7 G8 G9 | R7 R8 R9 | first A", a="Y1", b="Y2")
    assert play(match, "Y1@1").legal_moves == ["claim 4", "done"]
    match = table("4: G7 G8 G9 | R7 R8 R9 | first B", a="Y1", b="Y2")
    assert refusal(match, "claim 4").rule == "3.7"
    assert refusal(match, "claim 4").sentence == (
        "both have a colour run of 24 at stone 4, and B was complete first"
    )


# Against an incomplete side


@pytest.mark.parametrize(
    "where",
    ["2: R9 | -", "2: - | R9", "2: R9 O1 B2 | - | first A, owner A", "2: V1 V2 V5 | R9 | first A"],
)
def test_a_card_at_any_stone_counts_as_proof(where: str) -> None:
    """4.4, 4.5, 4.6, E1, E15"""
    match = table(AGAINST_R9, where, a="Y1 Y9")
    assert play(match, "Y1@9").legal_moves == ["claim 1", "done"]


def test_a_discarded_card_counts_as_proof() -> None:
    """4.5, 9.1, E1"""
    match = table(AGAINST_R9, a="Y1 Y9", discard="BA R9", played="0 1")
    assert play(match, "Y1@9").legal_moves == ["claim 1", "done"]


def test_cards_in_hands_prove_nothing() -> None:
    """4.5, E2"""
    assert_beatable(table(AGAINST_R9, a="R9 Y1", b="Y2"), 1, "R9")
    assert_beatable(table(AGAINST_R9, a="Y1", b="R9"), 1, "R9")


def test_a_card_that_one_returned_oneself_proves_nothing() -> None:
    """4.5, 9.3, E16"""
    cards = "G6 G7 G8 R7 R8 Y1 Y2 R9"
    rest = [f"{clan}{value}" for clan in "ROYGBV" for value in range(1, 10)]
    deck = " ".join([card for card in rest if card not in cards] + ["R9"])
    match = table(AGAINST_R9, deck=deck, discard="RE", played="1 0", buried="A 1 0 0")
    assert match.seen(0)["deck"][0, 0] == match.state.deck[0]  # A knows where it is
    assert_beatable(match, 1, "R9")


def test_tactics_that_have_not_been_played_cannot_prevent_a_claim() -> None:
    """4.5, E3"""
    match = table(AGAINST_R9, "2: R9 | -", a="Y1", b="JK SP SH BA MF BB")
    assert play(match, "Y1@9").legal_moves == ["claim 1", "done"]


def test_an_elite_troop_on_the_incomplete_side_is_as_good_as_it_can_be() -> None:
    """4.4, 7.6, E4"""
    stone = "1: G6 G7 G8 | JK R8 | first A"
    lines = {"a": "Y1", "b": "Y2", "played": "0 1", "joker": "B"}
    assert_beatable(table(stone, **lines), 1, "R9")
    match = table(stone, "2: R9 | -", **lines)
    assert_beatable(match, 1, "R7")  # the Joker stands for R9
    match = table(stone, "2: R9 R7 | -", **lines)
    assert play(match, "Y1@9").legal_moves == ["claim 1", "done"]


def test_two_cards_cannot_claim_however_good_they_are() -> None:
    """4.2, E5"""
    match = table("1: G9 G8 | R1 B4 | -", a="Y1")
    reason = refusal(match, "claim 1")
    assert (reason.rule, reason.sentence) == ("4.2", "A has 2 cards at stone 1 and needs 3")
    assert refusal(match, "claim 2").sentence == "A has no card at stone 2 and needs 3"
    match = table("1: G9 G8 R1 | R5 | mud", a="Y1", played="1 0")
    assert refusal(match, "claim 1").sentence == "A has 3 cards at stone 1 and needs 4"


def test_the_loser_may_have_fewer_than_three_cards() -> None:
    """4.4, E5"""
    match = play(table("1: G7 G8 G9 | R1 | first A", a="Y1"), "Y1@2")
    assert match.legal_moves == ["claim 1", "done"]


def test_a_completion_that_is_only_equal_does_not_beat() -> None:
    """4.4, E6"""
    match = table("1: G7 G8 G9 | R7 R8 | first A", a="Y1")
    assert play(match, "Y1@2").legal_moves == ["claim 1", "done"]


def test_a_side_that_can_never_be_complete_is_beaten_by_anything() -> None:
    """4.4, E7"""
    mine = "R1 O2 Y4 B9 V9 G9"  # A's weak three, B's strong two, and one card that is discarded
    stones = [*full("AABBAABB", without=mine), "9: R1 O2 Y4 | B9 V9 | first A"]
    rest = {"a": "SP", "b": "SH", "deck": "-", "discard": "G9 BA", "played": "0 1"}
    match = table(*stones, turn="A claim", **rest)
    assert match.legal_moves == ["claim 9", "done"]
    unseen = "R1 O2 Y4 B9 V9 G9"
    stones = [*full("AABBAABB", without=unseen), "9: R1 O2 Y4 | B9 V9 | first A"]
    match = table(*stones, a="SP G9", b="SH", deck="-", turn="A play")
    assert_beatable(match, 9, "G9")


# When


def test_claims_come_after_the_card_and_before_the_draw() -> None:
    """2.1, 4.1, E8"""
    match = table("1: G7 G8 G9 | - | first A", a="Y1", top="V5")
    reason = refusal(match, "claim 1")
    assert reason.rule == "4.1"
    assert reason.sentence.startswith("stones are claimed after playing a card")
    play(match, "Y1@5")
    assert (phase(match), hand(match, 0)) == ("A claim", [])
    play(match, "claim 1")
    assert hand(match, 0) == ["V5"]


def test_a_stone_that_was_not_touched_can_be_claimed() -> None:
    """4.1, E8"""
    match = play(table("1: G7 G8 G9 | - | first A", a="Y1"), "Y1@9,claim 1")
    assert owners(match) == "A--------"


def test_a_player_who_passes_can_claim() -> None:
    """2.5, 4.1, E8"""
    stones = [*full("AABBAAB", without="G7 G8 G9 R1 B1 V1 Y1 Y2 Y3 Y4 Y5 Y6")]
    stones += ["8: G7 G8 G9 | R1 | first A", "9: B1 V1 Y4 | Y5 | first A"]
    match = table(*stones, a="Y1 Y6", b="Y2 Y3", deck="-", turn="B")
    play(match, "Y2@9")
    assert phase(match) == "A claim"  # A has cards but no room, and has passed
    assert match.legal_moves == ["claim 8", "done"]


def test_nobody_has_to_claim() -> None:
    """4.1, E9"""
    match = table("1: G7 G8 G9 | - | first A", a="Y1 Y3", b="Y2", top="V1 V2 V3")
    play(match, "Y1@9,done")
    assert (owners(match), phase(match)) == ("-" * 9, "B play")
    play(match, "Y2@9,Y3@9")
    assert match.legal_moves == ["claim 1", "done"]  # it is still there in the next turn


def test_a_refused_claim_costs_nothing() -> None:
    """4.7, E10"""
    match = table(AGAINST_R9, "2: O7 O8 O9 | - | first A", a="Y1 Y9")
    play(match, "Y1@9")
    before = fields(match)
    with pytest.raises(IllegalMove, match=r"claim 1: B could still win stone 1 with R9.*rule 4\.4"):
        match.play("claim 1")
    assert fields(match) == before
    assert match.legal_moves == ["claim 2", "done"]


def test_several_claims_in_any_order() -> None:
    """4.1, E12"""
    stones = [f"{n}: {c}7 {c}8 {c}9 | - | first A" for n, c in ((2, "G"), (5, "B"), (7, "R"))]
    match = play(table(*stones, a="Y1"), "Y1@9")
    assert match.legal_moves == ["claim 2", "claim 5", "claim 7", "done"]
    play(match, "claim 7,claim 2")
    assert match.legal_moves == ["claim 5", "done"]
    play(match, "claim 5")
    assert owners(match) == "-A--A-A--"


def test_after_the_last_claim_the_turn_goes_on_by_itself() -> None:
    """4.1"""
    match = play(table("1: G7 G8 G9 | - | first A", a="Y1"), "Y1@9,claim 1")
    assert phase(match) == "B play"


def test_the_round_stops_at_the_winning_claim() -> None:
    """5.1, E12"""
    stones = [f"{n}: {c}7 {c}8 {c}9 | - | first A" for n, c in enumerate("GBRO", start=1)]
    match = play(table(*stones, a="Y1"), "Y1@9,claim 2,claim 4,claim 3")
    assert (phase(match), owners(match), match.scores) == ("over", "-AAA-----", (5, 0))
    assert match.legal_moves == []
    assert refusal(match, "claim 1").sentence == "the match is over"


# A claimed stone


def test_a_claimed_stone_is_closed() -> None:
    """4.6"""
    match = table("1: G7 G8 G9 | R1 | first A, owner A", a="Y1", b="Y2", turn="B")
    assert "Y2@1" not in match.legal_moves
    reason = refusal(match, "Y2@1")
    assert (reason.rule, reason.sentence) == ("4.6", "stone 1 has been claimed and is closed")
    assert refusal(match, "claim 1").rule == "4.6"
    assert side(match, 1, 1) == ["R1"]  # and its cards stay where they are


# Claims made by the program


def test_auto_claim_goes_from_stone_1_to_9() -> None:
    """4.8"""
    stones = ["8: B7 B8 B9 | - | first A", "2: G7 G8 G9 | - | first A"]
    match = play(table(*stones, a="Y1", options="auto_claim=on"), "Y1@5")
    assert (owners(match), phase(match)) == ("-A-----A-", "B play")
    claims = [line for line in match.tell(0) if "claims" in line]
    assert [line[:17] for line in claims] == ["A claims stone 2:", "A claims stone 8:"]


def test_auto_claim_stops_when_the_round_is_won() -> None:
    """4.8, 5.1"""
    stones = [f"{n}: {c}7 {c}8 {c}9 | - | first A" for n, c in enumerate("GBRO", start=1)]
    match = play(table(*stones, a="Y1", options="auto_claim=on"), "Y1@9")
    assert (phase(match), owners(match), match.scores) == ("over", "AAA------", (5, 0))


def test_auto_claim_asks_nobody() -> None:
    """4.8"""
    match = table("1: G7 G8 G9 | - | first A", a="Y1", options="auto_claim=on")
    assert phase(play(match, "Y1@9")) == "B play"
    assert look(match)["stones"][0]["owner"] == 0
