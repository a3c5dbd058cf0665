"""Everything from one database to another, of whatever kind: all of it or nothing.

Both belong to nobody else meanwhile. The copy is read back before it is kept: every row is
compared, and every log is followed from mark to mark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from holdfast.server.store.database import Database
from holdfast.server.store.failures import BadStore, Telling, is_failure
from holdfast.server.store.link import Link
from holdfast.server.store.log import read_events
from holdfast.server.store.migrate import upgrade
from holdfast.server.store.schema import leases, metadata, processes, tables, thoughts, workers
from holdfast.server.store.sqlite import Sqlite
from holdfast.server.store.urls import open_url

_PATIENCE: Final = 5.0  # seconds
_BATCH: Final = 1000  # rows
_DIGEST: Final = 16  # bytes
#: What is of processes that run, and what is there when none does.
_PASSING: Final = (processes, leases, workers, thoughts)
_LASTING: Final = [each for each in metadata.sorted_tables if each not in _PASSING]

#: Called with what is done, how much of it, and of how much.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Content:
    """What is in a table of a database: how many rows, and a digest of them in any order."""

    count: int
    digest: int


def transfer(source: str, target: str, progress: Progress) -> dict[str, int]:
    """Copy everything to an empty database; return how many rows each table has.

    Raises:
        BadStore: One of them is in use or not ours, or the target is not empty.
        StoreFailed: One of them failed, or a log is damaged; the target is as it was.
    """
    old, new = open_url(source), open_url(target)
    if old.where == new.where:
        raise BadStore(f"{new.where} is the database itself; give another for the copy")
    if isinstance(old, Sqlite) and not old.file.is_file():
        raise BadStore(f"there is no database {old.where}; give the folder of a server with --data")
    with (
        _held(old) as reading,
        _made_whole(new),
        _held(new) as writing,
        reading.transaction() as here,
        writing.transaction() as there,
    ):
        upgrade(here, old.where)
        upgrade(there, new.where)
        _check_empty(there, new.where)
        copied = {table.name: _copy(here, there, table, new.where, progress) for table in _LASTING}
        for table in _LASTING:
            _compare(there, table, copied[table.name], new.where)
        _follow_logs(there, progress)
    return {name: content.count for name, content in copied.items()}


@contextmanager
def _held(database: Database) -> Iterator[Link]:
    """Have a database that no server uses, by a link that may change its tables."""
    hold = database.hold()
    claim, link = Link(database, "own", _PATIENCE), Link(database, "migrate", _PATIENCE)
    try:
        with Telling(database.where):
            claim.connect()  # PostgreSQL refuses here where a server runs
            yield link
    finally:
        link.drop()
        claim.drop()
        hold.release()


@contextmanager
def _made_whole(database: Database) -> Iterator[None]:
    """Remove the file of a database that was not there, if something fails."""
    fresh = isinstance(database, Sqlite) and not database.file.exists()
    try:
        yield
    except BaseException:
        if fresh and isinstance(database, Sqlite):
            for suffix in ("-wal", "-shm", ".lock", ""):
                database.file.with_name(database.file.name + suffix).unlink(missing_ok=True)
        raise


def _check_empty(conn: Connection, where: str) -> None:
    for table in _LASTING:
        count = _count(conn, table)
        if count:
            raise BadStore(
                f"{where} is not empty: it has {count} rows in {table.name}; "
                "give a database with nothing in it"
            )


def _copy(
    here: Connection, there: Connection, table: Table, where: str, progress: Progress
) -> Content:
    """Copy the rows of a table; return what was read."""
    total, content = _count(here, table), Content(0, 0)
    for rows in _read(here, table):
        try:
            there.execute(insert(table), [dict(row) for row in rows])
        except DBAPIError as error:
            if is_failure(error):
                raise
            said = " ".join(str(error.orig).split())
            raise BadStore(f"{where} does not take a row of {table.name}: {said}") from error
        content = _add(content, rows)
        progress(f"copying {table.name}", content.count, total)
    return content


def _compare(conn: Connection, table: Table, expected: Content, where: str) -> None:
    """Read back what was copied."""
    content = Content(0, 0)
    for rows in _read(conn, table):
        content = _add(content, rows)
    if content != expected:
        raise BadStore(
            f"{where} does not give back what was copied to {table.name}: {content.count} rows "
            f"of {expected.count}, or other ones; nothing was kept, try another database"
        )


def _follow_logs(conn: Connection, progress: Progress) -> None:
    """Check the marks of every log, as a server does that reads it."""
    ids = conn.scalars(select(tables.c.id)).all()
    for done, table_id in enumerate(ids, 1):
        read_events(conn, table_id)
        progress("checking logs", done, len(ids))


def _read(conn: Connection, table: Table) -> Iterator[list[Any]]:
    """Go through the rows of a table, many at a time."""
    found = conn.execution_options(yield_per=_BATCH).execute(select(table))
    for rows in found.mappings().partitions():
        yield list(rows)


def _add(content: Content, rows: list[Any]) -> Content:
    """Return the content with more rows. A sum, as databases sort texts in their own ways."""
    digests = (
        blake2b(repr(tuple(row.values())).encode(), digest_size=_DIGEST).digest() for row in rows
    )
    total = content.digest + sum(int.from_bytes(each, "big") for each in digests)
    return Content(content.count + len(rows), total)


def _count(conn: Connection, table: Table) -> int:
    return int(conn.scalar(select(func.count()).select_from(table)) or 0)
