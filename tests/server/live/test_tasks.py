"""What goes on in the background."""

from __future__ import annotations

import asyncio

from holdfast.server.live.tasks import Doing, Tasks


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


def test_somebody_waits_until_nothing_is_being_done() -> None:
    async def run() -> list[str]:
        doing, seen = Doing(), list[str]()
        await doing.finish()  # nothing yet

        async def work(name: str, moments: int) -> None:
            with doing:
                for _ in range(moments):
                    await asyncio.sleep(0)
                seen.append(name)

        works = [asyncio.create_task(work("short", 2)), asyncio.create_task(work("long", 5))]
        await asyncio.sleep(0)
        await doing.finish()
        seen.append("finished")
        await asyncio.gather(*works)
        return seen

    assert asyncio.run(run()) == ["short", "long", "finished"]
