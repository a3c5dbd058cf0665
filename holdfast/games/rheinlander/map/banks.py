"""How wide the river and its banks are, and where one region ends and the next begins.

The river is a chain of *stages*: a region, or two regions beside each other round an island. All
stages are about as long; where the river bends they are longer, for their inner bank is short.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from holdfast.games.rheinlander.board import Board, Drawing
from holdfast.games.rheinlander.map.ribbon import Ribbon, lowest, smooth, wave

#: Lengths as parts of others: of the river's width, of a bank's depth, of a stage.
_ARM: Final = 0.84
_ISLAND: Final = 1.5
_ISLAND_STAGE: Final = 1.25
_SMALL_ISLAND: Final = 1.9  # the stage of an island that has one space only
_BEND_STRETCH: Final = 0.75
_UNEVEN_STAGES: Final = 0.06
_UNEVEN_RIVER: Final = 0.09
_UNEVEN_BANK: Final = 0.13
#: The inner side of a bend keeps within this part of its radius.
_WITHIN_BEND: Final = 0.74
_LEAST_BANK: Final = 0.35
#: Between two loops of the river there is so much land outside the banks, in bank depths.
_APART: Final = 0.3
_TIP: Final = 0.6  # how blunt the ends of islands are
_SWELL: Final = 0.45  # the river swells so much of a stage before an island
_RIPPLE: Final = 0.9  # units of the sheet: the unsteady hand
_THIN: Final = 4  # of so many samples one is compared with those of other loops
_TINY: Final = 1e-9


@dataclass(frozen=True)
class Stage:
    """A piece of the course: the regions of its left and its right arm, or one region twice."""

    left: int
    right: int
    #: The island space between the arms, and whether the island begins or ends here.
    island: str = ""
    first: bool = False
    last: bool = False


@dataclass(frozen=True)
class Banks:
    """By sample of the ribbon: how far to the left each line is that runs along the river."""

    stages: tuple[Stage, ...]
    #: Where the stages begin, and where the last one ends.
    marks: np.ndarray
    left_edge: np.ndarray
    left_shore: np.ndarray
    island_left: np.ndarray
    island_right: np.ndarray
    right_shore: np.ndarray
    right_edge: np.ndarray


def find_stages(board: Board) -> tuple[Stage, ...]:
    """Return the stages in the order of their numbers."""
    arms = {n for island in board.islands for n in (*island.left_arm, *island.right_arm)}
    blocks = [[Stage(r.number, r.number)] for r in board.regions if r.number not in arms]
    for island in board.islands:
        rows = list(zip(island.left_arm, island.right_arm, island.spaces, strict=True))
        blocks.append(
            [
                Stage(left, right, name, first=i == 0, last=i == len(rows) - 1)
                for i, (left, right, name) in enumerate(rows)
            ]
        )
    blocks.sort(key=lambda block: min(min(stage.left, stage.right) for stage in block))
    return tuple(stage for block in blocks for stage in block)


def find_banks(board: Board, ribbon: Ribbon) -> Banks:
    """Return how wide everything is along the ribbon."""
    drawing = board.drawing
    stages = find_stages(board)
    marks = _marks(stages, ribbon, drawing)
    island = drawing.bank_depth * _ISLAND / 2
    lift, swell = _islands(stages, marks, ribbon.along)
    at = ribbon.along
    half = drawing.river_width / 2
    grown = island + drawing.river_width * _ARM
    shores = [
        (1 - swell) * half * (1 + _UNEVEN_RIVER * wave(at, 11 + side, 330)) + swell * grown
        for side in range(2)
    ]
    depths = [
        drawing.bank_depth * (1 + _UNEVEN_BANK * wave(at, 31 + side, 260)) for side in range(2)
    ]
    edges = _fit(drawing, ribbon, shores, depths)
    islands = [lift * island * (1 + _UNEVEN_RIVER * wave(at, 51 + side, 170)) for side in range(2)]
    rough = [_RIPPLE * wave(at, 71 + i, 23) for i in range(6)]
    calm = np.minimum(1.0, lift * 4)
    return Banks(
        stages,
        marks,
        left_edge=edges[0] + rough[0],
        left_shore=shores[0] + rough[1],
        island_left=islands[0] + rough[2] * calm,
        island_right=-islands[1] + rough[3] * calm,
        right_shore=-shores[1] + rough[4],
        right_edge=-edges[1] + rough[5],
    )


def _marks(stages: tuple[Stage, ...], ribbon: Ribbon, drawing: Drawing) -> np.ndarray:
    """Return where stages begin and the last one ends; bends and islands stretch them."""
    sharp = smooth(np.abs(ribbon.bend), 30)
    radius = np.maximum(1 / np.maximum(sharp, _TINY), 1.0)
    room = 1 / (1 + _BEND_STRETCH * np.minimum(1.0, ribbon.length / len(stages) / radius))
    room = smooth(room, 30)
    total = np.concatenate([[0.0], np.cumsum((room[1:] + room[:-1]) / 2)])
    lengths = np.array([_length(stage) for stage in stages])
    lengths *= 1 + _UNEVEN_STAGES * wave(np.arange(len(stages)), 5, 3.7)
    wanted = np.concatenate([[0.0], np.cumsum(lengths)])
    fixed = [(0, 0.0)]
    for point, region in drawing.pins:
        stage = next(i for i, stage in enumerate(stages) if region in (stage.left, stage.right))
        stop = float(np.interp(ribbon.stops[point], ribbon.along, total))
        if stage > fixed[-1][0] and fixed[-1][1] < stop < total[-1]:
            fixed.append((stage, stop))
    fixed.append((len(stages), float(total[-1])))
    reached = np.interp(wanted, [wanted[i] for i, _ in fixed], [stop for _, stop in fixed])
    return np.asarray(np.interp(reached, total, ribbon.along))


def _length(stage: Stage) -> float:
    """Return how long a stage is, compared with one without an island."""
    if not stage.island:
        return 1.0
    return _SMALL_ISLAND if stage.first and stage.last else _ISLAND_STAGE


def _islands(
    stages: tuple[Stage, ...], marks: np.ndarray, at: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Return how much of an island's breadth there is, and how far the river has swollen."""
    lift, swell = np.zeros_like(at), np.zeros_like(at)
    starts = [i for i, stage in enumerate(stages) if stage.first]
    ends = [i + 1 for i, stage in enumerate(stages) if stage.last]
    for first, last in zip(starts, ends, strict=True):
        begin, end = marks[first], marks[last]
        part = np.clip((at - begin) / (end - begin), 0.0, 1.0)
        lift = np.maximum(lift, np.sin(np.pi * part).clip(0.0) ** _TIP)
        ramp = (end - begin) / (last - first) * _SWELL
        rise = np.clip((at - begin + ramp) / (2.2 * ramp), 0.0, 1.0)
        fall = np.clip((end + ramp - at) / (2.2 * ramp), 0.0, 1.0)
        both = np.minimum(rise, fall)
        swell = np.maximum(swell, both * both * (3 - 2 * both))
    return lift, swell


