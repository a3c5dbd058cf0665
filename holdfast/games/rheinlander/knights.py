"""Knights on spaces and in castles: where they stand, and what lies beside them."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.games.rheinlander.state import NO_DUCHY, TOWER, State
from holdfast.games.rheinlander.tables import (
    LAND,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    SLOTS_OF,
    TOUCHES,
)


@rule
def has_knight(state: State, space: int) -> bool:
    """Tell whether somebody's knight stands on the space (3.1)."""
    return bool(0 <= state.knight[space] < TOWER)


@rule
def put_knight(state: State, space: int, seat: int) -> None:
    """Put a knight from the supply on a space (3.1, 9.4)."""
    state.supply[seat] -= 1
    state.knight[space] = seat
    for i in range(MOST_NEIGHBOURS):
        other = int(NEIGHBOURS[state.board, space, i])
        if other < 0:
            break
        if other < LAND:
            state.near[other] |= 1 << seat


@rule
def take_knight(state: State, space: int) -> None:
    """Give the knight on a space back to its owner (9.4)."""
    seat = int(state.knight[space])
    state.supply[seat] += 1
    state.knight[space] = TOWER  # nobody's, until the other one stands there
    for i in range(MOST_NEIGHBOURS):
        other = int(NEIGHBOURS[state.board, space, i])
        if other < 0:
            break
        if other < LAND and not has_neighbour(state, other, seat):
            state.near[other] &= ~(1 << seat)


@rule
def has_neighbour(state: State, space: int, seat: int) -> bool:
    """Tell whether a knight of the seat stands on a space that borders this one (1.3)."""
    for i in range(MOST_NEIGHBOURS):
        other = int(NEIGHBOURS[state.board, space, i])
        if other < 0:
            break
        if state.knight[other] == seat:
            return True
    return False


@rule
def duchy_of_slot(state: State, slot: int) -> int:
    """Return the duchy that holds a slot's centre, or NO_DUCHY (7.2)."""
    duchy = int(state.group[TOUCHES[state.board, slot, 0]])
    return duchy if duchy != NO_DUCHY else int(state.group[TOUCHES[state.board, slot, 1]])


@rule
def other_space(state: State, slot: int, space: int) -> int:
    """Return the second of the two spaces that a slot touches (1.4)."""
    first = int(TOUCHES[state.board, slot, 0])
    return int(TOUCHES[state.board, slot, 1]) if first == space else first


@rule
def slot_of(state: State, space: int, i: int) -> int:
    """Return the i-th slot that touches a space, or -1 (1.4)."""
    return int(SLOTS_OF[state.board, space, i])
