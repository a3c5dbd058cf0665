"""A worker: a process that does nothing but think for the bots of servers on the same database.

It takes what nobody thinks about, as much at a time as it has threads, and says every second that
it is still there. What it is asked is what a seat may see; what it answers is a move, which the
server makes or not. It writes to no table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

import holdfast
from holdfast.core.game import Game
from holdfast.core.seeds import SEED_BITS
from holdfast.search.player import Player
from holdfast.search.specs import make_player
from holdfast.server.live.errands import Errands
from holdfast.server.live.packing import kind_of, read_seen, unpack
from holdfast.server.live.queue import Asker
from holdfast.server.live.tasks import Tasks
from holdfast.server.monitor.journal import note
from holdfast.server.site.kitchen import Kitchen, Preparation, Warmth
from holdfast.server.store import notices, thoughts
from holdfast.server.store.failures import BadStore, StoreFailed, Telling
from holdfast.server.store.link import Link
from holdfast.server.store.migrate import check_revision, is_current
from holdfast.server.store.urls import open_url

T = TypeVar("T")

_log = logging.getLogger("holdfast.server")

#: Every so many seconds a worker says that it is there and thinks, and looks what there is to do.
_LOOK: Final = 1.0
#: At every so many of these looks it forgets what others have left behind.
_TIDY: Final = 30
#: Of so many turns one is for those whom nobody waits for, so that they are not forgotten.
_PATIENT: Final = 8
_PATIENCE: Final = 5.0  # seconds, where the database is locked
_ID_BYTES: Final = 8
#: So many bots are remembered; each has a tree, of up to some dozens of megabytes. The decisions of
#: one turn follow each other, so that it need not be more.
_MOST_MINDS: Final = 16


class Worker:
    """A process that thinks for others."""

    def __init__(
        self, url: str, games: Sequence[str], places: int, on_start: Callable[[], None]
    ) -> None:
        """Name the database, the games that it thinks about, and how many thoughts at a time.

        ``on_start`` is called when it takes the first turns.
        """
        self.me: Final = secrets.token_hex(_ID_BYTES)
        self._database = open_url(url)
        self._link = Link(self._database, "think", _PATIENCE)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="holdfast-database")
        self._line = notices.Line(self._database.url, self.me, self._hear, self._stir)
        self._kitchen = Kitchen(games, self._on_prepared)
        self._places = places
        self._on_start = on_start
        self._started = False
        self._is_away = False  # the database
        self._games: dict[str, Game] = {}  # by their kinds: those that are compiled
        self._errands = Errands(places)
        self._minds = Minds()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._tasks = Tasks()
        self._turns = 0
        self._stirred = asyncio.Event()

    async def run(self, stop: asyncio.Event) -> None:
        """Think until it is to stop; raise ``BadStore`` or ``StoreFailed`` if it cannot begin."""
        try:
            await self._do(self._check)
            await self._line.open()
            self._kitchen.start()
            stopping = self._tasks.start(self._stir_at(stop))
            look = 0
            while not stopping.done():
                await self._try_look(tidy=look % _TIDY == 0)
                look += 1
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), _LOOK)
                self._stirred.clear()
        finally:
            await self._end()

    async def _end(self) -> None:
        """Leave to others what is not answered, at once."""
        await self._kitchen.close()
        await self._tasks.stop()
        self._errands.close()
        if self._started:
            with suppress(StoreFailed, BadStore):
                left = await self._do(lambda conn: thoughts.leave(conn, self.me))
                self._line.tell(notices.ToThink())
                self._line.tell(notices.Found(left))
        await self._line.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._link.drop)
        self._thread.shutdown()

    # What is heard, and what is ready

    def _stir(self) -> None:
        self._stirred.set()

    async def _stir_at(self, stop: asyncio.Event) -> None:
        await stop.wait()
        self._stir()

    def _hear(self, _sender: str, notice: notices.AnyNotice) -> None:
        if isinstance(notice, notices.ToThink):
            self._stir()

    def _on_prepared(self, game: str, prepared: Preparation) -> None:
        if prepared.problem:
            note("not_prepared", level=logging.ERROR, kind=game)
        if prepared.warmth is Warmth.READY:
            self._tasks.start(self._take_up(game))

    async def _take_up(self, game: str) -> None:
        """Think about a game from now on."""
        kind, found = await asyncio.to_thread(_load, game)
        self._games[kind] = found
        note("ready", kind=game)
        self._stir()

    # What there is to do

    async def _try_look(self, *, tidy: bool) -> None:
        """Look; where the database is away, there will be another time."""
        if not self._games:
            return
        try:
            await self._look(tidy=tidy)
        except (StoreFailed, BadStore):
            if not self._is_away:
                note("database_away", level=logging.WARNING)
            self._is_away = True
            await asyncio.sleep(_LOOK)
            return
        self._is_away = False
        if not self._started:
            self._started = True
            self._on_start()

    async def _look(self, *, tidy: bool) -> None:
        """Say what is thought about, stop what need not be any more, and take more."""
        thinking = frozenset(self._under_way)

        def work(conn: Connection) -> tuple[set[str], list[thoughts.Taken]]:
            thoughts.enter(conn, self.me, self._games)
            if tidy:
                thoughts.forget(conn)
            kept = thoughts.renew(conn, self.me, thinking) if thinking else set()
            return kept, self._take(conn, self._places - len(kept))

        kept, taken = await self._do(work)
        for thought in thinking - kept:
            if thought in self._under_way:
                self._under_way[thought].cancel()
        for each in taken:
            self._under_way[each.id] = self._tasks.start(self._think(each))

    def _take(self, conn: Connection, places: int) -> list[thoughts.Taken]:
        """Return what is to be thought about next, as far as there are places."""
        taken: list[thoughts.Taken] = []
        while len(taken) < places:
            live = (self._turns + 1) % _PATIENT != 0
            found = thoughts.take(conn, self.me, self._games, live=live)
            if found is None:
                break
            self._turns += 1
            taken.append(found)
        return taken

    async def _think(self, taken: thoughts.Taken) -> None:
        """Think about something, and answer."""
        begun, game = time.perf_counter(), self._games[taken.kind]
        try:
            move = await self._errands.run(
                Asker("", taken.id), partial(self._minds.choose, game, taken), live=True
            )
            done: Callable[[Connection], Any] = partial(
                thoughts.answer, me=self.me, thought=taken.id, move=move
            )
            note("thought", kind=game.name, seconds=time.perf_counter() - begun)
        except Exception:  # the server may do better
            _log.exception("thought", extra={"facts": {"kind": game.name}})
            done = partial(thoughts.decline, me=self.me, thought=taken.id)
        finally:
            self._under_way.pop(taken.id, None)
            self._stir()
        with suppress(StoreFailed, BadStore):  # then it is taken over when our time is up
            await self._do(done)
            self._line.tell(notices.Found([taken.id]))

    # The database

    def _check(self, conn: Connection) -> None:
        where = self._database.where
        check_revision(conn, where)
        if not is_current(conn):
            raise BadStore(
                f"{where} is of an older version; start a server of this version, which migrates it"
            )

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something with the database, in one transaction; raise ``StoreFailed``."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with Telling(self._database.where), self._link.transaction() as connection:
            return work(connection)


def _load(name: str) -> tuple[str, Game]:
    """Return a game, with what it is known by."""
    game = holdfast.game(name)
    return kind_of(game), game


class Minds:
    """The bots that a worker has thought for lately, which remember their thoughts.

    Where a turn is several decisions, a search goes on with what the one before it has found. A bot
    that is not here, as another worker was asked, begins anew.
    """

    def __init__(self, most: int = _MOST_MINDS) -> None:
        self._most = most
        self._minds: OrderedDict[str, Player] = OrderedDict()  # the one used last at the end

    def choose(self, game: Game, taken: thoughts.Taken) -> int:
        """Return the move that a bot chooses."""
        packed = unpack(taken.body)
        player = self._minds.pop(taken.mind, None)  # no two threads have the same
        if player is None or player.name != packed.level:
            player = make_player(packed.level, secrets.randbits(SEED_BITS))
        move = player.choose(game, read_seen(game, packed), packed.seat, packed.moves)
        self._minds[taken.mind] = player
        while len(self._minds) > self._most:
            self._minds.popitem(last=False)[1].close()
        return move
