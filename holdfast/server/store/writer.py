"""The one thread that writes: all that waits goes into one transaction, and is then told.

Each work has a savepoint of its own, so that one which fails takes nothing of the others with it.
To make a write durable is what takes time, and it is done once for the whole group.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from holdfast.server.store.failures import StoreFailed, is_failure, tell_failure
from holdfast.server.store.link import Link, driver_of

T = TypeVar("T")

GROUP_SIZE: Final = 64

_SAVE: Final = "SAVEPOINT work"
_KEEP: Final = "RELEASE SAVEPOINT work"
_GO_BACK: Final = "ROLLBACK TO SAVEPOINT work"

#: What a work has returned, or why it failed.
Outcome = tuple[Any, BaseException | None]


@dataclass(frozen=True, slots=True)
class _Task:
    """A work that waits, and where its outcome goes."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]


class Writer:
    """A thread that does works in the order in which they were put."""

    def __init__(
        self,
        link: Link,
        where: str,
        wrote: Callable[[int], None],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        """Write through a link; works come from a loop, and their outcomes go back to it."""
        self._link = link
        self._wrote = wrote
        self._where = where
        self._loop = loop
        self._waiting: SimpleQueue[_Task | None] = SimpleQueue()  # None is the end
        self._gate = threading.Lock()
        self._is_open = True
        self._thread = threading.Thread(target=self._run, name="holdfast-writer", daemon=True)
        self._thread.start()

    def put(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queue a work; its future is resolved when it is stored for good, or not at all.

        A future that is cancelled before its work begins takes the work with it.
        """
        task = _Task(work, self._loop.create_future())
        with self._gate:
            if self._is_open:
                self._waiting.put(task)
                return task.future
        task.future.set_exception(self._tell_closed())
        return task.future

    def close(self) -> None:
        """Do what waits, and end."""
        self._shut()
        self._thread.join()

    def _shut(self) -> None:
        with self._gate:
            if self._is_open:
                self._is_open = False
                self._waiting.put(None)

    def _run(self) -> None:
        try:
            while group := self._take():
                self._write(group)
        finally:
            # Nobody waits for ever, whatever ended the thread.
            self._shut()
            while group := self._take():
                self._tell(group, [(None, self._tell_closed()) for _ in group])

    def _take(self) -> list[_Task]:
        """Wait for a work, and return it with all that wait behind it; nothing at the end."""
        group: list[_Task] = []
        task = self._waiting.get()
        try:
            while task is not None:
                if not task.future.cancelled():
                    group.append(task)
                if len(group) == GROUP_SIZE:
                    return group
                # Where everybody has changed their mind, the wait goes on.
                task = self._waiting.get(block=not group)
        except Empty:
            return group
        self._waiting.put(None)  # for the next time
        return group

    def _write(self, group: list[_Task]) -> None:
        attempt = _attempt if len(group) > 1 else self._attempt_alone
        try:
            with self._link.transaction() as connection:
                outcomes = [attempt(connection, task.work, self._where) for task in group]
        except BaseException as error:
            # One for each: an exception that is raised in several places collects their traces.
            self._tell(group, [(None, _failure(error, self._where)) for _ in group])
            if not isinstance(error, Exception):
                raise
            return
        self._wrote(len(group))
        self._tell(group, outcomes)

    def _attempt_alone(
        self, connection: Connection, work: Callable[[Connection], Any], where: str
    ) -> Outcome:
        """Do a work that has the transaction for itself, and needs no savepoint."""
        try:
            return work(connection), None
        except BaseException as mistake:
            if not self._link.undo():
                raise
            self._link.begin()
            return None, tell_outcome(mistake, where)

    def _tell(self, group: list[_Task], outcomes: list[Outcome]) -> None:
        """Tell all outcomes at once: to wake the loop costs as much as to write a move."""
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            self._loop.call_soon_threadsafe(_resolve, group, outcomes)

    def _tell_closed(self) -> StoreFailed:
        return StoreFailed("other", f"{self._where} is closed; start the server again")


def _resolve(group: list[_Task], outcomes: list[Outcome]) -> None:
    for task, (value, mistake) in zip(group, outcomes, strict=True):
        if task.future.done():  # whoever waited has gone
            continue
        if mistake is None:
            task.future.set_result(value)
        else:
            task.future.set_exception(mistake)


def _attempt(connection: Connection, work: Callable[[Connection], Any], where: str) -> Outcome:
    """Do a work in its own savepoint; return its value or why it failed.

    Raises where the transaction itself is lost: SQLite may end it at a full disk, and then works
    before this one are undone too.
    """
    driver = driver_of(connection)
    driver.execute(_SAVE)
    try:
        value = work(connection)
    except BaseException as mistake:
        if not _undo(driver):
            raise
        return None, tell_outcome(mistake, where)
    driver.execute(_KEEP)
    return value, None


def _undo(driver: Any) -> bool:
    """Undo a work; return whether the transaction around it is still there."""
    try:
        driver.execute(_GO_BACK)
        driver.execute(_KEEP)
    except Exception:
        return False
    return True


def _failure(error: BaseException, where: str) -> StoreFailed:
    failure = tell_failure(error, where)
    failure.__cause__ = error
    return failure


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
