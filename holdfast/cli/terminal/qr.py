"""QR codes in the terminal."""

from __future__ import annotations

from typing import Final

import segno
from rich.console import Console
from rich.text import Text

#: Light modules around the code, without which cameras do not find it.
_BORDER: Final = 3

#: Two modules above each other as one character, dark ones drawn: upper, lower.
_HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}

#: Black on white whatever the terminal's own colours are.
_INK: Final = "#000000 on #ffffff"


def print_code(out: Console, text: str) -> None:
    """Print a QR code where it can be seen: in a terminal with colours that is wide enough."""
    lines = draw_code(text)
    fits = len(lines[0]) <= out.width
    if out.is_terminal and not out.no_color and fits and out.encoding.startswith("utf"):
        for line in lines:
            out.print(Text(line, style=_INK), no_wrap=True)


def draw_code(text: str) -> list[str]:
    """Return the lines of a QR code, two rows of modules in each."""
    rows = [list(row) for row in segno.make_qr(text).matrix_iter(border=_BORDER)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return [
        "".join(_HALVES[bool(a), bool(b)] for a, b in zip(upper, lower, strict=True))
        for upper, lower in pairs
    ]
