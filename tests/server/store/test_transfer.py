"""Everything from one database to another: whole and checked, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from holdfast.server.store import BadStore, Store, StoredSnapshot, StoreFailed, url_of
from holdfast.server.store.log import read_events, read_snapshot, set_members, write_snapshot
from holdfast.server.store.people import add_person, add_session
from holdfast.server.store.schema import events, metadata, people
from holdfast.server.store.transfer import Content, transfer
from tests.server.store.conftest import event, make_table, opener
from tests.server.store.test_engine import put
from tests.server.store.test_migrate import schema_of

MOVES = 2500  # more than are copied at a time


def fill(conn: Connection) -> None:
    add_person(conn, "ann", "Ann", 1)
    add_person(conn, "bob", "Bób 😀 'x'", 2)
    add_session(conn, "h1", "ann", "cookie", "", 10, 20)
    make_table(conn, *(event(seq, cid=f"c{seq}", take=seq) for seq in range(1, MOVES + 1)))
    make_table(conn, event(1, person=None, text='ä " \ud800 \0'), table_id="T2", public=False)
    set_members(conn, "t1", [("ann", 0), ("bob", 1)])
    write_snapshot(conn, "t1", StoredSnapshot(7, "nim 1", bytes(range(256))))
    put("heartbeat nim")(conn)


def everything(conn: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table.name: sorted(map(tuple, conn.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }


def write(url: str, work: Callable[[Connection], Any]) -> Any:
    async def run() -> Any:
        async with opener(url)() as store:
            return await store.write(work)

    return asyncio.run(run())


def silent(_what: str, _done: int, _of: int) -> None:
    pass


@pytest.fixture
def other(tmp_path: Path) -> str:
    """A database in a file that is not there yet."""
    return url_of(tmp_path / "other" / "holdfast.db")


def test_everything_goes_there_and_back(database: str, other: str, tmp_path: Path) -> None:
    write(database, fill)
    before = write(database, everything)
    told: list[tuple[str, int, int]] = []
    counts = transfer(database, other, lambda *each: told.append(each))
    assert counts["events"] == MOVES + 1
    assert ("copying events", MOVES + 1, MOVES + 1) in told
    assert told[-1] == ("checking logs", 2, 2)
    assert write(other, everything) == before
    assert len(write(other, lambda conn: read_events(conn, "t1"))) == MOVES
    assert write(other, lambda conn: read_snapshot(conn, "t1")).seq == 7
    third = url_of(tmp_path / "third.db")
    transfer(other, third, silent)
    assert write(third, everything) == before


def test_a_file_goes_to_postgresql(database: str, other: str) -> None:
    write(other, fill)
    transfer(other, database, silent)
    assert write(database, everything) == write(other, everything)


def test_a_target_that_is_not_empty_is_refused_and_left_alone(database: str, other: str) -> None:
    write(other, fill)
    write(database, put("mine"))
    before = write(database, everything)
    with pytest.raises(BadStore, match="is not empty: it has 1 rows in meta; give a database with"):
        transfer(other, database, silent)
    assert write(database, everything) == before


def test_a_damaged_log_is_named_and_nothing_is_written(database: str, other: str) -> None:
    write(database, fill)
    write(database, lambda conn: conn.execute(update(events).where(events.c.seq == 9).values(at=1)))
    with pytest.raises(StoreFailed, match="event 9 of table t1 is damaged"):
        transfer(database, other, silent)
    assert not Path(other.removeprefix("sqlite:///")).exists()
    write(other, lambda _conn: None)
    with pytest.raises(StoreFailed, match="event 9 of table t1 is damaged"):
        transfer(database, other, silent)
    assert not any(write(other, everything).values())


def test_a_copy_that_is_not_the_same_is_not_kept(
    database: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(other, fill)
    monkeypatch.setattr(
        "holdfast.server.store.transfer._copy",
        lambda _here, there, table, *_: (
            add_person(there, "eve", "Eve", 1) and Content(1, 0)
            if table is people
            else Content(0, 0)
        ),
    )
    with pytest.raises(BadStore, match="does not give back what was copied to people"):
        transfer(other, database, silent)
    monkeypatch.undo()
    assert not any(write(database, everything).values())


def test_what_the_target_cannot_hold_is_told(lent: str, other: str) -> None:
    def name_badly(conn: Connection) -> None:
        add_person(conn, "ann", "A\0n", 1)

    write(other, name_badly)
    with pytest.raises(BadStore, match=r"does not take a row of people: .*NUL"):
        transfer(other, lent, silent)
    assert not any(write(lent, everything).values())


def test_neither_may_be_in_use(database: str, other: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        for pair in ((database, other), (other, database)):
            with pytest.raises(BadStore, match="is in use by another Holdfast server"):
                await asyncio.to_thread(transfer, *pair, silent)
        await store.close()

    write(other, fill)
    asyncio.run(run())


def test_a_database_is_not_copied_onto_itself_and_none_is_made_up(
    database: str, other: str
) -> None:
    with pytest.raises(BadStore, match="is the database itself"):
        transfer(database, database, silent)
    with pytest.raises(BadStore, match="there is no database"):
        transfer(other, database, silent)
    assert schema_of(database).keys() <= {table.name for table in metadata.sorted_tables}
