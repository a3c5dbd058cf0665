"""What anybody is shown of finished matches: sums, and no match by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holdfast.arena.census import Census, Tale, by_seats, count_all
from holdfast.arena.figures import Mean, Spread, bins_of
from holdfast.core.game import Game
from holdfast.server import messages as m

#: Of fewer matches nothing is told: who knows that one was played could read it out of the sum.
LEAST: Final = 5
_DIGITS: Final = 4


def show_censuses(game: Game, tales: Sequence[Tale]) -> list[m.CensusShown]:
    """Return the statistics of matches, for each number of seats that has enough of them."""
    groups = by_seats(tales).values()
    return [_show(count_all(game, group)) for group in groups if len(group) >= LEAST]


def _show(census: Census) -> m.CensusShown:
    return m.CensusShown(
        seats=census.seats,
        matches=census.matches,
        options=dict(census.options),
        decisions=_spread(census.decisions),
        lengths=[m.BinShown(each.first, each.last, each.games) for each in bins_of(census.lengths)],
        order=[_mean(each) for each in census.order],
        lines=[
            m.FaredShown(each.name, _mean(each.wins), _spread(each.points)) for each in census.lines
        ],
        fights=[
            m.FightShown(each.name, _round(each.taken), _mean(each.wins), _round(each.when))
            for each in census.fights
        ],
        visited=[
            m.VisitedShown(*each.ground, _round(each.moves), _round(each.winners))
            for each in census.visited
        ],
        outline=[[round(each, 2) for at in path for each in at] for path in census.outline],
    )


def _mean(mean: Mean) -> m.MeanShown:
    return m.MeanShown(_round(mean.value), _round(mean.low), _round(mean.high), mean.games)


def _spread(spread: Spread) -> m.SpreadShown:
    values: dict[str, Any] = {name: _round(value) for name, value in vars(spread).items()}
    return m.SpreadShown(**values)


def _round(value: float) -> float:
    return round(float(value), _DIGITS)
