"""The boards and the pieces as numbers (chapter 1).

A *space* is a number: bank k of region n is 2(n-1)+k, the river of region n comes after all land.
An island space has the number it has in the lower of its two regions; the other number is no space
(1.2). Tables have the board as their first index: a match may be played on any board that is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from holdfast.games.rheinlander.board import (
    LAND,
    MOST_NEIGHBOURS,
    MOST_SLOTS,
    REGIONS,
    SLOTS,
    SPACES,
    Board,
)
from holdfast.games.rheinlander.boards import BOARDS

#: The sizes of a board stand here too, beside the tables that have them.
__all__ = ["LAND", "MOST_NEIGHBOURS", "MOST_SLOTS", "REGIONS", "SLOTS", "SPACES"]

CARDS: Final = REGIONS  # one for each region (1.6)
HAND: Final = 5  # 1.6
SEATS: Final = 5  # at most
#: Knights of each player, by how many play (1.5).
KNIGHTS: Final = np.array([0, 0, 0, 25, 20, 17], dtype=np.int8)
BASTIONS: Final = 3  # each (1.5)
#: Every duchy has two knights or more, and there are never more than 5 x 17 (5.1).
DUCHIES: Final = 42

CASTLE: Final = 0
BISHOPRIC: Final = 1
#: Kinds from here on are cities.
CITY: Final = 2
#: By kind of centre: its points (7.1), its letter in texts.
POINTS: Final = np.array([1, 1, 2, 3, 4], dtype=np.int8)
CENTRE_TEXTS: Final = ("c", "b", "2", "3", "4")
CENTRE_NAMES: Final = ("castle", "bishopric", "city (2)", "city (3)", "city (4)")
#: Every centre, as kinds (1.4).
CASTLES: Final = 7
CENTRES: Final = np.array(
    [CASTLE] * CASTLES + [BISHOPRIC] * 7 + [CITY] * 4 + [CITY + 1] * 4 + [CITY + 2] * 4,
    dtype=np.int8,
)

DUKE: Final = 1  # points of a duke while the game lasts (7.1)
LAST_DUKE: Final = 5  # and at its end (11.3)
ARCHBISHOP: Final = 5  # 11.4


def _rows(lists: Sequence[Sequence[Sequence[int]]], width: int) -> np.ndarray[Any, Any]:
    """Return lists of numbers, by board and place, as a table; -1 fills the rows up."""
    table = np.full((len(lists), len(lists[0]), width), -1, dtype=np.int16)
    for board, rows in enumerate(lists):
        for place, row in enumerate(rows):
            table[board, place, : len(row)] = sorted(row)
    table.setflags(write=False)
    return table


def _neighbours(board: Board) -> list[list[int]]:
    names = {number: name for name, number in board.numbers.items()}
    return [
        [board.numbers[other] for other in board.neighbours(names[space])] if space in names else []
        for space in range(SPACES)
    ]


def _slots_of(board: Board) -> list[list[int]]:
    """Return, by space, the slots that touch it (1.4)."""
    touched: list[list[int]] = [[] for _ in range(SPACES)]
    for slot, each in enumerate(board.slots):
        for name in each.touches:
            touched[board.numbers[name]].append(slot)
    return touched


def _touches(board: Board) -> list[list[int]]:
    return [[board.numbers[name] for name in slot.touches] for slot in board.slots]


def _banks(board: Board) -> list[list[int]]:
    return [[board.numbers[name] for name in region.banks] for region in board.regions]


#: By board and space: the spaces that share a border with it (1.3), ascending; then -1.
NEIGHBOURS: Final = _rows([_neighbours(board) for board in BOARDS], MOST_NEIGHBOURS)
#: By board and space: the slots that touch it, ascending; then -1.
SLOTS_OF: Final = _rows([_slots_of(board) for board in BOARDS], MOST_SLOTS)
#: By board and slot: the two spaces that it touches.
TOUCHES: Final = _rows([_touches(board) for board in BOARDS], 2)
#: By board and region: its two land spaces, ascending (1.1).
BANKS: Final = _rows([_banks(board) for board in BOARDS], 2)

#: By board: the names of all spaces by number; "" where there is none.
NAMES: Final = tuple(
    tuple(
        {number: name for name, number in board.numbers.items()}.get(space, "")
        for space in range(SPACES)
    )
    for board in BOARDS
)
#: By board and space: 1 if there is such a space.
EXISTS: Final = np.array([[name != "" for name in names] for names in NAMES], dtype=np.int8)
EXISTS.setflags(write=False)


def _in_region(board: Board) -> list[list[bool]]:
    """Tell, by region and space, whether the space belongs to the region (1.1, 1.2)."""
    spaces = [{board.numbers[n] for n in (*r.banks, f"W{r.number}")} for r in board.regions]
    return [[space in own for space in range(SPACES)] for own in spaces]


#: By board, region and space: 1 if the space belongs to the region.
IN_REGION: Final = np.array([_in_region(board) for board in BOARDS], dtype=np.int8)
IN_REGION.setflags(write=False)
