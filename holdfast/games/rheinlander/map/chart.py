"""The board as shapes on a sheet: what an engraver, or a browser, draws.

Every line between two spaces is made once and used by both, so that neighbours share exact edges.
Where four spaces meet, they meet in a point: spaces across a corner do not touch (1.3).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from holdfast.games.rheinlander.board import Board
from holdfast.games.rheinlander.draft import Point
from holdfast.games.rheinlander.map.banks import Banks, Stage, find_banks
from holdfast.games.rheinlander.map.ribbon import Ribbon, draw_ribbon, wave

_SPACING: Final = 6.0  # between two points of a line
_RADIUS: Final = 0.4  # of a slot, in bank depths
_MOST_ACROSS: Final = 0.06  # of a stage: how crooked the lines between fields are
_NUMBER_AT: Final = 0.32  # of a stage
_NUMBER_ROOM: Final = 0.42  # of the river's width: what a number covers
_MOST_SAMPLES: Final = 400
_SQUARE: Final = 3.0  # the squares of a mask
_BULGE: Final = 0.1  # of a bank's depth: so far a slot reaches over the edge
_ISLAND_LIFT: Final = 0.2  # of a bank's depth: room for the name beside a slot on an island

Pair = frozenset[str]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Disc:
    """A circle."""

    centre: Point
    radius: float


@dataclass(frozen=True)
class Label:
    """A name on the sheet: where its middle is, how wide it may be, and its slope in degrees."""

    text: str
    middle: Point
    slope: float
    size: float


@dataclass(frozen=True)
class Line:
    """A line between spaces, or at the outer edge of one."""

    kind: str  # "edge", "field", "shore" or "ford"
    points: np.ndarray
    spaces: tuple[str, ...]


class Mask:
    """Which parts of the sheet are covered, in small squares; made of many points that are."""

    def __init__(self, sheet: Point, points: np.ndarray) -> None:
        """Cover the squares of these points."""
        self._covered = np.zeros([int(length / _SQUARE) + 1 for length in sheet], dtype=bool)
        self._covered[self._find(points)] = True

    def cover(self, box: Box) -> None:
        """Cover a box: its left, upper, right and lower end."""
        corners = np.array([box[:2], box[2:]])
        (left, right), (top, bottom) = self._find(corners)
        self._covered[left : right + 1, top : bottom + 1] = True

    def covers(self, points: np.ndarray) -> np.ndarray:
        """Tell of each point whether it is covered; beyond the sheet, its border answers."""
        return np.asarray(self._covered[self._find(points)])

    def _find(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        across, down = (points / _SQUARE).astype(np.int64).T
        width, height = self._covered.shape
        return across.clip(0, width - 1), down.clip(0, height - 1)


@dataclass(frozen=True)
class Chart:
    """A board on its sheet. Numbers, shields and slots are in the order of the board."""

    board: Board
    ribbon: Ribbon
    banks: Banks
    lines: tuple[Line, ...]
    spaces: Mapping[str, np.ndarray]
    slots: tuple[Disc, ...]
    #: By slot: the direction from the river to the land beyond the bank.
    outward: tuple[Point, ...]
    numbers: tuple[Point, ...]
    shields: Mapping[str, Point]
    #: Borders of the board that the ribbon cannot show, and borders that it shows against it.
    unshown: tuple[tuple[str, str], ...]
    surplus: tuple[tuple[str, str], ...]

    def strip(self, margin: float) -> Mask:
        """Return where on the sheet there is a bank or the river, or one of them so close."""
        banks, ribbon = self.banks, self.ribbon
        across = np.linspace(
            0.0, 1.0, 1 + min(_MOST_SAMPLES, int(np.ptp([banks.left_edge, banks.right_edge]) / 2))
        )
        low, high = banks.right_edge - margin, banks.left_edge + margin
        along = np.linspace(-margin, ribbon.length + margin, 2 * len(ribbon.along))
        low, high = (np.interp(along, ribbon.along, line)[:, None] for line in (low, high))
        points = ribbon.at(
            np.broadcast_to(along[:, None], (len(along), len(across))), low + (high - low) * across
        )
        return Mask(self.board.drawing.sheet, points.reshape(-1, 2))


@dataclass
class _Work:
    """Lines while they are made; a space's outline is a list of them, some backwards."""

    board: Board
    ribbon: Ribbon
    banks: Banks
    lines: list[Line] = field(default_factory=list)
    outlines: dict[str, list[np.ndarray]] = field(default_factory=dict)
    #: By pair of land spaces: the line between them, from the river (or left shore) outwards.
    crossings: dict[Pair, np.ndarray] = field(default_factory=dict)
    shown: set[Pair] = field(default_factory=set)

    def add(self, kind: str, points: np.ndarray, *names: str) -> np.ndarray:
        """Keep a line between these spaces."""
        spaces = tuple(dict.fromkeys(names))
        self.lines.append(Line(kind, points, spaces))
        if len(spaces) > 1:
            self.shown.add(frozenset(spaces))
            if kind == "field":
                self.crossings[frozenset(spaces)] = points
        return points

    def follow(self, offsets: np.ndarray, begin: float, end: float) -> np.ndarray:
        """Return the points of a line along the river between two places."""
        count = max(3, round((end - begin) / _SPACING))
        at = np.linspace(begin, end, count + 1)
        return self.ribbon.at(at, np.interp(at, self.ribbon.along, offsets))

    def offset(self, offsets: np.ndarray, at: float) -> float:
        """Return how far to the left a line is at one place."""
        return float(np.interp(at, self.ribbon.along, offsets))


