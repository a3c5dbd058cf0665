"""Tables in use, one change at a time: read from the store, changed, stored, told.

The store has the last word: nobody hears of anything that is not stored. A table that could not be
stored is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from sqlalchemy import Connection

from holdfast.core.game import Game
from holdfast.server import messages as m
from holdfast.server.live.room import Room, Watcher, encode
from holdfast.server.live.stored import (
    SEATING,
    changes,
    load,
    members,
    snapshot_if_due,
    write_event,
)
from holdfast.server.monitor.watch import Watch
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.table import events as h
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table
from holdfast.server.view.show import may_see, show_table


class Games(Protocol):
    """Where games come from."""

    def find(self, name: str) -> Game:
        """Return a game that can be played; raise ``Refused``."""
        ...

    def is_warm(self, name: str) -> bool:
        """Tell whether a game is compiled, so that players can search."""
        ...


class Holding:
    """The tables in use."""

    def __init__(
        self,
        store: Store,
        games: Games,
        watch: Watch,
        on_change: Callable[[], None],
        now: Callable[[], int] = lambda: time.time_ns() // 10**6,
    ) -> None:
        """Begin with nothing loaded; ``on_change`` is called when a public table has changed."""
        self.store = store
        self.now = now
        self._games = games
        self._watch = watch
        self._on_change = on_change
        self._listeners: dict[str, set[Watcher]] = {}
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def _commit(
        self,
        room: Room,
        table: Table,
        happenings: Sequence[h.Happening],
        person: str | None,
        cid: str | None,
        also: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        """Apply, store, and tell; if it cannot be stored, forget the table."""
        if not happenings:
            return
        before, now = table.frame.version, max(self.now(), table.frame.updated)
        try:
            noted = _let_happen(table, happenings, now, person)
            # The last one carries the command: its number is the version to which that has led.
            events = [write_event(each, cid if each is noted[-1] else None) for each in noted]
            row, seated = changes(table, now), members(table)
            snapshot = snapshot_if_due(table, before)

            def work(conn: Connection) -> None:
                log.append(conn, table.id, before, events, row)
                if any(isinstance(each, SEATING) for each in happenings):
                    log.set_members(conn, table.id, seated)
                if snapshot:
                    log.write_snapshot(conn, table.id, snapshot)
                also(conn)

            await asyncio.shield(self.store.write(work))
        except BaseException:
            room.forget()
            raise
        if person is not None and cid is not None:
            room.commands[person, cid] = table.frame.version
        room.tell_change(before)
        self._tell_turns(table)
        if table.frame.setup.public:
            self._on_change()

    def _tell_turns(self, table: Table) -> None:
        """Tell the programs whose turn it is, and all of them that the match is over."""
        over = table.frame.status == "over"
        for person in table.people():
            listeners = self._listeners.get(person)
            if listeners and (over or table.turn in table.seats_of(person)):
                message = encode(m.Turn(show_table(table, person)))
                for listener in listeners:
                    listener.send(message)

    @asynccontextmanager
    async def _seen(
        self, table_id: str, person: str | None, since: int = 0
    ) -> AsyncIterator[Table]:
        """Hold a table that a person may see, with its story since a version."""
        async with self._hold(table_id) as room:
            table = await self._load(room, whole=since == 0)
            if since < table.told_from:
                table = await self._load(room, whole=True)
            _check_visible(table, person)
            yield table

    @asynccontextmanager
    async def _hold(self, table_id: str) -> AsyncIterator[Room]:
        """Have a room for oneself; it is not let go of while somebody waits for it."""
        room = self._rooms.setdefault(table_id, Room(table_id))
        room.users += 1
        try:
            async with room.lock:
                yield room
        finally:
            room.users -= 1
            self._tidy(room)

    async def _load(self, room: Room, *, whole: bool = False) -> Table:
        """Return the table of a room, from the store if need be; ``whole`` with its whole story."""
        table = room.table
        if table is not None and not (whole and table.told_from):
            return table
        row = await self.store.read(lambda conn: log.load_row(conn, room.id))
        if row is None:
            raise Refused(Code.UNKNOWN_TABLE)
        game = self._games.find(row["game"])
        found, events = await self.store.read(lambda conn: load(conn, row, game, whole=whole))
        room.table = found
        room.commands = {(e.person, e.cid): e.seq for e in events if e.person and e.cid}
        return found

    async def _stored(self, room: Room, table: Table, person: str, cid: str) -> int | None:
        """Return the version to which a command has led, if it was carried out before."""
        known = room.commands.get((person, cid))
        if known is not None or not table.told_from:
            return known
        return await self.store.read(lambda conn: log.find_command(conn, room.id, person, cid))

    def _tidy(self, room: Room) -> None:
        """Let go of a room that nobody watches and in which nothing is due."""
        if room.users or room.watchers or room.thinking or room.alarm:
            return
        if self._rooms.get(room.id) is room:
            room.dismiss()
            self._rooms.pop(room.id, None)

    def _start(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _let_happen(
    table: Table, happenings: Sequence[h.Happening], now: int, person: str | None
) -> list[h.Noted]:
    """Let things happen, and the end of a match that is played out by them; return them all.

    The end is written down because readers that do not know the rules could not tell.
    """
    noted: list[h.Noted] = []

    def happen(what: h.Happening) -> None:
        noted.append(h.Noted(table.frame.version + 1, now, person, what))
        table.apply(noted[-1])

    for each in happenings:
        happen(each)
    result = table.frame.result
    if isinstance(happenings[-1], h.Moved) and result is not None:
        happen(h.Ended(result.why, result.winners, result.scores))
    return noted


def _check_visible(table: Table, person: str | None) -> None:
    if not may_see(table, person):
        raise Refused(Code.NO_WATCHERS)
