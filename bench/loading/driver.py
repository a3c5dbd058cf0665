"""Lets many pairs move at a rate, and notes how long each move took to reach the other client."""

from __future__ import annotations

import asyncio
import resource
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec

from bench.loading.pairs import Listener, Pair

_AT_ONCE: Final = 8  # tables that are set up at the same time
_PATIENCE: Final = 120.0  # seconds for tables to be set up, or for the last moves to be heard of
_GLANCE: Final = 0.02  # seconds between looks whether something has come

#: Makes a pair for a table.
Maker = Callable[[Random, Listener], Pair]


class Played(msgspec.Struct):
    """What came of a measurement: how long each move took, and how many could not be sent."""

    took: list[float]  # seconds, of each move, also of those that were heard of after the end
    moves: int  # heard of before the end
    seconds: float
    missed: int  # moves that were due while every table still waited for its last one
    cpu: float  # seconds of this process


@dataclass(frozen=True)
class Pace:
    """How fast to play, and how long; no rate is as fast as it goes."""

    rate: float | None
    seconds: float


class Driver:
    """Tables, and those of them at which a move can be made now."""

    def __init__(self, make: Maker, seed: int) -> None:
        """Begin without tables."""
        self._make = make
        self._chance = Random(seed)
        self._pairs: list[Pair] = []
        self._ready: deque[Pair] = deque()
        self._came = asyncio.Event()
        self._took: list[float] = []

    async def open(self, count: int, tell: Callable[[int], None]) -> None:
        """Set up more tables; ``tell`` hears how many there are."""
        gate = asyncio.Semaphore(_AT_ONCE)
        opened = len(self._pairs)

        async def open_one() -> None:
            nonlocal opened
            async with gate:
                pair = self._make(Random(self._chance.random()), self)
                self._pairs.append(pair)
                await pair.open()
            opened += 1
            tell(opened)

        await asyncio.gather(*(open_one() for _ in range(count)))
        await self._settle()

    async def play(self, pace: Pace, tell: Callable[[int], None]) -> Played:
        """Let the tables play; ``tell`` hears now and then how many moves were made."""
        self._took = []
        telling = asyncio.create_task(self._tell(tell))
        start, cpu = time.perf_counter(), _cpu()
        try:
            if pace.rate is None:
                missed = await self._play_on(start + pace.seconds)
            else:
                missed = await self._play_at(pace.rate, start + pace.seconds)
            moves, seconds = len(self._took), time.perf_counter() - start
            cpu = _cpu() - cpu
            await self._settle()
        finally:
            telling.cancel()
        return Played(self._took, moves, seconds, missed, cpu)

    def heard(self, seconds: float) -> None:
        """Take note how long a move took to reach the other client."""
        self._took.append(seconds)

    def ready(self, pair: Pair) -> None:
        """Take note that a pair can move now."""
        self._ready.append(pair)
        self._came.set()

    def close(self) -> None:
        """Listen no longer."""
        for pair in self._pairs:
            pair.close()

    async def _play_at(self, rate: float, end: float) -> int:
        """Send moves at random moments, so many a second, whatever became of those before."""
        due, missed = time.perf_counter(), 0
        while (due := due + self._chance.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self._ready:
                await self._ready.popleft().move()
            else:
                missed += 1
        return missed

    async def _play_on(self, end: float) -> int:
        """Let each table move as soon as it can."""
        while time.perf_counter() < end:
            if self._ready:
                await self._ready.popleft().move()
                continue
            self._came.clear()
            try:
                await asyncio.wait_for(self._came.wait(), max(0.0, end - time.perf_counter()))
            except TimeoutError:
                break
        return 0

    async def _settle(self) -> None:
        """Wait until a move can be made at every table."""
        end = time.perf_counter() + _PATIENCE
        while len(self._ready) < len(self._pairs):
            for pair in self._pairs:
                pair.check()
            if time.perf_counter() > end:
                waiting = len(self._pairs) - len(self._ready)
                raise ConnectionError(f"{waiting} tables wait for an answer for {_PATIENCE:.0f} s")
            await asyncio.sleep(_GLANCE)

    async def _tell(self, tell: Callable[[int], None]) -> None:
        while True:
            await asyncio.sleep(0.5)
            tell(len(self._took))


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