def _fit(
    drawing: Drawing, ribbon: Ribbon, shores: list[np.ndarray], depths: list[np.ndarray]
) -> list[np.ndarray]:
    """Return where the banks end: less deep inside bends and where another loop is near."""
    edges = []
    gap = drawing.bank_depth * _APART
    wanted = [smooth(shore, 24) + depth for shore, depth in zip(shores, depths, strict=True)]
    most = np.maximum(*wanted)
    for side, sign in enumerate((1.0, -1.0)):
        limit = _WITHIN_BEND / np.maximum(sign * ribbon.bend, _TINY)
        limit = np.minimum(limit, _clear(ribbon, sign, most, gap))
        limit = smooth(lowest(np.minimum(limit, 2 * most), 20), 20)
        least = shores[side] + drawing.bank_depth * _LEAST_BANK
        edges.append(np.maximum(np.minimum(wanted[side], limit), least))
    return edges


def _clear(ribbon: Ribbon, sign: float, most: np.ndarray, gap: float) -> np.ndarray:
    """Return how far a bank may reach so that it stays away from other loops on this side."""
    points, at, wide = ribbon.points[::_THIN], ribbon.along[::_THIN], most[::_THIN]
    way = points[None, :, :] - points[:, None, :]
    far = np.hypot(way[..., 0], way[..., 1])
    beside = (way * ribbon.left[::_THIN, None, :]).sum(axis=2) * sign
    near = np.abs(at[None, :] - at[:, None]) < np.pi * wide[:, None]
    share = wide[:, None] / (wide[:, None] + wide[None, :])
    limit = np.where(near | (beside < far / 2), np.inf, (far - gap) * share).min(axis=1)
    return np.asarray(np.interp(ribbon.along, at, np.minimum(limit, 2 * most[::_THIN])))
