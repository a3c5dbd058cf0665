"""A line on the standard error output for somebody who waits: what is compiled, and how long.

It appears when a process has waited for more than two seconds in all. On a terminal the line counts
the seconds and goes when the waiting is over; elsewhere there is one line for each thing.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 2.0  # seconds
_EVERY: Final = 1.0  # seconds between two counts
_CLEAR: Final = "\r\033[K"

_silent = False
_waited = 0.0  # seconds, until now


@contextmanager
def silence() -> Iterator[None]:
    """Write no line meanwhile: whoever waits is told in another way."""
    global _silent  # noqa: PLW0603 - how this process talks
    before, _silent = _silent, True
    try:
        yield
    finally:
        _silent = before


@contextmanager
def waiting_for(label: str) -> Iterator[None]:
    """Write a line when this takes long; with an empty label, never."""
    if _silent or not label:
        yield
        return
    global _waited  # noqa: PLW0603 - what this process has waited in all
    start, done = time.monotonic(), threading.Event()
    writer = threading.Thread(target=_write, args=(label, _waited, done), daemon=True)
    writer.start()
    try:
        yield
    finally:
        done.set()
        writer.join()
        _waited += time.monotonic() - start


def _write(label: str, waited: float, done: threading.Event) -> None:
    """Write lines until all is done."""
    start = time.monotonic() - waited
    if done.wait(max(0.0, PATIENCE - waited)):
        return
    is_terminal = sys.stderr.isatty()
    begin, end = (_CLEAR, "") if is_terminal else ("", "\n")
    while True:
        seconds = time.monotonic() - start
        line = f"holdfast: compiling {label}, once per installation; {seconds:.0f} s so far"
        sys.stderr.write(f"{begin}{line}{end}")
        sys.stderr.flush()
        if done.wait(_EVERY if is_terminal else None):
            break
    if is_terminal:
        sys.stderr.write(_CLEAR)
        sys.stderr.flush()
