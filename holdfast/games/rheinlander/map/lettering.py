"""Where the names of places stand: beside their slots, off the banks, and off each other."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from holdfast.games.rheinlander.draft import Point
from holdfast.games.rheinlander.map.chart import Box, Chart, Disc, Label, Mask

#: The height of names, in bank depths, and how wide a letter is on average, in heights.
_HEIGHT: Final = 0.285
_LETTER: Final = 0.52
_ON_ISLAND: Final = 0.92  # names on islands are a little smaller
_GAP: Final = 4.0
_DIRECTIONS: Final = 48
_FARTHER: Final = (0.0, 5.0, 10.0)  # how far off a label may be pushed
_COVERED: Final = 4.0  # how bad a covered point is, compared with a direction
_KNIGHT: Final = 18.0  # how far a knight reaches, or a number
_LINE: Final = 0.95  # of the height: what a line of letters covers
_ACROSS: Final = 16  # points of a box that are looked at, across and down
_DOWN: Final = 5


@dataclass
class _Sheet:
    """What names have to keep away from."""

    chart: Chart
    strip: Mask
    marks: Mask
    margin: float
    boxes: list[Box]


def place_names(
    chart: Chart, margin: float, taken: list[Box], scale: float = 1.0
) -> tuple[Label, ...]:
    """Return where the names of slots stand; ``taken`` are boxes that they keep off."""
    size = chart.board.drawing.bank_depth * _HEIGHT * scale
    sheet = _Sheet(chart, chart.strip(1.0), _marks(chart), margin, list(taken))
    on_islands = {name for island in chart.board.islands for name in island.spaces}
    labels = []
    for i, slot in enumerate(chart.board.slots):
        if slot.touches[0] in on_islands:
            labels.append(_on_island(chart, i, slot.name, size))
        else:
            labels.append(_beside(sheet, i, slot.name, size))
            sheet.boxes.append(box_of(labels[-1]))
    return tuple(labels)


def _marks(chart: Chart) -> Mask:
    """Return the places of knights and numbers, which are the worst to cover."""
    places = [*chart.shields.values(), *chart.numbers]
    mask = Mask(chart.board.drawing.sheet, np.array(places))
    for x, y in places:
        mask.cover((x - _KNIGHT, y - _KNIGHT, x + _KNIGHT, y + _KNIGHT))
    return mask


def box_of(label: Label) -> Box:
    """Return the left, upper, right and lower end of a level label."""
    width, height = label_box(label.text, label.size)
    x, y = label.middle
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def label_box(text: str, size: float) -> Point:
    """Return how wide and how high a line of letters is."""
    return len(text) * size * _LETTER, size * _LINE


def level(slope: float) -> float:
    """Return a slope so that letters stand upright."""
    return (slope + 90) % 180 - 90


def _on_island(chart: Chart, i: int, name: str, size: float) -> Label:
    """Return the label on the island itself, on the side of the slot that has room for it."""
    disc, (x, y) = chart.slots[i], chart.outward[i]
    size *= _ON_ISLAND
    far = disc.radius + size * 0.58
    middle = (disc.centre[0] + x * far, disc.centre[1] + y * far)
    return Label(name, middle, level(float(np.degrees(np.arctan2(y, x))) - 90), size)


def _beside(sheet: _Sheet, i: int, name: str, size: float) -> Label:
    """Return the best of many places round a slot."""
    disc, (x, y) = sheet.chart.slots[i], sheet.chart.outward[i]
    best, least = None, np.inf
    for k, farther in product(range(_DIRECTIONS), _FARTHER):
        turn = 2 * np.pi * k / _DIRECTIONS
        way = (float(np.cos(turn)), float(np.sin(turn)))
        label = Label(name, _middle(disc, way, farther, label_box(name, size)), 0.0, size)
        wrong = 1 - (way[0] * x + way[1] * y) + farther / disc.radius
        cost = _COVERED * _cost(sheet, i, label) + wrong
        if cost < least:
            best, least = label, cost
    assert best is not None
    return best


def _middle(disc: Disc, way: Point, farther: float, area: Point) -> Point:
    """Return the middle of a label that clears the slot in this direction, or nearly so."""
    width, height = area
    far = disc.radius + _GAP + farther
    return (
        disc.centre[0] + way[0] * (far + width / 2),
        disc.centre[1] + way[1] * (far + height / 2),
    )


def _cost(sheet: _Sheet, i: int, label: Label) -> float:
    """Return how bad a place is: points on banks or water, other slots and names, the border."""
    left, top, right, bottom = box_of(label)
    width, height = sheet.chart.board.drawing.sheet
    xs, ys = np.linspace(left, right, _ACROSS), np.linspace(top, bottom, _DOWN)
    points = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    cost = float(sheet.strip.covers(points).sum())
    centres = np.array([disc.centre for disc in sheet.chart.slots])
    clear = np.array([disc.radius + _GAP for disc in sheet.chart.slots])
    clear[i] -= _GAP - 1
    way = points[:, None, :] - centres[None, :, :]
    cost += float((np.hypot(way[..., 0], way[..., 1]) < clear).sum())
    cost += float(sheet.marks.covers(points).sum())
    out = (xs < sheet.margin) | (xs > width - sheet.margin)
    cost += _ACROSS * float(out.sum())
    cost += _ACROSS * float(((ys < sheet.margin) | (ys > height - sheet.margin)).sum())
    for box in sheet.boxes:
        cost += 3 * _ACROSS * _overlap((left, top, right, bottom), box)
    return cost


def _overlap(a: Box, b: Box) -> bool:
    gap = _GAP
    return a[0] < b[2] + gap and b[0] < a[2] + gap and a[1] < b[3] + gap and b[1] < a[3] + gap
