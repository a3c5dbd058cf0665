"""Lessons. Nothing is kept here: whoever learns says with each question where they stand."""

from __future__ import annotations

from litestar import get

from holdfast.server import messages as m
from holdfast.server.api.access import learning
from holdfast.server.api.document import ANYBODY
from holdfast.server.api.parameters import (
    LESSON,
    TAUGHT,
    AnyRequest,
    GameName,
    LessonName,
    Made,
    MoveText,
    PartsText,
    Something,
    StepNumber,
)
from holdfast.server.api.routes.questions import asked
from holdfast.server.table.refusals import Code

_STEP = "/api/games/{name:str}/lessons/{lesson:str}/steps/{step:int}"


@get(
    "/api/games/{name:str}/lessons",
    summary="The lessons of a game",
    tags=["lessons"],
    security=ANYBODY,
    refusals=TAUGHT,
)
async def get_lessons(request: AnyRequest, name: GameName) -> list[m.LessonShown]:
    """Return the lessons of a game in their order; sentences are ids of the game's lessons."""
    return (await learning(request)).show(name)


@get(
    "/api/games/{name:str}/howto",
    summary="How a game is played",
    tags=["lessons"],
    security=ANYBODY,
    refusals=TAUGHT,
)
async def get_howto(request: AnyRequest, name: GameName) -> list[m.HowToShown]:
    """Return the positions that show how a game is played, and those that its rules are drawn by.

    Sentences are ids of what the game says there.
    """
    return (await learning(request)).show_howto(name)


@get(
    "/api/games/{name:str}/kinds",
    summary="The kinds of moves",
    tags=["lessons"],
    security=ANYBODY,
    refusals=TAUGHT,
)
async def get_kinds(request: AnyRequest, name: GameName) -> list[m.KindShown]:
    """Return the kinds of moves of a game, each with what one can do and its rule.

    Sentences are ids of what the game says of how it is played.
    """
    return (await learning(request)).show_kinds(name)


@get(_STEP, summary="A step", tags=["lessons"], security=ANYBODY, refusals=LESSON)
async def get_step(
    request: AnyRequest, name: GameName, lesson: LessonName, step: StepNumber, made: Made = ""
) -> m.StepShown:
    """Return a step of a lesson, with the table as the learner sees it, and the legal moves."""
    place = (await learning(request)).find(name, lesson, step, split(made))
    return place.show()


@get(
    f"{_STEP}/try",
    summary="A move in a lesson",
    tags=["lessons"],
    security=ANYBODY,
    refusals=(
        *LESSON,
        Code.OVER,
        Code.NOT_YOUR_TURN,
        Code.UNREADABLE_MOVE,
        Code.ILLEGAL_MOVE,
        Code.AMBIGUOUS_MOVE,
    ),
)
async def get_try(
    request: AnyRequest,
    name: GameName,
    lesson: LessonName,
    step: StepNumber,
    made: Made = "",
    move: MoveText = None,
) -> m.Tried:
    """Return what is answered to a move, and what follows from it; without one, the solution."""
    place = (await learning(request)).find(name, lesson, step, split(made))
    return place.attempt(move)


@get(f"{_STEP}/why", summary="Why not?", tags=["lessons"], security=ANYBODY, refusals=LESSON)
async def get_lesson_why(
    request: AnyRequest,
    name: GameName,
    lesson: LessonName,
    step: StepNumber,
    made: Made = "",
    move: MoveText = None,
    parts: PartsText = None,
) -> m.WhyShown:
    """Return whether a move is legal at this step, and why not."""
    place = (await learning(request)).find(name, lesson, step, split(made))
    return place.why(asked(move, parts))


@get(
    f"{_STEP}/preview",
    summary="What then?",
    tags=["lessons"],
    security=ANYBODY,
    refusals=(*LESSON, Code.OVER, Code.UNREADABLE_MOVE, Code.ILLEGAL_MOVE, Code.AMBIGUOUS_MOVE),
)
async def get_lesson_preview(
    request: AnyRequest,
    name: GameName,
    lesson: LessonName,
    step: StepNumber,
    made: Made = "",
    move: MoveText = None,
    parts: PartsText = None,
) -> m.Preview:
    """Return what would be told of a move, and how the table would look to spectators."""
    place = (await learning(request)).find(name, lesson, step, split(made))
    return place.preview(asked(move, parts))


@get(
    f"{_STEP}/explain",
    summary="How does it stand?",
    tags=["lessons"],
    security=ANYBODY,
    refusals=LESSON,
)
async def get_lesson_explanation(
    request: AnyRequest,
    name: GameName,
    lesson: LessonName,
    step: StepNumber,
    what: Something,
    made: Made = "",
) -> m.Explained:
    """Return what the game has to say about something on the table."""
    place = (await learning(request)).find(name, lesson, step, split(made))
    return place.explain(what)


def split(made: str) -> list[str]:
    """Return the moves that were made before a step."""
    return [move.strip() for move in made.split(";") if move.strip()]
