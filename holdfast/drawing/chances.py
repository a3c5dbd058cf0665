"""An analysis as a picture: how the chances of every seat went up and down.

A line goes through the chances of a seat at its own decisions; where a move cost something, it
falls. The hatched band is two standard errors wide on each side. There are no gradients, no filters
and no fonts but those that every reader has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from holdfast.core.seats import read_names, write_seat
from holdfast.drawing.arms import CHARGES, SHIELD
from holdfast.drawing.paper import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    TOP,
    WIDTH,
    Axes,
    Point,
    draw_axes,
    draw_frame,
    draw_hatching,
    path_of,
    write_style,
)
from holdfast.search.analysis import Analysis, Decision
from holdfast.search.judgement import LIMITS, SIGNIFICANT, Judgement

_LABEL: Final = 844.0  # where the shields stand
_SIZE: Final = 1.3  # of a shield
_GAP: Final = 52.0  # between two of them
_MARK: Final = 11.0  # the radius of a mark
_LETTER: Final = 8.6  # the width of one in a label
_HIGH: Final = 18.0  # and the height
_LONGEST: Final = 17  # characters of a name

_SIGNS: Final = {Judgement.MISTAKE: "?", Judgement.BLUNDER: "??"}


def draw_chances(analysis: Analysis, names: str = "") -> str:
    """Return the picture as SVG; ``names`` says who sat where, as the header of a replay does."""
    plies = [move.ply for move in analysis.moves]
    axes = Axes(min(plies, default=0), max(plies, default=0))
    seats = [seat for seat in range(analysis.match.players) if analysis.of(seat)]
    title = analysis.match.game.title
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img">',
        f"<title>{escape(title)}: the chances to win</title>",
        f"<style>{write_style()}</style>",
        f"<defs>{''.join(draw_hatching(seat) for seat in seats)}</defs>",
        f'<rect class="paper" width="{WIDTH:g}" height="{HEIGHT:g}"/>',
        *draw_frame(),
        f'<text class="title" x="{LEFT:g}" y="72">{escape(title)}</text>',
        f'<text class="quiet" x="{LEFT:g}" y="99">'
        "The chance to win, as each player could know it at their own decisions</text>",
        *draw_axes(axes, analysis.match.players),
        *(_band(analysis.of(seat), axes) for seat in seats),
        *(part for seat in seats for part in _line(analysis, seat, axes)),
        *_marks(analysis, axes),
        *_shields(analysis, seats, axes, names),
        *_key(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _corners(decisions: Sequence[Decision], axes: Axes, errors: float) -> list[Point]:
    """Return the chances before and after each decision, moved up by so many standard errors."""
    corners = []
    for decision in decisions:
        for one in (decision.best, decision.played):
            corners.append((axes.x(decision.ply), axes.y(one.win + errors * one.error)))
    return corners


def _band(decisions: Sequence[Decision], axes: Axes) -> str:
    upper = _corners(decisions, axes, SIGNIFICANT)
    lower = _corners(decisions, axes, -SIGNIFICANT)
    seat = decisions[0].seat
    return f'<path fill="url(#hatch{seat})" opacity=".5" d="{path_of([*upper, *lower[::-1]])}Z"/>'


def _line(analysis: Analysis, seat: int, axes: Axes) -> Iterator[str]:
    """Draw the line of a seat, and the way to its result."""
    decisions = analysis.of(seat)
    points = _corners(decisions, axes, 0.0)
    yield f'<path class="halo" d="{path_of(points)}"/>'
    yield f'<path class="line s{seat}" d="{path_of(points)}"/>'
    share = analysis.share(seat)
    if share is not None:
        end = path_of([points[-1], (RIGHT, axes.y(share))])
        yield f'<path class="line last s{seat}" d="{end}"/>'
        yield f'<circle class="dot s{seat}" cx="{RIGHT:g}" cy="{axes.y(share):.1f}" r="3"/>'
    for decision in decisions:
        x, y = axes.x(decision.ply), axes.y(decision.played.win)
        yield (
            f'<circle class="dot s{seat}" cx="{x:.1f}" cy="{y:.1f}" r="3">'
            f"<title>{escape(_tell(decision))}</title></circle>"
        )


def _marks(analysis: Analysis, axes: Axes) -> Iterator[str]:
    """Mark mistakes and blunders, and write beside a blunder which move it was."""
    grave = [decision for decision in analysis.decisions if decision.judgement.is_grave]
    taken = [(axes.x(d.ply), axes.y(d.played.win), 2 * _MARK) for d in grave]
    labels: list[str] = []
    for decision in sorted(grave, key=lambda decision: -decision.loss):
        x, y, word = axes.x(decision.ply), axes.y(decision.played.win), decision.judgement
        yield (
            f'<g class="s{decision.seat}"><title>{escape(_tell(decision))}</title>'
            f'<circle class="{word.value}" cx="{x:.1f}" cy="{y:.1f}" r="{_MARK:g}"/>'
            f'<text class="sign sign-{word.value}" x="{x:.1f}" y="{y + 4.8:.1f}">'
            f"{_SIGNS[word]}</text></g>"
        )
        if word is Judgement.BLUNDER:
            labels += _label(decision.played.text, (x, y), taken)
    yield from labels


def _label(text: str, mark: Point, taken: list[tuple[float, float, float]]) -> Iterator[str]:
    """Write a move below its mark, or beside it, if there is room; remember the room it takes."""
    wide = _LETTER * len(text)
    for off, drop in ((0.0, 22.0), (18 + wide / 2, -14.0), (-18 - wide / 2, -14.0)):
        x, y = mark[0] + off, mark[1] + drop
        fits = x - wide / 2 > LEFT and x + wide / 2 < RIGHT and TOP < y < BOTTOM - 4
        if fits and not any(_touches((x, y, wide), other) for other in taken):
            taken.append((x, y, wide))
            yield f'<text class="label middle" x="{x:.1f}" y="{y + 5:.1f}">{escape(text)}</text>'
            return


def _touches(one: tuple[float, float, float], other: tuple[float, float, float]) -> bool:
    """Tell whether two labels or marks, each with its middle and its width, meet."""
    return abs(one[0] - other[0]) < (one[2] + other[2]) / 2 and abs(one[1] - other[1]) < _HIGH


def _tell(decision: Decision) -> str:
    """Return a decision in a line, for who points at it."""
    who = f"{decision.number} {write_seat(decision.seat)} {decision.played.text}"
    before, after = 100 * decision.best.win, 100 * decision.played.win
    if decision.loss == 0:
        return f"{who}: {decision.judgement.value}, {after:.0f} %"
    return (
        f"{who}: {decision.judgement.value}, {before:.0f} % to {after:.0f} %; "
        f"better {decision.best.text}"
    )


def _shields(analysis: Analysis, seats: Sequence[int], axes: Axes, names: str) -> Iterator[str]:
    """Stand the shields where the lines end, one above the other if they end together."""
    known = read_names(names, analysis.match.players)
    ends = {seat: _end(analysis, seat, axes) for seat in seats}
    places = _spread([ends[seat][1] for seat in seats])
    for seat, y in zip(seats, places, strict=True):
        accuracy = analysis.performances[seat].accuracy
        name = f"{write_seat(seat)} {known.get(seat, '')}".rstrip()
        name = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
        start, level = ends[seat]
        yield f'<path class="lead" d="M{start + 5:.1f} {level:.1f}L{_LABEL - 22:g} {y:.1f}"/>'
        yield (
            f"{_arms(seat, _LABEL, y)}"
            f'<text class="name" x="{_LABEL + 26:g}" y="{y - 2:.1f}">{escape(name)}</text>'
            f'<text class="quiet" x="{_LABEL + 26:g}" y="{y + 17:.1f}">'
            f"accuracy {accuracy:.0f}</text>"
        )


def _arms(seat: int, x: float, y: float) -> str:
    """Draw the shield of a seat round a point."""
    charge, detail = CHARGES[seat]
    shapes = (("field", SHIELD), ("charge", charge), ("detail", detail), ("edge", SHIELD))
    paths = "".join(f'<path class="{style}" d="{data}"/>' for style, data in shapes if data)
    return (
        f'<g class="s{seat}" transform="translate({x:g} {y:.1f}) scale({_SIZE:g}) '
        f'translate(-12 -14)">{paths}</g>'
    )


def _end(analysis: Analysis, seat: int, axes: Axes) -> Point:
    """Return where the line of a seat ends: at its result, or at its last decision."""
    share = analysis.share(seat)
    if share is not None:
        return RIGHT, axes.y(share)
    last = analysis.of(seat)[-1]
    return axes.x(last.ply), axes.y(last.played.win)


def _spread(levels: Sequence[float]) -> list[float]:
    """Return levels near these that leave room for a shield each, all of them on the paper."""
    order = sorted(range(len(levels)), key=lambda i: levels[i])
    placed: dict[int, float] = {}
    above = float("-inf")
    for i in order:
        above = placed[i] = max(levels[i], above + _GAP)
    below = float("inf")
    for i in reversed(order):
        below = placed[i] = min(placed[i], below - _GAP, BOTTOM)
    return [placed[i] for i in range(len(levels))]


def _key() -> Iterator[str]:
    """Say below what the marks mean."""
    y = BOTTOM + 66
    for x, word in ((LEFT, Judgement.MISTAKE), (LEFT + 232, Judgement.BLUNDER)):
        text = f"{word.value}: {100 * LIMITS[word]:.0f} % or more lost"
        yield (
            f'<g class="key"><circle class="key-{word.value}" cx="{x + 10:g}" cy="{y - 5:g}" '
            f'r="{_MARK:g}"/><text class="sign sign-{word.value}" x="{x + 10:g}" '
            f'y="{y - 0.2:g}">{_SIGNS[word]}</text></g>'
            f'<text class="quiet" x="{x + 28:g}" y="{y:g}">{text}</text>'
        )
    yield (
        f'<text class="quiet end" x="{WIDTH - 48:g}" y="{y:g}">'
        "hatched: two standard errors; dotted: an even chance</text>"
    )