def draw_chart(board: Board) -> Chart:
    """Return the shapes of a board."""
    ribbon = draw_ribbon(board.drawing.course)
    work = _Work(board, ribbon, find_banks(board, ribbon))
    _draw_lines(work)
    spaces = {name: _outline(parts) for name, parts in work.outlines.items()}
    discs, outward = _place_slots(work, spaces)
    numbers = _place_numbers(work)
    surplus = work.shown - {frozenset(pair) for pair in board.borders}
    return Chart(
        board,
        ribbon,
        work.banks,
        tuple(work.lines),
        {name: spaces[name] for name in board.numbers},
        discs,
        outward,
        numbers,
        _place_shields(work, spaces, discs, numbers),
        tuple(pair for pair in board.borders if frozenset(pair) not in work.shown),
        tuple(sorted((min(pair), max(pair)) for pair in surplus)),
    )


@dataclass
class _Cut:
    """The lines across everything between two stages, from the river outwards."""

    left: np.ndarray
    right: np.ndarray
    left_at: float
    right_at: float
    #: From the left shore to the middle or the island, across it, and on to the right shore.
    left_ford: np.ndarray
    island: np.ndarray | None
    right_ford: np.ndarray


def _draw_lines(work: _Work) -> None:
    stages = work.banks.stages
    cuts = [_cut(work, i) for i in range(len(stages) + 1)]
    for i, stage in enumerate(stages):
        _draw_stage(work, i, stage, cuts)


def _names(board: Board, stage: Stage) -> tuple[str, str, str, str]:
    """Return the spaces of a stage from left to right: bank, river, river, bank."""
    left, right = board.regions[stage.left - 1], board.regions[stage.right - 1]
    return left.banks[0], f"W{stage.left}", f"W{stage.right}", right.banks[1]


def _cut(work: _Work, i: int) -> _Cut:
    """Make the lines between stage i - 1 and stage i."""
    banks, stages = work.banks, work.banks.stages
    at = float(banks.marks[i])
    sides = [stages[k] for k in (i - 1, i) if 0 <= k < len(stages)]
    names = [_names(work.board, stage) for stage in sides]
    reach = float(np.diff(banks.marks).mean()) * _MOST_ACROSS
    left, left_at = _across(work, at, banks.left_shore, banks.left_edge, reach, 2 * i)
    right, right_at = _across(work, at, banks.right_shore, banks.right_edge, reach, 2 * i + 1)
    work.add("field" if len(sides) > 1 else "edge", left, *(name[0] for name in names))
    work.add("field" if len(sides) > 1 else "edge", right, *(name[3] for name in names))
    split = len(sides) > 1 and bool(sides[0].island and sides[1].island) and not sides[1].first
    middle = [
        work.offset(line, at) if split else 0.0 for line in (banks.island_left, banks.island_right)
    ]
    left_ford = _straight(work, at, work.offset(banks.left_shore, at), middle[0])
    right_ford = _straight(work, at, middle[1], work.offset(banks.right_shore, at))
    right_ford[0] = left_ford[-1] if not split else right_ford[0]
    island = None
    if split:
        island = _straight(work, at, *middle)
        island[0], island[-1] = left_ford[-1], right_ford[0]
        work.add("field", island, sides[0].island, sides[1].island)
    kind = "ford" if len(sides) > 1 else "mouth"
    work.add(kind, left_ford, *(name[1] for name in names))
    work.add(kind, right_ford, *(name[2] for name in names))
    return _Cut(left, right, left_at, right_at, left_ford, island, right_ford)


