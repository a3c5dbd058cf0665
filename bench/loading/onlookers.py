"""People who look at the list of tables, and one at whose tables something changes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Final

import websockets.asyncio.client as ws

from bench.loading.pairs import connect, post

_AT_ONCE: Final = 16  # who come at the same time
_TRIES: Final = 60
_LONGEST: Final = 10.0  # seconds until everybody has heard of a change


class Crowd:
    """Sockets that look at the list of tables, and count what they hear."""

    def __init__(self, port: int) -> None:
        """Name the server's port; begin with nobody."""
        self.port = port
        self.messages = 0
        self.bytes = 0
        self._origin = {"Origin": f"http://127.0.0.1:{port}"}
        self._host: dict[str, str] = {}
        self._sockets: list[ws.ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []

    async def host_tables(self, game: str, count: int) -> None:
        """Let somebody set up tables with a seat for anybody."""
        if not self._host:
            self._host = await self._sign("Anna")
        setup = {"game": game, "seats": [{"who": "me"}, {"who": "open"}]}
        for _ in range(count):
            await self._try(setup)

    async def _try(self, setup: dict[str, Any]) -> None:
        """Set up a table; a server that has just begun may not have any yet."""
        for left in reversed(range(_TRIES)):
            try:
                await asyncio.to_thread(post, self.port, "/api/tables", setup, self._host)
                return
            except ConnectionError as problem:
                if left == 0 or "not_ready" not in str(problem):
                    raise
                await asyncio.sleep(0.5)

    async def come(self, count: int, tell: Callable[[int], None], *, look: bool = True) -> None:
        """Let so many more people connect; with ``look``, wait until they see the list."""
        for first in range(0, count, _AT_ONCE):
            some = min(_AT_ONCE, count - first)
            await asyncio.gather(*(self._come(first + number, look) for number in range(some)))
            tell(len(self._sockets))

    async def hear(self, since: int) -> float:
        """Wait until all have heard one more message; return how many seconds that took."""
        began = time.monotonic()
        while self.messages < since + len(self._sockets):
            if time.monotonic() - began > _LONGEST:
                raise ConnectionError("not everybody was told of a change")
            await asyncio.sleep(0.005)
        return time.monotonic() - began

    def close(self) -> None:
        """Listen no longer."""
        for task in self._listening:
            task.cancel()

    async def _sign(self, name: str) -> dict[str, str]:
        answer = await asyncio.to_thread(
            post, self.port, "/api/session", {"name": name}, self._origin
        )
        cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
        return {**self._origin, "Cookie": cookie}

    async def _come(self, number: int, look: bool) -> None:
        headers = await self._sign(f"Guest {number}")
        socket = await connect(f"ws://127.0.0.1:{self.port}/ws", headers)
        if look:
            await socket.send(json.dumps({"do": "look"}))
        missing = {"lobby", "mine"} if look else {"welcome"}
        while missing:
            missing.discard(json.loads(await socket.recv())["type"])
        self._sockets.append(socket)
        self._listening.append(asyncio.create_task(self._listen(socket)))

    async def _listen(self, socket: Any) -> None:
        async for text in socket:
            self.messages += 1
            self.bytes += len(text)
