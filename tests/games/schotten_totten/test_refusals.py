"""Why a move is refused: every reason, with its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast import Match
from holdfast.core import kernels
from holdfast.core.verbs import LEGAL
from holdfast.games.schotten_totten.refusal import Refusal

from .build import full, play, table

ON = "tactics=on"


def claimable(**lines: str) -> Match:
    """A has played and may claim stone 1."""
    return play(table("1: R7 R8 | -", a="R9 Y1", b="Y2", **lines), "R9@1")


def claimable_expert() -> Match:
    return table("1: R7 R8 R9 | - | first A", options="expert=on", turn="A claim")


def recruiting() -> Match:
    return play(table(a="RE Y1", b="Y2", top="V1 V2 V3", tactics_top="SP SH"), "RE")


def returning() -> Match:
    return play(recruiting(), "draw clan,draw tactic,draw clan")


Case = tuple[Refusal, str, Callable[[], Match], str, str]

CASES: list[Case] = [
    (
        Refusal.NOW_PLAY,
        "2.1",
        table,
        "done",
        "now a card has to be played",
    ),
    (
        Refusal.NOW_CLAIM,
        "2.1",
        claimable,
        "Y1@1",
        "now stones can be claimed; say done first",
    ),
    (
        Refusal.NOW_CLAIM,
        "10.1",
        claimable_expert,
        "Y1@1",
        "now stones can be claimed; say done first",
    ),
    (
        Refusal.NOW_DRAW,
        "2.1",
        lambda: play(table(options=ON), "Y1@1"),
        "pass",
        "now a card has to be drawn",
    ),
    (Refusal.NOW_RECRUIT, "2.1", recruiting, "RE", "now the Recruiter draws"),
    (Refusal.NOW_RETURN, "2.1", returning, "draw clan", "now a card has to go back under its deck"),
    (Refusal.NOT_IN_HAND, "2.2", table, "V9@1", "V9 is not in A's hand"),
    (Refusal.NOT_IN_HAND, "2.2", returning, "return V9", "V9 is not in A's hand"),
    (
        Refusal.CLOSED,
        "4.6",
        lambda: table("3: R7 R8 R9 | - | first A, owner A"),
        "Y1@3",
        "stone 3 has been claimed and is closed",
    ),
    (
        Refusal.CLOSED,
        "4.6",
        lambda: table("3: R7 R8 R9 | G1 | first A, owner A", a="BA Y1"),
        "BA G1",
        "stone 3 has been claimed and is closed",
    ),
    (
        Refusal.CLOSED,
        "4.6",
        lambda: table("3: R7 R8 R9 | - | first A, owner A", a="ST Y1"),
        "ST R7>x",
        "stone 3 has been claimed and is closed",
    ),
    (
        Refusal.CLOSED,
        "4.6",
        lambda: table("3: R7 R8 R9 | - | first A, owner A", a="ST Y1"),
        "ST R7>5",
        "stone 3 has been claimed and is closed",
    ),
    (
        Refusal.CLOSED,
        "4.6",
        lambda: table("3: R7 R8 R9 | G1 | first A, owner A", a="TR Y1"),
        "TR G1>5",
        "stone 3 has been claimed and is closed",
    ),
    (
        Refusal.NO_ROOM,
        "2.2",
        lambda: table("3: R1 R2 R4 | - | first A"),
        "Y1@3",
        "A's side of stone 3 is full",
    ),
    (
        Refusal.NO_ROOM,
        "2.2",
        lambda: table("3: R1 R2 R4 | G1 | first A", a="TR Y1"),
        "TR G1>3",
        "A's side of stone 3 is full",
    ),
    (
        Refusal.LEAD,
        "6.4",
        lambda: table(a="SP Y1", discard="BA", played="1 0"),
        "SP@1",
        "A has played one tactic more than B and has to wait",
    ),
    (
        Refusal.SECOND_JOKER,
        "7.3",
        lambda: table("1: JK | -", a="JK Y1", discard="BA", played="1 1", joker="A"),
        "JK@1",
        "A has played a Joker; the second one stays in hand to the end of the round",
    ),
    (
        Refusal.SECOND_JOKER,
        "7.3",
        lambda: table(
            "1: JK | -",
            a="JK Y1",
            discard="RE",
            played="1 1",
            joker="A",
            turn="A return",
            due="1",
            acted="1",
        ),
        "return JK",
        "A has played a Joker; the second one stays in hand to the end of the round",
    ),
    (
        Refusal.EMPTY_DECKS,
        "9.2",
        lambda: table(
            *full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1"),
            "9: R1 R2 | O1",
            a="RE Y1 R3 JK JK SP SH",
            b="Y2 BB MF ST BA TR",
            deck="-",
            tactics="-",
        ),
        "RE",
        "both decks are empty, so there is nobody to recruit",
    ),
    (
        Refusal.NO_CARD_TO_MOVE,
        "9.4",
        lambda: table(a="ST Y1"),
        "ST R1>2",
        "there is no such card of A's at a stone",
    ),
    (
        Refusal.NO_CARD_TO_DISCARD,
        "9.5",
        lambda: table(a="BA Y1"),
        "BA R1",
        "there is no such card of B's at a stone",
    ),
    (
        Refusal.NO_CARD_TO_TAKE,
        "9.6",
        lambda: table(a="TR Y1"),
        "TR R1>2",
        "there is no such card of B's at a stone",
    ),
    (
        Refusal.SAME_STONE,
        "9.4",
        lambda: table("1: R1 | -", a="ST Y1"),
        "ST R1>1",
        "the Strategist has to take the card to another stone",
    ),
    (
        Refusal.ELITE,
        "9.6",
        lambda: table("1: - | SP", a="TR Y1", played="0 1"),
        "TR SP>1",
        "the Traitor takes clan cards only",
    ),
    (
        Refusal.INCOMPLETE,
        "4.2",
        lambda: table("1: R7 | -"),
        "claim 1",
        "A has one card at stone 1 and needs 3",
    ),
    (
        Refusal.WEAKER,
        "4.3",
        lambda: table("1: R7 R8 B1 | O1 Y3 V1 | first A", turn="B"),
        "claim 1",
        "a sum of 16 at stone 1 is stronger than a sum of 5",
    ),
    (
        Refusal.LATER,
        "3.7",
        lambda: table("1: R7 R8 R9 | O7 O8 O9 | first A", turn="B"),
        "claim 1",
        "both have a colour run of 24 at stone 1, and A was complete first",
    ),
    (
        Refusal.BEATABLE,
        "4.4",
        lambda: table("1: R1 O1 G1 | V2 B2 | first A"),
        "claim 1",
        "B could still win stone 1 with G2: three of a kind, 6 against three of a kind, 3",
    ),
    (
        Refusal.BEATABLE,
        "4.4",
        lambda: table("1: R1 O1 G1 Y4 | V1 V4 B4 | first A, mud", a="Y3", played="1 0"),
        "claim 1",
        "B could still win stone 1 with V9: a sum of 18 against a sum of 7",
    ),
    (
        Refusal.MUD_NEEDS_BOTH,
        "8.5",
        lambda: table(
            "1: R6 R7 R8 R9 | - | first A, mud", played="1 0", options="mud_needs_both=on"
        ),
        "claim 1",
        "under Mud Fight both sides must be complete, and B's is not",
    ),
    (
        Refusal.CLAIM_AFTER_PLAY,
        "4.1",
        lambda: table("1: R7 R8 R9 | - | first A"),
        "claim 1",
        "stones are claimed after playing a card, and this one can be claimed then if it still "
        "holds",
    ),
    (
        Refusal.CLAIM_AFTER_PLAY,
        "4.1",
        lambda: table("1: R7 R8 R9 | O7 O8 O9 | first A"),
        "claim 1",
        "stones are claimed after playing a card, and this one can be claimed then if it still "
        "holds",
    ),
    (
        Refusal.CLAIM_AT_START,
        "10.1",
        lambda: table("1: R7 R8 R9 | - | first A", options="expert=on"),
        "claim 1",
        "in the Expert game stones are claimed only at the start of the turn",
    ),
    (
        Refusal.CAN_PLAY,
        "2.5",
        table,
        "pass",
        "A can play a clan card and so may not pass",
    ),
    (
        Refusal.CAN_PLAY_CLAN,
        "6.5",
        lambda: table(options=ON),
        "pass",
        "A can play a clan card and so may not pass",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0].name}-{case[3]}")
def test_a_refusal_names_its_rule_and_its_reason(case: Case) -> None:
    """4.7"""
    code, rule, build, move, sentence = case
    match = build()
    number = match.game.text.read_move(match.state, move)[0]
    assert kernels.verdict_on(match.state, number)[0] == code
    reason = match.why(move)
    assert reason is not None
    assert (reason.rule, reason.sentence) == (rule, sentence)
    assert str(reason) == f"{move}: {sentence} (rule {rule})"


def test_every_refusal_has_its_case() -> None:
    assert {case[0] for case in CASES} == set(Refusal) - {Refusal.OVER}  # which is in test_text


def test_an_allowed_move_is_not_refused() -> None:
    assert table().why("Y1@1") is None


def test_the_verdict_on_everything_that_is_listed_is_legal() -> None:
    """2.1, 4.1"""
    for match in (table(), claimable(), claimable_expert(), recruiting(), returning()):
        for move in match.legal_ids:
            assert kernels.verdict_on(match.state, move)[0] == LEGAL
