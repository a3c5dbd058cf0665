"""What only PostgreSQL does: connections that are lost, locks of others, a server that is away."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import psycopg
import pytest
from sqlalchemy import Connection, select, update

from holdfast.server.store import Conflict, Store, StoreFailed
from holdfast.server.store.failures import is_failure, tell_failure
from holdfast.server.store.log import append, read_events, read_heartbeats, touch_heartbeat
from holdfast.server.store.people import add_person
from holdfast.server.store.schema import meta
from tests.server.cluster import Cluster
from tests.server.store.conftest import Opening, event, make_table
from tests.server.store.test_engine import keys, put, write_together

LOCK = 0x486F6C6466617374


@pytest.fixture
def database(lent: str) -> str:
    """Only of this kind."""
    return lent


def find_process(conn: Connection) -> int:
    return int(conn.exec_driver_sql("SELECT pg_backend_pid()").scalar_one())


def show(name: str) -> Callable[[Connection], object]:
    return lambda conn: conn.exec_driver_sql(f"SHOW {name}").scalar()


async def kill(cluster: Cluster, process: int) -> None:
    await asyncio.to_thread(cluster.execute, f"SELECT pg_terminate_backend({process}, 5000)")


def set_up(conn: Connection) -> None:
    add_person(conn, "ann", "Ann", 1)
    make_table(conn, event(1))


def test_what_is_told_to_be_stored_is_flushed_whatever_the_database_says(
    cluster: Cluster, opened: Opening, database: str
) -> None:
    name = database.partition("@/")[2].partition("?")[0]
    cluster.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def run() -> None:
        async with opened(patience=1.5) as store:
            assert await store.write(show("synchronous_commit")) == "on"
            assert await store.write(show("lock_timeout")) == "1500ms"
            assert await store.read(show("transaction_isolation")) == "repeatable read"

    asyncio.run(run())
    cluster.execute(f"ALTER DATABASE {name} RESET synchronous_commit")


def test_a_connection_that_was_cut_between_two_works_is_nobodys_concern(
    cluster: Cluster, opened: Opening
) -> None:
    async def run() -> None:
        async with opened() as store:
            for ask in (store.write, store.read):
                await kill(cluster, await ask(find_process))
            assert await store.write(put("a")) == "a"
            assert await store.read(keys) == ["a"]

    asyncio.run(run())


def test_a_connection_that_is_cut_in_a_work_undoes_the_whole_group(
    cluster: Cluster, opened: Opening
) -> None:
    def be_cut(conn: Connection) -> None:
        cluster.execute(f"SELECT pg_terminate_backend({find_process(conn)}, 5000)")
        put("b")(conn)

    async def run() -> None:
        async with opened() as store:
            outcomes = await write_together(store, put("a"), be_cut, put("c"))
            assert [type(each) for each in outcomes] == [StoreFailed] * 3
            with pytest.raises(StoreFailed):
                await store.write(be_cut)
            with pytest.raises(StoreFailed):
                await store.read(be_cut)
            assert await store.read(keys) == []
            assert await store.write(put("d")) == "d"

    asyncio.run(run())


def test_a_server_that_is_restarted_is_found_again(cluster: Cluster, opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(put("a"))
            await store.read(keys)
            cluster.stop()
            for ask in (store.write(put("b")), store.read(keys)):
                with pytest.raises(StoreFailed, match="it cannot be reached") as told:
                    await ask
                assert "\n" not in str(told.value)
            cluster.start()
            assert await store.write(put("c")) == "c"
            assert await store.read(keys) == ["a", "c"]

    asyncio.run(run())


def test_a_statement_that_failed_in_silence_is_not_told_as_stored(opened: Opening) -> None:
    def fail_quietly(conn: Connection) -> None:
        put("b")(conn)
        with pytest.raises(Exception, match="division by zero"):
            conn.exec_driver_sql("SELECT 1/0")

    async def run() -> None:
        async with opened() as store:
            with pytest.raises(StoreFailed, match="has lost its transaction"):
                await store.write(fail_quietly)
            outcomes = await write_together(store, put("a"), fail_quietly)
            assert [type(each) for each in outcomes] == [StoreFailed] * 2
            assert await store.read(keys) == []

    asyncio.run(run())


def test_another_who_writes_to_the_table_first_is_noticed(database: str, opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            with psycopg.connect(database) as other:
                other.execute("UPDATE tables SET version = 2")
                writing = asyncio.create_task(
                    store.write(lambda conn: append(conn, "t1", 1, [event(2)], {}))
                )
                await asyncio.sleep(0.1)  # it waits for the other one's end
                assert not writing.done()
            with pytest.raises(Conflict, match="table t1 is not at version 1"):
                await writing

    asyncio.run(run())


def test_a_lock_that_is_held_too_long_fails_one_work_alone(database: str, opened: Opening) -> None:
    async def run() -> None:
        async with opened(patience=0.2) as store:
            await store.write(set_up)
            with psycopg.connect(database) as other:
                other.execute("UPDATE tables SET version = 1")
                stuck = lambda conn: append(conn, "t1", 1, [event(2)], {})  # noqa: E731
                first, failed, last = await write_together(store, put("a"), stuck, put("b"))
            assert (first, last) == ("a", "b")
            assert isinstance(failed, StoreFailed)
            assert failed.why == "locked"
            assert sorted(await store.read(keys)) == ["a", "b"]
            await store.write(stuck)
            assert len(await store.read(lambda conn: read_events(conn, "t1"))) == 2

    asyncio.run(run())


def test_groups_of_two_servers_that_wait_for_each_other_are_both_stored(opened: Opening) -> None:
    """Each has changed what the other wants to change next."""
    both = threading.Barrier(2, timeout=30)

    def change(key: str, *, wait: bool = False) -> Callable[[Connection], str]:
        def work(conn: Connection) -> str:
            conn.execute(update(meta).where(meta.c.key == key).values(value=meta.c.value + "+"))
            if wait:
                both.wait()
            return key

        return work

    def values(conn: Connection) -> dict[str, str]:
        found = conn.execute(select(meta).where(meta.c.key.in_(["a", "b"])))
        return {row.key: row.value for row in found}

    async def run() -> None:
        async with opened() as one, opened() as two:
            await write_together(one, put("a"), put("b"))
            before = await one.read(values)
            first, second = await asyncio.gather(
                write_together(one, change("a", wait=True), change("b")),
                write_together(two, change("b", wait=True), change("a")),
            )
            assert (first, second) == (["a", "b"], ["b", "a"])
            changed = {key: f"{value}++" for key, value in before.items()}
            assert await two.read(values) == changed

    asyncio.run(run())


def test_two_servers_that_are_the_first_to_say_that_they_are_there(opened: Opening) -> None:
    both = threading.Barrier(2, timeout=30)

    def beat(conn: Connection) -> None:
        conn.execute(select(1))
        both.wait()
        touch_heartbeat(conn, "nim", 7)

    async def run() -> None:
        async with opened() as one, opened() as two:
            await asyncio.gather(one.write(beat), two.write(beat))
            assert await one.read(read_heartbeats) == {"nim": 7}

    asyncio.run(run())


def test_whoever_has_lost_the_database_to_another_does_not_write(
    cluster: Cluster, database: str, opened: Opening
) -> None:
    taken = threading.Event()

    async def run() -> None:
        async with opened() as store:
            process = await store.write(find_process)
            with psycopg.connect(database, autocommit=True) as other:
                waiting = asyncio.create_task(asyncio.to_thread(take, other))
                await asyncio.sleep(0.1)
                await kill(cluster, process)
                await waiting
                with pytest.raises(StoreFailed, match="in use by another Holdfast server"):
                    await store.write(put("a"))
            assert await store.write(put("b")) == "b"
            assert await store.read(keys) == ["b"]

    def take(other: psycopg.Connection) -> None:
        other.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        taken.set()

    asyncio.run(run())
    assert taken.is_set()


def test_a_server_that_was_closed_a_moment_ago_is_not_in_the_way(opened: Opening) -> None:
    async def run() -> None:
        for number in range(5):
            async with opened() as store:
                await store.write(put(number))

    asyncio.run(run())


def test_a_user_who_may_not_make_tables_is_told_so(cluster: Cluster) -> None:
    name = cluster.make_database()
    cluster.execute("CREATE ROLE guest LOGIN")
    url = cluster.url_of(name).replace("holdfast@", "guest@")
    with pytest.raises(StoreFailed, match="this user may not do that; let them own") as told:
        asyncio.run(Store(url).open())
    assert "\n" not in str(told.value)
    cluster.drop_database(name)
    cluster.execute("DROP ROLE guest")


def test_a_database_that_is_not_there_is_told(cluster: Cluster) -> None:
    with pytest.raises(StoreFailed, match=r"it cannot be reached.*does not exist"):
        asyncio.run(Store(cluster.url_of("nowhere")).open())


def test_a_database_may_be_in_use_by_others_who_are_no_server(
    database: str, opened: Opening
) -> None:
    async def run() -> None:
        with psycopg.connect(database) as other:
            other.execute("SELECT * FROM meta")
            async with opened() as store:
                await store.write(put("a"))

    asyncio.run(run())


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (psycopg.errors.DiskFull, "full"),
        (psycopg.errors.TooManyConnections, "other"),
        (psycopg.errors.DeadlockDetected, "locked"),
        (psycopg.errors.LockNotAvailable, "locked"),
        (psycopg.errors.QueryCanceled, "locked"),
        (psycopg.errors.AdminShutdown, "other"),
        (psycopg.errors.InsufficientPrivilege, "other"),
        (psycopg.errors.IoError, "other"),
        (psycopg.errors.DataCorrupted, "damaged"),
        (psycopg.OperationalError, "other"),
    ],
)
def test_each_failure_of_postgresql_has_its_word(error: type[psycopg.Error], why: str) -> None:
    raised = error("what it says\nand more")
    assert is_failure(raised)
    failure = tell_failure(raised, "here")
    assert failure.why == why
    assert str(failure).startswith("here: ")
    assert str(failure).endswith("(what it says and more)")


@pytest.mark.parametrize(
    "error",
    [psycopg.errors.UniqueViolation, psycopg.errors.UndefinedTable, psycopg.DataError, KeyError],
)
def test_a_mistake_is_no_failure(error: type[Exception]) -> None:
    assert not is_failure(error("mine"))
