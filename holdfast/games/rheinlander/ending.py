"""Bishops, the end and the last payments (9.1 to 9.3, chapter 11)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.rheinlander.setup import start_turn
from holdfast.games.rheinlander.state import Phase, State
from holdfast.games.rheinlander.tables import ARCHBISHOP, LAST_DUKE, SEATS


@rule
def ordain(state: State) -> None:
    """Find the archbishop: who has more bishops than each other player (9.1, 9.2, 9.3)."""
    most = 0
    state.archbishop = NOBODY
    for seat in range(state.seats):
        bishops = count_bishops(state, seat)
        if bishops > most:
            most = bishops
            state.archbishop = seat
        elif bishops == most:
            state.archbishop = NOBODY
    state.phase = Phase.OFFER


@rule
def count_bishops(state: State, seat: int) -> int:
    """Return how many duchies with a bishopric the seat owns (9.1)."""
    n = 0
    for duchy in range(state.duchies):
        n += (state.owner[duchy] == seat) & (state.holy[duchy] != 0)
    return n


@rule
def pass_on(state: State) -> None:
    """End a turn: see whether the end has come, and whose turn it is (11.1, 11.2)."""
    for seat in range(state.seats):
        if state.supply[seat] == 0:
            state.ended = 1
    after = (int(state.turn) + 1) % int(state.seats)
    if state.ended and after == state.opener:
        start_turn(state, after)
        settle_up(state)
        state.phase = Phase.OVER
    else:
        start_turn(state, after)


@rule
def settle_up(state: State) -> None:
    """Pay out what everybody has on the board at the end (11.3, 11.4)."""
    for seat in range(state.seats):
        state.coins[seat] += count_holdings(state, seat)


@rule
def count_holdings(state: State, seat: int) -> int:
    """Return what the seat's duchies and the archbishop count at the end (11.3, 11.4)."""
    points = ARCHBISHOP if state.archbishop == seat else 0
    for duchy in range(state.duchies):
        if state.owner[duchy] == seat:
            points += LAST_DUKE + int(state.worth[duchy])
    return points


@rule
def write_points(state: State, out: Any) -> None:
    """Write the coins of every seat; at the end they are the points (7.5, 11.5)."""
    for seat in range(min(int(state.seats), SEATS)):
        out[seat] = state.coins[seat]
