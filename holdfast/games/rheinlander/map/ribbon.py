"""The river as a ribbon: a smooth line across the sheet, and places beside it.

A place has two numbers: how far along the line it is, and how far to its left (to the right if
negative), looking downstream. Lengths are in units of the sheet, whose y grows downwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from holdfast.games.rheinlander.draft import Point

#: Between two samples of the line.
_STEP: Final = 2.0
_PER_SPAN: Final = 64
_TINY: Final = 1e-9
#: How far to both sides bends are averaged, in samples.
_BEND_WINDOW: Final = 12


@dataclass(frozen=True)
class Ribbon:
    """A line in equal steps, with the direction to its left and its bend at every sample."""

    along: np.ndarray
    points: np.ndarray
    left: np.ndarray
    #: One over the radius; positive where the line turns left.
    bend: np.ndarray
    #: How far along the points of the course are.
    stops: np.ndarray

    @property
    def length(self) -> float:
        """How long the line is."""
        return float(self.along[-1])

    def at(self, along: np.ndarray, offset: np.ndarray) -> np.ndarray:
        """Return the places so far along and so far to the left; the ends go on straight."""
        inside = np.clip(along, 0.0, self.length)
        beyond = np.asarray(along - inside)[..., None]
        points = _sample(self.along, self.points, inside)
        left = _sample(self.along, self.left, inside)
        left = left / np.maximum(np.hypot(left[..., 0], left[..., 1]), _TINY)[..., None]
        ahead = np.stack([-left[..., 1], left[..., 0]], axis=-1)
        return np.asarray(points + left * np.asarray(offset)[..., None] + ahead * beyond)

    def place(self, along: float, offset: float) -> Point:
        """Return one place."""
        x, y = self.at(np.array(along), np.array(offset))
        return float(x), float(y)

    def direction(self, along: float) -> float:
        """Return the angle of the line in degrees, as SVG turns things: clockwise."""
        x, y = _sample(self.along, self.left, np.array(along))
        return float(np.degrees(np.arctan2(x, -y)))


def draw_ribbon(course: tuple[Point, ...]) -> Ribbon:
    """Return the smooth line through the points of a course."""
    fine = _spline(np.array(course))
    steps = np.hypot(*np.diff(fine, axis=0).T)
    far = np.concatenate([[0.0], np.cumsum(steps)])
    count = max(8, round(far[-1] / _STEP))
    along = np.linspace(0.0, far[-1], count + 1)
    points = _sample(far, fine, along)
    ahead = np.gradient(points, along, axis=0)
    ahead /= np.maximum(np.hypot(ahead[:, 0], ahead[:, 1]), _TINY)[:, None]
    left = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    turn = np.gradient(ahead, along, axis=0)
    bend = smooth((turn * left).sum(axis=1), _BEND_WINDOW)
    return Ribbon(along, points, left, bend, far[::_PER_SPAN])


def smooth(values: np.ndarray, window: int) -> np.ndarray:
    """Return the values averaged with those beside them, the nearest weighing most."""
    weights = np.hanning(2 * window + 3)[1:-1]
    padded = np.pad(values, window, mode="edge")
    return np.convolve(padded, weights / weights.sum(), mode="valid")


def lowest(values: np.ndarray, window: int) -> np.ndarray:
    """Return the lowest of each value and those beside it."""
    padded = np.pad(values, window, mode="edge")
    return np.asarray(np.lib.stride_tricks.sliding_window_view(padded, 2 * window + 1).min(axis=1))


def wave(at: np.ndarray, seed: int, length: float) -> np.ndarray:
    """Return an irregular wave between -1 and 1 that is the same every time."""
    total = np.zeros_like(at, dtype=np.float64)
    for i, (stretch, weight) in enumerate(((1.0, 0.5), (0.618, 0.3), (0.381, 0.2))):
        phase = ((seed * 7919 + i * 104729) % 6283) / 1000
        total += weight * np.sin(at * (2 * np.pi / (length * stretch)) + phase)
    return total


def thin(points: np.ndarray, tolerance: float) -> np.ndarray:
    """Return fewer points of a line: none that is left out was farther off than this."""
    keep = np.zeros(len(points), dtype=bool)
    keep[[0, -1]] = True
    pieces = [(0, len(points) - 1)]
    while pieces:
        begin, end = pieces.pop()
        way = points[end] - points[begin]
        length = max(float(np.hypot(*way)), _TINY)
        between = points[begin + 1 : end] - points[begin]
        off = np.abs(between @ np.array([-way[1], way[0]])) / length
        if len(off) and off.max() > tolerance:
            middle = begin + 1 + int(off.argmax())
            keep[middle] = True
            pieces += [(begin, middle), (middle, end)]
    return np.asarray(points[keep])


def _sample(along: np.ndarray, values: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    columns = [np.interp(wanted, along, values[:, axis]) for axis in range(values.shape[1])]
    return np.stack(columns, axis=-1)


def _spline(points: np.ndarray) -> np.ndarray:
    """Return many points of the natural cubic spline, whose bends change without a jump."""
    gaps = np.hypot(*np.diff(points, axis=0).T)
    count = len(points)
    system = np.eye(count)
    sides = np.zeros_like(points)
    for i in range(1, count - 1):
        before, after = gaps[i - 1], gaps[i]
        system[i, i - 1 : i + 2] = before, 2 * (before + after), after
        sides[i] = 6 * ((points[i + 1] - points[i]) / after - (points[i] - points[i - 1]) / before)
    bends = np.linalg.solve(system, sides)
    pieces = [points[:1]]
    for i, gap in enumerate(gaps):
        b = np.linspace(0.0, 1.0, _PER_SPAN + 1)[1:, None]
        a = 1 - b
        curve = (a**3 - a) * bends[i] + (b**3 - b) * bends[i + 1]
        pieces.append(a * points[i] + b * points[i + 1] + curve * gap**2 / 6)
    return np.concatenate(pieces)
