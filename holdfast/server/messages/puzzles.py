"""What is said of puzzles, and in them. Sentences are ids of the words of puzzles."""

from __future__ import annotations

import msgspec

from holdfast.server.messages.lessons import Picture
from holdfast.server.messages.tables import MatchShown, Told


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle that there is: its name, and how hard it is, as the lowest level that solves it."""

    name: str
    level: str


class PuzzlesShown(msgspec.Struct, frozen=True):
    """The puzzles of a game, and which is that of the day; the day is that of UTC.

    Without puzzles there is none of the day.
    """

    day: str
    daily: str
    puzzles: list[PuzzleListed]


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle: who decides, the question, and the table as that seat sees it."""

    name: str
    level: str
    seat: int
    seats: int
    ask: Told
    match: MatchShown


class PuzzleTried(msgspec.Struct, frozen=True):
    """What is answered to a legal move, and what may come of it, move by move.

    ``loss`` is the share of a win that it loses against the best move: at least that, if it is
    neither accepted nor the one that tempts.
    """

    accepted: bool
    loss: float
    told: list[Told]
    pictures: list[Picture]
