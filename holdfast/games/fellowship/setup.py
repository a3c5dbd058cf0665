"""The set-up (chapter 1)."""

from __future__ import annotations

import numpy as np

from holdfast.core.dice import roll
from holdfast.core.jit import rule
from holdfast.games.fellowship.cells import put_site
from holdfast.games.fellowship.hands import refill
from holdfast.games.fellowship.state import EMPTY, NO_RING, NOT_WON, NOTHING, Phase, State
from holdfast.games.fellowship.tables import (
    CELLS,
    COPIES,
    DECK,
    KINDS,
    OWNERS,
    RINGS,
    SEATS,
    VALUES,
)


@rule
def start_match(state: State, seed: int) -> None:
    """Place Bag End, shuffle, deal, and draw lots for the start (1.2 to 1.6)."""
    state.dice[0] = np.uint64(seed)
    clear_table(state)
    put_site(state, 0, 0)
    for seat in range(SEATS):
        state.points[seat] = 0
        state.gained[seat] = 0
        state.held[seat] = 0
        state.left[seat] = 0
    for ring in range(RINGS):
        state.ring[ring] = NOT_WON
    for kind in range(KINDS):
        seat = int(OWNERS[state.seats, kind // VALUES])
        state.hand[kind] = 0
        state.box[kind] = 0
        state.deck[kind] = COPIES[kind % VALUES] if seat >= 0 else 0
        if seat >= 0 and kind % VALUES == 0:
            state.left[seat] += DECK
    for seat in range(state.seats):
        refill(state, seat)
    start_turn(state, roll(state.dice, int(state.seats)))
    state.last = state.turn


@rule
def clear_table(state: State) -> None:
    """Take everything off the table."""
    state.taken[:] = 0
    state.laid[:] = 0
    state.under[:] = 0
    state.site_row[:] = 0
    state.site_col[:] = 0
    state.sites = 0
    state.scored = 0
    state.cells = 0
    for cell in range(CELLS):
        state.row[cell] = 0
        state.col[cell] = 0
        state.top[cell] = EMPTY
        state.token[cell] = NO_RING
        state.below[cell] = 0


@rule
def start_turn(state: State, seat: int) -> None:
    """Begin a turn: nothing has been played in it (2.1)."""
    state.turn = seat
    state.played = 0
    state.ones = 0
    state.high = 0
    state.second = NOTHING
    state.phase = Phase.PLAY
