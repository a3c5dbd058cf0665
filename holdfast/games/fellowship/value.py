"""How a seat stands, at a glance: what the greedy player looks at."""

from __future__ import annotations

from typing import Final

from holdfast.core.jit import rule
from holdfast.games.fellowship.scoring import count_total, find_place, find_ranks, is_present
from holdfast.games.fellowship.state import Phase, State
from holdfast.games.fellowship.tables import (
    COLOURS,
    LOCATIONS,
    OWNERS,
    PAID,
    POINTS,
    RINGS,
)

#: A place at the current location, before it is scored.
HOPE: Final = 0.8
#: A point of influence there: what is level in places may differ in strength.
INFLUENCE: Final = 0.04
#: A ring in hand, and a card that is not yet played.
RING: Final = 0.6
CARD: Final = 0.15


@rule
def appraise(state: State, seat: int) -> float:
    """Return the seat's prospects, less those of the best rival."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospects(state, other))
    return prospects(state, seat) - best


@rule
def prospects(state: State, seat: int) -> float:
    """Return the points, and what the current location would pay now (6.3)."""
    value = float(state.points[seat])
    if state.phase == Phase.OVER:
        return value + INFLUENCE * float(state.gained[seat])
    for ring in range(RINGS):
        value += RING * (state.ring[ring] == seat)
    value += CARD * (int(state.held[seat]) + int(state.left[seat]))
    if state.scored < state.sites:
        value += hopes(state, seat)
    return value


@rule
def hopes(state: State, seat: int) -> float:
    """Return what the seat may hope for at the current location as it is."""
    value = 0.0
    ranks = find_ranks(state)
    paid = int(PAID[state.seats])
    here = min(int(state.scored), LOCATIONS - 1)
    for colour in range(COLOURS):
        if OWNERS[state.seats, colour] == seat and is_present(ranks, colour):
            value += INFLUENCE * count_total(ranks, colour)
            place = find_place(ranks, colour)
            if place < paid:
                value += HOPE * float(POINTS[here, place])
    return value
