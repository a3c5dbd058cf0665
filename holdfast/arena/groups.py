"""Who meets whom when there are more players than seats, or fewer."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import Final

Group = tuple[int, ...]

#: So many groups are played in full; beyond that, a balanced choice of them.
_FEW: Final = 60
_PAIR: Final = 2


def find_groups(players: int, seats: int) -> tuple[Group, ...]:
    """Return the groups that meet: players' numbers, one for each seat.

    With fewer players than seats the last one fills the seats that are left. With more, all groups
    meet if they are few or pairs; otherwise a choice in which all players meet equally often.
    """
    if players <= seats:
        return ((*range(players), *[players - 1] * (seats - players)),)
    if seats == _PAIR or comb(players, seats) <= _FEW:
        return tuple(combinations(range(players), seats))
    return _balanced(players, seats)


def _balanced(players: int, seats: int) -> tuple[Group, ...]:
    """Return groups in which everybody sits equally often, and everybody meets everybody.

    The players stand in a circle. A pattern of places, turned around the circle, seats each player
    equally often, and two players meet once for every time that their distance is in the pattern.
    Patterns are added, always the one that keeps distances most even, until none is missing.
    """
    met: Counter[int] = Counter()
    groups: dict[Group, None] = {}
    while len(met) < players // 2:
        pattern = min(
            ((0, *rest) for rest in combinations(range(1, players), seats - 1)),
            key=lambda places: _unevenness(met + _distances(places, players)),
        )
        met += _distances(pattern, players)
        for turn in range(players):
            groups[tuple(sorted((place + turn) % players for place in pattern))] = None
    return tuple(groups)


def _distances(pattern: Group, players: int) -> Counter[int]:
    steps = [other - one for one, other in combinations(pattern, 2)]
    return Counter(min(step, players - step) for step in steps)


def _unevenness(met: Counter[int]) -> int:
    return sum(count * count for count in met.values())
