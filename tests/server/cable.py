"""A cable between client and server that can be cut: then nothing comes through, not even that.

It can be mended, be slow, and be pulled out, which both sides notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress


class Cable:
    """Carries bytes to a port of this machine and back; which one can be asked each time."""

    def __init__(self, to: int | Callable[[], int]) -> None:
        self.port = 0
        self.delay = 0.0  # seconds, for everything that comes through
        self._to = to
        self._ends: set[asyncio.StreamWriter] = set()
        self._whole = asyncio.Event()
        self._whole.set()

    def cut(self) -> None:
        """Let nothing through, without a word to either side."""
        self._whole.clear()

    def mend(self) -> None:
        """Let everything through again, also what has waited."""
        self._whole.set()

    def pull(self) -> None:
        """End all connections; new ones can be made at once."""
        for end in self._ends:
            end.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Be a connection."""
        try:
            port = self._to if isinstance(self._to, int) else self._to()
            there, away = await asyncio.open_connection("127.0.0.1", port)
        except OSError:  # nobody is there, which the client finds out
            writer.transport.abort()
            return
        self._ends |= {writer, away}
        try:
            await asyncio.gather(self._pass_on(reader, away), self._pass_on(there, writer))
        except OSError:
            writer.transport.abort()
        finally:
            self._ends -= {writer, away}
            away.close()
            writer.close()

    async def _pass_on(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        while some := await source.read(1 << 16):
            await self._whole.wait()
            await asyncio.sleep(self.delay)
            goal.write(some)
        await self._whole.wait()
        goal.close()


@asynccontextmanager
async def laying(to: int | Callable[[], int]) -> AsyncIterator[Cable]:
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
