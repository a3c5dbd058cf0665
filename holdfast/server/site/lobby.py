"""The lobby: which tables there are, and who is told when that changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from holdfast.server import messages as m
from holdfast.server.site.listing import Listing, Own, Wanted
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.setup import patience

if TYPE_CHECKING:
    from holdfast.server.live.room import Watcher

_log = logging.getLogger("holdfast.server")

_PAGE: Final = 50  # tables
_MOST_MINE: Final = 100
#: So many tables are looked through at a time for those that are wanted, and so often for a page;
#: the next question goes on there.
_BATCH: Final = 100
_MOST_BATCHES: Final = 10
#: Changes are told after so many seconds; after more where those who look want so many lists that
#: more than so many batches were read for them.
_PAUSE: Final = 1.0
_BATCHES_A_PAUSE: Final = 10

encode = msgspec.json.Encoder().encode
Row = dict[str, Any]
Members = Sequence[tuple[str, int]]


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


class Scan:
    """The open tables from a place on, of one game or all, read once for several who look."""

    def __init__(self, lobby: Lobby, spot: Spot, game: str | None) -> None:
        """Begin at a place, with nothing read."""
        self.spot = spot
        self._lobby = lobby
        self._game = game
        self._at: Spot | None = spot  # where the reading goes on; None: everything is read
        self.batches: list[list[tuple[Spot, m.Summary | None]]] = []

    async def batch(self, number: int) -> list[tuple[Spot, m.Summary | None]]:
        """Return some tables with their places, None for one that is not shown; none at the end."""
        while len(self.batches) <= number and self._at is not None:
            self.batches.append(await self._read(self._at))
        return self.batches[number] if number < len(self.batches) else []

    async def _read(self, at: Spot) -> list[tuple[Spot, m.Summary | None]]:
        rows = await self._lobby.store.read(partial(at.read, game=self._game))
        found = [
            (Spot(row["status"], row["updated"], row["id"]), self._lobby.shown(row, seated))
            for row, seated in rows
        ]
        if len(rows) == _BATCH:
            self._at = found[-1][0]
            return found
        self._at = None
        return found if at.status == "playing" else found + await self._read(Spot("playing"))

    async def find(self, wanted: Wanted) -> m.OpenTables:
        """Return as many of the tables as somebody wants."""
        spot, found = self.spot, list[m.Summary]()
        for number in range(_MOST_BATCHES * wanted.pages):
            batch = await self.batch(number)
            for spot, table in batch:
                if wanted.free and spot.status == "playing":
                    return m.OpenTables(found, None)
                if table is not None and wanted.takes(table):
                    found.append(table)
                if len(found) == _PAGE * wanted.pages:
                    return m.OpenTables(found, _write_spot(spot))
            if not batch:
                return m.OpenTables(found, None)
        return m.OpenTables(found, _write_spot(spot))


class Lobby:
    """The lists of tables, and those who look at them."""

    def __init__(
        self, store: Store, now: Callable[[], int] = lambda: time.time_ns() // 10**6
    ) -> None:
        """List what is in the store; ``now`` is in milliseconds."""
        #: Since when none of some people is here; until there are tables, everybody is.
        self.all_away_since: Callable[[Iterable[str]], int | None] = lambda _people: None
        self.games: Callable[[], list[m.GameShown]] = list
        self.store = store
        self._now = now
        self._listings: dict[Wanted, Listing] = {}
        self._owns: dict[str, Own] = {}  # by person
        self._newcomers: set[Watcher] = set()  # who was not shown yet what is theirs
        self._changed: set[str] = set()  # tables, since those who look were told
        self._games = b""  # as they were told last
        self._stirred = asyncio.Event()
        self._making = asyncio.Lock()  # what is told later was read later

    def tell(self, table: str | None = None) -> None:
        """Take note that a table has changed, or something else that the lists show."""
        if table is not None and (self._owns or self._newcomers):
            self._changed.add(table)
        self._stirred.set()

    async def look(self, onlooker: Watcher, wanted: Wanted) -> None:
        """Show somebody the lists, and tell them what changes; what they looked for is over."""
        self.leave(onlooker)
        onlooker.send(encode(m.Games(self.games())))
        listing = self._listings.setdefault(wanted, Listing())
        listing.add(onlooker)
        self._newcomers.add(onlooker)
        try:
            async with self._making:
                await self._welcome()
                if not listing.known:
                    await self._refresh({wanted: listing})
        except StoreFailed:
            self._stirred.set()  # what is missing is told later

    async def _welcome(self) -> None:
        """Show those who have just come what is theirs."""
        for onlooker in tuple(self._newcomers):
            person = onlooker.person or ""
            mine = await self.tables_of(person)
            if onlooker in self._newcomers:
                self._newcomers.discard(onlooker)
                self._owns.setdefault(person, Own()).add(onlooker, mine)

    def leave(self, onlooker: Watcher) -> None:
        """Tell somebody nothing any more."""
        self._newcomers.discard(onlooker)
        for wanted, listing in tuple(self._listings.items()):
            listing.onlookers.discard(onlooker)
            if not listing.onlookers:
                del self._listings[wanted]
        own = self._owns.get(onlooker.person or "", Own())
        own.onlookers.discard(onlooker)
        if not own.onlookers:
            self._owns.pop(onlooker.person or "", None)

    async def look_out(self) -> None:
        """Tell of changes again and again, not too often."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            read = 0
            try:
                read = await self.refresh()
            except StoreFailed:
                self._stirred.set()
            except Exception:  # the next change is told
                _log.exception("lobby")
            await asyncio.sleep(_PAUSE * max(1.0, read / _BATCHES_A_PAUSE))

    async def refresh(self) -> int:
        """Tell all who look what has changed; return how many batches of tables were read."""
        self._tell_games()
        async with self._making:
            read = await self._refresh(dict(self._listings))
            await self._refresh_own()
            await self._welcome()
        return read

    def _tell_games(self) -> None:
        games = encode(m.Games(self.games()))
        if games != self._games:
            self._games = games
            for listing in self._listings.values():
                for onlooker in tuple(listing.onlookers):
                    onlooker.send(games)

    async def _refresh(self, listings: dict[Wanted, Listing]) -> int:
        scans: dict[str | None, Scan] = {}
        for wanted, listing in listings.items():
            scan = scans.setdefault(wanted.game, Scan(self, Spot(), wanted.game))
            listing.take(await scan.find(wanted))
        return sum(len(scan.batches) for scan in scans.values())

    async def _refresh_own(self) -> None:
        """Tell those who look of those of their own tables that have changed."""
        changed, self._changed = self._changed, set()
        if not changed:
            return
        try:
            rows = await self.store.read(partial(_read_own, changed, frozenset(self._owns)))
        except StoreFailed:
            self._changed |= changed
            raise
        for person, own in tuple(self._owns.items()):
            own.take(changed, list(_show_own(rows.get(person, []))))

    async def open_tables(
        self, wanted: Wanted | None = None, after: str | None = None
    ) -> m.OpenTables:
        """Return a page of the tables that anybody finds: those that wait for people come first."""
        wanted = wanted or Wanted()
        return await Scan(self, _read_spot(after), wanted.game).find(wanted)

    async def tables_of(self, person: str) -> list[m.MyTable]:
        """Return the tables at which a person sits."""
        rows, seats = await self.store.read(partial(_read_mine, person=person))
        return list(_show_own([(row, seats.get(row["id"], [])) for row in rows]))

    async def count_tables(self) -> dict[str, int]:
        """Return how many tables gather people, and how many are played."""
        return await self.store.read(log.count_tables)

    def shown(self, row: Row, seated: Members) -> m.Summary | None:
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


def _read_own(
    changed: set[str], people: frozenset[str], conn: Connection
) -> dict[str, list[tuple[Row, list[int]]]]:
    """Return those of some tables at which any of these people sit, and on which seats."""
    found: dict[str, list[tuple[Row, list[int]]]] = {}
    for table_id, seated in log.members_of(conn, sorted(changed)).items():
        seats: dict[str, list[int]] = {}
        for person, seat in sorted(seated, key=itemgetter(1)):
            if person in people:
                seats.setdefault(person, []).append(seat)
        row = log.load_row(conn, table_id) if seats else None
        if row is not None:
            for person, mine in seats.items():
                found.setdefault(person, []).append((row, mine))
    return found


def _show_own(rows: Iterable[tuple[Row, list[int]]]) -> Iterator[m.MyTable]:
    """Yield tables as they are listed for somebody who sits there."""
    for row, mine in rows:
        table = _read_summary(row)
        if table is not None:
            yield m.MyTable(table, mine, table.turn in mine and not _bot_decides(table))


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
