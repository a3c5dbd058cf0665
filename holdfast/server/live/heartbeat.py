"""The heartbeat: the server stores that it is there; its next start knows how long it was not.

It is also how the server finds out that its store works again, after it did not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from holdfast.server.live.faults import Faults
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.table import Table

HEARTBEAT: Final = 5.0  # seconds
QUICK: Final = 1.0  # seconds between two, while the store fails


class Heartbeat:
    """Says for each game that it can be played, and knows until when it could be before."""

    def __init__(self, store: Store, now: Callable[[], int], faults: Faults) -> None:
        """Begin now, for no game yet."""
        self._store = store
        self._faults = faults
        self._now = now
        self._opened = now()
        self._games: set[str] = set()  # those that can be played
        self._last: dict[str, int] = {}  # of each game, before this start

    async def open(self) -> None:
        """Find out until when each game could be played before this start."""
        self._last = await self._store.read(log.read_heartbeats)

    def begin(self, game: str) -> None:
        """Say from now on that a game can be played."""
        self._games.add(game)

    async def go_on(self) -> None:
        """Keep saying it."""
        while True:
            await self.beat()
            await asyncio.sleep(min(QUICK, HEARTBEAT) if self._faults.failing else HEARTBEAT)

    async def beat(self) -> None:
        """Store that the server is there, for each game that can be played."""
        games, now = tuple(self._games), self._now()

        def work(conn: Connection) -> None:
            for game in games:
                log.touch_heartbeat(conn, game, now)

        try:
            await self._store.write(work)
            self._faults.worked(now)
        except StoreFailed:
            self._faults.failed(now)

    def lost(self, table: Table) -> int:
        """Return for how long the server was not there, or failed, while a clock of a table ran.

        What was before the last that has happened there was given back then.
        """
        ticking = table.frame.ticking
        if ticking is None or ticking.seat is None:
            return 0
        if table.frame.updated >= self._opened:
            return self._faults.count(table.frame.updated)
        last = self._last.get(table.game.name, 0)
        return max(0, self._now() - max(last, table.frame.updated))
