"""The record that one position lives in, and the options, which are part of it."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Final

import numpy as np

from holdfast.core.dice import Dice
from holdfast.core.option import Option, words_of
from holdfast.core.record import (
    Int8,
    Int8s,
    Int16,
    Int16s,
    Int32,
    Int64,
    Record,
    options_of,
    type_of,
)
from holdfast.games.rheinlander.boards import BOARD_WORDS
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
TOWER: Final = 5  # a bastion
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


class State(Record):
    """A match, as a record."""

    dice: Annotated[Dice, 1]
    # The cards that the last reshuffle took from the discards and that were not played since,
    # as bits: who held a hand then cannot have them (2.4).
    mixed: Int64
    refused: Int32  # castles refused in this turn, as bits (8.4)
    coins: Annotated[Int16s, SEATS]
    spot: Int16  # the space of the knight that is being settled
    # The board.
    knight: Annotated[Int8s, SPACES]  # by space: a seat, FREE, TOWER or NO_SPACE
    group: Annotated[Int8s, SPACES]  # by space: its duchy, or NO_DUCHY
    near: Annotated[Int8s, LAND]  # by land space: whose knights stand next to it, as bits (4.2)
    centre: Annotated[Int8s, SLOTS]  # by slot: the kind of its centre
    castles: Annotated[Int8s, CASTLES]  # the slots with castles, ascending
    garrison: Annotated[Int8s, SLOTS]  # by slot: a seat or EMPTY
    # The duchies have the numbers from 0 to duchies-1, without gaps.
    count: Annotated[Int8s, (DUCHIES, SEATS)]  # knights by seat, garrisons included (8.8)
    owner: Annotated[Int8s, DUCHIES]
    worth: Annotated[Int8s, DUCHIES]  # the points of its centres (7.1)
    holy: Annotated[Int8s, DUCHIES]  # 1 if it holds a bishopric (9.1)
    duchies: Int8
    # The players.
    supply: Annotated[Int8s, SEATS]
    bastions: Annotated[Int8s, SEATS]
    # Cards drawn since the reshuffle, less those of ``mixed`` played.
    drawn: Annotated[Int8s, SEATS]
    cards: Annotated[Int8s, CARDS]  # by card: a seat, DECK, DISCARD or HIDDEN
    archbishop: Int8
    # The turn.
    seats: Int8
    opener: Int8
    turn: Int8
    phase: Int8
    exchanged: Int8  # the knight that is being settled took another's place (9.4)
    built: Int8  # a bastion was placed in this turn
    ended: Int8  # somebody ran out of knights: this round is the last (11.1)
    # Options, under the names that people give them.
    open_scores: Annotated[Int8, Option(False, "show everybody's coins (7.5)")]
    castle_optional: Annotated[
        Int8, Option(False, "who placed the knight may refuse a castle (8.4)")
    ]
    bastion_opens_river: Annotated[
        Int8, Option(True, "a bastion occupies a bank for the river (3.3)")
    ]
    garrison_blocks_reinforcement: Annotated[
        Int8, Option(False, "no reinforcement beside a rival's garrison (4.4)")
    ]
    merge_tie_single_owner: Annotated[
        Int8,
        Option(
            "remove", "what a single duke does when a merger is level (6.5)", words_of(MergeTie)
        ),
    ]
    bastion_timing: Annotated[
        Int8, Option("after", "bastion after the knight or any time (10.4)", words_of(Timing))
    ]
    board: Annotated[
        Int8, Option(BOARD_WORDS[0], "the board (1.3); holdfast board lists them", BOARD_WORDS)
    ]
    spare: Annotated[Int8s, 8]  # to a whole number of words


STATE: Final[np.dtype[Any]] = type_of(State)
OPTIONS: Final = options_of(State)
