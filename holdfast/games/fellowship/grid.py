"""The table in characters: the used part of the grid, with the current location in a frame.

Cells have one of a few sizes, the roomiest that the table leaves room for. If it is too large even
for the smallest, the part round the current location is shown, and a line says so.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from holdfast.core import kernels
from holdfast.core.canvas import WIDTH, Canvas
from holdfast.games.fellowship.moves import WIDEST
from holdfast.games.fellowship.notation import split_site, write_cell, write_number
from holdfast.games.fellowship.state import EMPTY, NO_RING, STATE, Phase, State
from holdfast.games.fellowship.tables import (
    BLACK,
    HOBBIT,
    KIND_TEXTS,
    LOCATION_NAMES,
    POINTS,
    RING_TEXTS,
    VALUES,
)
from holdfast.games.fellowship.text import is_black

SHADES: Final = ("white", "black")
MARK: Final = "bold cyan"  # what can be done
GAP: Final = "·"  # an empty cell of the current ring
SPOT: Final = "○"  # where the left cell of the next location may lie
SAFE: Final = "h"  # a Hobbit
STAR: Final = "*"  # a ring, where there is no room for its code

_STYLES: Final = ("red", "dodger_blue1", "green", "yellow")
_RING: Final = "bold magenta"  # a ring token
_MARGIN: Final = 4  # row numbers, left and right
_HEIGHT: Final = 28  # lines for the cells and the frame
_FRAME: Final = "╔═╗║╚╝"
#: Of the locations, by colour: the current one, and those that are finished.
_CURRENT: Final = ("bold black on white", "bold white on black")
_FINISHED: Final = ("grey93 on grey39", "grey62 on grey19")

Spot = tuple[int, int]  # row and column


class Size(NamedTuple):
    """How many characters and lines a cell has, without the gap to the next one."""

    width: int
    lines: int


TINY: Final = Size(3, 1)  # a card and one note
#: From roomy to narrow.
SIZES: Final = (Size(5, 2), Size(4, 2), Size(3, 2), Size(5, 1), Size(4, 1), TINY)


def colour_style(colour: int) -> str:
    """Return the style of a colour."""
    return _STYLES[colour]


def draw_table(state: State) -> list[str]:
    """Draw the used part of the grid, or what there is room for, and say what is left out."""
    table = _Table(state)
    return [*table.draw(), *table.tell_cut(), *table.tell_rings()]


def find_spots(state: State) -> list[Spot]:
    """Return where the next location may lie, if one is to be placed (8.2)."""
    if state.phase != Phase.SITE:
        return []
    cell = np.array([state], dtype=STATE)
    moves = np.zeros((1, WIDEST), dtype=np.int32)
    counts, movers = np.zeros(1, dtype=np.int32), np.zeros(1, dtype=np.int32)
    kernels.legal_each(cell, moves, counts, movers)
    return [split_site(int(move)) for move in moves[0, : counts[0]]]


class _Table:
    """A position and how it is laid out: the size of a cell, and which rows and columns."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.spots = find_spots(state)
        here = int(state.sites) - 1
        self.site = int(state.site_row[here]), int(state.site_col[here])
        #: Cards are laid there, so its ring has a frame; otherwise nothing does.
        self.framed = state.phase == Phase.PLAY
        used = [(int(state.row[c]), int(state.col[c])) for c in range(int(state.cells))]
        used += [(row, col + more) for row, col in self.spots for more in (0, 1)]
        self.used_rows = _span([row for row, _ in used])
        self.used_cols = _span([col for _, col in used])
        self.size = self._choose_size()
        row, col = self.site
        self.rows = _crop(self.used_rows, row, row, _room(self.size).lines)
        self.cols = _crop(self.used_cols, col, col + 1, _room(self.size).width)

    def _choose_size(self) -> Size:
        """Return the roomiest size that shows the whole table, or else as much as possible."""
        low = [size for size in SIZES if len(self.used_rows) <= _room(size).lines]
        whole = [size for size in low if len(self.used_cols) <= _room(size).width]
        tight = [size for size in low if size.width == TINY.width]
        return [*whole, *tight, TINY][0]

    @cached_property
    def ring(self) -> Collection[int]:
        """The cells where cards can be laid now."""
        return {int(cell) for cell in self.state.around} if self.framed else ()

    def line(self, row: int) -> int:
        """Return the first line of a row: the frame takes one above and one below its ring."""
        above = self.framed and row >= self.site[0] - 1
        below = self.framed and row > self.site[0] + 1
        return 1 + (row - self.rows[0]) * self.size.lines + above + below

    def column(self, col: int) -> int:
        """Return the first column of a cell."""
        return _MARGIN + 1 + (col - self.cols[0]) * (self.size.width + 1)

    def draw(self) -> list[str]:
        """Draw the numbers along the edges, then locations, spots, cards and the frame."""
        last = self.line(self.rows[-1] + 1)
        canvas = Canvas(last + 1)
        self._draw_edges(canvas, last)
        for number in range(int(self.state.sites)):
            self._draw_site(canvas, number)
        for row, col in self.spots:
            if row in self.rows and col in self.cols:
                self._draw_free(canvas, row, col, SPOT)
        for cell in range(int(self.state.cells)):
            row, col = int(self.state.row[cell]), int(self.state.col[cell])
            if row not in self.rows or col not in self.cols:
                continue
            if self.state.top[cell] != EMPTY:
                self._draw_card(canvas, cell)
            elif cell in self.ring:
                self._draw_free(canvas, row, col, GAP)
        if self.framed:
            self._draw_frame(canvas)
        return canvas.lines()

    def _draw_edges(self, canvas: Canvas, last: int) -> None:
        """Write the numbers of rows and columns; those of the current ring stand out."""
        top, left = self.site[0] - 1, self.site[1] - 1
        right = self.column(self.cols[-1] + 1) + 1
        for row in self.rows:
            style = "bold" if self.framed and top <= row < top + 3 else "dim"
            canvas.put(self.line(row), 0, f"{row:>{_MARGIN - 1}}", style)
            canvas.put(self.line(row), right, f"{row:>{_MARGIN - 1}}", style)
        for col in self.cols:
            style = "bold" if self.framed and left <= col < left + 4 else "dim"
            for line in (0, last):
                canvas.put(line, self.column(col), f"{col:>{_MARGIN - 1}}", style)

    def _draw_site(self, canvas: Canvas, number: int) -> None:
        """Draw a location over two cells: number and name, colour and points (1.2)."""
        row, col = int(self.state.site_row[number]), int(self.state.site_col[number])
        if row not in self.rows:
            return
        current = self.framed and number == int(self.state.sites) - 1
        black = is_black(self.state) if current else bool(BLACK[number])
        style = (_CURRENT if current else _FINISHED)[black]
        width = 2 * self.size.width + 1
        texts = [f"{number + 1} {LOCATION_NAMES[number]}"]
        if len(texts[0]) > width:
            texts[0] = texts[0][: width - 1].rstrip() + "…"
        points = [str(int(each)) for each in POINTS[number]]
        forms = [f"{SHADES[black]} {gap.join(points)}" for gap in (" ", "")] + [SHADES[black]]
        texts += [next(form for form in forms if len(form) <= width)]
        for i in range(self.size.lines):
            for more in range(2):
                if col + more in self.cols:
                    self._put_half(canvas, self.line(row) + i, col + more, texts[i], more, style)

    def _put_half(
        self, canvas: Canvas, line: int, col: int, text: str, half: int, style: str
    ) -> None:
        """Write one of the two halves of a location; the gap between them belongs to it."""
        split = self.size.width + 1
        text = text.ljust(2 * self.size.width + 1)
        part = text[split:] if half else text[:split]
        canvas.put(line, self.column(col), part, style)

    def _draw_free(self, canvas: Canvas, row: int, col: int, mark: str) -> None:
        """Mark a cell where something can be laid, with its coordinates if they fit into most."""
        line, column, width = self.line(row), self.column(col), self.size.width
        text = write_cell(row, col)
        shown = text if len(text) <= width > TINY.width else ""
        if self.size.lines > 1:
            canvas.put(line, column + _pad(mark, width), mark, MARK)
            canvas.put(line + 1, column + _pad(shown, width), shown, "cyan")
        else:
            canvas.put(line, column + _pad(shown or mark, width), shown or mark, MARK)

    def _draw_card(self, canvas: Canvas, cell: int) -> None:
        """Draw a card with its ring, and how many it covers; round the current location boldly."""
        state, width = self.state, self.size.width
        kind, token, below = (int(of[cell]) for of in (state.top, state.token, state.below))
        line, column = self.line(int(state.row[cell])), self.column(int(state.col[cell]))
        style = colour_style(kind // VALUES) + (" bold reverse" if cell in self.ring else "")
        card = KIND_TEXTS[kind]
        ring = "" if token == NO_RING else RING_TEXTS[token]
        safe = SAFE if kind % VALUES == HOBBIT else ""
        if self.size.lines > 1:
            card += safe
            canvas.put(line, column, (" " * _pad(card, width) + card).ljust(width), style)
            covers = _write_below(below, width - len(ring))
            end = canvas.put(line + 1, column + _pad(ring + covers, width), ring, _RING)
            canvas.put(line + 1, end, covers, "dim")
            return
        notes = ring if len(card + ring) <= width else STAR
        canvas.put(line, column, card.ljust(width), style)
        end = canvas.put(line, column + len(card), notes if ring else safe, style)
        canvas.put(line, end, _write_below(below, column + width - end), style)

    def _draw_frame(self, canvas: Canvas) -> None:
        """Frame the ring: in the gaps between columns, and in lines of its own."""
        (row, col), style = self.site, MARK
        top, bottom = self.line(row - 1) - 1, self.line(row + 2) - 1
        left, right = self.column(col - 1) - 1, self.column(col + 3) - 1
        corner, flat, other, upright, third, fourth = _FRAME
        bar = flat * (right - left - 1)
        canvas.put(top, left, corner + bar + other, style)
        canvas.put(bottom, left, third + bar + fourth, style)
        for line in range(top + 1, bottom):
            canvas.put(line, left, upright, style)
            canvas.put(line, right, upright, style)

    def tell_cut(self) -> list[str]:
        """Say which part of the table is shown, if it is not the whole."""
        told = [
            f"{name} {shown[0]} to {shown[-1]} of {used[0]} to {used[-1]}"
            for name, shown, used in (
                ("rows", self.rows, self.used_rows),
                ("columns", self.cols, self.used_cols),
            )
            if shown != used
        ]
        return [f"[bold]only a part of the table: {', '.join(told)}[/]"] if told else []

    def tell_rings(self) -> list[str]:
        """Say which rings lie where, if the cells have no room for that."""
        if self.size != TINY:
            return []
        told = [
            f"{RING_TEXTS[int(token)]} at {write_number(self.state, cell)}"
            for cell, token in enumerate(self.state.token[: int(self.state.cells)])
            if token != NO_RING
        ]
        return [f"{STAR} rings: {', '.join(told)}"] if told else []


def _pad(text: str, width: int) -> int:
    """Return how far from the edge of its cell a text begins: there is room unless it is tiny."""
    return int(len(text) < width > TINY.width)


def _span(numbers: Collection[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def _room(size: Size) -> Size:
    """Return how many cells of a size there is room for, side by side and one below the other."""
    return Size((WIDTH - 2 * _MARGIN - 1) // (size.width + 1), (_HEIGHT - 2) // size.lines)


def _crop(used: range, first: int, last: int, room: int) -> range:
    """Return so many of the numbers in use, with these in the middle as far as possible."""
    start = min((first + last + 1 - room) // 2, used[-1] + 1 - room)
    start = max(start, used[0])
    return range(start, min(start + room, used[-1] + 1))


def _write_below(below: int, room: int) -> str:
    """Return how many cards are covered, or only that some are."""
    if not below or not room:
        return ""
    text = f"+{below}"
    return text if len(text) <= room else text[:1]
