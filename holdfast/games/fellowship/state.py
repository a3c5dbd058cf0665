"""The record that one position lives in, and its typed face."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core.record import Record
from holdfast.games.fellowship.tables import (
    AROUND,
    CELLS,
    KINDS,
    LAID,
    LOCATIONS,
    RINGS,
    ROWS,
    SEATS,
)

EMPTY: Final = -1  # no open card in a cell
NO_RING: Final = -1  # on a card
NOTHING: Final = -1  # no value may be laid once more (7.7)
#: How many cards of a kind are in a hand, for those who may not know.
HIDDEN: Final = -1

# Where a ring token is, besides with the seat that won it.
NOT_WON: Final = -1
GONE: Final = -2  # lost, or on a card


class Phase(IntEnum):
    """What comes next: a decision, or something that follows."""

    PLAY = 0
    SITE = 1  # place the next location (8.1)
    OVER = 2
    # Never seen from outside: what the engine does by itself.
    SCORE = 3  # the ring is full (6.1)
    REFILL = 4  # draw (2.5)
    PASS_ON = 5  # whose turn is it? (2.6, 9.2)
    LAST = 6  # the last location is scored as it is (9.2)


# The widest fields come first, so that each lies where the processor likes it and no byte between
# two of them is left undefined: records are compared byte by byte.
_FIELDS = np.dtype(
    [
        ("dice", "u8", (1,)),
        # The table as rows of bits: bit c of row r is the cell at column c - COL_0, row r - ROW_0.
        ("taken", "i8", (ROWS,)),  # cells of locations and of their rings: no other location fits
        ("laid", "i8", (ROWS,)),  # cells with an open card
        ("points", "i2", (SEATS,)),
        ("gained", "i2", (SEATS,)),  # at the location scored last (9.5)
        # The cells round the locations, in the order in which the locations brought them.
        ("row", "i1", (CELLS,)),
        ("col", "i1", (CELLS,)),
        ("top", "i1", (CELLS,)),  # the kind of the open card, or EMPTY
        ("token", "i1", (CELLS,)),  # the ring on it, or NO_RING
        ("below", "i1", (CELLS,)),  # how many covered cards lie there
        ("under", "i1", (LAID,)),  # their kinds: cell after cell, the lowest first
        ("cells", "i1"),
        # The locations.
        ("site_row", "i1", (LOCATIONS,)),
        ("site_col", "i1", (LOCATIONS,)),
        ("sites", "i1"),  # how many lie on the table; the last one is the current location
        ("scored", "i1"),
        ("around", "i1", (AROUND,)),  # the cells of the current ring
        ("gaps", "i1"),  # how many of them are empty
        ("finished", "i1"),  # cells below this number belong to a finished location too (7.10)
        # The cards: a colour has one owner, so a kind says whose it is.
        ("hand", "i1", (KINDS,)),
        ("deck", "i1", (KINDS,)),
        ("box", "i1", (KINDS,)),
        ("held", "i1", (SEATS,)),
        ("left", "i1", (SEATS,)),
        ("ring", "i1", (RINGS,)),  # by ring token: a seat, NOT_WON or GONE
        # The turn.
        ("seats", "i1"),
        ("turn", "i1"),
        ("phase", "i1"),
        ("last", "i1"),  # who made the last play (6.2)
        ("played", "i1"),  # cards in this turn
        ("ones", "i1"),  # 1s among them
        ("high", "i1"),  # whether a card of 2 or more was among them
        ("second", "i1"),  # the value that Weathertop's ring allows once more (7.7)
        # Options, under the names that people give them.
        ("ford_any_two", "i1"),
        ("covered_cards_return", "i1"),
        ("bag_end_applies_to_own_card", "i1"),
        ("lothlorien_on_hand_card", "i1"),
        ("allow_corner_contact", "i1"),
        ("allow_negative_vp", "i1"),
        ("spare", "i1", (13,)),  # to a whole number of words
    ]
)


class State(Record, fields=_FIELDS):
    """A match, as a record; the meanings are beside the fields above."""

    dice: np.ndarray[tuple[int], np.dtype[np.uint64]]
    taken: NDArray[np.int64]
    laid: NDArray[np.int64]
    points: NDArray[np.int16]
    gained: NDArray[np.int16]
    row: NDArray[np.int8]
    col: NDArray[np.int8]
    top: NDArray[np.int8]
    token: NDArray[np.int8]
    below: NDArray[np.int8]
    under: NDArray[np.int8]
    cells: int
    site_row: NDArray[np.int8]
    site_col: NDArray[np.int8]
    sites: int
    scored: int
    around: NDArray[np.int8]
    gaps: int
    finished: int
    hand: NDArray[np.int8]
    deck: NDArray[np.int8]
    box: NDArray[np.int8]
    held: NDArray[np.int8]
    left: NDArray[np.int8]
    ring: NDArray[np.int8]
    seats: int
    turn: int
    phase: int
    last: int
    played: int
    ones: int
    high: int
    second: int
    ford_any_two: int
    covered_cards_return: int
    bag_end_applies_to_own_card: int
    lothlorien_on_hand_card: int
    allow_corner_contact: int
    allow_negative_vp: int


STATE: Final[np.dtype[Any]] = np.dtype((State, _FIELDS))
