"""What an arena has found: the games, and a row of figures for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

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
        """Return all figures, and what they are figures of."""
        arena = self.arena
        test = arena.sprt and self.verdict
        return {
            "game": arena.game,
            "options": arena.all_options,
            "seats": arena.table_size,
            "seed": arena.seed,
            "deals": len({game.deal for game in self.games}),
            "games": len(self.games),
            "sprt": {"between": arena.sprt, "verdict": test.value} if test else None,
            "players": [asdict(row) for row in self.rows],
        }


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
