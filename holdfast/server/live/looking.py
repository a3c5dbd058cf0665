"""What a process finds by looking: what it was not told, and what others have left.

Whatever the other processes tell may be lost. So each says again and again that it is there, and
looks what has changed, who is connected where, and what belongs to nobody any more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from holdfast.server.live.alone import Alone
from holdfast.server.live.catching_up import catch_up
from holdfast.server.live.presence import Presence
from holdfast.server.live.tasks import Tasks
from holdfast.server.store import leases, people
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import SECOND

if TYPE_CHECKING:
    from holdfast.server.live.clockwork import Clockwork
    from holdfast.server.live.room import Room
    from holdfast.server.live.rooms import Rooms

_log = logging.getLogger("holdfast.server")

#: Every so many seconds a process says that it is there, and looks for what it was not told.
LOOK: Final = 2.0
_QUICK: Final = 0.5  # seconds, where something may have been missed
#: What is stored already is told within so many seconds, unless what is told was lost.
ON_ITS_WAY: Final = 0.2
#: A process relies on owning its tables for so much of the time that it has them.
_SURE: Final = 0.7
#: Requests of people without a connection are remembered for others for so long.
_RECENT: Final = 3600 * SECOND
_ID_BYTES: Final = 8


class Looking(Alone):
    """A process that looks what the others do, whatever they tell."""

    def __init__(
        self,
        rooms: Rooms,
        presence: Presence,
        clockwork: Clockwork,
        tell_presence: Callable[[str], None],
    ) -> None:
        """Share these tables; ``tell_presence`` is called when somebody came or went elsewhere."""
        super().__init__()
        self.me: Final = secrets.token_hex(_ID_BYTES)
        self._rooms = rooms
        self._presence = presence
        self._clockwork = clockwork
        self._tell_presence = tell_presence
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
        self._ended: set[str] = set()  # processes that have said goodbye
        self._missed = True  # something that was told, perhaps
        self._heard_until = rooms.now()  # until then nothing was missed
        self._stirred = asyncio.Event()

    @property
    def _listening(self) -> bool:
        """Whether what others tell is heard now."""
        return False

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
        missed, now = self._missed or not self._listening, self._rooms.now()
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
                self._tasks.start(self._follow_if_untold(each.id, each.version))
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

    def _say_goodbye(self, process: str) -> None:
        """Note that all people of a process have gone with it."""
        self._editions.pop(process, None)
        for person in self._presence.set_elsewhere(process, {}, self._rooms.now()):
            self._tell_presence(person)

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

    async def _follow_if_untold(self, table_id: str, version: int) -> None:
        """Follow what a look has found, unless that is told in the next moment.

        While many play, every look finds some who have just moved. To hold and read all those
        tables at once would stop who moves there next.
        """
        await asyncio.sleep(ON_ITS_WAY)
        room = self._rooms.find(table_id)
        if room is not None and _is_behind(room, version):
            self._rooms.on_change(table_id)
            await self._follow(table_id, version)

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
