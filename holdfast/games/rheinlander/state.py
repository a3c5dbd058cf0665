"""The record that one position lives in, and its typed face."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core.record import Record
from holdfast.games.rheinlander.tables import (
    CARDS,
    CASTLES,
    DUCHIES,
    LAND,
    SEATS,
    SLOTS,
    SPACES,
)

# What stands on a space, besides the knight of a seat.
FREE: Final = -1
BASTION: Final = 5
NO_SPACE: Final = 6  # a number that this board does not use

# Where a card is, besides in the hand of a seat.
DECK: Final = 5
DISCARD: Final = 6
HIDDEN: Final = 7  # in another hand or in the deck: this seat does not know

#: The group of a space without a duchy: free, a bastion, or a lone knight (5.2).
NO_DUCHY: Final = -1
EMPTY: Final = -1  # a castle without a garrison; other centres never have one


class Phase(IntEnum):
    """What comes next: a decision, or one of the steps that follow a knight (2.1, 2.2)."""

    PLAY = 0
    CASTLE = 1  # garrison a castle or not, where that is free (8.4)
    BASTION = 2
    OVER = 3
    # Never seen from outside: what the engine does by itself.
    GARRISON = 4  # new castles (8.1)
    JUDGE = 5  # majority and payments (5.3, 5.6, 6.2)
    RELIEVE = 6  # the castles of the duchy (8.6)
    ORDAIN = 7  # bishops and archbishop (9.3)
    OFFER = 8  # is there a bastion to place? (10.1)
    DRAW = 9  # 2.3
    PASS_ON = 10  # has the end come, and whose turn is it? (11.1)


class Timing(IntEnum):
    """When a bastion may be placed (10.4)."""

    AFTER = 0
    ANY = 1


class MergeTie(IntEnum):
    """What becomes of a single duke when a merger is level at the top (6.5)."""

    REMOVE = 0
    KEEP = 1


# The widest fields come first, so that each lies where the processor likes it and no byte between
# two of them is left undefined: records are compared byte by byte.
_FIELDS = np.dtype(
    [
        ("dice", "u8", (1,)),
        # The cards that the last reshuffle took from the discards and that were not played since,
        # as bits: who held a hand then cannot have them (2.4).
        ("mixed", "i8"),
        ("refused", "i4"),  # castles refused in this turn, as bits (8.4)
        ("coins", "i2", (SEATS,)),
        ("spot", "i2"),  # the space of the knight that is being settled
        # The board.
        ("knight", "i1", (SPACES,)),  # by space: a seat, FREE, BASTION or NO_SPACE
        ("group", "i1", (SPACES,)),  # by space: its duchy, or NO_DUCHY
        ("near", "i1", (LAND,)),  # by land space: whose knights stand next to it, as bits (4.2)
        ("centre", "i1", (SLOTS,)),  # by slot: the kind of its centre
        ("castles", "i1", (CASTLES,)),  # the slots with castles, ascending
        ("garrison", "i1", (SLOTS,)),  # by slot: a seat or EMPTY
        # The duchies have the numbers from 0 to duchies-1, without gaps.
        ("count", "i1", (DUCHIES, SEATS)),  # knights by seat, garrisons included (8.8)
        ("owner", "i1", (DUCHIES,)),
        ("worth", "i1", (DUCHIES,)),  # the points of its centres (7.1)
        ("holy", "i1", (DUCHIES,)),  # 1 if it holds a bishopric (9.1)
        ("duchies", "i1"),
        # The players.
        ("supply", "i1", (SEATS,)),
        ("bastions", "i1", (SEATS,)),
        (
            "drawn",
            "i1",
            (SEATS,),
        ),  # cards drawn since the reshuffle, less those of ``mixed`` played
        ("cards", "i1", (CARDS,)),  # by card: a seat, DECK, DISCARD or HIDDEN
        ("archbishop", "i1"),
        # The turn.
        ("seats", "i1"),
        ("opener", "i1"),
        ("turn", "i1"),
        ("phase", "i1"),
        ("exchanged", "i1"),  # the knight that is being settled took another's place (9.4)
        ("built", "i1"),  # a bastion was placed in this turn
        ("ended", "i1"),  # somebody ran out of knights: this round is the last (11.1)
        # Options, under the names that people give them.
        ("board", "i1"),
        ("open_scores", "i1"),
        ("castle_optional", "i1"),
        ("bastion_opens_river", "i1"),
        ("garrison_blocks_reinforcement", "i1"),
        ("merge_tie_single_owner", "i1"),
        ("bastion_timing", "i1"),
        ("spare", "i1", (8,)),  # to a whole number of words
    ]
)


class State(Record, fields=_FIELDS):
    """A match, as a record; the meanings are beside the fields above."""

    dice: np.ndarray[tuple[int], np.dtype[np.uint64]]
    mixed: int
    refused: int
    coins: NDArray[np.int16]
    spot: int
    knight: NDArray[np.int8]
    group: NDArray[np.int8]
    near: NDArray[np.int8]
    centre: NDArray[np.int8]
    castles: NDArray[np.int8]
    garrison: NDArray[np.int8]
    count: NDArray[np.int8]
    owner: NDArray[np.int8]
    worth: NDArray[np.int8]
    holy: NDArray[np.int8]
    duchies: int
    supply: NDArray[np.int8]
    bastions: NDArray[np.int8]
    drawn: NDArray[np.int8]
    cards: NDArray[np.int8]
    archbishop: int
    seats: int
    opener: int
    turn: int
    phase: int
    exchanged: int
    built: int
    ended: int
    board: int
    open_scores: int
    castle_optional: int
    bastion_opens_river: int
    garrison_blocks_reinforcement: int
    merge_tie_single_owner: int
    bastion_timing: int


STATE: Final[np.dtype[Any]] = np.dtype((State, _FIELDS))
