"""The desk: everything that the server holds while it runs, and the way to it for each request."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from holdfast.server import messages as m
from holdfast.server.admin.office import Ban, Office, Shut
from holdfast.server.guard import Guard, Rates, Sockets, client_address, read_credential
from holdfast.server.guard import tokens as guard_tokens
from holdfast.server.monitor.watch import Watch, health
from holdfast.server.monitor.watch import log as write_log
from holdfast.server.site.kitchen import Kitchen, Phase, State
from holdfast.server.store import log, people
from holdfast.server.store.engine import Store
from holdfast.server.store.sqlite import url_of
from holdfast.server.table.commands import Command, Say
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import LEVELS
from holdfast.server.view.refusal import refusal_of

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.server.live.rooms import Rooms

encode = msgspec.json.Encoder().encode
DATABASE: Final = "holdfast.db"
YEAR: Final = guard_tokens.YEAR_SECONDS * 1000
_ID_BYTES: Final = 12
_LIST: Final = 100
#: Codes with which sockets are closed.
SIGNED_OUT: Final = 4401
RESTARTING: Final = 1012


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sends a request, and the digest of the token by which we know."""

    person: str
    name: str
    digest: str


class Desk:
    """What the server holds while it runs."""

    def __init__(self, data: Path, guard: Guard, games: tuple[str, ...]) -> None:
        """Name the folder for the data, the guard, and the games to offer."""
        self.guard = guard
        self.rates = Rates(guard)
        self.sockets = Sockets(guard)
        self.watch = Watch()
        self.store = Store(url_of(data / DATABASE), wrote=self.watch.wrote)
        self._going_on: set[str] = set()  # games whose matches have been taken up
        self.kitchen = Kitchen(games, self._on_kitchen)
        self.office = Office(data, self.carry_out)
        self.stopping = False
        self.onlookers: set[Callable[[], None]] = set()  # called when games or open tables change
        self._games: dict[str, Game] = {}
        self._rooms: Rooms | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    @staticmethod
    def now() -> int:
        """Return the time in milliseconds."""
        return time.time_ns() // 1_000_000

    async def open(self) -> None:
        """Begin. What takes long goes on in the background."""
        await self.store.open()
        await self.office.open()
        self._start(self._open_rooms())
        self.kitchen.start()

    async def close(self) -> None:
        """Say goodbye to those who are connected, and store that we were here."""
        self.stopping = True
        await self.office.close()
        for socket in self.sockets.all():
            socket.outbox.put(encode(m.Stopping()))
            self.sockets.close(socket, RESTARTING)
        await self.kitchen.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._rooms is not None:
            await self._rooms.close()
        await self.store.close()

    @property
    def rooms(self) -> Rooms:
        """The tables in use; raise ``Refused`` until they can be."""
        if self._rooms is None:
            raise Refused(Code.NOT_READY, title="Holdfast")
        return self._rooms

    # Who calls

    async def caller(self, scope: Any) -> Caller | None:
        """Return who sends a request, if they are signed in."""
        credential = read_credential(scope, self.guard)
        if credential is None:
            return None
        digest, now = credential.digest, self.now()
        person = await self.store.read(lambda conn: people.find_session(conn, digest, now))
        return None if person is None else Caller(person.id, person.name, digest)

    async def sign_in(self, name: str) -> tuple[Caller, str]:
        """Make a new person for a browser; return them and the token for its cookie."""
        token, now = guard_tokens.new_cookie_token(), self.now()
        person, digest = secrets.token_hex(_ID_BYTES), guard_tokens.digest(token)

        def work(conn: Connection) -> None:
            people.add_person(conn, person, name, now)
            people.add_session(conn, digest, person, "cookie", "", now, now + YEAR)

        await self.store.write(work)
        return Caller(person, name, digest), token

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Give a person another name; tables keep the one they know."""
        await self.store.write(lambda conn: people.rename(conn, caller.person, name))
        return Caller(caller.person, name, caller.digest)

    async def sign_out(self, caller: Caller) -> None:
        """End a session, and the sockets of its person."""
        now = self.now()
        await self.store.write(lambda conn: people.revoke_session(conn, caller.digest, now))
        self.sockets.close_all(caller.person, SIGNED_OUT)

    async def make_token(self, caller: Caller, label: str) -> m.Token:
        """Return a new token for a program that plays for a person."""
        token, now = guard_tokens.new_bearer_token(), self.now()
        digest = guard_tokens.digest(token)
        await self.store.write(
            lambda conn: people.add_session(
                conn, digest, caller.person, "token", label, now, now + YEAR
            )
        )
        return m.Token(token, label, now + YEAR)

    async def revoke_tokens(self, caller: Caller) -> None:
        """End all sessions of programs that play for a person."""
        now = self.now()
        await self.store.write(lambda conn: people.revoke_tokens(conn, caller.person, now))
        self.sockets.close_all(caller.person, SIGNED_OUT)

    async def still_holds(self, caller: Caller) -> bool:
        """Tell whether a session has not ended, by itself or by somebody."""
        now = self.now()
        found = await self.store.read(lambda conn: people.find_session(conn, caller.digest, now))
        return found is not None

    async def act(self, table_id: str, caller: Caller, command: Command) -> m.Done:
        """Carry out a command at a table; count and log it."""
        start, kind, code = time.perf_counter(), type(command).__name__.lower(), "done"
        try:
            if isinstance(command, Say):
                self.take(self.rates.chat, caller.person)
            return await self.rooms.act(table_id, caller.person, caller.name, command)
        except Exception as mistake:
            code = refusal_of(mistake).code
            raise
        finally:
            spent = time.perf_counter() - start
            self.watch.command(kind, code, spent, who=caller.person, table=table_id)

    @contextmanager
    def counting_wrong_links(self, address: str) -> Iterator[None]:
        """Slow down whoever tries links that lead nowhere."""
        wait = self.rates.wrong_links.wait(address)
        if wait:
            raise Refused(Code.TOO_FAST, seconds=max(1, round(wait + 0.5)))
        try:
            yield
        except Refused as refused:
            if refused.code in (Code.UNKNOWN_TABLE, Code.NOT_INVITED):
                self.rates.wrong_links.take(address)
            raise

    # What whoever runs the server asks for

    async def carry_out(self, request: Shut | Ban) -> None:
        """Close a table, or ban a person and close their sockets; raise ``Refused``."""
        match request:
            case Shut(table):
                await self.rooms.shut(table)
            case Ban(person):
                now = self.now()
                await self.store.write(lambda conn: people.ban(conn, person, now))
                self.sockets.close_all(person, SIGNED_OUT)

    # Lists

    async def count_tables(self) -> dict[str, int]:
        """Return how many tables there are of each status."""
        return await self.store.read(log.count_tables)

    def games(self) -> list[m.GameShown]:
        """Return the games and how far they are prepared."""
        return [self._show_game(name, state) for name, state in self.kitchen.states().items()]

    def prepare(self, name: str) -> m.GameShown:
        """Have a game prepared now, and return how far it is; raise ``Refused``."""
        self._must_know(name)
        self.kitchen.try_again(name)
        return self._show_game(name, self.kitchen.state(name))

    async def open_tables(self) -> list[m.Summary]:
        """Return the tables that are open to all."""
        rows = await self.store.read(lambda conn: log.list_public(conn, _LIST))
        return _read_summaries(rows)

    async def my_tables(self, caller: Caller) -> list[m.MyTable]:
        """Return the tables at which a person sits."""
        rows = await self.store.read(lambda conn: log.list_of_person(conn, caller.person, _LIST))
        seats = await self.store.read(lambda conn: log.seats_of_person(conn, caller.person))
        return [
            m.MyTable(table, seats.get(table.id, []), table.turn in seats.get(table.id, []))
            for table in _read_summaries(rows)
        ]

    def health(self) -> dict[str, Any]:
        """Return how the server is."""
        failing = self._rooms is not None and self._rooms.failing
        return health(self.kitchen.states(), stopping=self.stopping, failing=failing)

    def find(self, name: str) -> Game:
        """Return a game that can be played; raise ``Refused``."""
        self._must_know(name)
        if not self.kitchen.state(name).is_playable:
            self.kitchen.try_again(name)
            raise Refused(Code.NOT_READY, title=name)
        if name not in self._games:
            # Not before it is needed: both load the compiler.
            reading, holdfast = (
                import_module("holdfast.server.view.reader"),
                import_module("holdfast"),
            )
            self._games[name] = reading.quicken(holdfast.game(name))
        return self._games[name]

    def is_warm(self, name: str) -> bool:
        """Tell whether a game is compiled, so that players can search."""
        return self.kitchen.state(name).phase is Phase.READY

    def take(self, buckets: Any, key: str) -> None:
        """Count something that may not be done too often; raise ``Refused``."""
        wait = buckets.take(key)
        if wait:
            raise Refused(Code.TOO_FAST, seconds=max(1, round(wait + 0.5)))

    def address(self, scope: Any) -> str:
        """Return where a request comes from."""
        return client_address(scope, self.guard)

    def look_up(self) -> None:
        """Tell those who look at the lists that something has changed."""
        for onlooker in tuple(self.onlookers):
            onlooker()

    def _must_know(self, name: str) -> None:
        states = self.kitchen.states()
        if name not in states:
            known = ", ".join(states)
            raise Refused(Code.BAD_OPTION, says="unknown-game", game=name[:40], known=known)

    def _show_game(self, name: str, state: State) -> m.GameShown:
        shown = m.GameShown(name, state.phase.value, state.done, state.total, state.step)
        if not state.is_playable:
            return shown
        game = self.find(name)
        options = [m.OptionShown(o.name, o.help, o.default, list(o.choices)) for o in game.options]
        return m.GameShown(
            name,
            state.phase.value,
            state.done,
            state.total,
            state.step,
            game.title,
            list(game.seats),
            game.rules_version,
            list(LEVELS),
            options,
        )

    async def _open_rooms(self) -> None:
        module = await asyncio.to_thread(import_module, "holdfast.server.live.rooms")
        rooms: Rooms = module.Rooms(self.store, self, self.watch, self.look_up)
        await rooms.open()
        self._rooms = rooms
        for name, state in self.kitchen.states().items():
            if state.is_playable:
                self._go_on(name)

    def _on_kitchen(self, game: str, state: State) -> None:
        self.look_up()
        if state.problem:  # why is told by the health
            write_log("not_prepared", level=logging.ERROR, kind=game)
        if all(
            each.phase in (Phase.READY, Phase.FAILED) for each in self.kitchen.states().values()
        ):
            _set_aside()
        if state.is_playable:
            self._go_on(game)

    def _go_on(self, game: str) -> None:
        """Take up the matches of a game as soon as it can be played and there is room for them."""
        if self._rooms is not None and game not in self._going_on:
            self._going_on.add(game)
            self._start(self._rooms.go_on(game))

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _read_summaries(rows: Iterable[dict[str, Any]]) -> list[m.Summary]:
    """Return the summaries of tables; a damaged one is left out, so that the others are seen."""
    found = []
    for row in rows:
        with suppress(msgspec.ValidationError):
            found.append(msgspec.convert(row["summary"], m.Summary))
    return found


def _set_aside() -> None:
    """Let the collector of garbage look no more at what stays for ever: games and their compiler.

    Everything stands still while it looks, and there is far more of this than of anything else.
    """
    gc.collect()
    gc.freeze()
