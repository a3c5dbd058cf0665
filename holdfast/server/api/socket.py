"""One socket of one browser tab: it watches tables and sends commands."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from holdfast import __version__
from holdfast.server import messages as m
from holdfast.server.api import calls
from holdfast.server.site.desk import SIGNED_OUT
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.refusal import refusal_of

if TYPE_CHECKING:
    from holdfast.server.guard import Socket
    from holdfast.server.site.desk import Caller, Desk

#: A session is looked up again after so many seconds.
RECHECK: Final = 30 * 60
MOST_WATCHED: Final = 20

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(calls.AnyCall).decode


class Visitor:
    """What a socket stands for: a person, what they watch, and what waits to be sent to them."""

    def __init__(self, desk: Desk, caller: Caller, socket: Socket) -> None:
        self.person: str | None = caller.person
        self._desk = desk
        self._caller = caller
        self._socket = socket
        self._watched: set[str] = set()
        self._looking = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Let a message wait to be sent; a visitor who is too slow is cut off."""
        if self._socket.outbox.put(message):
            self._desk.watch.sent()

    def say(self, message: m.Message) -> None:
        """Send a message."""
        self.send(encode(message))

    def welcome(self) -> None:
        """Say who we think they are."""
        self.say(m.Welcome(m.Me(self._caller.person, self._caller.name), __version__))

    async def hear(self, text: str) -> None:
        """Do what a message asks for; say what became of it."""
        try:
            self._desk.take(self._desk.rates.commands, self._caller.person)
            await self._do(read_call(text))
        except Exception as mistake:
            self.say(m.Rejected(refusal_of(mistake)))

    async def look_out(self) -> None:
        """Send the lists whenever they change, but not more often than every second."""
        while True:
            await self._looking.wait()
            self._looking.clear()
            self.say(m.Games(self._desk.games()))
            self.say(m.Lobby(await self._desk.open_tables()))
            await asyncio.sleep(1)

    async def look_after(self) -> None:
        """Find out from time to time whether the session still holds; if not, end the socket."""
        while True:
            await asyncio.sleep(RECHECK)
            with suppress(StoreFailed):
                if not await self._desk.still_holds(self._caller):
                    self._desk.sockets.close(self._socket, SIGNED_OUT)

    def leave(self) -> None:
        """Watch nothing any more."""
        self._desk.onlookers.discard(self._looking.set)
        for table in self._watched:
            self._desk.rooms.unwatch(table, self)

    async def _do(self, call: Any) -> None:
        match call:
            case calls.Act():
                await self._act(call)
            case calls.Watch():
                await self._watch(call)
            case calls.Unwatch():
                self._watched.discard(call.table)
                self._desk.rooms.unwatch(call.table, self)
            case calls.Look():
                self._desk.onlookers.add(self._looking.set)
                self._looking.set()
            case calls.Ping():
                self.say(m.Pong(self._desk.now()))

    async def _watch(self, call: calls.Watch) -> None:
        try:
            if len(self._watched) >= MOST_WATCHED:
                raise Refused(Code.TOO_FAST, seconds=1)
            with self._desk.counting_wrong_links(self._socket.address):
                page = await self._desk.rooms.watch(call.table, self, call.since)
            self._watched.add(call.table)
            self.say(m.Opened(page))
        except Exception as mistake:
            self.say(m.Rejected(refusal_of(mistake), call.table))

    async def _act(self, call: calls.Act) -> None:
        try:
            with self._desk.counting_wrong_links(self._socket.address):
                done = await self._desk.act(call.table, self._caller, call.command)
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


async def talk(desk: Desk, caller: Caller, mine: Socket, socket: Any) -> None:
    """Serve a socket until either side ends it. ``socket`` is a Litestar ``WebSocket``."""
    await socket.accept()
    visitor = Visitor(desk, caller, mine)
    desk.watch.socket_opened()
    visitor.welcome()
    with suppress(Refused):
        desk.rooms.come(caller.person)
    tasks = [
        asyncio.create_task(_listen(socket, visitor)),
        asyncio.create_task(mine.outbox.deliver(lambda text: socket.send_text(text.decode()))),
        asyncio.create_task(visitor.look_out()),
        asyncio.create_task(visitor.look_after()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        visitor.leave()
        desk.sockets.close(mine)
        desk.watch.socket_closed()
        with suppress(Refused):
            desk.rooms.go(caller.person)
        with suppress(Exception):
            await socket.close(code=mine.outbox.code or 1000)


async def _listen(socket: Any, visitor: Visitor) -> None:
    async for text in socket.iter_data(mode="text"):
        await visitor.hear(text)
