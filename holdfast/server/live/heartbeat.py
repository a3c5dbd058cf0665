"""The heartbeat: the server stores that it is there; its next start knows how long it was not.

It is also how the server finds out that its store works again, after it did not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sqlalchemy import Connection

from holdfast.server.live.faults import Faults, Span
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.table import Table

HEARTBEAT: Final = 5.0  # seconds
QUICK: Final = 1.0  # seconds between two, while the store fails
_NEVER: Final[Span] = (0, 0)


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
        self._elsewhere: frozenset[str] = frozenset()  # games that others played at this start
        self._gaps: dict[str, Span] = {}  # of each game: when nobody played it, the last time
        self._shared = store.database.is_shared

    @property
    def games(self) -> list[str]:
        """The games that can be played."""
        return sorted(self._games)

    @property
    def gaps(self) -> dict[str, Span]:
        """When nobody played a game, the last time before those that can be played began."""
        return {game: gap for game, gap in self._gaps.items() if game in self._games}

    async def open(self, elsewhere: Mapping[str, Span] = MappingProxyType({})) -> None:
        """Find out until when each game could be played before this start.

        Other processes may play some ``elsewhere``, each since nobody played it for a time.
        """
        self._elsewhere, self._gaps = frozenset(elsewhere), dict(elsewhere)
        self._last = await self._store.read(log.read_heartbeats)

    def begin(self, game: str) -> None:
        """Say from now on that a game can be played."""
        if self._shared and game not in self._elsewhere:
            # Whoever owns a table may not have given this back yet: then a command does, here.
            self._gaps[game] = (self._last.get(game, 0), self._now())
        self._games.add(game)

    async def go_on(self) -> None:
        """Keep saying it."""
        while True:
            await self.beat()
            await asyncio.sleep(min(QUICK, HEARTBEAT) if self._faults.failing else HEARTBEAT)

    async def beat(self) -> None:
        """Store that the server is there, for each game that can be played."""
        # In order: processes that wait for each other's games would wait for ever.
        games, now = self.games, self._now()

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
        game = table.game.name
        if table.frame.updated >= self._opened or self._was_played(game):
            return self._faults.count(table.frame.updated, self._gaps.get(game, _NEVER))
        last = self._last.get(game, 0)
        return max(0, self._now() - max(last, table.frame.updated))

    def _was_played(self, game: str) -> bool:
        """Tell whether others have played a game while this process was not there.

        Where a database is shared, all that was due in a game is known to somebody once this
        process has taken up its own share: the rest belongs to others, who may not have come to
        it yet. So the gap before is remembered, and told to those who start later.
        """
        return game in self._elsewhere or (self._shared and game in self._games)
