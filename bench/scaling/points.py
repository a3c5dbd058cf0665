"""One measurement: a server with so much of something, and a few tables that are played at."""

from __future__ import annotations

import asyncio
import http.client
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.loading.client import Open, Play
from bench.loading.onlookers import Crowd
from bench.loading.process import Server, clients, serve
from bench.scaling import prepare

#: What is measured while something grows; memory is in bytes, times are seconds.
METRICS: Final = ("moves_per_second", "p99", "memory", "start")


@dataclass(frozen=True)
class Effort:
    """How much is played for each measurement."""

    game: str
    tables: int
    rate: float
    seconds: float


@dataclass(frozen=True)
class Point:
    """What was measured with so much of something."""

    size: int
    moves_per_second: float  # as fast as it goes
    p99: float  # at a rate
    memory: int
    start: float  # until a table can be set up


async def measure(axis: str, size: int, effort: Effort, folder: Path) -> Point:
    """Start a server with so much of something, and measure."""
    table = await _fill(axis, size, effort.game, folder)
    began = time.monotonic()
    async with serve("holdfast", folder, effort.game) as server:
        crowd = Crowd(server.port)
        await crowd.host_tables(effort.game, 1)
        start = time.monotonic() - began
        async with _around(axis, size, crowd, server, table):
            return await _play(size, effort, server, start)


async def _fill(axis: str, size: int, game: str, folder: Path) -> str:
    """Store what is to be there before; return the table that is asked about, if any is."""
    match axis:
        case "tables":
            await prepare.tables(folder, game, size)
        case "log":
            return await prepare.long_log(folder, game, size)
        case "finished":
            await prepare.finished(folder, game, size)
    return ""


@asynccontextmanager
async def _around(
    axis: str, size: int, crowd: Crowd, server: Server, table: str
) -> AsyncIterator[None]:
    """Let people be there who connect, look, or ask, while others play."""
    asking: asyncio.Task[None] | None = None
    if axis in ("sockets", "onlookers"):
        await crowd.come(size, _ignore, look=axis == "onlookers")
    elif table:
        asking = asyncio.create_task(_ask(server.port, table))
    try:
        yield
    finally:
        crowd.close()
        if asking is not None:
            asking.cancel()
            with suppress(asyncio.CancelledError):
                await asking


async def _ask(port: int, table: str) -> None:
    """Ask for a table and its whole log again and again, as somebody who comes back does."""
    while True:
        await asyncio.to_thread(_get, port, f"/api/tables/{table}")
        await asyncio.sleep(0.5)


def _get(port: int, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        if answer.status != http.client.OK:
            raise ConnectionError(f"{path} was answered with {answer.status}")
    finally:
        connection.close()


async def _play(size: int, effort: Effort, server: Server, start: float) -> Point:
    async with clients(server, effort.game, 1) as pairs:
        await pairs.obey([Open(effort.tables)], _ignore)
        await pairs.obey([Play(None, effort.seconds / 4)], _ignore)
        [paced] = await pairs.obey([Play(effort.rate, effort.seconds)], _ignore)
        [fast] = await pairs.obey([Play(None, effort.seconds)], _ignore)
        took = sorted(paced.took)
        late = took[max(0, -(-99 * len(took) // 100) - 1)]
        return Point(size, fast.moves / fast.seconds, late, server.memory, start)


def _ignore(_count: int) -> None:
    """Take no note of how far something is."""
