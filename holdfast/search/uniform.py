"""The random player: any legal move, all equally likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.core.dice import roll
from holdfast.core.game import Game
from holdfast.search.player import Player


class Uniform(Player):
    """Plays a random legal move."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._dice = np.array([seed], dtype=np.uint64)

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return any of the moves."""
        return moves[roll(self._dice, len(moves))]
