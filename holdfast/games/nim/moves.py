"""A move is one int with a stable meaning. This table is the whole of it.

============  ====================  ==========================================
first number  how many              meaning
============  ====================  ==========================================
``TAKE``      3 heaps x 5 amounts   take 1 to 5 stones of a heap
``RETURN``    6 tokens              put a token under the pile
============  ====================  ==========================================

``RETURNED`` is never played: it is how a ``RETURN`` reads in the log for those who saw only the
back of the token.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.jit import rule
from holdfast.games.nim.state import HEAPS, LARGEST, STONES, TOKENS

TAKE: Final = 0
RETURN: Final = TAKE + HEAPS * LARGEST
MOVES: Final = RETURN + TOKENS

RETURNED: Final = MOVES

#: No position has more legal moves: at the start every stone is one.
WIDEST: Final = STONES
#: No game has more decisions: stones one by one, and a token for each heap but the last.
LONGEST: Final = STONES + HEAPS - 1


@rule
def pack_take(heap: int, stones: int) -> int:
    """Return the move that takes so many stones of a heap."""
    return TAKE + heap * LARGEST + stones - 1


@rule
def heap_of(move: int) -> int:
    """Return the heap that a take is from."""
    return (move - TAKE) // LARGEST


@rule
def stones_of(move: int) -> int:
    """Return how many stones a take is for."""
    return (move - TAKE) % LARGEST + 1
