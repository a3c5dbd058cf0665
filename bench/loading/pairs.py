"""Two clients at one table, as the driver sees them, whichever server it is."""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import websockets.asyncio.client as ws


class Listener(Protocol):
    """Who is told what becomes of the moves."""

    def heard(self, seconds: float) -> None:
        """Take note how long a move took to reach the other client."""
        ...

    def ready(self, pair: Pair) -> None:
        """Take note that a pair can move now."""
        ...


@dataclass(frozen=True)
class Answer:
    """What a server said to a request over HTTP."""

    headers: http.client.HTTPMessage
    body: Any


class Pair(ABC):
    """Two clients at one table. A move is made by whichever of them is to move."""

    def __init__(self, port: int, chance: Random, listener: Listener) -> None:
        """Name the server's port, where random moves come from, and who hears of them."""
        self.port = port
        self.chance = chance
        self._listener = listener
        self._sent: float | None = None  # when the move was sent that nobody has heard of yet
        self._listening: list[asyncio.Task[None]] = []

    @abstractmethod
    async def open(self) -> None:
        """Make a table, connect both clients, and sit down."""

    @abstractmethod
    async def move(self) -> None:
        """Send a move of whoever is to move."""

    @abstractmethod
    async def hear(self, seat: int, text: str) -> None:
        """Take note of what a server says to one of the clients."""

    async def connect(self, path: str, headers: list[dict[str, str]]) -> list[ws.ClientConnection]:
        """Return a socket for each client, after which ``hear`` gets what comes on them."""
        url = f"ws://127.0.0.1:{self.port}{path}"
        found = [await connect(url, each) for each in headers]
        self._listening = [
            asyncio.create_task(self._listen(seat, each)) for seat, each in enumerate(found)
        ]
        return found

    def check(self) -> None:
        """Raise what has gone wrong in a client."""
        for task in self._listening:
            if task.done():
                task.result()
                raise ConnectionError("the server has closed a socket")

    def close(self) -> None:
        """Listen no longer."""
        for task in self._listening:
            task.cancel()

    def start(self) -> None:
        """Note that a move is sent now."""
        self._sent = time.perf_counter()

    def heard(self) -> None:
        """Note that the other client hears of the move now."""
        if self._sent is not None:
            self._listener.heard(time.perf_counter() - self._sent)
            self._sent = None

    def ready(self) -> None:
        """Say that the next move can be made."""
        self._listener.ready(self)

    async def post(self, path: str, body: Any, headers: dict[str, str]) -> Answer:
        """Return the answer to a request over HTTP."""
        return await asyncio.to_thread(post, self.port, path, body, headers)

    async def _listen(self, seat: int, socket: ws.ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            await self.hear(seat, text)


async def connect(url: str, headers: dict[str, str]) -> ws.ClientConnection:
    """Return a socket."""
    return await ws.connect(
        url,
        additional_headers=headers,
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=60,
        proxy=None,
    )


def post(port: int, path: str, body: Any, headers: dict[str, str]) -> Answer:
    """Return the answer to a request over HTTP."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        typed = {"Content-Type": "application/json", **headers}
        connection.request("POST", path, json.dumps(body), typed)
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    if answer.status >= http.client.BAD_REQUEST:
        raise ConnectionError(f"{path} was answered with {answer.status}: {text.decode()[:200]}")
    return Answer(answer.headers, json.loads(text))
