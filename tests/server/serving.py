"""A server in a process of its own, which can be killed and started again on the same data."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

PROGRAM = Path(__file__).with_name("nim_server.py")
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds: a machine may be busy
LOADING = 600.0  # seconds, for what is imported, compiled or loaded before the first start


class Server:
    """A server with nim; ``url`` is where it is, and None while it is not there."""

    def __init__(self, data: Path, starter: Process, words: Path) -> None:
        self.data = data
        self.url: str | None = None
        self.up: list[tuple[float, float]] = []  # from when to when there was a process
        self.answered: list[tuple[float, float]] = []  # from when to when it did, of that
        self._starter = starter
        self._words = words
        self._process: int | None = None
        self._began = 0.0
        self._answers = 0.0

    async def begin(self) -> None:
        """Start a process, which does not answer yet."""
        assert self._starter.stdin is not None
        patience = PATIENCE if self._began else LOADING
        self._began = time.time()
        self._starter.stdin.write(b"\n")
        self._process = int(await self._read("process ", patience))

    async def start(self) -> None:
        """Start, and wait until it answers."""
        await self.begin()
        self.url = await self._read("On this machine:")
        self._answers = time.time()

    async def send(self, what: signal.Signals) -> int:
        """Send a signal that ends the process, unless it has ended; return its exit code."""
        with suppress(ProcessLookupError):
            os.kill(self.process, what)
        code = int(await self._read("ended "))
        self.up.append((self._began, time.time()))
        if self.url is not None:
            self.answered.append((self._answers, time.time()))
        self.url = self._process = None
        return code

    async def kill(self) -> None:
        """Kill it; it notices nothing."""
        assert await self.send(signal.SIGKILL) == -signal.SIGKILL

    async def stop(self) -> None:
        """Stop it as one should."""
        assert await self.send(signal.SIGTERM) == 0

    @property
    def process(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process

    def said(self) -> str:
        """Return all that it has said to stderr."""
        return self._words.read_text()

    async def end(self) -> None:
        """End the process, if there is one, and what starts it."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
        # It may be about to start a process of which we do not know.
        with suppress(ProcessLookupError):
            os.killpg(self._starter.pid, signal.SIGKILL)
        await self._starter.wait()

    async def _read(self, begin: str, patience: float = PATIENCE) -> str:
        """Return the rest of the line that begins like this."""
        assert self._starter.stdout is not None
        while line := (await asyncio.wait_for(self._starter.stdout.readline(), patience)).decode():
            if line.startswith(begin):
                return line.removeprefix(begin).strip()
            if line.startswith("ended"):
                self._process = None
                break
        raise AssertionError(f"waited for {begin!r}; the server ended: {self.said()}")


@asynccontextmanager
async def serving(
    data: Path,
    *given: str,
    program: Path = PROGRAM,
    jit: str = "off",
    words: Path | None = None,
) -> AsyncIterator[Server]:
    """Have a server, which is to be started; ``words`` is where it writes what it says."""
    data.mkdir(parents=True, exist_ok=True)
    words = words or data / "said"
    with words.open("a") as said:
        starter = await asyncio.create_subprocess_exec(
            *(sys.executable, "-X", "faulthandler", str(program), str(data), *given),
            env={**os.environ, "HOLDFAST_JIT": jit, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            stdin=PIPE,
            stdout=PIPE,
            stderr=said,
            start_new_session=True,  # it ends with all that it has started
        )
    server = Server(data, starter, words)
    try:
        yield server
    finally:
        await server.end()
