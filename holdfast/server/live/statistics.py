"""The statistics of a game, from the matches that are over on the server.

They are counted in the background when somebody has asked for them, behind everything else that is
thought about: each match is boiled down once, and a question only gets what was counted. Of each
game the newest matches count, so that neither the time at the start nor the memory grows for ever.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from holdfast.arena.census import Tale
from holdfast.arena.sources import Saved, read_tale
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.server import messages as m
from holdfast.server.live.queue import Asker
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.stored import load
from holdfast.server.live.tasks import Tasks
from holdfast.server.live.thinkers import Thinkers
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.view.show import show_replay
from holdfast.server.view.statistics import LEAST, show_censuses

_log = logging.getLogger("holdfast.server")

#: So many matches of a game count, the newest.
MOST: Final = 1000
#: Seconds after which it is looked for new ones, if somebody asks.
FRESH: Final = 60.0
#: The sums are made anew after so many matches while they are counted.
_STRETCH: Final = 100
#: Nobody's: it is for all who look.
_ASKER: Final = Asker("", "statistics")


class _Counted:
    """What was counted of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tales: dict[str, Tale | None] = {}  # by table, the oldest first; None: left out
        self.of = 0
        self.deals = itertools.count()  # each match is a deal of its own
        self.since = 0  # all matches that changed before this moment are known
        self.shown: list[m.CensusShown] = []
        self.looked: float | None = None
        self.task: asyncio.Task[None] | None = None


class Statistics:
    """What was counted of all games."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        """Look into the store behind these rooms."""
        self._rooms = rooms
        self._thinkers = thinkers
        self._counted: dict[str, _Counted] = {}
        self._tasks = Tasks()

    async def close(self) -> None:
        """Stop counting."""
        await self._tasks.stop()

    def show(self, name: str) -> m.StatisticsShown:
        """Return what was counted of a game, and count on if that was a while ago."""
        game = self._rooms.games.find(name)
        counted = self._counted.setdefault(name, _Counted(game))
        warm = self._rooms.games.is_warm(name)
        if warm and counted.task is None and self._is_old(counted):
            counted.task = self._tasks.start(self._count(counted))
        return m.StatisticsShown(
            game=name,
            state=("done" if counted.task is None else "counting") if warm else "warming",
            counted=len(counted.tales),
            of=max(counted.of, len(counted.tales)),
            left_out=sum(tale is None for tale in counted.tales.values()),
            least=LEAST,
            prizes=game.chronicle.prizes,
            by_seats=counted.shown,
        )

    def _is_old(self, counted: _Counted) -> bool:
        now = asyncio.get_running_loop().time()
        return counted.looked is None or now - counted.looked > FRESH

    async def _count(self, counted: _Counted) -> None:
        """Count the matches that are new, and make the sums."""
        try:
            await self._read(counted)
            await self._sum(counted)
        except StoreFailed:  # the next look may do better
            pass
        except Exception:
            _log.exception("statistics", extra={"facts": {"game": counted.game.name}})
        finally:
            counted.looked = asyncio.get_running_loop().time()
            counted.task = None

    async def _read(self, counted: _Counted) -> None:
        name, since, store = counted.game.name, counted.since, self._rooms.store
        rows = await store.read(lambda conn: log.list_over(conn, name, since, MOST))
        new = [row for row in reversed(rows) if row["id"] not in counted.tales]
        counted.of = min(MOST, len(counted.tales) + len(new))
        for number, row in enumerate(new, 1):
            saved = await store.read(partial(_save, row=row, counted=counted))
            boil = partial(_boil, saved)
            counted.tales[row["id"]] = await self._thinkers.ponder(boil, _ASKER)
            while len(counted.tales) > MOST:
                del counted.tales[next(iter(counted.tales))]
            if number % _STRETCH == 0:
                await self._sum(counted)
        counted.since = max([since, *(row["updated"] for row in rows)])

    async def _sum(self, counted: _Counted) -> None:
        tales = [tale for tale in counted.tales.values() if tale is not None]
        work = partial(show_censuses, counted.game, tales)
        counted.shown = await self._thinkers.ponder(work, _ASKER)


def _save(conn: Connection, *, row: dict[str, Any], counted: _Counted) -> Saved | None:
    """Return a match as it is saved; None if it was played by other rules, or is damaged."""
    if row["rules"] != counted.game.rules_version:
        return None
    try:
        text = show_replay(load(conn, row, counted.game, whole=True)[0])
    except (HoldfastError, StoreFailed):
        return None
    return Saved(row["id"], text, next(counted.deals))


def _boil(saved: Saved | None) -> Tale | None:
    try:
        return None if saved is None else read_tale(saved)
    except HoldfastError:
        return None
