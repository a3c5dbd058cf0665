"""What the laboratory is given by a game: observations of a seat, and a numbering of actions.

An *action* is a move in another numbering, for programs that learn: small enough for a mask, and
seen from the seat that moves. Where a game has few moves, the two are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holdfast.core.encoding import Encoding
from holdfast.core.jit import rule

State = Any


@rule
def number_as_moves(_state: State, moves: Any, count: int, out: Any) -> None:
    """Stand in for ``number`` where moves are few enough to be the actions."""
    for i in range(count):
        out[i] = moves[i]


@dataclass(frozen=True, kw_only=True)
class Lab:
    """Observations and actions: compiled functions, and what their numbers mean.

    What each function promises is written in ``holdfast.core.verbs``.
    """

    version: int  # rises when a number of an observation or an action comes to mean something else
    compact: Encoding  # the least from which everything can be told
    rich: Encoding  # the same spread out, and with what follows from it by the rules
    observe: Callable[[State, int, Any], None]
    observe_richly: Callable[[State, int, Any], None]
    actions: int  # actions are the ints from 0 to this, exclusive
    number: Callable[[State, Any, int, Any], None] = number_as_moves
    about_actions: str  # what they mean, for people
