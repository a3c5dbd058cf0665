"""How a search goes about it: the numbers that steer the compiled loops.

A plan is a record, like everything that compiled code reads. ``make_plan`` starts from the usual
numbers, puts over them what suits the game (``Advice.plan``), and then what the caller wants.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.core.record import Float64, Record, type_of


class Plan(Record):
    """The numbers of a plan."""

    # How the tree is walked.
    explore: Float64  # how much an untried move is worth a try
    doubt: Float64  # an untried move counts as the average less this
    heat: Float64  # appraisals that differ by so much are as e to 1; 0: all alike
    ripe: Float64  # a node is opened when it has been reached so often
    deep: Float64  # and never below this depth
    even: Float64  # 1: the moves at the root are tried equally often
    # How a game is played on from where the tree ends.
    sense: Float64  # 1: moves that are pointless are left out here, too
    sample: Float64  # so many random moves are appraised; 0: a random one is played
    keen: Float64  # 1: they are looked at as closely as in the tree
    among: Float64  # one of so many best is played
    cut: Float64  # after so many decisions the position is appraised; negative: never
    scale: Float64  # appraisals that differ by so much make odds of e to 1
    trust: Float64  # the appraisals where the tree ends count like so many trials of a move
    # What a finished game is worth.
    margin: Float64  # this much of the win depends on the points
    spread: Float64  # points that differ by so much share it as e to 1


PLAN: Final[np.dtype[Any]] = type_of(Plan)

#: What they are where nobody says anything else.
USUAL: Final[Mapping[str, float]] = {
    "explore": 0.6,
    "doubt": 0.1,
    "heat": 2.0,
    "ripe": 2,
    "deep": 1000,
    "even": 0,
    "sense": 1,
    "sample": 2,
    "keen": 0,
    "among": 1,
    "cut": -1,
    "scale": 5.0,
    "trust": 0.0,
    "margin": 0.0,
    "spread": 10.0,
}


def make_plan(game: Game, wanted: Mapping[str, float]) -> np.ndarray[Any, Any]:
    """Return the plan for a game, a batch of one; raise ``BadOption`` for unknown names."""
    plan = np.zeros(1, dtype=PLAN)
    for name, value in {**USUAL, **game.advice.plan, **wanted}.items():
        if name not in USUAL:
            raise BadOption(f"a search has no setting {name!r}; it has {', '.join(USUAL)}")
        plan[name] = value
    return plan
