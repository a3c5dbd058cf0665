"""The novice: plays like somebody who has just learned the rules.

It sees what a move does at once and likes what looks good at a glance, but it overlooks moves, and
it does not think about what the others will do. Its mistakes are those of people: a good move not
noticed, never a senseless one chosen. What it has plainly won it takes.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.dice import Dice, roll
from holdfast.core.game import Game
from holdfast.search.player import Player

#: Of so many moves it notices one.
NOTICED: Final = 3


class Novice(Player):
    """Plays the best-looking of the moves that it notices."""

    def __init__(self, seed: int, name: str = "novice") -> None:
        self.name = name
        self._dice: Dice = np.array([seed], dtype=np.uint64)

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return the noticed move after which its seat stands best."""
        moves = kernels.sift_moves(seen, moves, thorough=False)
        noticed = [move for move in moves if roll(self._dice, NOTICED) == 0]
        noticed = noticed or [moves[roll(self._dice, len(moves))]]
        if len(noticed) == 1:
            return noticed[0]
        ids = np.array(noticed, dtype=np.int32)
        looks = kernels.glance_at_moves(seen, seat, ids, self._dice)
        return noticed[int(np.argmax(looks))]
