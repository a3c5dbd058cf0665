"""Token buckets: how often something may happen, and how long to wait.

A bucket holds ``burst`` tokens and gains ``per_second``. It is kept as one number, the time at
which it will be full again; a bucket that is full is like a new one and can be forgotten. Times are
whole nanoseconds, as sums of fractions could keep the last token from a bucket for ever.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from holdfast.server.guard.settings import Guard, Rate

Clock = Callable[[], float]
MOST_KEYS = 10_000
NANOSECONDS = 1_000_000_000


class Buckets:
    """One bucket for each key, such as a session or an address.

    Args:
        rate: What each key is allowed.
        clock: Seconds that never go back.
        most: How many keys are remembered; beyond that, those unused the longest are forgotten.
    """

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, most: int = MOST_KEYS) -> None:
        # Rounded up: nobody gets a token early.
        self._gap = math.ceil(NANOSECONDS / rate.per_second)
        self._depth = rate.burst * self._gap
        self._clock = clock
        self._most = most
        # In the order of last use: the first is also the first that is sure to be full.
        self._full_at: OrderedDict[str, int] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: str) -> float:
        """Take a token and return 0, or take nothing and return how many seconds to wait."""
        now = self._now()
        wait = self._wait(key, now)
        full_at = max(self._full_at.pop(key, now), now)
        self._full_at[key] = full_at if wait else full_at + self._gap
        self._forget(now)
        return wait / NANOSECONDS

    def wait(self, key: str) -> float:
        """How many seconds until there is a token; 0 if there is one. Takes nothing."""
        return self._wait(key, self._now()) / NANOSECONDS

    def _now(self) -> int:
        return int(self._clock() * NANOSECONDS)

    def _wait(self, key: str, now: int) -> int:
        full_at = max(self._full_at.get(key, now), now)
        return max(0, full_at + self._gap - now - self._depth)

    def _forget(self, now: int) -> None:
        while self._full_at:
            key, full_at = next(iter(self._full_at.items()))
            if full_at > now and len(self._full_at) <= self._most:
                return
            del self._full_at[key]


class Rates:
    """The buckets of a server, one set for each thing that can be done too often."""

    def __init__(self, guard: Guard, clock: Clock = time.monotonic) -> None:
        self.addresses = Buckets(guard.requests_per_address, clock)
        self.sessions = Buckets(guard.requests_per_session, clock)
        self.commands = Buckets(guard.commands, clock)
        self.pings = Buckets(guard.pings, clock)
        self.tables = Buckets(guard.tables, clock)
        self.questions = Buckets(guard.questions, clock)
        self.studies = Buckets(guard.studies, clock)
        self.chat = Buckets(guard.chat, clock)
        self.wrong_links = Buckets(guard.wrong_links, clock)
