"""The lobby: which tables there are, and who is told when that changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection

from holdfast.server import messages as m
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.table.setup import patience

_PAGE: Final = 50  # tables
_MOST_MINE: Final = 100
#: A request looks through so many tables for those that are wanted; the next one goes on there.
_BATCH: Final = 100
_MOST_BATCHES: Final = 10

encode = msgspec.json.Encoder().encode
Row = dict[str, Any]
Members = Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of the open tables somebody looks for."""

    game: str | None = None
    clock: Literal["live", "slow", "none"] | None = None
    free: bool = False

    def takes(self, table: m.Summary) -> bool:
        """Tell whether a table is one of these, if it is of the right game."""
        kind = msgspec.to_builtins(table.clock)["kind"] if table.clock else "none"
        free = table.status == "gathering" and any(seat.who == "open" for seat in table.seats)
        return self.clock in (None, kind) and (free or not self.free)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the list: after a table, of those that wait for people or of those that play."""

    status: str = "gathering"
    updated: int = 10**15 - 1
    id: str = "-"

    def read(self, conn: Connection, *, game: str | None) -> list[tuple[Row, Members]]:
        """Return the tables that come next, and who sits there."""
        rows = log.list_public(conn, self.status, _BATCH, (self.updated, self.id), game)
        seated = log.members_of(conn, [row["id"] for row in rows])
        return [(row, seated[row["id"]]) for row in rows]


class Lobby:
    """The lists of tables."""

    def __init__(
        self, store: Store, now: Callable[[], int] = lambda: time.time_ns() // 10**6
    ) -> None:
        """List what is in the store; ``now`` is in milliseconds."""
        self.onlookers: set[Callable[[], None]] = set()  # called when games or open tables change
        #: Since when none of some people is here; until there are tables, everybody is.
        self.all_away_since: Callable[[Iterable[str]], int | None] = lambda _people: None
        self._store = store
        self._now = now
        self._version = 0  # rises with each change
        self._first = (-1, b"")  # the first page as it was made last, and for which version
        self._making = asyncio.Lock()

    def tell(self) -> None:
        """Tell those who look at the lists that something has changed."""
        self._version += 1
        for onlooker in tuple(self.onlookers):
            onlooker()

    async def first(self) -> bytes:
        """Return the first page of the open tables as a message, made once for all who look."""
        async with self._making:
            version = self._version
            if self._first[0] != version:
                page = await self.open_tables()
                self._first = version, encode(m.LobbyShown(page.tables, page.next))
            return self._first[1]

    async def open_tables(
        self, wanted: Wanted | None = None, after: str | None = None
    ) -> m.OpenTables:
        """Return a page of the tables that anybody finds: those that wait for people come first."""
        wanted = wanted or Wanted()
        spot, found = _read_spot(after), list[m.Summary]()
        for _ in range(_MOST_BATCHES):
            batch = await self._store.read(partial(spot.read, game=wanted.game))
            for row, seated in batch:
                spot = Spot(row["status"], row["updated"], row["id"])
                table = self._shown(row, seated)
                if table is not None and wanted.takes(table):
                    found.append(table)
                if len(found) == _PAGE:
                    return m.OpenTables(found, _write_spot(spot))
            if len(batch) < _BATCH:
                if spot.status == "playing" or wanted.free:
                    return m.OpenTables(found, None)
                spot = Spot("playing")
        return m.OpenTables(found, _write_spot(spot))

    async def tables_of(self, person: str) -> list[m.MyTable]:
        """Return the tables at which a person sits."""
        rows, seats = await self._store.read(partial(_read_mine, person=person))
        return [
            m.MyTable(table, mine, table.turn in mine and not _bot_decides(table))
            for table in map(_read_summary, rows)
            if table is not None
            for mine in [seats.get(table.id, [])]
        ]

    async def count_tables(self) -> dict[str, int]:
        """Return how many tables gather people, and how many are played."""
        return await self._store.read(log.count_tables)

    def _shown(self, row: Row, seated: Members) -> m.Summary | None:
        """Return the summary of a table if somebody waits there, or others may watch it."""
        table = _read_summary(row)
        if table is None or row["status"] == "playing":
            return table if table and table.watchers else None
        waiting = {who for who, seat in seated if table.seats[seat].who != "invited"}
        away = self.all_away_since({row["host"], *waiting})
        if away is None or self._now() - max(away, row["updated"]) < patience(table.clock):
            return table
        return None


def _read_mine(conn: Connection, person: str) -> tuple[list[Row], dict[str, list[int]]]:
    """Return a person's tables, and their seats there."""
    rows = log.list_of_person(conn, person, _MOST_MINE)
    return rows, log.seats_of_person(conn, person, [row["id"] for row in rows])


def _read_summary(row: Row) -> m.Summary | None:
    """Return the summary of a table; none if it is damaged, so that the others are seen."""
    with suppress(msgspec.ValidationError):
        return msgspec.convert(row["summary"], m.Summary)
    return None


def _read_spot(text: str | None) -> Spot:
    if text is None:
        return Spot()
    status, updated, table_id = text.split(".")
    return Spot(status, int(updated), table_id)


def _write_spot(spot: Spot) -> str:
    return f"{spot.status}.{spot.updated}.{spot.id}"


def _bot_decides(table: m.Summary) -> bool:
    return table.turn is not None and table.seats[table.turn].level is not None
