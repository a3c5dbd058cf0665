"""Several processes that serve on one socket, and the parent that looks after them.

The parent serves nobody: it starts the others, starts another for one that dies, passes on what
it is told by signals, and ends when all have ended. When it is killed itself, they end too.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

from holdfast.core.errors import BadOption

#: A process that has not lived so many seconds is not followed by another at once.
_SHORT: Final = 5.0
#: So long the parent waits before it starts another for one that lived shortly.
_PAUSE: Final = 2.0
_PASSED_ON: Final = (signal.SIGTERM, signal.SIGINT)


def check_workers(count: int, *, shared: bool) -> None:
    """Refuse several processes where the database is for one alone; raise ``BadOption``."""
    if count > 1 and not shared:
        raise BadOption(
            f"--workers is {count}, and the database is a file, which is for one process; give "
            "one PostgreSQL for all by DATABASE_URL, or leave --workers out"
        )


def run_workers(
    count: int, serve: Callable[[Callable[[], None]], None], announce: Callable[[], None]
) -> int:
    """Let so many processes serve until SIGTERM or SIGINT; return the exit code.

    ``serve`` is called in each with what it is to call when it answers. The first does so before
    the others are started, so that what is wrong with all of them is said once, and announces it.
    """
    return _Parent(serve).run(count, announce)


class _Parent:
    """The process that looks after the others."""

    def __init__(self, serve: Callable[[Callable[[], None]], None]) -> None:
        self._serve = serve
        self._children: dict[int, float] = {}  # with when they began
        self._stopping = False
        # Closed by the end of the parent, however it ends: its children wait for that.
        self._alive, self._life = os.pipe()

    def run(self, count: int, announce: Callable[[], None]) -> int:
        """Start them, and look after them."""
        for each in _PASSED_ON:
            signal.signal(each, self._pass_on)
        code = self._start_first(announce)
        if code is not None:
            return code
        while len(self._children) < count and not self._stopping:
            self._start(lambda: None)
        return self._look_after()

    def _start_first(self, announce: Callable[[], None]) -> int | None:
        """Start one process and wait until it answers; return its exit code if it does not."""
        ready, tell = os.pipe()

        def on_start() -> None:
            announce()
            os.write(tell, b"\n")
            os.close(tell)

        child = self._start(on_start)
        os.close(tell)
        answered = os.read(ready, 1)
        os.close(ready)
        if answered:
            return None
        _, status = os.waitpid(child, 0)
        del self._children[child]
        return 0 if self._stopping else os.waitstatus_to_exitcode(status)

    def _start(self, on_start: Callable[[], None]) -> int:
        """Start a process; return its number."""
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if child == 0:
            self._live(on_start)
            raise SystemExit(0)
        self._children[child] = time.monotonic()
        if self._stopping:  # told while it was started
            os.kill(child, signal.SIGTERM)
        return child

    def _live(self, on_start: Callable[[], None]) -> None:
        """Be one of the processes; what it raises is told as if it were the only one."""
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        # Ctrl-C of a terminal is for the parent, which passes it on once.
        os.setpgid(0, 0)
        os.close(self._life)
        threading.Thread(target=self._end_with_parent, daemon=True).start()
        self._serve(on_start)

    def _end_with_parent(self) -> None:
        os.read(self._alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _look_after(self) -> int:
        """Start another for each that dies, until all are to end; return the worst exit code."""
        worst = 0
        while self._children:
            child, status = os.wait()
            began, code = self._children.pop(child), os.waitstatus_to_exitcode(status)
            if self._stopping:
                # One that has just begun does not know yet how to end in good order.
                worst = worst if -code in _PASSED_ON else max(worst, abs(code))
                continue
            print(
                f"holdfast: a process has ended ({_tell_code(code)}); another is started",
                file=sys.stderr,
                flush=True,
            )
            if time.monotonic() - began < _SHORT:
                time.sleep(_PAUSE)
            if not self._stopping:
                self._start(lambda: None)
        return worst

    def _pass_on(self, sig: int, _frame: FrameType | None) -> None:
        self._stopping = True
        for child in tuple(self._children):
            os.kill(child, sig)


def _tell_code(code: int) -> str:
    return f"exit code {code}" if code >= 0 else signal.Signals(-code).name
