"""What fills the map: water, what grows on the banks, and the country beyond them, as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from holdfast.games.rheinlander.draft import Point
from holdfast.games.rheinlander.map.chart import Box, Chart, Mask, inside
from holdfast.games.rheinlander.map.ornaments import at, draw_hill, draw_tree, path
from holdfast.games.rheinlander.map.ribbon import thin

#: The border of the sheet.
MARGIN: Final = 40.0

#: How often one of two things comes up, from 0 to 1.
_MIXED, _FIRS, _CLEARINGS, _BARE = 0.6, 0.5, 0.48, 0.45
#: Kept free: round a number, round a shield, beside a line; and how narrow water is left plain.
_ROUND_NUMBER, _ROUND_SHIELD, _OFF_LINES, _THINNEST_WATER = 15.0, 19.0, 7.0, 1.2
#: So far off may the lines of the water be drawn.
_FLOW_DETAIL: Final = 0.25


@dataclass(frozen=True)
class _Sort:
    """Things that stand beyond the banks: how close, how large, and how often a spot is empty."""

    seed: int
    pitch: float
    half: Point
    reach: float
    rare: float
    kinds: int
    draw: Callable[[int], str]


#: So far beyond its ends the river is kept free.
_MOUTH: Final = 100

_HILLS: Final = _Sort(0, 58.0, (32.0, 22.0), 30.0, 0.0, 4, draw_hill)
_TREES: Final = _Sort(1, 21.0, (7.0, 10.0), 9.0, 0.35, 2, draw_tree)


def cover_of(chart: Chart, name: str) -> str:
    """Return what grows on a land space."""
    number = chart.board.numbers[name]
    kinds = ("vine", "wood", "field", "meadow")
    return kinds[(number // 2 + 2 * (number % 2) + (_chance(number, 5) > _MIXED)) % len(kinds)]


def draw_mouths(chart: Chart) -> Iterator[str]:
    """Let the river come from the border of the sheet and go on to it."""
    ribbon, banks = chart.ribbon, chart.banks
    width, height = chart.board.drawing.sheet
    for end, step, k in ((0.0, -6.0, 0), (ribbon.length, 6.0, -1)):
        far = np.array([end + step * i for i in range(60)])
        middle = ribbon.at(far, np.zeros_like(far))
        low, high = MARGIN, np.array([width, height]) - MARGIN
        keep = ((middle > low) & (middle < high)).all(axis=1)
        count = int(keep.argmin()) + 2 if not keep.all() else 8
        far = far[:count]
        sides = [
            ribbon.at(far, np.full_like(far, shore[k]) * (1 + 0.03 * np.sin(far / 17)))
            for shore in (banks.left_shore, banks.right_shore)
        ]
        sides = [np.clip(side, low, high) for side in sides]
        yield f'<path class="water" d="{path([*sides[0], *sides[1][::-1]], closed=True)}"/>'
        yield f'<path class="line shore" d="{path(sides[0])}{path(sides[1])}"/>'


def draw_flow(chart: Chart) -> Iterator[str]:
    """Draw the water: lines along the shores, and broken ones between them, clear of numbers."""
    ribbon, banks = chart.ribbon, chart.banks
    at_all = ribbon.along[::4]
    sides = [
        (banks.left_shore, np.minimum(banks.island_left, banks.left_shore)),
        (banks.right_shore, np.maximum(banks.island_right, banks.right_shore)),
    ]
    pieces: list[str] = []
    for side, (shore, inner) in enumerate(sides):
        outer, middle = (np.interp(at_all, ribbon.along, line) for line in (shore, inner))
        for k, part in enumerate((0.1, 0.23, 0.42, 0.64, 0.86)):
            offset = outer + (middle - outer) * part
            points = ribbon.at(at_all, offset)
            wet = np.abs(middle - outer) * min(part, 1.05 - part) > _THINNEST_WATER
            broken = np.array(
                [_chance(i // (5 + 2 * k), side, k) > 0.12 + 0.16 * k for i in range(len(at_all))]
            )
            pieces += _runs(points, wet & broken & _clear_of(chart, points))
    yield f'<path class="line flow" d="{"".join(pieces)}"/>'


def _clear_of(chart: Chart, points: np.ndarray) -> np.ndarray:
    """Tell of each point whether it is away from all numbers."""
    way = points[:, None, :] - np.array(chart.numbers)[None, :, :]
    return np.asarray((np.hypot(way[..., 0] * 0.8, way[..., 1]) > _ROUND_NUMBER).all(axis=1))


def _runs(points: np.ndarray, keep: np.ndarray) -> Iterator[str]:
    """Yield the stretches of a line that are to be kept."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], keep, [False]]).astype(np.int8)))
    for begin, end in edges.reshape(-1, 2):
        if end - begin > 1:
            yield path(thin(points[begin:end], _FLOW_DETAIL))


