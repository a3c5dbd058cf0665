"""The plots of a report, each with its numbers as a table."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final
from xml.etree.ElementTree import Element

from holdfast.arena.figures import Bin, Mean, Spread, ticks
from holdfast.drawing.heraldry import colour_of
from holdfast.drawing.marks import (
    FOOT,
    LABEL,
    MARK,
    ROW,
    Label,
    Scale,
    anchor_at,
    draw_dot,
    figure,
    name_row,
    picture,
    text_at,
    upright,
)
from holdfast.drawing.markup import between, element, percent, plain, signed, table

_BAR: Final = 8.0  # half the height of a box
_TALL: Final = 200.0  # the height of the histogram


def plot_ratings(labels: Sequence[Label], elos: Sequence[float], reach: Sequence[float]) -> Element:
    """Plot the players' Elo with bars for what is not certain."""
    ends = [(elo - off, elo + off) for elo, off in zip(elos, reach, strict=True)]
    scale = Scale([0.0, 10.0, *(end for pair in ends for end in pair)])
    height = ROW * len(labels)
    shapes = scale.draw(height, [signed(tick) for tick in scale.ticks])
    shapes.append(upright(scale.at(0), 0, height, "zero"))
    for row, (label, elo, (low, high)) in enumerate(zip(labels, elos, ends, strict=True)):
        said = f"{signed(elo)} ± {round(elo - low)}"
        shapes += name_row(label, row * ROW, said)
        shapes.append(draw_dot(scale, row * ROW + MARK, elo, (low, high), colour_of(label.number)))
    rows = [
        (label.name, signed(elo), signed(low), signed(high))
        for label, elo, (low, high) in zip(labels, elos, ends, strict=True)
    ]
    return figure(
        "Rating",
        "Elo; the mean of all players is 0. Bars are intervals of 95\u00a0%.",
        picture("Rating of every player, with intervals", height + FOOT, shapes),
        table(("player", "Elo", "from", "to"), rows),
    )


def plot_order(rates: Sequence[Mean], fair: float) -> Element:
    """Plot the share of the wins by the order in which the seats come to move."""
    scale = Scale([0.0, min(1.0, 2 * fair), *(rate.high for rate in rates)])
    height = ROW * len(rates)
    shapes = scale.draw(height, [percent(tick, 0) for tick in scale.ticks])
    shapes.append(upright(scale.at(fair), 0, height, "zero"))
    names = [_ordinal(order) for order in range(len(rates))]
    for row, (name, rate) in enumerate(zip(names, rates, strict=True)):
        said = f"{percent(rate.value)}  ({between(rate.low, rate.high)})"
        shapes.append(text_at(name, "0", row * ROW + LABEL, "name"))
        shapes.append(text_at(said, "100%", row * ROW + LABEL, "value", "end"))
        shapes.append(
            draw_dot(scale, row * ROW + MARK, rate.value, (rate.low, rate.high), "neutral")
        )
    rows = [
        (name, percent(rate.value), between(rate.low, rate.high), str(rate.games))
        for name, rate in zip(names, rates, strict=True)
    ]
    return figure(
        "Is it good to begin?",
        f"Share of the wins by seat, from the one that moved first. The dashed line is the fair "
        f"share, {percent(fair)}; bars are intervals of 95\u00a0%.",
        picture("Share of the wins by order of moving", height + FOOT, shapes),
        table(("seat", "wins", "95\u00a0%", "games"), rows),
    )


def _ordinal(order: int) -> str:
    names = ("first", "second", "third", "fourth", "fifth")
    return names[order] if order < len(names) else str(order + 1)


