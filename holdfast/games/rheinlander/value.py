"""How a seat stands, at a glance: what the greedy player looks at."""

from __future__ import annotations

from typing import Final

from holdfast.core.jit import rule
from holdfast.games.rheinlander.ending import count_holdings
from holdfast.games.rheinlander.state import Phase, State

#: How much of the best rival's points one would give for one's own.
ENVY: Final = 0.5
#: A bastion in hand: better kept than wasted.
KEPT: Final = 0.1


@rule
def appraise(state: State, seat: int) -> float:
    """Return the points if the game ended now, less half of the best rival's (11.3, 11.4)."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, points_now(state, other))
    return points_now(state, seat) - ENVY * best + KEPT * int(state.bastions[seat])


@rule
def points_now(state: State, seat: int) -> int:
    """Return what the seat would have if the game ended now."""
    points = int(state.coins[seat])
    return points if state.phase == Phase.OVER else points + count_holdings(state, seat)
