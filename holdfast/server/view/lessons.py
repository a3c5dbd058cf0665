"""What somebody is shown of a lesson. No table belongs to it, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.lesson import HOWTO, Lesson, read_lessons
from holdfast.core.match import Match
from holdfast.core.teaching import answer, first_accepted, follow, lit, match_at
from holdfast.server import messages as m
from holdfast.server.table.decide import refused_move
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.asked import AskedMove
from holdfast.server.view.mistakes import refusal_of
from holdfast.server.view.questions import explain_in, preview_of, read_asked


def show_lessons(game: Game) -> list[m.LessonShown]:
    """Return the lessons of a game."""
    return [_show_lesson(lesson) for lesson in read_lessons(game.folder)]


def show_howto(game: Game) -> list[m.HowToShown]:
    """Return how a game is played: every position that is drawn for it."""
    return [
        m.HowToShown(
            name=each.name,
            chapters=_show_chapters(each),
            steps=[
                _show_step(each, number, match_at(game, each, number))
                for number in range(len(each.steps))
            ],
        )
        for each in read_lessons(game.folder, HOWTO)
    ]


def show_kinds(game: Game) -> list[m.KindShown]:
    """Return what kinds of moves a game has, each with what one can do and its rule."""
    return [m.KindShown(kind, f"can-{kind}", rule) for kind, rule in game.text.kinds.items()]


class TaughtPlace:
    """A position at no table, with the seat whose eyes and moves are somebody's there."""

    match: Match
    seat: int

    def why(self, asked: AskedMove) -> m.WhyShown:
        """Return whether a move is legal here, and why not."""
        try:
            decided(self.match, asked)
        except Refused as refused:
            return m.WhyShown(legal=False, refusal=refusal_of(refused))
        return m.WhyShown(legal=True, refusal=None)

    def preview(self, asked: AskedMove) -> m.Preview:
        """Return what a legal move would lead to."""
        return preview_of(self.match, self.seat, decided(self.match, asked))

    def explain(self, what: str) -> m.Explained:
        """Return what the game has to say about something on the table."""
        return explain_in(self.match, self.seat, what)


class LessonPlace(TaughtPlace):
    """A place in a lesson: where the step of this number begins."""

    def __init__(self, game: Game, lesson: str, number: int, made: Sequence[str]) -> None:
        """Go there, by these moves; raise ``Refused`` if there is no such place."""
        self.lesson = _find(game, lesson)
        if not 0 <= number < len(self.lesson.steps):
            raise Refused(Code.UNKNOWN_LESSON)
        self.number = number
        self.step = self.lesson.steps[number]
        self.seat = self.lesson.seats[number]
        try:
            self.match = match_at(game, self.lesson, number, made)
        except HoldfastError as mistake:
            raise Refused(Code.BAD_OPTION, detail=str(mistake)) from None

    def show(self) -> m.StepShown:
        """Return the step."""
        return _show_step(self.lesson, self.number, self.match)

    def attempt(self, asked: AskedMove | None) -> m.Tried:
        """Return what is answered to a move, and what follows if it is accepted.

        Without a move the point of the step is shown, or what happens in a step that asks for none.
        """
        match, step, move = self.match, self.step, None
        said = None
        if step.accept:
            move = first_accepted(match, step) if asked is None else decided(match, asked)
            said = answer(match, step, move)
        elif asked is not None:
            raise Refused(Code.NOT_YOUR_TURN)
        if said is not None and not said.accepted:
            return m.Tried(accepted=False, say=said.say, move="", pictures=[])
        text = "" if move is None else match.write_move(move)
        plies = follow(match, step, move)
        pictures = [show_picture(match, self.seat, ply) for ply in plies]
        return m.Tried(accepted=True, say=said.say if said else "", move=text, pictures=pictures)


def decided(match: Match, asked: AskedMove) -> int:
    """Return a legal move that is asked about; raise ``Refused``."""
    if match.turn is None:
        raise Refused(Code.OVER)
    meant = read_asked(match, asked)
    try:
        return match.read_move(meant) if isinstance(meant, str) else match.check(meant)
    except HoldfastError as mistake:
        raise refused_move(mistake, str(meant)) from None


def _find(game: Game, name: str) -> Lesson:
    for lesson in read_lessons(game.folder):
        if lesson.name == name:
            return lesson
    raise Refused(Code.UNKNOWN_LESSON)


def _show_lesson(lesson: Lesson) -> m.LessonShown:
    chapters, steps = _show_chapters(lesson), len(lesson.steps)
    positions = [number for number, step in enumerate(lesson.steps) if step.position]
    remarks = [m.RemarkShown(each.say, each.by, each.when, each.told) for each in lesson.remarks]
    return m.LessonShown(
        lesson.name, lesson.title, lesson.about, chapters, steps, positions, remarks
    )


def _show_chapters(lesson: Lesson) -> list[m.ChapterShown]:
    chapters, first = [], 0
    for chapter in lesson.chapters:
        chapters.append(m.ChapterShown(chapter.title, first))
        first += len(chapter.step)
    return chapters


def _show_step(lesson: Lesson, number: int, match: Match) -> m.StepShown:
    """Return a step of a lesson that begins with a match."""
    step, seat = lesson.steps[number], lesson.seats[number]
    return m.StepShown(
        step=number,
        seat=seat,
        seats=match.players,
        say=step.say,
        rule=step.rule,
        asks=bool(step.accept),
        lit=lit(match, step),
        match=show_as_seen(match, seat, asks=bool(step.accept)),
    )


def show_picture(match: Match, seat: int, ply: int) -> m.Picture:
    """Return a move that was made, as a seat sees it, and the table as it is now."""
    (told,) = match.log(seat, ply)
    line = show_told(ply, told, bot=told["seat"] != seat)
    return m.Picture(line, show_as_seen(match, seat, asks=False))


def show_told(ply: int, told: Mapping[str, Any], *, bot: bool = False) -> m.LineShown:
    """Return an entry of the log of a match that is at no table."""
    return m.LineShown(
        seq=ply + 1,
        at=0,
        kind="moved",
        seat=told["seat"],
        text=told["text"],
        parts=told["parts"],
        told=[m.Told(**each) for each in told["told"]],
        bot=bot,
        ply=ply,
    )


def show_as_seen(match: Match, seat: int, *, asks: bool) -> m.MatchShown:
    """Return the table as a seat sees it, with its moves where one of them is asked for."""
    shown = match.show(seat)
    return m.MatchShown(
        ply=match.ply,
        turn=match.turn,
        scores=shown.scores,
        table=shown.table,
        moves=shown.moves if asks else [],
    )
