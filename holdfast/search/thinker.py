"""What a decision looks like to the seat that makes it, and who can think about it."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.core.match import Match, look
from holdfast.search.thought import Thought

Records = np.ndarray[Any, Any]


class Thinker(Protocol):
    """Says what moves are worth, from what the seat may see and from nothing else."""

    @abstractmethod
    def think(self, game: Game, seen: Records, seat: int, moves: list[int]) -> Thought:
        """Search among all legal moves, and look longest at those that promise most."""
        ...

    @abstractmethod
    def weigh(self, game: Game, seen: Records, seat: int, moves: list[int]) -> Thought:
        """Try each of some legal moves equally often: an even comparison, with honest errors."""
        ...


#: Makes a thinker from a seed: every decision is thought about by one of its own.
Thinkers = Callable[[int], Thinker]


@dataclass(frozen=True)
class View:
    """A decision with the eyes of the seat that makes it."""

    game: Game
    seen: Records  # a batch of one: the record after ``hide`` for this seat
    seat: int
    moves: list[int]

    @property
    def seed(self) -> int:
        """A seed that depends on what the seat knows and on nothing else.

        Two matches that look the same to the seat are thought about in the same way.
        """
        digest = hashlib.blake2b(self.seen.tobytes(), digest_size=8, person=bytes([self.seat]))
        return int.from_bytes(digest.digest())

    def think(self, thinker: Thinker) -> Thought:
        """Think about all the moves."""
        return thinker.think(self.game, self.seen.copy(), self.seat, self.moves)

    def weigh(self, thinker: Thinker, moves: list[int]) -> Thought:
        """Compare some of the moves evenly."""
        return thinker.weigh(self.game, self.seen.copy(), self.seat, moves)


def view_at(match: Match, ply: int) -> View:
    """Return the decision before the move of this number, as its seat saw it."""
    cell = match.position(ply)
    moves, seat = look(match.game, cell)
    kernels.hide_each(cell, seat)
    return View(match.game, cell, seat, moves)
