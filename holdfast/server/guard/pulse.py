"""Finds out which sockets are still there, by one timer for all of them.

Who has said something is there. Who says nothing for a while is asked, and cut off if no answer
comes. A timer of its own for each socket, set anew for every question and every answer, takes more
than a kilobyte, and pages that play would be asked all the time.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol
from weakref import WeakKeyDictionary

#: So many seconds pass between two looks at a socket, if nothing holds us up.
LOOK: Final = 0.25
#: If something does, it is not the silence of others: no look counts for more than so many seconds.
MOST: Final = 2 * LOOK
#: They are looked at in so many shares, one after the other, so that nobody waits for all of them.
SHARES: Final = 5


class Quiet(Protocol):
    """A socket, which counts for itself how long it has heard nothing."""

    def pass_quietly(self, seconds: float) -> None:
        """Let so many seconds have passed."""
        ...


class Pulse:
    """Looks at the sockets of an event loop, as long as there are any."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look at nothing yet."""
        self._loop = loop
        self._shares: list[set[Quiet]] = [set() for _ in range(SHARES)]
        self._turn = 0
        self._looked = [loop.time()] * SHARES
        self._timer: asyncio.TimerHandle | None = None

    def add(self, one: Quiet) -> None:
        """Look at a socket from now on."""
        min(self._shares, key=len).add(one)
        if self._timer is None:
            self._wait()

    def remove(self, one: Quiet) -> None:
        """Look at a socket no longer."""
        for share in self._shares:
            share.discard(one)

    @property
    def is_on(self) -> bool:
        """Tell whether somebody is to be looked at."""
        return self._timer is not None

    def _wait(self) -> None:
        self._timer = self._loop.call_later(LOOK / SHARES, self._look)

    def _look(self) -> None:
        turn = self._turn = (self._turn + 1) % SHARES
        before, self._looked[turn] = self._looked[turn], self._loop.time()
        seconds = min(self._looked[turn] - before, MOST)
        for one in tuple(self._shares[turn]):
            one.pass_quietly(seconds)
        self._timer = None
        if any(self._shares):
            self._wait()


_pulses: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Pulse]] = WeakKeyDictionary()


def pulse_of(loop: asyncio.AbstractEventLoop) -> Pulse:
    """Return the pulse of an event loop."""
    pulse = _pulses.get(loop)
    if pulse is None:
        pulse = _pulses[loop] = Pulse(loop)
    return pulse
