"""The table of contents: each phase goes to the file that knows it."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.nim.moves import RETURN, heap_of, stones_of
from holdfast.games.nim.phases.give_back import apply_return, legal_return, verdict_return
from holdfast.games.nim.phases.take import apply_take, legal_take, verdict_take
from holdfast.games.nim.refusal import Refusal
from holdfast.games.nim.state import Phase, State


@rule
def to_move(state: State) -> int:
    """Return the seat that decides now (2.1), or NOBODY at the end (4.1)."""
    return NOBODY if state.phase == Phase.OVER else int(state.turn)


@rule
def legal(state: State, out: Any) -> int:
    """Write the legal moves in ascending order; return how many there are."""
    if state.phase == Phase.TAKE:
        return legal_take(state, out)
    if state.phase == Phase.RETURN:
        return legal_return(state, out)
    return 0


@rule
def verdict(state: State, move: int, out: Any) -> int:
    """Judge a move, and write the heap and its stones, or the token, that show the verdict."""
    if state.phase == Phase.OVER:
        return Refusal.OVER
    if move >= RETURN:
        out[0] = move - RETURN
        return verdict_return(state, move - RETURN)
    out[0] = heap_of(move) + 1
    out[1] = state.heap[heap_of(move)]
    return verdict_take(state, heap_of(move), stones_of(move))


@rule
def apply(state: State, move: int) -> None:
    """Make a legal move."""
    if state.phase == Phase.TAKE:
        apply_take(state, move)
    else:
        apply_return(state, move)
