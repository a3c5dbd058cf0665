"""Castles: who garrisons a new one, and how they change hands (chapter 8)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.rheinlander.knights import duchy_of_slot, slot_of
from holdfast.games.rheinlander.moves import GARRISON, REFUSE
from holdfast.games.rheinlander.state import EMPTY, NO_DUCHY, Phase, State
from holdfast.games.rheinlander.tables import (
    CASTLE,
    CASTLES,
    MOST_NEIGHBOURS,
    MOST_SLOTS,
    NEIGHBOURS,
)


@rule
def legal_castle(out: Any) -> int:
    """Write both answers: a knight into the castle, or none (8.4)."""
    out[0] = GARRISON
    out[1] = REFUSE
    return 2


@rule
def apply_castle(state: State, move: int) -> None:
    """Garrison the castle in question, or note that it was refused (8.4)."""
    slot = next_castle(state)
    if move == GARRISON:
        put_garrison(state, slot, int(state.turn))
    else:
        state.refused |= 1 << slot
    state.phase = Phase.GARRISON


@rule
def garrison_new(state: State) -> None:
    """Garrison the castles that the new knight touches, lowest slot first (8.1, 8.5)."""
    owner = sole_neighbour(state)
    seat = int(state.turn) if owner == NOBODY else owner
    slot = next_castle(state)
    while slot >= 0 and state.supply[seat] > 0:
        if state.castle_optional and owner == NOBODY:
            state.phase = Phase.CASTLE
            return
        put_garrison(state, slot, seat)
        slot = next_castle(state)
    state.phase = Phase.JUDGE


@rule
def next_castle(state: State) -> int:
    """Return the lowest slot with an empty, unrefused castle at the new knight, or -1 (8.1)."""
    for i in range(MOST_SLOTS):
        slot = slot_of(state, int(state.spot), i)
        if slot < 0:
            break
        empty = state.centre[slot] == CASTLE and state.garrison[slot] == EMPTY
        if empty and not state.refused >> slot & 1:
            return slot
    return -1


@rule
def sole_neighbour(state: State) -> int:
    """Return who owns all dukes of the duchies beside the new knight, or NOBODY (8.2, 8.3)."""
    owner = NOBODY
    for i in range(MOST_NEIGHBOURS):
        space = int(NEIGHBOURS[state.board, state.spot, i])
        if space < 0:
            break
        duchy = int(state.group[space])
        if duchy == NO_DUCHY or state.owner[duchy] == NOBODY:
            continue
        if owner != NOBODY and state.owner[duchy] != owner:
            return NOBODY
        owner = int(state.owner[duchy])
    return owner


@rule
def put_garrison(state: State, slot: int, seat: int) -> None:
    """Put a knight from the supply into an empty castle; it counts for its duchy (8.8)."""
    state.garrison[slot] = seat
    state.supply[seat] -= 1
    duchy = duchy_of_slot(state, slot)
    if duchy != NO_DUCHY:
        state.count[duchy, seat] += 1


@rule
def relieve(state: State) -> None:
    """The owner garrisons every castle of the duchy that is empty or another's (8.6, 8.7)."""
    duchy = int(state.group[state.spot])
    owner = int(state.owner[duchy])
    if owner != NOBODY:
        for i in range(CASTLES):
            slot = int(state.castles[i])
            if state.supply[owner] > 0 and needs_relief(state, slot, duchy, owner):
                before = int(state.garrison[slot])
                if before != EMPTY:
                    state.supply[before] += 1
                    state.count[duchy, before] -= 1
                put_garrison(state, slot, owner)
    state.phase = Phase.ORDAIN


@rule
def needs_relief(state: State, slot: int, duchy: int, owner: int) -> bool:
    """Tell whether the owner of a duchy would put a knight into this castle now (8.6, 8.4)."""
    if state.garrison[slot] == owner or state.refused >> slot & 1:
        return False
    return duchy_of_slot(state, slot) == duchy