def plot_points(labels: Sequence[Label], spreads: Sequence[Spread]) -> Element:
    """Plot where the points lie that a player makes on a seat."""
    ends = [end for spread in spreads for end in (spread.low, spread.high)]
    scale = Scale([*ends, min(ends) + 1])
    height = ROW * len(labels)
    shapes = scale.draw(height, [plain(tick) for tick in scale.ticks])
    for row, (label, spread) in enumerate(zip(labels, spreads, strict=True)):
        shapes += name_row(label, row * ROW, f"mean {spread.mean:.1f}".replace("-", "−"))
        shapes.append(_box(scale, row * ROW + MARK, spread, colour_of(label.number)))
    rows = [
        (
            label.name,
            *(
                plain(round(value, 2))
                for value in (
                    spread.low,
                    spread.quarter,
                    spread.median,
                    spread.three_quarters,
                    spread.high,
                    spread.mean,
                )
            ),
        )
        for label, spread in zip(labels, spreads, strict=True)
    ]
    return figure(
        "Points",
        "What a player made on one seat: nine games of ten lie on the line, the middle half in the "
        "box; the stroke is the median, the dot the mean.",
        picture("Points of every player", height + FOOT, shapes),
        table(
            ("player", "5\u00a0%", "25\u00a0%", "median", "75\u00a0%", "95\u00a0%", "mean"), rows
        ),
    )


def plot_lengths(bins: Sequence[Bin], lengths: Sequence[int]) -> Element:
    """Plot how many decisions the games had."""
    width = 100 / len(bins)
    most = max(bin_.games for bin_ in bins)
    levels = ticks(0, most, 3)
    shapes = []
    for level in levels:
        y = _TALL * (1 - level / levels[-1])
        shapes.append(element("line", x1="0", x2="100%", y1=y, y2=y, class_="grid"))
    for i, bin_ in enumerate(bins):
        tall = _TALL * bin_.games / levels[-1]
        bar = element(
            "rect",
            element("title", f"{_range(bin_)} decisions: {bin_.games} games"),
            x=f"{(i + 0.06) * width:.3f}%",
            y=_TALL - tall,
            width=f"{0.88 * width:.3f}%",
            height=tall,
            class_="bar",
        )
        shapes.append(bar)
    # Above the bars: a number that a bar covered could not be read.
    for level in levels[1:] if all(level == int(level) for level in levels) else levels[-1:]:
        y = _TALL * (1 - level / levels[-1])
        shapes.append(text_at(plain(level), "0", y - 5, "tick halo"))
    shapes += _length_scale(bins, width)
    middle = median(lengths)
    return figure(
        "How long a game is",
        f"Games by their number of decisions; the median is {plain(middle)}, the shortest had "
        f"{min(lengths)}, the longest {max(lengths)}.",
        picture("Games by number of decisions", _TALL + FOOT + 20, shapes, top=20),
        table(("decisions", "games"), [(_range(bin_), str(bin_.games)) for bin_ in bins]),
        wide=True,
    )


def _length_scale(bins: Sequence[Bin], width: float) -> list[Element]:
    """Write the first decisions of some of the bars below them."""
    step = next(step for step in (1, 2, 5, 10) if len(bins) <= step * 7)
    shapes = [element("line", x1="0", x2="100%", y1=_TALL, y2=_TALL, class_="base")]
    for i in range(0, len(bins), step):
        x, text = (i + 0.5) * width, _range(bins[i])
        anchor = anchor_at(x)
        x += width / 2 * {"start": -1, "middle": 0, "end": 1}[anchor]
        shapes.append(text_at(text, f"{x:.2f}%", _TALL + 20, "tick", anchor))
    return shapes


def _range(bin_: Bin) -> str:
    return str(bin_.first) if bin_.first == bin_.last else f"{bin_.first}–{bin_.last}"


def _box(scale: Scale, y: float, spread: Spread, colour: str) -> Element:
    left, right = scale.place(spread.quarter), scale.place(spread.three_quarters)
    ends = [scale.at(end) for end in (spread.low, spread.high)]
    place = {
        "x": f"{left:.2f}%",
        "width": f"{right - left:.2f}%",
        "y": y - _BAR,
        "height": 2 * _BAR,
    }
    return element(
        "g",
        element("line", x1=ends[0], x2=ends[1], y1=y, y2=y, class_="reach"),
        *(upright(end, y - 5, y + 5, "reach") for end in ends),
        element("rect", class_="ground", **place),
        element("rect", class_="box", **place),
        upright(scale.at(spread.median), y - _BAR, y + _BAR, "middle"),
        element("circle", cx=scale.at(spread.mean), cy=y, r=3.5, class_="dot"),
        class_=colour,
    )
