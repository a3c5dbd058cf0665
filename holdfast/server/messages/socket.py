"""The messages on a socket, from the server."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.server.messages.lobby import GameShown, MyTable, Summary
from holdfast.server.messages.people import Me
from holdfast.server.messages.refusal import Refusal
from holdfast.server.messages.tables import Done, LineShown, Page, TableShown


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
    """Something happened at a table that you watch: what is different, and the new entries.

    ``changed`` has the fields of the table that are different from those at the version ``since``.
    Its ``match`` and the ``table`` in that have only such fields too; all others are there whole.
    """

    table: str
    since: int
    changed: dict[str, Any]
    story: list[LineShown]


class Here(Message, frozen=True):
    """Whose people are here, of the seats of a table that you watch."""

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
    """The open tables that you look for, as far as you look, and where the list goes on."""

    tables: list[Summary]
    next: str | None


class LobbyChanged(Message, frozen=True, tag="lobby_changed"):
    """What is different in the list: tables that came or changed, ids of those that left it.

    Those that wait for people come first, then the latest change, then the smaller id.
    """

    tables: list[Summary]
    gone: list[str]
    next: str | None


class Mine(Message, frozen=True):
    """The tables at which you sit."""

    tables: list[MyTable]


class MineChanged(Message, frozen=True, tag="mine_changed"):
    """Those of your tables that came or changed, and ids of those at which you sit no longer."""

    tables: list[MyTable]
    gone: list[str]


class Invited(Message, frozen=True):
    """Somebody wants to play again with you, at a table where a seat is kept for you."""

    table: str
    after: str  # the table of which it is the rematch
    game: str
    name: str  # who asks


class Turn(Message, frozen=True):
    """On a stream of one's turns: you are to move at this table, or its match is over."""

    table: TableShown


class Absent(Message, frozen=True):
    """A bot plays for you at this table, until you take your seat back."""

    table: str
    game: str


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
    | LobbyChanged
    | Mine
    | MineChanged
    | Invited
    | Turn
    | Absent
    | Pong
    | Stopping
)
