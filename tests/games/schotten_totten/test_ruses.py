"""The four ruses (chapter 9; E35, E36, E39 to E44, E48)."""

from __future__ import annotations

import pytest

from .build import decks, fields, full, hand, look, phase, play, refusal, side, table


def moves_of(moves: list[str], ruse: str) -> list[str]:
    return [move for move in moves if move.startswith(ruse)]


# Any ruse


@pytest.mark.parametrize(
    ("ruse", "move", "gone"),
    [("ST", "ST R1>x", ["ST", "R1"]), ("BA", "BA R2", ["BA", "R2"]), ("TR", "TR R2>1", ["TR"])],
)
def test_a_ruse_goes_to_the_discard_pile(ruse: str, move: str, gone: list[str]) -> None:
    """9.1, E48"""
    match = play(table("1: R1 | R2", a=f"{ruse} Y1"), move)
    assert sorted(look(match)["discard"]) == sorted(gone)


def test_the_discard_pile_is_never_shuffled_back() -> None:
    """9.1, E48"""
    everything = "Y1 Y2 R1 R2 R3 O1"
    closed = full("AABBAABB", without=everything)
    match = table(*closed, "9: R1 R2 | O1", a="BA Y1", b="Y2", deck="R3", tactics_top="SP")
    play(match, "BA O1,draw clan,Y2@9,Y1@9")
    assert look(match)["discard"] == ["BA", "O1"]
    assert decks(match)[0] == []


@pytest.mark.parametrize("ruse", ["ST", "BA", "TR"])
def test_a_ruse_with_nothing_to_act_on_cannot_be_played(ruse: str) -> None:
    """9.1, E42"""
    match = table(a=f"{ruse} Y1", b="Y2")
    assert moves_of(match.legal_moves, ruse) == []
    assert "pass" not in match.legal_moves  # and it is no excuse for a pass


def test_nothing_at_a_claimed_stone_can_be_touched() -> None:
    """4.6, 9.4, 9.5, 9.6"""
    match = table("1: G7 G8 G9 | R1 | first A, owner A", a="ST BA TR Y1", b="Y2")
    for move in ("ST G7>2", "ST G7>x", "BA R1", "TR R1>2"):
        assert refusal(match, move).rule == "4.6"
    assert all(move.startswith("Y1") for move in match.legal_moves)


# Recruiter


def test_the_recruiter_draws_three_cards_one_by_one() -> None:
    """9.2, E43"""
    match = table(a="RE Y1", b="Y2", top="V1 V2 V3", tactics_top="SP SH")
    play(match, "RE")
    assert (phase(match), match.legal_moves) == ("A recruit", ["draw clan", "draw tactic"])
    assert refusal(match, "Y1@1").sentence == "now the Recruiter draws"
    play(match, "draw clan")
    assert hand(match, 0) == ["Y1", "V1"]  # it is seen before the next deck is chosen
    play(match, "draw tactic,draw clan")
    assert (phase(match), hand(match, 0)) == ("A return", ["Y1", "V1", "V2", "SP"])


def test_two_cards_go_under_their_own_decks_the_second_lowest() -> None:
    """9.3, E43"""
    match = table(a="RE Y1", b="Y2", top="V1 V2 V3", tactics_top="SP SH")
    play(match, "RE,draw clan,draw tactic,draw clan")
    assert match.legal_moves == ["return Y1", "return V1", "return V2", "return SP"]
    assert refusal(match, "Y1@1").sentence == "now a card has to go back under its deck"
    play(match, "return V1,return Y1")
    assert decks(match)[0][-2:] == ["V1", "Y1"]
    assert hand(match, 0) == ["V2", "SP"]
    assert [len(deck) for deck in decks(match)] == [52, 8]


def test_a_tactic_goes_under_the_tactics() -> None:
    """9.3, E43"""
    match = table(a="RE BB Y1", b="Y2", tactics_top="SP SH")
    play(match, "RE,draw tactic,draw tactic,draw tactic,return BB,return SH")
    assert decks(match)[1] == ["JK", "MF", "ST", "BA", "TR", "BB", "SH"]


def test_after_a_recruiter_stones_are_claimed_but_nothing_is_drawn() -> None:
    """9.3, 4.1, E43"""
    match = table("1: G7 G8 G9 | - | first A", a="RE Y1", b="Y2", top="V1 V2 V3")
    play(match, "RE,draw clan,draw clan,draw clan,return V1,return Y1")
    assert match.legal_moves == ["claim 1", "done"]
    play(match, "claim 1")
    assert (phase(match), hand(match, 0)) == ("B play", ["V2", "V3"])


def test_no_claim_before_both_cards_are_returned() -> None:
    """9.3, 4.1"""
    match = table("1: G7 G8 G9 | - | first A", a="RE Y1", b="Y2", top="V1 V2 V3")
    play(match, "RE,draw clan,draw clan,draw clan")
    assert refusal(match, "claim 1").rule == "4.1"
    assert refusal(match, "done").sentence == "now a card has to go back under its deck"


