"""A canvas of characters on which the games draw their tables."""

from __future__ import annotations

from itertools import groupby
from typing import Final

WIDTH: Final = 100


class Canvas:
    """Rows of characters, each with a style; written out as text with rich's markup."""

    def __init__(self, height: int) -> None:
        self._rows = [[(" ", "")] * WIDTH for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> int:
        """Write a text over what is there, as far as there is room; return the column after it."""
        end = min(column + len(text), WIDTH)
        self._rows[row][column:end] = [(each, style) for each in text[: end - column]]
        return end

    def lines(self) -> list[str]:
        """Return the rows without the blanks at their ends."""
        return [_write_row(row) for row in self._rows]


def _write_row(row: list[tuple[str, str]]) -> str:
    while row and row[-1] == (" ", ""):
        row = row[:-1]
    runs = [
        (style, "".join(each for each, _ in run)) for style, run in groupby(row, lambda c: c[1])
    ]
    return "".join(f"[{style}]{text}[/]" if style else text for style, text in runs)
