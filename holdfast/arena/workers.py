"""Games spread over processes of this machine.

Each worker has a pipe of its own. When the program ends, even by force, the pipes break and the
workers end too; when a worker ends, the program notices. The pools of the standard library do not
promise both, and cannot leave a long game in the middle.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import wait
from typing import Any, Final

from holdfast.arena.plan import Job
from holdfast.arena.playing import Broken, Failed, Finished, GameFailed, Outcome, play_job

#: Games that a worker has been given: one to play, and one to go on with without waiting.
_AHEAD: Final = 2
_PATIENCE: Final = 2.0  # seconds


def play_here(jobs: Iterator[Job]) -> Generator[list[Finished]]:
    """Play the games in this process, one after the other."""
    for job in jobs:
        yield from sort_out([play_job(job)])


def play_in_workers(jobs: Iterator[Job], cores: int) -> Generator[list[Finished]]:
    """Play the games in so many processes; yield them as they end."""
    workers = [_Worker() for _ in range(cores)]
    try:
        for worker in workers:
            worker.give(islice(jobs, _AHEAD))
        while busy := [worker for worker in workers if worker.games]:
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


class _Worker:
    """A process that plays games, as seen from the one that hands them out."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # now only the worker has it: when the worker ends, the pipe breaks
        self.games = 0  # that it has been given and not returned

    def give(self, jobs: Iterable[Job]) -> None:
        """Hand out games."""
        for job in jobs:
            with suppress(BrokenPipeError):  # ``take`` says so
                self.pipe.send(job)
            self.games += 1

    def take(self) -> Outcome:
        """Return what has become of a game."""
        self.games -= 1
        try:
            outcome: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            return Failed(
                "a process that played games was ended from outside, "
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


def _work(pipe: Any) -> None:
    """Play what comes through the pipe until it breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program that started us decides when to stop
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # players are closed on the way out
    with suppress(EOFError, OSError):
        while True:
            job = pipe.recv()
            outcome: Outcome
            try:
                outcome = play_job(job)
            except Exception:
                outcome = Broken(traceback.format_exc())
            pipe.send(outcome)
