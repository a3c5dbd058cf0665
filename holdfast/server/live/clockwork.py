"""What drives tables without anybody acting: clocks, bots, and whether people are there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from holdfast.server import messages as m
from holdfast.server.live.presence import Presence
from holdfast.server.live.room import Room
from holdfast.server.live.tables import Games, Holding
from holdfast.server.live.thinkers import Thinkers
from holdfast.server.monitor.watch import Watch
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import events as h
from holdfast.server.table.decide import moved, when_over
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import SECOND, Slow
from holdfast.server.table.table import Table

_log = logging.getLogger("holdfast.server")

#: Somebody is away who has been gone for so many seconds, where the table does not say.
USUAL_GRACE: Final = 120
HEARTBEAT: Final = 5.0  # seconds
#: After so many seconds, what the store could not do is tried again.
RETRY: Final = 5.0


class Driving(Holding):
    """The tables in use, with their clocks and bots."""

    def __init__(
        self,
        store: Store,
        games: Games,
        watch: Watch,
        on_change: Callable[[], None],
        now: Callable[[], int] = lambda: time.time_ns() // 10**6,
    ) -> None:
        """Begin with nothing loaded; ``on_change`` is called when a public table has changed."""
        super().__init__(store, games, watch, on_change, now)
        self.presence = Presence(now())
        self.thinkers = Thinkers()
        self.failing = False  # the store did not take the last heartbeat
        self._going_on: set[str] = set()  # games that can be played
        self._acting: set[asyncio.Task[m.Done]] = set()
        self._last_beats: dict[str, int] = {}  # of each game, before this start
        self._opened = now()
        self._stopping = False

    async def open(self) -> None:
        """Begin: find out how long the server was not there, and keep saying that it is."""
        self._last_beats = await self.store.read(log.read_heartbeats)
        self._start(self._beat())

    async def go_on(self, game: str) -> None:
        """Take up the running matches of a game: its bots think, its clocks run.

        Only when all have got the time back for which the server was not there is it there for
        this game: a server that is killed earlier has not been.
        """
        for row in await self.store.read(log.list_due):
            if row["game"] == game:
                await self._ring(row["id"])
        self._going_on.add(game)

    async def close(self) -> None:
        """Stop: nothing is accepted any more, bots stop thinking, the time is noted."""
        self._stopping = True
        for room in self._rooms.values():
            if room.alarm:
                room.alarm.cancel()
        await asyncio.gather(*self._acting, return_exceptions=True)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self._touch()

    async def _pass_time(self, room: Room, table: Table) -> None:
        """Let happen what is due: time that has run out, a seat whose person has gone."""
        await self._forgive(room, table)
        now, turn = self.now(), table.turn
        if turn is None:
            return
        if table.deadline is not None and table.deadline <= now:
            happenings = [h.Flagged(turn), *when_over(table, turn, "time")]
            await self._commit(room, table, happenings, None, None)
            return
        leaves = self._leaves_at(table)
        if leaves is not None and leaves <= now:
            level = table.frame.setup.stand_in
            await self._commit(room, table, [h.Replaced(turn, level)], None, None)

    def _wind(self, room: Room, table: Table) -> None:
        """Let a bot think if it is to move, and set the alarm for what is due next."""
        if self._stopping:
            return
        if table.bot_to_move and room.thinking is None:
            room.thinking = self._start(self._let_bots_move(room))
        if table.frame.status not in ("gathering", "playing"):
            room.dismiss()
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        times = [t for t in (table.deadline, self._leaves_at(table)) if t is not None]
        if times:
            self._set_alarm(room, max(0, min(times) - self.now()) / SECOND)

    def _set_alarm(self, room: Room, wait: float) -> None:
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(min(wait, 3600), lambda: self._start(self._ring(room.id)))

    async def _ring(self, table_id: str) -> None:
        async with self._hold(table_id) as room:
            room.alarm = None
            try:
                table = await self._load(room)
                await self._pass_time(room, table)
                self._wind(room, table)
            except StoreFailed as failure:
                if failure.why != "damaged":
                    self._set_alarm(room, RETRY)
            except Refused:
                return
            except Exception:  # the other tables go on
                _log.exception("table", extra={"facts": {"table": table_id}})

    async def _let_bots_move(self, room: Room) -> None:
        room.users += 1
        try:
            while await self._try_bot_move(room):
                pass
        except Exception:
            _log.exception("bot", extra={"facts": {"table": room.id}})
        finally:
            room.users -= 1
            room.thinking = None
            self._tidy(room)

    async def _try_bot_move(self, room: Room) -> bool:
        """Let a bot move; if the store fails it moves later, as nobody else would call it."""
        try:
            return await self._let_bot_move(room)
        except StoreFailed as failure:
            if failure.why == "damaged":
                return False
            await asyncio.sleep(RETRY)
            return True

    async def _let_bot_move(self, room: Room) -> bool:
        """Let the bot whose turn it is think and move; tell whether another may follow."""
        async with room.lock:
            try:
                table = await self._load(room)
            except Refused:
                return False
            level, turn, version = table.bot_to_move, table.turn, table.frame.changed
            if level is None or turn is None or table.match is None:
                return False
            question = self.thinkers.question(
                room, table, turn, level, warm=self._games.is_warm(table.game.name)
            )
            room.tell(m.Thinking(room.id, turn, question.warming))
        start = time.perf_counter()
        choice = await self.thinkers.answer(question)
        self._watch.thought(table.game.name, time.perf_counter() - start)
        async with room.lock:
            if room.table is not table or table.frame.changed != version:
                return True  # something else has happened meanwhile: look again
            await self._commit(room, table, [moved(table, choice, bot=True)], None, None)
            self._wind(room, table)
            return True

    def _leaves_at(self, table: Table) -> int | None:
        """Return when the person whose turn it is, and who is away, is replaced by a bot."""
        turn, setup = table.turn, table.frame.setup
        if turn is None or setup.grace is None or isinstance(setup.clock, Slow):
            return None
        person = table.frame.chairs[turn].person
        if not table.frame.chairs[turn].human or person is None or table.people() == [person]:
            return None
        since = self.presence.away_since(person)
        if since is None:
            return None
        return max(since, table.frame.updated) + setup.grace * SECOND

    def _away(self, table: Table) -> frozenset[int]:
        grace = (table.frame.setup.grace or USUAL_GRACE) * SECOND
        gone = {
            i: self.presence.away_since(c.person or "") for i, c in enumerate(table.frame.chairs)
        }
        now = self.now()
        return frozenset(
            i for i, since in gone.items() if since is not None and now - since >= grace
        )

    def _here(self, table: Table) -> list[int]:
        chairs = enumerate(table.frame.chairs)
        return [i for i, chair in chairs if self.presence.is_here(chair.person)]

    def _tell_presence(self, person: str) -> None:
        for room in tuple(self._rooms.values()):
            table = room.table
            if table is not None and table.seats_of(person):
                room.tell(m.Here(room.id, self._here(table)))
                self._wind(room, table)

    async def _beat(self) -> None:
        while True:
            await self._touch()
            await asyncio.sleep(HEARTBEAT)

    async def _touch(self) -> None:
        """Store that the server is there, for each game that can be played."""
        games, now = tuple(self._going_on), self.now()

        def work(conn: Connection) -> None:
            for game in games:
                log.touch_heartbeat(conn, game, now)

        try:
            await self.store.write(work)
            self.failing = False
        except StoreFailed:
            self.failing = True

    async def _forgive(self, room: Room, table: Table) -> None:
        """Give back the time for which the server was not there, once."""
        ticking = table.frame.ticking
        if ticking is None or ticking.seat is None or table.frame.updated >= self._opened:
            return
        last = self._last_beats.get(table.game.name, 0)
        lost = self.now() - max(last, table.frame.updated)
        if lost > 0:
            await self._commit(room, table, [h.Outage(lost)], None, None)
