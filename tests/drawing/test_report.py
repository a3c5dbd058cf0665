"""The report of an arena: a page that is well-formed, complete, and true."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

import holdfast
from holdfast.arena.figures import (
    bins_of,
    elo_reach,
    points_of,
    rates_above,
    rates_by_order,
    spread_of,
    ticks,
)
from holdfast.arena.played import Played
from holdfast.arena.rows import Row
from holdfast.drawing.report import write_report

NIM = holdfast.game("nim")
VOID = {"meta", "br", "hr", "link", "img", "input"}
PERCENT = "\u00a0%"


def played(
    deal: int, seating: str, points: tuple[int, ...], first: int = 0, decisions: int = 9
) -> Played:
    """Return a game between players with names of one letter; most points win."""
    winners = [points[seat] == max(points) for seat in range(len(points))]
    shares = tuple(won / sum(winners) for won in winners)
    return Played(deal, 0, deal, tuple(seating), shares, points, first, decisions, 0.5)


def row(player: str, elo: float = 0.0, rate: float = 0.5, seats: int = 2) -> Row:
    return Row(player, 4, rate, 0.1, 0.9, 1 / seats, elo, 25.25, 8.5, 3.75)


def report(names: list[str], games: list[Played], rows: list[Row] | None = None) -> str:
    seats = len(games[0].seating) if games else 2
    rows = [row(name, seats=seats) for name in names] if rows is None else rows
    return write_report("A <b>test</b> & more", NIM, {"misere": True}, names, games, rows)


class Page(HTMLParser):
    """Reads a page, minding that every tag is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.places: list[tuple[str, str]] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open:
            self.places.append((self.open[-1], data))
            self.texts.append(data)

    def in_class(self, name: str) -> list[dict[str, str]]:
        return [attrs for _, attrs in self.tags if name in attrs.get("class", "").split()]


THREE = [
    played(0, "abc", (9, 5, 1), first=0, decisions=7),
    played(0, "bca", (3, 8, 2), first=0, decisions=8),
    played(1, "cab", (4, 4, 1), first=1, decisions=9),
    played(1, "abc", (6, 2, 2), first=2, decisions=12),
]
ODD = {
    "no game": (["a", "b"], []),
    "one game": (["a", "b"], [played(0, "ab", (3, 1))]),
    "all draws": (["a", "b"], [played(d, "ab", (2, 2)) for d in range(3)]),
    "all wins": (["a", "b"], [played(d, "ab", (5, 0)) for d in range(9)]),
    "no points": (["a", "b"], [played(d, "ab", (0, 0)) for d in range(2)]),
    "points below zero": (["a", "b"], [played(d, "ab", (-5, -9)) for d in range(2)]),
    "against itself": (["a"], [played(0, "aa", (1, 2))]),
    "three seats": (["a", "b", "c"], THREE),
    "somebody did not play": (["a", "b", "x"], [played(0, "ab", (3, 1))]),
    "twenty players": (
        list("abcdefghijklmnopqrst"),
        [played(i, "abcdefghijklmnopqrstab"[i : i + 2], (i, 3)) for i in range(19)],
    ),
    "very long games": (["a", "b"], [played(d, "ab", (1, 2), 0, 100 * d) for d in range(99)]),
}


@pytest.mark.parametrize("case", ODD)
def test_every_tag_is_closed(case: str) -> None:
    page = Page(report(*ODD[case]))
    assert page.tags[0][0] == "html"
    assert not any("nan" in text or "inf" in text.split() for text in page.texts)


@pytest.mark.parametrize("case", ODD)
def test_nothing_is_fetched_from_elsewhere(case: str) -> None:
    text = report(*ODD[case])
    page = Page(text)
    ids = {attrs["id"] for _, attrs in page.tags if "id" in attrs}
    links = [attrs[name] for _, attrs in page.tags for name in ("href", "src") if name in attrs]
    links += re.findall(r"url\(([^)]*)\)", text)
    assert links
    assert {link[:1] for link in links} == {"#"}
    assert {link[1:] for link in links} <= ids
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in page.tags}
    assert "@import" not in text
    assert "http" not in text


