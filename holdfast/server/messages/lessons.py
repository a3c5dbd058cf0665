"""What is said of lessons, and in them. Sentences are ids of the lessons of the game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from holdfast.server.messages.tables import LineShown, MatchShown, Parts


class ChapterShown(msgspec.Struct, frozen=True):
    """A chapter: the id of its title, and the number of its first step, counted from 0."""

    title: str
    first: int


class RemarkShown(msgspec.Struct, frozen=True):
    """What is said in the game after a lesson, once at most, to a move that it speaks of.

    ``when`` are parts, one of which the move has, and ``told`` ids of sentences of the game, one of
    which is told of it. Empty, each is for all.
    """

    say: str
    by: Literal["learner", "rival", ""]
    when: list[dict[str, Any]]
    told: list[str]


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson: its name, the ids of its title and of what it is about, and how long it is."""

    name: str
    title: str
    about: str
    chapters: list[ChapterShown]
    steps: int
    positions: list[int]  # the steps that have a position of their own
    remarks: list[RemarkShown]  # what is said in the game that is its last part; mostly none


class StepShown(msgspec.Struct, frozen=True):
    """A step of a lesson: what is said, and the table as the learner sees it.

    Without ``asks`` it is only to be read. ``lit`` are the parts of the moves that it speaks of.
    """

    step: int
    seat: int
    seats: int
    say: str
    rule: str
    asks: bool
    lit: list[Parts]
    match: MatchShown


class HowToShown(msgspec.Struct, frozen=True):
    """Positions that show how a game is played: its screens, or the drawings of its rules.

    Sentences are ids of what is said there, and no step asks for a move.
    """

    name: str
    chapters: list[ChapterShown]
    steps: list[StepShown]


class KindShown(msgspec.Struct, frozen=True):
    """A kind of move, as the parts of moves name it: what one can do, as an id, and its rule."""

    kind: str
    say: str
    rule: str


class Picture(msgspec.Struct, frozen=True):
    """The table after a move, and what is told of the move."""

    line: LineShown
    match: MatchShown


class Tried(msgspec.Struct, frozen=True):
    """What is answered to a legal move; if it was accepted, what has happened.

    ``move`` is its notation, by which the next step knows what was done here.
    """

    accepted: bool
    say: str
    move: str
    pictures: list[Picture]
