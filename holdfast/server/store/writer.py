"""The one who writes: all that waits goes into one transaction, and is then told.

To make a write durable is what takes time: it is done once for the whole group, in a thread. What
comes before it takes next to none where the database is a file. It is done there and then by the
event loop: two threads that hand Python's one lock to each other at every statement would take
several times as long for it.

Each work has a savepoint of its own, so that one which fails takes nothing of the others with it.
Where the database is a server, moves at several tables are one statement, and need none.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from holdfast.server.store.appending import Appending, append_all, find_marks
from holdfast.server.store.failures import StoreFailed, is_deadlock, tell_failure, tell_outcome
from holdfast.server.store.link import Link, driver_of

T = TypeVar("T")

GROUP_SIZE: Final = 64

_SAVE: Final = "SAVEPOINT work"
_KEEP: Final = "RELEASE SAVEPOINT work"
_GO_BACK: Final = "ROLLBACK TO SAVEPOINT work"

#: What a work has returned, or why it failed.
Outcome = tuple[Any, BaseException | None]


class _Left(Exception):
    """A work could not be done together with others, and is to be done alone."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A work that waits, and where its outcome goes."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    here: bool  # the loop does it, not the thread
    together: bool = False  # with others by one statement
    again: bool = False  # it was undone, as it waited for somebody who waited for its group

    @property
    def way(self) -> tuple[bool, bool]:
        """How it is done; what is done otherwise is in another transaction."""
        return self.here, self.together


