"""What those who look at the list of tables cost: the figures of bench/RESULTS.md.

    python -m bench.lobby                 1,000 onlookers, 60 tables, a change every second
    python -m bench.lobby --onlookers 200 --seconds 5
    python -m bench.lobby --smoke         ten onlookers, two seconds, to see that it works
    python -m bench.lobby --json

The processor time of the server is measured twice: while nothing changes (sockets are asked every
two seconds whether anybody is there), and while somebody sets up a table every second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from bench.loading.limits import raise_open_files
from bench.loading.onlookers import Crowd
from bench.loading.process import Server, serve

GOAL: Final = 0.1  # cores, for the changes
GAME: Final = "nim"


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    onlookers: int
    tables: int
    seconds: int


@dataclass(frozen=True)
class Found:
    """What was measured."""

    onlookers: int
    tables: int
    idle_cores: float
    changing_cores: float
    microseconds_each: float  # of processor, for each onlooker and change
    bytes_each: float  # of a message
    last_heard: float  # seconds from a change until the last onlooker has heard of it, at most
    memory_each: float  # bytes for each onlooker

    @property
    def reached(self) -> bool:
        """Whether the changes cost as little as they should."""
        return self.changing_cores - self.idle_cores <= GOAL


async def measure(plan: Plan, folder: Path, bar: Progress) -> Found:
    """Start a server, let people look, and measure."""
    async with serve("holdfast", folder / "holdfast", GAME) as server:
        crowd = Crowd(server.port)
        await crowd.host_tables(GAME, plan.tables)
        memory, task = server.memory, bar.add_task("Onlookers", total=plan.onlookers)
        await crowd.come(plan.onlookers, lambda n: bar.update(task, completed=n))
        memory = server.memory - memory
        await asyncio.sleep(2)  # what their coming has changed is told
        try:
            idle = await _idle(server, plan.seconds)
            changing, each, latest = await _change(crowd, server, plan, bar)
        finally:
            crowd.close()
        share = (changing - idle) / plan.onlookers * 1e6
        return Found(
            plan.onlookers,
            plan.tables,
            idle,
            changing,
            share,
            each,
            latest,
            memory / plan.onlookers,
        )


async def _idle(server: Server, seconds: int) -> float:
    start, cpu = time.monotonic(), server.cpu
    await asyncio.sleep(seconds)
    return (server.cpu - cpu) / (time.monotonic() - start)


async def _change(
    crowd: Crowd, server: Server, plan: Plan, bar: Progress
) -> tuple[float, float, float]:
    task, latest = bar.add_task("Changes", total=plan.seconds), 0.0
    start, cpu, messages, size = time.monotonic(), server.cpu, crowd.messages, crowd.bytes
    for number in range(plan.seconds):
        heard = crowd.messages
        await crowd.host_tables(GAME, 1)
        latest = max(latest, await crowd.hear(heard))
        await asyncio.sleep(max(0.0, start + number + 1 - time.monotonic()))
        bar.advance(task)
    cores = (server.cpu - cpu) / (time.monotonic() - start)
    return cores, (crowd.bytes - size) / (crowd.messages - messages), latest


def read_plan(given: Sequence[str] | None) -> tuple[Plan, bool]:
    """Return what to measure, and whether it is printed as JSON."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--onlookers", type=int, default=1000)
    reader.add_argument("--tables", type=int, default=60, help="in the list at the beginning")
    reader.add_argument("--seconds", type=int, default=20, help="for each of the two measurements")
    reader.add_argument("--smoke", action="store_true", help="ten onlookers, two seconds")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    asked = reader.parse_args(given)
    plan = Plan(10, 5, 2) if asked.smoke else Plan(asked.onlookers, asked.tables, asked.seconds)
    return plan, asked.json


def print_found(found: Found) -> None:
    """Print what was measured in sentences."""
    cost = found.changing_cores - found.idle_cores
    print(f"{found.onlookers} onlookers, {found.tables} tables and one more every second")
    print(f"  while nothing changes  {found.idle_cores:.1%} of a core")
    print(f"  while it changes       {found.changing_cores:.1%}; the changes: {cost:.1%}")
    print(
        f"  for each and a change  {found.microseconds_each:.0f} µs, {found.bytes_each:.0f} bytes"
    )
    print(f"  the last one heard it  {found.last_heard:.2f} s later, at most")
    print(f"  memory for each        {found.memory_each / 1024:.0f} kB")


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print; return 0 if the goal is reached."""
    plan, as_json = read_plan(given)
    raise_open_files()
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as bar:
        found = asyncio.run(measure(plan, Path(folder), bar))
    if as_json:
        print(json.dumps({"goal": found.reached, **asdict(found)}, indent=2))
    else:
        print_found(found)
    return 0 if found.reached else 1


if __name__ == "__main__":
    sys.exit(main())
