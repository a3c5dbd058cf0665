"""Points, and a rough estimate of them before the end (chapter 4)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.games.nim.phases.take import next_seat
from holdfast.games.nim.state import HEAPS, PRIZE, Phase, State


@rule
def score(state: State, out: Any) -> None:
    """Write the points of every seat; before the end nobody has any (4.3)."""
    for seat in range(int(state.seats)):
        out[seat] = count_points(state, seat) if state.phase == Phase.OVER else 0


@rule
def count_points(state: State, seat: int) -> int:
    """Add the prize and the token of a seat at the end (4.2, 4.3)."""
    return (PRIZE if wins_stones(state, seat) else 0) + int(state.token[seat])


@rule
def wins_stones(state: State, seat: int) -> bool:
    """Tell who gets the prize: who took the last stone, with ``misere`` everybody else (4.2)."""
    return (state.turn == seat) != (state.misere != 0)


@rule
def appraise(state: State, seat: int) -> float:
    """Estimate the points of a seat by the theory of the game for two.

    With the last stone taken they are known. Until then who has to take from balanced heaps loses.
    """
    if state.phase == Phase.OVER:
        return float(count_points(state, seat))
    taker = int(state.turn) if state.phase == Phase.TAKE else next_seat(state)
    stands_well = (taker == seat) != is_balanced(state)
    return float((PRIZE if stands_well else 0) + int(state.token[seat]))


@rule
def is_balanced(state: State) -> bool:
    """Tell whether every power of two occurs in an even number of heaps.

    With ``misere`` the end is different: among heaps of one stone each an odd number is balanced.
    """
    total = 0
    largest = 0
    for heap in range(HEAPS):
        total ^= int(state.heap[heap])
        largest = max(largest, int(state.heap[heap]))
    if state.misere and largest == 1:
        return total == 1
    return total == 0
