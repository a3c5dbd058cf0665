"""The clockwork: what happens at tables without anybody acting, because its time has come.

Time that has run out, a person who has been away for too long, a wish that nobody has to wait for
any longer, and the time for which the server was not there, which is given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from holdfast.server.live.bots import Bots
from holdfast.server.live.faults import Span
from holdfast.server.live.heartbeat import Heartbeat
from holdfast.server.live.presence import Presence
from holdfast.server.live.room import Room
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.tasks import Tasks, insist
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import events as ev
from holdfast.server.table.decide import when_over, when_unanswered
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import SECOND
from holdfast.server.table.table import Table

_log = logging.getLogger("holdfast.server")


class Clockwork:
    """What keeps the tables in use going."""

    def __init__(self, rooms: Rooms, presence: Presence, heartbeat: Heartbeat, bots: Bots) -> None:
        """Wind nothing yet."""
        self.stopped = False
        self._rooms = rooms
        self._presence = presence
        self._heartbeat = heartbeat
        self._bots = bots
        self._tasks = Tasks()

    async def open(self, elsewhere: Mapping[str, Span]) -> None:
        """Begin: find out how long the server was not there, and keep saying that it is.

        Some games were played ``elsewhere`` meanwhile, each since nobody played it for a time.
        """
        await insist(lambda: self._heartbeat.open(elsewhere))
        self._tasks.start(self._heartbeat.go_on())

    async def go_on(self, game: str) -> None:
        """Take up the running matches of a game: its bots think, its clocks run.

        Only when all have got the time back for which the server was not there is it there for
        this game: a server that is killed earlier has not been.
        """
        for table_id in await insist(lambda: self._claim_due(game)):
            await self.ring(table_id)
        self._heartbeat.begin(game)

    async def _claim_due(self, game: str) -> list[str]:
        """Own the tables of a game at which something is due, those that nobody else does."""
        rows = await self._rooms.store.read(log.list_due)
        due = [row["id"] for row in rows if row["game"] == game]
        return await self._rooms.others.claim_all(due)

    def stop(self) -> None:
        """Let nothing more come due."""
        self.stopped = True
        for room in self._rooms:
            if room.alarm:
                room.alarm.cancel()

    async def close(self) -> None:
        """End what still goes on, and store that we were here until now."""
        await self._tasks.stop()
        await self._bots.stop()
        await self._heartbeat.beat()

    def make_up(self) -> None:
        """Make up for a fault of the server: give all clocks their time back, and all who are away.

        A table that could not be stored was forgotten, so that its clock is not known here.
        """
        self._presence.excuse(self._rooms.now())
        for room in self._rooms:
            if room.table is None or room.table.deadline is not None:
                self.look(room)

    def look(self, room: Room) -> None:
        """Have a look at a table that may not be held, and let happen what is due there."""
        if not self.stopped:
            self._tasks.start(self.ring(room.id))

    async def pass_time(self, room: Room, table: Table) -> None:
        """Let happen what is due: time that has run out, a seat or a wish whose person has gone."""
        lost = self._heartbeat.lost(table)
        if lost:
            await self._rooms.commit(room, table, [ev.Outage(lost)])
        now = self._rooms.now()
        await self._fulfil_unanswered(room, table, now)
        turn = table.turn
        if turn is None:
            return
        if table.deadline is not None and table.deadline <= now:
            await self._rooms.commit(
                room, table, [ev.Flagged(turn), *when_over(table, turn, "time")]
            )
            return
        replaced = self._presence.replaced_at(table)
        if replaced is not None and replaced <= now:
            level = table.frame.setup.stand_in
            await self._rooms.commit(room, table, [ev.Replaced(turn, level)])

    async def _fulfil_unanswered(self, room: Room, table: Table, now: int) -> None:
        """Fulfil what nobody has to be waited for any longer; one wish may end the others."""
        for what in tuple(table.frame.wishes):
            if what not in table.frame.wishes:
                continue
            due = self._presence.unanswered_at(table, what)
            if due is not None and due <= now:
                await self._rooms.commit(room, table, when_unanswered(table, what))

    def wind(self, room: Room, table: Table) -> None:
        """Let a bot think if it is to move, say who is here, and set the alarm for what is due."""
        if self.stopped:
            return
        now = self._rooms.now()
        room.tell_here(self._presence.seats_here(table, now))
        self._bots.wake(room, table, then=self.wind)
        if table.frame.status not in ("gathering", "playing"):
            room.dismiss()
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        times = [t for t in self._due(table, now) if t is not None]
        if times:
            self._set_alarm(room, max(0, min(times) - now) / SECOND)

    def _due(self, table: Table, now: int) -> list[int | None]:
        """Return when what could happen by itself is due."""
        presence = self._presence
        if not self._rooms.others.owns(table.id):
            return [presence.leaves_at(table, now)]
        wishes = [presence.unanswered_at(table, what) for what in table.frame.wishes]
        return [
            table.deadline,
            presence.replaced_at(table),
            presence.leaves_at(table, now),
            *wishes,
        ]

    def _set_alarm(self, room: Room, wait: float) -> None:
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(min(wait, 3600), lambda: self._tasks.start(self.ring(room.id)))

    async def ring(self, table_id: str) -> None:
        """Let happen what is due at a table."""
        async with self._rooms.hold(table_id) as room:
            room.alarm = None
            try:
                table = await self._rooms.load(room)
                if self._rooms.others.owns(table_id):
                    await self.pass_time(room, table)
                self.wind(room, table)
            except log.Conflict:  # another process was faster: look again
                self._set_alarm(room, 0)
            except StoreFailed as failure:
                if failure.why != "damaged":
                    self._set_alarm(room, self._rooms.RETRY)
            except Refused:
                return
            except Exception:  # the other tables go on
                _log.exception("table", extra={"facts": {"table": table_id}})
