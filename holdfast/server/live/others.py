"""The other processes that share our tables: what they change, who is there, who owns what.

Any process may change any table: the store takes a change only of one who knows the newest version.
What others have stored is read when they tell of it, and by looking again and again, as what they
tell may be lost. What happens at a table by itself is the business of the one process that owns it:
its clock, its bots, those who are away.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import singledispatchmethod
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from holdfast.server.live.alone import Alone
from holdfast.server.live.catching_up import catch_up
from holdfast.server.live.faults import Span
from holdfast.server.live.presence import FRESH, Presence
from holdfast.server.live.stored import is_due
from holdfast.server.live.tasks import Tasks, insist
from holdfast.server.store import leases, notices, people
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import SECOND

if TYPE_CHECKING:
    from holdfast.server.live.clockwork import Clockwork
    from holdfast.server.live.heartbeat import Heartbeat
    from holdfast.server.live.room import Room
    from holdfast.server.live.rooms import Rooms
    from holdfast.server.table.table import Table

_log = logging.getLogger("holdfast.server")

#: Every so many seconds a process says that it is there, and looks for what it was not told.
LOOK: Final = 2.0
_QUICK: Final = 0.5  # seconds, where something may have been missed
#: A process relies on owning its tables for so much of the time that it has them.
_SURE: Final = 0.7
#: Whoever has just started waits so many seconds for others to say what they play.
_ANSWER: Final = 1.0
#: Requests of people without a connection are remembered for others for so long.
_RECENT: Final = 3600 * SECOND
_ID_BYTES: Final = 8
_NEVER: Final[Span] = (0, 0)


class Others(Alone):
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
        super().__init__()
        self.me: Final = secrets.token_hex(_ID_BYTES)
        self._rooms = rooms
        self._presence = presence
        self._clockwork = clockwork
        self._heartbeat = heartbeat
        self._tell_presence = tell_presence
        #: Called with what workers have answered, or left.
        self.on_answered: Callable[[list[str]], None] = lambda _thoughts: None
        self._line = notices.Line(rooms.store.database.url, self.me, self._hear, self._on_gap)
        self._tasks = Tasks()
        self._owned: set[str] = set()
        self._left: set[str] = set()  # tables that are owned no longer, as nobody uses them
        self._sure_until = 0.0  # by the clock that only goes forward
        self._next_round = time.monotonic() + leases.LEASE / SECOND  # for what was left
        self._well_since: float | None = None  # since when the store takes what it is given
        self._edition = 0  # of the people who are connected to us
        self._stored_edition = 0
        self._stirrings: dict[str, int] = {}  # when those made a request who are not connected
        self._editions: dict[str, int] = {}  # of the people of others, as far as they are known
        self._gaps: set[str] = set()  # processes of whose people something was missed
        self._turns: dict[str, int] = {}  # versions of tables at which somebody waits for a turn
        self._answers: set[str] = set()  # processes that have said what they play
        self._ended: set[str] = set()  # processes that have said goodbye
        self._missed = True  # something that was told, perhaps
        self._heard_until = rooms.now()  # until then nothing was missed
        self._stirred = asyncio.Event()

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
            # Whoever has it read may only look at it: its bot would be woken by nobody.
            if await self.claim_all([table.id]) and is_due(table):
                self._tasks.start(self._clockwork.ring(table.id))

    async def claim_all(self, table_ids: Sequence[str]) -> list[str]:
        """Own some tables, those that nobody else does; return these."""
        if not table_ids:
            return []
        claimed = await self._rooms.store.write(
            lambda conn: leases.claim(conn, self.me, sorted(table_ids))
        )
        self._owned |= claimed
        self._left -= claimed
        return [table_id for table_id in table_ids if table_id in claimed]

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

    def tell_change(self, table: Table, since: int) -> None:
        """Tell the others that a table has changed since a version."""
        seated = sorted({chair.person for chair in table.frame.chairs if chair.person})
        self._line.tell(notices.Changed(table.id, since, table.frame.version, seated))

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
        self._rooms.on_change(notice.table)
        if self._rooms.find(notice.table) is not None:
            self._tasks.start(self._follow(notice.table, notice.version))
        elif any(self._rooms.listeners.has(person) for person in notice.people):
            self._tasks.start(self._tell_listeners(notice.table, notice.since))

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

    def _say_goodbye(self, process: str) -> None:
        """Note that all people of a process have gone with it."""
        self._editions.pop(process, None)
        for person in self._presence.set_elsewhere(process, {}, self._rooms.now()):
            self._tell_presence(person)

    # What is found by looking

    async def _look_out(self) -> None:
        """Say that we are there and look, again and again."""
        while True:
            wait = LOOK
            try:
                await self._look()
            except StoreFailed:
                self._well_since = None
                wait = _QUICK
            except Exception:  # the next look may find it
                _log.exception("others")
            # Not by wait_for: it forgets that it was stopped where it is stirred in that moment.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._stirred.wait()
                await asyncio.sleep(_QUICK / 10)  # more may come at the same time
            self._stirred.clear()

    async def _look(self) -> None:
        """Say that we are there, and find out what others have changed."""
        missed, now = self._missed or not self._line.listening, self._rooms.now()
        self._missed = False
        try:
            await self._say_here()
            store, in_use = self._rooms.store, [room.id for room in self._rooms]
            others = await store.read(lambda conn: leases.list_others(conn, self.me))
            await self._look_at_people(others)
            await self._look_at_tables(await store.read(lambda c: leases.look(c, in_use)))
            await self._look_for_turns()
            await self._take_over([each.id for each in others if not each.alive])
            await self._look_for_left()
            if missed:
                await self._look_at_rest()
            self._heard_until = now
        except BaseException:
            self._missed = missed
            raise

    async def _say_here(self) -> None:
        begun, edition = time.monotonic(), self._edition
        left = [table_id for table_id in self._left if self._rooms.find(table_id) is None]
        listed, is_news = self._list_people(), edition != self._stored_edition

        def work(conn: Connection) -> bool:
            kept = leases.renew(conn, self.me)
            if is_news or not kept:
                leases.set_people(conn, self.me, edition, listed)
            if left:
                leases.release(conn, self.me, left)
            return kept

        kept = await self._rooms.store.write(work)
        if not kept or time.monotonic() >= self._sure_until:
            # Others may have taken over; and what came due while we were not sure was left alone.
            # What is still ours is claimed again, and looked at.
            self._owned.clear()
        self._left.difference_update(left)
        self._stored_edition = edition
        self._sure_until = begun + _SURE * leases.LEASE / SECOND
        self._well_since = self._well_since or begun

    def _list_people(self) -> dict[str, int]:
        """Return who is connected (0), and when others were seen."""
        since = self._rooms.now() - _RECENT
        self._stirrings = {who: at for who, at in self._stirrings.items() if at > since}
        return {**self._stirrings, **dict.fromkeys(self._presence.connected, 0)}

    async def _look_at_people(self, others: Iterable[leases.Other]) -> None:
        """Find out who is connected to the others, where that was missed."""
        there = {each.id: each.edition for each in others if each.alive}
        for process in self._editions.keys() - there.keys():
            if self._is_gone(process):
                self._say_goodbye(process)
        for process, edition in there.items():
            known = self._editions.get(process, -1)
            if edition <= known and not (edition == known and process in self._gaps):
                continue
            stored, found = await self._rooms.store.read(
                lambda conn, process=process: leases.read_people(conn, process)  # type: ignore[misc]
            )
            self._editions[process] = max(stored, self._editions.get(process, 0))
            self._gaps.discard(process)
            for person in self._presence.set_elsewhere(process, found, self._rooms.now()):
                self._tell_presence(person)

    async def _look_at_tables(self, held: Iterable[leases.Held]) -> None:
        """Follow what others have changed, and own what nobody does."""
        orphans = []
        for each in held:
            room = self._rooms.find(each.id)
            if room is None:
                continue
            if _is_behind(room, each.version):
                self._rooms.on_change(each.id)
                self._tasks.start(self._follow(each.id, each.version))
            if each.owner not in (None, self.me):
                self._owned.discard(each.id)
            elif each.id not in self._owned:
                orphans.append(each.id)
        for table_id in await self.claim_all(orphans):
            self._tasks.start(self._clockwork.ring(table_id))

    async def _look_for_turns(self) -> None:
        """Tell those who wait for their turns of tables that nobody here has in use."""
        waiting = self._rooms.listeners.waiting
        if not waiting:
            self._turns = {}
            return
        before = self._turns
        self._turns = await self._rooms.store.read(lambda c: leases.tables_of(c, waiting))
        for table_id, version in self._turns.items():
            since = before.get(table_id)
            if since is not None and since < version and self._rooms.find(table_id) is None:
                await self._tell_listeners(table_id, since)

    async def _take_over(self, gone: Iterable[str]) -> None:
        """Own what processes have left at which something is due."""
        for process in filter(self._is_gone, gone):
            more = True
            while more:
                taken, more = await self._rooms.store.write(
                    lambda conn, process=process: leases.take_over(conn, self.me, process)  # type: ignore[misc]
                )
                self._owned |= taken
                for table_id in taken:
                    self._tasks.start(self._clockwork.ring(table_id))

    async def _look_for_left(self) -> None:
        """Own what is due and belongs to nobody else, now and then.

        An answer of the store may have been lost: then a table is ours, and we do not know.
        """
        if time.monotonic() < self._next_round:
            return
        left = await self._rooms.store.read(lambda conn: leases.list_left(conn, self.me))
        unused = [table_id for table_id in left if self._rooms.find(table_id) is None]
        for table_id in await self.claim_all(unused):
            self._tasks.start(self._clockwork.ring(table_id))
        self._next_round = time.monotonic() + leases.LEASE / SECOND

    def _is_gone(self, process: str) -> bool:
        """Tell whether a process that does not say any more to be there has ended.

        Where the database was away, it may be that it could not say so.
        """
        if process in self._ended:
            return True
        well = self._well_since
        return well is not None and time.monotonic() - well >= leases.LEASE / SECOND

    async def _look_at_rest(self) -> None:
        """Make up for what was told to nobody here: what lists show, and who was signed out."""
        here, since = self._presence.connected, self._heard_until - int(LOOK * SECOND)
        changed, signed_out = await self._rooms.store.read(
            lambda conn: (
                leases.tables_of(conn, here),
                people.list_signed_out(conn, here, since),
            )
        )
        for table_id in (*changed, None):
            self._rooms.on_change(table_id)
        for person in signed_out:
            self.on_signed_out(person)

    async def _follow(self, table_id: str, version: int) -> None:
        """Follow what others have changed at a table in use."""
        with suppress(StoreFailed, Refused):  # it is looked at again
            async with self._rooms.hold(table_id) as room:
                table = await self._rooms.load(room)
                if table.frame.version < version:
                    await catch_up(self._rooms, room, table)
                self._clockwork.wind(room, table)

    async def _tell_listeners(self, table_id: str, since: int) -> None:
        """Tell those who listen what others have changed at a table that is not in use."""
        with suppress(StoreFailed, Refused):
            async with self._rooms.hold(table_id) as room:
                table = await self._rooms.load(room)
                self._turns[table_id] = table.frame.version
                events = [entry.what for entry in table.after(since)]
                self._rooms.listeners.tell(table, events)


def _is_behind(room: Room, version: int) -> bool:
    """Tell whether a table is not as it is stored, or was let go of before all were told."""
    return bool(room.watchers) if room.table is None else room.table.frame.version < version
