"""What the server says, as data: the answers over HTTP and the messages on a socket.

The documentation of the API and the types of the page are made from these.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from holdfast.server.table.refusals import Code
from holdfast.server.table.setup import Level, Live, Slow

Value = bool | int | str
#: As a game declares them in its module ``wire``.
View = Any
Parts = Any


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and who has it. ``level`` is that of the bot that plays it, also for somebody else."""

    who: Literal["open", "invited", "person", "hot", "bot"]
    name: str
    level: Level | None
    out: bool


class ClockShown(msgspec.Struct, frozen=True):
    """The clocks: milliseconds left for each seat, counted up to the time ``since``."""

    left: list[int]
    running: int | None
    since: int
    free: int


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its number, its notation, and its parts as the game declares them."""

    id: int
    text: str
    parts: Parts


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


class Proof(msgspec.Struct, frozen=True):
    """What the pledge was made from: shown when the match is over."""

    seed: str
    salt: str


class ResultShown(msgspec.Struct, frozen=True):
    """How a match ended: ``played``, ``resigned``, ``time`` or ``agreed``; who won; the points."""

    why: str
    winners: list[int]
    scores: list[int]


class TableShown(msgspec.Struct, frozen=True):
    """A table, as one person may see it."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    version: int
    status: Literal["gathering", "playing", "over", "closed"]
    paused: bool
    public: bool
    chat: bool
    watchers: bool
    seats: list[SeatShown]
    host: bool  # you set it up
    yours: list[int]  # your seats
    eyes: int | None  # the seat as which you see it; None: as a spectator
    invites: dict[int, str]  # for the host before the start: the ends of the links of kept seats
    clock: Live | Slow | None
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
    what: str | None = None
    yes: bool | None = None
    why: str | None = None
    winners: list[int] | None = None
    scores: list[int] | None = None
    table: str | None = None
    lost: int | None = None
    after: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    id: str
    game: str
    options: dict[str, Value]
    status: str
    paused: bool
    watchers: bool
    clock: Live | Slow | None
    seats: list[SeatShown]
    turn: int | None
    ply: int
    winners: list[int] | None
    updated: int


class MyTable(msgspec.Struct, frozen=True):
    """A table at which you sit."""

    table: Summary
    yours: list[int]
    your_turn: bool


class Moment(msgspec.Struct, frozen=True):
    """A position of the past."""

    ply: int
    turn: int | None
    scores: list[int | None]
    table: View


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    help: str
    default: Value
    choices: list[Value]


class GameShown(msgspec.Struct, frozen=True):
    """A game and how far it is prepared; the rest is known when it can be played.

    While it is ``warming``, it can be played, and players that search play more simply.
    """

    name: str
    state: Literal["waiting", "warming", "ready", "failed"]
    done: int
    steps: int
    label: str
    title: str = ""
    players: list[int] = []
    rules: int = 0
    levels: list[Level] = []
    options: list[OptionShown] = []


class Readiness(msgspec.Struct, frozen=True):
    """How far a game is prepared, in steps; ``problem`` is what went wrong, if anything did."""

    phase: Literal["waiting", "warming", "ready", "failed"]
    done: int
    total: int
    step: str
    problem: str


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Literal["starting", "ok", "failing", "stopping"]
    games: dict[str, Readiness]
    version: str


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    id: str
    name: str


class Visitor(msgspec.Struct, frozen=True):
    """Who you are here, or None for somebody who has not chosen a name yet."""

    me: Me | None


class Token(msgspec.Struct, frozen=True):
    """A token for a program that plays for you. It is shown this once."""

    token: str
    label: str
    expires: int


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done. ``by`` says whose sentence it is: the game's or the server's."""

    code: Code
    message: str
    sentence: str = ""
    args: dict[str, str | int] = {}
    by: Literal["game", "server"] = "server"
    rule: str = ""


class Page(msgspec.Struct, frozen=True):
    """A table with its log."""

    table: TableShown
    story: list[LineShown]
    here: list[int]  # the seats whose people are connected


class Done(msgspec.Struct, frozen=True):
    """A command was carried out and is stored; the table is at this version."""

    table: str
    cid: str
    version: int
    next: str | None = None  # of a rematch: the new table


class HintMove(msgspec.Struct, frozen=True):
    """A move and the chance to win with it, with the error of that figure."""

    id: int
    text: str
    parts: Parts
    win: float
    error: float


class HintShown(msgspec.Struct, frozen=True):
    """The best moves, the best first; ``exact`` if they are proven."""

    moves: list[HintMove]
    exact: bool


class WhyShown(msgspec.Struct, frozen=True):
    """Whether a move could be made now, and why not."""

    legal: bool
    refusal: Refusal | None


class Preview(msgspec.Struct, frozen=True):
    """What a move would tell and how the table would look then, as far as that is certain.

    The table is as the game declares it, with null, at any depth, for what is not certain.
    """

    told: list[Told]
    scores: list[int | None]
    table: dict[str, Any]


class Explained(msgspec.Struct, frozen=True):
    """What the game has to say about something on the table."""

    told: list[Told]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message on a socket, from the server."""


class Welcome(Message, frozen=True):
    """The first message."""

    me: Me | None
    version: str


class Opened(Message, frozen=True):
    """The table that you began to watch."""

    page: Page


class Happened(Message, frozen=True):
    """Something happened at a table that you watch."""

    table: TableShown
    story: list[LineShown]


class Here(Message, frozen=True):
    """Whose people are connected, of the seats of a table that you watch."""

    table: str
    seats: list[int]


class Thinking(Message, frozen=True):
    """A bot thinks about its move; while it is warming up, more simply than its level does."""

    table: str
    seat: int
    warming: bool


class Acknowledged(Message, frozen=True):
    """A command was carried out."""

    done: Done


class Rejected(Message, frozen=True):
    """A command, or a message, was not carried out."""

    refusal: Refusal
    table: str = ""
    cid: str = ""


class Games(Message, frozen=True):
    """How far the games are prepared."""

    games: list[GameShown]


class LobbyShown(Message, frozen=True, tag="lobby"):
    """The open tables."""

    tables: list[Summary]


class Turn(Message, frozen=True):
    """On a stream of one's turns: you are to move at this table, or its match is over."""

    table: TableShown


class Pong(Message, frozen=True):
    """The answer to a ping."""

    at: int


class Stopping(Message, frozen=True):
    """The server stops; come back in a moment."""


AnyMessage = (
    Welcome
    | Opened
    | Happened
    | Here
    | Thinking
    | Acknowledged
    | Rejected
    | Games
    | LobbyShown
    | Turn
    | Pong
    | Stopping
)
