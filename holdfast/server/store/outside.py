"""Reading a database from outside, while a server may be using it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection

from holdfast.server.store.failures import BadStore, Telling
from holdfast.server.store.link import Link
from holdfast.server.store.migrate import check_revision
from holdfast.server.store.sqlite import Sqlite
from holdfast.server.store.urls import open_url

_PATIENCE: Final = 5.0  # seconds


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """Hold one moment of a database, to read it; raise ``BadStore`` or ``StoreFailed``."""
    database = open_url(url)
    if isinstance(database, Sqlite) and not database.file.is_file():
        raise BadStore(
            f"there is no database {database.where}; give the folder of a server with --data"
        )
    link = Link(database, "read", _PATIENCE)
    try:
        with Telling(database.where), link.transaction() as connection:
            check_revision(connection, database.where)
            yield connection
    finally:
        link.drop()
