"""Moves as text, and back. The form is described in ``docs/reference/notation.md``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from holdfast.core.errors import IllegalMove, UnreadableMove
from holdfast.core.words import Sentence, Words
from holdfast.games.fellowship.moves import END, LAY, RETAKE, SITE, WITH
from holdfast.games.fellowship.state import State
from holdfast.games.fellowship.tables import (
    AROUND,
    COL_0,
    COLS,
    KIND_TEXTS,
    RING_TEXTS,
    ROW_0,
    ROWS,
)

ACCEPTED: Final = (
    "r4@-1,2 (lay red 4 at row -1, column 2), r4@-1,2*be (with a ring), rN@0,2 (Nazgûl), "
    "lo 1,3>0,2 (take a card back), end, or site -2,0"
)
KINDS_BY_TEXT: Final = {text.upper(): kind for kind, text in enumerate(KIND_TEXTS)}
RINGS_BY_TEXT: Final = {text.upper(): ring for ring, text in enumerate(RING_TEXTS)}

_SENTENCES: Final = Words(Path(__file__).parent / "words")
_CELL: Final = r"(?P<{0}row>-?[0-9]{{1,2}}) ?[, ] ?(?P<{0}col>-?[0-9]{{1,2}})"
_FORMS: Final = {
    "lay": re.compile(
        r"(?P<card>[RBGY][0-5N]) ?@? ?" + _CELL.format("") + r" ?(\* ?(?P<ring>[A-Z][A-Z1-9]))?"
    ),
    "card": re.compile(r"(?P<card>[RBGY][0-5N])"),
    "retake": re.compile(r"LO " + _CELL.format("from") + r" ?> ?" + _CELL.format("")),
    "site": re.compile(r"(SITE|S) ?" + _CELL.format("")),
    "end": re.compile(r"END|E|DONE"),
}


def write_cell(row: int, col: int) -> str:
    """Return a place on the table: row and column, Bag End being 0,0 and 0,1."""
    return f"{row},{col}"


def write_place(state: State, place: int) -> str:
    """Return one of the ten places round the current location."""
    return write_number(state, int(state.around[place]))


def write_number(state: State, cell: int) -> str:
    """Return where a cell of the record lies."""
    return write_cell(int(state.row[cell]), int(state.col[cell]))


def split_lay(move: int) -> tuple[int, int, int]:
    """Return the kind, the place and the ring (-1 for none) of a card that is laid."""
    rest, ring = divmod(move - LAY, WITH)
    kind, place = divmod(rest, AROUND)
    return kind, place, ring - 1


def split_site(move: int) -> tuple[int, int]:
    """Return row and column of the location that a move places."""
    row, col = divmod(move - SITE, COLS)
    return row - ROW_0, col - COL_0


def write_move(state: State, move: int) -> str:
    """Return the one text of a move in this position."""
    if move < RETAKE:
        kind, place, ring = split_lay(move)
        token = f"*{RING_TEXTS[ring]}" if ring >= 0 else ""
        return f"{KIND_TEXTS[kind]}@{write_place(state, place)}{token}"
    if move < END:
        cell, place = divmod(move - RETAKE, AROUND)
        return f"lo {write_number(state, cell)}>{write_place(state, place)}"
    return "end" if move < SITE else f"site {write_cell(*split_site(move))}"


def read_move(state: State, text: str) -> list[int]:
    """Return every move that the text can mean; raise ``UnreadableMove``.

    A place that is not round the current location is no move at all: ``IllegalMove`` says so.
    Capitals do not matter. A card alone means any place, without a ring.
    """
    words = " ".join(text.upper().split())
    for name, form in _FORMS.items():
        found = form.fullmatch(words)
        if found:
            return _meant(state, name, found.groupdict(), text.strip())
    raise UnreadableMove(f"{text.strip()!r} is no move; a move is {ACCEPTED}")


def _meant(state: State, name: str, parts: dict[str, str | None], text: str) -> list[int]:
    if name == "end":
        return [END]
    kind = KINDS_BY_TEXT.get(parts.get("card") or "", 0)
    if name == "card":
        return [LAY + (kind * AROUND + place) * WITH for place in range(AROUND)]
    row, col = int(parts["row"] or 0), int(parts["col"] or 0)
    if name == "site":
        return [_read_site(row, col, text)]
    place = _read_place(state, row, col, text)
    if name == "retake":
        cell = _read_cell(state, int(parts["fromrow"] or 0), int(parts["fromcol"] or 0), text)
        return [RETAKE + cell * AROUND + place]
    ring = parts["ring"]
    if ring is not None and ring not in RINGS_BY_TEXT:
        known = ", ".join(RING_TEXTS)
        raise UnreadableMove(f"{text!r} names a ring {ring.lower()!r}; the rings are {known}")
    return [LAY + (kind * AROUND + place) * WITH + (0 if ring is None else 1 + RINGS_BY_TEXT[ring])]


def _read_site(row: int, col: int, text: str) -> int:
    if not (0 < row + ROW_0 < ROWS - 1 and 0 < col + COL_0 < COLS - 1):
        raise _refused(text, Sentence("no-card-beside", {"site": write_cell(row, col)}, "8.2"))
    return SITE + (row + ROW_0) * COLS + col + COL_0


def _read_place(state: State, row: int, col: int, text: str) -> int:
    """Return the place round the current location at these coordinates (2.1)."""
    for place in range(AROUND):
        if write_place(state, place) == write_cell(row, col):
            return place
    raise _refused(text, Sentence("not-around", {"place": write_cell(row, col)}, "2.1"))


def _read_cell(state: State, row: int, col: int, text: str) -> int:
    """Return the cell at these coordinates (7.10)."""
    for cell in range(int(state.cells)):
        if write_number(state, cell) == write_cell(row, col):
            return cell
    raise _refused(text, Sentence("no-card-there", {"place": write_cell(row, col)}, "7.10"))


def _refused(text: str, reason: Sentence) -> IllegalMove:
    return IllegalMove(text, _SENTENCES.say(reason), reason)
