"""A sequential test: is the first player's win rate the lower of two, or the higher?

The generalised sequential probability ratio test on deals, with the normal approximation: after
each deal, in the order of the deals, the log of the likelihood ratio is

    n (high − low) (2 mean − low − high) / (2 variance)

and the test is settled when it leaves the bounds of Wald (1945) for errors of 5 % on both sides.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

_ERROR: Final = 0.05
_BOUND: Final = math.log((1 - _ERROR) / _ERROR)
#: Before so many deals the variance is a guess.
_FEWEST: Final = 10
#: The largest variance that a number from 0 to 1 can have. One deal's worth of it is added, so that
#: deals that all agree do not look certain.
_LARGEST: Final = 0.25


class Verdict(Enum):
    """What a sequential test has found."""

    LOWER = "lower"
    HIGHER = "higher"
    OPEN = "open"


class Sprt:
    """A test between two win rates that is fed deal by deal."""

    def __init__(self, low: float, high: float) -> None:
        self._low = low
        self._high = high
        self._mean = 0.0
        self._squares = 0.0  # of the distances from the mean
        self.deals = 0

    def add(self, value: float) -> None:
        """Take the first player's mean share of one more deal into account."""
        self.deals += 1
        distance = value - self._mean
        self._mean += distance / self.deals
        self._squares += distance * (value - self._mean)

    @property
    def log_ratio(self) -> float:
        """How much better the higher rate explains the deals: a log; 0 is as well as the lower."""
        if not self.deals:
            return 0.0
        variance = (self._squares + _LARGEST) / self.deals
        lead = 2 * self._mean - self._low - self._high
        return self.deals * (self._high - self._low) * lead / (2 * variance)

    @property
    def verdict(self) -> Verdict:
        """Which rate it is; open while neither is clear."""
        if self.deals < _FEWEST or abs(self.log_ratio) < _BOUND:
            return Verdict.OPEN
        return Verdict.HIGHER if self.log_ratio > 0 else Verdict.LOWER
