"""How the table server bears load: the figures of bench/RESULTS.md.

    python -m bench.load                          500 tables, 1,000 sockets, several rates
    python -m bench.load --peers                  next to boardgame.io's server, as a ratio
    python -m bench.load --workers 2 --workers 1  so many processes on a PostgreSQL, as a ratio
    python -m bench.load --rate 200 --rate max    these rates; max is as fast as it goes
    python -m bench.load --smoke                  ten tables, a second, to see that it works
    python -m bench.load --json

A move is measured from the sending of its command until the other client hears of it. Clients are
in processes of their own. Memory and processor time are read from /proc, so this needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench.loading.client import Open, Play
from bench.loading.limits import raise_open_files
from bench.loading.process import (
    BOARDGAME_IO,
    OURS,
    CannotMeasure,
    Clients,
    Server,
    busy,
    clients,
    family_cpu,
    serve,
)

if TYPE_CHECKING:
    from tests.server.cluster import Cluster

RATES: Final = (50.0, 100.0, 200.0, 400.0, None)
GOAL_RATE: Final = 200.0
GOAL_P99: Final = 0.1  # seconds
MILLI: Final = 1000
CORES: Final = ("server", "database", "clients", "others")
#: Whose processor time is told for each move.
SPENDERS: Final = CORES[:3]
#: So many tables are set up before the memory is looked at for the first time.
_FIRST: Final = 10


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    tables: int
    rates: tuple[float | None, ...]
    seconds: float
    game: str
    clients: int


@dataclass(frozen=True)
class Step:
    """What was measured at one rate. Times are seconds; ``rate`` is None for as fast as it goes."""

    server: str
    rate: float | None
    moves_per_second: float
    p50: float
    p99: float
    longest: float
    missed: int  # moves that could not be sent, as every table still waited for its last one
    server_cores: float
    client_cores: float
    database_cores: float  # of a PostgreSQL that was started for it
    other_cores: float  # of other programs, and of other machines on the same host

    def spent(self, cores: float) -> float:
        """Return the seconds of processor time for each move."""
        return cores / self.moves_per_second


@dataclass(frozen=True)
class Target:
    """A server that is measured, and the first process of the database that it uses."""

    server: Server
    database: int | None = None

    @property
    def database_cpu(self) -> float:
        """The seconds of processor time that the database has used, in all its processes."""
        return family_cpu(self.database) if self.database else 0.0


@dataclass(frozen=True)
class Found:
    """What was measured of a server. Memory is in bytes, for a table with its two sockets."""

    server: str
    memory_at_start: int
    memory_per_table: int
    memory_per_table_at_end: int
    steps: list[Step]


async def measure(
    name: str, plan: Plan, folder: Path, bar: Progress, cluster: Cluster | None = None
) -> Found:
    """Start a server and clients, and measure at all rates."""
    database = cluster.url_of(cluster.make_database()) if cluster else None
    async with (
        serve(name, folder / name, plan.game, database) as server,
        clients(server, plan.game, plan.clients) as crowd,
    ):
        target = Target(server, cluster.pid if cluster else None)
        first = min(_FIRST * plan.clients, plan.tables // 2)
        await _open(crowd, plan, 0, first, bar)
        await _play(crowd, target, replace(plan, seconds=plan.seconds / 10), None, bar)
        start = server.memory
        await _open(crowd, plan, first, plan.tables, bar)
        opened = server.memory
        steps = [await _play(crowd, target, plan, rate, bar) for rate in plan.rates]
        more = plan.tables - first
        return Found(name, start, (opened - start) // more, (server.memory - start) // more, steps)


async def _open(crowd: Clients, plan: Plan, start: int, end: int, bar: Progress) -> None:
    task = bar.add_task("Tables", total=end)
    each = _share(end - start, plan.clients)
    await crowd.obey([Open(n) for n in each], lambda n: bar.update(task, completed=n))
    bar.remove_task(task)


async def _play(
    crowd: Clients, target: Target, plan: Plan, rate: float | None, bar: Progress
) -> Step:
    server = target.server
    total = None if rate is None else rate * plan.seconds
    task = bar.add_task(f"{server.name}, {write_rate(rate)} moves/s", total=total)
    order = Play(None if rate is None else rate / plan.clients, plan.seconds)
    start, before = time.monotonic(), (server.cpu, target.database_cpu, busy())
    played = await crowd.obey([order] * plan.clients, lambda n: bar.update(task, completed=n))
    seconds = time.monotonic() - start
    after = (server.cpu, target.database_cpu, busy())
    cpu, database_cpu, all_cpu = (now - was for was, now in zip(before, after, strict=True))
    bar.remove_task(task)
    clients_cpu = sum(each.cpu for each in played)
    took = sorted(second for each in played for second in each.took)
    if not took:
        raise CannotMeasure(f"{server.name} let nobody move")
    return Step(
        server.name,
        rate,
        sum(each.moves / each.seconds for each in played),
        quantile(took, 0.5),
        quantile(took, 0.99),
        took[-1],
        sum(each.missed for each in played),
        cpu / seconds,
        clients_cpu / seconds,
        database_cpu / seconds,
        max(0.0, all_cpu - cpu - database_cpu - clients_cpu) / seconds,
    )


def quantile(ascending: Sequence[float], share: float) -> float:
    """Return the smallest value that at least this share of the values does not exceed."""
    return ascending[max(0, -int(-share * len(ascending) // 1) - 1)]


def write_rate(rate: float | None) -> str:
    """Return a rate as it is given."""
    return "max" if rate is None else f"{rate:g}"


def read_rate(text: str) -> float | None:
    """Return a rate; ``max`` is as fast as it goes."""
    return None if text == "max" else float(text)


def _share(whole: int, parts: int) -> list[int]:
    return [whole // parts + (i < whole % parts) for i in range(parts)]


def is_reached(found: Sequence[Found]) -> bool | None:
    """Tell whether Holdfast is as quick as it should be; None if that was not measured."""
    for step in found[0].steps:
        if step.rate == GOAL_RATE:
            return step.p99 <= GOAL_P99 and step.missed == 0
    return None


def print_tables(out: Console, found: Sequence[Found]) -> None:
    """Print the figures of each server, and those of the second as a ratio to the first."""
    table = Table("server", box=None, pad_edge=False)
    for name in ("rate", "moves/s", "p50 ms", "p99 ms", "max ms", "missed", *CORES):
        table.add_column(name, justify="right")
    for step in (step for each in found for step in each.steps):
        table.add_row(
            step.server,
            write_rate(step.rate),
            f"{step.moves_per_second:.1f}",
            *(f"{second * MILLI:.1f}" for second in (step.p50, step.p99, step.longest)),
            str(step.missed),
            *(f"{cores:.2f}" for cores in (*_cores(step), step.other_cores)),
        )
    out.print(table, soft_wrap=True)
    memory = Table("memory", "at the start", "per table", "per table at the end", box=None)
    for each in found:
        memory.add_row(
            each.server,
            f"{each.memory_at_start / 2**20:.0f} MB",
            f"{each.memory_per_table / 2**10:.0f} kB",
            f"{each.memory_per_table_at_end / 2**10:.0f} kB",
        )
    out.print(memory, soft_wrap=True)
    print_spent(out, found)
    for other in found[1:]:
        print_ratios(out, found[0], other)


def _cores(step: Step) -> tuple[float, float, float]:
    """Return how many cores those have used who have to do with a move."""
    return step.server_cores, step.database_cores, step.client_cores


def print_spent(out: Console, found: Sequence[Found]) -> None:
    """Print the processor time of a move: other programs disturb it less than they do the rate."""
    table = Table("ms of a core for a move", "rate", *SPENDERS, "sum", box=None, pad_edge=False)
    for step in (step for each in found for step in each.steps):
        spent = [step.spent(cores) * MILLI for cores in _cores(step)]
        figures = (f"{each:.2f}" for each in (*spent, sum(spent)))
        table.add_row(step.server, write_rate(step.rate), *figures)
    out.print(table, soft_wrap=True)


def print_ratios(out: Console, ours: Found, theirs: Found) -> None:
    """Print how many times theirs our figures are."""
    table = Table(
        f"{ours.server} / {theirs.server}", "moves/s", "p50", "p99", "max", box=None, pad_edge=False
    )
    for mine, other in zip(ours.steps, theirs.steps, strict=True):
        table.add_row(
            write_rate(mine.rate),
            f"{mine.moves_per_second / other.moves_per_second:.2f}",
            f"{mine.p50 / other.p50:.2f}",
            f"{mine.p99 / other.p99:.2f}",
            f"{mine.longest / other.longest:.2f}",
        )
    out.print(table, soft_wrap=True)


def read_arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--tables", type=int, default=500, help="with two sockets each")
    reader.add_argument(
        "--rate", type=read_rate, action="append", help="moves a second, or max; may be repeated"
    )
    reader.add_argument("--seconds", type=float, default=20.0, help="for each rate")
    reader.add_argument("--game", default="schotten-totten")
    reader.add_argument("--clients", type=int, default=1, help="so many processes with clients")
    reader.add_argument("--peers", action="store_true", help="boardgame.io's server too")
    reader.add_argument(
        "--workers",
        type=int,
        action="append",
        help="so many processes, on a PostgreSQL that is started for it; may be repeated",
    )
    reader.add_argument("--smoke", action="store_true", help="ten tables, a second, two rates")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    return reader.parse_args(given)


def read_plan(asked: argparse.Namespace) -> Plan:
    """Return what to measure."""
    rates = tuple(asked.rate or RATES)
    if asked.smoke:
        return Plan(10, (20.0, None), 1.0, asked.game, asked.clients)
    return Plan(asked.tables, rates, asked.seconds, asked.game, asked.clients)


async def run(plan: Plan, servers: Sequence[str], bar: Progress) -> list[Found]:
    """Measure one server after the other."""
    with tempfile.TemporaryDirectory() as folder:
        return [await measure(name, plan, Path(folder), bar) for name in servers]


async def run_workers(
    plan: Plan, counts: Sequence[int], cluster: Cluster, bar: Progress
) -> list[Found]:
    """Measure our server with one number of processes after the other, on PostgreSQL."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for count in counts:
            found.append(await measure(f"{OURS} {count}", plan, Path(folder), bar, cluster))
    return found


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print; return 0 if the goal is reached or was not asked for."""
    asked = read_arguments(given)
    raise_open_files()
    if asked.peers and not (BOARDGAME_IO / "node_modules").is_dir():
        print(f"boardgame.io is not installed; run npm ci in {BOARDGAME_IO}", file=sys.stderr)
        return 2
    servers = ["holdfast", *(["boardgame.io"] if asked.peers else [])]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), console=console) as bar:
        plan = read_plan(asked)
        if asked.workers:
            # Needs the driver of PostgreSQL, which a server on SQLite does not.
            from tests.server.cluster import DURABLE, running_cluster  # noqa: PLC0415

            with running_cluster(DURABLE) as cluster:
                found = asyncio.run(run_workers(plan, asked.workers, cluster, bar))
        else:
            found = asyncio.run(run(plan, servers, bar))
    reached = is_reached(found)
    if asked.json:
        print(json.dumps({"goal": reached, "servers": [asdict(each) for each in found]}, indent=2))
    else:
        print_tables(Console(width=120), found)
    return 1 if reached is False and not asked.smoke else 0


if __name__ == "__main__":
    sys.exit(main())
