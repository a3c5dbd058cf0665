"""The page of a game's statistics: who wins, how long it takes, what decides, where people play."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from holdfast.arena.census import Census, Fight, Visited
from holdfast.arena.figures import bins_of
from holdfast.core.chronicle import Path
from holdfast.core.game import Game
from holdfast.drawing.marks import (
    FOOT,
    LABEL,
    MARK,
    ROW,
    Label,
    Scale,
    draw_dot,
    figure,
    picture,
    text_at,
    upright,
)
from holdfast.drawing.markup import between, element, percent, plain, table
from holdfast.drawing.plots import plot_lengths, plot_order, plot_points
from holdfast.drawing.report import draw_header, draw_page

#: The radius of the largest disc of a heat map, in parts of the distance between two places.
_LARGEST: Final = 0.48
_SMALLEST: Final = 0.06
_MAP: Final = 1000.0  # the width of a heat map, in its own units
_DEEPEST: Final = 0.85
_PALEST: Final = 0.15
_LETTERS: Final = 13.0  # from a disc to the base line of its name
_FEW: Final = 8  # prizes that fit into half of a page's width


def write_census(game: Game, censuses: Sequence[Census], left_out: int) -> str:
    """Return the page; one part for each number of seats."""
    matches = sum(census.matches for census in censuses)
    facts = {
        "game": game.title,
        "matches": f"{matches:,}",
        "left out": f"{left_out:,}",
    }
    parts = [
        draw_header("Holdfast statistics", f"{game.title} in {matches:,} matches", facts, [_left()])
    ]
    for census in censuses:
        parts += [
            element("h2", f"{census.seats} players, {census.matches:,} matches"),
            element("p", _options(census), class_="options"),
            element("section", *_plots(game, census), class_="plots"),
        ]
    return draw_page(f"{game.title}: statistics", *parts)


def _left() -> str:
    return "Left out is what did not come to its end by the rules of the game."


def _options(census: Census) -> str:
    """Return which options were played how often."""
    said = [
        f"{'as usual' if options == '-' else options}: {count:,}"
        for options, count in census.options.items()
    ]
    return "Options: " + "; ".join(said) + "."


def _plots(game: Game, census: Census) -> list[Element]:
    fair = 1 / census.seats
    labels = [Label(number, fared.name) for number, fared in enumerate(census.lines)]
    plots = [
        plot_order(census.order, fair),
        plot_points(labels, [fared.points for fared in census.lines]),
        plot_lengths(bins_of(census.lengths), census.lengths),
    ]
    if census.fights:
        plots.append(plot_fights(game.chronicle.prizes, census.fights, fair))
    if census.visited:
        plots.append(plot_visited(census.visited, census.outline))
    return plots


def plot_fights(prizes: str, fights: Sequence[Fight], fair: float) -> Element:
    """Plot how often who holds each prize wins the match."""
    scale = Scale([0.0, 1.0])
    height = ROW * len(fights)
    shapes = scale.draw(height, [percent(tick, 0) for tick in scale.ticks])
    shapes.append(upright(scale.at(fair), 0, height, "zero"))
    for row, fight in enumerate(fights):
        said = f"{percent(fight.wins.value)} of {fight.wins.games:,}"
        shapes.append(text_at(fight.name, "0", row * ROW + LABEL, "name"))
        shapes.append(text_at(said, "100%", row * ROW + LABEL, "value", "end"))
        ends = (fight.wins.low, fight.wins.high)
        shapes.append(draw_dot(scale, row * ROW + MARK, fight.wins.value, ends, "neutral"))
    rows = [
        (
            fight.name,
            percent(fight.taken),
            percent(fight.wins.value),
            between(fight.wins.low, fight.wins.high),
            percent(fight.when, 0),
        )
        for fight in fights
    ]
    return figure(
        f"Which {prizes} decide",
        f"How often whoever has won it wins the match, in the matches in which somebody did. The "
        f"dashed line is the fair share, {percent(fair)}; bars are intervals of 95\u00a0%.",
        picture(f"How often the holders of {prizes} win", height + FOOT, shapes),
        table(("", "won by anybody", "holder wins", "95\u00a0%", "after so much of it"), rows),
        wide=len(fights) > _FEW,
    )


def plot_visited(visited: Sequence[Visited], outline: Sequence[Path]) -> Element:
    """Draw a heat map: discs as large, and as deep, as moves are many."""
    sheet = _Sheet(visited)
    drawing = element(
        "svg",
        element("title", "Moves by place"),
        element("desc", "The numbers are in the table below."),
        *sheet.draw(outline),
        viewBox=f"0 0 {_MAP:g} {sheet.tall:.0f}",
        width="100%",
        role="img",
    )
    rows = [
        (each.ground.name, f"{each.moves:.2f}", percent(each.winners))
        for each in sorted(visited, key=lambda each: -each.moves)
    ]
    return figure(
        "Where moves are made",
        "A disc for each place where it lies on the table: the larger and the deeper, the more "
        "moves are made there.",
        drawing,
        table(("place", "moves a match", "of them by winners"), rows),
        wide=True,
    )


class _Sheet:
    """The sheet of a heat map, with room around the places."""

    def __init__(self, visited: Sequence[Visited]) -> None:
        xs, ys = ([getattr(each.ground, axis) for each in visited] for axis in ("x", "y"))
        self._gap = _nearest(list(zip(xs, ys, strict=True)))
        self._left, self._top = min(xs) - self._gap, min(ys) - self._gap
        self._unit = _MAP / (max(xs) + self._gap - self._left)
        self._most = max(each.moves for each in visited) or 1.0
        self._visited = visited
        self.tall = (max(ys) + self._gap - self._top) * self._unit

    def draw(self, outline: Sequence[Path]) -> list[Element]:
        """Draw the discs, with their names, over the outline."""
        lines = ["L".join(f"{x:.1f} {y:.1f}" for x, y in map(self._at, path)) for path in outline]
        shapes = [element("path", d=f"M{line}", class_="outline") for line in lines]
        for each in self._visited:
            shapes += self._disc(each)
        return shapes

    def _at(self, place: tuple[float, float]) -> tuple[float, float]:
        x, y = place
        return (x - self._left) * self._unit, (y - self._top) * self._unit

    def _disc(self, each: Visited) -> list[Element]:
        name, *place = each.ground
        (x, y), share = self._at((place[0], place[1])), each.moves / self._most
        size = max(share**0.5 * _LARGEST, _SMALLEST) * self._gap * self._unit
        disc = element(
            "circle",
            element("title", f"{name}: {plain(round(each.moves, 2))} a match"),
            cx=x,
            cy=y,
            r=size,
            class_="heat",
            fill_opacity=round(_PALEST + (_DEEPEST - _PALEST) * share, 2),
        )
        below = y + size + _LETTERS
        return [disc, element("text", name, x=x, y=below, class_="place", text_anchor="middle")]


def _nearest(points: Sequence[tuple[float, float]]) -> float:
    """Return a distance at which few places touch: a low quantile of those to the nearest."""
    gaps = sorted(
        min(math.hypot(x - u, y - v) for j, (u, v) in enumerate(points) if j != i)
        for i, (x, y) in enumerate(points)
    )
    return gaps[len(gaps) // 4]
