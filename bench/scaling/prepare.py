"""What is in a database before a server starts: tables that wait, long logs, finished matches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection
from sqlalchemy import Table as Stored

import holdfast
from holdfast.core.pledge import make_pledge, make_salt
from holdfast.core.seeds import make_secret_seed
from holdfast.server.live.stored import insert
from holdfast.server.site.house import DATABASE
from holdfast.server.store import schema
from holdfast.server.store.engine import Store
from holdfast.server.store.people import add_person
from holdfast.server.store.urls import url_of
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.build import new_table
from holdfast.server.table.decide import Sender, decide
from holdfast.server.table.setup import Place, Setup
from holdfast.server.table.table import Secret, Table

HOST, GUEST = "a" * 24, "b" * 24
_SOME: Final = 200  # tables in one write
_MANY: Final = 50_000  # copies in one write


async def prepare(folder: Path, fill: Callable[[Connection], None], times: int) -> None:
    """Make a database with two people, and fill it, a part at a time."""
    folder.mkdir(exist_ok=True)
    store = Store(url_of(folder / DATABASE))
    await store.open()
    try:
        await store.write(_settle)
        for _ in range(times):
            await store.write(fill)
    finally:
        await store.close()


async def tables(folder: Path, game: str, count: int) -> None:
    """Store matches that go on, and at which nobody is."""
    left = iter(range(count))

    def fill(conn: Connection) -> None:
        for _ in zip(range(_SOME), left, strict=False):
            insert(conn, _playing(game))

    await prepare(folder, fill, -(-count // _SOME))


async def long_log(folder: Path, game: str, count: int) -> str:
    """Store a match whose log has so many entries; return its id."""
    table = _playing(game)
    for number in range(count - table.frame.version):
        _happen(table, GUEST, [ev.Said("Bert", f"So I say for the time {number}")])
    await prepare(folder, lambda conn: insert(conn, table), 1)
    return table.id


async def finished(folder: Path, game: str, count: int) -> None:
    """Store matches that are over: one that was given up, and copies with the first log entry."""
    table = _playing(game)
    _happen(table, HOST, decide(table, Sender(HOST, "Anna"), c.Resign("c2", table.frame.version)))
    assert table.frame.status == "over"
    ranges = _ranges(count - 1)

    def fill(conn: Connection) -> None:
        first, last = next(ranges)
        if first == 0:
            insert(conn, table)
            return
        _copy(conn, schema.tables, "id", table.id, first, last)
        _copy(conn, schema.members, "table_id", table.id, first, last)
        _copy(conn, schema.events, "table_id", table.id, first, last, "seq = 1")

    await prepare(folder, fill, 1 + -(-(count - 1) // _MANY))


def _ranges(count: int) -> Iterator[tuple[int, int]]:
    yield 0, 0
    for first in range(1, count + 1, _MANY):
        yield first, min(first + _MANY - 1, count)


def _copy(
    conn: Connection, stored: Stored, key: str, table: str, first: int, last: int, which: str = "1"
) -> None:
    """Copy the rows of a table so many times, each under an id of its own."""
    names = [column.name for column in stored.columns]
    values = ", ".join("printf('%032x', n)" if name == key else name for name in names)
    conn.exec_driver_sql(
        f"WITH RECURSIVE numbers(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM numbers "
        f"WHERE n < {last}) INSERT INTO {stored.name} ({', '.join(names)}) "
        f"SELECT {values} FROM {stored.name}, numbers WHERE {key} = ? AND {which}",
        (table,),
    )


def _settle(conn: Connection) -> None:
    for person, name in ((HOST, "Anna"), (GUEST, "Bert")):
        add_person(conn, person, name, 1)


def _playing(name: str) -> Table:
    """Return a match of two people that has just begun."""
    game = holdfast.game(name)
    secret = Secret(make_secret_seed(), make_salt())
    setup = Setup(name, [Place("me"), Place("open")])
    pledge = make_pledge(name, secret.seed, secret.salt)
    created = ev.Created(setup, HOST, "Anna", game.rules_version, pledge)
    table = new_table(secrets.token_hex(16), game, secret, created, _now())
    command = c.Sit("c1", table.frame.version, seat=1)
    _happen(table, GUEST, decide(table, Sender(GUEST, "Bert"), command))
    assert table.frame.status == "playing"
    return table


def _happen(table: Table, person: str, events: list[ev.Event]) -> None:
    for each in events:
        table.apply(ev.Entry(table.frame.version + 1, _now(), person, each))


def _now() -> int:
    return time.time_ns() // 10**6
