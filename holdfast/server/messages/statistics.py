"""What the finished matches of a game have in common."""

from __future__ import annotations

from typing import Literal

import msgspec


class MeanShown(msgspec.Struct, frozen=True):
    """A mean from 0 to 1, its interval of 95 %, and of how many matches it is."""

    value: float
    low: float
    high: float
    games: int


class SpreadShown(msgspec.Struct, frozen=True):
    """Where numbers lie: nine of ten from ``low`` to ``high``, half between the quarters."""

    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    mean: float


class BinShown(msgspec.Struct, frozen=True):
    """How many matches had from ``first`` to ``last`` decisions."""

    first: int
    last: int
    games: int


class FaredShown(msgspec.Struct, frozen=True):
    """How people (``human``) or the bots of a level have done."""

    name: str
    wins: MeanShown
    points: SpreadShown


class FightShown(msgspec.Struct, frozen=True):
    """What is won once in a match: how often, how often its holder wins the match, and when."""

    name: str
    taken: float
    wins: MeanShown
    when: float


class VisitedShown(msgspec.Struct, frozen=True):
    """A place: where it lies, how many moves a match are made there, what part by winners."""

    name: str
    x: float
    y: float
    moves: float
    winners: float


class CensusShown(msgspec.Struct, frozen=True):
    """What the matches with one number of seats have in common.

    ``order`` is the share of the win of who began, of the next seat, and so on; ``outline`` are
    lines on the sheet on which the places lie: x and y of one point after the other.
    """

    seats: int
    matches: int
    options: dict[str, int]
    decisions: SpreadShown
    lengths: list[BinShown]
    order: list[MeanShown]
    lines: list[FaredShown]
    fights: list[FightShown]
    visited: list[VisitedShown]
    outline: list[list[float]]


class StatisticsShown(msgspec.Struct, frozen=True):
    """The statistics of a game, of its newest finished matches, as far as they are counted.

    ``counted`` matches were looked at of ``of``; ``left_out`` of them did not come to their end by
    the rules. Numbers of seats with fewer than ``least`` matches are not told: one could tell whose
    they are. ``prizes`` is what can be won once, in English.
    """

    game: str
    state: Literal["counting", "done", "warming"]
    counted: int
    of: int
    left_out: int
    least: int
    prizes: str
    by_seats: list[CensusShown]
