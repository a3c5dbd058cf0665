"""Put one of two tokens under the pile (chapter 3)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.nim.moves import RETURN
from holdfast.games.nim.phases.take import end_turn
from holdfast.games.nim.refusal import Refusal
from holdfast.games.nim.state import NO_TOKEN, Phase, State


@rule
def verdict_return(state: State, token: int) -> int:
    """Judge a return: after a draw, one of the two tokens that the player holds (3.1, 3.2)."""
    if state.phase == Phase.TAKE:
        return Refusal.NOTHING_DRAWN
    held = token == state.token[state.turn] or token == state.drawn
    return LEGAL if held else Refusal.NOT_IN_HAND


@rule
def legal_return(state: State, out: Any) -> int:
    """Write the two tokens that the player holds, the smaller one first (3.2)."""
    held = int(state.token[state.turn])
    drawn = int(state.drawn)
    out[0] = RETURN + min(held, drawn)
    out[1] = RETURN + max(held, drawn)
    return 2


@rule
def apply_return(state: State, move: int) -> None:
    """Keep the other token, put this one under the pile, and end the turn (3.2)."""
    token = move - RETURN
    if state.token[state.turn] == token:
        state.token[state.turn] = state.drawn
    state.drawn = NO_TOKEN
    put_under(state, token)
    end_turn(state)


@rule
def put_under(state: State, token: int) -> None:
    """Put a token under the pile; its player remembers it (3.2, 3.3)."""
    for i in range(int(state.pile_size), 0, -1):
        state.pile[i] = state.pile[i - 1]
        state.put_by[i] = state.put_by[i - 1]
    state.pile[0] = token
    state.put_by[0] = state.turn
    state.pile_size += 1
