"""The record that one position lives in, and the options, which are part of it."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Final

import numpy as np

from holdfast.core.dice import Dice
from holdfast.core.option import Option
from holdfast.core.record import Int8, Int8s, Int16s, Int64s, Record, options_of, type_of
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


class State(Record):
    """A match, as a record."""

    dice: Annotated[Dice, 1]
    # The table as rows of bits: bit c of row r is the cell at column c - COL_0, row r - ROW_0.
    taken: Annotated[Int64s, ROWS]  # cells of locations and of their rings: no other location fits
    laid: Annotated[Int64s, ROWS]  # cells with an open card
    points: Annotated[Int16s, SEATS]
    gained: Annotated[Int16s, SEATS]  # at the location scored last (9.5)
    # The cells round the locations, in the order in which the locations brought them.
    row: Annotated[Int8s, CELLS]
    col: Annotated[Int8s, CELLS]
    top: Annotated[Int8s, CELLS]  # the kind of the open card, or EMPTY
    token: Annotated[Int8s, CELLS]  # the ring on it, or NO_RING
    below: Annotated[Int8s, CELLS]  # how many covered cards lie there
    under: Annotated[Int8s, LAID]  # their kinds: cell after cell, the lowest first
    cells: Int8
    # The locations.
    site_row: Annotated[Int8s, LOCATIONS]
    site_col: Annotated[Int8s, LOCATIONS]
    sites: Int8  # how many lie on the table; the last one is the current location
    scored: Int8
    around: Annotated[Int8s, AROUND]  # the cells of the current ring
    gaps: Int8  # how many of them are empty
    finished: Int8  # cells below this number belong to a finished location too (7.10)
    # The cards: a colour has one owner, so a kind says whose it is.
    hand: Annotated[Int8s, KINDS]
    deck: Annotated[Int8s, KINDS]
    box: Annotated[Int8s, KINDS]
    held: Annotated[Int8s, SEATS]
    left: Annotated[Int8s, SEATS]
    ring: Annotated[Int8s, RINGS]  # by ring token: a seat, NOT_WON or GONE
    # The turn.
    seats: Int8
    turn: Int8
    phase: Int8
    last: Int8  # who made the last play (6.2)
    played: Int8  # cards in this turn
    ones: Int8  # 1s among them
    high: Int8  # whether a card of 2 or more was among them
    second: Int8  # the value that Weathertop's ring allows once more (7.7)
    # Options, under the names that people give them.
    ford_any_two: Annotated[Int8, Option(True, "one or two cards of any values at the Ford (5.1)")]
    covered_cards_return: Annotated[Int8, Option(False, "a covered card opens again (3.5)")]
    bag_end_applies_to_own_card: Annotated[
        Int8, Option(True, "the ring of Bag End is in force while its card is laid (7.3)")
    ]
    lothlorien_on_hand_card: Annotated[
        Int8, Option(False, "the ring of Lothlórien on a hand card (7.12)")
    ]
    allow_corner_contact: Annotated[Int8, Option(False, "locations may touch by a corner (8.2)")]
    allow_negative_vp: Annotated[
        Int8, Option(False, "Moria may take points one does not have (5.4)")
    ]
    spare: Annotated[Int8s, 13]  # to a whole number of words


STATE: Final[np.dtype[Any]] = type_of(State)
OPTIONS: Final = options_of(State)
