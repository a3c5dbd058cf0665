"""Four levels that a person can choose, from beginner-friendly to as strong as we can.

What a level means may differ from game to game (``Advice.levels``); what it is otherwise stands
here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from holdfast.core.game import Game
from holdfast.search.player import Player

#: The levels, from the lowest to the highest, and who plays them.
LEVELS: Final[Mapping[str, str]] = {
    "apprentice": "novice",
    "journeyman": "ismcts:30",
    "master": "ismcts:300",
    "grandmaster": "ismcts:2000ms",
}


class Level(Player):
    """Plays as the player that the game has for this level."""

    def __init__(self, name: str, make: Callable[[str], Player]) -> None:
        self.name = name
        self.searches = make(LEVELS[name]).searches
        self._make = make
        self._game: Game | None = None
        self._player: Player | None = None

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return the move of the player behind the level."""
        if self._player is None or self._game is not game:
            self.close()
            self._game = game
            self._player = self._make(find_spec(game, self.name))
        return self._player.choose(game, seen, seat, moves)

    def close(self) -> None:
        """Let the player behind the level go."""
        if self._player is not None:
            self._player.close()
            self._player = None


def find_spec(game: Game, level: str) -> str:
    """Return who plays a level of a game."""
    return game.advice.levels.get(level, LEVELS[level])
