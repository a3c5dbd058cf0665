"""The map as a picture: a copperplate engraving in SVG, with a palette for light and for dark.

Every space is a path with its name for an id, so that a page can find it. Colours are CSS
variables; there are no gradients, no filters and no fonts but those that every reader has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from holdfast.games.rheinlander.draft import is_river
from holdfast.games.rheinlander.map.chart import Chart, Label
from holdfast.games.rheinlander.map.lettering import box_of, level, place_names
from holdfast.games.rheinlander.map.ornaments import (
    at,
    draw_bishopric,
    draw_cartouche,
    draw_castle,
    draw_city,
    draw_rose,
    name_winds,
    path,
)
from holdfast.games.rheinlander.map.scenery import (
    MARGIN,
    around,
    cover_of,
    draw_country,
    draw_flow,
    draw_hatching,
    draw_mouths,
)

#: The kinds of centres, as in ``tables``: castle, bishopric, cities of the values 2, 3 and 4.
VIEWS: Final = (draw_castle(), draw_bishopric(), draw_city(2), draw_city(3), draw_city(4))
VIEW_RADIUS: Final = 27.0  # the drawings of centres fit a circle of this size

_COLUMN: Final = 155.0
ROSE: Final = 92.0
CARTOUCHE: Final = (262.0, 136.0)
_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")

_STYLE: Final = """
svg{--paper:#f6f0e1;--ink:#2a2420;--water:#cadbd8;--flow:#5f7f85;--number:#173b46;--meadow:#eee7cb;
--vine:#e6dfb4;--wood:#d8dfbe;--field:#efe0bd;--isle:#ecdcb6;--roof:#b4573f;--leaf:#c3cfa3;
--hill:#f0e7d0;--pale:#8d8064;background:var(--paper)}
@media (prefers-color-scheme:dark){svg{--paper:#1c1a19;--ink:#efe6d2;--water:#1d3339;--flow:#5d8790;
--number:#d3e9e6;--meadow:#302d22;--vine:#35321f;--wood:#28301f;--field:#382f21;--isle:#3b3222;
--roof:#a3523e;--leaf:#3a4a2f;--hill:#262320;--pale:#857a63}}
.paper{fill:var(--paper)}.ink{stroke:var(--ink);stroke-width:1.3;stroke-linejoin:round}
.heavy{stroke-width:2}.fine{stroke:var(--ink);stroke-width:.7;stroke-linecap:round}
path.fine{fill:none}path.leaf{fill:var(--leaf)}.wall{fill:var(--paper)}.roof{fill:var(--roof)}
.hill{fill:var(--hill)}.black{fill:var(--ink)}.scroll{fill:var(--paper)}
.river,.water{fill:var(--water)}.island{fill:var(--isle)}
.meadow{fill:var(--meadow)}.vine{fill:var(--vine)}.wood{fill:var(--wood)}.field{fill:var(--field)}
.line{fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round;pointer-events:none}
.shore{stroke-width:2.1}.edge{stroke-width:1.5}.fence{stroke-width:1.2}
.ford{stroke-width:1;stroke:var(--number);stroke-dasharray:5 3.5}
.hatch{stroke-width:.75;stroke:var(--pale)}.flow{stroke-width:.7;stroke:var(--flow)}
.hills path,.trees path{stroke:var(--pale)}.hills .black{fill:var(--pale)}
text{font-family:"Hoefler Text","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;
fill:var(--ink);text-anchor:middle;pointer-events:none}
.number{font-size:29px;font-weight:700;fill:var(--number);stroke:var(--water);stroke-width:6px;
paint-order:stroke;stroke-linejoin:round}
.name{font-style:italic;stroke:var(--paper);stroke-width:4px;paint-order:stroke;
stroke-linejoin:round}
.isle{stroke:var(--isle)}
.slot{fill:var(--paper)}.ring{fill:none;stroke:var(--ink);stroke-width:.7;pointer-events:none}
.title{font-style:italic;font-weight:700}.under{font-size:17px;letter-spacing:.04em}
.wind{font-size:21px;font-weight:700}.grid{font-size:13px}
"""


def engrave(chart: Chart, centres: Sequence[int] | None = None) -> str:
    """Return the picture; with ``centres``, the kind of each slot's centre, the towns are drawn."""
    width, height = chart.board.drawing.sheet
    taken = [around(chart.board.drawing.title_at, CARTOUCHE[0] + 60, CARTOUCHE[1] + 40)]
    taken += [around(chart.board.drawing.rose_at, 2.5 * ROSE, 2.5 * ROSE)]
    labels = place_names(chart, MARGIN + 4, taken)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">',
        f"<title>{escape(chart.board.title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{width:g}" height="{height:g}"/>',
        *draw_country(chart, [*taken, *(box_of(label) for label in labels)]),
        *draw_mouths(chart),
        *_spaces(chart),
        *draw_hatching(chart),
        *draw_flow(chart),
        *_lines(chart),
        *_numbers(chart),
        *_slots(chart, centres),
        *_names(chart, labels),
        *draw_frame(width, height),
        at(chart.board.drawing.rose_at, draw_rose(ROSE) + name_winds(ROSE)),
        at(
            chart.board.drawing.title_at,
            draw_cartouche(
                chart.board.title,
                f"{len(chart.board.regions)} regions, {len(chart.board.slots)} places",
                *CARTOUCHE,
            ),
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _spaces(chart: Chart) -> Iterator[str]:
    islands = {name for island in chart.board.islands for name in island.spaces}
    yield '<g id="spaces">'
    for name, ring in chart.spaces.items():
        kind = "river" if is_river(name) else "island" if name in islands else "bank"
        cover = "" if kind != "bank" else f" {cover_of(chart, name)}"
        yield (
            f'<path id="{name}" class="space {kind}{cover}" data-space="{name}" '
            f'd="{path(ring, closed=True)}"/>'
        )
    yield "</g>"


def _lines(chart: Chart) -> Iterator[str]:
    """Draw every line between spaces once, the heaviest last."""
    styles = {"ford": "ford", "field": "fence", "edge": "edge", "shore": "shore"}
    for kind, style in styles.items():
        data = "".join(path(line.points) for line in chart.lines if line.kind == kind)
        yield f'<path class="line {style}" d="{data}"/>'


def _numbers(chart: Chart) -> Iterator[str]:
    for region, (x, y) in zip(chart.board.regions, chart.numbers, strict=True):
        yield f'<text class="number" x="{x:.1f}" y="{y + 10:.1f}">{region.number}</text>'


def _slots(chart: Chart, centres: Sequence[int] | None) -> Iterator[str]:
    for i, (slot, disc) in enumerate(zip(chart.board.slots, chart.slots, strict=True)):
        x, y = disc.centre
        circle = f'cx="{x:.1f}" cy="{y:.1f}"'
        yield (
            f'<circle id="slot{i + 1}" class="slot ink" data-slot="{i + 1}" {circle} '
            f'r="{disc.radius:.1f}" aria-label={quoteattr(slot.name)}/>'
        )
        if centres is None:
            yield f'<circle class="ring" {circle} r="{disc.radius - 3.5:.1f}"/>'
            yield f'<circle class="ring" {circle} r="{disc.radius * 0.28:.1f}"/>'
            yield f'<circle class="black" {circle} r="{disc.radius * 0.1:.1f}"/>'
        else:
            yield at(disc.centre, VIEWS[centres[i]], disc.radius / VIEW_RADIUS)


def _names(chart: Chart, labels: Sequence[Label]) -> Iterator[str]:
    islands = {name for island in chart.board.islands for name in island.spaces}
    for slot, label in zip(chart.board.slots, labels, strict=True):
        yield _letter(label, "name isle" if slot.touches[0] in islands else "name")
    settled = {name for slot in chart.board.slots for name in slot.touches}
    for island in chart.board.islands:
        if not settled.intersection(island.spaces):
            yield _letter(island_label(chart, island.name, island.spaces), "name isle")


def _letter(label: Label, style: str) -> str:
    (x, y), drop = label.middle, label.size * 0.3
    turn = f' transform="rotate({label.slope:.1f} {x:.1f} {y:.1f})"' if label.slope else ""
    return (
        f'<text class="{style}" x="{x:.1f}" y="{y + drop:.1f}" font-size="{label.size:.1f}"{turn}>'
        f"{escape(label.text)}</text>"
    )


def island_label(chart: Chart, name: str, spaces: Sequence[str]) -> Label:
    """Return the name of an island without a slot, in the middle of it, off the shields."""
    marks, stages = chart.banks.marks, chart.banks.stages
    first = next(i for i, stage in enumerate(stages) if stage.island == spaces[0])
    middle = float(marks[first] + marks[first + len(spaces)]) / 2
    size = chart.board.drawing.bank_depth * 0.26
    low = float(np.interp(middle, chart.ribbon.along, chart.banks.island_right))
    place = chart.ribbon.place(middle, low + size * 1.05)
    return Label(name, place, level(chart.ribbon.direction(middle)), size)


def draw_frame(width: float, height: float) -> Iterator[str]:
    """Draw the border of the sheet: two lines, a scale of dark and light, letters and numerals."""
    inner, outer, bar = MARGIN, 12.0, 6.0
    edge = (
        f"M0 0H{width:g}V{height:g}H0ZM{inner:g} {inner:g}V{height - inner:g}H{width - inner:g}"
        f"V{inner:g}Z"
    )
    yield f'<path class="paper" d="{edge}"/>'
    for gap, style in ((outer, "ink heavy"), (inner - bar, "fine"), (inner, "ink")):
        yield (
            f'<rect class="{style}" fill="none" x="{gap:g}" y="{gap:g}" '
            f'width="{width - 2 * gap:g}" height="{height - 2 * gap:g}"/>'
        )
    columns = max(1, round((width - 2 * inner) / _COLUMN))
    rows = max(1, round((height - 2 * inner) / _COLUMN))
    across, down = (width - 2 * inner) / columns, (height - 2 * inner) / rows
    bars = [
        f"M{inner + across * i / 2:.1f} {y:.1f}h{across / 2:.1f}v{bar}h{-across / 2:.1f}Z"
        for i in range(0, 2 * columns, 2)
        for y in (inner - bar, height - inner)
    ] + [
        f"M{x:.1f} {inner + down * i / 2:.1f}h{bar}v{down / 2:.1f}h{-bar}Z"
        for i in range(0, 2 * rows, 2)
        for x in (inner - bar, width - inner)
    ]
    yield f'<path class="black" d="{"".join(bars)}"/>'
    middle = (outer + inner - bar) / 2
    for i in range(columns):
        for y in (middle, height - middle):
            x = inner + across * (i + 0.5)
            yield f'<text class="grid" x="{x:.1f}" y="{y + 5:.1f}">{chr(ord("A") + i % 26)}</text>'
    for i in range(rows):
        for x in (middle, width - middle):
            y = inner + down * (i + 0.5)
            name = _ROMAN[i % len(_ROMAN)]
            yield f'<text class="grid" x="{x:.1f}" y="{y + 4.5:.1f}">{name}</text>'
