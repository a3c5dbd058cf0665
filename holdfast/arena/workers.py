"""Games, and work of other kinds, spread over processes of this machine.

Each worker has a pipe of its own. When the program ends, even by force, the pipes break and the
workers end too; when a worker ends, the program notices. The pools of the standard library do not
promise both, and cannot leave a long game in the middle.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from holdfast.arena.plan import Job
from holdfast.arena.playing import Broken, Failed, Finished, GameFailed, Outcome, play_job

T = TypeVar("T")
R = TypeVar("R")

#: Games that a worker has been given: one to play, and one to go on with without waiting.
_AHEAD: Final = 2
#: So much other work is handed out at one time: starting on it takes longer than each of it.
_TOGETHER: Final = 16
_PATIENCE: Final = 2.0  # seconds


def play_here(jobs: Iterator[Job]) -> Generator[list[Finished]]:
    """Play the games in this process, one after the other."""
    for job in jobs:
        yield from sort_out([play_job(job)])


def play_in_workers(jobs: Iterator[Job], cores: int) -> Generator[list[Finished]]:
    """Play the games in so many processes; yield them as they end."""
    workers = [_Worker(play_job) for _ in range(cores)]
    try:
        for worker in workers:
            worker.give(islice(jobs, _AHEAD))
        while busy := [worker for worker in workers if worker.jobs]:
            heard = wait([worker.pipe for worker in busy])
            ready = [worker for worker in busy if worker.pipe in heard]
            yield from sort_out([worker.take() for worker in ready])
            for worker in ready:
                worker.give(islice(jobs, 1))
    finally:
        for worker in workers:
            worker.stop()


def sort_out(outcomes: Iterable[Outcome]) -> Generator[list[Finished]]:
    """Yield the games that were played to their end; then raise if there are others."""
    kinds = list(outcomes)
    yield [outcome for outcome in kinds if isinstance(outcome, Finished)]
    for outcome in kinds:
        if isinstance(outcome, Failed):
            raise GameFailed(outcome.sentence)
        if isinstance(outcome, Broken):
            raise RuntimeError(outcome.trace)


def map_in_order(work: Callable[[T], R], items: Iterable[T], cores: int) -> Iterator[R]:
    """Yield what comes of every item, in their order, done in so many processes.

    However many items there are, only a few of them are in memory at one time. ``work`` is found by
    its name there; a mistake in it is raised here.
    """
    if cores == 1:
        yield from map(work, items)
        return
    left = iter(items)
    workers = [_Worker(partial(_do_all, work)) for _ in range(cores)]
    try:
        # Each has one handful, so that it listens whenever it is given another one.
        busy = deque(worker for worker in workers if worker.give(_handful(left)))
        while busy:
            worker = busy.popleft()
            found = worker.take()
            if worker.give(_handful(left)):
                busy.append(worker)
            if isinstance(found, Failed):
                raise GameFailed(found.sentence)
            if isinstance(found, Broken):
                raise RuntimeError(found.trace)
            yield from found
    finally:
        for worker in workers:
            worker.stop()


def _handful(items: Iterator[T]) -> list[list[T]]:
    """Return the next few items as one job, or no job if there are none."""
    found = list(islice(items, _TOGETHER))
    return [found] if found else []


def _do_all(work: Callable[[T], R], items: list[T]) -> list[R]:
    return [work(item) for item in items]


class _Worker:
    """A process that does jobs, as seen from the one that hands them out."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(theirs, work), daemon=True)
        self._process.start()
        theirs.close()  # now only the worker has it: when the worker ends, the pipe breaks
        self.jobs = 0  # that it has been given and not returned

    def give(self, jobs: Iterable[Any]) -> int:
        """Hand out jobs; return how many it has now."""
        for job in jobs:
            with suppress(BrokenPipeError):  # ``take`` says so
                self.pipe.send(job)
            self.jobs += 1
        return self.jobs

    def take(self) -> Any:
        """Return what has become of a job."""
        self.jobs -= 1
        try:
            outcome = self.pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            return Failed(
                "a process that played games, or read them, was ended from outside, "
                f"with code {self._process.exitcode}"
            )
        return outcome

    def stop(self) -> None:
        """End the process, in the middle of a game if it plays one."""
        self._process.terminate()
        self._process.join(_PATIENCE)
        self._process.kill()  # it may be deep in compiled code, where it hears nothing
        self._process.join()
        self.pipe.close()


def _work(pipe: Any, work: Callable[[Any], Any]) -> None:
    """Do what comes through the pipe until it breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program that started us decides when to stop
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # players are closed on the way out
    with suppress(EOFError, OSError):
        while True:
            job = pipe.recv()
            outcome: Any
            try:
                outcome = work(job)
            except Exception:
                outcome = Broken(traceback.format_exc())
            pipe.send(outcome)
