"""How sure a win rate is: intervals of 95 % over deals.

Games of one deal are not independent: who got the better cards in one rotation gives them to the
others in the next. The deal is therefore the unit, and its value the mean over its games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

import numpy as np

#: An interval leaves out so much on each side.
_TAIL: Final = 0.025


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the interval around the mean of numbers from 0 to 1, one for each deal.

    Student's t; where all deals agree and nothing can be said of how they scatter, Wilson's.
    """
    count = len(values)
    if not count:
        return 0.0, 1.0
    mean = float(np.mean(values))
    if np.ptp(values) == 0:
        return wilson(mean, count)
    reach = t_quantile(count - 1) * float(np.std(values, ddof=1)) / math.sqrt(count)
    return max(0.0, mean - reach), min(1.0, mean + reach)


def wilson(rate: float, count: int) -> tuple[float, float]:
    """Return Wilson's interval around a rate that was observed so many times."""
    z = NormalDist().inv_cdf(1 - _TAIL)
    weight = z * z / count
    middle = (rate + weight / 2) / (1 + weight)
    reach = math.sqrt(weight * (rate * (1 - rate) + weight / 4)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def t_quantile(freedom: int) -> float:
    """Return what Student's t with so many degrees of freedom exceeds in one case of forty.

    Exact for one and two degrees; beyond that the expansion in Abramowitz and Stegun, 26.7.5,
    which is off by less than 0.2 %.
    """
    p = 1 - _TAIL
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:  # noqa: PLR2004 - a closed form for exactly this number
        return (2 * p - 1) * math.sqrt(2 / (4 * p * (1 - p)))
    z = NormalDist().inv_cdf(p)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
