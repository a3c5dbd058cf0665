"""What an arena says of one player: a row of its table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """The figures of one player. How they come about is in docs/reference/arena.md."""

    player: str
    games: int  # that it took part in
    win_rate: float  # the mean share of the win per seat that it took
    low: float  # the interval of 95 % around it, with deals as the unit
    high: float
    fair_share: float  # what everybody would have if all were equally strong
    elo: float  # the mean of all players is 0
    mu: float  # openskill's estimate
    sigma: float  # and how sure it is of it
    points: float  # the mean per seat that it took
