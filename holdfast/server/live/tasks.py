"""What goes on in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


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
