"""Why a move is refused: every reason, with its rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from holdfast import IllegalMove, Match
from holdfast.core import kernels
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.moves import BUILD, DONE
from holdfast.games.rheinlander.refusal import Refusal
from holdfast.games.rheinlander.tables import EXISTS, SPACES

from .build import play, refusal, table

NO_RIVER = "bastion_opens_river=off"
ANY = "bastion_timing=any"
CASTLE = {5: "c"}
#: No card of these brings a knight of A anywhere, but L1 is free, and 1 fits it.
ONE_WAY = "B R1 L2 R2 W2 L3 R3 W3 L4 R4 W4 L5 R5 W5"


def bastion() -> Match:
    return play(table("B L5", towers="L6", hand="14"), "14L")


def castle() -> Match:
    return play(table(hand="11 12", slots=CASTLE, options="castle_optional=on"), "11@L11")


def over() -> Match:
    return table(turn="A over", ended="1")


Case = tuple[Refusal, str, Callable[[], Match], str, str]

CASES: list[Case] = [
    (Refusal.NOW_PLAY, "2.1", table, "done", "now a card has to be played"),
    (Refusal.NOW_PLAY, "2.1", table, "garrison", "now a card has to be played"),
    (Refusal.NOW_CASTLE, "8.4", castle, "12@L12", "now say garrison or refuse"),
    (Refusal.NOW_CASTLE, "8.4", castle, "B@L24", "now say garrison or refuse"),
    (
        Refusal.NOW_BASTION,
        "10.1",
        bastion,
        "14@R14",
        "now a bastion can be placed; say done to place none",
    ),
    (
        Refusal.NOW_BASTION,
        "10.1",
        bastion,
        "drop 14",
        "now a bastion can be placed; say done to place none",
    ),
    (
        Refusal.NOT_IN_HAND,
        "2.1",
        lambda: table(hand="14", hand_b="23"),
        "23@L23",
        "23 is not in A's hand",
    ),
    (
        Refusal.NOT_IN_HAND,
        "2.1",
        lambda: table(hand="14", hand_b="23"),
        "drop 23",
        "23 is not in A's hand",
    ),
    (
        Refusal.OWN_KNIGHT,
        "3.1",
        lambda: table("A L14", hand="14"),
        "14 L14",
        "A's own knight stands on L14",
    ),
    (
        Refusal.RIVAL_KNIGHT,
        "9.4",
        lambda: table("B L14", hand="14"),
        "14xL14",
        "B's knight stands on L14, and only the archbishop can exchange it",
    ),
    (
        Refusal.RIVAL_KNIGHT,
        "9.4",
        lambda: table("C L14 R14 W14", hand="14", players="5"),
        "14xW14",
        "C's knight stands on W14, and only the archbishop can exchange it",
    ),
    (
        Refusal.TAKEN,
        "3.1",
        lambda: table("A L22", "B L23", hand="14"),
        "14+L23",
        "L23 is taken",
    ),
    (Refusal.TAKEN, "3.1", bastion, "B@L5", "L5 is taken"),
    (Refusal.TAKEN, "3.1", lambda: table("B L5", options=ANY), "B@L5", "L5 is taken"),
    (
        Refusal.HAS_BASTION,
        "10.2",
        lambda: table(towers="L14", hand="14"),
        "14 L14",
        "a bastion stands on L14",
    ),
    (
        Refusal.HAS_BASTION,
        "10.2",
        lambda: table("A L22", towers="L23", hand="14"),
        "14+L23",
        "a bastion stands on L23",
    ),
    (Refusal.HAS_BASTION, "10.2", bastion, "B@L6", "a bastion stands on L6"),
    (
        Refusal.HAS_BASTION,
        "10.2",
        lambda: table(towers="L6", options=ANY),
        "B@L6",
        "a bastion stands on L6",
    ),
    (
        Refusal.RIVER_CLOSED,
        "3.3",
        lambda: table(hand="14"),
        "14@W14",
        "both banks have to be occupied before the river can be taken: L14 is not",
    ),
    (
        Refusal.RIVER_CLOSED,
        "3.3",
        lambda: table("B L14", hand="14"),
        "14@W14",
        "both banks have to be occupied before the river can be taken: R14 is not",
    ),
    *(
        (
            Refusal.RIVER_NEEDS_KNIGHTS,
            "3.3",
            partial(table, f"B {bank}14", towers=f"{other}14", hand="14", options=NO_RIVER),
            "14@W14",
            f"both banks need a knight before the river can be taken: {other}14 has none",
        )
        for bank, other in ("LR", "RL")
    ),
    (
        Refusal.RIVER,
        "4.2",
        lambda: table("A L22", hand="14"),
        "14+W22",
        "no reinforcement goes onto the river, and W22 is not in region 14",
    ),
    (
        Refusal.NOBODY_NEAR,
        "4.2",
        lambda: table("A L22", hand="14"),
        "14+L24",
        "L24 is not in region 14, and no knight of A's is beside it for a reinforcement",
    ),
    # The example of the issue: "25 borders yellow's knight on 26: no reinforcement here, rule 4.3"
    (
        Refusal.RIVAL_NEAR,
        "4.3",
        lambda: table("A L24", "B L26", hand="14"),
        "14+L25",
        "L25 borders B's knight on L26: no reinforcement here",
    ),
    (
        Refusal.BLOCKED,
        "4.4",
        lambda: table(
            "A L2",
            hand="14",
            slots={1: "c"},
            garrisons="1B",
            options="garrison_blocks_reinforcement=on",
        ),
        "14+L3",
        "a rival's garrison beside L3 prevents a reinforcement here",
    ),
    (
        Refusal.CAN_BRING,
        "2.5",
        lambda: table(hand="14"),
        "drop 14",
        "A can bring a knight and has to",
    ),
    (Refusal.KNIGHT_FIRST, "10.1", table, "B@L5", "the knight comes before the bastion"),
    (
        Refusal.BUILT,
        "10.1",
        lambda: play(table(options=ANY), "B@L5"),
        "B@L6",
        "A has placed a bastion in this turn",
    ),
    (
        Refusal.NO_BASTION,
        "1.5",
        lambda: table(options=ANY, towers="L5 L6 L7", bastions="0 3 3"),
        "B@L9",
        "A has no bastion left",
    ),
    (
        Refusal.LAST_WAY,
        "10.4",
        lambda: table(ONE_WAY, hand="1 2 3 4 5", options=f"{ANY} {NO_RIVER}"),
        "B@L1",
        "with a bastion on L1 no knight could be brought any more",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0].name}-{case[3]}")
def test_a_refusal_names_its_rule_and_its_reason(case: Case) -> None:
    """2.1"""
    code, rule, build, move, sentence = case
    match = build()
    number = match.game.text.read_move(match.state, move)[0]
    assert kernels.verdict_on(match.state, number)[0] == code
    reason = refusal(match, move)
    assert (reason.rule, reason.sentence) == (rule, sentence)
    assert str(reason) == f"{move}: {sentence} (rule {rule})"
    before = match.state.tobytes()
    with pytest.raises(IllegalMove):
        match.play(move)
    assert match.state.tobytes() == before


NOWHERE = int((EXISTS[0] == 0).argmax())


@pytest.mark.parametrize(
    ("build", "move"),
    [
        (lambda: table(hand="14"), 13 * SPACES + NOWHERE),
        (lambda: table(options=ANY), BUILD + NOWHERE),
        (bastion, BUILD + NOWHERE),
    ],
)
def test_a_space_that_there_is_not_is_refused(build: Callable[[], Match], move: int) -> None:
    """1.1, 1.2"""
    with pytest.raises(IllegalMove) as refused:
        build().play(move)
    reason = GAME.text.why(build().state, move)
    assert (refused.value.rule, reason.id) == ("1.1", "no-space")
    assert refused.value.sentence == "this board has no such space"


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    """11.2"""
    for move in ("14@L14", "done", "B@L5"):
        assert str(refusal(over(), move)) == f"{move}: the match is over"
    reason = GAME.text.why(over().state, DONE)
    assert GAME.words.say(reason) == "the match is over"


def test_every_refusal_has_its_case() -> None:
    apart = {Refusal.NO_SPACE, Refusal.OVER}  # the one has no text; both are above
    assert {case[0] for case in CASES} == set(Refusal) - apart


def test_an_allowed_move_is_not_refused() -> None:
    assert table(hand="14").why("14@L14") is None


def test_a_bastion_before_the_knight_is_refused_where_no_card_brings_one() -> None:
    """2.5, 10.4"""
    match = table(f"{ONE_WAY} L1 W1", hand="1 2 3 4 5", options=ANY)
    assert match.legal_moves == [f"drop {card}" for card in range(1, 6)]
    assert refusal(match, "B@L9").rule == "10.4"
    assert refusal(match, "drop 6").sentence == "6 is not in A's hand"
