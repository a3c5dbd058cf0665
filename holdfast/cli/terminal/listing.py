"""Legal moves as numbered lines, those that belong together side by side."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

#: What a move's last part comes after: ``R7@4``, ``claim 3``, ``2-1``.
_PARTS: Final = re.compile(r"(.*[@> -])([^@> -]+)")

#: More moves than this would not fit on a screen one by one.
_MANY: Final = 90

#: What stands before the number of a move: a bare number may be a card.
SIGN: Final = "#"

_Item = tuple[str, int, str]  # what the move has in common with others, its number, its text


def list_moves(moves: list[str], width: int, begin: str = "") -> list[str]:
    """Return the moves that begin like this with their numbers, each kind on lines of its own.

    Very many are shortened to a line for all that differ only in their last part.
    """
    items = [item for item in _items(moves) if item[2].lower().startswith(begin.lower())]
    if not items:
        return []
    digits = len(f"{SIGN}{items[-1][1]}")
    groups = [list(group) for _, group in groupby(items, key=lambda item: item[0])]
    if len(items) > _MANY:
        return [line for group in groups for line in _shorten(group, digits)]
    cell = digits + 3 + max(len(text) for _, _, text in items)
    return [line for group in groups for line in _spread(group, digits, cell, width)]


def _items(moves: list[str]) -> list[_Item]:
    heads = [found[1] if (found := _PARTS.fullmatch(move)) else "" for move in moves]
    shared = {head for head in heads if heads.count(head) > 1}
    numbered = enumerate(zip(heads, moves, strict=True), 1)
    return [(head if head in shared else "", number, move) for number, (head, move) in numbered]


def _spread(group: list[_Item], digits: int, cell: int, width: int) -> list[str]:
    cells = [f"{SIGN + str(number):>{digits}} {text}".ljust(cell) for _, number, text in group]
    row = max(1, width // cell)
    return ["".join(cells[i : i + row]).rstrip() for i in range(0, len(cells), row)]


def _shorten(group: list[_Item], digits: int) -> list[str]:
    head = group[0][0]
    if not head:
        blank = " " * (digits + 1)
        return [f"{SIGN + str(number):>{digits}} {blank}{text}" for _, number, text in group]
    ends = " ".join(text.removeprefix(head) for _, _, text in group)
    first, last = (f"{SIGN}{number}" for number in (group[0][1], group[-1][1]))
    return [f"{first:>{digits}}–{last:<{digits}} {head} {ends}"]
