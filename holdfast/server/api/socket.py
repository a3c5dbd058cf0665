"""One socket of one browser tab: it watches tables and sends commands."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from holdfast import __version__
from holdfast.server import messages as m
from holdfast.server.api import calls
from holdfast.server.api.access import act
from holdfast.server.guard.pipe import pipe_of
from holdfast.server.site.callers import SIGNED_OUT
from holdfast.server.site.listing import Wanted
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.mistakes import refusal_of

if TYPE_CHECKING:
    from holdfast.server.guard import Socket
    from holdfast.server.guard.pipe import Pipe
    from holdfast.server.live.tables import Tables
    from holdfast.server.site.callers import Caller
    from holdfast.server.site.house import House

#: A session is looked up again after so many seconds.
RECHECK: Final = 30 * 60
MOST_WATCHED: Final = 20
#: So many messages may wait; then the socket is not read, until there is room.
MOST_CALLS: Final = 16
#: A ping, as pages write it. Spelled otherwise it waits like anything else.
PING: Final = '{"do":"ping"}'

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(calls.AnyCall).decode


class Tab:
    """What a socket stands for: a person, what they watch, and what waits to be sent to them."""

    __slots__ = (
        "_alarm",
        "_caller",
        "_calls",
        "_checking",
        "_ended",
        "_house",
        "_pipe",
        "_socket",
        "_watched",
        "_working",
        "person",
    )

    def __init__(self, house: House, caller: Caller, socket: Socket, pipe: Pipe) -> None:
        self.person: str | None = caller.person
        self._house = house
        self._caller = caller
        self._socket = socket
        self._pipe = pipe
        self._watched: set[str] = set()
        self._calls: list[Any] = []
        self._working: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._ended = False
        self._alarm = self._set_alarm()
        house.with_tables(self._come)

    def send(self, message: bytes) -> None:
        """Let a message wait to be sent; one that is too slow is cut off."""
        if self._socket.outbox.put(message):
            self._house.metrics.sent()

    def say(self, message: m.Message) -> None:
        """Send a message."""
        self.send(encode(message))

    def welcome(self) -> None:
        """Say who we think they are."""
        self.say(m.Welcome(m.Me(self._caller.person, self._caller.name), __version__))

    def hear(self, text: str) -> None:
        """Answer a ping at once; let anything else wait until what came before is done."""
        rates = self._house.limits.rates
        try:
            if text == PING:
                self._house.limits.take(rates.pings, self._caller.person)
                self.say(m.Pong(time.time_ns() // 10**6))
                return
            self._house.limits.take(rates.commands, self._caller.person)
            self._calls.append(read_call(text))
        except Exception as mistake:
            self.say(m.Rejected(refusal_of(mistake)))
            return
        if len(self._calls) >= MOST_CALLS:
            self._pipe.wait()
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Do what waits, one after the other; say what became of it.

        Whoever has asked may be gone meanwhile: what has begun is done to its end all the same.
        """
        try:
            while self._calls and not self._ended:
                call = self._calls.pop(0)
                self._pipe.go_on()
                try:
                    await self._do(call)
                except Exception as mistake:
                    self.say(m.Rejected(refusal_of(mistake)))
        finally:
            self._working = None

    def _set_alarm(self) -> asyncio.TimerHandle:
        """Let it be found out later whether the session still holds."""
        return asyncio.get_running_loop().call_later(RECHECK, self._begin_check)

    def _begin_check(self) -> None:
        self._alarm = self._set_alarm()
        self._checking = asyncio.create_task(self._check())

    async def _check(self) -> None:
        """Find out whether the session still holds; if not, end the socket."""
        with suppress(StoreFailed):
            if not await self._house.callers.still_holds(self._caller):
                self._house.sockets.close(self._socket, SIGNED_OUT)

    def leave(self) -> None:
        """Watch nothing any more, and be here no longer."""
        self._ended = True
        self._alarm.cancel()
        self._house.lobby.leave(self)
        for table in self._watched:
            self._house.tables.unwatch(table, self)
        with suppress(Refused):  # where there were no tables yet
            self._house.tables.unlisten(self)
            self._house.tables.go(self._caller.person)

    def _come(self, tables: Tables) -> None:
        if not self._ended:
            tables.attend(self)
            tables.come(self._caller.person)

    async def _do(self, call: Any) -> None:
        match call:
            case calls.Act():
                await self._act(call)
            case calls.Watch():
                await self._watch(call)
            case calls.Unwatch():
                self._watched.discard(call.table)
                self._house.tables.unwatch(call.table, self)
            case calls.Look():
                await self._look(call)
            case calls.Unlook():
                self._house.lobby.leave(self)
            case calls.Ping():
                self.say(m.Pong(time.time_ns() // 10**6))

    async def _look(self, call: calls.Look) -> None:
        if call.game is not None:
            self._house.shelf.check(call.game)
        wanted = Wanted(call.game, call.clock, call.free, call.pages)
        await self._house.lobby.look(self, wanted)
        if self._ended:
            self._house.lobby.leave(self)

    async def _watch(self, call: calls.Watch) -> None:
        try:
            if len(self._watched) >= MOST_WATCHED:
                raise Refused(Code.TOO_FAST, seconds=1)
            with self._house.limits.counting_wrong_links(self._socket.address):
                page = await self._house.tables.watch(call.table, self, call.since)
            if self._ended:
                self._house.tables.unwatch(call.table, self)
                return
            self._watched.add(call.table)
            self.say(m.Opened(page))
        except Exception as mistake:
            self.say(m.Rejected(refusal_of(mistake), call.table))

    async def _act(self, call: calls.Act) -> None:
        try:
            where = self._socket.address
            done = await act(self._house, self._caller, where, call.table, call.command, stays=True)
            self.say(m.Acknowledged(done))
        except Exception as mistake:
            self.say(m.Rejected(refusal_of(mistake), call.table, call.command.cid))


def read_call(text: str) -> Any:
    """Return what a message says; raise ``Refused`` if it cannot be read."""
    if not text:
        raise Refused(Code.BAD_MESSAGE, says="message-not-text")
    try:
        return _decode(text)
    except RecursionError:
        raise Refused(Code.BAD_MESSAGE, says="message-too-deep") from None
    except msgspec.MsgspecError as mistake:
        raise Refused(Code.BAD_MESSAGE, detail=str(mistake)) from None


async def talk(house: House, caller: Caller, mine: Socket, socket: Any) -> None:
    """Serve a socket from now until either side ends it; ``socket`` is a Litestar ``WebSocket``."""
    await socket.accept()
    pipe = pipe_of(socket)
    tab = Tab(house, caller, mine, pipe)
    house.metrics.socket_opened()
    tab.welcome()
    pipe.listen(tab.hear, mine.outbox.give_up)
    pipe.leave(partial(_deliver, house, mine, tab, pipe))


async def _deliver(house: House, mine: Socket, tab: Tab, pipe: Pipe) -> None:
    """Send what waits for a socket, until either side ends it."""
    try:
        with suppress(Exception):  # whoever received is gone
            await mine.outbox.deliver(pipe.send_texts, pipe.send_at_once)
    finally:
        tab.leave()
        house.sockets.close(mine)
        house.metrics.socket_closed()
        with suppress(Exception):
            await pipe.end(mine.outbox.code or 1000)
