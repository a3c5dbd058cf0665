"""The report of an arena: one page that needs nothing but itself, on paper or by candle-light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final
from xml.etree.ElementTree import Element

from holdfast.arena.figures import (
    bins_of,
    elo_reach,
    points_of,
    rates_above,
    rates_by_order,
    spread_of,
)
from holdfast.arena.played import Played
from holdfast.arena.rows import Row
from holdfast.core.game import Game
from holdfast.core.option import Option
from holdfast.drawing.heraldry import draw_arms, draw_stones, draw_symbols
from holdfast.drawing.marks import Label, draw_interval
from holdfast.drawing.markup import between, element, percent, signed, write_page
from holdfast.drawing.matrix import plot_matrix
from holdfast.drawing.plots import plot_lengths, plot_order, plot_points, plot_ratings

_STYLE: Final = Path(__file__).with_name("report.css")


def write_report(
    title: str,
    game: Game,
    options: Mapping[str, bool | int | str],
    players: Sequence[str],
    games: Sequence[Played],
    rows: Sequence[Row],
    made: Mapping[str, str] | None = None,
) -> str:
    """Return the page; the strongest comes first, colours follow the order of ``players``.

    ``made`` are facts of how it came about: the seed, the version, the command.
    """
    numbers = {name: number for number, name in enumerate(players)}
    ranked = sorted(rows, key=lambda row: -row.elo)
    return draw_page(
        title,
        _header(title, game, options, games),
        element("p", _verdict(ranked, games), class_="verdict"),
        _results(ranked, numbers),
        *_plots(ranked, numbers, games),
        *_origin(made or {}),
    )


def _origin(made: Mapping[str, str]) -> list[Element]:
    """Return how the games came about, in a line at the foot."""
    said = [part for name, value in made.items() for part in (f"{name} ", _exactly(value), ", ")]
    return [element("p", *said[:-1], ".", class_="options")] if said else []


def _exactly(value: str) -> Element:
    return element("code", value)


def draw_page(title: str, *parts: Element) -> str:
    """Return a page with these parts below each other, as text."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("style", _STYLE.read_text(encoding="utf-8")),
    )
    body = element("body", _symbols(), element("main", *parts))
    return write_page(element("html", head, body, lang="en"))


def _symbols() -> Element:
    """Return what the drawings refer to: the arms, and the hatching."""
    stroke = element("path", d="M-1 7L7 -1M5 7L7 5M-1 1L1 -1", class_="hatching")
    hatch = element("pattern", stroke, id="hatch", width=6, height=6, patternUnits="userSpaceOnUse")
    return element(
        "svg", *draw_symbols(), hatch, width=0, height=0, class_="symbols", aria_hidden="true"
    )


def _header(
    title: str, game: Game, options: Mapping[str, bool | int | str], games: Sequence[Played]
) -> Element:
    facts = {
        "game": game.title,
        "seats": str(max((len(played.seating) for played in games), default=0)),
        "games": f"{len(games):,}",
        "deals": f"{len({played.deal for played in games}):,}",
    }
    if games:
        facts["a game takes"] = f"{fmean(played.seconds for played in games):.3g} s"
    return draw_header("Holdfast arena", title, facts, _options(game, options))


def draw_header(
    kicker: str, title: str, facts: Mapping[str, str], options: Sequence[Element | str]
) -> Element:
    """Return the head of a page: what it is, its title, and the facts."""
    items = [
        element("div", element("dt", name), element("dd", value)) for name, value in facts.items()
    ]
    return element(
        "header",
        draw_stones(),
        element("p", kicker, class_="kicker"),
        element("h1", title),
        element("dl", *items, class_="facts"),
        element("p", *options, class_="options"),
    )


def _options(game: Game, options: Mapping[str, bool | int | str]) -> list[Element | str]:
    """Return the options, those that are not as usual in strong type."""
    usual = {option.name: option.default for option in game.options}
    said: list[Element | str] = ["Options: "]
    for name, value in options.items():
        text = f"{name.replace('_', ' ')} {Option.write(value)}"
        said += [", "] if len(said) > 1 else []
        said.append(text if usual.get(name) == value else element("strong", text))
    return [*said, "."] if options else ["No options."]


def _verdict(ranked: Sequence[Row], games: Sequence[Played]) -> str:
    """Return what the games prove, in a sentence or two."""
    if not games:
        return "No game has been played yet."
    best = max(ranked, key=lambda row: row.win_rate)
    said = (
        f"{best.player} has won {percent(best.win_rate)} ({between(best.low, best.high)}) of its "
        f"games; a fair share is {percent(best.fair_share)}."
    )
    if best.low > best.fair_share:
        return said
    return said + " That can be luck: the interval reaches down to the fair share."


def _results(ranked: Sequence[Row], numbers: Mapping[str, int]) -> Element:
    """Return the table of the players; on a phone its rows become blocks."""
    head = ("player", "games", "win rate", "", "95\u00a0%", "Elo", "openskill", "points")
    names = [element("th", text, scope="col") for text in head]
    body = [_result(row, numbers[row.player]) for row in ranked]
    return element(
        "table",
        element("thead", element("tr", *names)),
        element("tbody", *body),
        class_="results",
    )


def _result(row: Row, number: int) -> Element:
    arms = element(
        "svg", draw_arms(number, 0, 0.0), width=18, height=21, class_="arms", aria_hidden="true"
    )
    strip = draw_interval(row.win_rate, (row.low, row.high), row.fair_share, number)
    return element(
        "tr",
        element("th", arms, element("span", row.player), scope="row"),
        _figure("games", f"{row.games:,}"),
        _figure("win rate", percent(row.win_rate)),
        element("td", strip, class_="interval"),
        _figure("95\u00a0%", between(row.low, row.high)),
        _figure("Elo", signed(row.elo)),
        _figure("openskill", f"{row.mu:.1f} ± {row.sigma:.1f}".replace("-", "−")),
        _figure("points", f"{row.points:.1f}".replace("-", "−")),
    )


def _figure(name: str, value: str) -> Element:
    return element("td", value, data_name=name)


def _plots(
    ranked: Sequence[Row], numbers: Mapping[str, int], games: Sequence[Played]
) -> list[Element]:
    if not games:
        return []
    labels = [Label(numbers[row.player], row.player) for row in ranked]
    points = {label: points_of(label.name, games) for label in labels}
    seated = [label for label in labels if points[label]]
    lengths = [played.decisions for played in games]
    plots = (
        plot_ratings(labels, [row.elo for row in ranked], elo_reach(ranked, games)),
        plot_matrix(labels, rates_above(games), len(games[0].seating)),
        plot_points(seated, [spread_of(points[label]) for label in seated]),
        plot_order(rates_by_order(games), ranked[0].fair_share),
        plot_lengths(bins_of(lengths), lengths),
    )
    return [element("section", *plots, class_="plots")]
