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
from holdfast.search.plan import make_plan
from holdfast.search.player import Player
from holdfast.search.playout import make_desk
from holdfast.search.solver import QUICK, prove
from holdfast.search.thought import Thought
from holdfast.search.tree import NODE, NONE, ROOT, grow

Cell = np.ndarray[Any, Any]

#: When moves are weighed, each is tried equally often and nothing but the win counts.
FAIR: Final = {"even": 1.0, "trust": 0.0, "margin": 0.0}
#: How large the trees of a search may become, all together.
MOST_NODES: Final = 2_400_000
#: A tree that is used again is searched for this part of the budget at least.
AT_LEAST: Final = 4
#: Between two looks at the clock, in seconds, and the iterations of the first stretch.
STRETCH: Final = 0.02
FIRST_STRETCH: Final = 16


class Tree:
    """One tree, and the arrays that its search works in."""

    def __init__(self, game: Game, seats: int, dice: int, size: int) -> None:
        self.dice = np.array([dice], dtype=np.uint64)
        self._desk = make_desk(game, seats)
        self._nodes = np.empty(size, dtype=NODE)
        self._used = np.array([1, ROOT], dtype=np.int32)
        self._nodes[ROOT] = (0.0, 0.0, 0.0, 1.0, 0.0, NONE, NONE, NONE, NONE, 0, 0)

    @property
    def visits(self) -> int:
        """How many iterations have begun at the root."""
        return int(self._nodes[self._used[1]].visits)

    @property
    def is_crowded(self) -> bool:
        """Tell whether there is too little room left for another search."""
        return 2 * int(self._used[0]) > len(self._nodes)

    def grow(self, seen: Cell, seat: int, moves: Cell, plan: Cell, iterations: int) -> int:
        """Search on; return the number of decisions in the imagined games."""
        return grow(
            seen, seat, moves, self._nodes, self._used, self._desk, self.dice, plan, iterations
        )

    def look(self, moves: Sequence[int]) -> tuple[Cell, Cell, Cell]:
        """Return for each move at the root: visits, sum of shares, sum of their squares."""
        found = {int(self._nodes[i].move): self._nodes[i] for i in self._below_root()}
        nothing = np.zeros(1, dtype=NODE)[0]
        chosen = [found.get(move, nothing) for move in moves]
        visits = np.array([node.visits for node in chosen], dtype=np.int64)
        totals = np.array([node.total for node in chosen], dtype=np.float64)
        return visits, totals, np.array([node.squares for node in chosen], dtype=np.float64)

    def advance(self, move: int) -> None:
        """Make the situation after a move at the root the new root."""
        self._used[1] = next(i for i in self._below_root() if self._nodes[i].move == move)

    def _below_root(self) -> list[int]:
        found = []
        node = int(self._nodes[self._used[1]].first)
        while node != NONE:
            found.append(node)
            node = int(self._nodes[node].other)
        return found


class Ismcts(Player):
    """Searches for a number of iterations, or for a time."""

    searches = True

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
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._cores = cores
        self._settings = dict(settings or {})
        self._trees: list[Tree] = []
        self._expected = b""  # what will be seen if the kept trees are of use

    def choose(self, game: Game, seen: Cell, seat: int, moves: list[int]) -> int:
        """Return the move that was tried most often."""
        if len(moves) == 1:
            return moves[0]
        begun = time.perf_counter()
        proven = prove(game, seen, seat, moves, QUICK, one_is_enough=True)
        if proven is not None:
            return proven.best
        if seen.tobytes() != self._expected or any(tree.is_crowded for tree in self._trees):
            self._trees = self._plant(game, seen)
        thought = self._search(game, seen, seat, moves, self._settings, begun=begun)
        for tree in self._trees:
            tree.advance(thought.best)
        self._expected = self._foresee(seen, seat, thought.best)
        return thought.best

    def think(self, game: Game, seen: Cell, seat: int, moves: Sequence[int]) -> Thought:
        """Return what can be proven, or a fresh search says, about all legal moves."""
        proven = prove(game, seen, seat, moves)
        if proven is not None:
            return proven
        self._trees = self._plant(game, seen)
        return self._search(game, seen, seat, moves, self._settings)

    def weigh(self, game: Game, seen: Cell, seat: int, moves: Sequence[int]) -> Thought:
        """Return what the moves are worth, proven or when each is tried equally often."""
        proven = prove(game, seen, seat, moves)
        if proven is not None:
            return proven
        self._trees = self._plant(game, seen)
        return self._search(game, seen, seat, moves, self._settings | FAIR, len(moves))

    def close(self) -> None:
        """Give the memory back."""
        self._trees = []
        self._expected = b""

    def _plant(self, game: Game, seen: Cell) -> list[Tree]:
        """Return fresh trees, one for each core."""
        seats = int(seen["seats"][0])
        seeds = self._seeds.spawn(1)[0].generate_state(self._cores, dtype=np.uint64)
        size = MOST_NODES // self._cores
        return [Tree(game, seats, int(seed), size) for seed in seeds]

    def _search(
        self,
        game: Game,
        seen: Cell,
        seat: int,
        moves: Sequence[int],
        settings: Mapping[str, float],
        times: int = 1,
        begun: float | None = None,
    ) -> Thought:
        """Spend the budget, what is left of it since the thinking has begun; add up the trees."""
        plan = make_plan(game, settings)
        choices = np.array(moves, dtype=np.int32)
        start = time.perf_counter() if begun is None else begun
        deadline = start + self._milliseconds / 1000

        def work(first: int, last: int) -> None:
            for tree in self._trees[first:last]:
                if self._milliseconds:
                    _grow_until(tree, seen, seat, choices, plan, deadline)
                    continue
                share = -(-self._iterations * times // self._cores)
                left = max(1, share // AT_LEAST, share - tree.visits)
                tree.grow(seen, seat, choices, plan, left)

        kernels.spread(work, len(self._trees), self._cores)
        return _add_up(self._trees, moves)

    def _foresee(self, seen: Cell, seat: int, move: int) -> bytes:
        """Return what the seat will see after the move, if nothing is revealed by it."""
        after = seen.copy()
        kernels.redeal_each(after, seat, self._trees[0].dice.copy())
        kernels.step_each(after, np.array([move], dtype=np.int32), after[:0])
        kernels.hide_each(after, seat)
        return after.tobytes()


def _grow_until(
    tree: Tree, seen: Cell, seat: int, choices: Cell, plan: Cell, deadline: float
) -> None:
    """Search in stretches that end at about the deadline; for one stretch, however late it is."""
    stretch = FIRST_STRETCH
    now = time.perf_counter()
    while True:
        begun = now
        tree.grow(seen, seat, choices, plan, stretch)
        now = time.perf_counter()
        if now >= deadline:
            break
        pace = max(now - begun, 1e-9) / stretch
        stretch = max(1, int(min(STRETCH, deadline - now) / pace))


def _add_up(trees: Sequence[Tree], moves: Sequence[int]) -> Thought:
    """Return what all trees together say about the moves."""
    parts = [tree.look(moves) for tree in trees]
    visits = sum(part[0] for part in parts)
    tried = np.maximum(visits, 1)
    means = sum(part[1] for part in parts) / tried
    spread = np.maximum(sum(part[2] for part in parts) / tried - means**2, 0.0)
    errors = np.where(visits > 1, np.sqrt(spread / np.maximum(tried - 1, 1)), 0.5)
    return Thought(tuple(moves), np.asarray(visits), np.asarray(means), errors)
