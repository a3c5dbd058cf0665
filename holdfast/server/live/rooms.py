"""Tables in use, one change at a time: read from the store, changed, stored, told.

The store has the last word: nobody hears of anything that is not stored. A table that could not be
stored is forgotten and read again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, ClassVar, NamedTuple, Protocol

from sqlalchemy import Connection

from holdfast.core.game import Game
from holdfast.server import messages as m
from holdfast.server.live.alone import Alone
from holdfast.server.live.faults import Faults
from holdfast.server.live.listeners import Listeners
from holdfast.server.live.room import Room
from holdfast.server.live.stored import (
    SEATING,
    changes,
    load,
    load_older,
    load_story,
    members,
    snapshot_if_due,
    write_entry,
)
from holdfast.server.store import log
from holdfast.server.store.appending import Appending
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table
from holdfast.server.view.show import may_see, reading_eyes, show_story


class GameSource(Protocol):
    """Where games come from."""

    def find(self, name: str) -> Game:
        """Return a game that can be played; raise ``Refused``."""
        ...

    def is_warm(self, name: str) -> bool:
        """Tell whether a game is compiled, so that players can search."""
        ...


class Cause(NamedTuple):
    """Whose command has led to a change, under which id it was sent, and what they had seen."""

    person: str
    cid: str
    seen: int = 0  # the version


class Holding:
    """Has a room for whoever enters it: ``async with Holding(room, tidy)``.

    Every command goes through it; what ``contextlib`` makes of a generator takes longer.
    """

    __slots__ = ("_room", "_tidy")

    def __init__(self, room: Room, tidy: Callable[[Room], None]) -> None:
        """Name a room, and what is called when it was left."""
        self._room = room
        self._tidy = tidy

    async def __aenter__(self) -> Room:
        """Wait until nobody else has the room."""
        self._room.users += 1
        try:
            await self._room.lock.acquire()
        except BaseException:
            self._leave()
            raise
        return self._room

    async def __aexit__(self, *problem: object) -> None:
        """Let the next one have it."""
        self._room.lock.release()
        self._leave()

    def _leave(self) -> None:
        self._room.users -= 1
        self._tidy(self._room)


class Rooms:
    """A room for each table in use."""

    #: After so many seconds, what the store could not do is tried again.
    RETRY: ClassVar[float] = 5.0

    def __init__(
        self,
        store: Store,
        games: GameSource,
        on_change: Callable[[str | None], None],
        now: Callable[[], int],
        faults: Faults,
    ) -> None:
        """Begin with nothing loaded; ``on_change`` is called when a table has changed."""
        self.store = store
        self._faults = faults
        self.games = games
        self.now = now
        self.listeners = Listeners()
        self.on_change = on_change
        self.others = Alone()
        self._rooms: dict[str, Room] = {}

    def __iter__(self) -> Iterator[Room]:
        """Go through the rooms there are now."""
        return iter(tuple(self._rooms.values()))

    def find(self, table_id: str) -> Room | None:
        """Return the room of a table, if it is in use."""
        return self._rooms.get(table_id)

    def hold(self, table_id: str) -> Holding:
        """Have a room for oneself; it is not let go of while somebody waits for it."""
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id)
        return Holding(room, self.tidy)

    @asynccontextmanager
    async def hold_seen(
        self, table_id: str, person: str | None
    ) -> AsyncIterator[tuple[Room, Table]]:
        """Hold a table that a person may see."""
        async with self.hold(table_id) as room:
            table = await self.others.refresh(room, await self.load(room))
            if not may_see(table, person):
                raise Refused(Code.NO_WATCHERS)
            yield room, table

    async def load(self, room: Room) -> Table:
        """Return the table of a room, from the store if need be."""
        if room.table is not None:
            return room.table
        row, game = await self._find(room.id)
        found, events = await self.store.read(lambda conn: load(conn, row, game, whole=False))
        found.forget_past()
        room.table = found
        room.commands = {(e.person, e.cid): e.seq for e in events if e.person and e.cid}
        room.forget_commands()
        told, room.told = room.told, None
        if told is not None and told < found.frame.version:  # by another process
            self.tell(room, found, found.after(told))
        # Last: who waits here may go, and then nobody would tell.
        await self.others.claim(found)
        return found

    async def story(self, table: Table, person: str | None, since: int) -> list[m.LineShown]:
        """Return the newest of what happened at a table after a version, as a person may read it.

        What was long before is not among it: see ``older``.
        """
        if since >= table.log_after:
            return show_story(table, person, since)
        row, game = await self._find(table.id)
        eyes = reading_eyes(table, person)
        lines = await self.store.read(lambda conn: load_story(conn, row, game, eyes, since))
        # Another process may have stored more meanwhile, of which is told later.
        return [line for line in lines if line.seq <= table.frame.version]

    async def older(self, table: Table, person: str | None, before: int) -> list[m.LineShown]:
        """Return the last entries before one, as a person may read them; read beside the rest."""
        row, game = await self._find(table.id)
        eyes = reading_eyes(table, person)
        return await self.store.read(lambda conn: load_older(conn, row, game, eyes, before))

    async def _find(self, table_id: str) -> tuple[dict[str, Any], Game]:
        """Return what the lists know of a table, and its game; raise ``Refused``."""
        row = await self.store.read(lambda conn: log.load_row(conn, table_id))
        if row is None:
            raise Refused(Code.UNKNOWN_TABLE)
        return row, self.games.find(row["game"])

    async def find_version(self, room: Room, table: Table, cause: Cause) -> int | None:
        """Return the version to which a command has led, if it was carried out before.

        It would have led to a later one than the one that its sender had seen; of such the room
        knows all but the oldest.
        """
        person, cid = cause.person, cause.cid
        known = room.commands.get((person, cid))
        if known is not None or cause.seen >= table.log_after:
            return known
        return await self.store.read(lambda conn: log.find_command(conn, room.id, person, cid))

    async def commit(
        self,
        room: Room,
        table: Table,
        events: Sequence[ev.Event],
        cause: Cause | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Apply, store, and tell; if it cannot be stored, forget the table."""
        if not events:
            return
        before, now = table.frame.version, max(self.now(), table.frame.updated)
        person, cid = (cause.person, cause.cid) if cause else (None, None)
        try:
            entries = _apply(table, events, now, person)
            # The last one carries the command: its number is the version to which that has led.
            rows = [write_entry(each, cid if each is entries[-1] else None) for each in entries]
            works: list[Callable[[Connection], None]] = [
                Appending(table.id, before, rows, changes(table, now)),
                *_seat(table, events),
                *_keep(table, snapshot_if_due(table, before)),
                *([also] if also else []),
            ]
            # Who is stopped meanwhile knows not whether it was stored: the table is read again.
            await self._write(works)
        except BaseException:
            room.forget()
            room.told = before
            raise
        if cause is not None:
            room.commands[cause.person, cause.cid] = table.frame.version
        self.others.tell_change(table, before, rows)
        self.tell(room, table, entries)

    def tell(self, room: Room, table: Table, entries: Sequence[ev.Entry]) -> None:
        """Tell of what has happened at a table, and let go of what is long past."""
        room.tell_change()
        self._tell_others(table, [each.what for each in entries])
        table.forget_past()
        room.forget_commands()

    async def _write(self, works: Sequence[Callable[[Connection], None]]) -> None:
        """Store something, and note whether the store could do it in time."""

        def do_all(conn: Connection) -> None:
            for work in works:
                work(conn)

        begun = self.now()
        try:
            # Most changes of a table are nothing but an append, and that the store does for many.
            await self.store.write(do_all if len(works) > 1 else works[0], quick=True)
            self._faults.worked(begun)
        except StoreFailed:
            self._faults.failed(begun)
            raise

    def begin(self, table: Table) -> Room:
        """Take a new table into use, and tell of it; it stays until it was looked at, or a rest."""
        room = self._rooms[table.id] = Room(table.id)
        room.table, room.fresh = table, True
        self._tell_others(table)
        return room

    def tidy(self, room: Room) -> None:
        """Let go of a room that nobody watches and in which nothing is due."""
        if not room.idle or room.alarm:
            return
        if self._rooms.get(room.id) is room:
            room.dismiss()
            self._rooms.pop(room.id, None)
            self.others.let_go(room)

    def rest(self) -> None:
        """Let go of all tables at which nobody looks, also where the clockwork waits for one."""
        for room in self:
            room.fresh = False
            self.tidy(room)
            if room.idle and room.alarm:
                room.rest()

    def _tell_others(self, table: Table, events: Sequence[ev.Event] = ()) -> None:
        """Tell of a change those who are not in the room."""
        self.listeners.tell(table, events)
        self.on_change(table.id)


def _seat(table: Table, events: Sequence[ev.Event]) -> Iterator[Callable[[Connection], None]]:
    """Yield what stores who sits where, if that has changed."""
    if any(isinstance(each, SEATING) for each in events):
        seated = members(table)
        yield lambda conn: log.set_members(conn, table.id, seated)


def _keep(
    table: Table, snapshot: log.StoredSnapshot | None
) -> Iterator[Callable[[Connection], None]]:
    """Yield what stores a snapshot, if there is one to store."""
    if snapshot is not None:
        yield lambda conn: log.write_snapshot(conn, table.id, snapshot)


def _apply(
    table: Table, events: Sequence[ev.Event], now: int, person: str | None
) -> list[ev.Entry]:
    """Let events happen, and the end of a match that is played out by them; return their entries.

    The end is written down because readers that do not know the rules could not tell.
    """
    entries: list[ev.Entry] = []

    def happen(what: ev.Event) -> None:
        entries.append(ev.Entry(table.frame.version + 1, now, person, what))
        table.apply(entries[-1])

    for each in events:
        happen(each)
    result = table.frame.result
    if isinstance(events[-1], ev.Moved) and result is not None:
        happen(ev.Ended(result.why, result.winners, result.scores))
    return entries
