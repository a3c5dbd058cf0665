"""The table as an environment shows it: as text, on the screen, or as a picture of that text."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from holdfast.core.errors import BadOption

#: What a picture has room for, in characters: no table is larger, and all have one size.
COLUMNS: Final = 104
LINES: Final = 50
_EDGE: Final = 2  # free columns on the left; above is a free line
_SIZE: Final = 12  # of the letters, in pixels
_PAPER: Final = (250, 248, 242)
_INK: Final = (40, 40, 44)
_PALE: Final = (150, 150, 155)
#: The colours of drawings, such as are seen on light paper.
_COLOURS: Final = {
    "red": (190, 40, 40),
    "green": (30, 130, 60),
    "blue": (40, 80, 190),
    "dodger_blue1": (40, 80, 190),
    "yellow": (165, 125, 0),
    "magenta": (150, 50, 150),
    "cyan": (0, 125, 140),
    "dark_orange": (200, 105, 0),
    "white": (150, 150, 155),
    "black": _INK,
}
MODES: Final = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """Return the mode if there is one of this name; raise ``BadOption``."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"the render mode is {mode!r}; it can be {', '.join(MODES)}")
    return mode


def render(drawing: str, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return a drawing with markup in a mode; or print it, for a person."""
    text = Text.from_markup(drawing)
    if mode == "human":
        Console().print(text, no_wrap=True, crop=False)
        return None
    return text.plain if mode == "ansi" else paint(text)


def paint(text: Text) -> NDArray[np.uint8]:
    """Return a picture of a text, letter by letter: rows, columns, and red, green and blue."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only for pictures

    letters, width, height = _letters()
    image = Image.new("RGB", (COLUMNS * width, LINES * height), _PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(text.split(allow_blank=True)[: LINES - 2]):
        column = 0
        for part, ink, paper in _parts(line):
            at = ((column + _EDGE) * width, (row + 1) * height)
            if paper is not None:
                corner = (at[0] + len(part) * width - 1, at[1] + height - 1)
                pen.rectangle((at, corner), fill=paper)
            for i, letter in enumerate(part):
                pen.text((at[0] + i * width, at[1]), letter, fill=ink, font=letters)
            column += len(part)
    return np.asarray(image, dtype=np.uint8)


def _parts(line: Text) -> list[tuple[str, Any, Any]]:
    """Return the parts of a line, each with the colour of its letters and of what is behind."""
    found: list[tuple[str, Any, Any]] = []
    for segment in line.render(Console(width=COLUMNS)):
        words = str(segment.style or "").split()
        ink = next((_COLOURS[word] for word in words if word in _COLOURS), _INK)
        if "dim" in words:
            ink = _PALE
        turned = "reverse" in words or "on" in words
        found.append(
            (segment.text.rstrip("\n"), _PAPER if turned else ink, ink if turned else None)
        )
    return found


@cache
def _letters() -> tuple[Any, int, int]:
    """Return letters of one width, which come with Matplotlib, and their width and height."""
    import matplotlib  # noqa: PLC0415 - only for pictures
    from PIL import ImageFont  # noqa: PLC0415 - only for pictures

    file = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSansMono.ttf"
    letters = ImageFont.truetype(str(file), _SIZE)
    return letters, round(letters.getlength("M")), sum(letters.getmetrics())