def draw_hatching(chart: Chart) -> Iterator[str]:
    """Draw what grows on the land: rows of vines, furrows, tufts of grass, trees."""
    strokes: list[str] = []
    trees: list[str] = []
    islands = {name for island in chart.board.islands for name in island.spaces}
    for i, stage in enumerate(chart.banks.stages):
        left, right = chart.board.regions[stage.left - 1], chart.board.regions[stage.right - 1]
        for name, side in ((left.banks[0], 1), (right.banks[1], -1)):
            cover = cover_of(chart, name)
            places = list(_rows(chart, i, side, name, 9.0 if cover in ("vine", "field") else 12.5))
            if cover == "wood":
                trees += [
                    at(place, draw_tree(int(_chance(k, i) > _FIRS)), 0.8)
                    for k, (place, _) in enumerate(places)
                    if _chance(k, i, side + 3) > _CLEARINGS
                ]
            else:
                strokes += [_stroke(cover, p, slope, k) for k, (p, slope) in enumerate(places)]
    for name in islands:
        for k, place in enumerate(_grid(chart.spaces[name], 15.0)):
            apart = math.dist(place, chart.shields[name]) > _ROUND_SHIELD
            if apart and off_slots(chart, place, 26):
                strokes.append(_stroke("meadow", place, 0.0, k))
    yield f'<path class="line hatch" d="{"".join(strokes)}"/>'
    trees.sort(key=lambda tree: float(tree.split("translate(")[1].split()[1].split(")")[0]))
    yield f'<g class="trees">{"".join(trees)}</g>'


def _rows(
    chart: Chart, i: int, side: int, name: str, pitch: float
) -> Iterator[tuple[Point, float]]:
    """Yield places in rows along a bank, inside the space and off its shield and slots."""
    ribbon, banks = chart.ribbon, chart.banks
    shore, edge = (
        (banks.left_shore, banks.left_edge) if side > 0 else (banks.right_shore, banks.right_edge)
    )
    begin, end = float(banks.marks[i]), float(banks.marks[i + 1])
    ring, shield = chart.spaces[name], np.array(chart.shields[name])
    depth = abs(float(np.interp((begin + end) / 2, ribbon.along, edge - shore)))
    rows = max(2, int(depth / pitch))
    points, slopes = [], []
    for row in range(rows):
        part = (row + 0.55) / rows
        slack = (end - begin) * 0.15
        far = np.arange(begin - slack + (row % 2) * pitch / 2, end + slack, pitch)
        inner, outer = (np.interp(far, ribbon.along, line) for line in (shore, edge))
        points += list(ribbon.at(far, inner + (outer - inner) * part))
        slopes += [ribbon.direction(min(max(float(f), 0.0), ribbon.length)) for f in far]
    found = np.array(points)
    rim = np.hypot(*(found[:, None, :] - ring[None, :, :]).transpose(2, 0, 1)).min(axis=1)
    fits = (
        inside(ring, found) & (rim > _OFF_LINES) & (np.hypot(*(found - shield).T) > _ROUND_SHIELD)
    )
    for point, slope, good in zip(found, slopes, fits, strict=True):
        place = (float(point[0]), float(point[1]))
        if good and off_slots(chart, place, 5):
            yield place, slope


def off_slots(chart: Chart, place: Point, clear: float) -> bool:
    """Tell whether a place is so far from all slots."""
    return all(
        math.hypot(place[0] - disc.centre[0], place[1] - disc.centre[1]) > disc.radius + clear
        for disc in chart.slots
    )


