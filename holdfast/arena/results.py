"""What an arena has found: the games, and a row of figures for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from holdfast import __version__
from holdfast.arena.figures import (
    bins_of,
    elo_reach,
    points_of,
    rates_above,
    rates_by_order,
    spread_of,
)
from holdfast.arena.intervals import interval
from holdfast.arena.plan import Arena
from holdfast.arena.played import Played
from holdfast.arena.ratings import elo, rate_skill
from holdfast.arena.rows import Row
from holdfast.arena.sprt import Verdict


class Tally:
    """The shares of one player, deal by deal."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.games = 0
        self._seats = 0
        self._points = 0
        self._deals: dict[int, tuple[float, int]] = {}  # the sum of the shares; of how many seats

    def add(self, game: Played) -> None:
        """Count a game, if the player took part in it."""
        mine = [seat for seat, name in enumerate(game.seating) if name == self.player]
        if not mine:
            return
        self.games += 1
        self._seats += len(mine)
        self._points += sum(game.points[seat] for seat in mine)
        total, count = self._deals.get(game.deal, (0.0, 0))
        total += sum(game.shares[seat] for seat in mine)
        self._deals[game.deal] = total, count + len(mine)

    def deal(self, number: int) -> float:
        """Return the mean share in the games of a deal."""
        total, count = self._deals[number]
        return total / count

    @property
    def rate(self) -> float:
        """The mean share over all deals; 0 before the first game."""
        return sum(map(self.deal, self._deals)) / max(1, len(self._deals))

    @property
    def points(self) -> float:
        """The mean points per seat."""
        return self._points / max(1, self._seats)

    def interval(self) -> tuple[float, float]:
        """Return the interval of 95 % around the rate."""
        return interval([self.deal(number) for number in sorted(self._deals)])


@dataclass(frozen=True)
class Results:
    """The games of an arena in their order, and what they prove."""

    arena: Arena
    games: list[Played]
    rows: list[Row]
    verdict: Verdict | None  # of the sequential test, if there was one

    def __getitem__(self, player: str) -> Row:
        """Return the row of a player."""
        return next(row for row in self.rows if row.player == player)

    def as_json(self) -> dict[str, Any]:
        """Return all that a report shows: what was played, the rows, and what the plots are of."""
        plan, lengths = self.arena, [game.decisions for game in self.games]
        return {
            "game": plan.game,
            "version": __version__,
            "rules_version": plan.rules.rules_version,
            "command": plan.command,
            "seed": plan.seed,
            "players": plan.table_size,
            "between": list(plan.names),
            "options": plan.all_options,
            "games": len(self.games),
            "deals": len({game.deal for game in self.games}),
            "seconds": fmean(game.seconds for game in self.games),
            "fair_share": 1 / plan.table_size,
            "sprt": self._sprt(),
            "rows": self._rows(),
            "pairs": [
                {"player": one, "other": other, **asdict(rate)}
                for (one, other), rate in rates_above(self.games).items()
            ],
            "order": [asdict(rate) for rate in rates_by_order(self.games)],
            "lengths": {
                **asdict(spread_of(lengths)),
                "bins": [asdict(each) for each in bins_of(lengths)],
            },
        }

    def _sprt(self) -> dict[str, Any] | None:
        if not self.arena.sprt or not self.verdict:
            return None
        low, high = self.arena.sprt
        return {"low": low, "high": high, "verdict": self.verdict.value}

    def _rows(self) -> list[dict[str, Any]]:
        """Return the rows, with how sure the Elo of each is, and where its points lie."""
        found = []
        for row, reach in zip(self.rows, elo_reach(self.rows, self.games), strict=True):
            points = points_of(row.player, self.games)  # none if it has not come to play yet
            spread = asdict(spread_of(points)) if points else None
            found.append({**asdict(row), "elo_error": reach, "spread": spread})
        return found


def sum_up(arena: Arena, games: Sequence[Played], verdict: Verdict | None) -> Results:
    """Return the results of these games."""
    return Results(arena, list(games), make_rows(arena, games), verdict)


def make_rows(arena: Arena, games: Sequence[Played]) -> list[Row]:
    """Return a row for each player, in the order in which they were given."""
    ratings = elo(arena.names, games)
    skills = rate_skill(arena.names, games)
    rows = []
    for name, rating, (mu, sigma) in zip(arena.names, ratings, skills, strict=True):
        tally = Tally(name)
        for game in games:
            tally.add(game)
        low, high = tally.interval()
        rows.append(
            Row(
                player=name,
                games=tally.games,
                win_rate=tally.rate,
                low=low,
                high=high,
                fair_share=1 / arena.table_size,
                elo=rating,
                mu=mu,
                sigma=sigma,
                points=tally.points,
            )
        )
    return rows
