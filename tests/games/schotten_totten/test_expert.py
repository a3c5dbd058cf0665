"""The Expert game: claims only at the start of a turn (10.1; E60, E61)."""

from __future__ import annotations

from .build import first, full, hand, owners, phase, play, refusal, table

EXPERT = "expert=on"
LAST = "G7 G8 G9 R1 B1 V1 Y1 Y2 Y3 Y4 Y5 Y6"


def test_a_set_completed_now_is_claimed_a_turn_later() -> None:
    """10.1, E60"""
    match = table("1: G7 G8 | R1", a="G9 Y1", b="Y2", options=EXPERT, top="V1 V2 V3")
    play(match, "G9@1")
    assert phase(match) == "B play"
    play(match, "Y2@9")
    assert (phase(match), match.legal_moves) == ("A claim", ["claim 1", "done"])
    play(match, "claim 1")
    assert (owners(match), phase(match)) == ("A--------", "A play")


def test_after_the_claims_a_card_is_played_and_one_is_drawn() -> None:
    """10.1, 2.1, E60"""
    match = table(
        "1: G7 G8 G9 | R1 | first A", a="Y1", b="Y2", options=EXPERT, turn="A claim", top="V5"
    )
    play(match, "claim 1,Y1@2")
    assert (phase(match), hand(match, 0)) == ("B play", ["V5"])


def test_nothing_is_claimed_after_the_card() -> None:
    """10.1, E60"""
    match = table("1: G7 G8 G9 | R1 | first A", a="Y1 Y9", b="Y2", options=EXPERT, turn="A claim")
    play(match, "done")
    reason = refusal(match, "claim 1")
    assert reason.rule == "10.1"
    assert reason.sentence == "in the Expert game stones are claimed only at the start of the turn"
    assert phase(play(match, "Y1@9")) == "B play"


def test_at_the_claims_no_card_is_played_yet() -> None:
    """10.1"""
    match = table("1: G7 G8 G9 | R1 | first A", a="Y1", b="Y2", options=EXPERT, turn="A claim")
    reason = refusal(match, "Y1@1")
    assert (reason.rule, reason.sentence) == ("10.1", "now stones can be claimed; say done first")


def test_without_a_claim_the_turn_begins_with_the_card() -> None:
    """10.1"""
    match = table("1: G7 G8 | R1", a="Y1 Y9", b="Y2", options=EXPERT, turn="B", top="V1 V2")
    assert phase(play(match, "Y2@9")) == "A play"


def test_a_turn_that_will_be_a_pass_begins_with_the_claims() -> None:
    """10.1, 2.5, E60"""
    stones = [*full("ABABABB", without=LAST), "8: G7 G8 G9 | R1 | first A"]
    match = table(
        *stones,
        "9: B1 V1 Y4 | Y5 | first A",
        a="Y1 Y6",
        b="Y2 Y3",
        deck="-",
        turn="B",
        options=EXPERT,
    )
    play(match, "Y2@9")
    assert (phase(match), match.legal_moves) == ("A claim", ["claim 8", "done"])
    play(match, "claim 8")
    assert (phase(match), match.state.passes) == ("B play", 0)  # the pass was made, with a claim


def test_a_round_is_won_before_a_card_is_played() -> None:
    """10.1, 5.1, E60"""
    stones = [f"{n}: {c}7 {c}8 {c}9 | - | first A" for n, c in enumerate("GBR", start=4)]
    match = table(*stones, a="Y1", b="Y2", options=EXPERT, turn="A claim")
    play(match, "claim 4,claim 5,claim 6")
    assert (phase(match), match.scores, hand(match, 0)) == ("over", (5, 0), ["Y1"])


def test_the_opponent_can_answer_with_a_tactic() -> None:
    """10.1, 9.5, E60"""
    match = table(
        "1: G7 G8 | R1", a="G9 Y1 Y9", b="BA Y2", options=f"tactics=on {EXPERT}", top="V1 V2 V3"
    )
    play(match, "G9@1,draw clan,BA G8,draw clan")
    assert phase(match) == "A play"
    assert refusal(match, "claim 1").rule == "4.2"


def test_an_equal_set_completed_in_between_changes_nothing() -> None:
    """10.1, 3.7, E61"""
    match = table("1: G7 G8 | R7 R8", a="G9 Y1", b="R9 Y2", options=EXPERT, top="V1 V2 V3")
    play(match, "G9@1,R9@1")
    assert first(match, 1) == "A"
    assert (phase(match), match.legal_moves) == ("A claim", ["claim 1", "done"])


def test_a_stronger_set_completed_in_between_wins() -> None:
    """10.1, 4.3, E61"""
    match = table("1: G6 G7 | R7 R8", a="G8 Y1", b="R9 Y2", options=EXPERT, top="V1 V2 V3")
    play(match, "G8@1,R9@1")
    assert phase(match) == "A play"
    assert refusal(match, "claim 1").rule == "4.3"
    assert play(match, "Y1@9").legal_moves == ["claim 1", "done"]
    assert phase(match) == "B claim"


def test_auto_claim_at_the_start_of_the_turn() -> None:
    """10.1, 4.8"""
    match = table(
        "1: G7 G8 G9 | R1 | first A", a="Y1", b="Y2", options=f"{EXPERT} auto_claim=on", turn="B"
    )
    play(match, "Y2@9")
    assert (owners(match), phase(match)) == ("A--------", "A play")
