"""What follows from a change by hand, so that nobody has to enter it: who plays, and counts."""

from __future__ import annotations

from holdfast.games.fellowship.state import EMPTY, NO_RING, NOT_WON, NOTHING, Phase, State
from holdfast.games.fellowship.tables import KINDS, LOCATIONS, OWNERS, RINGS, SEATS, VALUES


def own_kinds(state: State, seat: int) -> list[int]:
    """Return the kinds of cards that are a seat's (1.4, 1.5)."""
    return [kind for kind in range(KINDS) if OWNERS[int(state.seats), kind // VALUES] == seat]


def read_piles(state: State) -> list[list[int]]:
    """Return what lies in each cell: the covered cards, the lowest first, and the open one."""
    piles, start = [], 0
    for cell in range(int(state.cells)):
        end = start + int(state.below[cell])
        piles.append([*(int(kind) for kind in state.under[start:end]), int(state.top[cell])])
        start = end
    return piles


def write_piles(state: State, piles: list[list[int]]) -> None:
    """Let this lie in the cells."""
    start = 0
    state.under[:] = 0
    for cell, (*covered, top) in enumerate(piles):
        state.top[cell] = top
        state.below[cell] = len(covered)
        state.under[start : start + len(covered)] = covered
        start += len(covered)


def clear_cells(state: State, first: int) -> None:
    """Leave nothing in the cells from this one on."""
    piles = read_piles(state)
    write_piles(state, [*piles[:first], *[[EMPTY] for _ in piles[first:]]])
    for cell in range(first, int(state.cells)):
        if state.token[cell] != NO_RING:
            state.ring[int(state.token[cell])] = NOT_WON
            state.token[cell] = NO_RING


def follow_edit(state: State) -> None:
    """Leave out who and what does not play, and count what is finished."""
    seats = int(state.seats)
    _leave_colours(state)
    for ring in range(RINGS):
        if state.ring[ring] >= seats:
            state.ring[ring] = NOT_WON
    state.points[seats:] = 0
    state.gained[seats:] = 0
    state.turn = min(int(state.turn), seats - 1)
    state.last = min(int(state.last), seats - 1)
    state.held[seats:SEATS] = 0
    playing = state.phase == Phase.PLAY
    state.scored = min(int(state.sites) - (1 if playing else 0), LOCATIONS)
    if state.played or not playing:
        state.last = state.last if state.phase == Phase.OVER else state.turn
    state.high = min(int(state.high), int(state.played), 1)
    state.ones = min(int(state.ones), int(state.played) - int(state.high))
    if not state.played:
        state.second = NOTHING


def _leave_colours(state: State) -> None:
    """Leave no card of a colour that does not play anywhere (1.5)."""
    out = {kind for kind in range(KINDS) if OWNERS[int(state.seats), kind // VALUES] < 0}
    piles = []
    for *covered, top in read_piles(state):
        piles.append([*(kind for kind in covered if kind not in out), EMPTY if top in out else top])
    write_piles(state, piles)
    for kind in out:
        state.hand[kind] = 0
        state.box[kind] = 0
