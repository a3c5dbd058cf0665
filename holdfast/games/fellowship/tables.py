"""The components as numbers, read once from ``data/box.toml`` (chapter 1).

A *kind* is a card's number: colour x 7 + value, where the Nazgûl has the number after the 5.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import numpy as np

_BOX = tomllib.loads((Path(__file__).parent / "data" / "box.toml").read_text(encoding="utf-8"))

COLOUR_LETTERS: Final = tuple(colour["letter"] for colour in _BOX["colour"])
COLOUR_NAMES: Final = tuple(colour["name"] for colour in _BOX["colour"])
COLOURS: Final = len(COLOUR_LETTERS)
VALUE_TEXTS: Final = tuple(_BOX["deck"])
VALUES: Final = len(VALUE_TEXTS)
NAZGUL: Final = VALUE_TEXTS.index("N")
HOBBIT: Final = 3
KINDS: Final = COLOURS * VALUES
#: Cards of each value in one colour (1.1).
COPIES: Final = np.array(list(_BOX["deck"].values()), dtype=np.int8)
COPIES.setflags(write=False)
#: Cards of one colour, and those of them that can lie on the table.
DECK: Final = int(COPIES.sum())
LAID: Final = COLOURS * (DECK - int(COPIES[NAZGUL]))
KIND_TEXTS: Final = tuple(f"{c}{v}" for c in COLOUR_LETTERS for v in VALUE_TEXTS)

HAND: Final = 6  # 1.6
SEATS: Final = 4

#: The ring tokens (1.7).
RING_TEXTS: Final = tuple(ring["code"] for ring in _BOX["ring"])
RINGS: Final = len(RING_TEXTS)
BAG_END: Final = RING_TEXTS.index("be")
BREE: Final = RING_TEXTS.index("br")
WEATHERTOP: Final = RING_TEXTS.index("we")
RIVENDELL: Final = RING_TEXTS.index("r1")
LOTHLORIEN: Final = RING_TEXTS.index("lo")
PLUS: Final = 2  # 7.8

_PLACES = _BOX["location"]
LOCATION_NAMES: Final = tuple(place["name"] for place in _PLACES)
#: What they are called in sentences; the words have names for them.
LOCATION_IDS: Final = tuple(place["id"] for place in _PLACES)
LOCATIONS: Final = len(LOCATION_NAMES)
FORD: Final = LOCATION_NAMES.index("Ford")
CARADHRAS: Final = LOCATION_NAMES.index("Caradhras")
MORIA: Final = LOCATION_NAMES.index("Moria")
FORD_CARDS: Final = 2  # 5.1
TOLL: Final = 3  # 5.3

#: By location: 1 if it is black (1.2).
BLACK: Final = np.array([int(place["black"]) for place in _PLACES], dtype=np.int8)
BLACK.setflags(write=False)
#: By location and place: the points (1.2).
POINTS: Final = np.array([place["points"] for place in _PLACES], dtype=np.int8)
POINTS.setflags(write=False)
#: By location and place: the ring token that it gives, or -1 (6.4).
GIVES: Final = np.array(
    [([RING_TEXTS.index(r) for r in place["rings"]] + [-1, -1])[:2] for place in _PLACES],
    dtype=np.int8,
)
GIVES.setflags(write=False)

#: By number of players and colour: whose it is, or -1 (1.4, 1.5).
OWNERS: Final = np.array(
    [[-1] * COLOURS, [-1] * COLOURS, [1, 1, 0, 0], [0, 1, 2, -1], [0, 1, 2, 3]], dtype=np.int8
)
OWNERS.setflags(write=False)
#: By number of players: colours in the game.
IN_GAME: Final = np.array([0, 0, 4, 3, 4], dtype=np.int8)
IN_GAME.setflags(write=False)
#: By number of players: places that are paid, fewer than colours in the game (6.3).
PAID: Final = np.minimum(POINTS.shape[1], IN_GAME - 1)
PAID.setflags(write=False)

#: The ten cells round a location, from its left cell: rows and columns (1.3).
AROUND: Final = 10
RING_ROWS: Final = np.array([-1, -1, -1, -1, 0, 0, 1, 1, 1, 1], dtype=np.int8)
RING_COLS: Final = np.array([-1, 0, 1, 2, -1, 2, -1, 0, 1, 2], dtype=np.int8)

#: No game has more cells round its locations.
CELLS: Final = AROUND * LOCATIONS
#: Rows and columns of a game lie within these bounds: each location reaches two rows and three
#: columns further than the one before. A row is a number of bits, one for each column.
ROWS: Final = 41
ROW_0: Final = 20  # the row of Bag End
COLS: Final = 62
COL_0: Final = 30
