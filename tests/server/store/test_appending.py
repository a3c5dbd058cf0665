"""Moves at many tables that PostgreSQL stores by one statement: each as if it were alone."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection

from holdfast.server.store import StoreFailed
from holdfast.server.store import writer as writing
from holdfast.server.store.appending import _APPEND, _FIND_MARKS, Appending, append_all
from holdfast.server.store.engine import Store
from holdfast.server.store.link import Link
from holdfast.server.store.log import Conflict, load_row, read_events
from holdfast.server.store.people import add_person
from holdfast.server.store.urls import open_url
from tests.server.store.conftest import Opening, event, make_table, opener
from tests.server.store.test_engine import put, write_together

TABLES = [f"t{number}" for number in range(6)]


@pytest.fixture
def opened(lent: str) -> Opening:
    """Opens a store on PostgreSQL."""
    return opener(lent)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The tables of each statement that was to write to several."""
    found = list[list[str]]()

    def note(conn: Connection, given: Any, marks: dict[str, str]) -> list[bool]:
        found.append([each.table_id for each in given])
        return append_all(conn, given, marks)

    monkeypatch.setattr(writing, "append_all", note)
    return found


def set_up(conn: Connection) -> None:
    add_person(conn, "ann", "Ann", 1)
    for table in TABLES:
        make_table(conn, event(1), table_id=table)


def moves(
    table: str, version: int = 1, count: int = 1, status: str = "playing", cid: str | None = None
) -> Appending:
    """Return a work that appends so many events to a table at a version."""
    numbers = range(version + 1, version + count + 1)
    events = [event(seq, cid=cid, text="„ä\u2028“") for seq in numbers]
    row = {"status": status, "public": False, "due": 77, "summary": {"won": "ä"}}
    return Appending(table, version, events, row)


async def versions(store: Store) -> list[int]:
    """Return how many events each table has; read, so that marks are looked at."""
    found = [
        await store.read(lambda conn, table=table: read_events(conn, table))  # type: ignore[misc]
        for table in TABLES
    ]
    return [len(events) for events in found]


def test_a_group_of_moves_is_one_statement(opened: Opening, asked: list[list[str]]) -> None:
    stored = list[int]()

    async def run() -> None:
        async with opened(wrote=stored.append) as store:
            await store.write(set_up)
            stored.clear()
            works = [moves(table, count=2) for table in TABLES]
            outcomes = await write_together(store, put("first"), *works, put("last"))
            assert outcomes == ["first", *[None] * len(TABLES), "last"]
            assert asked == [TABLES]
            assert stored == [1, 2, len(TABLES)]  # with what let them all wait
            assert await versions(store) == [3] * len(TABLES)
            row = await store.read(lambda conn: load_row(conn, "t3"))
            assert row is not None
            found = [row[key] for key in ("version", "updated", "status", "public", "due")]
            assert found == [3, 1003, "playing", False, 77]
            assert row["summary"] == {"won": "ä"}

    asyncio.run(run())


def test_moves_among_which_matches_end_are_two_groups(opened: Opening) -> None:
    """An end and a start are done otherwise; between moves they would take each group apart."""
    stored = list[int]()

    async def run() -> None:
        async with opened(wrote=stored.append) as store:
            await store.write(set_up)
            stored.clear()
            works = [
                moves(table, status="over" if table in TABLES[::2] else "playing")
                for table in TABLES
            ]
            assert await write_together(store, *works) == [None] * len(TABLES)
            assert stored == [1, 3, 3]  # with what let them all wait
            assert await versions(store) == [2] * len(TABLES)

    asyncio.run(run())


