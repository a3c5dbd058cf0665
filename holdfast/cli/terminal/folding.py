"""Drawings that are wider than the terminal, folded so that nothing is cut.

A drawing is paragraphs of lines. One that is too wide is parted where no line has anything but
blanks and strokes, from top to bottom, and its right part comes below the left one: a map goes on
there, and a list stands under what it stood beside. Where there is no such place, each line is
broken between its words.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.text import Text

#: What a drawing may be parted at: blanks, and strokes that go on in the next part.
_STROKES: Final = " ─═~-"
#: So many columns of it, so that no word is parted.
_GAP: Final = 3
#: What belongs to the line above it.
_INDENT: Final = 4


def fold(drawing: Text, width: int) -> list[Text]:
    """Return the lines of a drawing, none of them wider than this."""
    lines = list(drawing.split(allow_blank=True))
    folded: list[Text] = []
    for is_blank, group in groupby(lines, key=lambda line: not line.plain.strip()):
        paragraph = list(group)
        folded += paragraph if is_blank else _fold_paragraph(paragraph, width)
    return folded


def _fold_paragraph(lines: list[Text], width: int) -> Iterator[Text]:
    """Yield a paragraph as it is, in parts, or with its lines broken."""
    if max(map(len, lines)) <= width:
        yield from lines
        return
    column = _find_column([line.plain for line in lines], width)
    if column is None:
        for line in lines:
            yield from _break(line, width)
        return
    left, right = _part(lines, column)
    yield from left
    yield Text()
    yield from _fold_paragraph(right, width)


def _find_column(lines: list[str], width: int) -> int | None:
    """Return the last column where all lines can be parted, if there is one."""
    for column in range(width, width // 2, -1):
        gaps = (line[column - _GAP : column] for line in lines)
        if all(set(gap) <= set(_STROKES) for gap in gaps):
            beside = sum(bool(line[column:].strip()) for line in lines)
            return column if beside > 1 else None  # a single line is better broken
    return None


def _part(lines: list[Text], column: int) -> tuple[list[Text], list[Text]]:
    """Return what stands left of a column, and right of it with no more indent than needed."""
    left, right = (
        _trim([line[part] for line in lines]) for part in (slice(column), slice(column, None))
    )
    indent = min(_count_blanks(line) for line in right if line.plain.strip())
    return left, [line[indent:] for line in right]


def _trim(lines: list[Text]) -> list[Text]:
    """Return lines without blanks at their ends, and without empty ones above and below."""
    for line in lines:
        line.rstrip()
    filled = [i for i, line in enumerate(lines) if line.plain]
    return lines[filled[0] : filled[-1] + 1] if filled else []


def _count_blanks(line: Text) -> int:
    """Return how many blanks a line begins with."""
    return len(line.plain) - len(line.plain.lstrip())


def _break(line: Text, width: int) -> Iterator[Text]:
    """Yield a line in pieces: parted at wide gaps if it can be, otherwise between words."""
    while len(line) > width:
        head = line.plain[: width + 1]
        end = max(head.rfind("   ", _INDENT + 1), head.rfind("  ", width // 2))
        end = end if end > 0 else head.rfind(" ", _INDENT + 1)
        end = end if end > 0 else width
        piece, rest = line[:end], line[end:]
        piece.rstrip()
        yield piece
        line = Text(" " * _INDENT) + rest[_count_blanks(rest) :]
    yield line