@pytest.mark.parametrize("case", ODD)
def test_everything_lies_inside_its_plot(case: str) -> None:
    page = Page(report(*ODD[case]))
    for _, attrs in page.tags:
        across = [float(v[:-1]) for v in attrs.values() if re.fullmatch(r"-?[\d.]+%", v)]
        assert all(-0.01 <= value <= 100.01 for value in across)
        if "x" in attrs and attrs.get("width", "").endswith("%") and attrs["x"].endswith("%"):
            assert float(attrs["x"][:-1]) + float(attrs["width"][:-1]) <= 100.2


def test_every_player_and_every_figure_is_in_the_table() -> None:
    rows = [
        Row("a", 1234, 0.612, 0.553, 0.668, 0.5, 41.6, 27.12, 1.23, 14.25),
        Row("b", 1234, 0.388, 0.332, 0.447, 0.5, -41.6, 23.04, 1.31, -2.5),
    ]
    page = Page(report(["a", "b"], [played(0, "ab", (3, 1))], rows))
    said = " ".join(page.texts)
    for figure in ("1,234", f"61.2{PERCENT}", f"55.3–66.8{PERCENT}", "+42", "−42", "27.1 ± 1.2"):
        assert figure in said
    for figure in ("14.2", "−2.5", "23.0 ± 1.3", f"38.8{PERCENT}"):
        assert figure in said


def test_the_head_says_what_was_played() -> None:
    page = Page(report(["a", "b", "c"], THREE))
    said = "".join(page.texts)
    assert ("dd", "Nim") in page.places
    assert [text for tag, text in page.places if tag == "dd"] == ["Nim", "3", "4", "2", "0.5 s"]
    assert ("strong", "misere on") in page.places
    assert "a has won" in said


def test_the_verdict_tells_luck_from_strength() -> None:
    games = [played(0, "ab", (3, 1))]
    sure = [Row("a", 9, 0.8, 0.7, 0.9, 0.5, 9, 1, 1, 1), row("b", rate=0.2)]
    assert "luck" not in report(["a", "b"], games, sure)
    assert "That can be luck" in report(["a", "b"], games, [row("a", rate=0.6), row("b")])


def test_names_are_escaped() -> None:
    name = '<script>alert("x")</script>&amp;'
    games = [Played(0, 0, 0, (name, "b"), (1.0, 0.0), (3, 1), 0, 5, 0.1)]
    text = report([name, "b"], games)
    page = Page(text)
    assert "<script" not in text
    assert name in page.texts
    assert ("h1", "A <b>test</b> & more") in page.places


def test_the_strongest_is_first_and_keeps_its_colour() -> None:
    rows = [row("a", elo=-20), row("b", elo=20)]
    page = Page(report(["a", "b"], [played(0, "ab", (3, 1))], rows))
    names = [text for tag, text in page.places if tag == "span"]
    uses = [attrs["href"] for tag, attrs in page.tags if tag == "use"]
    assert names == ["b", "a"]
    assert uses[:2] == ["#arms-1", "#arms-0"]


def test_a_square_of_the_matrix_is_the_rate() -> None:
    # a and b: 9–5, 2–3 but both lost to c, 4–1, 6–2: a is above in three of four.
    rates = rates_above(THREE)
    assert rates["a", "b"].value == pytest.approx(0.75)
    assert rates["b", "a"].value == pytest.approx(0.25)
    # a and c: 9–1, 2–8, level at 4–4, 6–2.
    assert rates["a", "c"].value == pytest.approx(2.5 / 4)
    # b and c: 5–1, 3–8, 1–4, and level behind a.
    assert rates["b", "c"].value == pytest.approx(1.5 / 4)
    page = Page(report(["a", "b", "c"], THREE))
    titles = [text for tag, text in page.places if tag == "title"]
    squares = [text for tag, text in page.places if tag == "text" and re.fullmatch(r"\d\d", text)]
    assert any(text.startswith(f"a above b: 75.0{PERCENT} (") for text in titles)
    assert any(text.endswith("of 4 games") for text in titles)
    assert squares[:6] == ["75", "62", "25", "38", "38", "62"]


