"""What can go wrong with the database, and what to do about it."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from sqlalchemy import exc

from holdfast.core.errors import HoldfastError

Why = Literal["full", "locked", "damaged", "other"]

# Primary result codes of SQLite; the extended ones have these in their low byte.
_ADVICE: Final[dict[int, tuple[Why, str]]] = {
    sqlite3.SQLITE_FULL: ("full", "the disk is full; make room and try again"),
    sqlite3.SQLITE_BUSY: ("locked", "another program has locked it; close that program"),
    sqlite3.SQLITE_LOCKED: ("locked", "another program has locked it; close that program"),
    sqlite3.SQLITE_CORRUPT: ("damaged", "the file is damaged; restore a backup"),
    sqlite3.SQLITE_NOTADB: ("damaged", "the file is no database; restore a backup"),
    sqlite3.SQLITE_IOERR: (
        "other",
        "the disk does not read or write it; check the disk, its free space and its quota",
    ),
    sqlite3.SQLITE_READONLY: ("other", "it may only be read; allow this user to write it"),
    sqlite3.SQLITE_CANTOPEN: ("other", "it cannot be opened; check its path and who may use it"),
}
_PRIMARY: Final = 0xFF

# Mistakes in a statement or in what was given to it; the database itself is well.
_MISTAKES: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.InterfaceError)


class StoreFailed(HoldfastError):
    """The database could not do what it was asked; nothing of it was written."""

    def __init__(self, why: Why, sentence: str) -> None:
        """Say why, as a word for programs and as a sentence for people."""
        self.why: Why = why
        super().__init__(sentence)


class BadStore(HoldfastError):
    """A database cannot be used: it is in use, of a newer version, or not ours."""


def is_failure(error: BaseException) -> bool:
    """Ask whether an error says that the database failed, rather than that it was misused."""
    return isinstance(error, sqlite3.Error | exc.DBAPIError) and not isinstance(error, _MISTAKES)


def tell_failure(error: BaseException, where: str) -> StoreFailed:
    """Return what an error means for the database ``where``."""
    if isinstance(error, StoreFailed):
        return StoreFailed(error.why, str(error))
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None and code & _PRIMARY in _ADVICE:
        why, advice = _ADVICE[code & _PRIMARY]
        return StoreFailed(why, f"{where}: {advice} ({cause})")
    return StoreFailed("other", f"{where} failed: {cause or type(error).__name__}")
