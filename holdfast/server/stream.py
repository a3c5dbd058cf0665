"""A stream of one's turns, for programs: a line of JSON whenever one is to move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from holdfast.server.guard import Outbox

if TYPE_CHECKING:
    from holdfast.server.desk import Caller, Desk

_KEEP_ALIVE: Final = 15.0  # seconds


class Listener:
    """Somebody who is told of their turns."""

    def __init__(self, person: str, size: int) -> None:
        self.person: str | None = person
        self.outbox = Outbox(size)

    def send(self, message: bytes) -> None:
        """Let a message wait to be sent."""
        self.outbox.put(message)


async def turns(desk: Desk, caller: Caller) -> AsyncIterator[bytes]:
    """Yield a line for each of one's turns, those that wait already first; empty lines between."""
    rooms = desk.rooms
    listener = Listener(caller.person, desk.guard.outbox_size)
    rooms.come(caller.person)
    try:
        yield b"\n"
        await rooms.listen(listener)
        while listener.outbox.code is None and not desk.stopping:
            try:
                yield await asyncio.wait_for(anext(listener.outbox), _KEEP_ALIVE) + b"\n"
            except TimeoutError:
                yield b"\n"
            except StopAsyncIteration:
                return
    finally:
        rooms.unlisten(listener)
        rooms.go(caller.person)