def test_only_cards_of_the_hand_can_be_returned() -> None:
    """9.3"""
    match = table(a="RE Y1", b="Y2", top="V1 V2 V3")
    play(match, "RE,draw clan,draw clan,draw clan")
    reason = refusal(match, "return V9")
    assert reason.sentence == "V9 is not in A's hand"
    assert refusal(match, "return JK").sentence == "JK is not in A's hand"


def test_the_dead_joker_cannot_be_returned() -> None:
    """7.3, 9.3, E35"""
    match = table(
        "1: JK | R1", a="RE JK Y1", b="Y2", top="V1 V2 V3", played="1 1", joker="A", discard="BA"
    )
    play(match, "RE,draw clan,draw clan,draw clan")
    assert match.legal_moves == ["return Y1", "return V1", "return V2", "return V3"]
    assert refusal(match, "return JK").rule == "7.3"


def test_a_joker_that_can_still_be_played_can_be_returned() -> None:
    """7.3, 9.3, E35"""
    match = table(a="RE JK JK", b="Y2", top="V1 V2 V3")
    play(match, "RE,draw clan,draw clan,draw clan")
    assert match.legal_moves == ["return V1", "return V2", "return V3", "return JK"]
    play(match, "return JK,return JK")
    assert match.state.buried_plain == 0


def test_a_recruiter_draws_what_is_there() -> None:
    """9.2, E44"""
    closed = full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1")
    match = table(
        *closed,
        "9: R1 R2 | O1 Y1 | mud, blind",
        a="RE",
        b="Y2 JK JK SP SH ST BA",
        deck="R3",
        tactics="TR",
        played="1 1",
    )
    play(match, "RE,draw clan")
    assert hand(match, 0) == ["R3", "TR"]  # the tactic came by itself, and the decks are empty
    assert (phase(match), match.legal_moves) == ("A return", ["return R3", "return TR"])
    play(match, "return TR")
    assert phase(match) == "A return"
    play(match, "return R3")
    assert (hand(match, 0), match.state.deck_size, match.state.tactics_size) == ([], 1, 1)


def test_with_one_card_in_hand_only_one_is_returned() -> None:
    """9.3, E44"""
    closed = full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1")
    match = table(
        *closed,
        "9: R1 R2 | O1 Y1 | mud, blind",
        a="RE",
        b="Y2 JK JK SP SH ST BA",
        deck="R3",
        tactics="-",
        discard="TR",
        played="1 2",
    )
    play(match, "RE")
    assert match.legal_moves == ["return R3"]
    play(match, "return R3")
    assert hand(match, 0) == []
    assert match.state.joker_shown.tolist() == [0, 0]


def test_a_recruiter_needs_a_card_to_draw() -> None:
    """9.2, E44"""
    closed = full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1")
    match = table(
        *closed,
        "9: R1 R2 | O1",
        a="RE Y1 R3 JK JK SP SH",
        b="Y2 BB MF ST BA TR",
        deck="-",
        tactics="-",
    )
    reason = refusal(match, "RE")
    assert reason.rule == "9.2"
    assert reason.sentence == "both decks are empty, so there is nobody to recruit"


def test_who_can_return_too_few_shows_that_only_the_joker_is_left() -> None:
    """7.3, 9.3, E35"""
    closed = full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1")
    match = table(
        *closed,
        "9: R1 JK | O1 Y1 | mud, blind",
        a="RE JK",
        b="Y2 R2 SP SH ST BA",
        deck="R3",
        tactics="-",
        discard="TR",
        played="2 2",
        joker="A",
    )
    play(match, "RE,return R3")
    assert hand(match, 0) == ["JK"]
    assert match.state.joker_shown.tolist() == [1, 0]


# Strategist


def test_the_strategist_moves_a_card_to_another_stone_or_discards_it() -> None:
    """9.4, E40"""
    match = table("1: R1 | R9", "2: G1 G2 G4 | - | first A", a="ST Y1", b="Y2")
    goals = [move[6:] for move in moves_of(match.legal_moves, "ST R1")]
    assert goals == ["3", "4", "5", "6", "7", "8", "9", "x"]
    play(match, "ST R1>9")
    assert (side(match, 1, 0), side(match, 9, 0)) == ([], ["R1"])


def test_the_strategist_discards_a_card() -> None:
    """9.4, E40"""
    match = play(table("1: R1 R2 | R9", a="ST Y1"), "ST R1>x")
    assert (side(match, 1, 0), look(match)["discard"]) == (["R2"], ["ST", "R1"])


def test_the_strategist_cannot_put_the_card_back() -> None:
    """9.4, E40"""
    reason = refusal(table("1: R1 | R9", a="ST Y1"), "ST R1>1")
    assert reason.rule == "9.4"
    assert reason.sentence == "the Strategist has to take the card to another stone"


