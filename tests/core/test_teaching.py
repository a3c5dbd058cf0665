"""The player of lessons, with the small game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.core.errors import BadOption, HoldfastError
from holdfast.core.lesson import Lesson, LessonRemark, read_lesson
from holdfast.core.teaching import (
    answer,
    first_accepted,
    fits,
    follow,
    is_accepted,
    lit,
    match_at,
    speaks_of,
    start_of,
)

NIM = holdfast.game("nim")
POSITION = """
players 2
misere off
heaps 3 4 5
taken 0 0
tokens 2 1
drawn -
pile 0 3 5 4
turn A
dice 7
"""
TEXT = f'''
title = "t"
about = "a"
[[chapter]]
title = "c"
[[chapter.step]]
seat = "A"
position = """{POSITION}"""
say = "one"
accept = ["1-1", {{ kind = "take", heap = [1, 2], stones = 1 }}]
done = "right"
then = ["B 3-2"]
light = ["1-1", "2-4"]
[[chapter.step.otherwise]]
when = [{{ kind = "take", heap = 0 }}, "3-5"]
say = "heap"
[[chapter.step.otherwise]]
say = "other"
[[chapter.step]]
say = "read"
then = ["A 3-1", "B 1-1"]
[[chapter.step]]
say = "three"
accept = ["1-9", "r0"]
done = "never"
[[chapter.step.otherwise]]
say = "other"
[[chapter.step]]
position = """{POSITION}"""
say = "four"
'''


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return read_lesson("1-first.toml", TEXT)


def test_a_step_begins_where_the_moves_before_it_have_led(lesson: Lesson) -> None:
    assert match_at(NIM, lesson, 0).ply == 0
    # Nobody said what was done: the point of the step was.
    assert NIM.text.write_state(match_at(NIM, lesson, 1).state).splitlines()[2] == "heaps 2 4 3"
    chosen = match_at(NIM, lesson, 1, ["2-1"])
    assert NIM.text.write_state(chosen.state).splitlines()[2] == "heaps 3 3 3"
    assert NIM.text.write_state(match_at(NIM, lesson, 2).state).splitlines()[2] == "heaps 1 4 2"
    assert match_at(NIM, lesson, 3).ply == 0


def test_the_last_position_is_the_start(lesson: Lesson) -> None:
    assert [start_of(lesson, number) for number in range(4)] == [0, 0, 0, 3]
    with pytest.raises(BadOption, match="no step 4; it has 0 to 3"):
        start_of(lesson, 4)


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (["2-2"], "not what the step 'one' asks for"),
        (["1-1", "2-1"], "one move too many"),
        (["7-1"], "7-1"),
        (["what"], "what"),
    ],
)
def test_moves_that_no_learner_made_are_refused(lesson: Lesson, made: list[str], says: str) -> None:
    with pytest.raises(HoldfastError, match=says):
        match_at(NIM, lesson, 1, made)


def test_every_legal_move_has_an_answer(lesson: Lesson) -> None:
    match, step = match_at(NIM, lesson, 0), lesson.steps[0]
    answers = {match.write_move(move): answer(match, step, move) for move in match.legal_ids}
    assert {text for text, said in answers.items() if said.accepted} == {"1-1", "2-1", "3-1"}
    assert answers["1-1"].say == "right"
    assert answers["1-2"] == answers["3-5"] == (False, "heap")
    assert answers["2-3"] == (False, "other")


def test_where_nothing_is_asked_for_there_is_no_answer(lesson: Lesson) -> None:
    match = match_at(NIM, lesson, 1)
    with pytest.raises(BadOption, match="'read' asks for no move"):
        answer(match, lesson.steps[1], match.legal_ids[0])


def test_a_step_whose_moves_are_all_illegal_says_so(lesson: Lesson) -> None:
    match = match_at(NIM, lesson, 2)
    with pytest.raises(BadOption, match="'three' accepts no move that is legal"):
        first_accepted(match, lesson.steps[2])


def test_parts_must_be_there_to_fit(lesson: Lesson) -> None:
    match = match_at(NIM, lesson, 0)
    move = match.read_move("1-2")
    assert fits(match, {}, move)
    assert fits(match, {"kind": "take", "stones": [1, 2]}, move)
    assert not fits(match, {"kind": "return"}, move)
    assert not fits(match, {"token": 1}, move)
    assert not fits(match, {"heap": {"number": 0}}, move)  # a heap has no parts
    assert not fits(match, "no move", move)


def test_a_script_that_forgets_whose_turn_it_is_is_refused(lesson: Lesson) -> None:
    match = match_at(NIM, lesson, 0)
    with pytest.raises(BadOption, match="it is the turn of B"):
        list(follow(match, lesson.steps[1], match.read_move("1-1")))
    over = match_at(NIM, lesson, 0)
    while over.turn is not None:
        over.play(over.legal_moves[-1])
    with pytest.raises(BadOption, match="it is the turn of nobody"):
        list(follow(over, lesson.steps[1], None))


def test_what_is_lit_are_the_parts_of_moves(lesson: Lesson) -> None:
    match = match_at(NIM, lesson, 0)
    assert [(part.heap, part.stones) for part in lit(match, lesson.steps[0])] == [(0, 1), (1, 4)]
    assert is_accepted(match, lesson.steps[0], match.read_move("3-1"))


@pytest.mark.parametrize(
    "case", json.loads((Path(__file__).parent / "remarks.json").read_text(encoding="utf-8"))
)
def test_a_remark_speaks_of_moves_by_their_parts_and_by_what_is_told(case: dict[str, Any]) -> None:
    """The page is held to the same cases, in ``remarks.test.ts``."""
    remark = LessonRemark("r", **case["remark"])
    assert speaks_of(remark, case["parts"], case["told"]) is case["speaks"]
