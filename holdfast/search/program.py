"""A program that runs beside us and answers lines with lines.

Three threads move the lines, so that nothing the program does, or leaves undone, can make us wait
for longer than agreed. They hold the pipes and never the program, and end with it.
"""

from __future__ import annotations

import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

#: No line of a program is longer, in bytes.
LONGEST: Final = 65536
#: So many seconds a program has to end by itself when there is nothing more to read for it.
_GRACE: Final = 2.0
#: So many of its last lines on standard error are kept.
_LAST_WORDS: Final = 3


class TooSlow(Exception):
    """No line came in time."""


class TooLong(Exception):
    """The line has more bytes than ``LONGEST``."""


class OutOfTurn(Exception):
    """There was a line before anything was asked; it is the argument."""


class OutputClosed(Exception):
    """The program has closed its standard output."""


class Program:
    """A running program; starting it raises ``OSError``."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._errors: deque[bytes] = deque(maxlen=_LAST_WORDS)
        process = self._process
        assert process.stdin and process.stdout and process.stderr
        self._threads = [
            Thread(target=_pass_on, args=(self._told, process.stdin), daemon=True),
            Thread(target=_listen, args=(process.stdout, self._said), daemon=True),
            Thread(target=_keep_last, args=(process.stderr, self._errors), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, line: bytes) -> None:
        """Send a line that wants no answer."""
        self._told.put(line)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the one that comes back.

        Raises ``TooSlow``, ``TooLong``, ``OutOfTurn`` or ``OutputClosed``; then the program is of
        no use any more.
        """
        with suppress(Empty):
            early = self._said.get_nowait()
            raise OutOfTurn(early) if early else OutputClosed
        self.tell(line)
        return self.hear(seconds)

    def hear(self, seconds: float) -> bytes:
        """Return the next line; raises what ``ask`` raises."""
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            raise TooSlow from None
        if not line:
            raise OutputClosed
        if len(line) > LONGEST:
            raise TooLong
        return line

    def end(self) -> None:
        """Close its standard input; if it does not end at that, kill it."""
        self._told.put(None)
        try:
            self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            # A child that the program has left behind may still hold a pipe.
            thread.join(_GRACE)

    def last_words(self) -> str:
        """Return the last lines that it wrote to standard error; all, once it has ended."""
        text = b" ".join(line.strip() for line in self._errors)
        return text.decode(errors="replace").strip()


def _pass_on(lines: SimpleQueue[bytes | None], pipe: IO[bytes]) -> None:
    """Write lines into the pipe until there is a None, or nobody reads them."""
    with suppress(OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _listen(pipe: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Put the lines of the pipe into the queue, an empty one at the end.

    A program that talks without being asked is not listened to any further: it shall not fill our
    memory.
    """
    with pipe:
        while line := pipe.readline(LONGEST + 1):
            lines.put(line)
            if len(line) > LONGEST or lines.qsize() > 1:
                return
    lines.put(b"")


def _keep_last(pipe: IO[bytes], lines: deque[bytes]) -> None:
    with pipe:
        while line := pipe.readline(LONGEST):
            lines.append(line)
