"""The players' arms: five colours, each with its charge, on shields divided in three ways.

And what they fight for: nine stones in a row, at the head of the page.
"""

from __future__ import annotations

import math
from typing import Final
from xml.etree.ElementTree import Element

from holdfast.arena.markup import element

_SHIELD: Final = "M2 2h20v12c0 7-5 10.5-10 12.5-5-2-10-5.5-10-12.5z"
_HALVES: Final = {
    "pale": "M12 2h10v12c0 7-5 10.5-10 12.5z",
    "fess": "M2 14c0 7 5 10.5 10 12.5 5-2 10-5.5 10-12.5z",
}


def _mane() -> str:
    """Return a lion's mane: a ring of twelve flames."""
    points = []
    for i in range(24):
        angle, radius = math.pi * (i + 0.5) / 12, (7.6, 5.4)[i % 2]
        points.append(f"{12 + radius * math.sin(angle):.1f} {13.2 - radius * math.cos(angle):.1f}")
    return "M" + "L".join(points) + "z"


#: Lion, eagle, lily, oak, cross: paths in the charge's colour, then in the field's.
_CHARGES: Final = (
    (
        _mane(),
        "M8 12.2a4 4 0 0 1 8 0c0 2.3-1.8 5.2-4 5.2s-4-2.9-4-5.2z"
        "M9.7 11.2h1.4v1.4H9.7zM12.9 11.2h1.4v1.4h-1.4zM10.8 14.1h2.4L12 15.9z",
    ),
    (
        "M12 4.5c1 0 1.7.7 1.7 1.6l1.6.7-1.6.7v1.9c2 .6 3.7-1 5.8-3.9.7 4 .3 7.6-3.3 9.5"
        "l-1.7-.4.9 3.5-2.1-1.2L12 20.5l-1.3-3.6-2.1 1.2.9-3.5-1.7.4C4.2 13.1 3.8 9.5 4.5 5.5"
        "c2.1 2.9 3.8 4.5 5.8 3.9V6.2c0-1 .7-1.7 1.7-1.7z",
        "",
    ),
    (
        "M12 4.5c3.2 3.2 3.2 6.5.9 9.9h2.6c-.3-1.2.2-1.7 1-1.5.2-1.2-1.9-1.5-1.7.3"
        "c-.9-4.5 4.7-5.3 4.7-1.2 0 2.2-1.8 3.5-3.8 3.6v1.9h-2.3l1.3 3.6-2.7 1.9-2.7-1.9 1.3-3.6"
        "H8.3v-1.9"
        "c-2-.1-3.8-1.4-3.8-3.6 0-4.1 5.6-3.3 4.7 1.2.2-1.8-1.9-1.5-1.7-.3.8-.2 1.3.3 1 1.5"
        "h2.6C8.8 11 8.8 7.7 12 4.5z",
        "",
    ),
    (
        "M12 4c2 0 3 1.8 2.2 3.2 2.2-.2 3.2 2.1 1.5 3.5 2.4.2 2.7 2.9.6 3.7 1.6 1.7 0 3.7-2 3.1"
        "l-1.5-.3.3 5.3h-2.2l.3-5.3-1.5.3"
        "c-2 .6-3.6-1.4-2-3.1-2.1-.8-1.8-3.5.6-3.7C6.6 9.3 7.6 7 9.8 7.2"
        " 9 5.8 10 4 12 4z",
        "M11.7 8h.6v8h-.6z",
    ),
    ("M10.2 5h3.6v5.2H19v3.6h-5.2V22h-3.6v-8.2H5v-3.6h5.2z", ""),
)
COLOURS: Final = len(_CHARGES)


def draw_symbols() -> list[Element]:
    """Return what ``draw_arms`` refers to; it stands once in a page."""
    symbols = []
    for i, (charge, detail) in enumerate(_CHARGES):
        shapes = [element("path", d=_SHIELD, class_="field")]
        shapes.append(element("path", d=charge, class_="charge"))
        if detail:
            shapes.append(element("path", d=detail, class_="detail"))
        symbols.append(element("symbol", *shapes, id=f"arms-{i}", viewBox="0 0 24 28"))
    for name, half in _HALVES.items():
        shape = element("path", d=half, class_="half")
        symbols.append(element("symbol", shape, id=name, viewBox="0 0 24 28"))
    return symbols


def draw_arms(player: int, x: object, y: float, height: float = 21.0) -> Element:
    """Return the shield of a player, by its number; the first fifteen differ."""
    place = {"x": x, "y": y, "width": height * 24 / 28, "height": height}
    shapes = [element("use", href=f"#arms-{player % COLOURS}", **place)]
    division = player // COLOURS % (len(_HALVES) + 1)
    if division:
        shapes.append(element("use", href=f"#{list(_HALVES)[division - 1]}", **place))
    return element("g", *shapes, class_=colour_of(player))


def colour_of(player: int) -> str:
    """Return the class that sets a player's colour."""
    return f"p{player % COLOURS}"


#: Standing stones: the middle of the foot, half the width, the height, and how far it leans.
_STONES: Final = (
    (20, 9, 30, 2),
    (56, 11, 41, -2),
    (94, 10, 33, 3),
    (132, 13, 48, 1),
    (174, 10, 37, -3),
    (212, 12, 52, 2),
    (252, 9, 35, -1),
    (290, 12, 44, 3),
    (328, 10, 31, -2),
)
_GROUND: Final = 58
#: These stones are held, by the player of each of the five colours.
_HELD: Final = {1: 0, 3: 2, 5: 1, 6: 3, 7: 4}


def draw_stones() -> Element:
    """Draw the row of stones, some with the pennant of who holds them."""
    shapes = []
    for i, (x, half, tall, lean) in enumerate(_STONES):
        if i in _HELD:
            shapes.append(_pennant(x + lean, _GROUND - tall, _HELD[i]))
        left = f"M{x - half} {_GROUND}l{lean + 2} {-tall * 0.78:g}"
        crown = f"q{half * 0.3:g} {-tall * 0.2:g} {half * 0.9:g} {-tall * 0.22:g}"
        right = f"l{half * 0.6:g} {tall * 0.16:g}L{x + half} {_GROUND}z"
        shade = (
            f"M{x + lean * 0.5:g} {_GROUND}L{x + lean + 2 - half * 0.1:g} {_GROUND - tall}{right}"
        )
        shapes.append(element("path", d=left + crown + right, class_="stone"))
        shapes.append(element("path", d=shade, class_="shade"))
    grass = "".join(f"M{x} {_GROUND + 4}h{wide}" for x, wide in ((36, 26), (148, 34), (266, 20)))
    turf = f"M0 {_GROUND}q60 -2 120 0t120 0 110 1{grass}"
    shapes.append(element("path", d=turf, class_="turf"))
    return element("svg", *shapes, viewBox="0 -14 350 80", class_="stones", aria_hidden="true")


def _pennant(x: float, y: float, player: int) -> Element:
    """Draw a pole behind a stone, with a pennant that has two tails."""
    pole = element("path", d=f"M{x} {y + 12}V{y - 16}", class_="turf")
    cloth = element("path", d=f"M{x} {y - 16}l20 2-5 4 5 4-20 0z", class_="field")
    return element("g", pole, cloth, class_=colour_of(player))
