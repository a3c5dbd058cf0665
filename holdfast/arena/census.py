"""Statistics of many matches of a game: how long they are, who wins them, and what decides them.

A match is boiled down to a ``Tale`` of a few numbers as soon as it was read, so that any number of
matches fits into memory.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from holdfast.arena.figures import (
    Mean,
    Numbers,
    Spread,
    points_of,
    rates_by_order,
    spread_of,
)
from holdfast.arena.played import Played
from holdfast.core.chronicle import Ground, Path
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.reading import read


class Claimed(NamedTuple):
    """A prize, who won it, and after what part of the match's decisions, from 0 to 1."""

    name: str
    holder: int
    when: float


@dataclass(frozen=True)
class Tale:
    """What statistics keep of a match."""

    played: Played
    options: str
    claimed: tuple[Claimed, ...]
    visits: Mapping[tuple[str, int], int]  # by place and seat: how many moves were made there


@dataclass(frozen=True)
class Fared:
    """How those of one name, or level, have done: per seat that they took."""

    name: str
    wins: Mean
    points: Spread


@dataclass(frozen=True)
class Fight:
    """What is known of a prize: how often it was won, how often its holder wins, and when."""

    name: str
    taken: float  # in what part of the matches anybody won it
    wins: Mean  # how often its holder wins the match
    when: float  # after what part of the decisions, the median


@dataclass(frozen=True)
class Visited:
    """A place, how many moves are made there in a match, and how many of them by who wins it."""

    ground: Ground
    moves: float
    winners: float


@dataclass(frozen=True)
class Census:
    """What matches with one number of seats have in common."""

    seats: int
    matches: int
    options: Mapping[str, int]
    decisions: Spread
    lengths: tuple[int, ...]
    seconds: float
    order: list[Mean]
    lines: list[Fared]
    fights: list[Fight]
    visited: list[Visited]
    outline: Sequence[Path]  # of the sheet on which the places lie


def tell_tale(match: Match, played: Played, options: str) -> Tale:
    """Boil a match down to what is counted."""
    chronicle, count = match.game.chronicle, len(match.moves)
    claimed: list[Claimed] = []
    visits: Counter[tuple[str, int]] = Counter()
    for ply in range(count):
        made = match.made(ply)
        before, trail = read(made.before), made.trail
        place = chronicle.ground(before, made.move)
        if place is not None:
            visits[place, made.mover] += 1
        for earlier, later in pairwise([before, *(read(trail, i) for i in range(made.steps))]):
            claimed += [Claimed(*won, (ply + 1) / count) for won in chronicle.won(earlier, later)]
    return Tale(played, options, tuple(claimed), visits)


def count_all(game: Game, tales: Sequence[Tale]) -> Census:
    """Return the statistics of one match or more with the same number of seats."""
    sheet = game.blank(len(tales[0].played.seating))[0]
    games = [tale.played for tale in tales]
    lengths = tuple(game.decisions for game in games)
    return Census(
        seats=len(games[0].seating),
        matches=len(tales),
        options=dict(Counter(tale.options for tale in tales).most_common()),
        decisions=spread_of(lengths),
        lengths=lengths,
        seconds=float(np.mean([game.seconds for game in games])),
        order=rates_by_order(games),
        lines=_lines(games),
        fights=_fights(tales),
        visited=_visited(tales, game.chronicle.grounds(sheet)),
        outline=game.chronicle.outline(sheet),
    )


def _lines(games: Sequence[Played]) -> list[Fared]:
    """Return how each name has done, the best first."""
    wins: defaultdict[str, Numbers] = defaultdict(Numbers)
    for game in games:
        by_name: defaultdict[str, list[float]] = defaultdict(list)
        for name, share in zip(game.seating, game.shares, strict=True):
            by_name[name].append(share)
        for name, shares in by_name.items():
            wins[name].add(game.deal, shares)
    lines = [
        Fared(name, numbers.rate(), spread_of(points_of(name, games)))
        for name, numbers in wins.items()
    ]
    return sorted(lines, key=lambda line: (-line.wins.value, line.name))


def _fights(tales: Sequence[Tale]) -> list[Fight]:
    """Return what is known of each prize that anybody has won."""
    wins: defaultdict[str, Numbers] = defaultdict(Numbers)
    when: defaultdict[str, list[float]] = defaultdict(list)
    for tale in tales:
        shares: defaultdict[str, list[float]] = defaultdict(list)
        for name, holder, moment in tale.claimed:
            shares[name].append(tale.played.shares[holder])
            when[name].append(moment)
        for name, values in shares.items():
            wins[name].add(tale.played.deal, values)
    fights = []
    for name, numbers in wins.items():
        rate = numbers.rate()
        fights.append(Fight(name, rate.games / len(tales), rate, float(np.median(when[name]))))
    return sorted(fights, key=_in_order)


def _in_order(fight: Fight) -> tuple[str, int, float, str]:
    """Sort what is numbered by its number, and all else by when it is won."""
    head, _, number = fight.name.rpartition(" ")
    return (head, int(number), 0, "") if number.isdecimal() else ("", 0, fight.when, fight.name)


def _visited(tales: Sequence[Tale], grounds: Sequence[Ground]) -> list[Visited]:
    moves: Counter[str] = Counter()
    winners: defaultdict[str, float] = defaultdict(float)
    for tale in tales:
        for (name, seat), count in tale.visits.items():
            moves[name] += count
            winners[name] += count * tale.played.shares[seat]
    return [
        Visited(
            ground,
            moves[ground.name] / len(tales),
            winners[ground.name] / moves[ground.name] if moves[ground.name] else 0.0,
        )
        for ground in grounds
    ]


def by_seats(tales: Iterable[Tale]) -> dict[int, list[Tale]]:
    """Return matches by their number of seats, the fewest first."""
    found: defaultdict[int, list[Tale]] = defaultdict(list)
    for tale in tales:
        found[len(tale.played.seating)].append(tale)
    return dict(sorted(found.items()))
