"""A thinker that is easy to trust: tries every move equally often, and plays on at random."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.search.thought import Thought


class Flat:
    def __init__(self, seed: int, *, iterations: int = 0, milliseconds: int = 0) -> None:
        self._dice = np.array([seed], dtype=np.uint64)
        self._iterations = iterations or 20

    def think(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> Thought:
        return self.weigh(game, seen, seat, moves)

    def weigh(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> Thought:
        shares = np.array([self._try(game, seen, seat, move) for move in moves])
        visits = np.full(len(moves), self._iterations)
        errors = shares.std(axis=1) / np.sqrt(self._iterations)
        return Thought(tuple(moves), visits, shares.mean(axis=1), errors)

    def _try(
        self, game: Game, seen: np.ndarray[Any, Any], seat: int, move: int
    ) -> NDArray[np.float64]:
        states = np.repeat(seen, self._iterations)
        kernels.redeal_each(states, seat, self._dice)
        kernels.step_each(states, np.full(len(states), move, dtype=np.int32), states[:0])
        seeds = self._dice[0] + np.arange(len(states), dtype=np.uint64)
        scratch = np.empty(game.rules.widest, dtype=np.int32)
        kernels.play_out(states, seeds, self._dice, scratch)
        out = np.zeros((len(states), int(seen["seats"][0])), dtype=np.int32)
        kernels.standing_each(states, out)
        wins = out == out.max(axis=1, keepdims=True)
        share: NDArray[np.float64] = wins[:, seat] / wins.sum(axis=1)
        return share
