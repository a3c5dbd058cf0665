"""Checks of lessons: they can be played to the end, by the rules, whatever a learner does.

And of what is only looked at: every position that shows how the game is played can be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from fluent.syntax import ast, parse

from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.lesson import FOLDER, HOWTO, Lesson, LessonStep, read_lessons
from holdfast.core.match import Match
from holdfast.core.teaching import answer, fits, follow, is_accepted, lit, match_at, speaks_of
from holdfast.core.words import LANGUAGES, Sentence, Words
from holdfast.testing.cases import Case, Nonconformance
from holdfast.testing.citations import rule_numbers

#: More ways through steps that go on from each other nobody would look at.
_MOST_WAYS: Final = 64
#: Fewer screens leave something out, and more nobody reads before a first game.
_SCREENS: Final = range(3, 6)
#: A remark for which none of so many matches has a move would hardly ever be read.
_MATCHES: Final = 24


def check_lessons(game: Game) -> None:
    """Every lesson can be played through, by every way that it allows, in every language."""
    _check(game, FOLDER, [])


def check_howto(game: Game) -> None:
    """Every position that shows how a game is played can be drawn, in every language."""
    books = read_lessons(game.folder, HOWTO)
    faults = [
        f"{book.name}: {step.say}: nobody moves here, so nothing is accepted"
        for book in books
        for step in book.steps
        if step.accept
    ]
    faults += [f"{book.name}: nobody plays after it" for book in books if book.remarks]
    if books and len(books[0].chapters) not in _SCREENS:
        faults.append(f"{books[0].name}: {len(books[0].chapters)} screens are not three to five")
    _check(game, HOWTO, faults, [f"can-{kind}" for kind in game.text.kinds])


def _check(game: Game, kind: str, faults: list[str], more: Sequence[str] = ()) -> None:
    """Raise if there are faults, or more in the lessons of a kind and in what is said besides."""
    lessons = read_lessons(game.folder, kind)
    for lesson in lessons:
        found = (*_faults(game, lesson), *_remark_faults(game, lesson))
        faults += [f"{lesson.name}: {fault}" for fault in found]
    faults += _word_faults(game.folder / kind / "words", lessons, more)
    if faults:
        raise Nonconformance(f"{game.name}: " + "; ".join(faults))


def _faults(game: Game, lesson: Lesson) -> Iterator[str]:
    """Find where a lesson and the rules differ."""
    ways: list[list[str]] = [[]]
    numbers = rule_numbers(game)
    for number, step in enumerate(lesson.steps):
        if step.position:
            ways = [[]]
        if step.rule and step.rule not in numbers:
            yield f"{step.say}: there is no rule {step.rule}"
        try:
            matches = [(way, match_at(game, lesson, number, way)) for way in ways]
            for _, match in matches:
                yield from _step_faults(match, step, lesson.seats[number])
            ways = [[*way, *more] for way, match in matches for more in _ways_on(match, step)]
            _try_script(game, lesson, number, ways)
        except HoldfastError as mistake:
            yield f"{step.say}: {mistake}"
            return
        if len(ways) > _MOST_WAYS:
            yield f"{step.say}: {len(ways)} ways lead through it; give the next step a position"
            return


def _step_faults(match: Match, step: LessonStep, seat: int) -> Iterator[str]:
    """Find what is wrong with a step in a position to which a learner can come."""
    lit(match, step)
    if not step.accept:
        return
    if match.turn != seat:
        yield f"{step.say}: it is not the learner's turn"
    legal = match.legal_ids
    for pattern in step.accept:
        if not any(fits(match, pattern, move) for move in legal):
            yield f"{step.say}: {pattern} is accepted, and no such move is legal"
    others = {answer(match, step, move).say for move in legal if not is_accepted(match, step, move)}
    for other in step.otherwise:
        if other.when and other.say not in others:
            yield f"{step.say}: {other.say} answers no legal move"


def _ways_on(match: Match, step: LessonStep) -> list[list[str]]:
    """Return how it can go on: with each move that is accepted, or without one."""
    if not step.accept:
        return [[]]
    moves = [move for move in match.legal_ids if is_accepted(match, step, move)]
    return [[match.write_move(move)] for move in moves]


def _try_script(game: Game, lesson: Lesson, number: int, ways: list[list[str]]) -> None:
    """Play what follows from each way; raise if it cannot be."""
    step = lesson.steps[number]
    for way in ways:
        before, move = (way[:-1], way[-1]) if step.accept else (way, None)
        match = match_at(game, lesson, number, before)
        for _ in follow(match, step, None if move is None else match.read_move(move)):
            pass


def _remark_faults(game: Game, lesson: Lesson) -> Iterator[str]:
    """Find remarks that speak of no move that the first seat sees in some matches at random."""
    left = list(lesson.remarks)
    for seed in range(_MATCHES):
        if not left:
            return
        match = Case(game, game.seats[seed % len(game.seats)]).play(seed)
        for line in match.log(0):
            by = "learner" if line["seat"] == 0 else "rival"
            parts, told = msgspec.to_builtins(line["parts"]), {each["id"] for each in line["told"]}
            left = [r for r in left if r.by not in ("", by) or not speaks_of(r, parts, told)]
    yield from (f"{each.say}: {_MATCHES} matches have no move that it speaks of" for each in left)


def _word_faults(folder: Path, lessons: tuple[Lesson, ...], more: Sequence[str]) -> Iterator[str]:
    """Find sentences that are missing, spare, or the same in two languages."""
    if not lessons:
        return
    said = [*dict.fromkeys(each for lesson in lessons for each in lesson.said()), *more]
    words, english = Words(folder), dict[str, str]()
    for language in LANGUAGES:
        there = _ids(folder / f"{language}.ftl")
        yield from (f"{language}.ftl lacks {each}" for each in said if each not in there)
        yield from (f"{language}.ftl has {each}, which nobody says" for each in there - {*said})
        for each in there & {*said}:
            text = words.say(Sentence(each), language)
            if language == "en":
                english[each] = text
            elif " " in text and text == english.get(each):
                yield f"{language}.ftl says {each} in English"


def _ids(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    return {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}
