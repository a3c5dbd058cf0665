"""The table: cells, the cards in them, and where the next location may lie (chapters 1, 3, 8)."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.games.fellowship.state import EMPTY, NO_RING, State
from holdfast.games.fellowship.tables import (
    AROUND,
    COL_0,
    LAID,
    OWNERS,
    RING_COLS,
    RING_ROWS,
    ROW_0,
    VALUES,
)


@rule
def owner_of(state: State, kind: int) -> int:
    """Return whose a card is (1.4, 1.5)."""
    return int(OWNERS[state.seats, kind // VALUES])


@rule
def find_cell(state: State, row: int, col: int) -> int:
    """Return the number of the cell at this place, which lies in some location's ring."""
    cell = 0
    while state.row[cell] != row or state.col[cell] != col:
        cell += 1
    return cell


@rule
def put_site(state: State, row: int, col: int) -> None:
    """Place the next location; the cards in its ring count there too (8.4)."""
    state.site_row[state.sites] = row
    state.site_col[state.sites] = col
    state.sites += 1
    state.taken[ROW_0 + row] |= 3 << (COL_0 + col)
    state.finished = state.cells
    state.gaps = 0
    for i in range(AROUND):
        cell = open_cell(state, row + int(RING_ROWS[i]), col + int(RING_COLS[i]))
        state.around[i] = cell
        state.gaps += state.top[cell] == EMPTY


@rule
def open_cell(state: State, row: int, col: int) -> int:
    """Return the cell at this place, a new one if no other location has it in its ring."""
    if state.taken[ROW_0 + row] >> (COL_0 + col) & 1:
        return find_cell(state, row, col)
    cell = int(state.cells)
    state.cells += 1
    state.row[cell] = row
    state.col[cell] = col
    state.top[cell] = EMPTY
    state.token[cell] = NO_RING
    state.below[cell] = 0
    state.taken[ROW_0 + row] |= 1 << (COL_0 + col)
    return cell


@rule
def put_card(state: State, cell: int, kind: int) -> None:
    """Lay a card in a cell, on top of what lies there (3.1, 3.2)."""
    if state.top[cell] == EMPTY:
        state.laid[ROW_0 + state.row[cell]] |= 1 << (COL_0 + int(state.col[cell]))
        if is_around(state, cell):
            state.gaps -= 1
    else:
        cover(state, cell)
    state.top[cell] = kind


@rule
def is_around(state: State, cell: int) -> bool:
    """Tell whether a cell lies round the current location (1.3)."""
    for i in range(AROUND):
        if state.around[i] == cell:
            return True
    return False


@rule
def cover(state: State, cell: int) -> None:
    """Put the open card of a cell under the next one (3.5)."""
    at = count_below(state, cell + 1)
    for i in range(LAID - 1, at, -1):
        state.under[i] = state.under[i - 1]
    state.under[at] = state.top[cell]
    state.below[cell] += 1


@rule
def count_below(state: State, cell: int) -> int:
    """Return how many covered cards lie in the cells before this one."""
    n = 0
    for other in range(cell):
        n += int(state.below[other])
    return n


@rule
def take_card(state: State, cell: int) -> None:
    """Lift the open card of a cell: it is empty then, or the card below is open again (3.5)."""
    if state.covered_cards_return and state.below[cell] > 0:
        at = count_below(state, cell + 1) - 1
        state.top[cell] = state.under[at]
        for i in range(at, LAID - 1):
            state.under[i] = state.under[i + 1]
        state.under[LAID - 1] = 0
        state.below[cell] -= 1
        return
    state.top[cell] = EMPTY
    state.laid[ROW_0 + state.row[cell]] &= ~(1 << (COL_0 + int(state.col[cell])))
    if is_around(state, cell):
        state.gaps += 1


@rule
def find_spots(state: State, row: int) -> int:
    """Return, as bits, the columns of a row where the left cell of a location may lie (8.2, 8.3).

    Both cells are free, and one of them borders a laid card; ``row`` counts from 0 here.
    """
    free = ~int(state.taken[row])
    above = int(state.laid[row - 1])
    beneath = int(state.laid[row + 1])
    here = int(state.laid[row])
    beside = above | beneath | here << 1 | here >> 1
    if state.allow_corner_contact:
        both = above | beneath
        beside |= both << 1 | both >> 1
    return free & free >> 1 & (beside | beside >> 1)
