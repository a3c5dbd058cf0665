"""The small drawings of the map, as SVG: towns, trees, hills, the compass rose, the cartouche.

Every drawing stands round the origin and is moved to its place. Classes give colours: ``ink`` for
strokes, ``fine`` for thin ones, ``wall``, ``roof``, ``leaf`` and ``black`` for areas.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

import numpy as np

from holdfast.games.rheinlander.draft import Point

_TOWERS: Final = {
    2: ((-11, 15), (11, 18)),
    3: ((-15, 14), (0, 21), (15, 16)),
    4: ((-17, 14), (-6, 19), (6, 22), (17, 15)),
}
_WIND_NAMES: Final = ("N", "E", "S", "W")


def path(points: Sequence[Point] | np.ndarray, *, closed: bool = False) -> str:
    """Return points as the data of a path, with one decimal."""
    rounded = [f"{x:.1f} {y:.1f}" for x, y in points]
    return f"M{rounded[0]}L{' '.join(rounded[1:])}{'Z' if closed else ''}"


def at(place: Point, drawing: str, scale: float = 1.0) -> str:
    """Return a drawing moved to its place."""
    size = "" if scale == 1 else f" scale({scale:.2f})"
    return f'<g transform="translate({place[0]:.1f} {place[1]:.1f}){size}">{drawing}</g>'


def draw_city(value: int) -> str:
    """Return a gate in a wall, with as many towers as the city is worth."""
    towers = "".join(_tower(x, height) for x, height in _TOWERS[value])
    wall = (
        '<path class="wall ink" d="M-21 14V1h4v3h4V1h4v3h4V1h4v3h4V1h4v3h4V1h4v3h4V1h2V14Z"/>'
        '<path class="black" d="M-4.5 14V8a4.5 4.5 0 0 1 9 0V14Z"/>'
        '<path class="fine" d="M-18 8h5M-16 11h5M9 7h5M12 11h5M-23 14H23"/>'
    )
    return towers + wall


def _tower(x: float, height: float) -> str:
    top = 4 - height
    return (
        f'<path class="wall ink" d="M{x - 4} 12V{top}h8V12Z"/>'
        f'<path class="roof ink" d="M{x - 5.5} {top}L{x} {top - 7}L{x + 5.5} {top}Z"/>'
        f'<path class="fine" d="M{x} {top + 3}v3M{x + 2} {top + 8}v5"/>'
    )


def draw_castle() -> str:
    """Return a keep on its rock."""
    return (
        '<path class="wall ink" d="M-19 17L-13 7L-9 9L-7 5H8L12 9L15 8L19 17Z"/>'
        '<path class="fine" d="M-14 16l3-6M-9 16l2-6M8 10l3 6M13 11l2 5"/>'
        '<path class="wall ink" d="M8 8V-3h2v2h2v-2h2v2h2v-2h1V12Z"/>'
        '<path class="wall ink" d="M-8 9V-14h3.2v3h3.2v-3h3.2v3h3.2v-3h3.2V9Z"/>'
        '<path class="black" d="M-2 9V3a2 2 0 0 1 4 0V9ZM-1-6h2v5h-2Z"/>'
        '<path class="fine" d="M4-8V8M6-6V7"/>'
        '<path class="ink" d="M0-14v-7"/><path class="roof ink" d="M0-21l8 2.5L0-16Z"/>'
    )


def draw_bishopric() -> str:
    """Return a church with its spire."""
    return (
        '<path class="wall ink" d="M-3 15V1h18V15Z"/>'
        '<path class="roof ink" d="M-4 1L-1-6H13L16 1Z"/>'
        '<path class="fine" d="M2 15V9a1.5 1.5 0 0 1 3 0V15M9 15V9a1.5 1.5 0 0 1 3 0V15'
        'M1-1h3M6-3h4M9-1h3"/>'
        '<path class="wall ink" d="M-13 15V-5h10V15Z"/>'
        '<path class="roof ink" d="M-14.5-5L-8-20L-1.5-5Z"/>'
        '<path class="ink" d="M-8-20v-4M-9.7-22.5h3.4"/>'
        '<path class="black" d="M-10 15v-4a2 2 0 0 1 4 0v4ZM-9-1h2v4h-2Z"/>'
        '<path class="fine" d="M-5 0v10M-18 15H19"/>'
    )


def draw_tree(kind: int) -> str:
    """Return a leafy tree or a fir."""
    if kind:
        return (
            '<path class="fine" d="M0 5V1"/>'
            '<path class="leaf fine" d="M0-11L4-4H2L5 1H-5L-2-4H-4Z"/>'
        )
    return (
        '<path class="fine" d="M0 6V1"/>'
        '<path class="leaf fine" d="M-5-1C-7-5-3-8-1-7C1-10 6-7 5-4C7-1 4 2 2 1C0 3-4 2-5-1Z"/>'
        '<path class="fine" d="M2-4.5l1.5 2M0-3l2 3"/>'
    )


def draw_hill(kind: int) -> str:
    """Return a hill with its shaded side; on some there is a ruin."""
    hill = (
        '<path class="hill ink" d="M-30 12C-20 8-14-9-3-12C4-13 9-3 14 0C19 3 22 10 31 12"/>'
        '<path class="fine" d="M-1-10C2-4 1 2 4 6M3-10C6-4 6 0 9 5M7-6C10-1 10 2 13 6M12-1C14 3 15 '
        '5 18 8M17 3C19 6 20 7 23 10M-13-2C-15 3-18 6-21 8"/>'
    )
    if kind != 1:
        return hill
    return hill + (
        '<path class="wall ink" d="M-9-11V-24l2 2 2-1v3l3-1V-12Z"/>'
        '<path class="wall ink" d="M-2-12V-18l3 1 1-2v7Z"/>'
        '<path class="black" d="M-7-18h1.5v3h-1.5Z"/>'
    )


def draw_rose(radius: float) -> str:
    """Return a compass rose of eight winds, without their names."""
    parts = [
        f'<circle class="fine" fill="none" r="{radius:g}"/>'
        f'<circle class="ink" fill="none" r="{radius * 0.95:g}"/>'
        f'<circle class="fine" fill="none" r="{radius * 0.56:g}"/>'
    ]
    ticks = []
    for i in range(72):
        turn = math.radians(i * 5)
        inner = radius * (0.88 if i % 9 == 0 else 0.915)
        ticks.append(
            path(
                [
                    (_x(turn, inner), _y(turn, inner)),
                    (_x(turn, radius * 0.95), _y(turn, radius * 0.95)),
                ]
            )
        )
    parts.append(f'<path class="fine" d="{"".join(ticks)}"/>')
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        turn = math.radians(i * 45)
        tip = radius * (0.86 if i % 2 == 0 else 0.6)
        waist = radius * 0.13
        point, foot = (_x(turn, tip), _y(turn, tip)), (0.0, 0.0)
        for side, style in ((-1, "wall ink"), (1, "black ink")):
            bend = turn + side * math.radians(45 if i % 2 == 0 else 30)
            far = waist * (1.25 if i % 2 == 0 else 1.0)
            corner = (_x(bend, far), _y(bend, far))
            parts.append(f'<path class="{style}" d="{path([point, corner, foot], closed=True)}"/>')
    return "".join(parts)


def name_winds(radius: float) -> str:
    """Return the names of the four winds round a rose; the upper side of the sheet is north."""
    parts = []
    for i, name in enumerate(_WIND_NAMES):
        turn = math.radians(i * 90)
        x, y = _x(turn, radius * 1.13), _y(turn, radius * 1.13)
        parts.append(f'<text class="wind" x="{x:.1f}" y="{y + radius * 0.075:.1f}">{name}</text>')
    return "".join(parts)


def _x(turn: float, far: float) -> float:
    return far * math.sin(turn)


def _y(turn: float, far: float) -> float:
    return -far * math.cos(turn)


def draw_scroll(width: float, height: float) -> str:
    """Return an empty scroll, with a rule for a title above it and a line below."""
    w, h = width / 2, height / 2
    curl = h * 0.34
    shade = "".join(
        f"M{-w + 8 + i * 3.2:.1f} {h - 3:.1f}l{4 + i % 3} {-5 - 2 * (i % 4)}"
        f"M{w - 8 - i * 3.2:.1f} {-h + 3:.1f}l{-4 - i % 3} {5 + 2 * (i % 4)}"
        for i in range(12)
    )
    back = (
        f'<path class="scroll ink" d="M{-w} {h - curl}C{-w - 26} {h - curl} {-w - 26} {h + 14} '
        f'{-w + 6} {h + 12}L{-w + 30} {h}V{h - curl}Z"/>'
        f'<path class="scroll ink" d="M{w} {-h + curl}C{w + 26} {-h + curl} {w + 26} {-h - 14} '
        f'{w - 6} {-h - 12}L{w - 30} {-h}V{-h + curl}Z"/>'
    )
    sheet = (
        f'<path class="scroll ink heavy" d="M{-w} {-h + 4}Q{-w / 2} {-h - 8} 0 {-h}T{w} {-h}'
        f'V{h - 4}Q{w / 2} {h + 8} 0 {h}T{-w} {h}Z"/>'
        f'<path class="fine" fill="none" d="M{-w + 9} {-h + 12}Q{-w / 2} {-h + 1} 0 {-h + 9}T'
        f'{w - 9} {-h + 9}V{h - 12}Q{w / 2} {h - 1} 0 {h - 9}T{-w + 9} {h - 9}Z"/>'
        f'<path class="fine" d="{shade}"/>'
    )
    return (
        f"{back}{sheet}"
        f'<path class="fine" d="M{-w * 0.5:.1f} {h * 0.3:.1f}H-7M7 {h * 0.3:.1f}H{w * 0.5:.1f}"/>'
        f'<path class="black" d="M0 {h * 0.3 - 4:.1f}l4 4l-4 4l-4-4Z"/>'
    )


def draw_cartouche(title: str, line: str, width: float, height: float) -> str:
    """Return a scroll with the title and a line below it."""
    h = height / 2
    size = min(h * 0.72, width * 1.45 / max(len(title), 1))
    return (
        f"{draw_scroll(width, height)}"
        f'<text class="title" y="{size * 0.12:.1f}" font-size="{size:.1f}">{escape(title)}</text>'
        f'<text class="under" y="{h * 0.64:.1f}">{escape(line)}</text>'
    )
