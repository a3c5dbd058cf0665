"""What is peculiar to PostgreSQL: how connections are set up, and who may share a database."""

from __future__ import annotations

import time
from typing import Any, Final

import psycopg
from psycopg.pq import TransactionStatus
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from holdfast.server.store.database import Use
from holdfast.server.store.failures import BadStore
from holdfast.server.store.leases import LOCK
from holdfast.server.store.urls import where_of

_BEGIN: Final[dict[Use, str]] = {
    "write": "BEGIN",
    "read": "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
    "migrate": "BEGIN",
    "own": "BEGIN",
    "think": "BEGIN",
}
#: Of the lock of whoever brings a database to this version: of servers that start at the same time
#: one does so, and the others wait.
_MIGRATING: Final = LOCK + 1
_MIGRATION: Final = "60s"
#: Of the lock of workers. It is another one than that of servers, which count each other by theirs.
_WORKING: Final = LOCK + 2
#: How they are taken: servers and workers among themselves, and both by whoever must be alone.
_LOCKS: Final[dict[Use, dict[int, str]]] = {
    "write": {LOCK: "pg_try_advisory_lock_shared"},
    "think": {_WORKING: "pg_try_advisory_lock_shared"},
    "own": {LOCK: "pg_try_advisory_lock", _WORKING: "pg_try_advisory_lock"},
}
#: Who has a lock that is not to be had.
_HOLDERS: Final = {LOCK: "another Holdfast server", _WORKING: "a Holdfast worker"}
#: How the server finds out that we are gone, where the network has not told it, in seconds.
_KEEPALIVE: Final = {"idle": 10, "interval": 5, "count": 3}
#: PostgreSQL may notice a moment later that a server is gone, in seconds.
_HANDOVER: Final = 2.0
_LOOK_AGAIN: Final = 0.05
#: What is written is found by its key, however many rows there are. PostgreSQL remembers how it
#: goes about a statement: where there were few tables, it would read all of them ever after.
_BY_KEY: Final = ("enable_seqscan", "enable_hashjoin", "enable_mergejoin", "jit")
_LEAST_TIMEOUT: Final = 2  # seconds; less is not taken


class Postgresql:
    """A database of a server of PostgreSQL."""

    def __init__(self, url: URL) -> None:
        """Say where it is."""
        self._url: Final = url.set(drivername="postgresql+psycopg")

    @property
    def where(self) -> str:
        """The URL without its password and its options."""
        return where_of(self._url)

    @property
    def url(self) -> URL:
        """Where it is, and how to be let in."""
        return self._url

    @property
    def is_shared(self) -> bool:
        """Several servers may use it."""
        return True

    def hold(self) -> _Connected:
        """Be one of its servers: the connection that writes takes the lock, and keeps it."""
        return _Connected()

    def begin(self, use: Use) -> str:
        """Return the statement that begins a transaction."""
        return _BEGIN[use]

    def wait_for_others(self, driver: psycopg.Connection[Any], seconds: float) -> None:
        """Let a connection wait so long for another's lock."""
        driver.execute(f"SET lock_timeout = {max(1, round(seconds * 1000))}")

    def is_in_transaction(self, driver: psycopg.Connection[Any]) -> bool:
        """Ask whether a transaction has begun in which nothing has failed."""
        return driver.info.transaction_status == TransactionStatus.INTRANS

    def is_lost(self, driver: psycopg.Connection[Any]) -> bool:
        """Ask whether a connection is of no use any more: the server is restarted, say."""
        return driver.closed

    def find_damage(self) -> str | None:
        """Return nothing: PostgreSQL looks after its pages itself, and logs what it finds."""
        return None

    def make_engine(self, use: Use, patience: float) -> Engine:
        """Make an engine; its connection waits ``patience`` seconds for others."""
        engine = create_engine(
            self._url,
            poolclass=QueuePool,
            pool_size=1,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
            connect_args={
                "connect_timeout": max(_LEAST_TIMEOUT, round(patience)),
                "client_encoding": "utf8",
                "application_name": f"holdfast {use}",
            },
        )

        def set_up(connection: psycopg.Connection[Any], _record: Any) -> None:
            try:
                self._set_up(connection, use, patience)
            except BaseException:
                connection.close()
                raise

        event.listen(engine, "connect", set_up)
        return engine

    def _set_up(self, connection: psycopg.Connection[Any], use: Use, patience: float) -> None:
        connection.autocommit = True
        if use == "migrate":
            _set(connection, "lock_timeout", _MIGRATION)
            connection.execute("SELECT pg_advisory_lock(%s)", [_MIGRATING])
        _set(connection, "lock_timeout", f"{round(patience * 1000)}ms")
        for name, value in _KEEPALIVE.items():
            _set(connection, f"tcp_keepalives_{name}", str(value))
        # Whoever is told that something is stored can rely on it.
        if _show(connection, "synchronous_commit") == "off":
            _set(connection, "synchronous_commit", "on")
        if use == "write":
            for name in _BY_KEY:
                _set(connection, name, "off")
        if use == "migrate":
            self._check_encoding(connection)
        for lock, how in _LOCKS.get(use, {}).items():
            self._claim(connection, lock, how)

    def _check_encoding(self, connection: psycopg.Connection[Any]) -> None:
        encoding = _show(connection, "server_encoding")
        if encoding != "UTF8":
            raise BadStore(
                f"{self.where} has the encoding {encoding}; create one with the encoding UTF8"
            )

    def _claim(self, connection: psycopg.Connection[Any], lock: int, how: str) -> None:
        end = time.monotonic() + _HANDOVER
        while not _try_lock(connection, lock, how):
            if time.monotonic() > end:
                raise BadStore(
                    f"{self.where} is in use by {_HOLDERS[lock]}; "
                    "stop it, or choose another database"
                )
            time.sleep(_LOOK_AGAIN)


class _Connected:
    """The right to be a server for as long as a connection lasts."""

    def release(self) -> None:
        """Do nothing: the connection has been closed."""


def _set(connection: psycopg.Connection[Any], name: str, value: str) -> None:
    connection.execute("SELECT set_config(%s, %s, false)", [name, value])


def _show(connection: psycopg.Connection[Any], name: str) -> str:
    return str(connection.execute("SELECT current_setting(%s)", [name]).fetchone()[0])  # type: ignore[index]


def _try_lock(connection: psycopg.Connection[Any], lock: int, how: str) -> bool:
    row = connection.execute(f"SELECT {how}(%s)", [lock]).fetchone()
    return row == (True,)
