"""A cable between client and server that can be cut: then nothing comes through, not even that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Cable:
    """Carries bytes to a port of this machine and back."""

    def __init__(self, to: int) -> None:
        self.port = 0
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()

    def cut(self) -> None:
        """Let nothing through, without a word to either side."""
        self._whole.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Be a connection."""
        there, away = await asyncio.open_connection("127.0.0.1", self._to)
        try:
            await asyncio.gather(self._pass_on(reader, away), self._pass_on(there, writer))
        finally:
            away.close()
            writer.close()

    async def _pass_on(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        while some := await source.read(1 << 16):
            await self._whole.wait()
            goal.write(some)
        await self._whole.wait()
        goal.close()


@asynccontextmanager
async def laying(to: int) -> AsyncIterator[Cable]:
    """Have a cable to a port."""
    cable = Cable(to)
    carrying: set[asyncio.Task[None]] = set()

    def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carrying.add(asyncio.create_task(cable.carry(reader, writer)))

    server = await asyncio.start_server(carry, "127.0.0.1", 0)
    cable.port = server.sockets[0].getsockname()[1]
    try:
        yield cable
    finally:
        server.close()
        for each in carrying:
            each.cancel()
        with suppress(Exception):
            await asyncio.gather(*carrying, return_exceptions=True)
