"""A house under attack: servers, their database and the cables to them, which fail as planned."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import psycopg

from tests.chaos.disk import Disk
from tests.chaos.plan import Fault, Kind
from tests.chaos.spans import Span, join, leave_out
from tests.server.cable import Cable, laying
from tests.server.cluster import Cluster
from tests.server.serving import Server, serving

PROGRAM: Final = Path(__file__).with_name("server.py")
WORKER: Final = Path(__file__).with_name("worker.py")
#: A standstill of so many seconds is noticed by the server in any case, and its time given back.
NOTICED: Final = 1.6
_SLOW: Final = 0.3  # seconds, for everything that comes through a slow cable


class Way:
    """How a client reaches the house."""

    def __init__(self, cable: Cable) -> None:
        self.cable = cable
        self.url: str | None = f"http://127.0.0.1:{cable.port}"


class House:
    """Servers that are attacked."""

    def __init__(
        self,
        data: Path,
        disk: Disk,
        cluster: Cluster | None = None,
        database: str = "",
        starter: ThreadPoolExecutor | None = None,
    ) -> None:
        """Say where the data is, on which disk, and in which database.

        ``starter`` is one thread, which has started PostgreSQL: that ends with it.
        """
        self.data = data
        self.servers: list[Server] = []
        self.workers: list[Server] = []
        self.ways: list[Way] = []
        self.faults: Counter[Kind] = Counter()
        self._stood_still: dict[Server, list[Span]] = {}
        self._ports: list[int] = []
        self.disk = disk
        self._cluster = cluster
        self._database = database
        self._dice = random.Random(0)
        self._starter = starter

    def choose_port(self) -> int:
        """Return the port of a server that is there; any client may come to any of them."""
        there = zip(self._ports, self.servers, strict=True)
        ports = [port for port, server in there if server.url is not None]
        if not ports:
            raise OSError("no server is there")
        return self._dice.choice(ports)

    @property
    def up(self) -> list[Span]:
        """From when to when somebody could play: one server at least was there, and not stopped."""
        return self._join(lambda server: server.answered)

    @property
    def lived(self) -> list[Span]:
        """The same, with the time in which we had not heard yet that a server answers."""
        return self._join(lambda server: server.up)

    def _join(self, spans_of: Callable[[Server], list[Span]]) -> list[Span]:
        still = self._stood_still
        each = (leave_out(spans_of(server), still.get(server, [])) for server in self.servers)
        return join(span for spans in each for span in spans)

    @asynccontextmanager
    async def opened(self, processes: int, ways: int) -> AsyncIterator[None]:
        """Have so many servers, each with a port of its own, and so many ways to them."""
        async with AsyncExitStack() as stack:
            for _ in range(ways):
                cable = await stack.enter_async_context(laying(self.choose_port))
                self.ways.append(Way(cable))
            given = [str(way.cable.port) for way in self.ways]
            for number in range(processes):
                self._ports.append(find_port())
                server = serving(
                    self.data,
                    str(self._ports[-1]),
                    *given,
                    program=PROGRAM,
                    jit=os.environ.get("HOLDFAST_JIT", "fast"),
                    words=self.data.parent / f"said-{self.data.name}-{number}",
                )
                self.servers.append(await stack.enter_async_context(server))
            await asyncio.gather(*(server.start() for server in self.servers))
            yield

    @asynccontextmanager
    async def working(self, count: int) -> AsyncIterator[None]:
        """Have so many workers beside the servers."""
        async with AsyncExitStack() as stack:
            for number in range(count):
                worker = serving(
                    self.data,
                    program=WORKER,
                    jit=os.environ.get("HOLDFAST_JIT", "fast"),
                    words=self.data.parent / f"said-worker-{number}",
                )
                self.workers.append(await stack.enter_async_context(worker))
            await asyncio.gather(*(worker.begin() for worker in self.workers))
            yield
            for each in self.workers:
                await each.stop()

    async def suffer(self, fault: Fault) -> None:
        """Let something go wrong; when this returns, it is over."""
        deeds: dict[Kind, Callable[[Fault], object]] = {
            Kind.KILL: self._kill,
            Kind.KILL_ALL: self._kill_all,
            Kind.KILL_STARTING: self._kill_starting,
            Kind.END: self._end,
            Kind.STOP: self._stop,
            Kind.KILL_WORKER: self._kill_worker,
            Kind.BACKENDS: self._end_backends,
            Kind.KILL_BACKEND: self._kill_backend,
            Kind.RESTART: self._restart,
            Kind.FULL: self._fill,
            Kind.PULL: self._pull,
            Kind.CUT: self._cut,
            Kind.DELAY: self._delay,
        }
        deed = deeds[fault.kind](fault)
        assert asyncio.iscoroutine(deed)
        await deed
        self.faults[fault.kind] += 1

    def said(self) -> str:
        """Return all that the servers and workers have said to stderr."""
        return "".join(each.said() for each in (*self.servers, *self.workers))

    def _choose(self, fault: Fault) -> Server:
        return self.servers[fault.whom % len(self.servers)]

    # What happens to servers

    async def _kill(self, fault: Fault) -> None:
        server = self._choose(fault)
        await server.kill()
        await asyncio.sleep(fault.lasts)
        await server.start()

    async def _kill_all(self, fault: Fault) -> None:
        await asyncio.gather(*(server.kill() for server in self.servers))
        await asyncio.sleep(fault.lasts)
        await asyncio.gather(*(server.start() for server in self.servers))

    async def _kill_starting(self, fault: Fault) -> None:
        server = self._choose(fault)
        await server.kill()
        await server.begin()
        await asyncio.sleep(fault.lasts)
        await server.kill()
        await server.start()

    async def _end(self, fault: Fault) -> None:
        server = self._choose(fault)
        await server.stop()
        await server.start()

    async def _stop(self, fault: Fault) -> None:
        server, begin = self._choose(fault), time.time()
        os.kill(server.process, signal.SIGSTOP)
        await asyncio.sleep(fault.lasts)
        end = time.time()
        os.kill(server.process, signal.SIGCONT)
        if end - begin >= NOTICED:
            self._stood_still.setdefault(server, []).append((begin, end))

    async def _kill_worker(self, fault: Fault) -> None:
        worker = self.workers[fault.whom % len(self.workers)]
        await worker.kill()
        await asyncio.sleep(fault.lasts)
        await worker.begin()

    # What happens to the database

    async def _end_backends(self, _fault: Fault) -> None:
        self._execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{self._database}' AND pid <> pg_backend_pid()"
        )

    async def _kill_backend(self, fault: Fault) -> None:
        """Kill one connection's process: PostgreSQL then ends all, and recovers."""
        found = self._execute(
            "SELECT pid FROM pg_stat_activity "
            f"WHERE datname = '{self._database}' AND pid <> pg_backend_pid() ORDER BY pid"
        )
        if found:
            with suppress(ProcessLookupError):
                os.kill(int(str(found[fault.whom % len(found)][0])), signal.SIGKILL)
        await self._wait_for_database()

    async def _restart(self, fault: Fault) -> None:
        cluster = self._cluster
        assert cluster is not None
        await self._in_starter(cluster.stop)
        await asyncio.sleep(fault.lasts)
        await self._in_starter(cluster.start)

    async def _fill(self, fault: Fault) -> None:
        self.disk.fill()
        await asyncio.sleep(fault.lasts)
        self.disk.empty()
        await self._wait_for_database()

    async def _wait_for_database(self) -> None:
        """Wait until PostgreSQL has recovered; start it if it has given up."""
        if self._cluster is not None:
            await self._in_starter(self._cluster.start_again)

    def _execute(self, statement: str) -> list[tuple[object, ...]]:
        assert self._cluster is not None
        try:
            return self._cluster.execute(statement)
        except psycopg.OperationalError:  # it recovers
            return []

    async def _in_starter(self, work: Callable[[], None]) -> None:
        """Do something with PostgreSQL, beside the clients."""
        await asyncio.get_running_loop().run_in_executor(self._starter, work)

    # What happens to cables

    async def _pull(self, fault: Fault) -> None:
        for way in self._some(fault):
            way.cable.pull()

    async def _cut(self, fault: Fault) -> None:
        ways = self._some(fault)
        for way in ways:
            way.cable.cut()
        await asyncio.sleep(fault.lasts)
        for way in ways:
            way.cable.mend()

    async def _delay(self, fault: Fault) -> None:
        ways = self._some(fault)
        for way in ways:
            way.cable.delay = _SLOW
        await asyncio.sleep(fault.lasts)
        for way in ways:
            way.cable.delay = 0.0

    def _some(self, fault: Fault) -> list[Way]:
        """Return those whom it meets: about half of them, and at least one."""
        dice = random.Random(fault.whom)
        return dice.sample(self.ways, max(1, len(self.ways) // 2))


def find_port() -> int:
    """Return a port that is free now."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
