"""Place a bastion, or none (chapter 10)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.rheinlander.moves import BUILD, DONE
from holdfast.games.rheinlander.refusal import Refusal
from holdfast.games.rheinlander.state import FREE, NO_SPACE, TOWER, Phase, State
from holdfast.games.rheinlander.tables import LAND


@rule
def verdict_bastion(state: State, space: int) -> int:
    """Judge a space for a bastion, which has to be free (10.1, 10.2)."""
    if state.knight[space] == FREE:
        return LEGAL
    if state.knight[space] == NO_SPACE:
        return Refusal.NO_SPACE
    return Refusal.HAS_BASTION if state.knight[space] == TOWER else Refusal.TAKEN


@rule
def legal_bastion(state: State, out: Any) -> int:
    """Write every free land space, and the choice to place none (10.1)."""
    n = 0
    for space in range(LAND):
        out[n] = BUILD + space  # overwritten by the next one if the space is taken
        n += verdict_bastion(state, space) == LEGAL
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
    state.knight[space] = TOWER
    state.bastions[state.turn] -= 1
    state.built = 1
    if state.phase == Phase.BASTION:
        state.phase = Phase.DRAW
