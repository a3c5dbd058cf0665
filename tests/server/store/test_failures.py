from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from holdfast.server.store import Store, StoredEvent, StoreFailed
from holdfast.server.store.failures import tell_failure
from holdfast.server.store.log import append, load_row, read_events
from holdfast.server.store.people import add_person
from tests.server.store.conftest import Opening, event, make_table
from tests.server.store.test_engine import count_all, put, write_together

ROOT = Path(__file__).parents[3]


def set_up(conn: Connection) -> None:
    add_person(conn, "ann", "Ann", 1)
    make_table(conn, event(1))


def allow_pages(conn: Connection, more: int) -> None:
    """Let the file grow by so many pages: SQLite then says that the disk is full."""
    pages = int(conn.exec_driver_sql("PRAGMA page_count").scalar_one())
    conn.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")


def test_a_full_disk_is_told_and_leaves_nothing_half_written(opened_file: Opening) -> None:
    big = StoredEvent(3, 5, "move", "ann", None, {"text": "x" * 100_000})

    def write_much(conn: Connection) -> None:
        append(conn, "t1", 1, [event(2), big], {"status": "over"})

    async def run() -> None:
        async with opened_file() as store:
            await store.write(set_up)
            before = await store.read(lambda conn: load_row(conn, "t1"))
            await store.write(lambda conn: allow_pages(conn, 2))
            with pytest.raises(StoreFailed, match=r"holdfast\.db: the disk is full") as told:
                await store.write(write_much)
            assert told.value.why == "full"
            assert await store.read(lambda conn: load_row(conn, "t1")) == before
            assert await store.read(lambda conn: read_events(conn, "t1")) == [event(1)]

            await store.write(lambda conn: allow_pages(conn, 1000))
            await store.write(write_much)
            assert await store.read(lambda conn: read_events(conn, "t1", 1)) == [event(2), big]

    asyncio.run(run())


def test_small_works_beside_one_that_fills_the_disk(opened_file: Opening) -> None:
    def fill(conn: Connection) -> None:
        put("x" * 1_000_000)(conn)

    async def run() -> None:
        async with opened_file() as store:
            await store.write(lambda conn: allow_pages(conn, 2))
            outcomes = await write_together(store, put("a"), fill, put("b"))
            assert isinstance(outcomes[1], StoreFailed)
            assert outcomes[1].why == "full"
            stored = [each for each in outcomes if isinstance(each, str)]
            # What was told is what is there, whichever way SQLite went about it.
            assert await store.read(count_all) == len(stored)

    asyncio.run(run())


LIMITED = """
import asyncio, resource, signal, sys
from holdfast.server.store import Store, StoreFailed
from tests.server.store.test_engine import count_all, put

async def run():
    store = Store(sys.argv[1])
    await store.open()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, limits[1]))
    stored, refused = 0, []
    for number in range(40):
        try:
            await store.write(put(f"{number} " + "x" * 20_000))
            stored += 1
        except StoreFailed as failure:
            refused.append(str(failure))
    assert refused and stored, (stored, refused)
    assert await store.read(count_all) == stored
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    await store.write(put("again"))
    assert await store.read(count_all) == stored + 1
    print(refused[0])
    await store.close()

asyncio.run(run())
"""


def test_where_the_system_lets_a_file_grow_no_further_it_is_told(file: Path) -> None:
    command = [sys.executable, "-c", LIMITED, f"sqlite:///{file}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.stderr == ""
    assert "check the disk, its free space and its quota" in done.stdout


def test_a_locked_database_is_told_and_works_again_later(file: Path, opened_file: Opening) -> None:
    async def run() -> None:
        async with opened_file(patience=0.1) as store:
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="another program has locked it") as told:
                await store.write(put("a"))
            assert told.value.why == "locked"
            assert await store.read(count_all) == 0
            other.execute("ROLLBACK")
            other.close()
            assert await store.write(put("a")) == "a"

    asyncio.run(run())


def test_a_file_that_is_no_database_is_told(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"these are not the bytes of a database" * 100)
    with pytest.raises(StoreFailed, match=r"holdfast\.db: the file is no database") as told:
        asyncio.run(Store(f"sqlite:///{file}").open())
    assert told.value.why == "damaged"


def test_a_damaged_page_is_told(file: Path, opened_file: Opening) -> None:
    async def fill() -> None:
        async with opened_file() as store:
            await asyncio.gather(*(store.write(put(f"{n} " + "x" * 900)) for n in range(100)))

    async def read() -> None:
        async with opened_file() as store:
            await store.read(count_all)
            await store.read(
                lambda conn: conn.exec_driver_sql("SELECT * FROM meta ORDER BY value").all()
            )

    asyncio.run(fill())
    asyncio.run(read())
    content = bytearray(file.read_bytes())
    content[-40 * 4096 :] = b"\xff" * 40 * 4096
    file.write_bytes(content)
    with pytest.raises(StoreFailed, match="the file is damaged; restore a backup") as told:
        asyncio.run(read())
    assert told.value.why == "damaged"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "locked"),
        (sqlite3.SQLITE_LOCKED, "locked"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "damaged"),
        (sqlite3.SQLITE_NOTADB, "damaged"),
        (sqlite3.SQLITE_IOERR_FSYNC, "other"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "other"),
        (sqlite3.SQLITE_CANTOPEN, "other"),
        (sqlite3.SQLITE_ERROR, "other"),
    ],
)
def test_each_failure_of_sqlite_has_its_word(code: int, why: str) -> None:
    error = sqlite3.OperationalError("what SQLite says")
    error.sqlite_errorcode = code
    failure = tell_failure(error, "here.db")
    assert failure.why == why
    assert str(failure).startswith("here.db")
    assert "what SQLite says" in str(failure)
