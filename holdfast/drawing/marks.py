"""What the plots of a report are made of: scales, marks, names, and the frame around them.

Lengths across are in per cent and letters in pixels: a plot is as wide as its place on the page,
and its letters stay the same on a phone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element

from holdfast.arena.figures import ticks
from holdfast.drawing.heraldry import colour_of, draw_arms
from holdfast.drawing.markup import element

ROW: Final = 52.0  # the height of a player's row: its name, and below it the mark
LABEL: Final = 19.0  # the base line of the name in it
MARK: Final = 35.0  # the middle of the mark in it
FOOT: Final = 28.0  # for the numbers of the scale
_EDGE: Final = 7.0  # numbers of the scale nearer to the edge than this stand inside it
_NAME: Final = 24  # letters of a name that fit beside a number
_MOST_NUMBERS: Final = 6  # more on a scale would touch each other on a phone


@dataclass(frozen=True)
class Label:
    """A player as the plots show it."""

    number: int  # in the order in which the players were given: its colour
    name: str


class Scale:
    """Places numbers across, in per cent."""

    def __init__(self, values: Iterable[float]) -> None:
        given = list(values)
        self.ticks = ticks(min(given), max(given))
        self._low, self._high = self.ticks[0], self.ticks[-1]

    def place(self, value: float) -> float:
        """Return where a number stands, from 0 to 100."""
        return 100 * (value - self._low) / (self._high - self._low)

    def at(self, value: float) -> str:
        """Return where a number stands, as an attribute of SVG."""
        return f"{self.place(value):.2f}%"

    def draw(self, height: float, texts: Sequence[str]) -> list[Element]:
        """Draw the lines of the scale, and its numbers below."""
        shapes = []
        step = self.ticks[1] - self.ticks[0]
        every = 1 if len(self.ticks) <= _MOST_NUMBERS else 2
        for tick, text in zip(self.ticks, texts, strict=True):
            shapes.append(upright(self.at(tick), 0, height, "grid"))
            if round(tick / step) % every:
                continue
            x = self.place(tick)
            shapes.append(text_at(text, f"{x:.2f}%", height + 20, "tick", anchor_at(x)))
        return shapes


def name_row(label: Label, top: float, said: str) -> list[Element]:
    """Draw a player's arms and name, and on the right what is said of it."""
    name = text_at(shorten(label.name, _NAME), "26", top + LABEL, "name")
    name.append(element("title", label.name))
    shapes = [draw_arms(label.number, 0, top + 3), name]
    return [*shapes, text_at(said, "100%", top + LABEL, "value", "end")] if said else shapes


def draw_dot(
    scale: Scale, y: float, value: float, ends: tuple[float, float], colour: str
) -> Element:
    """Draw a dot on a bar that ends in short strokes."""
    low, high = (scale.at(end) for end in ends)
    return element(
        "g",
        element("line", x1=low, x2=high, y1=y, y2=y, class_="reach"),
        *(upright(end, y - 5, y + 5, "reach") for end in (low, high)),
        element("circle", cx=scale.at(value), cy=y, r=5.5, class_="dot"),
        class_=colour,
    )


def draw_interval(value: float, ends: tuple[float, float], fair: float, player: int) -> Element:
    """Draw a rate between 0 and 1 with its interval, small, for a table."""
    scale = Scale([0.0, 1.0])
    shapes = [
        element("line", x1="0", x2="100%", y1=10.0, y2=10.0, class_="grid"),
        upright(scale.at(fair), 1, 19, "zero"),
        draw_dot(scale, 10.0, value, ends, colour_of(player)),
    ]
    return element("svg", *shapes, class_="strip", height=20, width="100%", aria_hidden="true")


def anchor_at(x: float) -> str:
    """Return on which side of its place a text stands, so that it does not leave the plot."""
    return "start" if x < _EDGE else "end" if x > 100 - _EDGE else "middle"


def upright(x: str, top: float, bottom: float, kind: str) -> Element:
    """Draw an upright line."""
    return element("line", x1=x, x2=x, y1=float(top), y2=float(bottom), class_=kind)


def text_at(said: str, x: str, y: float, kind: str, anchor: str | None = None) -> Element:
    """Write a text on the base line ``y``."""
    return element("text", said, x=x, y=y, class_=kind, text_anchor=anchor)


def shorten(name: str, letters: int) -> str:
    """Return a name of at most so many letters; names often differ only at the end."""
    if len(name) <= letters:
        return name
    end = (letters - 1) // 2
    return f"{name[: letters - 1 - end]}…{name[-end:]}"


def picture(title: str, height: float, shapes: Sequence[Element], top: float = 0.0) -> Element:
    """Return the SVG of a plot; ``top`` leaves room above."""
    drawing = element("g", *shapes, transform=f"translate(0 {top:g})" if top else None)
    said = element("title", title), element("desc", "The numbers are in the table below.")
    return element("svg", *said, drawing, width="100%", height=height, role="img")


def figure(
    title: str, caption: str, picture: Element, numbers: Element, *, wide: bool = False
) -> Element:
    """Return a plot with its title, its caption, and its numbers folded away below."""
    return element(
        "figure",
        element("h2", title),
        element("figcaption", caption),
        element("div", picture, class_="plot"),
        element(
            "details",
            element("summary", "The numbers"),
            element("div", numbers, class_="scroll"),
        ),
        class_="wide" if wide else None,
    )
