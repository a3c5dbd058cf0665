"""The store: a database that is read and written from asynchronous code."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection

from holdfast.server.store.failures import StoreFailed, is_failure, tell_failure
from holdfast.server.store.migrate import upgrade
from holdfast.server.store.sqlite import (
    Lock,
    find_damage,
    make_engine,
    make_private,
    read_file_of,
)
from holdfast.server.store.writer import Writer, tell_outcome

T = TypeVar("T")

_READERS: Final = 4


class Store:
    """The database of a server: one thread writes, a few read.

    A work is a function of a connection. It must not commit, and what it does besides the database
    must be harmless if the database then fails.
    """

    def __init__(
        self, url: str, *, patience: float = 5.0, wrote: Callable[[int], None] = lambda _: None
    ) -> None:
        """Name a database, ``sqlite:///`` and a file; wait so many seconds where it is locked.

        ``wrote`` is called in another thread with the number of works that were stored together.
        """
        self._file = read_file_of(url)
        self._patience = patience
        self._wrote = wrote
        self._threads: _Threads | None = None

    async def open(self) -> None:
        """Make or migrate the database and begin; raise ``BadStore`` if it cannot be ours."""
        self._threads = await asyncio.to_thread(_begin, self._file, self._patience, self._wrote)

    async def close(self) -> None:
        """Finish what waits, and let others have the database."""
        threads, self._threads = self._threads, None
        if threads is not None:
            await asyncio.to_thread(threads.end)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a work that writes; when this returns, its changes are stored for good.

        What a work raises is raised here, and nothing of that work is stored. ``StoreFailed``
        says that the database failed. A work whose caller is cancelled is left out if it has not
        begun, and completed if it has.
        """
        return await asyncio.wrap_future(self._running().writer.put(work))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that only reads: one moment of the database, with all writes that were told."""
        threads = self._running()
        return await asyncio.wrap_future(threads.readers.submit(threads.read, work))

    async def find_damage(self) -> str | None:
        """Return what is wrong with the database, in a sentence; all of it is looked at."""
        return await asyncio.to_thread(find_damage, self._file)

    def _running(self) -> _Threads:
        if self._threads is None:
            raise StoreFailed("other", f"{self._file} is not open; open the store first")
        return self._threads


class _Threads:
    """What exists while a store is open."""

    def __init__(
        self, file: Path, patience: float, wrote: Callable[[int], None], lock: Lock
    ) -> None:
        self._where = str(file)
        self._lock = lock
        self._engines = (
            make_engine(file, "write", connections=1, patience=patience),
            make_engine(file, "read", connections=_READERS, patience=patience),
        )
        self.writer = Writer(self._engines[0], self._where, wrote)
        self.readers = ThreadPoolExecutor(_READERS, thread_name_prefix="holdfast-reader")

    def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work in a thread that reads."""
        try:
            with self._engines[1].connect() as connection:
                return work(connection)
        except BaseException as mistake:
            told = tell_outcome(mistake, self._where)
            if told is mistake:
                raise
            raise told from mistake

    def end(self) -> None:
        """Finish what waits, in both kinds of thread, and release the lock."""
        self.writer.close()
        self.readers.shutdown()
        for engine in self._engines:
            engine.dispose()
        self._lock.release()


def _begin(file: Path, patience: float, wrote: Callable[[int], None]) -> _Threads:
    lock = Lock(file)
    try:
        make_private(file)
        _migrate(file, patience)
        return _Threads(file, patience, wrote, lock)
    except BaseException as error:
        lock.release()
        if is_failure(error):
            raise tell_failure(error, str(file)) from error
        raise


def _migrate(file: Path, patience: float) -> None:
    engine = make_engine(file, "migrate", connections=1, patience=patience)
    try:
        with engine.begin() as connection:
            upgrade(connection, str(file))
    finally:
        engine.dispose()