def _grid(ring: np.ndarray, pitch: float) -> Iterator[Point]:
    """Yield places all over a space, row by row, off its outline."""
    low, high = ring.min(axis=0), ring.max(axis=0)
    rows = np.arange(low[1], high[1], pitch * 0.7)
    columns = np.arange(low[0], high[0], pitch)
    spots = [(x + (k % 2) * pitch / 2, y) for k, y in enumerate(rows) for x in columns]
    points = np.array(spots).reshape(-1, 2)
    rim = np.hypot(*(points[:, None, :] - ring[None, :, :]).transpose(2, 0, 1)).min(axis=1)
    for x, y in points[inside(ring, points) & (rim > _OFF_LINES)]:
        yield float(x), float(y)


def _stroke(cover: str, place: Point, slope: float, k: int) -> str:
    """Return one mark: a vine, a piece of a furrow, or a tuft."""
    x, y = place
    turn = np.radians(slope)
    dx, dy = float(np.cos(turn)), float(np.sin(turn))
    jitter = _chance(k, int(x), int(y))
    if cover == "vine":
        return f"M{x:.0f} {y + 3:.0f}v-6m-2 1.5q2 3 4 0"
    if cover == "field":
        far = 3.2 + 1.6 * jitter
        return f"M{x - dx * far:.1f} {y - dy * far:.1f}l{2 * dx * far:.1f} {2 * dy * far:.1f}"
    if jitter < _BARE:
        return ""
    return f"M{x - 2:.0f} {y - 1:.0f}l1 3m1-4v4m2-3l-1 3"


def draw_country(chart: Chart, taken: Sequence[Box]) -> Iterator[str]:
    """Fill the land beyond the banks with hills, trees and a few ruins."""
    mask = chart.strip(5.0)
    half = chart.board.drawing.river_width * 0.7
    for end in (0.0, chart.ribbon.length):
        for far in range(-_MOUTH, _MOUTH + 1, 10):
            mask.cover(around(chart.ribbon.place(end + far, 0.0), 2 * half, 2 * half))
    for box in taken:
        mask.cover(box)
    drawings = [*_scatter(chart, mask, _HILLS), *_scatter(chart, mask, _TREES)]
    yield '<g class="hills">'
    yield from (drawing for _, drawing in sorted(drawings))
    yield "</g>"


def _scatter(chart: Chart, mask: Mask, sort: _Sort) -> Iterator[tuple[float, str]]:
    """Yield drawings of one sort wherever there is room, each with how far down it stands."""
    width, height = chart.board.drawing.sheet
    half_width, half_height = sort.half
    rows = np.arange(MARGIN + half_height + 6, height - MARGIN - 14, sort.pitch * 0.62)
    columns = np.arange(MARGIN + half_width, width - MARGIN - half_width, sort.pitch)
    for j, y in enumerate(rows):
        for i, x in enumerate(columns):
            spot = (
                float(x + sort.pitch * (0.5 * (j % 2) + 0.5 * (_chance(i, j, sort.seed) - 0.5))),
                float(y + sort.pitch * 0.3 * (_chance(j, i, sort.seed + 9) - 0.5)),
            )
            box = around(spot, 2 * half_width, 2 * half_height)
            wanted = (
                _chance(i, j, 77) >= sort.rare
                and box[0] > MARGIN + 4
                and box[2] < width - MARGIN - 4
            )
            if wanted and _is_free(chart, mask, box, sort.reach):
                mask.cover(box)
                yield spot[1], at(spot, sort.draw(int(_chance(i, j, 3) * sort.kinds)))


def _is_free(chart: Chart, mask: Mask, box: Box, reach: float) -> bool:
    """Tell whether nothing is in a box: no strip, no slot, no name, no other drawing."""
    left, top, right, bottom = box
    xs, ys = np.linspace(left, right, 8), np.linspace(top, bottom, 5)
    points = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    middle = ((left + right) / 2, (top + bottom) / 2)
    return not mask.covers(points).any() and off_slots(chart, middle, reach)


def around(middle: Point, width: float, height: float) -> Box:
    """Return the box of this size round a point."""
    x, y = middle
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _chance(*numbers: int) -> float:
    """Return a number from 0 to 1 that looks drawn by lot and is the same every time."""
    mixed = 2166136261
    for number in numbers:
        mixed = (mixed ^ (number & 0xFFFFFFFF)) * 16777619 & 0xFFFFFFFF
        mixed ^= mixed >> 13
    return (mixed * 2654435761 & 0xFFFFFFFF) / 0xFFFFFFFF
