"""Copies of a database, made while the server runs, and how to go back to one."""

from __future__ import annotations

import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import URL, create_engine

from holdfast.core.errors import HoldfastError
from holdfast.server.store.failures import BadStore, tell_failure
from holdfast.server.store.migrate import check_revision
from holdfast.server.store.sqlite import Lock

#: How backups are called of which only the latest are kept; their order is that of their times.
_DATED: Final = re.compile(r"holdfast-\d{8}T\d{6}\.\d{6}Z\.db")


def back_up(database: Path, target: Path) -> None:
    """Copy a database, which may be in use, to a file; the file is there whole or not at all."""
    if target.exists() and target.samefile(database):
        raise BadStore(f"{target} is the database itself; give another file for the backup")
    with _copied(database, target.parent) as copy:
        _put_in_place(copy, target)


def back_up_in(folder: Path, database: Path, keep: int) -> tuple[Path, list[Path]]:
    """Back up to a new file in a folder, and remove all but the latest that were made so.

    Return the file, and those that were removed. Nothing is removed before the new one is there.
    """
    if folder.exists() and not folder.is_dir():
        raise BadStore(f"{folder} is a file; with --keep, give a folder for the backups")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(f"{folder} cannot be made: {error.strerror}; give another") from error
    target = folder / f"holdfast-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}.db"
    back_up(database, target)
    removed = sorted(file for file in folder.iterdir() if _DATED.fullmatch(file.name))[:-keep]
    for file in removed:
        file.unlink()
    return target, removed


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database; return where the old one is kept, if there was one.

    Raises:
        BadStore: A server is running, or the backup is not of a Holdfast that we know.
    """
    lock = Lock(database)
    try:
        with _copied(backup, database.parent) as copy:
            kept = _set_aside(database)
            _put_in_place(copy, database)
    finally:
        lock.release()
    return kept


@contextmanager
def _copied(source: Path, folder: Path) -> Iterator[Path]:
    """Copy a database to a new file in a folder, and check the copy; remove what is left of it."""
    if not source.is_file():
        raise BadStore(f"there is no database {source}; give an existing file")
    try:
        handle, name = tempfile.mkstemp(prefix=".holdfast-", suffix=".part", dir=folder)
    except OSError as error:
        raise BadStore(f"{folder} cannot be written: {error.strerror}; give another") from error
    os.close(handle)
    copy = Path(name)
    try:
        try:
            _copy(source, copy)
            _check(copy, source)
        except sqlite3.Error as error:
            raise _tell(error, source, folder) from error
        yield copy
    finally:
        copy.unlink(missing_ok=True)


def _tell(error: sqlite3.Error, source: Path, folder: Path) -> HoldfastError:
    failure = tell_failure(error, f"copying {source} to {folder}")
    return _tell_broken(source, str(error)) if failure.why == "damaged" else failure


def _tell_broken(source: Path, problem: str) -> BadStore:
    return BadStore(f"{source} is not a whole Holdfast database ({problem}); give another file")


def _copy(source: Path, target: Path) -> None:
    uri = f"{source.absolute().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(uri, uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        # One file, without a second one that would have to be copied with it.
        new.execute("PRAGMA journal_mode = DELETE")


def _check(copy: Path, source: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise _tell_broken(source, verdict)
    engine = create_engine(URL.create("sqlite", database=str(copy)))
    try:
        with engine.connect() as conn:
            check_revision(conn, str(source))
    finally:
        engine.dispose()


def _set_aside(database: Path) -> Path | None:
    """Rename a database to a name with the time, together with SQLite's second files.

    It is not opened before that: SQLite removes the second file of a database that it cannot read.
    """
    existed = database.exists()
    kept = database.with_name(f"{database.name}.{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}")
    # The database last: one that is made anew in between would remove the second files.
    for suffix in ("-wal", "-shm", ""):
        file = database.with_name(database.name + suffix)
        if file.exists():
            os.rename(file, kept.with_name(kept.name + suffix))
    return kept if existed else None


def _put_in_place(copy: Path, target: Path) -> None:
    """Rename a file, after which it stays under the new name even if the power fails."""
    _sync(copy)
    os.replace(copy, target)
    _sync(target.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
