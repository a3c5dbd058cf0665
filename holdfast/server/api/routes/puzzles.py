"""Puzzles. Nothing is kept here: each question says which puzzle it is about."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get

from holdfast.server import messages as m
from holdfast.server.api.access import puzzling
from holdfast.server.api.document import ANYBODY
from holdfast.server.api.parameters import (
    PUZZLE,
    TAUGHT,
    AnyRequest,
    GameName,
    MoveText,
    PartsText,
    PuzzleName,
    Something,
)
from holdfast.server.api.routes.questions import asked
from holdfast.server.table.refusals import Code

_PUZZLE = "/api/games/{name:str}/puzzles/{puzzle:str}"
#: What is said to a move that is none here.
_NO_MOVE = (Code.OVER, Code.UNREADABLE_MOVE, Code.ILLEGAL_MOVE, Code.AMBIGUOUS_MOVE)


@get(
    "/api/games/{name:str}/puzzles",
    summary="The puzzles of a game",
    tags=["puzzles"],
    security=ANYBODY,
    refusals=TAUGHT,
)
async def get_puzzles(request: AnyRequest, name: GameName) -> m.PuzzlesShown:
    """Return the puzzles of a game, and which is that of the day, the same for everybody."""
    return (await puzzling(request)).show(name, datetime.now(UTC).date())


@get(_PUZZLE, summary="A puzzle", tags=["puzzles"], security=ANYBODY, refusals=PUZZLE)
async def get_puzzle(request: AnyRequest, name: GameName, puzzle: PuzzleName) -> m.PuzzleShown:
    """Return a puzzle: the table as the seat sees it that decides, and its legal moves."""
    return (await puzzling(request)).find(name, puzzle).show()


@get(
    f"{_PUZZLE}/try",
    summary="A move in a puzzle",
    tags=["puzzles"],
    security=ANYBODY,
    refusals=(*PUZZLE, *_NO_MOVE),
)
async def get_puzzle_try(
    request: AnyRequest, name: GameName, puzzle: PuzzleName, move: MoveText = None
) -> m.PuzzleTried:
    """Return what is answered to a move, and what may come of it; without one, the solution."""
    return (await puzzling(request)).find(name, puzzle).attempt(move)


@get(f"{_PUZZLE}/why", summary="Why not?", tags=["puzzles"], security=ANYBODY, refusals=PUZZLE)
async def get_puzzle_why(
    request: AnyRequest,
    name: GameName,
    puzzle: PuzzleName,
    move: MoveText = None,
    parts: PartsText = None,
) -> m.WhyShown:
    """Return whether a move is legal in a puzzle, and why not."""
    return (await puzzling(request)).find(name, puzzle).why(asked(move, parts))


@get(
    f"{_PUZZLE}/preview",
    summary="What then?",
    tags=["puzzles"],
    security=ANYBODY,
    refusals=(*PUZZLE, *_NO_MOVE),
)
async def get_puzzle_preview(
    request: AnyRequest,
    name: GameName,
    puzzle: PuzzleName,
    move: MoveText = None,
    parts: PartsText = None,
) -> m.Preview:
    """Return what would be told of a move, and how the table would look to spectators."""
    return (await puzzling(request)).find(name, puzzle).preview(asked(move, parts))


@get(
    f"{_PUZZLE}/explain",
    summary="How does it stand?",
    tags=["puzzles"],
    security=ANYBODY,
    refusals=PUZZLE,
)
async def get_puzzle_explanation(
    request: AnyRequest, name: GameName, puzzle: PuzzleName, what: Something
) -> m.Explained:
    """Return what the game has to say about something on the table."""
    return (await puzzling(request)).find(name, puzzle).explain(what)
