"""Paired deals: all moves are tried in the same imagined deals, so that luck falls out.

A deal is imagined from what the seat knows. Each of the moves is made in it, and played on with the
same dice. What one move brings more than another then says something about the moves, and little
about the cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core import verbs
from holdfast.core.game import Game
from holdfast.core.jit import kernel
from holdfast.core.kernels import Records
from holdfast.search.playout import play_on
from holdfast.search.tree import Aim, Tree, learn, make_aim, make_tree, walk_down

#: Each move is tried once in each deal, and nothing but the win counts.
EVEN: Final = {"even": 1.0, "trust": 0.0, "margin": 0.0}
#: The trees of a search have room for so many nodes for each trial.
_NODES: Final = 40


@kernel
def try_deals(tree: Tree, aim: Aim, deal: Records, shares: NDArray[np.float64]) -> None:
    """Write for so many deals the share of the win that each of the choices brings."""
    plan = aim.plans[0]
    for i in range(len(shares)):
        deal[0] = aim.seen[0]
        verbs.redeal(deal[0], aim.seat, tree.dice)
        dice = tree.dice[0]
        for choice in range(len(aim.choices)):
            tree.dice[0] = dice
            tree.scratch.world[0] = deal[0]
            depth = walk_down(tree, aim.choices, plan)
            play_on(tree.scratch, tree.dice, plan)
            tree.nodes[tree.path[0]].visits += 1
            for step in range(1, depth + 1):
                share = tree.scratch.shares[tree.movers[step]]
                learn(tree.nodes[tree.path[step]], share, 0.0)
            shares[i, choice] = tree.scratch.shares[aim.seat]


# Seven parameters: a question, how it is thought about, and by which dice.
def try_moves(
    game: Game,
    seen: np.ndarray[Any, Any],
    seat: int,
    moves: Sequence[int],
    *,
    deals: int,
    settings: Mapping[str, float],
    seed: int,
) -> NDArray[np.float64]:
    """Return the shares of the win, by deal and move; a search learns from one deal to the next."""
    size = 2 + len(moves) * deals * _NODES
    tree = make_tree(game, int(seen["seats"][0]), seed, size)
    shares = np.empty((deals, len(moves)), dtype=np.float64)
    aim = make_aim(game, seen, seat, moves, {**settings, **EVEN})
    try_deals(tree, aim, np.zeros(1, dtype=game.rules.state), shares)
    return shares
