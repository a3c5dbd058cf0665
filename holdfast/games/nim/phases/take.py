"""Take stones of a heap (chapter 2), and what follows from the last one (3.1, 4.1)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.nim.moves import heap_of, pack_take, stones_of
from holdfast.games.nim.refusal import Refusal
from holdfast.games.nim.setup import draw_token
from holdfast.games.nim.state import HEAPS, Phase, State


@rule
def verdict_take(state: State, heap: int, stones: int) -> int:
    """Judge a take: stones are taken before a token is drawn, as many as there are (2.2, 3.2)."""
    if state.phase == Phase.RETURN:
        return Refusal.RETURN_FIRST
    return LEGAL if stones <= state.heap[heap] else Refusal.HEAP_TOO_SMALL


@rule
def legal_take(state: State, out: Any) -> int:
    """Write every number of stones of every heap, which is faster than to ask for each (2.2)."""
    n = 0
    for heap in range(HEAPS):
        for stones in range(1, int(state.heap[heap]) + 1):
            out[n] = pack_take(heap, stones)
            n += 1
    return n


@rule
def apply_take(state: State, move: int) -> None:
    """Take the stones; the last of a heap brings a token, the last of all ends the game (2.2)."""
    heap = heap_of(move)
    state.heap[heap] -= stones_of(move)
    state.taken[state.turn] += stones_of(move)
    if is_cleared(state):
        state.phase = Phase.OVER  # (4.1)
    elif state.heap[heap] == 0:
        state.drawn = draw_token(state)  # (3.1)
        state.phase = Phase.RETURN
    else:
        end_turn(state)


@rule
def is_cleared(state: State) -> bool:
    """Tell whether the last stone of all is taken (4.1)."""
    for heap in range(HEAPS):
        if state.heap[heap] > 0:
            return False
    return True


@rule
def end_turn(state: State) -> None:
    """Go on to the next player, round the table (2.1)."""
    state.turn = next_seat(state)
    state.phase = Phase.TAKE


@rule
def next_seat(state: State) -> int:
    """Return who comes after the player whose turn it is (2.1)."""
    return (int(state.turn) + 1) % int(state.seats)
