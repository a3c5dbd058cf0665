"""Place the next location (chapter 8)."""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.fellowship.cells import find_spots, put_site
from holdfast.games.fellowship.moves import SITE
from holdfast.games.fellowship.refusal import Refusal
from holdfast.games.fellowship.state import Phase, State
from holdfast.games.fellowship.tables import COL_0, COLS, ROW_0, ROWS

BOTH_CELLS: Final = 3  # of a location, as bits
BYTE_BITS: Final = 8
BYTE: Final = (1 << BYTE_BITS) - 1


@rule
def verdict_site(state: State, row: int, col: int) -> int:
    """Judge a spot for the next location: free, and beside a card; counted from 0 (8.2, 8.3)."""
    if int(state.taken[row]) >> col & BOTH_CELLS:
        return Refusal.SITE_TAKEN
    near = 0 < row < ROWS - 1 and find_spots(state, row) >> col & 1
    return LEGAL if near else Refusal.SITE_APART


@rule
def legal_site(state: State, out: Any) -> int:
    """Write every spot for the next location, row by row (8.2, 8.3)."""
    n = 0
    for row in range(1, ROWS - 1):
        spots = find_spots(state, row)
        col = 0
        while spots:
            while spots & BYTE == 0:  # most columns are far from any card
                spots >>= BYTE_BITS
                col += BYTE_BITS
            if spots & 1:
                out[n] = SITE + row * COLS + col
                n += 1
            spots >>= 1
            col += 1
    return n


@rule
def apply_site(state: State, move: int) -> None:
    """Place it; a ring that is full already is scored at once, else the placer draws (8.5, 8.6)."""
    put_site(state, (move - SITE) // COLS - ROW_0, (move - SITE) % COLS - COL_0)
    state.phase = Phase.SCORE if state.gaps == 0 else Phase.REFILL
