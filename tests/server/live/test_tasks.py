"""What goes on in the background."""

from __future__ import annotations

import asyncio

from holdfast.server.live.tasks import Tasks


def test_what_is_finished_has_ended_by_itself_and_what_is_stopped_has_not() -> None:
    ended: list[str] = []

    async def work(name: str, seconds: float) -> str:
        try:
            await asyncio.sleep(seconds)
        finally:
            ended.append(name)
        return name

    async def main() -> None:
        tasks = Tasks()
        quick = tasks.start(work("quick", 0))
        await tasks.finish()
        assert (ended, quick.result()) == (["quick"], "quick")
        slow = tasks.start(work("slow", 60))
        await asyncio.sleep(0)
        await tasks.stop()
        assert (ended, slow.cancelled()) == (["quick", "slow"], True)

    asyncio.run(main())


def test_a_task_that_fails_does_not_keep_the_others_from_ending() -> None:
    async def fail() -> None:
        raise ValueError

    async def main() -> None:
        tasks = Tasks()
        failed = tasks.start(fail())
        await tasks.finish()
        assert isinstance(failed.exception(), ValueError)

    asyncio.run(main())
