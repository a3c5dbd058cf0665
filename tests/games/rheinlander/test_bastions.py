"""Bastions (chapter 10)."""

from __future__ import annotations

from .build import (
    bastions,
    dukes,
    is_lone,
    knights,
    moves_of,
    phase,
    play,
    refusal,
    stands,
    supply,
    table,
    value,
)

ANY = "bastion_timing=any"


# After the knight


def test_a_bastion_comes_after_the_knight() -> None:
    """10.1, R11"""
    match = table(hand="8")
    reason = refusal(match, "B@L21")
    assert (reason.rule, reason.sentence) == ("10.1", "the knight comes before the bastion")
    play(match, "8@L8,B@L21")
    assert (stands(match, "L21"), bastions(match), phase(match)) == ("bastion", [2, 3, 3], "B play")


def test_one_bastion_a_turn() -> None:
    """10.1, R13"""
    match = play(table(hand="8"), "8@L8,B@L21")
    assert phase(match) == "B play"  # A was not asked again


def test_nobody_has_to_place_a_bastion() -> None:
    """10.1, R13"""
    match = play(table(hand="8"), "8@L8,done")
    assert (bastions(match), phase(match)) == ([3, 3, 3], "B play")


def test_every_free_land_space_is_offered() -> None:
    """Islands included, the river not (10.1, 10.2, R21)."""
    match = play(table("B L9", towers="R20", hand="8"), "8@L8")
    offered = set(match.legal_moves)
    assert len(offered) == 101 - 3 + 1
    assert {"B@I17", "B@I46", "B@L10", "B@R54", "done"} <= offered
    assert not {"B@L8", "B@L9", "B@R20"} & offered


def test_who_has_no_bastion_left_is_not_asked() -> None:
    """10.1, 1.5"""
    match = table(hand="8", towers="R1 R2 R3", bastions="0 3 3")
    play(match, "8@L8")
    assert phase(match) == "B play"


def test_a_bastion_needs_a_free_space() -> None:
    """3.1, 10.1, 10.2"""
    match = play(table("B L9", towers="R20", hand="8"), "8@L8")
    assert refusal(match, "B@L9").rule == "3.1"
    assert refusal(match, "B@R20").rule == "10.2"


def test_no_bastion_goes_onto_the_river() -> None:
    """10.2"""
    match = play(table("B L9 R9", hand="8"), "8@L8")
    assert refusal(match, "B@W9").rule == "10.2"


# What a bastion does


def test_a_space_with_a_bastion_is_taken_for_good() -> None:
    """Neither its card nor a reinforcement goes there (10.2, 3.1)."""
    match = table("A L8", towers="L9", hand="9 14")
    assert refusal(match, "9 L9").rule == "10.2"
    assert refusal(match, "14+L9").rule == "10.2"
    assert [move for move in moves_of(match, 9) if "@" in move] == ["9@R9"]


def test_a_bastion_belongs_to_no_duchy() -> None:
    """10.3"""
    match = table("A L8", towers="L9", hand="10")
    play(match, "10@L10")
    assert is_lone(match, "L8")
    assert is_lone(match, "L10")


def test_a_bastion_touches_no_centre() -> None:
    """10.3, 7.2"""
    match = play(table("A L9 L10", hand="8", slots={5: "4"}), "8@L8,B@L11")
    assert (value(match, "L9"), knights(match, "L9")) == (1, "A3")


# Any time


def test_an_early_bastion_is_followed_by_the_knight() -> None:
    """No second one is offered in the turn (10.4, R11, R13)."""
    match = table(hand="8", options=ANY)
    play(match, "B@L21")
    assert (phase(match), stands(match, "L21"), bastions(match)) == ("A play", "bastion", [2, 3, 3])
    assert not any(move.startswith("B@") for move in match.legal_moves)
    reason = refusal(match, "B@L22")
    assert (reason.rule, reason.sentence) == ("10.1", "A has placed a bastion in this turn")
    play(match, "8@L8")
    assert (phase(match), supply(match)) == ("B play", [24, 25, 25])


def test_after_the_knight_is_possible_too() -> None:
    """10.4"""
    match = play(table(hand="8", options=ANY), "8@L8,B@L21")
    assert (phase(match), bastions(match)) == ("B play", [2, 3, 3])


def test_an_early_bastion_opens_the_river() -> None:
    """10.4, 3.3, R11, R17"""
    match = play(table("B L8", hand="8", options=ANY), "B@R8,8@W8")
    assert stands(match, "W8") == "A"


def test_an_early_bastion_must_leave_a_way_to_bring_a_knight() -> None:
    """Here R1 is the last space for all five cards (10.4, R11)."""
    match = table(
        *("B L1 L2 R2 W2 L3 R3 W3", "C L4 R4 W4 L5 R5 W5"),
        hand="1 2 3 4 5",
        options=f"{ANY} bastion_opens_river=off",
    )
    assert [move for move in match.legal_moves if move[0] != "B"] == ["1@R1"]
    reason = refusal(match, "B@R1")
    assert reason.rule == "10.4"
    assert reason.sentence == "with a bastion on R1 no knight could be brought any more"
    assert "B@R6" in match.legal_moves


def test_a_bastion_that_opens_the_river_leaves_a_way() -> None:
    """10.4, 3.3"""
    match = table(*("B L1 L2 R2 W2 L3 R3 W3", "C L4 R4 W4 L5 R5 W5"), hand="1 2 3 4 5", options=ANY)
    play(match, "B@R1")
    assert match.legal_moves == ["1@W1"]


def test_who_has_none_cannot_place_one_early() -> None:
    """1.5, 10.4"""
    match = table(hand="8", towers="R1 R2 R3", bastions="0 3 3", options=ANY)
    assert refusal(match, "B@L21").rule == "1.5"


# Without a knight, and at the end


def test_a_skipped_turn_has_no_bastion() -> None:
    """2.6, 10.1, R12"""
    match = table(left="B0", ended=1, opener="C", hand="1", options=ANY)
    play(match, "1@L1,done")
    assert (phase(match), bastions(match)) == ("over", [3, 3, 3])


def test_a_bastion_is_offered_in_the_very_last_turn() -> None:
    """10.1"""
    match = table(ended=1, turn="C", hand="8")
    play(match, "8@L8")
    assert phase(match) == "C bastion"
    play(match, "B@L9")
    assert (phase(match), stands(match, "L9")) == ("over", "bastion")


def test_bastions_left_over_are_worth_nothing() -> None:
    """10.3, R13"""
    match = table(ended=1, turn="C", hand="8", towers="R1 R2 R3", bastions="0 3 3")
    play(match, "8@L8,done")
    assert (match.scores, dukes(match)) == ((0, 0, 0), [0, 0, 0])
