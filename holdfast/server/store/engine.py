"""The store: a database that is read and written from asynchronous code."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection

from holdfast.server.store.database import Database, Hold
from holdfast.server.store.failures import StoreFailed, Telling
from holdfast.server.store.leases import count_connected
from holdfast.server.store.link import Link
from holdfast.server.store.migrate import is_current, upgrade
from holdfast.server.store.urls import open_url
from holdfast.server.store.writer import Writer

T = TypeVar("T")

_READERS: Final = 4


class Store:
    """The database of a server: one thread writes, a few read.

    A work is a function of a connection. It must not commit, and what it does besides the database
    must be harmless if the database then fails. It is opened, used and closed by one event loop.
    """

    def __init__(
        self, url: str, *, patience: float = 5.0, wrote: Callable[[int], None] = lambda _: None
    ) -> None:
        """Name a database by its URL; wait so many seconds where it is locked.

        ``wrote`` is called in another thread with the number of works that were stored together.
        """
        self._database = open_url(url)
        self._patience = patience
        self._wrote = wrote
        self._threads: _Threads | None = None

    @property
    def where(self) -> str:
        """How the database is named to people."""
        return self._database.where

    @property
    def database(self) -> Database:
        """What is peculiar to its kind."""
        return self._database

    async def open(self) -> None:
        """Make or migrate the database and begin; raise ``BadStore`` if it cannot be ours."""
        loop = asyncio.get_running_loop()
        self._threads = await asyncio.to_thread(
            _begin, self._database, self._patience, self._wrote, loop
        )

    async def close(self) -> None:
        """Finish what waits, and let others have the database."""
        threads, self._threads = self._threads, None
        if threads is not None:
            await threads.writer.close()
            await asyncio.to_thread(threads.end)

    async def write(self, work: Callable[[Connection], T], *, quick: bool = False) -> T:
        """Do a work that writes; when this returns, its changes are stored for good.

        What a work raises is raised here, and nothing of that work is stored. ``StoreFailed``
        says that the database failed. A work whose caller is cancelled is left out if it has not
        begun, and completed if it has. A ``quick`` work is a few statements, and does no harm if it
        is done twice: the loop may do it itself.
        """
        return await self._running().writer.put(work, quick=quick)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that only reads: one moment of the database, with all writes that were told."""
        threads = self._running()
        return await asyncio.wrap_future(threads.readers.submit(threads.read, work))

    async def is_in_company(self) -> bool:
        """Ask whether other processes use the database too."""
        return self._database.is_shared and await self.read(count_connected) > 1

    async def find_damage(self) -> str | None:
        """Return what is wrong with the database, in a sentence; all of it is looked at."""
        return await asyncio.to_thread(self._database.find_damage)

    def _running(self) -> _Threads:
        if self._threads is None:
            raise StoreFailed("other", f"{self._database.where} is not open; open the store first")
        return self._threads


class _Threads:
    """What exists while a store is open."""

    def __init__(
        self,
        database: Database,
        patience: float,
        hold: Hold,
        writing: Link,
        writer: Writer,
    ) -> None:
        self._database = database
        self._patience = patience
        self._hold = hold
        self._links = [writing]
        self._mine = threading.local()  # the link of a thread that reads
        self.writer = writer
        self.readers = ThreadPoolExecutor(_READERS, thread_name_prefix="holdfast-reader")

    def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work in a thread that reads."""
        with Telling(self._database.where), self._link().transaction() as connection:
            return work(connection)

    def end(self) -> None:
        """Finish what readers wait for, and let others have the database."""
        self.readers.shutdown()
        for link in self._links:
            link.drop()
        self._hold.release()

    def _link(self) -> Link:
        if not hasattr(self._mine, "link"):
            self._mine.link = Link(self._database, "read", self._patience)
            self._links.append(self._mine.link)
        link: Link = self._mine.link
        return link


def _begin(
    database: Database,
    patience: float,
    wrote: Callable[[int], None],
    loop: asyncio.AbstractEventLoop,
) -> _Threads:
    hold = database.hold()
    writing = Link(database, "write", patience)
    try:
        with Telling(database.where):
            _migrate(database, patience)
            writing.connect()  # PostgreSQL refuses where somebody is alone with the database
        writer = Writer(writing, database.where, wrote, loop)
        return _Threads(database, patience, hold, writing, writer)
    except BaseException:
        writing.drop()
        hold.release()
        raise


def _migrate(database: Database, patience: float) -> None:
    """Bring a database to this version, which nobody else may use meanwhile."""
    link, alone = Link(database, "migrate", patience), Link(database, "own", patience)
    try:
        with link.transaction() as connection:
            if not is_current(connection):
                alone.connect()
                upgrade(connection, database.where)
    finally:
        alone.drop()
        link.drop()
