"""What needs no thinking: Nazgûls and rings that would be thrown away are not.

A Nazgûl on an empty cell does nothing (4.3); it is worth a thought only as a way to lay nothing
where every card would fill the ring. A ring whose effect does not work is kept for a place where it
does, as long as there is one to come.
"""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.games.fellowship.moves import END, LAY, RETAKE, WITH
from holdfast.games.fellowship.phases.lay import find_rings, is_in_force
from holdfast.games.fellowship.state import EMPTY, NO_RING, Phase, State
from holdfast.games.fellowship.tables import (
    AROUND,
    BAG_END,
    BREE,
    CARADHRAS,
    COLOURS,
    FORD,
    HOBBIT,
    LOCATIONS,
    NAZGUL,
    OWNERS,
    RIVENDELL,
    VALUES,
    WEATHERTOP,
)


@rule
def sift(state: State, moves: Any, count: int, _thorough: bool) -> int:
    """Leave out what throws a Nazgûl or a ring away, if there is something else."""
    if state.phase != Phase.PLAY or not (find_rings(state) or has_nazgul(state)):
        return count
    nazgul_can_wait = has_better(state, moves, count)
    kept = 0
    for i in range(count):
        move = int(moves[i])
        if is_thrown(state, move):
            if nazgul_can_wait:
                continue
            nazgul_can_wait = True  # one is enough: nothing differs
        elif wastes_ring(state, move):
            continue
        moves[kept] = move
        kept += 1
    return kept


@rule
def has_nazgul(state: State) -> bool:
    """Tell whether a Nazgûl is in the hand of the seat whose turn it is."""
    for colour in range(COLOURS):
        mine = OWNERS[state.seats, colour] == state.turn
        if mine and state.hand[colour * VALUES + NAZGUL] > 0:
            return True
    return False


@rule
def is_thrown(state: State, move: int) -> bool:
    """Tell whether a Nazgûl would be laid on an empty cell (4.3)."""
    if move >= RETAKE or (move - LAY) // WITH // AROUND % VALUES != NAZGUL:
        return False
    return bool(state.top[state.around[(move - LAY) // WITH % AROUND]] == EMPTY)


@rule
def has_better(state: State, moves: Any, count: int) -> bool:
    """Tell whether a Nazgûl has a target, or the turn can end, or a card leaves the ring open."""
    for i in range(count):
        move = int(moves[i])
        if not is_thrown(state, move) and not fills(state, move):
            return True
    return False


@rule
def fills(state: State, move: int) -> bool:
    """Tell whether a move lays the last card of the ring (2.4)."""
    if state.gaps > 1 or move == END:
        return False
    place = (move - LAY) // WITH % AROUND if move < RETAKE else (move - RETAKE) % AROUND
    return bool(state.top[state.around[place]] == EMPTY)


@rule
def wastes_ring(state: State, move: int) -> bool:
    """Tell whether a ring would do nothing for the card that it is laid with."""
    if state.sites == LOCATIONS or move >= RETAKE:  # no retake is earlier
        return False
    ring = (move - LAY) % WITH - 1
    if ring == NO_RING:
        return False
    value = (move - LAY) // WITH // AROUND % VALUES
    if ring == WEATHERTOP:
        return fills(state, move) or not allows_more(state, value)
    empty = state.top[state.around[(move - LAY) // WITH % AROUND]] == EMPTY
    if ring == RIVENDELL:
        return bool(empty and is_in_force(state, BREE))
    if ring == BAG_END:
        return bool(empty and fills(state, move))
    # The others protect the card, or let every card count 1.
    return bool(ring != BREE and (value == 0 or value == HOBBIT))  # noqa: PLR1714 - compiled


@rule
def allows_more(state: State, value: int) -> bool:
    """Tell whether Weathertop's ring allows a card of the hand that could not follow (7.7)."""
    here = int(state.sites) - 1
    if here == FORD and (state.ford_any_two or state.played > 0):
        return False
    if value == 0 or (value == 1 and here != CARADHRAS):
        return False
    cards = 0
    for colour in range(COLOURS):
        if OWNERS[state.seats, colour] == state.turn:
            cards += max(int(state.hand[colour * VALUES + value]), 0)
    return cards > 1
