"""Errands in threads: in turn, with pauses, and stopped when nobody waits for them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from holdfast.search.pauses import Stopped, pause
from holdfast.server.live.errands import Errands
from holdfast.server.live.queue import Asker

ANN, BOB = Asker("1.1.1.1", "ann"), Asker("1.1.1.1", "bob")
PATIENCE = 30.0


@asynccontextmanager
async def errands(places: int) -> AsyncIterator[Errands]:
    made = Errands(places)
    try:
        yield made
    finally:
        made.close()


def thinking(until: threading.Event, ended: list[str]) -> Callable[[], str]:
    """Return what thinks, with pauses, until something is so; it notes how it ended."""

    def work() -> str:
        end = time.monotonic() + PATIENCE
        try:
            while not until.is_set():
                assert time.monotonic() < end
                time.sleep(0.002)
                pause()
        except Stopped:
            ended.append("stopped")
            raise
        ended.append("done")
        return "thought"

    return work


def test_a_short_errand_of_another_person_does_not_wait_for_long_ones() -> None:
    async def run() -> None:
        enough = threading.Event()
        async with errands(2) as made:
            long = [
                asyncio.create_task(made.run(ANN, thinking(enough, []), live=True))
                for _ in range(20)
            ]
            await asyncio.sleep(0.05)
            # Ten of them, one after the other; the long ones go on meanwhile.
            for number in range(10):
                async with asyncio.timeout(5):
                    assert await made.run(BOB, partial(pow, number, 1), live=True) == number
            assert not any(task.done() for task in long)
            enough.set()
            assert await asyncio.gather(*long) == ["thought"] * 20

    asyncio.run(run())


def test_no_more_run_at_one_time_than_there_are_places() -> None:
    running, most = 0, 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal running, most
        for _ in range(5):
            with lock:
                running += 1
                most = max(most, running)
            time.sleep(0.002)
            with lock:
                running -= 1
            pause()

    async def run() -> None:
        async with errands(2) as made:
            askers = [Asker("here", str(number)) for number in range(12)]
            await asyncio.gather(*(made.run(asker, work, live=True) for asker in askers))

    asyncio.run(run())
    assert most == 2


def test_an_errand_that_nobody_waits_for_is_stopped_whether_it_has_begun_or_not() -> None:
    async def run() -> None:
        never, ended = threading.Event(), list[str]()
        async with errands(1) as made:
            begun = asyncio.create_task(made.run(ANN, thinking(never, ended), live=True))
            waiting = asyncio.create_task(made.run(ANN, thinking(never, ended), live=True))
            await asyncio.sleep(0.05)
            waiting.cancel()
            begun.cancel()
            await asyncio.gather(begun, waiting, return_exceptions=True)
            async with asyncio.timeout(5):
                assert await made.run(BOB, lambda: 1, live=True) == 1
            assert ended == ["stopped"]

    asyncio.run(run())


def test_what_an_errand_raises_is_raised_to_who_waits_and_its_place_is_free_again() -> None:
    def fail() -> None:
        raise ValueError("no idea")

    async def run() -> None:
        async with errands(1) as made:
            with pytest.raises(ValueError, match="no idea"):
                await made.run(ANN, fail, live=True)
            assert await made.run(ANN, lambda: 2, live=True) == 2

    asyncio.run(run())


def test_what_is_idle_has_the_places_that_are_left_and_is_in_nobodys_way() -> None:
    async def run() -> None:
        enough, never = threading.Event(), threading.Event()
        async with errands(2) as made:
            idle = [
                asyncio.create_task(made.run(ANN, thinking(enough, []), live=False, idle=True))
                for _ in range(4)
            ]
            await asyncio.sleep(0.05)
            # It begins at once, not at the next pause of what is idle.
            begun = threading.Event()

            def work() -> bool:
                begun.set()
                return len(made._begun) > 0 and made._running == 1

            assert await made.run(BOB, work, live=True)
            assert begun.is_set()
            # Patient ones come first, too; while they fill all places nothing idle goes on.
            others = [
                asyncio.create_task(made.run(BOB, thinking(never, []), live=False))
                for _ in range(2)
            ]
            async with asyncio.timeout(5):
                while made._idling:
                    await asyncio.sleep(0.002)
            enough.set()
            await asyncio.sleep(0.1)
            assert not any(task.done() for task in idle)
            never.set()
            assert await asyncio.gather(*others, *idle) == ["thought"] * 6

    asyncio.run(run())


def test_an_idle_errand_is_stopped_whether_it_runs_is_paused_or_has_not_begun() -> None:
    async def run() -> None:
        never, ended = threading.Event(), list[str]()
        async with errands(1) as made:
            idle = [
                asyncio.create_task(made.run(ANN, thinking(never, ended), live=False, idle=True))
                for _ in range(3)
            ]
            await asyncio.sleep(0.05)
            for each in idle:
                each.cancel()
            await asyncio.gather(*idle, return_exceptions=True)
            async with asyncio.timeout(5):
                while made._idling or made._running:
                    await asyncio.sleep(0.002)
                assert await made.run(BOB, lambda: 1, live=False, idle=True) == 1
            assert set(ended) == {"stopped"}

    asyncio.run(run())


def test_closing_ends_what_runs_and_what_is_paused() -> None:
    async def run() -> list[str]:
        never, ended = threading.Event(), list[str]()
        async with errands(1) as made:
            for asker in (ANN, BOB):  # one of them is always paused
                task = asyncio.create_task(made.run(asker, thinking(never, ended), live=True))
                task.add_done_callback(lambda done: done.cancelled() or done.exception())
            await asyncio.sleep(0.1)
            made.close()
            end = time.monotonic() + PATIENCE
            while len(ended) < 2 and time.monotonic() < end:
                await asyncio.sleep(0.01)
        return ended

    assert asyncio.run(run()) == ["stopped", "stopped"]
