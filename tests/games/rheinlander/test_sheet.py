"""The map as data: whatever a page draws from it agrees with the board."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from shapely import Point, Polygon, box
from shapely.geometry import LineString
from shapely.ops import linemerge, polygonize, snap, unary_union

from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.games.rheinlander.map.engraving import CARTOUCHE, ROSE
from holdfast.games.rheinlander.map.sheet import Shape, describe_sheet

pytestmark = pytest.mark.only_uncompiled

SHAPES: tuple[Shape, ...] = ("tall", "wide")
#: Lines are rounded, so that their ends meet only nearly.
NEARLY = 0.3

both = pytest.mark.parametrize("shape", SHAPES)


@cache
def sheet(shape: Shape) -> dict[str, Any]:
    return describe_sheet(SHIPPED, shape)


def line_of(drawn: dict[str, Any]) -> LineString:
    points = drawn["points"]
    return LineString(list(zip(points[::2], points[1::2], strict=True)))


def outline(shape: Shape, name: str) -> Polygon:
    """Return the area inside the lines that have a space on one side."""
    lines = [line_of(line) for line in sheet(shape)["lines"] if name in line["spaces"]]
    ends = unary_union([Point(end) for line in lines for end in (line.coords[0], line.coords[-1])])
    joined = linemerge([snap(line, ends, NEARLY) for line in lines])
    found = list(polygonize(unary_union([joined])))
    assert len(found) == 1, name
    return found[0]


@both
def test_the_lines_of_a_space_close_round_its_knight(shape: Shape) -> None:
    for space in sheet(shape)["spaces"]:
        assert outline(shape, space["name"]).contains(Point(space["middle"])), space["name"]


@both
def test_neighbours_share_a_line(shape: Shape) -> None:
    shared = {frozenset(line["spaces"]) for line in sheet(shape)["lines"]}
    for space in sheet(shape)["spaces"]:
        for other in space["near"]:
            assert frozenset((space["name"], other)) in shared
    assert {frozenset(pair) for pair in SHIPPED.borders} == {s for s in shared if len(s) == 2}


@both
def test_all_is_on_the_sheet_and_nothing_lies_on_the_ornaments(shape: Shape) -> None:
    drawn = sheet(shape)
    paper = box(0, 0, drawn["width"], drawn["height"])
    scroll = Point(drawn["scroll"]["middle"])
    rose = Point(drawn["rose"]["middle"])
    assert scroll.distance(rose) > ROSE + CARTOUCHE[1] / 2
    for line in drawn["lines"]:
        assert paper.contains(line_of(line))
        assert line_of(line).distance(rose) > ROSE
        assert line_of(line).distance(scroll) > CARTOUCHE[1] / 2
    for slot in drawn["slots"]:
        assert paper.contains(Point(slot["middle"]).buffer(slot["radius"]))


def test_a_wide_sheet_is_the_tall_one_turned() -> None:
    tall, wide = sheet("tall"), sheet("wide")
    assert (wide["width"], wide["height"]) == (tall["height"], tall["width"])
    for a, b in zip(tall["numbers"], wide["numbers"], strict=True):
        assert b == pytest.approx([a[1], tall["width"] - a[0]], abs=1.0)


@both
def test_pictures_have_no_words_and_no_colours_of_their_own(shape: Shape) -> None:
    drawn = sheet(shape)
    pictures = [drawn[part] for part in ("country", "mouths", "growth", "flow")]
    pictures += [drawn["rose"]["picture"], drawn["scroll"]["picture"], *drawn["centres"].values()]
    for picture in pictures:
        assert "<text" not in picture
        assert not re.search(r"#[0-9a-f]{3}|style=", picture)


def test_regions_follow_the_river() -> None:
    spaces = {space["name"]: space for space in sheet("tall")["spaces"]}
    assert spaces["I17"]["regions"] == [17, 19]
    assert spaces["W17"]["regions"] == [17]
    assert all("W" + str(b) in spaces["W" + str(a)]["near"] for a, b in pairwise(range(1, 17)))
