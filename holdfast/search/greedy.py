"""The greedy player: looks one move ahead and takes what looks best.

It imagines a few deals of what it cannot see, makes each move in each of them, and asks the game
how its seat would then stand (``appraise``). It does not think about what the others will do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.search.player import Player

#: Enough to smooth out what a drawn card happens to be; more makes no visible difference.
WORLDS = 16


class Greedy(Player):
    """Plays the move after which its seat stands best on average."""

    name = "greedy"

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        self._dice = np.array([seed], dtype=np.uint64)
        self._worlds = worlds

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return the move with the highest average appraisal; the first of equals."""
        if len(moves) == 1:
            return moves[0]
        ids = np.array(moves, dtype=np.int32)
        values = kernels.appraise_moves(seen, seat, ids, self._worlds, self._dice)
        return moves[int(np.argmax(values))]
