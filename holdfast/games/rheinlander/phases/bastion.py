"""Place a bastion, or none (chapter 10)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.games.rheinlander.moves import BASTION as BASTION_MOVE
from holdfast.games.rheinlander.moves import DONE
from holdfast.games.rheinlander.state import BASTION, FREE, Phase, State
from holdfast.games.rheinlander.tables import LAND


@rule
def legal_bastion(state: State, out: Any) -> int:
    """Write every free land space, and the choice to place none (10.1)."""
    n = 0
    for space in range(LAND):
        out[n] = BASTION_MOVE + space  # overwritten by the next one if the space is taken
        n += state.knight[space] == FREE
    out[n] = DONE
    return n + 1


@rule
def offer_bastion(state: State) -> None:
    """The knight is settled: go on to the bastion if one can be placed, else to the draw (10.1)."""
    state.spot = 0
    state.exchanged = 0
    state.refused = 0
    can = state.bastions[state.turn] > 0 and not state.built and has_free_land(state)
    state.phase = Phase.BASTION if can else Phase.DRAW


@rule
def has_free_land(state: State) -> bool:
    """Tell whether any land space is free (10.1)."""
    free = 0
    for space in range(LAND):
        free += state.knight[space] == FREE
    return free > 0


@rule
def apply_bastion(state: State, space: int) -> None:
    """Place a bastion; the space is taken for good, and no duchy gains from it (10.2, 10.3)."""
    state.knight[space] = BASTION
    state.bastions[state.turn] -= 1
    state.built = 1
    if state.phase == Phase.BASTION:
        state.phase = Phase.DRAW
