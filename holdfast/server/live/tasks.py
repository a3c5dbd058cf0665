"""What goes on in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from holdfast.server.store.failures import StoreFailed

Result = TypeVar("Result")

#: What a start needs of a store that fails is tried again after so many seconds.
_AGAIN: Final = 0.5


class Tasks:
    """Tasks that go on until they end by themselves, or are stopped together."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Let something go on beside all else."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self) -> None:
        """Wait until all have ended."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def stop(self) -> None:
        """End all of them."""
        for task in tuple(self._running):
            task.cancel()
        await self.finish()


class Doing:
    """Counts what is being done, so that somebody can wait until nothing is: ``with doing:``."""

    def __init__(self) -> None:
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def __enter__(self) -> None:
        self._count += 1
        self._idle.clear()

    def __exit__(self, *problem: object) -> None:
        self._count -= 1
        if self._count == 0:
            self._idle.set()

    async def finish(self) -> None:
        """Wait until nothing is being done."""
        await self._idle.wait()


async def insist(work: Callable[[], Awaitable[Result]]) -> Result:
    """Do something until the store can do it: nobody would begin it another time."""
    while True:
        try:
            return await work()
        except StoreFailed as failure:
            if failure.why == "damaged":
                raise
            await asyncio.sleep(_AGAIN)
