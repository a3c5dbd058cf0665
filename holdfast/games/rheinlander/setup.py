"""The set-up (chapter 1)."""

from __future__ import annotations

import numpy as np

from holdfast.core.dice import roll, shuffle
from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.rheinlander.cards import deal_hands
from holdfast.games.rheinlander.state import EMPTY, FREE, NO_DUCHY, NO_SPACE, Phase, State
from holdfast.games.rheinlander.tables import (
    BASTIONS,
    CASTLE,
    CENTRES,
    EXISTS,
    KNIGHTS,
    LAND,
    SEATS,
    SLOTS,
    SPACES,
)


@rule
def start_match(state: State, seed: int) -> None:
    """Lay out the centres, hand out the pieces, deal, and draw lots for the start (1.4 to 1.7)."""
    state.dice[0] = np.uint64(seed)
    clear_board(state)
    state.spot = 0
    state.exchanged = 0
    state.refused = 0
    for slot in range(SLOTS):
        state.centre[slot] = CENTRES[slot]
    shuffle(state.dice, state.centre, SLOTS)
    note_castles(state)
    for seat in range(SEATS):
        playing = seat < state.seats
        state.supply[seat] = KNIGHTS[state.seats] if playing else 0
        state.bastions[seat] = BASTIONS if playing else 0
        state.coins[seat] = 0
    state.archbishop = NOBODY
    deal_hands(state)
    state.opener = roll(state.dice, int(state.seats))
    state.ended = 0
    start_turn(state, int(state.opener))


@rule
def clear_board(state: State) -> None:
    """Take everything off the board."""
    for space in range(SPACES):
        state.knight[space] = FREE if EXISTS[state.board, space] else NO_SPACE
        state.group[space] = NO_DUCHY
    for space in range(LAND):
        state.near[space] = 0
    for slot in range(SLOTS):
        state.garrison[slot] = EMPTY
    state.duchies = 0
    state.count[:] = 0
    state.owner[:] = 0
    state.worth[:] = 0
    state.holy[:] = 0


@rule
def note_castles(state: State) -> None:
    """Note the slots with castles, ascending: the order of their garrisons (8.6)."""
    n = 0
    for slot in range(SLOTS):
        if state.centre[slot] == CASTLE:
            state.castles[n] = slot
            n += 1


@rule
def start_turn(state: State, seat: int) -> None:
    """Begin a turn (2.1)."""
    state.turn = seat
    state.built = 0
    state.phase = Phase.PLAY
