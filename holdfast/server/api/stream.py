"""A stream of one's turns, for programs: a line of JSON whenever one is to move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import msgspec

from holdfast.server import messages as m
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.mistakes import refusal_of

if TYPE_CHECKING:
    from holdfast.server.guard import Socket
    from holdfast.server.live.tables import Tables
    from holdfast.server.site.callers import Caller
    from holdfast.server.site.house import House

_KEEP_ALIVE: Final = 5.0  # seconds; it is also how a connection is noticed that is gone


class Listener:
    """Somebody who is told of their turns."""

    def __init__(self, socket: Socket) -> None:
        self.person: str | None = socket.person
        self._outbox = socket.outbox

    def send(self, message: bytes) -> None:
        """Let a message wait to be sent."""
        self._outbox.put(message)


async def turns(house: House, tables: Tables, caller: Caller, address: str) -> AsyncIterator[bytes]:
    """Yield a line for each of one's turns, those that wait already first; empty lines between.

    A stream counts as a socket of its person, and ends like one: with their session, or when the
    server stops.
    """
    mine = house.sockets.open(caller.person, address)
    if mine is None:
        yield msgspec.json.encode(m.Rejected(refusal_of(Refused(Code.TOO_FAST, seconds=1)))) + b"\n"
        return
    listener = Listener(mine)
    tables.come(caller.person)
    try:
        yield b"\n"
        await tables.listen(listener)
        async for line in _lines(mine):
            yield line
    finally:
        house.sockets.close(mine)
        tables.unlisten(listener)
        tables.go(caller.person)


async def _lines(socket: Socket) -> AsyncIterator[bytes]:
    while True:
        try:
            waiting = await asyncio.wait_for(anext(socket.outbox), _KEEP_ALIVE)
            yield b"".join(line + b"\n" for line in waiting)
        except TimeoutError:
            yield b"\n"
        except StopAsyncIteration:
            return