def test_the_depth_of_a_square_follows_the_rate() -> None:
    page = Page(report(["a", "b"], [played(d, "ab", (5, 0)) for d in range(9)]))
    more, less = page.in_class("more"), page.in_class("less")
    assert [attrs["fill-opacity"] for attrs in more + less] == ["0.5", "0.5"]


def test_who_begins_is_counted_from_the_first_mover() -> None:
    # The first mover wins, then loses, then shares, then loses to the next but none: 1, 0, ½, 0.
    rates = [rate.value for rate in rates_by_order(THREE)]
    assert rates == pytest.approx([(1 + 0 + 0.5 + 0) / 4, (0 + 1 + 0 + 1) / 4, 0.5 / 4])
    page = Page(report(["a", "b", "c"], THREE))
    said = [text for tag, text in page.places if tag == "text"]
    assert any(text.startswith(f"37.5{PERCENT}") for text in said)
    assert any(text.startswith(f"12.5{PERCENT}") for text in said)


def test_points_are_those_of_the_players_seats() -> None:
    assert points_of("a", THREE) == [9, 2, 4, 6]
    spread = spread_of([9, 2, 4, 6])
    assert (spread.median, spread.mean) == (5.0, 5.25)
    assert spread.low <= spread.quarter <= spread.median <= spread.three_quarters <= spread.high
    assert "mean 5.2" in report(["a", "b", "c"], THREE)


@pytest.mark.parametrize("lengths", [[5], [3, 3, 4], list(range(7, 500)), [1, 100_000]])
def test_bars_cover_all_games_once(lengths: list[int]) -> None:
    bins = bins_of(lengths)
    assert sum(bin_.games for bin_ in bins) == len(lengths)
    assert len(bins) <= 32
    for bin_ in bins:
        inside = [length for length in lengths if bin_.first <= length <= bin_.last]
        assert bin_.games == len(inside)
    assert all(one.last + 1 == other.first for one, other in pairwise(bins))


def test_the_bars_are_as_high_as_their_games_are_many() -> None:
    games = [played(d, "ab", (1, 0), decisions=4 + (d > 2)) for d in range(4)]
    bars = Page(report(["a", "b"], games)).in_class("bar")
    assert float(bars[0]["height"]) == pytest.approx(3 * float(bars[1]["height"]))


def test_the_reach_of_elo_shrinks_with_the_root_of_the_games() -> None:
    some = [played(d, "ab", (d % 2, 1 - d % 2)) for d in range(100)]
    many = [played(d, "ab", (d % 2, 1 - d % 2)) for d in range(400)]
    rows = [row("a"), row("b")]
    one, other = elo_reach(rows, some)[0], elo_reach(rows, many)[0]
    assert one == pytest.approx(2 * other, rel=0.02)
    # Even games: the difference has a standard error of 400 / ln 10 · 2 / √n, each has half of it.
    assert one == pytest.approx(1.96 * 173.72 / 10, rel=0.02)


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-180.5, 93), (0, 0.07), (3, 3), (0, 12345)])
def test_a_scale_has_round_numbers_around_its_values(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert len(found) <= 8


@pytest.mark.parametrize("case", ["one game", "three seats"])
def test_every_plot_has_a_title_a_description_and_a_table(case: str) -> None:
    page = Page(report(*ODD[case]))
    tags = [tag for tag, _ in page.tags]
    pictures = [attrs for tag, attrs in page.tags if tag == "svg" and attrs.get("role") == "img"]
    assert tags.count("figure") == tags.count("desc") == tags.count("details") == 5
    assert len(pictures) == 5
    assert tags.count("table") == 6
