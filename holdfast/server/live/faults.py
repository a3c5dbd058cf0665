"""The faults of a server that runs: when nobody could move because of it.

The store takes nothing, or takes long; the process stands still, because it was stopped, or its
machine slept, or something held it up. No clock of a table may run meanwhile, so it is written down
here when that was, and the clockwork gives the time back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from holdfast.server.table.setup import SECOND

#: The server looks so often, in seconds, whether it has stood still.
GLANCE: Final = 0.5
#: What took so much longer than it should is a fault; in milliseconds.
NOTICED: Final = SECOND

Span = tuple[int, int]  # from when to when


class Faults:
    """The times in which the server failed. Times are milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Begin without a fault."""
        self.on_end: Callable[[], None] = lambda: None  # one is over that all tables have felt
        self._now = now
        self._awake = now()  # it did not stand still until then
        self._failing: int | None = None  # since when the store fails
        self._past: list[Span] = []  # in order, apart from each other

    @property
    def failing(self) -> bool:
        """Tell whether the store fails: it did not take what it was given last."""
        return self._failing is not None

    async def look_out(self) -> None:
        """Keep looking whether the server stands still."""
        self.wake()
        while True:
            await asyncio.sleep(GLANCE)
            self._look()

    def wake(self) -> None:
        """Look from now on; the time until now was nobody's fault."""
        self._awake = self._now()

    def failed(self, begun: int) -> None:
        """Note that the store has not taken what it was to write since a time."""
        self._failing = begun if self._failing is None else min(begun, self._failing)

    def worked(self, begun: int) -> None:
        """Note that the store has taken what it was to write since a time."""
        now, failing = self._now(), self._failing
        self._failing = None
        if failing is not None:
            self._write_down(min(begun, failing), now)
            self.on_end()
        elif now - begun >= NOTICED:
            self._write_down(begun, now)

    def count(self, since: int, *also: Span) -> int:
        """Return for how long the server has failed since a time, or it was ``also`` not there."""
        self._look()
        now = self._now()
        faults = [*self._past, *also]
        if self._failing is not None:
            faults.append((self._failing, now))
        return sum(max(0, end - max(begin, since)) for begin, end in _apart(faults))

    def _look(self) -> None:
        """Find out whether the server has stood still.

        By the clock of the machine, which goes on while that sleeps, and whose jumps are no fault
        of those who play. Whoever is first to look after a standstill finds it.
        """
        awake, self._awake = self._awake, self._now()
        if self._awake - awake >= GLANCE * SECOND + NOTICED:
            self._write_down(awake, self._awake)
            self.on_end()

    def _write_down(self, begin: int, end: int) -> None:
        self._past = _apart([*self._past, (begin, end)])


def _apart(spans: list[Span]) -> list[Span]:
    """Return spans of time in order, those that meet as one."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found