def test_the_strategist_needs_room_at_an_open_stone() -> None:
    """9.4, 2.2, 4.6, E40"""
    stones = ("1: R1 | R9", "2: G1 G2 G4 | - | first A", "3: B7 B8 B9 | - | first A, owner A")
    match = table(*stones, a="ST Y1")
    assert refusal(match, "ST R1>2").rule == "2.2"
    assert refusal(match, "ST R1>3").rule == "4.6"


def test_the_strategist_moves_only_ones_own_cards() -> None:
    """9.4"""
    match = table("1: R1 | R9", a="ST Y1")
    reason = refusal(match, "ST R9>2")
    assert (reason.rule, reason.sentence) == ("9.4", "there is no such card of A's at a stone")


def test_the_strategist_moves_the_joker() -> None:
    """9.4, E36"""
    match = table(
        "1: JK | R9", a="ST JK Y1", b="Y2", played="1 1", joker="A", discard="BA", top="V1 V2 V3 V4"
    )
    play(match, "ST JK>5")
    assert side(match, 5, 0) == ["JK"]
    play(match, "draw clan,Y2@1,draw clan")
    assert refusal(match, "JK@1").rule in ("6.4", "7.3")
    assert match.state.joker_played.tolist() == [1, 0]


# Banshee


def test_the_banshee_discards_any_card_of_the_opponent() -> None:
    """9.5, E41"""
    match = table(
        "1: R1 | R9 SP", "7: - | JK", a="BA Y1", b="Y2", played="1 2", joker="B", discard="TR"
    )
    assert moves_of(match.legal_moves, "BA") == ["BA R9", "BA SP", "BA JK"]
    play(match, "BA SP")
    assert (side(match, 1, 1), look(match)["discard"]) == (["R9"], ["TR", "BA", "SP"])
    assert match.state.played.tolist() == [2, 2]


def test_the_banshee_takes_only_cards_of_the_opponent() -> None:
    """9.5"""
    reason = refusal(table("1: R1 | R9", a="BA Y1"), "BA R1")
    assert (reason.rule, reason.sentence) == ("9.5", "there is no such card of B's at a stone")


def test_the_cards_of_a_side_close_ranks() -> None:
    """9.5"""
    match = play(table("1: R1 | R9 B1 V5 | first B", a="BA Y1"), "BA R9")
    assert side(match, 1, 1) == ["B1", "V5"]
    assert fields(match)["cards"][0][1] == [36, 49, -1, -1]


# Traitor


def test_the_traitor_takes_a_clan_card_to_ones_own_side() -> None:
    """9.6, E39"""
    match = table("1: R1 | R9 SP", "2: G1 G2 G4 | - | first A", a="TR Y1", b="Y2", played="0 1")
    goals = [move[6:] for move in moves_of(match.legal_moves, "TR R9")]
    assert goals == ["1", "3", "4", "5", "6", "7", "8", "9"]  # its own stone is allowed
    play(match, "TR R9>1")
    assert (side(match, 1, 0), side(match, 1, 1)) == (["R1", "R9"], ["SP"])


def test_the_traitor_takes_no_elite_troop() -> None:
    """9.6, E36, E39"""
    match = table(
        "1: R1 | R9 SP", "2: - | JK", a="TR Y1", b="Y2", played="1 2", joker="B", discard="BA"
    )
    reason = refusal(match, "TR SP>1")
    assert (reason.rule, reason.sentence) == ("9.6", "the Traitor takes clan cards only")
    assert refusal(match, "TR JK>1").rule == "9.6"
    assert {move[3:5] for move in moves_of(match.legal_moves, "TR")} == {"R9"}


def test_the_traitor_needs_room_at_an_open_stone() -> None:
    """9.6, 2.2, 4.6, E39"""
    stones = ("1: R1 | R9", "2: G1 G2 G4 | - | first A", "3: B7 B8 B9 | - | first A, owner A")
    match = table(*stones, a="TR Y1")
    assert refusal(match, "TR R9>2").rule == "2.2"
    assert refusal(match, "TR R9>3").rule == "4.6"
    assert refusal(match, "TR G1>4").rule == "9.6"


def test_the_traitor_cannot_be_played_without_room() -> None:
    """9.6, 9.1, E39, E42"""
    closed = full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1")
    match = table(*closed, "9: R1 R2 R3 | O1 Y1 | first A", a="TR", b="Y2", deck="-")
    assert match.legal_moves == ["pass"]


def test_the_traitor_needs_a_clan_card_to_take() -> None:
    """9.6, 9.1, E42"""
    match = table("1: R1 | SP", a="TR Y1", b="Y2", played="0 1")
    assert moves_of(match.legal_moves, "TR") == []


def test_a_ruse_is_not_in_hand() -> None:
    """6.2"""
    match = table("1: R1 | R9", a="Y1", b="Y2", options="tactics=on")
    for move, name in (("RE", "RE"), ("ST R1>2", "ST"), ("BA R9", "BA"), ("TR R9>1", "TR")):
        assert refusal(match, move).sentence == f"{name} is not in A's hand"
