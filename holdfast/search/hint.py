"""Advice for who has to move: a few moves, and what they are worth."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from holdfast.core.match import Match
from holdfast.search.analysis import Weighed, weighed
from holdfast.search.thinker import Thinker, View, view_at
from holdfast.search.thought import Thought

#: So few iterations tell how long one takes, and are never too slow.
_TRIAL: Final = 50
_MOST: Final = 20_000


@dataclass(frozen=True)
class Hint:
    """The best moves, the best first."""

    moves: tuple[Weighed, ...]
    exact: bool  # the wins are proven, not sampled


def give_hint(
    match: Match, thinkers: Callable[[int, int], Thinker], *, most: int = 3, seconds: float = 1.0
) -> Hint:
    """Return the best moves for the seat whose turn it is, after about so long.

    ``thinkers`` makes a thinker from a seed and a number of iterations.
    """
    view = view_at(match, len(match.moves))
    most = min(most, len(view.moves))
    trial = thinkers(view.seed, _TRIAL)
    start = time.perf_counter()
    thought = view.think(trial)
    spent = time.perf_counter() - start
    if not thought.exact:
        # One search, and one like it for each of the moves that are compared.
        iterations = int(_TRIAL * seconds / spent) // (most + 1)
        thinker = thinkers(view.seed, max(_TRIAL, min(iterations, _MOST)))
        thought = view.think(thinker)
        if not thought.exact:
            thought = view.weigh(thinker, sorted(_promising(thought)[:most]))
    return Hint(_ranked(match, view, thought)[:most], thought.exact)


def _promising(thought: Thought) -> list[int]:
    """Return the moves in the order in which a search would like to make them."""
    triples = zip(thought.visits, thought.values, thought.moves, strict=True)
    return [move for _, _, move in sorted(triples, reverse=True)]


def _ranked(match: Match, view: View, thought: Thought) -> tuple[Weighed, ...]:
    found = [weighed(thought, m, view.game.write_move(match.state, m)) for m in thought.moves]
    return tuple(sorted(found, key=lambda one: -one.win))
