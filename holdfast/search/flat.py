"""Flat Monte Carlo: every promising move, so many imagined games each, and no tree.

With ``top`` 3, 100 playouts and playouts that take one of the three best-looking moves this is the
recipe of the strongest program that was published for one of our games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.search.greedy import WORLDS
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import Player


class Flat(Player):
    """Plays the move whose imagined games went best."""

    searches = True

    def __init__(
        self,
        seed: int,
        *,
        playouts: int = 100,
        top: int = 0,
        cores: int = 1,
        name: str = "flat",
        settings: Mapping[str, float] | None = None,
    ) -> None:
        self.name = name
        self._top = top  # so many moves are looked at, the best ones to the greedy eye; 0: all
        self._dice = np.array([seed], dtype=np.uint64)
        self._search = Ismcts(
            seed, iterations=playouts, cores=cores, settings={**(settings or {}), "deep": 1}
        )

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return the move with the highest average."""
        if self._top and len(moves) > self._top:
            ids = np.array(moves, dtype=np.int32)
            looks = kernels.appraise_moves(seen, seat, ids, WORLDS, self._dice)
            moves = [moves[i] for i in np.argsort(-looks, kind="stable")[: self._top]]
        if len(moves) == 1:
            return moves[0]
        thought = self._search.weigh(game, seen, seat, moves)
        return moves[int(np.argmax(thought.values))]

    def close(self) -> None:
        """Give the memory back."""
        self._search.close()
