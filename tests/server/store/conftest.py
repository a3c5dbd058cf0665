from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from holdfast.server.store import Store, StoredEvent, url_of
from holdfast.server.store.link import Link
from holdfast.server.store.log import create_table
from holdfast.server.store.people import add_person
from holdfast.server.store.schema import metadata
from holdfast.server.store.urls import open_url

Opening = Callable[..., AbstractAsyncContextManager[Store]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "holdfast.db"


@pytest.fixture
def opened(database: str) -> Opening:
    """Opens a store, of each kind of database."""
    return opener(database)


@pytest.fixture
def opened_file(file: Path) -> Opening:
    """Opens a store in a file, for what only SQLite does."""
    return opener(url_of(file))


def opener(url: str) -> Opening:
    @asynccontextmanager
    async def opening(**settings: Any) -> AsyncIterator[Store]:
        store = Store(url, **settings)
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    return opening


@pytest.fixture
def conn(database: str) -> Iterator[Connection]:
    """A connection to a database with two people, as a work is given it."""
    link = Link(open_url(database), "write", 5)
    metadata.create_all(link.connect())
    connection = link.begin()
    add_person(connection, "ann", "Ann", 1)
    add_person(connection, "bob", "Bob", 2)
    yield connection
    link.undo()
    link.drop()


def event(seq: int, cid: str | None = None, person: str | None = "ann", **body: Any) -> StoredEvent:
    return StoredEvent(seq, 1000 + seq, "move", person, cid, body)


def row(table_id: str = "t1", **changes: Any) -> dict[str, Any]:
    given = {
        "id": table_id,
        "game": "nim",
        "rules": 1,
        "status": "playing",
        "public": True,
        "host": "ann",
        "created": 1000,
        "updated": 1000,
        "due": None,
        "seed": str(2**64 + 1),
        "salt": "salt",
        "summary": {"seats": ["Ann", None]},
    }
    return given | changes


def make_table(conn: Connection, *events: StoredEvent, **changes: Any) -> None:
    create_table(conn, row(**changes), events)
