"""Where things lie, for people: by the locations that all see on the table, without numbers."""

from __future__ import annotations

from typing import Final, Literal

from holdfast.games.fellowship.state import State
from holdfast.games.fellowship.tables import (
    COLOUR_LETTERS,
    HOBBIT,
    LOCATION_IDS,
    NAZGUL,
    RING_COLS,
    RING_ROWS,
    VALUES,
)

Figure = Literal["hobbit", "nazgul", "companion"]
#: A cell round a location: at a corner, at one half of it, or beside it.
Side = Literal[
    "top-left",
    "above-left",
    "above-right",
    "top-right",
    "left",
    "right",
    "bottom-left",
    "below-left",
    "below-right",
    "bottom-right",
]
#: In the order of the cells round a location.
SIDES: Final[tuple[Side, ...]] = (
    *("top-left", "above-left", "above-right", "top-right"),
    *("left", "right"),
    *("bottom-left", "below-left", "below-right", "bottom-right"),
)
#: Where a location lies as seen from another.
Way = Literal[
    "top-left", "above", "top-right", "left", "right", "bottom-left", "below", "bottom-right"
]
_WAYS: Final[dict[tuple[int, int], Way]] = {
    (-1, -1): "top-left",
    (-1, 0): "above",
    (-1, 1): "top-right",
    (0, -1): "left",
    (0, 1): "right",
    (1, -1): "bottom-left",
    (1, 0): "below",
    (1, 1): "bottom-right",
}
_OFFSETS: Final = {
    (int(row), int(col)): side for row, col, side in zip(RING_ROWS, RING_COLS, SIDES, strict=True)
}


def find_side(state: State, cell: int) -> tuple[int, Side]:
    """Return the last location that a cell borders, and at which side of it the cell lies (1.3)."""
    row, col = int(state.row[cell]), int(state.col[cell])
    number = int(state.sites) - 1
    while (row - state.site_row[number], col - state.site_col[number]) not in _OFFSETS:
        number -= 1
    return number, _OFFSETS[row - state.site_row[number], col - state.site_col[number]]


def find_way(state: State, row: int, col: int) -> Way:
    """Return where a place for the next location lies, as seen from the current one (8.1)."""
    here = int(state.sites) - 1
    down, right = row - int(state.site_row[here]), col - int(state.site_col[here])
    beside = 0 if abs(right) <= 1 else 1 if right > 0 else -1  # a location is two cells wide
    return _WAYS[(down > 0) - (down < 0), beside]


def place_args(state: State, cell: int) -> dict[str, str | int]:
    """Return a cell for sentences: ``the-place``."""
    number, side = find_side(state, cell)
    return {"location": LOCATION_IDS[number], "side": side}


def figure_of(kind: int) -> Figure:
    """Return who is on a card (1.4)."""
    value = kind % VALUES
    return "nazgul" if value == NAZGUL else "hobbit" if value == HOBBIT else "companion"


def card_args(kind: int, prefix: str = "") -> dict[str, str | int]:
    """Return a card for sentences: ``the-card``, or with the prefix ``there-`` ``the-other``."""
    return {
        f"{prefix}colour": COLOUR_LETTERS[kind // VALUES],
        f"{prefix}figure": figure_of(kind),
        f"{prefix}value": kind % VALUES,
    }
