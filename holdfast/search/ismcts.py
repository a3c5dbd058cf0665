"""The searching player: information-set Monte Carlo tree search, on as many cores as it may use.

Every core grows a tree of its own, and the trials of all trees are added up. A budget in iterations
gives the same moves again from the same seed; a budget in milliseconds is for people.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.search.pauses import is_paused, pause
from holdfast.search.player import Player
from holdfast.search.sense import find_sensible
from holdfast.search.solver import QUICK, prove
from holdfast.search.thought import Thought
from holdfast.search.tree import Aim, Tree, grow, make_aim, make_tree

Cell = np.ndarray[Any, Any]

#: When moves are weighed, each is tried equally often and nothing but the win counts.
FAIR: Final = {"even": 1.0, "trust": 0.0, "margin": 0.0}
#: How large the trees of a search may become, all together.
MOST_NODES: Final = 2_400_000
#: A tree that is used again is searched for this part of the budget at least.
AT_LEAST: Final = 4
#: Seconds between two looks at the clock, or two pauses; the iterations of the first stretch.
STRETCH: Final = 0.02
FIRST_STRETCH: Final = 16


class Ismcts(Player):
    """Searches for a number of iterations, or for a time."""

    searches = True
    #: Whether an end that can be calculated is.
    proves = True

    # Seven parameters: all but the seed have a default, and callers name the few they give.
    def __init__(
        self,
        seed: int,
        *,
        iterations: int = 0,
        milliseconds: int = 0,
        cores: int = 1,
        name: str = "ismcts",
        settings: Mapping[str, float] | None = None,
    ) -> None:
        self.name = name
        self._seeds = np.random.SeedSequence(seed)
        self._dice = np.array([seed], dtype=np.uint64)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._cores = cores
        self._settings = dict(settings or {})
        self._trees: list[Tree] = []
        self._expected = b""  # what will be seen if the kept trees are of use

    def choose(self, game: Game, seen: Cell, seat: int, moves: list[int]) -> int:
        """Return the move that was tried most often."""
        begun = time.perf_counter()
        if len(moves) > 1:
            moves = find_sensible(game, seen, seat, moves, self._dice)
        if len(moves) == 1:
            return moves[0]
        if self.proves:
            proven = prove(game, seen, seat, moves, QUICK, one_is_enough=True)
            if proven is not None:
                return proven.best
        if seen.tobytes() != self._expected or any(tree.is_crowded for tree in self._trees):
            self._trees = self._plant(game, seen)
        self._expected = b""  # a search that is stopped leaves nothing to go on with
        trees = self._trees
        aim = make_aim(game, seen, seat, moves, self._settings)
        thought = self._search(trees, aim, begun=begun)
        for tree in trees:
            tree.advance(thought.best)
        self._expected = _foresee(trees[0], seen, seat, thought.best)
        return thought.best

    def think(self, game: Game, seen: Cell, seat: int, moves: Sequence[int]) -> Thought:
        """Return what can be proven, or a fresh search says, about all legal moves."""
        proven = prove(game, seen, seat, moves)
        if proven is not None:
            return proven
        aim = make_aim(game, seen, seat, moves, self._settings)
        return self._search(self._plant(game, seen), aim)

    def weigh(self, game: Game, seen: Cell, seat: int, moves: Sequence[int]) -> Thought:
        """Return what the moves are worth, proven or when each is tried equally often.

        The proof is a quick one: who compares moves has mostly thought about all of them before.
        """
        proven = prove(game, seen, seat, moves, QUICK)
        if proven is not None:
            return proven
        aim = make_aim(game, seen, seat, moves, self._settings | FAIR)
        return self._search(self._plant(game, seen), aim, times=len(moves))

    def close(self) -> None:
        """Give the memory back."""
        self._trees = []
        self._expected = b""

    def _plant(self, game: Game, seen: Cell) -> list[Tree]:
        """Return fresh trees, one for each core."""
        seats = int(seen["seats"][0])
        seeds = self._seeds.spawn(1)[0].generate_state(self._cores, dtype=np.uint64)
        size = MOST_NODES // self._cores
        return [make_tree(game, seats, int(seed), size) for seed in seeds]

    def _search(
        self, trees: Sequence[Tree], aim: Aim, times: int = 1, begun: float | None = None
    ) -> Thought:
        """Spend the budget, what is left of it since the thinking has begun; add up the trees."""
        start = time.perf_counter() if begun is None else begun
        deadline = start + self._milliseconds / 1000

        def work(first: int, last: int) -> None:
            for tree in trees[first:last]:
                if self._milliseconds:
                    _grow_until(tree, aim, deadline)
                    continue
                share = -(-self._iterations * times // self._cores)
                _grow_by(tree, aim, max(1, share // AT_LEAST, share - tree.visits))

        kernels.spread(work, len(trees), self._cores)
        return _add_up(trees, aim.choices.tolist())


def _foresee(tree: Tree, seen: Cell, seat: int, move: int) -> bytes:
    """Return what the seat will see after the move, if nothing is revealed by it."""
    after = seen.copy()
    kernels.redeal_each(after, seat, tree.dice.copy())
    kernels.step_each(after, np.array([move], dtype=np.int32), after[:0])
    kernels.hide_each(after, seat)
    return after.tobytes()


def _grow_until(tree: Tree, aim: Aim, deadline: float) -> None:
    """Search in stretches that end at about the deadline; for one stretch, however late it is.

    The time in which others think is not the search's own.
    """
    stretch = FIRST_STRETCH
    while True:
        pace = _grow_timed(tree, aim, stretch)
        deadline += pause()
        left = deadline - time.perf_counter()
        if left <= 0:
            break
        stretch = max(1, int(min(STRETCH, left) / pace))


def _grow_by(tree: Tree, aim: Aim, iterations: int) -> None:
    """Search for so many iterations; in stretches where somebody wants to be asked between them."""
    stretch = FIRST_STRETCH if is_paused() else iterations
    while iterations > 0:
        stretch = min(stretch, iterations)
        pace = _grow_timed(tree, aim, stretch)
        iterations -= stretch
        pause()
        stretch = max(1, int(STRETCH / pace))


def _grow_timed(tree: Tree, aim: Aim, iterations: int) -> float:
    """Search for so many iterations; return how many seconds each of them took."""
    begun = time.perf_counter()
    grow(tree, aim, iterations)
    return max(time.perf_counter() - begun, 1e-9) / iterations


def _add_up(trees: Sequence[Tree], moves: Sequence[int]) -> Thought:
    """Return what all trees together say about the moves."""
    parts = [tree.look(moves) for tree in trees]
    visits = sum(part[0] for part in parts)
    tried = np.maximum(visits, 1)
    means = sum(part[1] for part in parts) / tried
    spread = np.maximum(sum(part[2] for part in parts) / tried - means**2, 0.0)
    errors = np.where(visits > 1, np.sqrt(spread / np.maximum(tried - 1, 1)), 0.5)
    return Thought(tuple(moves), np.asarray(visits), np.asarray(means), errors)
