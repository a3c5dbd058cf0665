"""The processes of a measurement: the server, whose memory and time are looked at, and clients."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import msgspec

from bench.loading.client import Done, Failed, Order, Progress, Report
from bench.loading.driver import Played

ROOT: Final = Path(__file__).parents[2]
BOARDGAME_IO: Final = ROOT / "bench" / "boardgame_io"
_PATIENCE: Final = 20.0  # seconds to end in good order
_COMPILING: Final = 600.0  # seconds for a game to be compiled
_GLANCE: Final = 0.1  # seconds between looks whether the game is ready
_OFTEN: Final = 20  # looks in a row that find it ready
_LONGEST_LINE: Final = 64 * 2**20  # a report has the time of each move


#: How our server is named; a number of processes may follow.
OURS: Final = "holdfast"


class CannotMeasure(Exception):
    """A server or a client has failed."""


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    name: str
    process: Process
    port: int

    @property
    def memory(self) -> int:
        """The bytes that it has in memory, in all its processes."""
        return sum(_memory(pid) for pid in self._pids)

    @property
    def cpu(self) -> float:
        """The seconds of processor time that it has used, in all its processes."""
        return family_cpu(self.process.pid)

    @property
    def _pids(self) -> list[int]:
        return _family(self.process.pid)


def family_cpu(pid: int) -> float:
    """Return the seconds of processor time that a process and those it has started have used."""
    return sum(_cpu(each) for each in _family(pid))


def _family(pid: int) -> list[int]:
    """Return a process and those that it has started and that still run."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [pid, *map(int, children.split())]


def _memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def _cpu(pid: int) -> float:
    """Return what a process has used, and those that it has started and that have ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:  # it has just ended, and is counted with whoever has started it
        return 0.0
    used = stat.rpartition(")")[2].split()[11:15]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """Return the seconds of processor time that all programs have used, or its host has taken."""
    # The two that are left out: idle, and waiting for the disk.
    user, nice, system, _, _, hard, soft, stolen = map(int, _first_line("/proc/stat").split()[1:9])
    return (user + nice + system + hard + soft + stolen) / os.sysconf("SC_CLK_TCK")


def _first_line(path: str) -> str:
    return Path(path).read_text().partition("\n")[0]


def command_for(name: str, folder: Path, game: str) -> list[str]:
    """Return what starts a server; ours may be named with a number of processes."""
    if name.startswith(OURS):
        given = [str(folder), game, *name.split()[1:]]
        return [sys.executable, "-m", "bench.loading.server", *given]
    return ["node", str(BOARDGAME_IO / "server.js"), str(folder)]


@asynccontextmanager
async def serve(
    name: str, folder: Path, game: str, database: str | None = None
) -> AsyncIterator[Server]:
    """Start a server, maybe on a database; end it."""
    folder.mkdir(exist_ok=True)
    with (folder.parent / f"{name}.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *command_for(name, folder, game),
            cwd=ROOT,
            env={
                **os.environ,
                "NODE_ENV": "production",
                **({"DATABASE_URL": database} if database else {}),
            },
            stdout=PIPE,
            stderr=log,
        )
    try:
        port = await _read_port(process)
        if name.startswith(OURS):
            await asyncio.to_thread(_wait_for_game, port)
        yield Server(name, process, port)
    finally:
        await _end(process)


@asynccontextmanager
async def clients(server: Server, game: str, count: int) -> AsyncIterator[Clients]:
    """Start processes with clients; end them."""
    started: list[Process] = []
    try:
        for seed in range(count):
            kind = server.name.split()[0]
            arguments = (kind, str(server.port), game, str(seed))
            started.append(
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "bench.loading.client", *arguments),
                    cwd=ROOT,
                    stdin=PIPE,
                    stdout=PIPE,
                    limit=_LONGEST_LINE,
                )
            )
        yield Clients(started)
    finally:
        for process in started:
            await _end(process)


class Clients:
    """Processes with clients, which share the work."""

    def __init__(self, processes: Sequence[Process]) -> None:
        self._processes = processes

    async def obey(self, orders: Sequence[Order], tell: Callable[[int], None]) -> list[Any]:
        """Give each process an order; ``tell`` hears of their progress, summed up."""
        counts = [0] * len(orders)

        async def follow(i: int) -> Played | None:
            process = self._processes[i]
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(orders[i]) + b"\n")
            async for line in process.stdout:
                report = msgspec.json.decode(line, type=Report)
                match report:
                    case Progress(count):
                        counts[i] = count
                        tell(sum(counts))
                    case Done(played):
                        return played
                    case Failed(why):
                        raise CannotMeasure(why)
            raise CannotMeasure("a process with clients has ended too early")

        return await asyncio.gather(*(follow(i) for i in range(len(orders))))


async def _read_port(process: Process) -> int:
    """Return the port that a server prints, maybe among other lines."""
    assert process.stdout is not None
    async for line in process.stdout:
        if line.strip().isdigit():
            return int(line)
    raise CannotMeasure("the server has ended before it said its port")


def _wait_for_game(port: int) -> None:
    """Return when the server has its game ready, whichever of its processes answers."""
    end, ready = time.monotonic() + _COMPILING, 0
    while time.monotonic() < end:
        with urlopen(f"http://127.0.0.1:{port}/api/health", timeout=_PATIENCE) as answer:
            status = json.load(answer)["status"]
        ready = ready + 1 if status != "starting" else 0
        if ready == _OFTEN:
            return
        time.sleep(_GLANCE)
    raise CannotMeasure(f"the game is not ready after {_COMPILING:.0f} s")


async def _end(process: Process) -> None:
    if process.returncode is not None:
        return
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), _PATIENCE)
    except TimeoutError:
        process.kill()
        await process.wait()
