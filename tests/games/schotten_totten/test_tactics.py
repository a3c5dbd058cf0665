"""Tactics: the frame, elite troops, combat modes (chapters 6, 7 and 8; E32 to E37, E45 to E49)."""

from __future__ import annotations

import pytest

from holdfast import SPECTATOR

from .build import deal, full, hand, look, phase, play, refusal, side, table

TACTICS_ON = "tactics=on"


# The lead


def test_the_first_tactic_is_free_and_the_next_has_to_wait() -> None:
    """6.4, E32, E33"""
    match = table(a="SP SH Y1", b="BB Y2", top="V1 V2 V3 V4")
    play(match, "SP@1,draw clan,Y2@1,draw clan")
    reason = refusal(match, "SH@1")
    assert reason.rule == "6.4"
    assert reason.sentence == "A has played one tactic more than B and has to wait"
    assert not any(move.startswith("SH") for move in match.legal_moves)
    play(match, "Y1@1,draw clan,BB@9,draw clan")
    assert "SH@1" in match.legal_moves


@pytest.mark.parametrize(
    ("played", "allowed"), [("0 0", True), ("0 1", True), ("1 1", True), ("1 0", False)]
)
def test_a_tactic_may_be_played_by_who_has_not_played_more(played: str, allowed: bool) -> None:
    """6.4, E32"""
    pile = {"0 0": "-", "0 1": "BA", "1 0": "BA", "1 1": "BA TR"}[played]
    match = table(a="SP Y1", b="Y2", played=played, discard=pile, options=TACTICS_ON)
    assert ("SP@1" in match.legal_moves) == allowed


@pytest.mark.parametrize(
    ("tactic", "move"),
    [
        *(("JK", "JK@1"), ("SP", "SP@1"), ("SH", "SH@1"), ("BB", "BB@1"), ("MF", "MF@1")),
        *(("RE", "RE"), ("ST", "ST R1>2"), ("BA", "BA R2"), ("TR", "TR R2>1")),
    ],
)
def test_every_tactic_counts(tactic: str, move: str) -> None:
    """6.2, 6.4, E32"""
    match = table("1: R1 | R2", a=f"{tactic} Y1", b="Y2")
    play(match, move)
    assert match.state.played.tolist() == [1, 0]


def test_a_tactic_counts_also_when_it_has_left_the_table() -> None:
    """6.4, E32, E41"""
    match = table("1: SP | R2", a="SH Y1", b="BA Y2", turn="B", played="1 0", top="V1 V2 V3")
    play(match, "BA SP,draw clan")
    assert match.state.played.tolist() == [1, 1]
    assert "SH@1" in match.legal_moves


def test_drawing_a_tactic_does_not_count() -> None:
    """6.4, E32"""
    match = play(table(a="Y1", b="Y2", options=TACTICS_ON, tactics_top="SP"), "Y1@1,draw tactic")
    assert match.state.played.tolist() == [0, 0]


def test_a_clan_card_or_a_tactic_as_one_likes() -> None:
    """6.2, E53"""
    match = table(a="Y1 SP BB", b="Y2")
    assert {move[:2] for move in match.legal_moves} == {"Y1", "SP", "BB"}
    assert refusal(match, "pass").rule == "6.5"


# Drawing


def test_the_player_chooses_the_deck() -> None:
    """6.3"""
    match = table(a="Y1", b="Y2", options=TACTICS_ON, top="V1", tactics_top="SP")
    play(match, "Y1@1")
    assert (phase(match), match.legal_moves) == ("A draw", ["draw clan", "draw tactic"])
    assert refusal(match, "Y2@1").sentence == "now a card has to be drawn"
    assert hand(play(match, "draw tactic"), 0) == ["SP"]
    match.undo()
    assert hand(play(match, "draw clan"), 0) == ["V1"]


def test_drawing_is_compulsory() -> None:
    """6.3, E45"""
    match = play(table(a="Y1", b="Y2", options=TACTICS_ON), "Y1@1")
    for move in ("done", "pass"):
        assert refusal(match, move).rule == "2.1"


def test_with_one_empty_deck_the_other_is_drawn_from() -> None:
    """6.3, E45"""
    match = table(
        "5: - | - | blind",
        a="Y1",
        b="Y2 JK JK SP SH MF RE",
        tactics="-",
        discard="ST BA TR",
        played="2 2",
        top="V1",
    )
    assert phase(play(match, "Y1@1")) == "B play"
    assert hand(match, 0) == ["V1"]


def test_with_two_empty_decks_nothing_is_drawn() -> None:
    """6.3, E45"""
    closed = full("AABBAABB", without="Y1 Y2 Y3 Y4 Y5 Y6")
    match = table(
        *closed,
        "9: Y1 Y2 | Y3 | mud, blind",
        a="Y4 Y5 JK SP SH",
        b="Y6 JK RE",
        deck="-",
        tactics="-",
        discard="ST BA TR",
        played="3 2",
    )
    assert hand(play(match, "Y4@9"), 0) == ["Y5", "JK", "SP", "SH"]
    assert phase(match) == "B play"


# Elite troops


def test_an_elite_troop_takes_a_place_like_a_clan_card() -> None:
    """7.1"""
    match = table("1: G1 B2 | R9", a="SP Y1", b="Y2")
    play(match, "SP@1")
    assert side(match, 1, 0) == ["G1", "B2", "SP"]


def test_an_elite_troop_needs_room_and_an_open_stone() -> None:
    """7.1, 2.2, 4.6, E46"""
    match = table(
        *("1: G1 B2 V3 | R9 | first A", "2: G7 G8 G9 | - | first A, owner A"), a="SP Y1", b="Y2"
    )
    assert refusal(match, "SP@1").rule == "2.2"
    assert refusal(match, "SP@2").rule == "4.6"
    assert "SP@3" in match.legal_moves


