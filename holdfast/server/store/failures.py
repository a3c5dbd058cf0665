"""What can go wrong with the database, and what to do about it."""

from __future__ import annotations

import sqlite3
from types import TracebackType
from typing import Any, Final, Literal

from sqlalchemy import exc

from holdfast.core.errors import HoldfastError

Why = Literal["full", "locked", "damaged", "other"]

# Primary result codes of SQLite; the extended ones have these in their low byte.
_SQLITE: Final[dict[int, tuple[Why, str]]] = {
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

_DEADLOCK: Final = "40P01"
# The states of PostgreSQL: whole ones, and their classes, which are the first two signs.
_POSTGRESQL: Final[dict[str, tuple[Why, str]]] = {
    "53100": ("full", "the disk is full; make room and try again"),
    "53300": ("other", "it has too many connections; raise its max_connections"),
    _DEADLOCK: ("locked", "another program has locked it; close that program"),
    "55P03": ("locked", "another program has locked it; close that program"),
    "57014": ("locked", "it took too long and was stopped; see what else it does"),
    "57": ("other", "it has ended the connection; it is tried again"),
    "08": ("other", "the connection was lost; it is tried again"),
    "25006": ("other", "it may only be read; allow this user to write it"),
    "42501": ("other", "this user may not do that; let them own the database"),
    "58": ("other", "its disk does not read or write it; check the disk and its free space"),
    "XX": ("damaged", "it is damaged; restore a backup"),
}
_CLASS: Final = 2
_UNREACHABLE: Final[tuple[Why, str]] = (
    "other",
    "it cannot be reached; check that it runs, where, and that it lets this user in",
)

# Names of PEP 249 for mistakes in a statement or in what was given to it; the database is well.
_MISTAKES: Final = {"IntegrityError", "ProgrammingError", "DataError", "InterfaceError"}
_DRIVERS: Final = {"sqlite3", "psycopg"}


class StoreFailed(HoldfastError):
    """The database could not do what it was asked; nothing of it was written.

    Only where a connection is lost in the very moment of the commit can all of it be there: who
    wants to know reads again.
    """

    def __init__(self, why: Why, sentence: str) -> None:
        """Say why, as a word for programs and as a sentence for people."""
        self.why: Why = why
        super().__init__(sentence)


class BadStore(HoldfastError):
    """A database cannot be used: it is in use, of a newer version, or not ours."""


def is_failure(error: BaseException) -> bool:
    """Ask whether an error says that the database failed, rather than that it was misused."""
    cause = _cause(error)
    names = _names(cause)
    return bool(names) and (_find_advice(cause) is not None or not names & _MISTAKES)


def is_deadlock(error: BaseException | None) -> bool:
    """Ask whether two have waited for each other, of whom PostgreSQL has ended one."""
    return getattr(_cause(error), "sqlstate", None) == _DEADLOCK


def tell_failure(error: BaseException, where: str) -> StoreFailed:
    """Return what an error means for the database ``where``."""
    if isinstance(error, StoreFailed):
        return StoreFailed(error.why, str(error))
    cause = _cause(error)
    said = " ".join(str(cause or "").split()) or type(error).__name__
    found = _find_advice(cause)
    if found is None:
        return StoreFailed("other", f"{where} failed: {said}")
    why, advice = found
    return StoreFailed(why, f"{where}: {advice} ({said})")


def tell_outcome(mistake: BaseException, where: str) -> BaseException:
    """Return what the one who asked for a work is told about its failure."""
    if is_failure(mistake):
        told: BaseException = tell_failure(mistake, where)
    elif isinstance(mistake, StopIteration):
        # A future does not take it, and whoever awaits it would wait for ever.
        told = RuntimeError("a work raised StopIteration")
    else:
        return mistake
    told.__cause__ = mistake
    return told


class Telling:
    """A block in which an error of the driver becomes ``StoreFailed``, with a sentence."""

    # A function that yields would turn what it raises after StopIteration into that again.

    __slots__ = ("_where",)

    def __init__(self, where: str) -> None:
        """Say of which database the sentence is to speak."""
        self._where: Final = where

    def __enter__(self) -> None:
        """Begin."""

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        mistake: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Raise what an error means, where it is one of the database."""
        if mistake is not None:
            told = tell_outcome(mistake, self._where)
            if told is not mistake:
                raise told


def _cause(error: BaseException | None) -> Any:
    """Return what the driver has raised."""
    return error.orig if isinstance(error, exc.DBAPIError) else error


def _find_advice(cause: Any) -> tuple[Why, str] | None:
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE.get(code & _PRIMARY)
    if _is_unreachable(cause):
        return _UNREACHABLE
    state = getattr(cause, "sqlstate", None) or ""
    return _POSTGRESQL.get(state) or _POSTGRESQL.get(state[:_CLASS])


def _is_unreachable(cause: Any) -> bool:
    """Ask whether it is psycopg itself, and no server, that says what is wrong."""
    stateless = getattr(cause, "sqlstate", "") is None
    return stateless and "OperationalError" in _names(cause)


def _names(cause: Any) -> set[str]:
    """Return the names of an error of a driver.

    Not by its classes: a driver that is not needed is not imported.
    """
    family = type(cause).__mro__
    return {each.__name__ for each in family if each.__module__.split(".")[0] in _DRIVERS}
