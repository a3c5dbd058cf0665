from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from holdfast.server.store import BadStore, Store, StoreFailed, url_of
from holdfast.server.store.link import Link
from holdfast.server.store.schema import meta
from holdfast.server.store.writer import GROUP_SIZE
from tests.server.store.conftest import Opening


def put(key: object) -> Callable[[Connection], object]:
    def work(conn: Connection) -> object:
        conn.execute(insert(meta).values(key=str(key), value="x"))
        return key

    return work


def keys(conn: Connection) -> list[str]:
    return list(conn.scalars(select(meta.c.key)))


def count_all(conn: Connection) -> int:
    return int(conn.exec_driver_sql("SELECT count(*) FROM meta").scalar_one())


@contextmanager
def at_each_commit(hook: Callable[[], object]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:

        def commit(link: Link, conn: Connection) -> None:
            hook()
            kept(link, conn)

        kept = Link.commit
        patched.setattr(Link, "commit", commit)
        yield


class Barrier:
    """A work that holds the writer until others have queued up behind it."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self, conn: Connection) -> None:
        self.begun.set()
        assert self.may_end.wait(10)


async def write_together(store: Store, *works: Callable[[Connection], Any]) -> list[Any]:
    """Do works in one group; return what each returned or raised."""
    barrier = Barrier()
    first = asyncio.create_task(store.write(barrier))
    await asyncio.to_thread(barrier.begun.wait)
    tasks = [asyncio.create_task(store.write(work)) for work in works]
    await asyncio.sleep(0)  # each task queues its work
    barrier.may_end.set()
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_what_was_written_is_read(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            assert await store.write(put("a")) == "a"
            assert await store.read(keys) == ["a"]

    asyncio.run(run())


def test_sqlite_is_safe_against_a_power_cut(opened_file: Opening) -> None:
    def settings(conn: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def run() -> None:
        async with opened_file(patience=1.5) as store:
            assert await store.write(settings) == ["wal", 2, 1, 1500]

    asyncio.run(run())


def test_works_that_wait_are_committed_together_and_in_order(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            commits: list[None] = []
            done: list[int] = []

            def note(number: int) -> Callable[[Connection], object]:
                def work(conn: Connection) -> object:
                    done.append(number)
                    return put(number)(conn)

                return work

            numbers = list(range(GROUP_SIZE * 3))
            with at_each_commit(lambda: commits.append(None)):
                assert await write_together(store, *map(note, numbers)) == numbers
            assert len(commits) == 1 + 3
            assert done == numbers
            assert sorted(await store.read(keys)) == sorted(map(str, numbers))

    asyncio.run(run())


def test_a_work_is_told_only_after_the_commit(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            order: list[str] = []

            def committed() -> None:
                time.sleep(0.2)  # enough for one who is told too early
                order.append("commit")

            async def write(key: str) -> None:
                await store.write(put(key))
                order.append(key)

            with at_each_commit(committed):
                await asyncio.gather(write("a"), write("b"))
            assert order[0] == "commit"
            assert set(order) == {"a", "b", "commit"}

    asyncio.run(run())


def test_one_that_fails_takes_nothing_of_the_others_with_it(opened: Opening) -> None:
    def fail(conn: Connection) -> None:
        put("half")(conn)
        raise KeyError("mine")

    async def run() -> None:
        async with opened() as store:
            a, mistake, double, b = await write_together(store, put("a"), fail, put("a"), put("b"))
            assert (a, b) == ("a", "b")
            assert isinstance(mistake, KeyError)
            assert isinstance(double, IntegrityError)
            assert await store.read(keys) == ["a", "b"]

    asyncio.run(run())


def test_one_that_raises_what_no_future_takes_is_told_all_the_same(opened: Opening) -> None:
    def stop(_conn: Connection) -> None:
        raise StopIteration

    async def run() -> None:
        async with opened() as store:
            for ask in (store.write, store.read):
                with pytest.raises(RuntimeError, match="StopIteration"):
                    await asyncio.wait_for(ask(stop), 10)

    asyncio.run(run())


def who_works(_conn: Connection) -> str:
    return threading.current_thread().name


def test_what_is_quick_is_done_by_the_loop_where_the_database_is_a_file(
    opened_file: Opening,
) -> None:
    async def run() -> None:
        async with opened_file() as store:
            here = threading.current_thread().name
            works = (store.write(who_works, quick=quick) for quick in (True, False, True))
            assert await asyncio.gather(*works) == [here, "holdfast-writer", here]
            assert await store.write(put("a"), quick=True) == "a"
            assert await store.read(keys) == ["a"]

    asyncio.run(run())


def test_the_loop_does_not_wait_where_another_program_writes(
    opened_file: Opening, file: Path
) -> None:
    async def run() -> None:
        async with opened_file() as store:
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(store.write(who_works, quick=True))
            begun = time.monotonic()
            await asyncio.sleep(0.01)
            assert time.monotonic() - begun < 2
            assert not writing.done()
            other.execute("COMMIT")
            other.close()
            assert await writing == "holdfast-writer"
            assert await store.write(who_works, quick=True) == threading.current_thread().name

    asyncio.run(run())


def test_a_quick_one_that_fails_takes_nothing_of_the_others_with_it(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            works = (store.write(put(key), quick=True) for key in ("a", "b", "a", "c"))
            a, b, double, c = await asyncio.gather(*works, return_exceptions=True)
            assert (a, b, c) == ("a", "b", "c")
            assert isinstance(double, IntegrityError)
            assert sorted(await store.read(keys)) == ["a", "b", "c"]

    asyncio.run(run())


def lose_transaction(conn: Connection) -> None:
    """Do what SQLite does by itself at some errors: end the transaction."""
    conn.exec_driver_sql("ROLLBACK")


def lose_transaction_and_fail(conn: Connection) -> None:
    conn.exec_driver_sql("ROLLBACK")
    raise KeyError("after the end")


@pytest.mark.parametrize("lose", [lose_transaction, lose_transaction_and_fail])
def test_where_the_transaction_is_lost_nobody_is_told_that_it_was_stored(
    opened: Opening, lose: Callable[[Connection], None]
) -> None:
    async def run() -> None:
        async with opened() as store:
            outcomes = await write_together(store, put("a"), lose, put("b"))
            quick = [store.write(work, quick=True) for work in (put("a"), lose, put("b"))]
            outcomes += await asyncio.gather(*quick, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 6
            assert len({id(outcome) for outcome in outcomes}) == 6
            assert await store.read(keys) == []
            assert await store.write(put("c")) == "c"
            assert await store.read(keys) == ["c"]

    asyncio.run(run())


@pytest.mark.parametrize("quick", [False, True])
def test_a_commit_that_fails_undoes_the_whole_group(opened: Opening, quick: bool) -> None:
    def refuse() -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error

    async def run() -> None:
        async with opened() as store:
            with at_each_commit(refuse):
                writes = (store.write(put(key), quick=quick) for key in "ab")
                outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 2
            assert "does not read or write it" in str(outcomes[0])
            assert await store.read(keys) == []
            assert await store.write(put("a")) == "a"

    asyncio.run(run())


def test_a_caller_who_goes_away_before_the_work_begins_takes_it_along(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            barrier = Barrier()
            first = asyncio.create_task(store.write(barrier))
            await asyncio.to_thread(barrier.begun.wait)
            gone, stays = (asyncio.create_task(store.write(put(key))) for key in "ab")
            await asyncio.sleep(0)
            gone.cancel()
            first.cancel()
            await asyncio.wait([gone, first])
            barrier.may_end.set()
            assert await stays == "b"
            assert await store.read(keys) == ["b"]

    asyncio.run(run())


def test_what_waits_at_the_close_is_still_written(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            writes = [asyncio.create_task(store.write(put(number))) for number in range(200)]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*writes) == list(range(200))
        async with opened() as store:
            assert await store.read(count_all) == 200

    asyncio.run(run())


def test_a_closed_store_refuses(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.close()
            for ask in (store.write, store.read):
                with pytest.raises(StoreFailed, match="is not open"):
                    await ask(keys)

    asyncio.run(run())


# The thread says in the log why it died.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_nobody_waits_for_a_writer_that_has_died(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened() as store:
            barrier = Barrier()
            first = asyncio.create_task(store.write(barrier))
            await asyncio.to_thread(barrier.begun.wait)
            waiting = [asyncio.create_task(store.write(put(number))) for number in range(100)]
            await asyncio.sleep(0)
            monkeypatch.setattr("holdfast.server.store.writer._attempt", die)
            barrier.may_end.set()
            await first
            outcomes = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 10)
            assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 100
            with pytest.raises(StoreFailed, match="is closed; start the server again"):
                await asyncio.wait_for(store.write(put("late")), 10)

    def die(*_given: object) -> None:
        raise SystemExit

    asyncio.run(run())


def test_a_reader_sees_one_moment_and_does_not_hold_up_the_writer(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(put("a"))
            begun, may_end = threading.Event(), threading.Event()

            def look_twice(conn: Connection) -> list[int]:
                first = count_all(conn)
                begun.set()
                assert may_end.wait(10)
                return [first, count_all(conn)]

            looking = asyncio.create_task(store.read(look_twice))
            await asyncio.to_thread(begun.wait)
            await store.write(put("b"))
            may_end.set()
            assert await looking == [1, 1]
            assert await store.read(count_all) == 2

    asyncio.run(run())


def test_a_reader_does_not_write(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            with pytest.raises(StoreFailed, match="may only be read"):
                await store.read(put("a"))
            assert await store.read(keys) == []

    asyncio.run(run())


def test_a_path_with_strange_signs_works(tmp_path: Path) -> None:
    file = tmp_path / "a b%20ü#?mode=ro" / "x.db"

    async def run() -> None:
        store = Store(url_of(file))
        await store.open()
        await store.write(put("a"))
        await store.close()

    asyncio.run(run())
    assert file.exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("not a folder")
    with pytest.raises(BadStore, match=r"taken cannot be used: .*; give a data directory"):
        asyncio.run(Store(f"sqlite:///{tmp_path / 'taken' / 'x.db'}").open())


def test_the_data_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(url_of(tmp_path / "x.db"))
        await store.open()
        await store.write(put("a"))
        modes = {each.name: oct(each.stat().st_mode & 0o777) for each in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("x.db", "x.db-wal", "x.db-shm", "x.db.lock"), "0o600")
        await store.close()

    asyncio.run(run())


SECOND = """
import asyncio, sys
from holdfast.server.store import Store
asyncio.run(Store(sys.argv[1]).open())
"""


def test_a_second_server_on_the_same_file_is_refused(opened_file: Opening, file: Path) -> None:
    def start_another() -> str:
        command = [sys.executable, "-c", SECOND, url_of(file)]
        return subprocess.run(command, capture_output=True, text=True, check=False).stderr

    async def run() -> None:
        async with opened_file() as store:
            with pytest.raises(BadStore, match="in use by another Holdfast server"):
                await Store(url_of(file)).open()
            assert "in use by another Holdfast server" in start_another()
            await store.write(put("a"))
        assert start_another() == ""

    asyncio.run(run())


def test_who_has_the_file_is_named(opened_file: Opening, file: Path) -> None:
    async def run() -> None:
        async with opened_file():
            with pytest.raises(BadStore, match=rf"server \(process {os.getpid()}\)"):
                await Store(url_of(file)).open()

    asyncio.run(run())


def test_each_group_of_works_is_counted_once_it_is_stored(opened: Opening) -> None:
    groups: list[int] = []

    async def run() -> None:
        async with opened(wrote=groups.append) as store:
            await asyncio.gather(*(store.write(put(number)) for number in range(10)))
            with pytest.raises(IntegrityError):
                await store.write(put(1))

    asyncio.run(run())
    assert sum(groups) == 11
