"""Legal moves as numbered lines, those that belong together side by side."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

#: What a move's last part comes after: ``R7@4``, ``claim 3``, ``2-1``.
_HEAD: Final = re.compile(r"(.*[@> -])[^@> -]+")


def list_moves(moves: list[str], width: int) -> list[str]:
    """Return the moves with their numbers, a line for all that differ in their last part only."""
    cell = max(map(len, moves)) + len(str(len(moves))) + 3
    row = max(1, width // cell)
    lines: list[str] = []
    for _, group in groupby(_blocks(moves), key=lambda item: item[0]):
        cells = [
            f"{number:>{len(str(len(moves)))}} {text}".ljust(cell) for _, number, text in group
        ]
        lines += ["".join(cells[i : i + row]).rstrip() for i in range(0, len(cells), row)]
    return lines


def _blocks(moves: list[str]) -> list[tuple[str, int, str]]:
    """Return for every move the name of its line, its number and its text."""
    heads = [found[1] if (found := _HEAD.fullmatch(move)) else "" for move in moves]
    shared = {head for head in heads if heads.count(head) > 1}
    return [
        (head if head in shared else "", number, move)
        for number, (head, move) in enumerate(zip(heads, moves, strict=True), 1)
    ]
