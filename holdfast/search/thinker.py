"""What a decision looks like to the seat that makes it, and who can think about it."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

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


#: Moves are weighed by so many searches.
SEARCHES: Final = 4


@dataclass(frozen=True)
class View:
    """A decision with the eyes of the seat that makes it."""

    game: Game
    seen: Records  # a batch of one: the record after ``hide`` for this seat
    seat: int
    moves: list[int]

    def think(self, thinkers: Thinkers) -> Thought:
        """Think about all the moves."""
        return thinkers(self.seed(0)).think(self.game, self.seen.copy(), self.seat, self.moves)

    def weigh(self, thinkers: Thinkers, moves: list[int]) -> Thought:
        """Compare some of the moves evenly, by several thinkers that know nothing of each other."""
        thoughts: list[Thought] = []
        for turn in range(1, SEARCHES + 1):
            thinker = thinkers(self.seed(turn))
            thoughts.append(thinker.weigh(self.game, self.seen.copy(), self.seat, moves))
            if thoughts[-1].exact:
                return thoughts[-1]
        return pool(thoughts)

    def draw(self) -> int:
        """Return any of the moves, the same wherever the decision looks the same."""
        return self.moves[self.seed(SEARCHES + 1) % len(self.moves)]

    def seed(self, turn: int) -> int:
        """Return a seed that depends on what the seat knows and on nothing else.

        Two matches that look the same to the seat are thought about in the same way.
        """
        known = self.seen.tobytes() + bytes([self.seat, turn])
        return int.from_bytes(hashlib.blake2b(known, digest_size=8).digest())


def pool(thoughts: list[Thought]) -> Thought:
    """Return what independent thoughts about the same moves say together.

    The trials of one search lean on each other, so that it knows too little of its own error. How
    far several searches differ shows it; but with so few of them that may come out too small by
    chance, and then their own errors count.
    """
    values = np.array([thought.values for thought in thoughts])
    own = np.mean([thought.errors**2 for thought in thoughts], axis=0)
    spread = values.var(axis=0, ddof=1)
    return Thought(
        thoughts[0].moves,
        np.sum([thought.visits for thought in thoughts], axis=0),
        values.mean(axis=0),
        np.sqrt(np.maximum(own, spread) / len(thoughts)),
    )


def view_at(match: Match, ply: int) -> View:
    """Return the decision before the move of this number, as its seat saw it."""
    cell = match.position(ply)
    moves, seat = look(match.game, cell)
    kernels.hide_each(cell, seat)
    return View(match.game, cell, seat, moves)
