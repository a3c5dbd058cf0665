"""The players' arms: five colours, each with its charge, on shields divided in three ways.

And what they fight for: nine stones in a row, at the head of the page.
"""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element

from holdfast.drawing.arms import CHARGES, SHIELD
from holdfast.drawing.markup import element

_HALVES: Final = {
    "pale": "M12 2h10v12c0 7-5 10.5-10 12.5z",
    "fess": "M2 14c0 7 5 10.5 10 12.5 5-2 10-5.5 10-12.5z",
}
COLOURS: Final = len(CHARGES)


def draw_symbols() -> list[Element]:
    """Return what ``draw_arms`` refers to; it stands once in a page."""
    symbols = []
    for i, (charge, detail) in enumerate(CHARGES):
        shapes = [element("path", d=SHIELD, class_="field")]
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
