"""What statistics count of this game: who empties each heap, and from which one is taken."""

from __future__ import annotations

from typing import Final

from holdfast.core.chronicle import Chronicle, Ground, Prize
from holdfast.games.nim.moves import RETURN, heap_of
from holdfast.games.nim.state import HEAPS, State

_GROUNDS: Final = tuple(Ground(f"heap {heap + 1}", heap, 0) for heap in range(HEAPS))


def won(before: State, after: State) -> list[Prize]:
    """Return the heaps of which the last stone was taken between two positions."""
    pairs = enumerate(zip(before.heap, after.heap, strict=True))
    taker = int(before.turn)
    return [Prize(_GROUNDS[heap].name, taker) for heap, (old, new) in pairs if old > 0 == new]


def grounds(_state: State) -> tuple[Ground, ...]:
    """Return the heaps."""
    return _GROUNDS


def ground(_before: State, move: int) -> str | None:
    """Return the heap from which a move takes."""
    return _GROUNDS[heap_of(move)].name if move < RETURN else None


CHRONICLE: Final = Chronicle(prizes="heaps", won=won, grounds=grounds, ground=ground)
