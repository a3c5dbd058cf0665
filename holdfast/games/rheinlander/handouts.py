"""What the page of this game gets besides views: boards as maps, for tall and for wide windows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from holdfast.core.handout import Handout
from holdfast.games.rheinlander.board import Board
from holdfast.games.rheinlander.boards import BOARD_WORDS, BOARDS
from holdfast.games.rheinlander.map.drawn import BoardDrawn

if TYPE_CHECKING:
    from holdfast.games.rheinlander.map.sheet import Shape


def find_board(word: str) -> Board | None:
    """Return the board that a match calls by this word, if it can be played on."""
    return BOARDS[BOARD_WORDS.index(word)] if word in BOARD_WORDS else None


def draw_map(shape: Shape, board: Board) -> BoardDrawn:
    """Return the map of a board; drawing takes seconds."""
    # Whoever only plays does not wait for what draws.
    from holdfast.games.rheinlander.map.sheet import describe_sheet  # noqa: PLC0415

    return msgspec.convert(describe_sheet(board, shape), BoardDrawn)


HANDOUTS: Final = {
    "tall-map": Handout(shape=BoardDrawn, find=find_board, make=partial(draw_map, "tall")),
    "wide-map": Handout(shape=BoardDrawn, find=find_board, make=partial(draw_map, "wide")),
}
