"""What is due at a table happens, whichever process was there, knew of it, or could store it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from holdfast.server.live import looking, stored
from holdfast.server.live.room import Room
from holdfast.server.store import leases, log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import commands as c
from holdfast.server.table.table import Table
from tests.server.house import Ear, House, open_house, start_pair, until
from tests.server.live.test_following import Post, talk
from tests.server.live.test_others import CLOCK, Visit, kinds, others_of, two_houses, watch
from tests.server.sitting import ANN, BOB, CYD, START

pytestmark = pytest.mark.usefixtures("lent")


@pytest.fixture
def visit_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Visit], None]:
    """Visits two houses on one database that look at nothing by themselves."""
    monkeypatch.setattr(looking, "LOOK", 600)

    def run(visit: Visit) -> None:
        async def running() -> None:
            async with asyncio.timeout(120), two_houses(tmp_path, [START]) as houses:
                await visit(*houses)

        asyncio.run(running())

    return run


async def is_moved(house: House, table: str) -> bool:
    return (await kinds(house, table))["moved"] > 0


def let_bots_sleep(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no bot think at a house."""
    monkeypatch.setattr(house.tables.bots, "wake", lambda *_, **__: None)


def make_deaf(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a house hear nothing of the others."""
    monkeypatch.setattr(others_of(house)._line, "_take", lambda _: None)


def test_who_only_reads_a_table_that_nobody_has_wakes_its_bot(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program asks over HTTP alone; the process that had the table was killed."""

    async def visit(one: House, two: House) -> None:
        let_bots_sleep(one, monkeypatch)
        table = await one.set_up("bot apprentice", "me")
        await one.store.write(lambda conn: leases.end(conn, others_of(one).me))
        assert (await two.shown(table, ANN)).status == "playing"
        await until(lambda: is_moved(two, table))

    visit_both(visit)


def test_what_came_due_while_a_process_was_not_sure_happens_when_it_is(
    visit_both: Callable[[Visit], None],
) -> None:
    """The database was away for longer than a process relies on its lease, and not longer."""

    async def visit(one: House, _two: House) -> None:
        table = await one.set_up("me", "bot apprentice", "bot apprentice")
        await watch(one, table, ANN)
        others_of(one)._sure_until = 0.0
        await one.move(table, ANN)
        room = one.tables.rooms.find(table)
        assert room is not None
        assert room.thinking is None
        await others_of(one)._look()
        await until(lambda: is_up_again(one, table))

    async def is_up_again(house: House, table: str) -> bool:
        return (await kinds(house, table))["moved"] >= 3

    visit_both(visit)


def test_what_is_due_is_not_let_go_of_by_a_process_that_is_not_sure(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table, mine = await start_pair(one, clock=CLOCK), others_of(one)
        room = one.tables.rooms.find(table)
        assert room is not None
        assert room.alarm is not None
        mine._sure_until = 0.0
        room.alarm.cancel()
        room.alarm = None
        one.tables.rooms.rest()
        assert one.tables.rooms.find(table) is None
        mine._next_round = 0.0
        await mine._look()
        await until(lambda: mine.owns(table) and one.loaded(table) is not None)
        assert await others_of(two).claim_all([table]) == []

    visit_both(visit)


def test_a_table_of_which_the_store_did_not_tell_that_it_is_ours_is_taken_up(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection was lost after the commit: nobody here knows that there is such a table."""

    async def visit(one: House, two: House) -> None:
        write = one.store.write

        async def lose(work: Any, **how: Any) -> None:
            await write(work, **how)
            raise StoreFailed("other", "the connection is lost")

        with monkeypatch.context() as patch:
            patch.setattr(one.store, "write", lose)
            with pytest.raises(StoreFailed):
                await one.set_up("bot apprentice", "me")
        ((table),) = [
            row["id"] for row in await two.store.read(lambda c: log.list_of_person(c, ANN, 9))
        ]
        await watch(two, table, ANN)
        assert not others_of(two).owns(table)
        others_of(one)._next_round = 0.0
        await others_of(one)._look()
        await until(lambda: is_moved(two, table))

    visit_both(visit)


def test_a_start_at_a_store_that_fails_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = ["list_due", "read_heartbeats"]

    def fail_once(name: str) -> Any:
        work = getattr(log, name)

        def fail(conn: Any) -> Any:
            if name in failures:
                failures.remove(name)
                raise StoreFailed("other", "the connection is lost")
            return work(conn)

        return fail

    async def running() -> None:
        async with open_house(tmp_path, [START]) as one:
            let_bots_sleep(one, monkeypatch)
            table = await one.set_up("bot apprentice", "me")
        for name in tuple(failures):
            monkeypatch.setattr(log, name, fail_once(name))
        async with open_house(tmp_path, [START]) as two:
            await two.tables.go_on("nim")
            await until(lambda: is_moved(two, table))
            assert two.tables.heartbeat.games == ["nim"]
        assert failures == []

    asyncio.run(asyncio.wait_for(running(), 60))


@pytest.mark.parametrize("latecomer", [False, True])
def test_a_command_gives_back_what_the_owner_has_not_come_to(
    tmp_path: Path, *, latecomer: bool
) -> None:
    """All were killed; the owner of a table is slow, and somebody moves at another process."""

    async def running() -> None:
        now = [START]
        async with open_house(tmp_path, now) as one:
            await one.tables.go_on("nim")
            table = await start_pair(one, clock=CLOCK)
        now[0] += 30_000
        async with two_houses(tmp_path, now) as (one, two):
            assert await others_of(two).claim_all([table]) == [table]
            await one.tables.go_on("nim")
            now[0] += 5_000
            one.tables.faults.wake()
            if latecomer:
                async with open_house(tmp_path, now) as three:
                    await three.do(table, ANN, c.Say, text="hello", cid="late")
            else:
                await one.do(table, ANN, c.Say, text="hello", cid="late")
            events = await one.stored(table)
            lost = [event.body["lost"] for event in events if event.kind == "outage"]
            assert lost == [30_000]

    asyncio.run(asyncio.wait_for(running(), 60))


def test_nobody_is_refused_by_a_table_that_is_not_so_any_more(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await one.set_up("me", "open", "open")
        await one.do(table, BOB, c.Sit, seat=1)
        known = (await watch(two, table, CYD)).seen["version"]
        make_deaf(two, monkeypatch)
        await one.do(table, BOB, c.Leave)
        done = await two.do(table, CYD, c.Sit, seat=1, v=known)
        assert done.version == known + 2

    visit_both(visit)


def test_a_rematch_at_a_process_that_has_not_heard_of_the_end(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        await watch(two, table, ANN)
        make_deaf(two, monkeypatch)
        while (await one.shown(table)).status == "playing":
            await one.move(table, ANN, BOB)
        done = await two.do(table, ANN, c.Rematch, v=0)
        assert done.next is not None

    visit_both(visit)


def test_a_page_tells_no_more_than_its_table_shows(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The beginning is read from the store, where another process has stored more meanwhile."""
    monkeypatch.setattr(stored, "SNAPSHOT_EVERY", 4)

    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        for _ in range(14):
            await one.do(table, ANN, c.Say, text="hello")
        make_deaf(two, monkeypatch)
        refresh = others_of(two).refresh

        async def refresh_too_early(room: Room, known: Table) -> Table:
            newest = await refresh(room, known)
            await one.do(table, ANN, c.Say, text="too late")
            return newest

        monkeypatch.setattr(others_of(two), "refresh", refresh_too_early)
        page = await two.tables.watch(table, Ear(BOB), 0)
        held = two.loaded(table)
        assert held is not None
        assert held.log_after > 0
        assert page.story[-1].seq == page.table.version

    visit_both(visit)


def test_who_watches_is_told_though_the_one_who_changed_it_has_gone(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request is given up while it is stored: the table is let go of, and stored all the same."""

    async def visit(one: House, _two: House) -> None:
        table = await start_pair(one)
        ear = await watch(one, table, BOB)
        known = ear.seen["version"]
        room = one.tables.rooms.find(table)
        assert room is not None
        writing, write = asyncio.Event(), one.store.write

        async def write_slowly(work: Any, **how: Any) -> Any:
            begun = asyncio.ensure_future(write(work, **how))
            writing.set()
            return await asyncio.shield(begun)

        with monkeypatch.context() as patch:
            patch.setattr(one.store, "write", write_slowly)
            say = c.Say("gone", v=known, text="hello")
            saying = asyncio.create_task(one.tables.do(table, ANN, "Ann", say))
            await writing.wait()
            saying.cancel()
            with pytest.raises(asyncio.CancelledError):
                await saying
        assert room.table is None
        await until(lambda: is_said(one, table))
        await others_of(one)._look()
        await until(lambda: ear.seen["version"] == known + 1)

    async def is_said(house: House, table: str) -> bool:
        return (await kinds(house, table))["said"] == 1

    visit_both(visit)


def test_what_is_told_in_the_next_moment_is_not_looked_up(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look comes between the storing of a change and the telling of it."""
    read = list[str]()

    def read_new(_conn: Any, table_id: str, _after: int) -> list[log.StoredEvent]:
        read.append(table_id)
        return []

    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear, post = await watch(two, table, BOB), Post(two)
        version = await talk(one, table, "one")
        await post.wait(1)
        monkeypatch.setattr(log, "read_new", read_new)
        await others_of(two)._look()
        await asyncio.sleep(looking.ON_ITS_WAY / 4)
        post.deliver(0)
        assert ear.seen["version"] == version
        await asyncio.sleep(2 * looking.ON_ITS_WAY)
        assert not read

    visit_both(visit)


def test_whoever_looks_at_a_table_that_another_has_writes_nothing(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many begin to look at the moment when a match begins, and moves would wait for them."""
    asked = list[str]()

    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        claim_all = others_of(two).claim_all

        async def ask(table_ids: Sequence[str]) -> list[str]:
            asked.extend(table_ids)
            return await claim_all(table_ids)

        monkeypatch.setattr(others_of(two), "claim_all", ask)
        await watch(two, table, BOB)
        assert not asked
        left = await one.set_up()
        await two.store.write(lambda conn: leases.end(conn, others_of(one).me))
        await watch(two, left, CYD)
        # What the first process had is anybody's now: a look may take it up as well.
        assert left in asked
        assert others_of(two).owns(left)

    visit_both(visit)
