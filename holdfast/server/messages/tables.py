"""What is said of a table and of what happened there."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from holdfast.core.wire import Choice
from holdfast.server.table.setup import Level, Live, Slow

Value = bool | int | str
#: As a game declares them in its module ``wire``.
View = Any
Parts = Any


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and who has it. ``level`` is that of the bot that plays it, also for somebody else.

    Of a seat that is ``invited``, ``name`` is for whom it is kept, if that is known.
    """

    who: Literal["open", "invited", "person", "hot", "bot"]
    name: str
    level: Level | None
    out: bool
    declined: bool = False  # for whom it is kept does not want to play now


class ClockShown(msgspec.Struct, frozen=True):
    """The clocks: milliseconds left for each seat, counted up to the time ``since``."""

    left: list[int]
    running: int | None
    since: int
    free: int


class MatchShown(msgspec.Struct, frozen=True):
    """The cards, as one seat may see them; ``table`` is as the game declares it."""

    ply: int
    turn: int | None
    scores: list[int | None]
    table: View
    moves: list[Choice]


class UndoShown(msgspec.Struct, frozen=True):
    """Whether one may take back a move, or this turn, without asking anybody."""

    move: bool
    turn: bool
    same: bool = False  # one drew with the last move, and would draw the same once more


class Proof(msgspec.Struct, frozen=True):
    """What the pledge was made from: shown when the match is over."""

    seed: str
    salt: str
    anew: list[str] = []  # the seeds with which cards were dealt anew, which follow from these


class ResultShown(msgspec.Struct, frozen=True):
    """How a match ended: ``played``, ``resigned``, ``time`` or ``agreed``; who won; the points."""

    why: str
    winners: list[int]
    scores: list[int]
    seat: int | None = None  # who gave up, or ran out of time


class TableShown(msgspec.Struct, frozen=True):
    """A table, as one person may see it."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    version: int
    status: Literal["gathering", "playing", "over", "closed"]
    paused: bool
    public: bool  # anybody finds it in the list
    chat: bool
    watchers: bool
    seats: list[SeatShown]
    host: bool  # you set it up
    yours: list[int]  # your seats
    kept: list[int]  # the seats that are kept for you
    barred: bool  # the host has put you out: you cannot sit here
    eyes: int | None  # the seat as which you see it; None: as a spectator
    invites: dict[int, str]  # for the host before the start: the ends of the links of kept seats
    clock: Live | Slow | None
    grace: int | None  # seconds after which a bot plays for whoever is away; None: if asked for
    stand_in: Level  # of that bot
    time: ClockShown | None
    wishes: dict[str, int]  # what is asked for, and by which seat
    agreed: list[str]  # to which of these you have agreed
    undo: UndoShown
    pledge: str
    proof: Proof | None
    result: ResultShown | None
    after: str | None  # the table of which this is the rematch
    next: str | None  # the rematch of this table
    match: MatchShown | None


class Told(msgspec.Struct, frozen=True):
    """A sentence of the game: its id, its arguments, and the rule that it follows."""

    id: str
    args: dict[str, str | int]
    rule: str


class LineShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log. Which fields it has depends on its kind."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    parts: Parts = None
    told: list[Told] | None = None
    bot: bool = False
    level: Level | None = None
    ply: int | None = None
    consent: bool = False
    anew: int | None = None
    what: str | None = None
    yes: bool | None = None
    why: str | None = None
    winners: list[int] | None = None
    scores: list[int] | None = None
    table: str | None = None
    lost: int | None = None
    after: str | None = None


class Moment(msgspec.Struct, frozen=True):
    """A position of the past."""

    ply: int
    turn: int | None
    scores: list[int | None]
    table: View


class Story(msgspec.Struct, frozen=True):
    """A part of the log of a table."""

    story: list[LineShown]


class Page(msgspec.Struct, frozen=True):
    """A table with the newest entries of its log."""

    table: TableShown
    story: list[LineShown]
    here: list[int]  # the seats whose people are here


class Done(msgspec.Struct, frozen=True):
    """A command was carried out and is stored; the table is at this version."""

    table: str
    cid: str
    version: int
    next: str | None = None  # of a rematch: the new table