def _across(
    work: _Work, at: float, shore: np.ndarray, edge: np.ndarray, reach: float, seed: int
) -> tuple[np.ndarray, float]:
    """Return a slightly crooked line over a bank, and how far along the river it ends."""
    begin, end = work.offset(shore, at), work.offset(edge, at)
    count = max(4, round(abs(end - begin) / _SPACING))
    part = np.linspace(0.0, 1.0, count + 1)
    lean = float(wave(np.array(seed * 1.0), 3, 2.9)) * reach
    ends = at + lean
    end = work.offset(edge, ends)
    along = (
        at + lean * part**1.3 + reach * 0.25 * np.sin(np.pi * part) * wave(part * 9 + seed, 7, 6.0)
    )
    return work.ribbon.at(along, begin + (end - begin) * part), ends


def _straight(work: _Work, at: float, begin: float, end: float) -> np.ndarray:
    count = max(2, round(abs(end - begin) / _SPACING))
    return work.ribbon.at(np.full(count + 1, at), np.linspace(begin, end, count + 1))


def _draw_stage(work: _Work, i: int, stage: Stage, cuts: Sequence[_Cut]) -> None:
    """Make the lines along a stage and the outlines of its spaces."""
    banks, (before, after) = work.banks, cuts[i : i + 2]
    begin, end = float(banks.marks[i]), float(banks.marks[i + 1])
    left, left_river, right_river, right = _names(work.board, stage)

    def shore(offsets: np.ndarray, *names: str) -> np.ndarray:
        return work.add("shore", work.follow(offsets, begin, end), *names)

    left_edge = work.follow(banks.left_edge, before.left_at, after.left_at)
    right_edge = work.follow(banks.right_edge, before.right_at, after.right_at)
    work.add("edge", left_edge, left)
    work.add("edge", right_edge, right)
    left_shore = shore(banks.left_shore, left, left_river)
    right_shore = shore(banks.right_shore, right, right_river)
    outlines = work.outlines
    outlines[left] = [left_edge, after.left[::-1], left_shore[::-1], before.left]
    outlines[right] = [right_shore, after.right, right_edge[::-1], before.right[::-1]]
    if not stage.island:
        ends = [after.left_ford, after.right_ford]
        starts = [before.right_ford[::-1], before.left_ford[::-1]]
        outlines[left_river] = [left_shore, *ends, right_shore[::-1], *starts]
        return
    west = shore(banks.island_left, left_river, stage.island)
    east = shore(banks.island_right, right_river, stage.island)
    for line in (west, east):
        line[0] = _tip(before, line is east)
        line[-1] = _tip(after, line is east)
    outlines[left_river] = [left_shore, after.left_ford, west[::-1], before.left_ford[::-1]]
    outlines[right_river] = [east, after.right_ford, right_shore[::-1], before.right_ford[::-1]]
    parts = [west, after.island, east[::-1], None if before.island is None else before.island[::-1]]
    outlines[stage.island] = [part for part in parts if part is not None]


def _tip(cut: _Cut, is_right: bool) -> np.ndarray:
    """Return where an island's shore meets the line between two stages."""
    return np.asarray(cut.right_ford[0] if is_right else cut.left_ford[-1])


def _outline(parts: Sequence[np.ndarray]) -> np.ndarray:
    """Return the ring made of these lines, each beginning where the one before ended."""
    points = np.concatenate([part[:-1] for part in parts])
    keep = np.abs(points - np.roll(points, 1, axis=0)).max(axis=1) > 0
    return np.asarray(points[keep])


