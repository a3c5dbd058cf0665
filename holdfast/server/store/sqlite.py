"""What is peculiar to SQLite: how connections are set up, and one server for each file."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from holdfast.server.store.database import Use
from holdfast.server.store.failures import BadStore

# The lock is taken at once by who will write: one who reads first and then writes can be refused.
_BEGIN: Final[dict[Use, str]] = {
    "write": "BEGIN IMMEDIATE",
    "read": "BEGIN",
    "migrate": "BEGIN IMMEDIATE",
    "own": "BEGIN IMMEDIATE",
    "think": "BEGIN IMMEDIATE",
}
# A migration may replace a table that others refer to.
_PRAGMAS: Final[dict[Use, tuple[str, ...]]] = {
    "write": ("foreign_keys = ON",),
    "read": ("query_only = ON",),
    "migrate": ("foreign_keys = OFF",),
    "own": ("foreign_keys = ON",),
    "think": ("foreign_keys = ON",),
}


class Sqlite:
    """A database in a file, for one server."""

    def __init__(self, url: URL) -> None:
        """Say where it is."""
        self.url: Final = url
        self.file: Final = Path(url.database or "")

    @staticmethod
    def has_file(url: URL) -> bool:
        """Ask whether a URL names a file, which is there when the program has ended."""
        file = url.database
        return bool(file) and file != ":memory:" and not str(file).startswith("file:")

    @property
    def where(self) -> str:
        """The path of the file."""
        return str(self.file)

    @property
    def is_shared(self) -> bool:
        """A file is for one server alone."""
        return False

    def hold(self) -> Lock:
        """Be its one server; make the file if there is none."""
        lock = Lock(self.file)
        try:
            _make_private(self.file)
        except BaseException:
            lock.release()
            raise
        return lock

    def begin(self, use: Use) -> str:
        """Return the statement that begins a transaction."""
        return _BEGIN[use]

    def wait_for_others(self, driver: sqlite3.Connection, seconds: float) -> None:
        """Let a connection wait so long for another's lock."""
        driver.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")

    def is_in_transaction(self, driver: sqlite3.Connection) -> bool:
        """Ask whether a transaction has begun; at some errors SQLite ends it by itself."""
        return driver.in_transaction

    def is_lost(self, _driver: sqlite3.Connection) -> bool:
        """Ask whether a connection is of no use any more: never, a file stays."""
        return False

    def find_damage(self) -> str | None:
        """Look at all of the file; return what is wrong with it, in a sentence."""
        return find_damage(self.file)

    def make_engine(self, use: Use, patience: float) -> Engine:
        """Make an engine; its connection waits ``patience`` seconds for another's lock."""
        engine = create_engine(
            URL.create("sqlite", database=str(self.file)),
            poolclass=QueuePool,
            pool_size=1,
            max_overflow=0,
            # Transactions are ours: the driver's own way breaks savepoints.
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": patience, "check_same_thread": False},
        )

        def set_up(connection: sqlite3.Connection, _record: Any) -> None:
            try:
                for pragma in ("journal_mode = WAL", "synchronous = FULL", *_PRAGMAS[use]):
                    connection.execute(f"PRAGMA {pragma}")
            except BaseException:
                connection.close()
                raise

        event.listen(engine, "connect", set_up)
        return engine


class Lock:
    """The right to be the one server of a database, until it is released or the process ends."""

    def __init__(self, database: Path) -> None:
        """Take the lock, in a folder that is made; raise ``BadStore`` if another has it."""
        file = database.with_name(database.name + ".lock")
        with _told(file.parent):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
            # The folder too: whoever removes the file does not remove it.
            self._folder = os.open(file.parent, os.O_RDONLY)
        try:
            # Not lockf: its locks do not hold between two parts of one process.
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._lock_folder()
        except OSError as error:
            owner = os.pread(self._descriptor, 20, 0).decode("ascii", "replace").strip()
            self.release()
            named = f" (process {owner})" if owner else ""
            raise BadStore(
                f"{database} is in use by another Holdfast server{named}; "
                "stop it, or choose another data directory"
            ) from error
        # Only for the sentence above: on a full disk it is left out.
        with suppress(OSError):
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, b"%d\n" % os.getpid(), 0)

    def release(self) -> None:
        """Let others have the database. The file stays: to remove it could remove another's."""
        os.close(self._descriptor)
        os.close(self._folder)

    def _lock_folder(self) -> None:
        """Take the lock of the folder, unless this kind of disk has none for folders."""
        try:
            fcntl.flock(self._folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES):
                raise


def find_damage(file: Path) -> str | None:
    """Return what is wrong with a database, in a sentence; it takes long if that is large."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA query_only = ON")
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        verdict = str(error)
    if verdict == "ok":
        return None
    said = " ".join(verdict.split())
    return (
        f"{file} is damaged ({said}); stop the server, go back to a backup with "
        "holdfast admin restore FILE, and check the disk"
    )


def _make_private(file: Path) -> None:
    """Make a database's file if there is none, for this user alone: it knows every hand."""
    with _told(file):
        file.touch(mode=0o600)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Tell in one sentence why a path cannot be used."""
    try:
        yield
    except OSError as error:
        raise BadStore(
            f"{path} cannot be used: {error.strerror}; "
            "give a data directory that this user may write"
        ) from error
