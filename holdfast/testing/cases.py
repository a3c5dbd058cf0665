"""What is tested: every game of the registry, for every number of players, with every sample.

A ``Case`` is one of these combinations. Everything random comes from a seed, and every complaint
names game, players, options, seed and ply, so that it can be repeated.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import holdfast
from holdfast.core.game import Game
from holdfast.core.match import Match, new_match
from holdfast.core.option import Option, Options
from holdfast.core.seats import SPECTATOR

Cell = np.ndarray[Any, Any]


class Nonconformance(AssertionError):
    """A game does not keep a promise of the contract."""


class Excerpt(Match):
    """A match that begins where another one was at some ply."""

    def __init__(self, match: Match, ply: int) -> None:
        super().__init__(match.game, match.position(ply), match.seed)
        self.first_ply = ply


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: Options = field(default_factory=dict)
    #: What ``whole`` has played, by seed.
    _played: dict[int, Match] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __str__(self) -> str:
        """Name the case in a line."""
        options = "".join(f" {name}={Option.write(v)}" for name, v in self.options.items())
        return f"{self.game.name} {self.players}p{options}"

    @property
    def seats(self) -> list[int]:
        """Everybody who may look: the seats, and somebody who watches."""
        return [*range(self.players), SPECTATOR]

    @property
    def longest(self) -> int:
        """No match has more decisions."""
        rounds = self.game.blank(self.players, self.options)[0]
        has_rounds = any(option.name == "rounds" for option in self.game.options)
        return self.game.rules.longest * (int(rounds["rounds"]) if has_rounds else 1)

    def deal(self, seed: int) -> Match:
        """Return a new match."""
        return new_match(self.game, self.players, seed, self.options)

    def play(self, seed: int, plies: int | None = None) -> Match:
        """Return a match played at random to its end, or for so many plies."""
        match, choice = self.deal(seed), random.Random(seed)
        bound = self.longest if plies is None else plies
        while match.turn is not None and len(match.moves) < bound:
            match.play(choice.choice(match.legal_ids))
        if plies is None:
            self.demand(match.turn is None, match, f"not over after {bound} decisions")
        return match

    def whole(self, seed: int) -> Match:
        """Return what ``play`` does, played once for all checks; nobody may change it."""
        if seed not in self._played:
            self._played[seed] = self.play(seed)
        return self._played[seed]

    def sample(self, seed: int, count: int) -> Iterator[Match]:
        """Yield positions of a random match, spread from its start to its end, as matches."""
        whole = self.whole(seed)
        last = len(whole.moves)
        for ply in sorted({last * i // max(count - 1, 1) for i in range(count)}):
            yield Excerpt(whole, ply)

    def demand(self, holds: bool, match: Match, complaint: str) -> None:
        """Raise ``Nonconformance`` unless a promise holds; say where it was broken."""
        if not holds:
            first = match.first_ply if isinstance(match, Excerpt) else 0
            where = f"{self}, seed {match.seed}, ply {first + len(match.moves)}"
            raise Nonconformance(f"{where}: {complaint}")


def all_cases() -> list[Case]:
    """Return every game of the registry with every number of players and every sample."""
    games = [holdfast.game(name) for name in holdfast.game_names()]
    return [
        Case(game, players, options)
        for game in games
        for players in game.seats
        for options in game.samples
    ]


def few_cases() -> list[Case]:
    """Return one case of each game: the fewest players, and options that are not the usual ones."""
    games = [holdfast.game(name) for name in holdfast.game_names()]
    return [Case(game, game.seats[0], game.samples[1]) for game in games]