def test_two_jokers_in_hand_are_listed_once() -> None:
    """7.2, 7.3"""
    match = table(a="JK JK Y1", b="Y2")
    assert match.legal_moves.count("JK@1") == 1


def test_the_second_joker_can_never_be_played() -> None:
    """7.3, E34"""
    match = table("1: JK | R2", a="JK Y1", b="Y2", played="1 1", joker="A", discard="BA")
    reason = refusal(match, "JK@1")
    assert reason.rule == "7.3"
    assert reason.sentence == (
        "A has played a Joker; the second one stays in hand to the end of the round"
    )
    assert not any(move.startswith("JK") for move in match.legal_moves)


def test_the_second_joker_stays_dead_when_the_first_is_discarded() -> None:
    """7.3, E34"""
    match = table(
        "1: JK | R2", a="JK Y1", b="BA Y2", turn="B", played="1 0", joker="A", top="V1 V2"
    )
    play(match, "BA JK,draw clan")
    assert refusal(match, "JK@1").rule == "7.3"


def test_the_limit_is_one_joker_for_each_player() -> None:
    """7.3, E34"""
    match = table("1: JK | R2", a="Y1", b="JK Y2", turn="B", played="1 0", joker="A")
    assert "JK@1" in match.legal_moves


def test_the_dead_joker_counts_in_the_hand() -> None:
    """7.3, 6.6, E35"""
    match = table("1: JK | R2", a="JK Y1", b="Y2", played="1 0", joker="A")
    assert look(match)["hands"][0] == {"clans": 1, "tactics": 1, "cards": ["Y1", "JK"]}


# Combat modes


def test_a_combat_mode_goes_to_any_open_stone_empty_or_full() -> None:
    """8.3, E46"""
    stones = ("1: G1 B2 V4 | R9 R8 R1 | first A", "2: G7 G8 G9 | - | first A, owner A")
    match = table(*stones, a="BB MF Y1", b="Y2")
    for mode in ("BB", "MF"):
        goals = [move for move in match.legal_moves if move.startswith(mode)]
        assert goals == [f"{mode}@{n}" for n in (1, 3, 4, 5, 6, 7, 8, 9)]
        assert refusal(match, f"{mode}@2").rule == "4.6"


def test_both_combat_modes_may_lie_on_one_stone() -> None:
    """8.3, E28"""
    match = table("5: - | - | mud", a="BB Y1", b="Y2", played="0 1")
    play(match, "BB@5")
    assert look(match)["stones"][4]["modes"] == ["BB", "MF"]


def test_mud_fight_makes_room_for_a_fourth_card() -> None:
    """8.2, 8.3"""
    match = table("5: G1 B2 V4 | R9 R8 R1 | first A", a="MF Y1", b="Y2", top="V1 V2")
    play(match, "MF@5,draw clan")
    assert "Y2@5" in match.legal_moves


def test_four_cards_under_both_modes_are_compared_by_total() -> None:
    """8.1, 8.2, 8.3, E28"""
    match = table(
        "5: G8 B8 R8 | V1 Y3 O1 R1 | mud, blind, first B", a="O8 Y1", b="Y2", played="1 1"
    )
    assert play(match, "O8@5").legal_moves == ["claim 5", "done"]


def test_no_ruse_touches_a_combat_mode() -> None:
    """8.3, 9.4, 9.5, E37, E38"""
    match = table("5: R1 | R2 | mud, blind", a="ST BA Y1", b="Y2", played="1 1")
    assert refusal(match, "BA MF").rule == "9.5"
    assert refusal(match, "ST BB>1").rule == "9.4"
    targets = {move[3:5] for move in match.legal_moves if move[:2] in ("ST", "BA")}
    assert targets == {"R1", "R2"}


def test_proof_holds_under_mud_fight_unless_both_must_be_complete() -> None:
    """4.4, 8.2, 8.5, E30"""
    stone = "1: G5 G6 G7 G8 | R1 G2 B9 | mud, first A"
    match = table(stone, a="Y1", b="Y2", played="1 0")
    assert play(match, "Y1@9").legal_moves == ["claim 1", "done"]
    match = table(stone, a="Y1", b="Y2", played="1 0", options="mud_needs_both=on")
    reason = refusal(match, "claim 1")
    assert reason.rule == "8.5"
    assert reason.sentence == "under Mud Fight both sides must be complete, and B's is not"
    assert phase(play(match, "Y1@9")) == "A draw"


def test_with_mud_needs_both_complete_sides_are_compared_as_ever() -> None:
    """8.5, E30"""
    match = table(
        "1: G5 G6 G7 G8 | R1 G2 B9 B8 | mud, first A",
        a="Y1",
        b="Y2",
        played="1 0",
        options="mud_needs_both=on",
    )
    assert play(match, "Y1@9").legal_moves == ["claim 1", "done"]


# What is open


def test_the_backs_tell_how_many_tactics_a_hand_holds() -> None:
    """6.6, E49"""
    match = table(a="Y1 SP BB", b="Y2 TR", discard="BA R9", played="1 0", top="V1")
    for seat in (1, SPECTATOR):
        seen = match.view(seat)["table"]
        assert seen["hands"][0] == {"clans": 1, "tactics": 2, "cards": []}
        assert (seen["deck"], seen["tactics_deck"]) == (51, 6)
        assert seen["discard"] == ["BA", "R9"]


def test_tactics_are_not_dealt() -> None:
    """6.1"""
    match = deal(3, tactics=True)
    assert [look(match)["hands"][seat]["tactics"] for seat in (0, 1)] == [0, 0]
