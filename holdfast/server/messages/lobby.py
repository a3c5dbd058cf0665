"""What is said of tables and games in lists, and of the server itself."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.server.messages.tables import SeatShown, Value
from holdfast.server.table.setup import Level, Live, Slow


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


class OpenTables(msgspec.Struct, frozen=True):
    """A page of the list of open tables; ``next`` is where it goes on, if it does."""

    tables: list[Summary]
    next: str | None


class MyTable(msgspec.Struct, frozen=True):
    """A table at which you sit."""

    table: Summary
    yours: list[int]
    your_turn: bool


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
    problem: str = ""  # with what the server keeps, and what to do about it
