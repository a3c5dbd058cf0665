"""The plot of who beats whom: a square for each pair of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from holdfast.arena.figures import Mean
from holdfast.drawing.heraldry import draw_arms
from holdfast.drawing.marks import Label, figure, name_row, picture, shorten, text_at
from holdfast.drawing.markup import between, element, percent, table

_CELL: Final = 40.0  # the height of a square of the matrix
_LINE: Final = 76.0  # the height of a row of it: a name above its squares
_HEAD: Final = 44.0  # the height of the matrix' heads
_LETTER: Final = 8.5  # few letters are wider, in pixels
_NARROW: Final = 320.0  # no plot is narrower
_DARKEST: Final = 0.5  # more would leave too little contrast for the number in a square
_EVEN: Final = 0.5
_PAIR: Final = 2


def plot_matrix(labels: Sequence[Label], rates: dict[tuple[str, str], Mean], seats: int) -> Element:
    """Plot how often each player finished above each other."""
    width = 100 / len(labels)
    fits = int(_NARROW / len(labels) / _LETTER)
    shapes = []
    for column, label in enumerate(labels):
        middle = f"{(column + 0.5) * width:.2f}%"
        arms = draw_arms(label.number, middle, 0)
        arms.set("transform", "translate(-9 0)")
        shapes.append(arms)
        if fits >= len("random"):
            shapes.append(text_at(shorten(label.name, fits), middle, 38, "tick", "middle"))
    for row, label in enumerate(labels):
        top = _HEAD + row * _LINE
        shapes += name_row(label, top, "")
        for column, other in enumerate(labels):
            rate = rates.get((label.name, other.name))
            shapes.append(_square(column * width, width, top + 29, (label, other), rate))
    height = _HEAD + len(labels) * _LINE
    verb = "won against" if seats == _PAIR else "finished above"
    rows = [
        (one.name, other.name, percent(rate.value), between(rate.low, rate.high), str(rate.games))
        for one in labels
        for other in labels
        if (rate := rates.get((one.name, other.name)))
    ]
    return figure(
        "Who beats whom",
        f"How often, in per cent, the player of the row {verb} the player of the column. "
        "A draw counts as a half.",
        picture(f"How often each player {verb} each other", height, shapes),
        table(("player", verb, "rate", "95\u00a0%", "games"), rows),
    )


def _square(
    x: float, width: float, y: float, pair: tuple[Label, Label], rate: Mean | None
) -> Element:
    """Draw a square of the matrix: the more even, the paler."""
    one, other = pair
    place = {"x": f"{x:.2f}%", "y": y, "width": f"{width:.2f}%", "height": _CELL}
    if rate is None:
        same = one.name == other.name
        said = one.name if same else f"{one.name} and {other.name} have not met"
        hatched = element("rect", class_="cell none" if same else "cell", **place)
        return element("g", element("title", said), hatched)
    tint = "more" if rate.value > _EVEN else "less"
    depth = round(2 * _DARKEST * abs(rate.value - _EVEN), 3)
    said = (
        f"{one.name} above {other.name}: {percent(rate.value)} "
        f"({between(rate.low, rate.high)}) of {rate.games} games"
    )
    return element(
        "g",
        element("title", said),
        element("rect", class_="ground", **place),
        element("rect", class_=f"cell {tint}", fill_opacity=depth, **place),
        text_at(
            f"{100 * rate.value:.0f}", f"{x + width / 2:.2f}%", y + _CELL / 2 + 6, "rate", "middle"
        ),
    )
