"""The map as data for a page, which draws spaces and pieces itself and takes the rest as pictures.

Outlines are not listed: the lines are, each with the spaces on its sides, so that the outline of a
space, or of a duchy, is made of the lines that have exactly one side in it. Words are for the page,
which knows the language of its reader; the pictures hold none but the letters of the border.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Literal

import numpy as np

from holdfast.games.rheinlander.board import Board, Drawing
from holdfast.games.rheinlander.draft import Point, is_river, split_name
from holdfast.games.rheinlander.map.chart import Box, Chart, Disc, Label, draw_chart
from holdfast.games.rheinlander.map.engraving import (
    CARTOUCHE,
    ROSE,
    VIEW_RADIUS,
    VIEWS,
    draw_frame,
    island_label,
)
from holdfast.games.rheinlander.map.lettering import box_of, place_names
from holdfast.games.rheinlander.map.ornaments import draw_rose, draw_scroll
from holdfast.games.rheinlander.map.ribbon import thin
from holdfast.games.rheinlander.map.scenery import (
    MARGIN,
    around,
    cover_of,
    draw_country,
    draw_flow,
    draw_hatching,
    draw_mouths,
)
from holdfast.games.rheinlander.tables import CENTRE_TEXTS

Shape = Literal["tall", "wide"]

#: So far off may lines be drawn, in units of the sheet.
_DETAIL: Final = 0.45
#: On a screen names are larger than on paper, or nobody reads them.
_LARGER: Final = 1.2
#: Round the rose and the cartouche: the names of the winds, the curls.
_ROSE_BOX: Final = (2.5 * ROSE, 2.5 * ROSE)
_SCROLL_BOX: Final = (CARTOUCHE[0] + 60, CARTOUCHE[1] + 40)
_STEP: Final = 12.0  # between two places that are tried


def describe_sheet(board: Board, shape: Shape) -> dict[str, Any]:
    """Return the map of a board as JSON, drawn for a tall or for a wide window."""
    chart = draw_chart(replace(board, drawing=shape_drawing(board.drawing, shape)))
    drawing = chart.board.drawing
    scroll = _find_room(chart, drawing.title_at, _SCROLL_BOX, [])
    taken = [around(scroll, *_SCROLL_BOX)]
    rose = _find_room(chart, drawing.rose_at, _ROSE_BOX, taken)
    taken.append(around(rose, *_ROSE_BOX))
    labels = place_names(chart, MARGIN + 4, taken, _LARGER)
    width, height = drawing.sheet
    return {
        "title": board.title,
        "width": width,
        "height": height,
        "depth": drawing.bank_depth,
        "spaces": [_space(chart, name) for name in board.numbers],
        "lines": [
            {
                "kind": line.kind,
                "spaces": list(line.spaces),
                "points": _flat(thin(line.points, _DETAIL)),
            }
            for line in chart.lines
        ],
        "numbers": [_pair(place) for place in chart.numbers],
        "slots": [
            _slot(disc, away, label, board.slots[i].name)
            for i, (disc, away, label) in enumerate(
                zip(chart.slots, chart.outward, labels, strict=True)
            )
        ],
        "islands": _islands(chart),
        "rose": {"middle": _pair(rose), "radius": ROSE, "picture": draw_rose(ROSE)},
        "scroll": {
            "middle": _pair(scroll),
            "radius": CARTOUCHE[0] / 2,
            "picture": draw_scroll(*CARTOUCHE),
        },
        "country": "".join(draw_country(chart, [*taken, *(box_of(label) for label in labels)])),
        "mouths": "".join(draw_mouths(chart)),
        "growth": "".join(draw_hatching(chart)),
        "flow": "".join(draw_flow(chart)),
        "frame": "".join(draw_frame(width, height)),
        "centres": dict(zip(CENTRE_TEXTS, VIEWS, strict=True)),
        "centre_radius": VIEW_RADIUS,
    }


def shape_drawing(drawing: Drawing, shape: Shape) -> Drawing:
    """Return a drawing turned by a quarter, unless it has the shape already."""
    width, height = drawing.sheet
    if (width > height) == (shape == "wide"):
        return drawing

    def turn(place: Point) -> Point:
        x, y = place
        return (y, width - x)

    return replace(
        drawing,
        course=tuple(turn(place) for place in drawing.course),
        sheet=(height, width),
        title_at=turn(drawing.title_at),
        rose_at=turn(drawing.rose_at),
    )


def _find_room(chart: Chart, wanted: Point, size: Point, taken: list[Box]) -> Point:
    """Return where a box covers the least of the banks and of what is taken, near to a place."""
    width, height = chart.board.drawing.sheet
    mask = chart.strip(6.0)
    for disc in chart.slots:
        mask.cover(around(disc.centre, 2 * disc.radius, 2 * disc.radius))
    for box in taken:
        mask.cover(box)
    steps = np.stack(
        np.meshgrid(np.linspace(-0.5, 0.5, 15), np.linspace(-0.5, 0.5, 11)), axis=-1
    ).reshape(-1, 2)
    across = np.arange(MARGIN + size[0] / 2, width - MARGIN - size[0] / 2, _STEP)
    down = np.arange(MARGIN + size[1] / 2, height - MARGIN - size[1] / 2, _STEP)
    places = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)
    if not len(places) or not mask.covers(np.array(wanted) + steps * size).any():
        return wanted
    points = places[:, None, :] + steps * size
    covered = mask.covers(points.reshape(-1, 2)).reshape(len(places), -1).sum(axis=1)
    far = np.hypot(*(places - wanted).T)
    x, y = places[np.lexsort((far, covered))[0]]
    return float(x), float(y)


def _space(chart: Chart, name: str) -> dict[str, Any]:
    islands = {each for island in chart.board.islands for each in island.spaces}
    cover = "river" if is_river(name) else "island" if name in islands else cover_of(chart, name)
    if is_river(name):
        regions = [int(name[1:])]
    else:
        regions = [region.number for region in chart.board.regions if name in region.banks]
    side, number = split_name(name)
    return {
        "name": name,
        "side": side,
        "number": number,
        "cover": cover,
        "regions": regions,
        "middle": _pair(chart.shields[name]),
        "near": list(chart.board.neighbours(name)),
    }


def _slot(disc: Disc, away: Point, label: Label, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "middle": _pair(disc.centre),
        "radius": round(disc.radius, 1),
        "away": [round(part, 3) for part in away],
        "label": _label(label),
    }


def _label(label: Label) -> dict[str, Any]:
    return {
        "text": label.text,
        "middle": _pair(label.middle),
        "slope": round(label.slope, 1),
        "size": round(label.size, 1),
    }


def _islands(chart: Chart) -> list[dict[str, Any]]:
    """Return the names of islands on which no slot has a name."""
    settled = {name for slot in chart.board.slots for name in slot.touches}
    return [
        _label(island_label(chart, island.name, island.spaces))
        for island in chart.board.islands
        if not settled.intersection(island.spaces)
    ]


def _pair(place: Point) -> list[float]:
    return [round(float(part), 1) for part in place]


def _flat(points: np.ndarray) -> list[float]:
    return [float(part) for part in np.round(points, 1).ravel()]
