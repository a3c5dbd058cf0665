"""``holdfast`` with an application in the place of the server's own: run this file.

Files in the data folder choose how it behaves: ``broken`` does not start, ``slow`` does not end.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from holdfast.server.guard import Guard

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


class Placeholder:
    """Tells over HTTP whether the compiler is loaded, and over a socket that the server stops."""

    def __init__(self, data: Path, guard: Guard) -> None:
        self.data = data
        self.guard = guard
        self.sockets: list[Send] = []

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await getattr(self, scope["type"])(receive, send)

    async def lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        if (self.data / "broken").exists():
            raise OSError("the disk is full")
        await send({"type": "lifespan.startup.complete"})
        await receive()
        print("stopping", flush=True)
        if (self.data / "slow").exists():
            await asyncio.sleep(60)
        await asyncio.sleep(0.3)
        for tell in self.sockets:
            await tell({"type": "websocket.send", "text": "stopping"})
        await send({"type": "lifespan.shutdown.complete"})

    async def http(self, _receive: Receive, send: Send) -> None:
        loaded = [name for name in ("numba", "numpy", "holdfast.core.match") if name in sys.modules]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": f"{loaded}".encode()})

    async def websocket(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.sockets.append(send)
        while (message := await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": message["text"]})


def stand_in() -> ModuleType:
    """Return the module that stands where the server's application is."""
    module = ModuleType("holdfast.server.api.app")
    vars(module)["create_app"] = Placeholder
    return module


if __name__ == "__main__":
    from holdfast.cli import main

    sys.modules["holdfast.server.api.app"] = stand_in()
    main()
