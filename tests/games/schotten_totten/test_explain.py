"""How a stone stands: told of both sides, to anybody, at any time."""

from __future__ import annotations

import random

import pytest

from holdfast import BadOption, Match
from holdfast.core.seats import SPECTATOR
from holdfast.core.words import Sentence

from .build import deal, refusal, table


def told(match: Match, what: str = "stone 1") -> list[Sentence]:
    return match.game.text.explain(match.state, what)


@pytest.mark.parametrize(
    ("stone", "ids"),
    [
        ("1: - | -", ["incomplete", "incomplete"]),
        ("1: R7 R8 B1 | O1 Y3 V1 | first A", ["claimable", "weaker"]),
        ("1: R7 R8 R9 | O7 O8 O9 | first A", ["claimable", "later"]),
        ("1: R1 O1 G1 | V2 B2 | first A", ["beatable", "incomplete"]),
        ("1: R7 R8 R9 | - | first A", ["claimable", "incomplete"]),
        ("1: V2 B2 | R1 O1 G1 | first B", ["incomplete", "beatable"]),
        ("1: R7 R8 R9 | O7 O8 O9 | first A, owner A", ["closed"]),
    ],
)
@pytest.mark.parametrize("turn", ["A", "B"])
def test_both_sides_are_told_whoever_is_to_move(stone: str, ids: list[str], turn: str) -> None:
    lines = told(table(stone, turn=turn))
    assert [line.id for line in lines] == ids
    if len(ids) == 2:
        assert [line.args["who"] for line in lines] == ["A", "B"]


def test_a_side_that_can_be_beaten_is_told_with_the_cards_that_do_it() -> None:
    mine, _ = told(table("1: R1 O1 G1 | V2 B2 | first A", turn="B"))
    assert (mine.args["cards"], mine.rule) == ("G2", "4.4")
    assert mine == refusal(table("1: R1 O1 G1 | V2 B2 | first A", turn="A"), "claim 1").reason


def test_a_side_that_is_not_complete_is_told_with_what_it_has_and_needs() -> None:
    _, rival = told(table("1: R1 O1 G1 Y1 | V2 B2 | first A, mud", a="Y3", played="1 0"))
    assert (rival.args["count"], rival.args["size"]) == (2, 4)


@pytest.mark.parametrize(
    ("stone", "rule"),
    [("1: R7 R8 R9 | - | first A", "4.4"), ("1: R7 R8 B1 | O1 Y3 V1 | first A", "4.3")],
)
def test_a_side_that_could_be_claimed_is_told_with_the_rule(stone: str, rule: str) -> None:
    mine, _ = told(table(stone, turn="B"))
    assert (mine.id, mine.rule) == ("claimable", rule)


def test_what_is_told_has_words_and_depends_on_nothing_that_is_hidden() -> None:
    choice = random.Random(5)
    for seed in range(3):
        match = deal(seed, tactics=True)
        for _ in range(40):
            match.play(choice.choice(match.legal_ids))
            what = f"stone {choice.randint(1, 9)}"
            lines = told(match, what)
            assert all(match.game.words.say(line) for line in lines)
            for eyes in (0, 1, SPECTATOR):
                assert match.game.text.explain(match.seen(eyes)[0], what) == lines


@pytest.mark.parametrize("what", ["", "stone 0", "stone 10", "Stone 1", "claim 1", "stone 1\n"])
def test_only_stones_can_be_explained(what: str) -> None:
    with pytest.raises(BadOption, match="from 'stone 1' to 'stone 9'"):
        told(table(), what)
