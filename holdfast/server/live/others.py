"""The other processes that share our tables: what they change, who is there, who owns what.

Any process may change any table: the store takes a change only of one who knows the newest version.
What others have stored is read when they tell of it, and by looking again and again, as what they
tell may be lost (``looking``). What happens at a table by itself is the business of the one process
that owns it: its clock, its bots, those who are away.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import singledispatchmethod
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from holdfast.server.live.catching_up import catch_up, follow
from holdfast.server.live.faults import Span
from holdfast.server.live.looking import Looking
from holdfast.server.live.presence import FRESH, Presence
from holdfast.server.live.stored import is_due
from holdfast.server.live.tasks import insist
from holdfast.server.store import leases, notices
from holdfast.server.store.failures import StoreFailed

if TYPE_CHECKING:
    from holdfast.server.live.clockwork import Clockwork
    from holdfast.server.live.heartbeat import Heartbeat
    from holdfast.server.live.room import Room
    from holdfast.server.live.rooms import Rooms
    from holdfast.server.store.log import StoredEvent
    from holdfast.server.table.table import Table

_log = logging.getLogger("holdfast.server")

#: Whoever has just started waits so many seconds for others to say what they play.
_ANSWER: Final = 1.0
_NEVER: Final[Span] = (0, 0)


class Others(Looking):
    """The other processes, for one of several on a database."""

    def __init__(
        self,
        rooms: Rooms,
        presence: Presence,
        clockwork: Clockwork,
        heartbeat: Heartbeat,
        tell_presence: Callable[[str], None],
    ) -> None:
        """Share these tables; ``tell_presence`` is called when somebody came or went elsewhere."""
        super().__init__(rooms, presence, clockwork, tell_presence)
        self._heartbeat = heartbeat
        #: Called with what workers have answered, or left.
        self.on_answered: Callable[[list[str]], None] = lambda _thoughts: None
        self._line = notices.Line(rooms.store.database.url, self.me, self._hear, self._on_gap)
        self._answers: set[str] = set()  # processes that have said what they play

    @property
    def _listening(self) -> bool:
        """Whether what others tell is heard now."""
        return self._line.listening

    # What the parts of this process ask and tell

    async def open(self) -> None:
        """Begin: find out who else is there, and what they play."""
        await self._line.open()
        await insist(self._find_others)
        self._tasks.start(self._look_out())

    async def _find_others(self) -> None:
        await self._look()
        store = self._rooms.store
        if await store.is_in_company():
            await self._ask_who_plays()
        # Whoever was killed a moment ago seems to be there until its lease ends. What was due at
        # its tables is ours to take up, and so is the time for which nobody was there.
        there = [self.me, *self._answers]
        await store.write(lambda conn: leases.end_silent(conn, there))

    async def _ask_who_plays(self) -> None:
        """Wait for the answers of all who may be there, not long."""
        self._line.tell(notices.Hello())
        with suppress(TimeoutError):
            async with asyncio.timeout(_ANSWER):
                while not self._answers >= self._editions.keys():
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """End: others may take over at once."""
        await self._tasks.stop()
        with suppress(StoreFailed):
            await self._rooms.store.write(lambda conn: leases.end(conn, self.me))
        self._line.tell(notices.Bye())
        await self._line.close()

    def owns(self, table_id: str) -> bool:
        """Tell whether it is for this process to let happen what is due at a table."""
        return table_id in self._owned and time.monotonic() < self._sure_until

    async def claim(self, table: Table) -> None:
        """Own a table that can still change, if nobody does, and let happen what is due there."""
        if table.id in self._owned or table.frame.status not in ("gathering", "playing"):
            return
        with suppress(StoreFailed):
            # To ask who has it takes no transaction; mostly somebody does.
            held = await self._rooms.store.read(lambda conn: leases.look(conn, [table.id]))
            if any(each.owner not in (None, self.me) for each in held):
                return
            # Whoever has it read may only look at it: its bot would be woken by nobody.
            if await self.claim_all([table.id]) and is_due(table):
                self._tasks.start(self._clockwork.ring(table.id))

    def claim_new(self, conn: Connection, table_id: str) -> None:
        """Own a table that is being stored."""
        leases.claim(conn, self.me, [table_id])
        self._owned.add(table_id)

    def let_go(self, room: Room) -> None:
        """Own a table no longer, unless something is due there: that would happen no more."""
        if room.id in self._owned and room.table is not None and not is_due(room.table):
            self._owned.discard(room.id)
            self._left.add(room.id)

    async def refresh(self, room: Room, table: Table) -> Table:
        """Return the table of a room with all that others have stored."""
        await catch_up(self._rooms, room, table)
        return table

    def tell_change(self, table: Table, since: int, events: Sequence[StoredEvent]) -> None:
        """Tell the others what has happened at a table since a version, and is stored."""
        seated = sorted({chair.person for chair in table.frame.chairs if chair.person})
        self._line.tell(notices.Changed(table.id, since, table.frame.version, seated, [*events]))

    def tell_person(self, person: str, message: bytes) -> None:
        """Tell somebody something, to whichever process they are connected."""
        self._line.tell(notices.ToPerson(person, message.decode()))

    def tell_room(self, table_id: str, message: bytes) -> None:
        """Tell those something who watch a table, to whichever process they are connected."""
        self._line.tell(notices.ToRoom(table_id, message.decode()))

    def tell(self, notice: notices.AnyNotice) -> None:
        """Tell all who share the database something."""
        self._line.tell(notice)

    def came(self, person: str) -> None:
        """Tell that somebody is connected."""
        self._edition += 1
        self._stirrings.pop(person, None)
        self._line.tell(notices.Came(person, self._edition))

    def went(self, person: str) -> None:
        """Tell that somebody is connected no longer."""
        self._edition += 1
        self._line.tell(notices.Went(person, self._edition))

    def stirred(self, person: str) -> None:
        """Tell that somebody has made a request, if they are not connected; not too often."""
        now = self._rooms.now()
        if self._presence.is_connected(person) or now - self._stirrings.get(person, 0) < FRESH:
            return
        self._edition += 1
        self._stirrings[person] = now
        self._line.tell(notices.Stirred(person, self._edition))

    # What others tell

    def _on_gap(self) -> None:
        """Look soon: something may have been missed."""
        self._missed = True
        self._stirred.set()

    @singledispatchmethod
    def _take(self, _notice: notices.Notice, _sender: str) -> None:
        """Take in what another process tells."""

    def _hear(self, sender: str, notice: notices.Notice) -> None:
        self._take(notice, sender)

    @_take.register
    def _(self, notice: notices.Changed, _sender: str) -> None:
        room = self._rooms.find(notice.table)
        if room is not None and self._follow_at_once(room, notice):
            return
        self._rooms.on_change(notice.table)
        if room is not None:
            self._tasks.start(self._follow(notice.table, notice.version))
        elif any(self._rooms.listeners.has(person) for person in notice.people):
            self._tasks.start(self._tell_listeners(notice.table, notice.since))

    def _follow_at_once(self, room: Room, notice: notices.Changed) -> bool:
        """Follow a change of which all is known, without asking the store; False if not.

        That is so where our table is as it was before it. It is stored: who tells of it had the
        answer of the store.
        """
        table = room.table
        if table is None or room.lock.locked() or not notice.follows(table.frame.version):
            return False
        try:
            follow(self._rooms, room, table, notice.events)
        except Exception:  # the store knows better, and so may another version of this program
            _log.exception("a notice")
            return False
        self._clockwork.wind(room, table)
        return True

    @_take.register
    def _(self, notice: notices.Came, sender: str) -> None:
        self._count(sender, notice.edition)
        self._presence.come_elsewhere(sender, notice.person)
        self._tell_presence(notice.person)

    @_take.register
    def _(self, notice: notices.Went, sender: str) -> None:
        self._count(sender, notice.edition)
        self._presence.go_elsewhere(sender, notice.person, self._rooms.now())
        self._tell_presence(notice.person)

    def _count(self, sender: str, edition: int) -> None:
        """Note of which edition the people of a process are, and whether one was missed."""
        if edition > self._editions.get(sender, 0) + 1:
            self._gaps.add(sender)
        self._editions[sender] = edition

    @_take.register
    def _(self, notice: notices.Stirred, sender: str) -> None:
        self._count(sender, notice.edition)
        if self._presence.stir(notice.person, self._rooms.now()):
            self._tell_presence(notice.person)

    @_take.register
    def _(self, notice: notices.ToPerson, _sender: str) -> None:
        self._rooms.listeners.send(notice.person, notice.message.encode())

    @_take.register
    def _(self, notice: notices.ToRoom, _sender: str) -> None:
        room = self._rooms.find(notice.table)
        for watcher in tuple(room.watchers) if room else ():
            watcher.send(notice.message.encode())

    @_take.register
    def _(self, notice: notices.SignedOut, _sender: str) -> None:
        self.on_signed_out(notice.person)

    @_take.register
    def _(self, _notice: notices.Hello, sender: str) -> None:
        self._line.tell(notices.Playing(sender, self._heartbeat.games, self._heartbeat.gaps))

    @_take.register
    def _(self, notice: notices.Playing, sender: str) -> None:
        if notice.to == self.me:
            self._answers.add(sender)
            for game in notice.games:
                gaps = (self.played.get(game, _NEVER), notice.gaps.get(game, _NEVER))
                self.played[game] = max(gaps, key=itemgetter(1))  # the one that ended last

    @_take.register
    def _(self, notice: notices.Found, _sender: str) -> None:
        self.on_answered(notice.thoughts)

    @_take.register
    def _(self, _notice: notices.Bye, sender: str) -> None:
        self._ended.add(sender)
        self._say_goodbye(sender)
        self._stirred.set()