def test_it_stores_what_it_would_store_alone(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            await store.write(moves("t1", count=3).__call__)  # not known to be one of them
            await store.write(moves("t0", count=3))
            rows = await store.read(
                lambda conn: [
                    conn.exec_driver_sql(
                        f"SELECT e.seq, e.at, e.kind, e.person, e.cid, e.body, t.version, "
                        "t.updated, t.status, t.public, t.due, t.summary FROM events e JOIN tables "
                        f"t ON t.id = e.table_id WHERE t.id = '{table}' ORDER BY seq"
                    ).fetchall()
                    for table in ("t0", "t1")
                ]
            )
            assert rows[0] == rows[1]
            assert len(rows[0]) == 4

    asyncio.run(run())


def test_who_comes_too_late_takes_nobody_with_them(opened: Opening, asked: list[list[str]]) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            await store.write(moves("t1"))
            works = (moves("t0"), moves("t1"), moves("t9"), moves("t2", version=3), moves("t3"))
            first, late, unknown, early, last = await write_together(store, *works)
            assert (first, last) == (None, None)
            for each in (late, unknown, early):
                assert isinstance(each, Conflict)
            assert await versions(store) == [2, 2, 1, 2, 1, 1]
            assert len(asked[-1]) == 5

    asyncio.run(run())


def test_a_command_that_was_stored_before_takes_nobody_with_it(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            await store.write(moves("t1", cid="c"))
            works = (moves("t0", cid="c"), moves("t1", version=2, cid="c"), moves("t2"))
            first, again, last = await write_together(store, *works)
            assert (first, last) == (None, None)
            assert isinstance(again, Conflict)
            assert await versions(store) == [2, 2, 2, 1, 1, 1]

    asyncio.run(run())


def test_two_moves_at_one_table_are_stored_one_after_the_other(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            works = (moves("t0"), moves("t0", version=2), moves("t0"))
            first, second, late = await write_together(store, *works)
            assert (first, second) == (None, None)
            assert isinstance(late, Conflict)
            assert (await versions(store))[0] == 3

    asyncio.run(run())


def test_a_log_that_is_damaged_takes_nobody_with_it(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            await store.write(
                lambda conn: conn.exec_driver_sql("DELETE FROM events WHERE table_id = 't1'")
            )
            first, damaged = await write_together(store, moves("t0"), moves("t1"))
            assert first is None
            assert isinstance(damaged, StoreFailed)
            assert damaged.why == "damaged"

    asyncio.run(run())


def test_the_end_of_a_match_is_stored_with_all_that_follows_from_it(
    opened: Opening, asked: list[list[str]]
) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            outcomes = await write_together(store, moves("t0", status="over"), moves("t1"))
            assert outcomes == [None, None]
            assert asked == [["t1"]]
            assert (await versions(store))[:2] == [2, 2]

    asyncio.run(run())


def test_a_table_that_somebody_holds_for_too_long_fails_alone(opened: Opening, lent: str) -> None:
    async def run() -> None:
        async with opened(patience=0.2) as store:
            await store.write(set_up)
            with psycopg.connect(lent) as other:
                other.execute("UPDATE tables SET version = 1 WHERE id = 't1'")
                first, stuck, last = await write_together(store, *map(moves, TABLES[:3]))
            assert (first, last) == (None, None)
            assert isinstance(stuck, StoreFailed)
            assert stuck.why == "locked"
            assert await versions(store) == [2, 1, 2, 1, 1, 1]

    asyncio.run(run())


def test_a_connection_that_was_lost_is_made_anew_and_nobody_notices(
    opened: Opening, lent: str
) -> None:
    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            with psycopg.connect(lent, autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                    "WHERE application_name = 'holdfast write'"
                )
            outcomes = await write_together(store, *map(moves, TABLES))
            assert outcomes == [None] * len(TABLES)
            assert await versions(store) == [2] * len(TABLES)

    asyncio.run(run())


def test_a_connection_that_is_lost_in_that_moment_fails_them_all(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(conn: Connection, given: Any, _marks: Any) -> list[bool]:
        conn.connection.driver_connection.close()  # type: ignore[union-attr]
        raise psycopg.OperationalError("the connection was lost")

    async def run() -> None:
        async with opened() as store:
            await store.write(set_up)
            with monkeypatch.context() as patch:
                patch.setattr(writing, "append_all", lose)
                outcomes = await write_together(store, *map(moves, TABLES))
            assert [type(each) for each in outcomes] == [StoreFailed] * len(TABLES)
            assert await write_together(store, *map(moves, TABLES)) == [None] * len(TABLES)

    asyncio.run(run())


def test_tables_and_events_are_found_by_their_keys_even_where_there_are_few(lent: str) -> None:
    """A plan is kept, and there will be many."""
    link = Link(open_url(lent), "write", 5)
    try:
        driver: Any = link.connect().connection.driver_connection
        driver.execute("SET plan_cache_mode = force_generic_plan")
        for name, statement, values in (("f", _FIND_MARKS, "'[]'"), ("a", _APPEND, "'[]', '[]'")):
            text = statement._forms["postgresql"]
            for number in range(1, text.count("%s") + 1):
                text = text.replace("%s", f"${number}", 1)
            driver.execute(f"PREPARE {name} AS {text}")
            plan = "\n".join(
                line for (line,) in driver.execute(f"EXPLAIN EXECUTE {name}({values})")
            )
            assert "Index Scan" in plan
            assert "Seq Scan" not in plan
    finally:
        link.drop()
