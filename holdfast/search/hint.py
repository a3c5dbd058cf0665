"""Advice for who has to move: a few moves, and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass, replace

from holdfast.core import kernels
from holdfast.core.match import Match
from holdfast.search.analysis import Weighed, rank, weighed
from holdfast.search.thinker import Thinkers, view_at


@dataclass(frozen=True)
class Hint:
    """The best moves, the best first."""

    moves: tuple[Weighed, ...]
    exact: bool  # the wins are proven, not sampled


def give_hint(match: Match, thinkers: Thinkers, most: int = 3) -> Hint:
    """Return the best moves for the seat whose turn it is: those that a search likes, compared.

    What is pointless is never advised, and what is never wrong is all that is.
    """
    view = view_at(match, len(match.moves))
    view = replace(view, moves=kernels.sift_moves(view.seen, view.moves, thorough=True))
    thought = view.think(thinkers)
    if not thought.exact:
        thought = view.weigh(thinkers, sorted(rank(thought)[:most]))
    found = [weighed(thought, m, match.game.text.write_move(match.state, m)) for m in thought.moves]
    return Hint(tuple(sorted(found, key=lambda one: -one.win)[:most]), thought.exact)
