"""Lessons: positions and moves in text, in the folder of a game, with the ids of what is said.

A lesson is a file ``lessons/<number>-<name>.toml`` of a game. Its sentences are in Fluent files
beside it, ``lessons/words/<language>.ftl``. Nothing in it is code: what is accepted are moves in
notation, or the parts that a move must have. ``holdfast.core.teaching`` steps through it, and
docs/reference/lessons.md says how one is written.

What is only looked at, the screens of "How to play" and the drawings of the rulebook, is written in
the same way, in the folder ``howto``: its steps accept nothing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from holdfast.core.errors import UnreadableLesson
from holdfast.core.seats import read_seat

#: A move in notation, or the parts that it must have; a list has the values that a part may have.
Pattern = str | dict[str, Any]

FOLDER: Final = "lessons"
HOWTO: Final = "howto"
_SEATS: Final = 5
_NAME: Final = re.compile(r"[0-9]+-([a-z][a-z0-9-]*)\.toml")


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered to a class of legal moves that are not the point; without ``when`` to all.

    The first that fits is the answer.
    """

    say: str
    when: list[Pattern] = []


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step: what is said, the position, and what is done in it.

    Without a position it goes on where the step before has ended. Without anything that is accepted
    it is there to be read. ``then`` are moves that follow, each behind the letter of its seat.
    """

    say: str
    position: str = ""
    seat: Literal["A", "B", "C", "D", "E", ""] = ""  # the learner's; left out: as before
    accept: list[Pattern] = []
    done: str = ""  # what is said to a move that was accepted
    otherwise: list[Otherwise] = []
    then: list[str] = []
    light: list[str] = []  # moves in notation; what they name is lit on the table
    rule: str = ""  # the number of the rule that it is about


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: its title and its steps."""

    title: str
    step: list[LessonStep]


class LessonRemark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said in the game after a lesson, once at most, to a move that it speaks of.

    It speaks of moves by their parts, by what is told of them, or by both.
    """

    say: str
    by: Literal["learner", "rival", ""] = ""  # who has made the move; left out: anybody
    when: list[dict[str, Any]] = []  # parts, one of which it has; left out: any
    told: list[str] = []  # ids of sentences of the game, one of which is told; left out: any


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    title: str
    about: str
    chapter: list[Chapter]
    remark: list[LessonRemark] = []


class Lesson(msgspec.Struct, frozen=True):
    """A lesson, with its name and all its steps in a row."""

    name: str
    title: str
    about: str
    chapters: list[Chapter]
    steps: list[LessonStep]
    seats: list[int]  # by step: the learner's
    remarks: list[LessonRemark]  # in the game that is its last part

    def said(self) -> Iterator[str]:
        """Find the ids of all sentences."""
        yield from (self.title, self.about, *(chapter.title for chapter in self.chapters))
        for step in self.steps:
            yield from (step.say, *([step.done] if step.done else []))
            yield from (other.say for other in step.otherwise)
        yield from (remark.say for remark in self.remarks)


@cache
def read_lessons(folder: Path, kind: str = FOLDER) -> tuple[Lesson, ...]:
    """Return the lessons in the folder of a game, in order; raise ``UnreadableLesson``."""
    paths = (folder / kind).glob("*.toml")
    return tuple(read_lesson(path.name, path.read_text(encoding="utf-8")) for path in sorted(paths))


def read_lesson(file: str, text: str) -> Lesson:
    """Return a lesson from the text of a file; raise ``UnreadableLesson``."""
    named = _NAME.fullmatch(file)
    if named is None:
        raise UnreadableLesson(f"{file}: a lesson is called like 1-first.toml")
    try:
        given = msgspec.convert(tomllib.loads(text), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as mistake:
        raise UnreadableLesson(f"{file}: {mistake}") from None
    steps = [step for chapter in given.chapter for step in chapter.step]
    for problem in _problems(given, steps):
        raise UnreadableLesson(f"{file}: {problem}")
    titles = (given.title, given.about)
    return Lesson(named[1], *titles, given.chapter, steps, _seats(steps), given.remark)


def _problems(given: LessonFile, steps: list[LessonStep]) -> Iterator[str]:
    """Find what a lesson lacks, whatever the game is."""
    if not steps or not all(chapter.step for chapter in given.chapter):
        yield "a lesson needs a chapter, and each chapter a step"
    elif not steps[0].position or not steps[0].seat:
        yield "the first step needs a position and the seat of the learner"
    for number, step in enumerate(steps, start=1):
        yield from (f"step {number} ({step.say}): {each}" for each in _step_problems(step))
    for remark in given.remark:
        if not remark.when and not remark.told:
            yield f"remark {remark.say}: it needs when or told, or it would be said to any move"


def _step_problems(step: LessonStep) -> Iterator[str]:
    if not step.accept:
        if step.done or step.otherwise:
            yield "nothing is accepted, so there is nothing to answer"
        return
    if not step.done:
        yield "it accepts moves and says nothing to them; it needs done"
    if not step.otherwise or step.otherwise[-1].when:
        yield "the last otherwise is for all other moves, and so has no when"
    if any(not other.when for other in step.otherwise[:-1]):
        yield "an otherwise without when comes last"


def _seats(steps: list[LessonStep]) -> list[int]:
    """Return the seat of the learner at each step."""
    seats: list[int] = []
    for step in steps:
        seats.append(read_seat(step.seat, _SEATS) if step.seat else seats[-1])
    return seats
