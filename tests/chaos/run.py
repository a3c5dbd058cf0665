"""One run: people play while everything fails, tables come to their end, all is looked up."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Literal

from tests.chaos import lookup
from tests.chaos.attacked import House
from tests.chaos.disk import small_disk
from tests.chaos.gathering import BOT, SEARCHER, WAYS, Company, gather
from tests.chaos.people import follow
from tests.chaos.plan import OF_CABLES, Fault, count_kills, make_plan
from tests.chaos.report import Report
from tests.chaos.spans import overlap
from tests.server.checking import Stored, read_tables
from tests.server.clients import connected
from tests.server.cluster import Cluster
from tests.server.playing import play

Database = Literal["sqlite", "postgresql"]
DATABASES: Final[tuple[Database, ...]] = ("sqlite", "postgresql")
#: Seconds in which all tables have to come to their end when nothing fails any more.
LAST: Final = 600.0
GLANCE: Final = 0.1  # seconds
_NAME: Final = "chaos"

OnFault = Callable[[Fault], None]


@dataclass(frozen=True)
class Attack:
    """What is attacked, and how."""

    database: Database
    seed: int
    kills: int
    processes: int = 1
    workers: int = 0  # that think for bots, on PostgreSQL
    few: bool = False  # tables, of games that do not take long
    mount: bool = True  # a disk of its own, which can be filled
    minutes: float = float("inf")  # after which nothing more goes wrong


def attack(how: Attack, on_fault: OnFault = lambda _: None) -> Report:
    """Run it, and return what came of it."""
    began = time.monotonic()
    with open_house(how) as house:
        plan = plan_of(how, house)
        problems: list[str] = []
        company = Company()
        try:
            asyncio.run(play_under_attack(how, house, plan, company, on_fault))
        except* AssertionError as failed:  # of a client that was told what cannot be
            problems += [f"a client or a server failed: {each}" for each in _flat(failed)]
        tables = read_tables(house.data)
        problems += find_problems(house, company, tables, whole=not problems)
        return _report(how, house, company, tables, problems, time.monotonic() - began)


def plan_of(how: Attack, house: House) -> list[Fault]:
    """Return what will go wrong."""
    postgresql = how.database == "postgresql"
    disk = house.disk.real or not postgresql
    return make_plan(
        how.seed,
        how.kills,
        postgresql=postgresql,
        disk=disk,
        processes=how.processes,
        workers=how.workers > 0,
    )


@contextmanager
def open_house(how: Attack) -> Iterator[House]:
    """Have a house with its database in a folder, of which nothing stays."""
    folder = Path(tempfile.mkdtemp(prefix="holdfast-chaos-"))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        if how.database == "sqlite":
            stack.enter_context(_database(None))
            disk = stack.enter_context(small_disk(folder / "data", mount=how.mount))
            yield House(folder / "data", disk)
            return
        disk = stack.enter_context(small_disk(folder / "cluster", mount=how.mount))
        starter = stack.enter_context(ThreadPoolExecutor(max_workers=1))
        cluster = starter.submit(Cluster, disk.folder).result()
        stack.callback(cluster.stop)
        cluster.execute(f"CREATE DATABASE {_NAME}")
        stack.enter_context(_database(cluster.url_of(_NAME)))
        yield House(folder / "data", disk, cluster, _NAME, starter)


@contextmanager
def _database(url: str | None) -> Iterator[None]:
    """Let every server that is started use a database."""
    before = os.environ.pop("DATABASE_URL", None)
    if url is not None:
        os.environ["DATABASE_URL"] = url
    try:
        yield
    finally:
        os.environ.pop("DATABASE_URL", None)
        if before is not None:
            os.environ["DATABASE_URL"] = before


async def play_under_attack(
    how: Attack, house: House, plan: list[Fault], company: Company, on_fault: OnFault
) -> None:
    """Let everybody play, and everything fail; then let all tables come to their end."""
    stop, ending, dice = asyncio.Event(), asyncio.Event(), random.Random(how.seed)

    def again() -> bool:
        return not ending.is_set()

    bot = SEARCHER if how.workers else BOT
    async with house.opened(how.processes, WAYS), house.working(how.workers):
        await gather(house, company, few=how.few, bot=bot)
        async with connected(*company.pages) as group:
            for page in company.people:
                group.create_task(play(page, random.Random(dice.random()), stop, again))
            for program in company.programs:
                group.create_task(program.play(random.Random(dice.random()), stop, again))
            for page in (*company.tabs, *company.onlookers):
                group.create_task(follow(page, stop))
            end = time.monotonic() + 60 * how.minutes
            for fault in plan:
                if time.monotonic() > end:
                    break
                await asyncio.sleep(fault.play)
                suffered = group.create_task(house.suffer(fault))
                if fault.kind not in OF_CABLES:  # those go on while other things happen
                    await suffered
                on_fault(fault)
            ending.set()
            await _finish(company)
            stop.set()
        for server in house.servers:
            await server.stop()


async def _finish(company: Company) -> None:
    """Wait until all tables have come to their end; what has not is found out later."""
    end = time.monotonic() + LAST
    while time.monotonic() < end and not all(_ended(company)):
        await asyncio.sleep(GLANCE)


def _ended(company: Company) -> Iterator[bool]:
    for page in company.people:
        yield not page.waiting
        for table in page.watched:
            shown = page.pictures[table].table
            yield bool(shown) and shown["status"] == "over" and shown["next"] is None
    for program in company.programs:
        for shown in program.tables.values():
            yield bool(shown) and shown["status"] == "over" and shown["next"] is None


def find_problems(
    house: House, company: Company, tables: dict[str, Stored], *, whole: bool
) -> list[str]:
    """Look everything up; return what is wrong, in sentences.

    Of a run that was not played to its end, ``whole`` being false, tables and clocks say nothing.
    """
    problems = [
        *lookup.check_commands(company.records, tables),
        *lookup.check_shown(company.witness, tables),
    ]
    if whole:
        is_up, has_lived = partial(overlap, house.up), partial(overlap, house.lived)
        problems += [*lookup.check_ends(tables), *lookup.check_clocks(tables, is_up, has_lived)]
    if "Traceback" in house.said():
        problems.append(f"a server met what it did not expect: {house.said()[-3000:]}")
    return problems


def _report(
    how: Attack,
    house: House,
    company: Company,
    tables: dict[str, Stored],
    problems: list[str],
    seconds: float,
) -> Report:
    records = company.records
    statuses = [stored.table.frame.status for stored in tables.values()]
    events = [event for stored in tables.values() for event in stored.events]
    return Report(
        database=how.database,
        seed=how.seed,
        processes=how.processes,
        seconds=round(seconds, 1),
        kills=sum(count_kills(kind, how.processes) * count for kind, count in house.faults.items()),
        faults={kind.value: house.faults[kind] for kind in sorted(house.faults)},
        sent=sum(record.sent for record in records),
        repeated=sum(record.repeated for record in records),
        acknowledged=sum(len(record.done) for record in records),
        joined=lookup.count_joined(records, tables),
        refused=sum(len(record.refused) for record in records),
        tables=len(tables),
        finished=statuses.count("over"),
        events=len(events),
        bot_moves=sum(event.kind == "moved" and bool(event.body.get("bot")) for event in events),
        connections=sum(page.connections for page in company.pages),
        shown=sum(len(seen) for seen in company.witness.shown.values()),
        compared=company.witness.compared,
        given_back=sum(e.body["lost"] for e in events if e.kind == "outage") / 1000,
        disk="of its own" if house.disk.real else "of the machine",
        problems=problems,
    )


def _flat(group: BaseExceptionGroup[AssertionError]) -> Iterator[AssertionError]:
    for each in group.exceptions:
        if isinstance(each, BaseExceptionGroup):
            yield from _flat(each)
        else:
            yield each
