"""The player of lessons: where a step begins, what is answered to a move, what follows from it.

Nothing is remembered between two questions. Where a learner stands follows from the lesson, the
number of the step, and the moves that were made since the last position; a move that is not told is
the one that the step accepts first.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from holdfast.core.errors import BadOption, HoldfastError
from holdfast.core.game import Game
from holdfast.core.lesson import Lesson, LessonRemark, LessonStep, Pattern
from holdfast.core.match import Match, read_match
from holdfast.core.seats import write_seat


class StepAnswer(NamedTuple):
    """What is said to a legal move, and whether it was the point."""

    accepted: bool
    say: str


def match_at(game: Game, lesson: Lesson, number: int, made: Sequence[str] = ()) -> Match:
    """Return the match as it is when a step begins; steps are counted from 0.

    ``made`` are the moves of the learner since the last position, in notation. Raises ``BadOption``
    if one of them is not what its step accepts.
    """
    begin = start_of(lesson, number)
    match = read_match(game, lesson.steps[begin].position)
    told = list(made)
    for step in lesson.steps[begin:number]:
        move = None
        if step.accept:
            move = _made(match, step, told.pop(0)) if told else first_accepted(match, step)
        for _ in follow(match, step, move):
            pass
    if told:
        raise BadOption(f"{told[0]!r} is one move too many before step {number}")
    return match


def start_of(lesson: Lesson, number: int) -> int:
    """Return the step with the position from which a step goes on: itself, or one before."""
    if not 0 <= number < len(lesson.steps):
        raise BadOption(f"{lesson.name} has no step {number}; it has 0 to {len(lesson.steps) - 1}")
    return max(i for i in range(number + 1) if lesson.steps[i].position)


def _made(match: Match, step: LessonStep, text: str) -> int:
    move = match.read_move(text)
    if not is_accepted(match, step, move):
        raise BadOption(f"{text!r} is not what the step {step.say!r} asks for")
    return move


def is_accepted(match: Match, step: LessonStep, move: int) -> bool:
    """Tell whether a legal move is the point of a step."""
    return any(fits(match, pattern, move) for pattern in step.accept)


def first_accepted(match: Match, step: LessonStep) -> int:
    """Return the move that shows the point of a step: of the first pattern, the first that fits."""
    for pattern in step.accept:
        for move in match.legal_ids:
            if fits(match, pattern, move):
                return move
    raise BadOption(f"the step {step.say!r} accepts no move that is legal")


def answer(match: Match, step: LessonStep, move: int) -> StepAnswer:
    """Return what is said to a legal move."""
    if is_accepted(match, step, move):
        return StepAnswer(True, step.done)
    for other in step.otherwise:
        if not other.when or any(fits(match, pattern, move) for pattern in other.when):
            return StepAnswer(False, other.say)
    raise BadOption(f"the step {step.say!r} asks for no move")


def fits(match: Match, pattern: Pattern, move: int) -> bool:
    """Tell whether a legal move is one that a pattern means."""
    if isinstance(pattern, dict):
        parts = msgspec.to_builtins(match.game.wire.parts(match.state, move))
        return _has(parts, pattern)
    try:
        return move in match.game.text.read_move(match.state, pattern)
    except HoldfastError:
        return False


def speaks_of(remark: LessonRemark, parts: Any, told: Container[str]) -> bool:
    """Tell whether a remark speaks of a move with these parts, of which these ids are told.

    The page does the same with what it is shown (``speaksOf``); both are held to
    ``tests/core/remarks.json``.
    """
    fitting = not remark.when or any(_has(parts, pattern) for pattern in remark.when)
    return fitting and (not remark.told or any(each in told for each in remark.told))


def _has(parts: Any, wanted: Any) -> bool:
    """Tell whether parts have what is wanted: a value, one of several, or parts in turn."""
    if isinstance(wanted, dict):
        found = isinstance(parts, dict)
        return found and all(k in parts and _has(parts[k], v) for k, v in wanted.items())
    return bool(parts == wanted or (isinstance(wanted, list) and parts in wanted))


def follow(match: Match, step: LessonStep, move: int | None) -> Iterator[int]:
    """Make the move of the learner and the moves that follow from the script; yield each ply."""
    if move is not None:
        match.play(move)
        yield match.ply - 1
    for line in step.then:
        seat, _, text = line.partition(" ")
        if match.turn is None or seat != write_seat(match.turn):
            whose = "nobody" if match.turn is None else write_seat(match.turn)
            raise BadOption(f"after {step.say!r}, {line!r}: it is the turn of {whose}")
        match.play(text)
        yield match.ply - 1


def lit(match: Match, step: LessonStep) -> list[Any]:
    """Return the parts of the moves that are lit, legal or not."""
    read, parts = match.game.text.read_move, match.game.wire.parts
    return [parts(match.state, move) for text in step.light for move in read(match.state, text)]