def _place_slots(
    work: _Work, spaces: Mapping[str, np.ndarray]
) -> tuple[tuple[Disc, ...], tuple[Point, ...]]:
    """Put every slot on the line between its two spaces, near the outer edge of the bank (1.4)."""
    depth = work.board.drawing.bank_depth
    on_islands = {name for island in work.board.islands for name in island.spaces}
    discs, outward = [], []
    for slot in work.board.slots:
        line = work.crossings.get(frozenset(slot.touches))
        if line is None:
            line = spaces[slot.touches[0]][:2]
        length = max(1.0, float(np.hypot(*(line[-1] - line[0]))))
        away = (line[-1] - line[0]) / length
        radius = depth * _RADIUS
        if slot.touches[0] in on_islands:
            far = length / 2 - depth * _ISLAND_LIFT
            radius = max(1.0, min(radius, far - 2))
        else:
            far = max(length + depth * _BULGE - radius, radius + depth * _BULGE / 2)
        x, y = line[0] + away * far
        discs.append(Disc((float(x), float(y)), radius))
        outward.append((float(away[0]), float(away[1])))
    return tuple(discs), tuple(outward)


def _place_numbers(work: _Work) -> tuple[Point, ...]:
    """Put every number in its stretch of the river, upstream of the place for a knight."""
    found = {number: _afloat(work, i, side, _NUMBER_AT) for number, i, side in _stretches(work)}
    return tuple(found[region.number] for region in work.board.regions)


def _stretches(work: _Work) -> Iterator[tuple[int, int, int]]:
    """Yield every region with its stage and arm: 0 no island, 1 left, -1 right."""
    for i, stage in enumerate(work.banks.stages):
        if stage.island:
            yield stage.left, i, 1
            yield stage.right, i, -1
        else:
            yield stage.left, i, 0


def _afloat(work: _Work, i: int, side: int, part: float) -> Point:
    """Return the middle of the water of a stage, so much of the stage downstream."""
    banks = work.banks
    at = float(banks.marks[i] + (banks.marks[i + 1] - banks.marks[i]) * part)
    left = banks.island_right if side < 0 else banks.left_shore
    right = banks.island_left if side > 0 else banks.right_shore
    return work.ribbon.place(at, (work.offset(left, at) + work.offset(right, at)) / 2)


def _place_shields(
    work: _Work,
    spaces: Mapping[str, np.ndarray],
    discs: Sequence[Disc],
    numbers: Sequence[Point],
) -> dict[str, Point]:
    """Find a place for a knight in every space, clear of slots, numbers and lines."""
    avoid: dict[str, list[Disc]] = defaultdict(list)
    for slot, disc in zip(work.board.slots, discs, strict=True):
        for name in slot.touches:
            avoid[name].append(disc)
    room = work.board.drawing.river_width * _NUMBER_ROOM
    for region, place in zip(work.board.regions, numbers, strict=True):
        avoid[f"W{region.number}"].append(Disc(place, room))
    return {name: _clearest(spaces[name], avoid[name]) for name in work.board.numbers}


def _clearest(ring: np.ndarray, discs: Sequence[Disc]) -> Point:
    """Return the point inside a ring that is farthest from its outline and from these circles."""
    low, high = ring.min(axis=0), ring.max(axis=0)
    steps = np.linspace(0.0, 1.0, 41)
    grid = np.stack(np.meshgrid(*(low + (high - low) * steps[:, None]).T), axis=-1).reshape(-1, 2)
    grid = np.concatenate([ring[:1], grid[inside(ring, grid)]])
    way = grid[:, None, :] - ring[None, :, :]
    clear = np.hypot(way[..., 0], way[..., 1]).min(axis=1)
    for disc in discs:
        clear = np.minimum(clear, np.hypot(*(grid - disc.centre).T) - disc.radius)
    centred = np.hypot(*(grid - ring.mean(axis=0)).T)
    x, y = grid[(clear - centred / 20).argmax()]
    return float(x), float(y)


def inside(ring: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Tell of each point whether it lies inside a ring."""
    x, y = points[:, 0], points[:, 1]
    odd = np.zeros(len(points), dtype=bool)
    for (ax, ay), (bx, by) in zip(ring, np.roll(ring, -1, axis=0), strict=True):
        if ay != by:
            crosses = (ay > y) != (by > y)
            odd ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return odd
