"""Why a move is refused: found by the same questions that list the legal moves."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from holdfast.core.jit import rule
from holdfast.games.fellowship.cells import owner_of, take_card
from holdfast.games.fellowship.moves import END, LAY, RETAKE, SITE, WITH
from holdfast.games.fellowship.phases.lay import (
    can_lay,
    can_retake,
    fits_turn,
    is_black,
    may_play_ring,
)
from holdfast.games.fellowship.state import EMPTY, NO_RING, Phase, State
from holdfast.games.fellowship.tables import (
    AROUND,
    CARADHRAS,
    COLS,
    FORD,
    FORD_CARDS,
    HOBBIT,
    LOTHLORIEN,
    NAZGUL,
    VALUES,
)


class Refusal(IntEnum):
    """What can be wrong with a move."""

    NOT_NOW = 0  # another kind of decision is due (2.1)
    NOT_IN_HAND = 1  # 2.1
    FORD_FULL = 2  # two cards at the Ford (5.1)
    ONE_ONE = 3  # one 1 at Caradhras (5.2)
    AFTER_HIGH = 4  # a card of 2 or more was laid (2.2)
    AFTER_ONES = 5  # 1s were laid (2.2)
    RING_ON_NAZGUL = 6  # 7.1
    RING_NOT_HELD = 7  # 7.1
    RING_FOR_RETAKE = 8  # the ring of Lothlórien goes on no card of the hand (7.10)
    OWN_CARD = 9  # 3.2, 4.2
    RINGED = 10  # 7.2
    HOBBIT = 11  # 3.3, 4.2
    WHITE = 12  # 3.1
    TOO_LOW = 13  # 3.2
    NOTHING_PLAYED = 14  # 2.1
    NOT_FINISHED = 15  # the card lies round no finished location (7.10)
    NOT_OWN = 16  # 7.10
    RETAKE_FIRST = 17  # a retake is the whole turn (7.10)
    SITE_TAKEN = 18  # 8.2, 8.3
    SITE_APART = 19  # 8.2


@rule
def refuse(state: State, move: int, out: Any) -> int:
    """Return why this move, which is not legal, is refused; write the cell that shows it."""
    if state.phase == Phase.SITE:
        return refuse_site(state, move) if move >= SITE else Refusal.NOT_NOW
    if move >= SITE:
        return Refusal.NOT_NOW
    if move >= END:
        return Refusal.NOTHING_PLAYED
    if move >= RETAKE:
        return refuse_retake(state, (move - RETAKE) // AROUND, (move - RETAKE) % AROUND, out)
    kind = (move - LAY) // WITH // AROUND
    cell = int(state.around[(move - LAY) // WITH % AROUND])
    out[0] = cell
    return refuse_lay(state, kind, cell, (move - LAY) % WITH - 1)


@rule
def refuse_lay(state: State, kind: int, cell: int, ring: int) -> int:
    """Refuse a card: the hand, the turn, the ring, then the place (2.1, 2.2, 7.1)."""
    seat = int(state.turn)
    value = kind % VALUES
    if owner_of(state, kind) != seat or state.hand[kind] <= 0:
        return Refusal.NOT_IN_HAND
    if not fits_turn(state, value):
        return refuse_value(state, value)
    if ring != NO_RING:
        if value == NAZGUL:
            return Refusal.RING_ON_NAZGUL
        if not may_play_ring(state, seat, ring):
            held = state.ring[ring] == seat
            return Refusal.RING_FOR_RETAKE if held else Refusal.RING_NOT_HELD
    return refuse_cell(state, seat, kind, cell, ring)


@rule
def refuse_value(state: State, value: int) -> int:
    """Refuse a card that does not fit into the turn (2.2, 5.1, 5.2)."""
    here = int(state.sites) - 1
    if here == FORD and state.played >= FORD_CARDS:
        return Refusal.FORD_FULL
    if state.high:
        return Refusal.AFTER_HIGH
    if here == CARADHRAS and value == 1:
        return Refusal.ONE_ONE
    return Refusal.AFTER_ONES


@rule
def refuse_cell(state: State, seat: int, kind: int, cell: int, ring: int) -> int:
    """Refuse a place for a card (3.1, 3.2, 3.3, 4.2, 7.2)."""
    if can_lay(state, seat, kind, cell, ring):
        return Refusal.NOT_NOW
    top = int(state.top[cell])
    if owner_of(state, top) == seat:
        return Refusal.OWN_CARD
    if state.token[cell] != NO_RING:
        return Refusal.RINGED
    if top % VALUES == HOBBIT:
        return Refusal.HOBBIT
    return Refusal.TOO_LOW if is_black(state, ring) else Refusal.WHITE


@rule
def refuse_retake(state: State, cell: int, place: int, out: Any) -> int:
    """Refuse to take a card back (7.10, 7.11)."""
    seat = int(state.turn)
    out[0] = cell
    if state.ring[LOTHLORIEN] != seat:
        return Refusal.RING_NOT_HELD
    if state.played > 0:
        return Refusal.RETAKE_FIRST
    if cell >= state.finished or state.top[cell] == EMPTY:
        return Refusal.NOT_FINISHED
    if not can_retake(state, seat, cell):
        own = owner_of(state, int(state.top[cell])) == seat
        return Refusal.RINGED if own else Refusal.NOT_OWN
    goal = int(state.around[place])
    out[0] = goal
    kind = int(state.top[cell])
    take_card(state, cell)  # the caller gives a record of its own
    return refuse_cell(state, seat, kind, goal, LOTHLORIEN)


@rule
def refuse_site(state: State, move: int) -> int:
    """Refuse a place for the next location (8.2, 8.3)."""
    row = (move - SITE) // COLS
    col = (move - SITE) % COLS
    taken = int(state.taken[row]) >> col & 3
    return Refusal.SITE_TAKEN if taken else Refusal.SITE_APART
