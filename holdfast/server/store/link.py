"""A connection that is kept, and made anew when it was lost.

Transactions are begun and ended by the driver itself: SQLAlchemy's own way takes longer than the
write of a move. It is told that all is one long transaction, and leaves the rest to us.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection

from holdfast.server.store.database import Database, Use
from holdfast.server.store.failures import StoreFailed

T = TypeVar("T")
U = TypeVar("U")


class Link:
    """One connection, for one thread at a time."""

    def __init__(self, database: Database, use: Use, patience: float) -> None:
        """Say to which database, what for, and how many seconds to wait where it is locked.

        It is connected when it is first used.
        """
        self._database = database
        self._engine = database.make_engine(use, patience)
        self._begin = database.begin(use)
        self._connection: Connection | None = None
        self._patience = patience
        self._is_patient = True

    @property
    def is_near(self) -> bool:
        """Whether a statement takes hardly longer than a function, as nobody is asked for it."""
        return not self._database.is_shared

    def connect(self) -> Connection:
        """Return the connection, which is made if there is none."""
        if self._connection is None:
            connection = self._engine.connect()
            connection.begin()
            self._connection = connection
            self._is_patient = True
        return self._connection

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Have a transaction, which is stored for good at the end or not at all."""
        connection = self.begin()
        try:
            yield connection
            self.commit(connection)
        except BaseException:
            self.undo()
            raise

    def begin(self, *, patient: bool = True) -> Connection:
        """Begin a transaction; who is not patient does not wait where somebody else has begun."""
        fresh = self._connection is None
        connection = self.connect()
        if patient != self._is_patient:
            self._database.wait_for_others(
                driver_of(connection), self._patience if patient else 0.0
            )
            self._is_patient = patient
        try:
            driver_of(connection).execute(self._begin)
        except Exception:
            # Nothing was done yet, so that it can be begun in another connection.
            if fresh or not self._is_lost(connection):
                raise
            self.drop()
            connection = self.connect()
            driver_of(connection).execute(self._begin)
        return connection

    def write_once(self, read: Callable[[Connection], T], write: Callable[[Connection, T], U]) -> U:
        """Write by one statement, which is a transaction by itself; before it, read what it needs.

        A connection that was lost is found at the reading, where nothing has been done yet.
        """
        fresh = self._connection is None
        connection = self.connect()
        try:
            found = read(connection)
        except Exception:
            if fresh or not self._is_lost(connection):
                raise
            self.drop()
            connection = self.connect()
            found = read(connection)
        return write(connection, found)

    def is_there(self) -> bool:
        """Ask whether there is a connection that is not lost; let go of one that is."""
        connection = self._connection
        if connection is not None and self._is_lost(connection):
            self.drop()
        return self._connection is not None

    def commit(self, connection: Connection) -> None:
        """Store what was done in a transaction for good."""
        # PostgreSQL ends a transaction in which something failed without saying so.
        self.check(connection)
        driver_of(connection).execute("COMMIT")

    def check(self, connection: Connection) -> None:
        """Raise ``StoreFailed`` if there is no transaction any more."""
        if not self._database.is_in_transaction(driver_of(connection)):
            raise StoreFailed("other", f"{self._database.where} has lost its transaction")

    def undo(self) -> bool:
        """Undo a transaction; return whether that could be done."""
        connection = self.connect()
        try:
            driver_of(connection).execute("ROLLBACK")
        except Exception:
            if self._is_lost(connection):
                self.drop()
            return False
        return True

    def drop(self) -> None:
        """Disconnect."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may have been lost long ago
                connection.invalidate()
            with suppress(Exception):
                connection.close()

    def _is_lost(self, connection: Connection) -> bool:
        return connection.invalidated or self._database.is_lost(driver_of(connection))


def driver_of(connection: Connection) -> Any:
    """Return the connection of the driver: that of ``sqlite3`` or of ``psycopg``."""
    return connection.connection.driver_connection
