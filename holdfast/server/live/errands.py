"""Errands: what is thought about for people, in threads beside the event loop.

As many run at one time as there are cores. They pause every few hundredths of a second, and whose
turn it is then goes on (``queue``). What nobody waits for any more ends at its next pause.
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

    def __init__(self, asker: Asker, work: Callable[[], Any], *, live: bool) -> None:
        self.asker = asker
        self.live = live
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
        self._begun: set[Errand] = set()
        self._running = 0

    async def run(self, asker: Asker, work: Callable[[], Any], *, live: bool) -> Any:
        """Do something that takes long when it is its turn; who is cancelled stops it."""
        errand = Errand(asker, work, live=live)
        with self._lock:
            self._queue.put(errand)
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
        while self._running < self._places:
            errand = self._queue.take()
            if errand is None:
                return
            if errand.stopped and not errand.begun:
                self._queue.leave(errand)
                continue
            self._running += 1
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
        if errand.stopped:
            raise Stopped
        with self._lock:
            if not self._queue or len(self._begun) >= _MOST_BEGUN:
                return
            errand.turn.clear()
            self._give_place(errand)
            self._queue.put(errand, first=True)
            self._start()
        errand.turn.wait()
        if errand.stopped:
            raise Stopped

    def _give_place(self, errand: Errand) -> None:
        self._running -= 1
        self._queue.leave(errand)
