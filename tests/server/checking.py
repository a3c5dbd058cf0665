"""What must be so of a server's data, whatever has happened to the server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, select

import holdfast
from holdfast.server.live.stored import changes, load, members
from holdfast.server.site.house import choose_url
from holdfast.server.store import Store, StoredEvent, log, schema
from holdfast.server.table.table import Table
from holdfast.server.view.show import show_story, show_table
from tests.server.clients import Client


class Stored:
    """A table as it is stored, made anew from its log."""

    def __init__(self, table: Table, events: list[StoredEvent]) -> None:
        self.table = table
        self.events = events

    def commands(self) -> Counter[str]:
        """Count how often each command is in the log."""
        return Counter(event.cid for event in self.events if event.cid is not None)

    def shown(self, person: str) -> tuple[Any, Any]:
        """Return the table and its story as a person may see them."""
        return plain(show_table(self.table, person)), plain(show_story(self.table, person, 0))


def plain(value: Any) -> Any:
    """Return what a client has of a message."""
    return msgspec.json.decode(msgspec.json.encode(value))


def read_tables(data: Path) -> dict[str, Stored]:
    """Read all tables of a server that has ended, and check that each agrees with its log."""

    async def read() -> dict[str, Stored]:
        store = Store(choose_url(data))
        await store.open()
        try:
            return await store.read(_read_all)
        finally:
            await store.close()

    return asyncio.run(read())


def _read_all(conn: Connection) -> dict[str, Stored]:
    ids = conn.scalars(select(schema.tables.c.id)).all()
    return {table_id: _read(conn, table_id) for table_id in ids}


def _read(conn: Connection, table_id: str) -> Stored:
    row = log.load_row(conn, table_id)
    assert row is not None
    game = holdfast.game(row["game"])
    table, events = load(conn, row, game, whole=True)
    assert [event.seq for event in events] == list(range(1, row["version"] + 1))
    short, _ = load(conn, row, game, whole=False)
    assert short.frame == table.frame
    assert _cards(short) == _cards(table)
    row_should = plain(changes(table, events[-1].at))
    assert {key: row[key] for key in row_should} == row_should
    seated = conn.execute(
        select(schema.members.c.person, schema.members.c.seat).where(
            schema.members.c.table_id == table_id
        )
    )
    assert sorted(map(tuple, seated)) == sorted(members(table))
    return Stored(table, events)


def _cards(table: Table) -> Any:
    match = table.match
    return match and (match.moves, match.position(len(match.moves)).tobytes())


def check_commands(clients: Iterable[Client], tables: dict[str, Stored]) -> int:
    """Check that what was acknowledged is stored once, and what was refused is not; count it."""
    stored = {id: table.commands() for id, table in tables.items()}
    done = [(cid, *told) for client in clients for cid, told in client.done.items()]
    for cid, table_id, version in done:
        assert stored[table_id][cid] == 1, cid
        assert version <= len(tables[table_id].events)
    every = sum(stored.values(), Counter[str]())
    assert not any(every[cid] for client in clients for cid in client.refused)
    assert all(count == 1 for count in every.values())
    return len(done)


def check_pictures(clients: Iterable[Client], tables: dict[str, Stored]) -> None:
    """Check that everybody's picture is what the log has made of the table."""
    for client in clients:
        for table_id, picture in client.pictures.items():
            assert (picture.table, picture.story) == tables[table_id].shown(client.person)
