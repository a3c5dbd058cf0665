"""Run a step of the Makefile: say what it is, how long it took, and what went wrong.

    step.py 'Creating .venv' python3 -m venv .venv    one step, with its name
    step.py --all 'mypy' 'ruff check .'               several commands, side by side

What commands print is shown when they have ended, so that they do not talk into each other: all of
it, but of a step that succeeded only what it wrote to stderr. A signal ends all commands, with
whatever they have started.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import IO

LOOK = 0.02  # seconds between looks whether a command has ended
GRACE = 2.0  # seconds for a command to end when it is told to
STOPPED = 130  # the exit code after a signal


class Stopped(Exception):
    """A signal came."""


class Job:
    """A command that runs, in a process group of its own; what it prints goes into files."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.output: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - gone with the job
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        self.began = time.monotonic()
        self.seconds = 0.0
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=self.errors,
            start_new_session=True,
        )

    def has_ended(self) -> bool:
        """Tell whether it has ended, and note when."""
        if self.process.poll() is None:
            return False
        self.seconds = time.monotonic() - self.began
        return True

    def has_failed(self) -> bool:
        """Tell whether it ended with a mistake."""
        return self.process.returncode != 0

    def stop(self) -> None:
        """End it and all that it has started."""
        self._signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self._signal(signal.SIGKILL)
        self.process.wait()

    def _signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, number)


def run_step(name: str, command: Sequence[str]) -> int:
    """Run one command under a name; return its exit code."""
    show(f"{name} …")
    for job in run_all([(name, command)]):
        if job.has_failed():
            show(f"{name} … failed after {job.seconds:.1f} s", job.output, job.errors)
            return 1
        show(f"{name} … {job.seconds:.1f} s", job.errors)
    return 0


def run_checks(lines: Sequence[str]) -> int:
    """Run commands side by side, and list those that failed; return the exit code."""
    show(f"Checking, side by side: {', '.join(lines)}")
    failed = []
    for job in run_all([(line, shlex.split(line)) for line in lines]):
        show(f"== {job.name} … {job.seconds:.1f} s", job.output, job.errors)
        if job.has_failed():
            failed.append(job.name)
    show(f"Failed: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


def run_all(commands: Sequence[tuple[str, Sequence[str]]]) -> Iterator[Job]:
    """Start commands, and give each when it has ended; leave none behind, or raise ``Stopped``."""
    signals = note_signals()
    running: list[Job] = []
    try:
        for name, command in commands:
            running.append(Job(name, command))
        while running:
            if signals:
                raise Stopped
            for job in [each for each in running if each.has_ended()]:
                running.remove(job)
                yield job
            time.sleep(LOOK)
    finally:
        for job in running:
            job.stop()


def note_signals() -> list[int]:
    """Return a list of the signals that come from now on; a signal does nothing else."""
    came: list[int] = []
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(each) != signal.SIG_IGN:  # as nohup wants it
            signal.signal(each, lambda number, _frame: came.append(number))
    return came


def show(line: str, *files: IO[bytes]) -> None:
    """Print a line and what is in files; all at once, as others print at the same time."""
    said = line.encode(sys.stdout.encoding or "utf-8", "replace") + b"\n"
    for each in files:
        each.seek(0)
        said += each.read()
    sys.stdout.buffer.write(said if said.endswith(b"\n") else said + b"\n")
    sys.stdout.flush()


def main(given: Sequence[str]) -> int:
    """Run what is given; return the exit code."""
    try:
        if given[0] == "--all":
            return run_checks(given[1:])
        return run_step(given[0], given[1:])
    except Stopped:
        return STOPPED
    except OSError as problem:
        show(f"{problem.filename}: {problem.strerror}")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
