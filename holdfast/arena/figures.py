"""The numbers behind the plots of a report, from the games alone."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from holdfast.arena.intervals import interval
from holdfast.arena.played import Played
from holdfast.arena.ratings import count_wins
from holdfast.arena.rows import Row

#: A histogram has at most so many bars.
_MOST_BINS: Final = 30
_STEPS: Final = (1, 2, 5, 10)
#: Elo points for one unit of the logarithm of the odds.
_ELO: Final = 400 / math.log(10)
_DEVIATIONS: Final = 1.96  # on each side of the mean, for an interval of 95 %


@dataclass(frozen=True)
class Mean:
    """A mean of numbers from 0 to 1, and its interval of 95 % with deals as the unit."""

    value: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Spread:
    """Where numbers lie: the middle half between the quarters, nine of ten from low to high."""

    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    mean: float


@dataclass(frozen=True)
class Bin:
    """How many games had from ``first`` to ``last`` decisions."""

    first: int
    last: int
    games: int


class Numbers:
    """Collects numbers by deal."""

    def __init__(self) -> None:
        self._games = 0
        self._deals: defaultdict[int, list[float]] = defaultdict(list)

    def add(self, deal: int, values: Sequence[float]) -> None:
        """Count a game with these numbers."""
        self._games += bool(values)
        self._deals[deal] += values

    def rate(self) -> Mean:
        """Return the mean over the deals."""
        means = [sum(values) / len(values) for values in self._deals.values() if values]
        return Mean(float(np.mean(means)), *interval(means), self._games)


def rates_above(games: Iterable[Played]) -> dict[tuple[str, str], Mean]:
    """Return how often one player finished above another, for all that have met."""
    found: defaultdict[tuple[str, str], Numbers] = defaultdict(Numbers)
    for game in games:
        pairs: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        for one, name in enumerate(game.seating):
            for other, rival in enumerate(game.seating):
                if name != rival:
                    pairs[name, rival].append(_is_above(game, one, other))
        for pair, values in pairs.items():
            found[pair].add(game.deal, values)
    return {pair: numbers.rate() for pair, numbers in found.items()}


def _is_above(game: Played, one: int, other: int) -> float:
    """Tell whether a seat finished above another: 1, 0, or a half if they are level.

    The share of the win counts; among those without one, the points.
    """
    mine, theirs = game.shares[one], game.shares[other]
    if mine == theirs == 0:
        mine, theirs = game.points[one], game.points[other]
    return 0.5 if mine == theirs else float(mine > theirs)


def rates_by_order(games: Sequence[Played]) -> list[Mean]:
    """Return the share of the win of who moved first, of the next seat, and so on."""
    found = [Numbers() for _ in range(max((len(game.seating) for game in games), default=0))]
    for game in games:
        seats = len(game.seating)
        for order in range(seats):
            found[order].add(game.deal, [game.shares[(game.first + order) % seats]])
    return [numbers.rate() for numbers in found]


def points_of(player: str, games: Iterable[Played]) -> list[int]:
    """Return the points of every seat that the player took."""
    return [
        points
        for game in games
        for name, points in zip(game.seating, game.points, strict=True)
        if name == player
    ]


def spread_of(values: Sequence[float]) -> Spread:
    """Return where numbers lie; there is at least one."""
    low, quarter, median, three_quarters, high = np.percentile(values, (5, 25, 50, 75, 95)).tolist()
    return Spread(low, quarter, median, three_quarters, high, float(np.mean(values)))


def bins_of(lengths: Sequence[int]) -> list[Bin]:
    """Return bars of equal width from the shortest to the longest game, without a gap."""
    if not lengths:
        return []
    width = _width(max(lengths) - min(lengths) + 1)
    start = min(lengths) // width * width
    counts = np.bincount([(length - start) // width for length in lengths])
    return [
        Bin(start + i * width, start + (i + 1) * width - 1, int(count))
        for i, count in enumerate(counts)
    ]


def _width(reach: int) -> int:
    """Return the smallest round width that is wide enough."""
    unit = 1
    while unit * _STEPS[-1] * _MOST_BINS < reach:
        unit *= _STEPS[-1]
    return next(step * unit for step in _STEPS if step * unit * _MOST_BINS >= reach)


def elo_reach(rows: Sequence[Row], games: Sequence[Played]) -> list[float]:
    """Return for each player how far its Elo may be off on either side, in 95 of 100 cases.

    From the curvature of the likelihood at its summit. In a game with n seats a winner is compared
    with n − 1 others, but that is one result and not n − 1: it tells 2 / n as much.
    """
    wins = count_wins([row.player for row in rows], games)
    strengths = np.array([row.elo for row in rows]) / _ELO
    chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    bends = (wins + wins.T) * chances * (1 - chances)
    variances = np.diag(np.linalg.pinv(np.diag(bends.sum(axis=1)) - bends))
    seats = max((len(game.seating) for game in games), default=2)
    scale = _DEVIATIONS * _ELO * math.sqrt(seats / 2)
    return [scale * math.sqrt(max(0.0, float(variance))) for variance in variances]


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Return round numbers from at most ``low`` to at least ``high``, about so many."""
    rough = max(high - low, 1e-9) / count
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(step * unit for step in _STEPS if step * unit >= rough * (1 - 1e-9))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(i * step, 9) for i in range(first, last + 1)]
