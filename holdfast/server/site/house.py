"""The house: the parts that the server is made of while it runs, put together here."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from holdfast.server import messages as m
from holdfast.server.admin.office import Ban, Office, Shut
from holdfast.server.guard import Guard, Sockets, client_address
from holdfast.server.live.tasks import Tasks
from holdfast.server.monitor.journal import note
from holdfast.server.monitor.metrics import Metrics
from holdfast.server.site.allowance import Allowance
from holdfast.server.site.callers import Callers
from holdfast.server.site.health import health
from holdfast.server.site.kitchen import Preparation, Warmth
from holdfast.server.site.limits import Limits
from holdfast.server.site.lobby import Lobby
from holdfast.server.site.shelf import Shelf
from holdfast.server.store.engine import Store
from holdfast.server.store.urls import url_of
from holdfast.server.table.refusals import Code, Refused

if TYPE_CHECKING:
    from holdfast.server.live.tables import Tables

encode = msgspec.json.Encoder().encode
DATABASE: Final = "holdfast.db"
#: Names another database than the file in the data folder.
DATABASE_URL: Final = "DATABASE_URL"
#: So many seconds others answer for a process that has just started.
_OTHERS_ANSWER: Final = 10
#: The code with which sockets are closed when the server stops.
RESTARTING: Final = 1012


def choose_url(data: Path) -> str:
    """Return the URL of the database: that of the environment, or of the file in the folder."""
    return os.environ.get(DATABASE_URL) or url_of(data / DATABASE)


class House:
    """What the server holds while it runs."""

    def __init__(self, data: Path, guard: Guard, games: tuple[str, ...]) -> None:
        """Name the folder for the data, the guard, and the games to offer."""
        self.guard = guard
        self.limits = Limits(guard)
        self.sockets = Sockets(guard)
        self.metrics = Metrics()
        self.store = Store(choose_url(data), wrote=self.metrics.wrote)
        self.callers = Callers(self.store, guard, self.sockets, self._stir)
        self.lobby = Lobby(self.store)
        self.allowance = Allowance(self.store, guard)
        self.shelf = Shelf(games, self._on_prepared)
        self.lobby.games = self.shelf.show
        self.office = Office(data, self.carry_out)
        self.stopping = False
        self._damage = ""  # of the store, and what to do about it
        self._tables: Tables | None = None
        self._waiting: list[Callable[[Tables], None]] = []  # for the tables
        self._taken_up: set[str] = set()  # games whose matches go on
        self._tasks = Tasks()

    async def open(self) -> None:
        """Begin. What takes long goes on in the background."""
        await self.store.open()
        await self.office.open()
        self._tasks.start(self._look_for_damage())
        self._tasks.start(self._open_tables())
        self._tasks.start(self.lobby.look_out())
        self.shelf.kitchen.start()
        if await self.store.is_in_company():
            await self._wait_for_games()

    async def _wait_for_games(self) -> None:
        """Let others answer, who are there, until people can play here too; not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_OTHERS_ANSWER):
                while self._tables is None or not self._taken_up:
                    await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Say goodbye to those who are connected, and store that we were here."""
        self.stopping = True
        await self.office.close()
        for socket in self.sockets.all():
            socket.outbox.put(encode(m.Stopping()))
            self.sockets.close(socket, RESTARTING)
        await self.shelf.kitchen.close()
        await self._tasks.stop()
        if self._tables is not None:
            await self._tables.close()
        await self.store.close()

    @property
    def tables(self) -> Tables:
        """The tables in use; raise ``Refused`` until they can be."""
        if self._tables is None:
            raise Refused(Code.NOT_READY, title="Holdfast")
        return self._tables

    @property
    def workers(self) -> int:
        """How many workers think for bots, besides this process."""
        return self._tables.workers if self._tables else 0

    def with_tables(self, do: Callable[[Tables], None]) -> None:
        """Do something with the tables, now or as soon as there are any."""
        if self._tables is None:
            self._waiting.append(do)
        else:
            do(self._tables)

    def health(self) -> m.Health:
        """Return how the server is."""
        failing = self._tables is not None and self._tables.faults.failing
        games = self.shelf.preparations()
        return health(games, stopping=self.stopping, failing=failing, problem=self._damage)

    def address(self, scope: Any) -> str:
        """Return where a request comes from."""
        return client_address(scope, self.guard)

    async def check_listed(self, person: str) -> None:
        """Refuse one more table in the list of somebody who has many there already."""
        presence = self.tables.presence
        now = self.tables.rooms.now()
        await self.allowance.check(person, lambda host: presence.asker(host).address, now)

    def check_analyses(self, person: str) -> Callable[[Sequence[str]], None]:
        """Return what refuses one more analysis to somebody, given who has asked for the others."""
        asker = self.tables.presence.asker
        return partial(self.allowance.check_analyses, person, lambda each: asker(each).address)

    async def carry_out(self, request: Shut | Ban) -> None:
        """Do what whoever runs the server asks for; raise ``Refused``."""
        match request:
            case Shut(table):
                await self.tables.shut(table)
            case Ban(person):
                await self.callers.ban(person)

    def _stir(self, person: str, address: str) -> None:
        """Let the tables know that somebody is there, as soon as there are tables."""
        if self._tables is not None:
            self._tables.stir(person, address)

    async def _look_for_damage(self) -> None:
        """Find out whether the store is whole; if not, say so. People play meanwhile."""
        self._damage = await self.store.find_damage() or ""
        if self._damage:
            note("damaged", level=logging.ERROR)
            print(f"holdfast: {self._damage}", file=sys.stderr, flush=True)

    async def _open_tables(self) -> None:
        module = await asyncio.to_thread(import_module, "holdfast.server.live.tables")
        tables: Tables = module.Tables(
            self.store, self.shelf, self.lobby.tell, self.metrics.thought
        )
        await tables.open()
        self._tables = tables
        self.shelf.is_open = True
        self.lobby.tell()
        tables.others.on_signed_out = self.callers.close_sockets
        self.lobby.all_away_since = tables.presence.all_away_since
        for do in self._waiting:
            do(tables)
        self._waiting.clear()
        for name, prepared in self.shelf.kitchen.preparations().items():
            if prepared.is_playable:
                self._take_up(name)

    def _on_prepared(self, game: str, prepared: Preparation) -> None:
        self.lobby.tell()
        if prepared.problem:  # why is told by the health
            note("not_prepared", level=logging.ERROR, kind=game)
        warmths = [each.warmth for each in self.shelf.kitchen.preparations().values()]
        if all(warmth in (Warmth.READY, Warmth.FAILED) for warmth in warmths):
            _set_aside()
        if prepared.is_playable:
            self._take_up(game)

    def _take_up(self, game: str) -> None:
        """Let the matches of a game go on as soon as it can be played and there are tables."""
        if self._tables is not None and game not in self._taken_up:
            self._taken_up.add(game)
            self._tasks.start(self._tables.go_on(game))


def _set_aside() -> None:
    """Let the collector of garbage look no more at what stays for ever: games and their compiler.

    Everything stands still while it looks, and there is far more of this than of anything else.
    """
    gc.collect()
    gc.freeze()
    give_back()


def give_back() -> None:
    """Give memory back that was used and let go of: the allocator of most Linuxes keeps it."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