class Writer:
    """Does works, one transaction after the other; who was put first is in the next of them.

    Those in the same way are done in the order in which they were put. Whoever needs what another
    work stores waits until that is done. It belongs to an event loop; its thread is handed one
    thing at a time.
    """

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
        self._waiting: deque[_Task] = deque()
        self._group: list[_Task] = []  # whose transaction is under way
        self._is_busy = False
        self._is_open = True
        self._at_rest: asyncio.Future[None] | None = None  # for who waits for the end
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()  # None is the end
        self._thread = threading.Thread(target=self._run, name="holdfast-writer", daemon=True)
        self._thread.start()

    def put(self, work: Callable[[Connection], T], *, quick: bool = False) -> asyncio.Future[T]:
        """Queue a work; its future is resolved when it is stored for good, or not at all.

        A future that is cancelled before its work begins takes the work with it. Where the others
        would not have to wait for it, a ``quick`` work is done by the loop; it may be done twice,
        if the first time is undone.
        """
        near = self._link.is_near
        together = not near and isinstance(work, Appending) and work.is_plain
        task = _Task(work, self._loop.create_future(), quick and near, together)
        if not self._is_open:
            task.future.set_exception(self._tell_closed())
            return task.future
        self._waiting.append(task)
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._go_on)
        return task.future

    async def close(self) -> None:
        """Do what waits, and end."""
        self._is_open = False
        if self._is_busy:
            self._at_rest = self._loop.create_future()
            await self._at_rest
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _go_on(self) -> None:
        """Begin the next transaction, if anybody waits."""
        self._group = self._take()
        if not self._group:
            self._rest()
        elif self._group[0].together:
            self._jobs.put(self._write_together)
        elif not (self._group[0].here and self._write_here()):
            self._jobs.put(self._write)

    def _rest(self) -> None:
        self._is_busy = False
        if self._at_rest is not None and not self._at_rest.done():
            self._at_rest.set_result(None)

    def _take(self) -> list[_Task]:
        """Return the work that comes next, and those that can be done with it in the same way.

        They pass by what is done in another way: where matches end and begin among many moves, a
        transaction would have next to nothing in it.
        """
        waiting = self._waiting
        group: list[_Task] = []
        passed: list[_Task] = []
        while waiting and len(group) < GROUP_SIZE:
            task = waiting.popleft()
            if task.future.cancelled():
                continue
            is_alike = not group or task.way == group[0].way
            (group if is_alike else passed).append(task)
        waiting.extendleft(reversed(passed))
        return group

    def _write_here(self) -> bool:
        """Do the works of the group, and let the thread store them; False if that did not go."""
        try:
            connection = self._link.begin(patient=False)
        except Exception:  # somebody else writes, or it was lost: the thread can wait
            return False
        try:
            outcomes = [self._do_here(connection, task.work) for task in self._group]
        except Exception:  # the thread finds out whose fault it is
            self._link.undo()
            return False
        self._jobs.put(partial(self._keep, connection, outcomes))
        return True

    def _do_here(self, connection: Connection, work: Callable[[Connection], Any]) -> Outcome:
        value = work(connection)
        # What follows would be stored by itself where the transaction has ended.
        self._link.check(connection)
        return value, None

    def _run(self) -> None:
        """Do what the loop hands over, in the thread."""
        try:
            while (job := self._jobs.get()) is not None:
                job()
        finally:
            with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                self._loop.call_soon_threadsafe(self._shut)

    def _shut(self) -> None:
        """Let nobody wait for ever, whatever ended the thread."""
        self._is_open = False
        left = [*self._group, *self._waiting]
        self._waiting.clear()
        _resolve([(task, (None, self._tell_closed())) for task in left])
        self._group = []
        self._rest()

    def _keep(self, connection: Connection, outcomes: list[Outcome]) -> None:
        """Store what the loop has done for good."""
        try:
            self._link.commit(connection)
        except BaseException as error:
            self._link.undo()
            self._fail(error)
        else:
            self._succeed(outcomes)

    def _write(self) -> None:
        """Do the works of the group and store them for good, in the thread."""
        attempt = _attempt if len(self._group) > 1 else self._attempt_alone
        try:
            with self._link.transaction() as connection:
                outcomes = [attempt(connection, task.work, self._where) for task in self._group]
        except BaseException as error:
            self._fail(error)
        else:
            self._succeed(outcomes)

    def _write_together(self) -> None:
        """Store the works of the group by one statement; those that it did not take are left."""
        asked = [task.work for task in self._group if isinstance(task.work, Appending)]
        try:
            taken: list[bool] = self._link.write_once(
                lambda conn: find_marks(conn, asked),
                lambda conn, marks: append_all(conn, asked, marks),
            )
        except BaseException as error:
            if not self._link.is_there() or not isinstance(error, Exception):
                self._fail(error)
                return
            taken = [False] * len(asked)  # one by one they find out whose fault it is
        if any(taken):
            self._wrote(sum(taken))
        self._tell([(None, None if each else _Left()) for each in taken])

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

    def _succeed(self, outcomes: list[Outcome]) -> None:
        self._wrote(len(outcomes))
        self._tell(outcomes)

    def _fail(self, error: BaseException) -> None:
        """Tell the whole group that nothing of it was stored."""
        # One for each: an exception that is raised in several places collects their traces.
        self._tell([(None, _failure(error, self._where)) for _ in self._group])
        if not isinstance(error, Exception):
            raise error

    def _tell(self, outcomes: list[Outcome]) -> None:
        """Tell all outcomes at once: to wake the loop costs as much as to write a move."""
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            self._loop.call_soon_threadsafe(self._end, self._group, outcomes)

    def _end(self, group: list[_Task], outcomes: list[Outcome]) -> None:
        done = list(zip(group, outcomes, strict=True))
        again = [each for each in (_again(*one) for one in done) if each is not None]
        # What the others of the group have is free now, so that nobody waits for them any more.
        self._waiting.extendleft(reversed(again))
        # The next are stored while the loop does what follows from these.
        self._go_on()
        _resolve([one for one in done if _again(*one) is None])

    def _tell_closed(self) -> StoreFailed:
        return StoreFailed("other", f"{self._where} is closed; start the server again")


def _again(task: _Task, outcome: Outcome) -> _Task | None:
    """Return the work that is to be done again instead: alone, or as others were in its way."""
    if isinstance(outcome[1], _Left):
        return replace(task, together=False)
    return replace(task, again=True) if _is_blocked(task, outcome) else None


def _is_blocked(task: _Task, outcome: Outcome) -> bool:
    """Ask whether a work and that of another process have waited for each other, and once only."""
    mistake = outcome[1]
    return mistake is not None and is_deadlock(mistake.__cause__) and not task.again


def _resolve(done: list[tuple[_Task, Outcome]]) -> None:
    for task, (value, mistake) in done:
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
