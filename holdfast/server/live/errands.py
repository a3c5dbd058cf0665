"""Errands: what is thought about for people, in threads beside the event loop.

As many run at one time as there are cores. They pause every few hundredths of a second, and whose
turn it is then goes on (``queue``). What nobody waits for any more ends at its next pause.

What is *idle*, the analysis of a match, has the places that nobody else wants, and stands in
nobody's way: another errand begins beside it, and it pauses until there is a place again.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

from holdfast.core import kernels
from holdfast.search.pauses import Stopped, pausing
from holdfast.server.live.queue import Asker, Queue

#: So many may have begun and not ended; each has a thread and a tree. Then those go on alone.
_MOST_BEGUN: Final = 64


class Errand:
    """Something to be thought about for somebody."""

    def __init__(
        self, asker: Asker, work: Callable[[], Any], *, live: bool, idle: bool = False
    ) -> None:
        self.asker = asker
        self.live = live
        self.idle = idle  # behind all that is not
        self.work = work
        self.answer: Future[Any] = Future()
        self.begun = False
        self.stopped = False  # nobody waits for it any more
        self.turn = threading.Event()  # it may go on


class Errands:
    """All errands of a server."""

    def __init__(self, places: int | None = None) -> None:
        """Let so many run at one time; by default as many as there are cores."""
        self._places = places or kernels.all_cores()
        self._pool = ThreadPoolExecutor(_MOST_BEGUN, thread_name_prefix="holdfast-bot")
        self._lock = threading.Lock()  # of all that follows, and of the errands themselves
        self._queue: Queue[Errand] = Queue()
        self._idle: Queue[Errand] = Queue()  # what is behind all else
        self._begun: set[Errand] = set()
        self._running = 0
        self._idling = 0  # those that run and are idle

    @property
    def places(self) -> int:
        """How many run at one time."""
        return self._places

    async def run(
        self, asker: Asker, work: Callable[[], Any], *, live: bool, idle: bool = False
    ) -> Any:
        """Do something that takes long when it is its turn; who is cancelled stops it."""
        errand = Errand(asker, work, live=live, idle=idle)
        with self._lock:
            self._queue_of(errand).put(errand)
            self._start()
        try:
            return await asyncio.wrap_future(errand.answer)
        finally:
            errand.stopped = True

    def close(self) -> None:
        """Stop all that goes on; nobody hears of it."""
        with self._lock:
            self._places = 0  # nobody begins any more
            for errand in self._begun:
                errand.stopped = True
                errand.turn.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        """Let those go on whose turn it is, as far as there are places; the lock is held."""
        while self._running < self._places and (errand := self._next(self._queue)):
            self._running += 1
            self._go(errand)
        while self._running + self._idling < self._places and (errand := self._next(self._idle)):
            self._idling += 1
            self._go(errand)

    def _next(self, queue: Queue[Errand]) -> Errand | None:
        """Take from a queue what is still wanted."""
        while (errand := queue.take()) and errand.stopped and not errand.begun:
            queue.leave(errand)
        return errand

    def _go(self, errand: Errand) -> None:
        """Let an errand go on, or begin."""
        if errand.begun:
            errand.turn.set()
        else:
            errand.begun = True
            self._begun.add(errand)
            self._pool.submit(self._do, errand)

    def _do(self, errand: Errand) -> None:
        """Do an errand, in its thread."""
        try:
            with pausing(lambda: self._pause(errand)):
                found = errand.work()
        except BaseException as problem:
            self._end(errand)
            errand.answer.set_exception(problem)
        else:
            self._end(errand)
            errand.answer.set_result(found)

    def _end(self, errand: Errand) -> None:
        with self._lock:
            self._begun.discard(errand)
            self._give_place(errand)
            self._start()

    def _pause(self, errand: Errand) -> None:
        """Let others think whose turn it is; raise ``Stopped`` where nobody waits for this one."""
        with self._lock:
            if errand.stopped:
                raise Stopped
            if not self._gives_way(errand):
                return
            errand.turn.clear()
            self._give_place(errand)
            self._queue_of(errand).put(errand, first=True)
            self._start()
        errand.turn.wait()
        if errand.stopped:
            raise Stopped

    def _gives_way(self, errand: Errand) -> bool:
        """Tell whether others come first now; the lock is held."""
        if errand.idle:
            return self._running + self._idling > self._places or bool(self._idle)
        return bool(self._queue) and len(self._begun) < _MOST_BEGUN

    def _give_place(self, errand: Errand) -> None:
        if errand.idle:
            self._idling -= 1
        else:
            self._running -= 1
        self._queue_of(errand).leave(errand)

    def _queue_of(self, errand: Errand) -> Queue[Errand]:
        return self._idle if errand.idle else self._queue
