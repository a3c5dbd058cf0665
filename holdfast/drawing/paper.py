"""The paper that an analysis is drawn on: frame, scales, and colours for day and for night."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sin
from typing import Final

from holdfast.drawing.arms import COLOURS

Point = tuple[float, float]

WIDTH: Final = 1040.0
HEIGHT: Final = 600.0
LEFT: Final = 96.0
RIGHT: Final = 792.0
TOP: Final = 128.0
BOTTOM: Final = 488.0
_RESULT: Final = 28.0  # from the last move to the result
_TICKS: Final = 12  # at most so many numbers below

_TREMOR: Final = 0.3  # of the hand that draws

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_SLOPES: Final = (45, 135, 20, 110, 70)  # of the hatching, seat by seat

_STYLE: Final = """
svg{--paper:#f6f0e1;--ink:#2a2420;--quiet:#655a4b;--rule:#d3c7ac;background:var(--paper)}
text{font-family:"Hoefler Text","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;
fill:var(--ink);font-size:16px}
.paper{fill:var(--paper)}.rule{fill:none;stroke:var(--rule);stroke-width:1}
.ink{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linecap:round}.fine{stroke-width:.7}
.even{fill:none;stroke:var(--quiet);stroke-width:1.2;stroke-dasharray:2 5;stroke-linecap:round}
.title{font-size:28px;font-weight:700;font-style:italic}.quiet{fill:var(--quiet)}
.number{font-variant-numeric:tabular-nums lining-nums;fill:var(--quiet)}
.end{text-anchor:end}.middle{text-anchor:middle}.name{font-size:18px;font-weight:700}
.halo{fill:none;stroke:var(--paper);stroke-width:4.6;stroke-linejoin:round}
.line{fill:none;stroke:var(--seat);stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}
.last{stroke-width:1.6;stroke-dasharray:1 5}.lead{stroke-width:1;stroke:var(--quiet);fill:none}
.dot{fill:var(--seat)}.hatch{stroke:var(--seat);stroke-width:1}
.mistake,.key-mistake,.blunder,.key-blunder{fill:var(--paper);stroke:var(--seat);stroke-width:2.6}
.blunder,.key-blunder{fill:var(--ink)}
.sign{font-size:14px;font-weight:700;text-anchor:middle}
.sign-mistake{fill:var(--ink)}.sign-blunder{fill:var(--paper)}
.label{font-size:15px;font-style:italic;stroke:var(--paper);stroke-width:5px;paint-order:stroke;
stroke-linejoin:round}
.field{fill:var(--seat)}.edge{fill:none;stroke:var(--ink);stroke-width:1.2}
.charge{fill:var(--paper)}.detail{fill:var(--seat);fill-rule:evenodd}
.key{--seat:var(--ink)}
"""


@dataclass(frozen=True)
class Axes:
    """Where a move and a chance are on the paper."""

    first: int
    last: int

    def x(self, ply: int) -> float:
        """Return how far to the right a move is; the result comes after the last one."""
        if ply > self.last:
            return RIGHT
        span = max(1, self.last - self.first)
        return LEFT + (ply - self.first) / span * (RIGHT - _RESULT - LEFT)

    def y(self, win: float) -> float:
        """Return how far down a chance is."""
        return BOTTOM - min(1.0, max(0.0, win)) * (BOTTOM - TOP)


def write_style() -> str:
    """Return the style sheet, with the colours of the seats, and all by candle-light."""
    light, dark = (
        "".join(f".s{seat}{{--seat:{colour}}}" for seat, colour in enumerate(colours))
        for colours in zip(*COLOURS, strict=True)
    )
    paper = "svg{--paper:#1c1a19;--ink:#efe6d2;--quiet:#b3a78f;--rule:#3d3831}"
    return f"{_STYLE}{light}\n@media (prefers-color-scheme:dark){{{paper}{dark}}}\n"


def draw_hatching(seat: int) -> str:
    """Return the pattern that shades the band of a seat."""
    return (
        f'<pattern id="hatch{seat}" class="s{seat}" width="5" height="5" '
        f'patternUnits="userSpaceOnUse" patternTransform="rotate({_SLOPES[seat]})">'
        '<path class="hatch" d="M0 2.5H5"/></pattern>'
    )


def draw_frame() -> Iterator[str]:
    """Draw the border of the paper: a heavy line and a fine one."""
    for gap, style in ((14.0, "ink"), (20.0, "ink fine")):
        right, bottom = WIDTH - gap, HEIGHT - gap
        corners = [(gap, gap), (right, gap), (right, bottom), (gap, bottom), (gap, gap)]
        for start, stop in pairwise(corners):
            yield f'<path class="{style}" d="{_stroke(start, stop)}"/>'


def _stroke(start: Point, stop: Point) -> str:
    """Return a straight line as a hand draws it."""
    (x, y), (x2, y2) = start, stop
    count = max(2, int((abs(x2 - x) + abs(y2 - y)) / 24))
    along = abs(x2 - x) > abs(y2 - y)
    points = []
    for i in range(count + 1):
        part = i / count
        off = _TREMOR * (sin(i * 1.7 + x + y2) + sin(i * 4.1 + y)) if 0 < i < count else 0.0
        px, py = x + part * (x2 - x), y + part * (y2 - y)
        points.append((px, py + off) if along else (px + off, py))
    return path_of(points)


def path_of(points: Sequence[Point]) -> str:
    """Return a line through points, as the data of a path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def draw_axes(axes: Axes, players: int) -> Iterator[str]:
    """Draw the scale of chances on the left and the numbers of the moves below."""
    for quarter in range(5):
        y = axes.y(quarter / 4)
        yield f'<path class="rule" d="{_stroke((LEFT, y), (RIGHT, y))}"/>'
        yield (
            f'<text class="number end" x="{LEFT - 14:g}" y="{y + 5.5:.1f}">{25 * quarter} %</text>'
        )
    y = axes.y(1 / players)
    yield f'<path class="even" d="M{LEFT:g} {y:.1f}H{RIGHT:g}"/>'
    yield f'<path class="ink" d="{_stroke((LEFT, BOTTOM), (RIGHT, BOTTOM))}"/>'
    yield f'<text class="number end" x="{LEFT - 14:g}" y="{BOTTOM + 26:g}">move</text>'
    for ply in _ticks(axes):
        x = axes.x(ply)
        yield f'<path class="ink" d="M{x:.1f} {BOTTOM:g}v6"/>'
        yield f'<text class="number middle" x="{x:.1f}" y="{BOTTOM + 26:g}">{ply + 1}</text>'


def _ticks(axes: Axes) -> list[int]:
    """Return the plies whose numbers stand below: round ones, and never too many."""
    count = axes.last - axes.first + 1
    step = next((step for step in _STEPS if count <= step * _TICKS), _STEPS[-1])
    return [ply for ply in range(axes.first, axes.last + 1) if (ply + 1) % step == 0]
