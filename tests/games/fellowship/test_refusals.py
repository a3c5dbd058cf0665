"""Why a move is refused: every reason, with its rule."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from holdfast import IllegalMove, Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.moves import END, MOVES, RETAKE, SITE
from holdfast.games.fellowship.refusal import Refusal

from .test_position import FULL, deal, placed, play, refusal, table, worded

NO_ANY_TWO = "ford_any_two=off"
RETURN = "covered_cards_return=on"
OWN_BAG_END = "bag_end_applies_to_own_card=off"


def hand(*others: str, at: str = "Bag End", lying: str = "", **lines: Any) -> Match:
    """A has a card of every value and is to lay; B and C have what is named, or a 1."""
    rest = others or ("b1", "g1")
    return table("r0 r1 r1 r2 r4 rN", *rest, at=at, lying=lying, **lines)


def siting() -> Match:
    return table("g1", "r1", lying=FULL, turn="A site")


def retaking(*, lying: str = "", cells: str = "", at: str = "Amon Hen", **lines: str) -> Match:
    """A has the ring of Lothlórien; cells of Bag End are given as in ``-1,0=r4``."""
    piles = dict(cell.split("=") for cell in cells.split())
    return hand(lying=lying, at=at, cells=piles, rings="lo=A", **lines)


Case = tuple[Refusal, str, Callable[[], Match], str, str]

CASES: list[Case] = [
    (Refusal.NOW_PLAY, "2.1", hand, "site -2,0", "now cards have to be laid"),
    (Refusal.NOW_SITE, "2.1", siting, "g1@p0", "now A places the next location"),
    (Refusal.NOW_SITE, "2.1", siting, "end", "now A places the next location"),
    (Refusal.NOW_SITE, "2.1", siting, "lo p0>p1", "now A places the next location"),
    (Refusal.NOT_IN_HAND, "2.1", hand, "r5@p0", "the red 5 is not in A's hand"),
    (Refusal.NOT_IN_HAND, "2.1", hand, "b1@p0", "the blue 1 is not in A's hand"),
    (Refusal.NOT_IN_HAND, "2.1", hand, "y1@p0", "the yellow 1 is not in A's hand"),
    (
        Refusal.FORD_FULL,
        "5.1",
        lambda: play(hand(at="Ford"), "r4@p0", "r2@p1"),
        "r1@p2",
        "at the Ford a turn has two cards at most",
    ),
    (
        Refusal.FORD_FULL,
        "5.1",
        lambda: play(hand(at="Ford"), "r0@p0", "rN@p1"),
        "r1@p2",
        "at the Ford a turn has two cards at most",
    ),
    (
        Refusal.FORD_FULL,
        "5.1",
        lambda: play(hand(at="Ford", rings="we=A"), "r1@p0*we", "r1@p1"),
        "r0@p2",
        "at the Ford a turn has two cards at most",
    ),
    (
        Refusal.ONE_ONE,
        "5.2",
        lambda: play(hand(at="Caradhras"), "r1@p0"),
        "r1@p1",
        "at Caradhras a turn has one 1 at most",
    ),
    (
        Refusal.AFTER_HIGH,
        "2.2",
        lambda: play(hand(), "r4@p0", "r0@p1"),
        "r1@p2",
        "the red 1 does not fit: A has laid a card of 2 or more in this turn",
    ),
    (
        Refusal.AFTER_HIGH,
        "2.2",
        lambda: play(hand(at="Caradhras"), "r4@p0"),
        "r1@p1",
        "the red 1 does not fit: A has laid a card of 2 or more in this turn",
    ),
    (
        Refusal.AFTER_HIGH,
        "2.2",
        lambda: play(hand(at="Ford", options=NO_ANY_TWO), "r4@p0"),
        "r2@p1",
        "the red 2 does not fit: A has laid a card of 2 or more in this turn",
    ),
    (
        Refusal.AFTER_ONES,
        "2.2",
        lambda: play(hand(), "r1@p0"),
        "r4@p1",
        "the red 4 does not fit: A has laid 1s in this turn",
    ),
    (
        Refusal.AFTER_ONES,
        "2.2",
        lambda: play(hand(at="Ford", options=NO_ANY_TWO), "r1@p0"),
        "r2@p1",
        "the red 2 does not fit: A has laid 1s in this turn",
    ),
    (
        Refusal.RING_ON_NAZGUL,
        "7.1",
        lambda: hand(at="Lothlórien", rings="be=A"),
        "rN@p0*be",
        "no ring can be played on a Nazgûl",
    ),
    (
        Refusal.RING_NOT_HELD,
        "7.1",
        hand,
        "r4@p0*be",
        "A does not have the ring of Bag End",
    ),
    (
        Refusal.RING_NOT_HELD,
        "7.1",
        lambda: hand(at="Lothlórien", rings="r2=B"),
        "r4@p0*r2",
        "A does not have the second ring of Rivendell",
    ),
    (
        Refusal.RING_NOT_HELD,
        "7.1",
        lambda: hand(at="Lothlórien", lying="b1*we"),
        "r4@p1*we",
        "A does not have the ring of Weathertop",
    ),
    (
        Refusal.RING_NOT_HELD,
        "7.1",
        lambda: hand(at="Bree", cells={"-1,0": "r4"}),
        "lo -1,0>p1",
        "A does not have the ring of Lothlórien",
    ),
    (
        Refusal.RING_FOR_RETAKE,
        "7.10",
        lambda: hand(at="Amon Hen", rings="lo=A"),
        "r4@p0*lo",
        "the ring of Lothlórien is played by taking a card back: lo FROM>TO",
    ),
    (
        Refusal.OWN_CARD,
        "3.2",
        lambda: hand(at="Weathertop", lying="r1"),
        "r4@p0",
        "the red 1 p0 is A's own card",
    ),
    (
        Refusal.OWN_CARD,
        "3.2",
        lambda: table("g4", "r1", at="Weathertop", lying=". y1"),
        "g4@p1",
        "the yellow 1 p1 is A's own card",
    ),
    (
        Refusal.OWN_CARD,
        "3.2",
        lambda: retaking(lying=". r1", cells="-1,0=r4"),
        "lo -1,0>p1",
        "the red 1 p1 is A's own card",
    ),
    (
        Refusal.OWN_CARD_STRUCK,
        "4.2",
        lambda: hand(lying=". r1"),
        "rN@p1",
        "the red 1 p1 is A's own card",
    ),
    (
        Refusal.RINGED,
        "7.2",
        lambda: hand(at="Gate of Moria", lying="b1*r2"),
        "r4@p0",
        "the blue 1 p0 is protected by a ring",
    ),
    (
        Refusal.RINGED,
        "7.2",
        lambda: hand(at="Lothlórien", lying="b1*r2"),
        "rN@p0",
        "the blue 1 p0 is protected by a ring",
    ),
    (
        Refusal.RINGED,
        "7.2",
        lambda: retaking(cells="-1,0=r4*r2"),
        "lo -1,0>p1",
        "the red 4 above the left half of Bag End is protected by a ring",
    ),
    (
        Refusal.HOBBIT,
        "3.3",
        lambda: hand(at="Weathertop", lying="b3"),
        "r4@p0",
        "the blue Hobbit 3 p0 is a Hobbit, and Hobbits are safe",
    ),
    (
        Refusal.HOBBIT_STRUCK,
        "4.2",
        lambda: hand(lying=". b3"),
        "rN@p1",
        "the blue Hobbit 3 p1 is a Hobbit, and Hobbits are safe",
    ),
    (
        Refusal.WHITE,
        "3.1",
        lambda: hand(lying="b1"),
        "r4@p0",
        "Bag End is white now: cards go to empty places only",
    ),
    (
        Refusal.WHITE,
        "3.1",
        lambda: hand(at="Weathertop", lying=". b1 g2*be"),
        "r4@p1",
        "Weathertop is white now: cards go to empty places only",
    ),
    (
        Refusal.WHITE,
        "3.1",
        lambda: hand(at="Weathertop", lying=". b1", rings="be=A"),
        "r4@p1*be",
        "Weathertop is white now: cards go to empty places only",
    ),
    (
        Refusal.WHITE,
        "3.1",
        lambda: hand(at="Lothlórien", lying=". b1", rings="be=A", options=OWN_BAG_END),
        "r4@p1*be",
        "Lothlórien is white now: cards go to empty places only",
    ),
    (
        Refusal.WHITE,
        "3.1",
        lambda: retaking(lying=". b1 g2*be", cells="-1,0=r4"),
        "lo -1,0>p1",
        "Amon Hen is white now: cards go to empty places only",
    ),
    (
        Refusal.WHITE,  # what lay under the card is open when it is lifted
        "3.1",
        lambda: retaking(lying="r4/b2 . g2*be", options=RETURN),
        "lo p0>p0",
        "Amon Hen is white now: cards go to empty places only",
    ),
    (
        Refusal.HOBBIT,
        "3.3",
        lambda: retaking(lying="r4/b3", options=RETURN),
        "lo p0>p0",
        "the blue Hobbit 3 p0 is a Hobbit, and Hobbits are safe",
    ),
    (
        Refusal.OWN_CARD,
        "3.2",
        lambda: retaking(lying="r4/r1", options=RETURN),
        "lo p0>p0",
        "the red 1 p0 is A's own card",
    ),
    (
        Refusal.TOO_LOW,
        "3.2",
        lambda: hand(at="Weathertop", lying="b4"),
        "r4@p0",
        "the red 4 is not higher than the blue 4 p0",
    ),
    (
        Refusal.TOO_LOW,
        "3.2",
        lambda: hand(at="Lothlórien", lying=". b5", rings="be=A"),
        "r4@p1*be",
        "the red 4 is not higher than the blue 5 p1",
    ),
    (
        Refusal.TOO_LOW,
        "3.2",
        lambda: hand(at="Gate of Moria", lying="b5", rings="r1=A"),
        "r2@p0*r1",
        "the red 2 is not higher than the blue 5 p0",
    ),
    (Refusal.NOTHING_PLAYED, "2.1", hand, "end", "a turn has one card at least"),
    (
        Refusal.NOT_FINISHED,
        "7.10",
        lambda: retaking(lying=". r4"),
        "lo p1>p2",
        "there is no open card of a finished location p1",
    ),
    (
        Refusal.NOT_FINISHED,
        "7.10",
        retaking,
        "lo -1,0>p2",
        "there is no open card of a finished location above the left half of Bag End",
    ),
    (
        Refusal.NOT_OWN,
        "7.10",
        lambda: retaking(cells="-1,0=b4"),
        "lo -1,0>p2",
        "the blue 4 above the left half of Bag End is not A's",
    ),
    (
        Refusal.NOT_OWN,
        "7.10",
        lambda: retaking(cells="-1,0=b4*r2"),
        "lo -1,0>p2",
        "the blue 4 above the left half of Bag End is not A's",
    ),
    (
        Refusal.RETAKE_FIRST,
        "7.10",
        lambda: play(retaking(cells="-1,0=r4"), "r0@p1"),
        "lo -1,0>p2",
        "taking a card back is the whole turn, and cards were laid in this one",
    ),
    *(
        (
            Refusal.SITE_TAKEN,
            "8.3",
            siting,
            f"site {site}",
            f"{site} and the cell to its right are not both free: a card, a location or a ring "
            "is there",
        )
        for site in ("0,0", "0,-1", "-1,-2", "0,-2", "1,2")
    ),
    *(
        (
            Refusal.SITE_APART,
            "8.2",
            siting,
            f"site {site}",
            f"at {site} the location would not lie beside any card",
        )
        for site in ("-2,3", "2,-3", "5,5", "0,4")
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0].name}-{case[3]}")
def test_a_refusal_names_its_rule_and_its_reason(case: Case) -> None:
    """2.1"""
    code, rule, build, move, sentence = case
    match = build()
    text, sentence = placed(match, move), worded(match, sentence)
    [number] = GAME.text.read_move(match.state, text)
    assert kernels.verdict_on(match.state, number)[0] == code
    reason = refusal(match, move)
    assert (reason.rule, reason.sentence) == (rule, sentence)
    assert str(reason) == f"{text}: {sentence} (rule {rule})"
    before = match.state.tobytes()
    with pytest.raises(IllegalMove):
        match.play(text)
    assert match.state.tobytes() == before


def test_every_refusal_has_its_case() -> None:
    assert {case[0] for case in CASES} == set(Refusal) - {Refusal.OVER}  # which is below


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    """9.1"""
    match = table("g1", "", turn="A over")
    for move in ("g1@0,2", "end", "site -2,0"):
        assert str(refusal(match, move)) == f"{move}: the match is over"
    for text in ("site -2,0", "g1@0,2"):
        [move_id] = GAME.text.read_move(match.state, text)
        assert GAME.words.say(GAME.text.why(match.state, move_id)) == "the match is over"


def test_an_allowed_move_is_not_refused() -> None:
    match = hand()
    assert match.why("r4@0,2") is None


# What is said wrongly


def test_a_card_taken_back_that_is_too_low_is_named() -> None:
    """7.11"""
    match = retaking(lying=". b4", cells="-1,0=r2")
    said = worded(match, "the red 2 is not higher than the blue 4 p1")
    assert refusal(match, "lo -1,0>p1").sentence == said


def test_what_may_follow_at_caradhras_is_said() -> None:
    """5.2"""
    match = play(hand(at="Caradhras"), "r1@p0")
    assert "only 1s" not in refusal(match, "r4@p1").sentence


def test_what_may_follow_with_the_ring_of_weathertop_is_said() -> None:
    """7.7"""
    match = play(hand(at="Lothlórien", rings="we=A"), "r4@p0*we")
    assert "only 0s and Nazgûls" not in refusal(match, "r2@p1").sentence


# Every move


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_is_legal_or_refused_for_a_reason(players: int) -> None:
    """2.1"""
    dice = random.Random(players)
    for seed, options in enumerate(GAME.samples if COMPILED else GAME.samples[:1]):
        match = deal(seed, players, **options)
        while match.turn is not None:
            state, legal = match.state, set(match.legal_ids)
            playing = GAME.wire.view(state, 0).phase == "play"
            some = [dice.randrange(END), dice.randrange(RETAKE), dice.randrange(SITE, MOVES)]
            for move in {*some, END} - legal:
                reason = GAME.text.why(state, move)
                assert GAME.words.say(reason)
                not_now = reason.id.startswith("not-now")
                assert not_now == (playing == (move >= SITE))
            match.play(dice.choice(sorted(legal)))
