"""What a player that is a program must be able to do."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

import numpy as np

from holdfast.core.game import Game
from holdfast.core.match import Match


class Player(Protocol):
    """Chooses moves from what its seat may see, and from nothing else."""

    name: str
    searches: bool = False  # and so needs what ``holdfast.search.compiled`` compiles

    @abstractmethod
    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return one of the legal moves.

        ``seen`` is a batch of one: the record after ``hide`` for this seat, the player's own copy.
        """
        ...

    def close(self) -> None:
        """End what the player has started; it will not be asked again."""
        return


def choose_move(player: Player, match: Match) -> int:
    """Ask for the move of the seat whose turn it is, showing only what that seat may see."""
    seat = match.turn
    if seat is None:
        raise ValueError("the match is over: there is no move to choose")
    return player.choose(match.game, match.seen(seat), seat, match.legal_ids)
