"""Why a move is refused: the rule it breaks, with the numbers that show it."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.games.nim.moves import RETURN, heap_of
from holdfast.games.nim.state import Phase, State

#: How many numbers a refusal writes.
NUMBERS: Final = 2


class Refusal(IntEnum):
    """What can be wrong with a move."""

    HEAP_TOO_SMALL = 0  # writes the heap and its stones (2.2)
    RETURN_FIRST = 1  # stones are taken after the return (3.2)
    NOT_IN_HAND = 2  # writes the token (3.2)
    NOTHING_DRAWN = 3  # a token is returned only after a draw (3.1)


@rule
def refuse(state: State, move: int, out: Any) -> int:
    """Return why this move, which is not legal, is refused (2.2, 3.1, 3.2)."""
    if state.phase == Phase.RETURN:
        out[0] = move - RETURN
        return Refusal.RETURN_FIRST if move < RETURN else Refusal.NOT_IN_HAND
    if move >= RETURN:
        return Refusal.NOTHING_DRAWN
    out[0] = heap_of(move) + 1
    out[1] = state.heap[heap_of(move)]
    return Refusal.HEAP_TOO_SMALL
