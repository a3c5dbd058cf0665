"""Lines that people type."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from rich.console import Console

from holdfast.cli.terminal.screen import is_interactive


class Keyboard:
    """Asks for a line at a time.

    Ctrl-C counts only while a line is awaited, or when ``check`` asks: no move is cut in half.
    """

    def __init__(self, out: Console) -> None:
        self._out = out
        self._waiting = False
        self._stopped = False

    @contextmanager
    def open(self) -> Iterator[None]:
        """Take over Ctrl-C, and let a line be edited while it is typed."""
        if is_interactive():
            with suppress(ImportError):
                import readline  # noqa: F401 - importing it is what it takes
        before = signal.signal(signal.SIGINT, self._stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def ask(self, prompt: str) -> str:
        """Return the next line; raise ``EOFError`` or, on Ctrl-C, ``KeyboardInterrupt``."""
        self.check()
        self._waiting = True
        try:
            line = input(prompt)
        finally:
            self._waiting = False
        if not is_interactive():
            self._out.print(line, markup=False)  # a transcript shows what was typed
        return line.strip()

    def check(self) -> None:
        """Raise ``KeyboardInterrupt`` if Ctrl-C was pressed."""
        if self._stopped:
            raise KeyboardInterrupt

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopped = True
        if self._waiting:
            raise KeyboardInterrupt
