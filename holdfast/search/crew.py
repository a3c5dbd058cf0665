"""A crew: processes that compile, as many as there are cores.

The jobs are the parts of all games, in the order in which somebody waits for them. Whoever is idle
takes the next one, of a game that it has begun if there is one in the same part: its rules are
known to that process already.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from holdfast.core import jit, progress
from holdfast.core.errors import HoldfastError
from holdfast.games import registry
from holdfast.search.compiled import PARTS

Job = tuple[str, str]  # game, part
Row = dict[str, Any]
Tell = Callable[[str, Row], None]  # "begun" or "finished", and what


class CompilerFailed(HoldfastError):
    """Something could not be compiled."""


def compile_jobs(jobs: Sequence[Job], cores: int, tell: Tell) -> list[str]:
    """Do all jobs; return the names of the files with compiled code. One core needs no crew."""
    left = list(jobs)
    if cores == 1 or len({game for game, _ in left}) == 1:
        return [file for job in left for file in do_job(job, tell)]
    crew = [_Worker() for _ in range(min(cores, len(left)))]
    files: list[str] = []
    try:
        busy = [worker for worker in crew if worker.take(left)]
        while busy:
            for pipe in wait([worker.pipe for worker in busy]):
                worker = next(worker for worker in busy if worker.pipe is pipe)
                event, what = worker.hear()
                if event != "done":
                    tell(event, what)
                    continue
                files += what["files"]
                if not worker.take(left):
                    busy.remove(worker)
    finally:
        for worker in crew:
            worker.stop()
    return files


class _Worker:
    """One process of the crew."""

    def __init__(self) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        self._games: list[str] = []
        self._process: BaseProcess = spawning.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # so that its end is heard

    def take(self, jobs: list[Job]) -> bool:
        """Take a job from the list; tell whether there was one."""
        if not jobs:
            return False
        same_part = [job for job in jobs if job[1] == jobs[0][1]]
        known = [job for job in same_part if job[0] in self._games]
        job = (known or same_part)[0]
        jobs.remove(job)
        self._games.append(job[0])
        self.pipe.send(job)
        return True

    def hear(self) -> tuple[str, Row]:
        """Return what the process says; raise ``CompilerFailed`` if it has failed or ended."""
        try:
            event, what = self.pipe.recv()
        except EOFError:
            self._process.join()
            code = self._process.exitcode
            raise CompilerFailed(f"a process that compiles ended with code {code}") from None
        if event == "failed":
            raise CompilerFailed(what["problem"])
        return event, what

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    """Do the jobs that come, until nobody is there any more."""
    try:
        while True:
            job = pipe.recv()
            try:
                files = do_job(job, lambda event, row: pipe.send((event, row)))
            except Exception as problem:  # whatever it is, it is told in a sentence
                said = " ".join(f"{type(problem).__name__}: {problem}".split())
                pipe.send(("failed", {"problem": f"{job[0]} could not be compiled: {said}"}))
                return
            pipe.send(("done", {"files": files}))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def do_job(job: Job, tell: Tell) -> list[str]:
    """Go through the steps of a part of a game; return the files that were used so far."""
    name, part = job
    for label, work in PARTS[part](registry.get(name)):
        row = {"game": name, "part": part, "step": label}
        tell("begun", row)
        start = time.perf_counter()
        with progress.silence():
            work()
        tell("finished", {**row, "seconds": time.perf_counter() - start})
    return list(jit.USED)
