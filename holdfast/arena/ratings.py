"""Strengths from results: Elo by Bradley and Terry's model, and openskill."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from openskill.models import PlackettLuce

from holdfast.arena.played import Played

#: Elo points that make the stronger player's odds e times as good.
_SCALE: Final = 400 / math.log(10)
#: Half a win for both sides of every pair that met: who has only won stays finite.
_PRIOR: Final = 0.5
_LARGEST_STEP: Final = 1.0  # in units of odds e to 1; keeps Newton's method on the road
_CLOSE: Final = 1e-10
_ROUNDS: Final = 500


def elo(players: Sequence[str], games: Sequence[Played]) -> list[float]:
    """Return the players' Elo; their mean is 0.

    Every game is compared pair by pair: each player of a pair gets its own share of the win against
    the other. Two that both lost say nothing about each other, and neither does a player that sits
    on both seats.
    """
    return [float(value) for value in _SCALE * fit(count_wins(players, games))]


def count_wins(players: Sequence[str], games: Sequence[Played]) -> np.ndarray:
    """Return how much each player (row) has won against each other (column)."""
    places = {name: place for place, name in enumerate(players)}
    wins = np.zeros((len(players), len(players)))
    met = np.zeros_like(wins, dtype=np.bool_)
    for game in games:
        seated = [places[name] for name in game.seating]
        for one, share in zip(seated, game.shares, strict=True):
            for other in seated:
                if one != other:
                    wins[one, other] += share
                    met[one, other] = True
    return wins + _PRIOR * met


def fit(wins: np.ndarray) -> np.ndarray:
    """Return the logarithms of the strengths that make these wins likeliest; their mean is 0.

    A player of strength s beats one of strength t in s / (s + t) of their games (Bradley, Terry
    1952). Newton's method; the likelihood has one summit.
    """
    strengths = np.zeros(len(wins))
    pairs = wins + wins.T
    for _ in range(_ROUNDS):
        chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = (wins - pairs * chances).sum(axis=1)
        bends = pairs * chances * (1 - chances)
        curve = np.diag(bends.sum(axis=1)) - bends
        step = np.linalg.lstsq(curve, slope, rcond=None)[0]
        strengths += step * min(1.0, _LARGEST_STEP / max(np.abs(step).max(), _CLOSE))
        if np.abs(step).max() < _CLOSE:
            break
    centred: np.ndarray = strengths - strengths.mean()
    return centred


def rate_skill(players: Sequence[str], games: Sequence[Played]) -> list[tuple[float, float]]:
    """Return openskill's mu and sigma for each player: Plackett and Luce, game after game.

    Winners rank before the others. A player that sits on several seats gets the mean of what each
    of them would have got.
    """
    model = PlackettLuce()
    skills: dict[str, Any] = {name: model.rating() for name in players}
    for game in games:
        teams = [[skills[name]] for name in game.seating]
        rated = model.rate(teams, scores=list(game.shares))
        for name in set(game.seating):
            mine = [team[0] for team, who in zip(rated, game.seating, strict=True) if who == name]
            mu = sum(skill.mu for skill in mine) / len(mine)
            sigma = sum(skill.sigma for skill in mine) / len(mine)
            skills[name] = model.rating(mu=mu, sigma=sigma)
    return [(float(skills[name].mu), float(skills[name].sigma)) for name in players]
