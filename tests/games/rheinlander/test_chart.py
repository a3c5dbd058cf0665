"""The drawing: what touches on the sheet is what borders on the board (1.3), and is engraved."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import numpy as np
import pytest
from shapely import LineString, Point, Polygon, box
from shapely.affinity import rotate

from holdfast.games.rheinlander.board import Board, read_board
from holdfast.games.rheinlander.boards import SHIPPED, SHIPPED_FILE
from holdfast.games.rheinlander.draft import is_river
from holdfast.games.rheinlander.map.chart import Chart, Mask, draw_chart
from holdfast.games.rheinlander.map.engraving import engrave
from holdfast.games.rheinlander.map.lettering import box_of, place_names
from holdfast.games.rheinlander.tables import CENTRES

pytestmark = pytest.mark.only_uncompiled

TEXT = SHIPPED_FILE.read_text(encoding="utf-8")

#: A border that a person can see, and room for a knight, in units of the sheet.
SEEN = 12.0
KNIGHT = 15.0


def moved_island() -> str:
    """Return the text of a board whose first island lies one region upstream, with one space."""
    text = TEXT.replace('name = "rhine"', 'name = "moved"')
    for old, new in (
        ('{ number = 16, banks = ["L16", "R16"] }', '{ number = 16, banks = ["L16", "I16"] }'),
        ('{ number = 17, banks = ["L17", "I17"] }', '{ number = 17, banks = ["I16", "R17"] }'),
        ('{ number = 18, banks = ["L18", "I18"] }', '{ number = 18, banks = ["L18", "R18"] }'),
        ('{ number = 19, banks = ["I17", "R19"] }', '{ number = 19, banks = ["L19", "R19"] }'),
        ('{ number = 20, banks = ["I18", "R20"] }', '{ number = 20, banks = ["L20", "R20"] }'),
        (
            'left_arm = [17, 18]\nright_arm = [19, 20]\nspaces = ["I17", "I18"]',
            'left_arm = [16]\nright_arm = [17]\nspaces = ["I16"]',
        ),
        ('L14 L15 L16",\n  "L16 L17 L18 L21', 'L14 L15 L16",\n  "L16 L18 L19 L20 L21'),
        ('R14 R15 R16",\n  "R16 R19 R20 R21', 'R14 R15",\n  "R15 R17 R18 R19 R20 R21'),
        ('  "I17 I18",\n', ""),
        ('W14 W15 W16",\n  "W16 W17 W18 W21', 'W14 W15 W16",\n  "W16 W18 W19 W20 W21'),
        ('"W16 W19 W20 W21"', '"W15 W17 W18"'),
        (", 17]", "]"),
        (", 21]", "]"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    return text


def upside_down() -> str:
    """Return the text of the shipped board with a course that begins at the lower end."""
    facts, drawing = TEXT.split("[drawing]")
    drawing = re.sub(
        r"\[(\d+), (\d+)(?=[],])", lambda found: f"[{found[1]}, {1560 - int(found[2])}", drawing
    )
    return f"{facts}[drawing]{drawing.replace('[1250, 0]', '[1250, 1560]')}"


BOARDS = {"shipped": TEXT, "moved island": moved_island(), "upside down": upside_down()}


@cache
def board(name: str) -> Board:
    return read_board(BOARDS[name])


@cache
def chart(name: str) -> Chart:
    return draw_chart(board(name))


@cache
def shapes(name: str) -> dict[str, Polygon]:
    return {space: Polygon(ring) for space, ring in chart(name).spaces.items()}


@cache
def circles(name: str) -> list[Polygon]:
    return [Point(disc.centre).buffer(disc.radius) for disc in chart(name).slots]


everywhere = pytest.mark.parametrize("name", BOARDS)


@everywhere
def test_every_space_has_a_simple_shape(name: str) -> None:
    assert list(shapes(name)) == list(board(name).numbers)
    for shape in shapes(name).values():
        assert shape.is_valid
        assert shape.area > 2000


@everywhere
def test_spaces_share_an_edge_exactly_where_the_board_says_so(name: str) -> None:
    """Neighbours share a border (1.3); across a corner there is no more than a point."""
    borders = {frozenset(pair) for pair in board(name).borders}
    for (a, first), (b, second) in combinations(shapes(name).items(), 2):
        common = first.intersection(second)
        assert common.area < 1e-6, (a, b)
        if frozenset((a, b)) in borders:
            assert common.length > SEEN, (a, b)
        else:
            assert common.length == 0, (a, b)
    assert chart(name).unshown == ()
    assert chart(name).surplus == ()


@everywhere
def test_every_slot_lies_on_its_two_spaces_and_no_other(name: str) -> None:
    """A slot touches two land spaces (1.4)."""
    for slot, circle in zip(board(name).slots, circles(name), strict=True):
        touched = {space for space, shape in shapes(name).items() if shape.intersects(circle)}
        assert touched == set(slot.touches)
    for a, b in combinations(circles(name), 2):
        assert a.distance(b) > 4


@everywhere
def test_numbers_stand_in_their_river(name: str) -> None:
    for region, place in zip(board(name).regions, chart(name).numbers, strict=True):
        assert shapes(name)[f"W{region.number}"].contains(Point(place).buffer(12))


@everywhere
def test_knights_have_room_in_every_space(name: str) -> None:
    numbers = [Point(place) for place in chart(name).numbers]
    for space, place in chart(name).shields.items():
        knight = Point(place).buffer(KNIGHT)
        assert shapes(name)[space].contains(knight), space
        assert not any(knight.intersects(circle) for circle in circles(name)), space
        if is_river(space):
            assert min(Point(place).distance(number) for number in numbers) > 2 * KNIGHT


@everywhere
def test_everything_is_on_the_sheet(name: str) -> None:
    sheet = box(40, 40, *(length - 40 for length in board(name).drawing.sheet))
    for shape in (*shapes(name).values(), *circles(name)):
        assert sheet.contains(shape)


def test_names_of_places_cover_nothing_and_do_not_collide() -> None:
    drawn = chart("shipped")
    labels = place_names(drawn, 44.0, [])
    islands = {space for island in SHIPPED.islands for space in island.spaces}
    boxes = [rotate(box(*box_of(label)), label.slope) for label in labels]
    for a, b in combinations(boxes, 2):
        assert not a.intersects(b)
    for slot, label in zip(SHIPPED.slots, boxes, strict=True):
        assert not any(label.intersects(circle) for circle in circles("shipped"))
        covered = {
            space
            for space, shape in shapes("shipped").items()
            if shape.intersection(label).area > 12
        }
        assert covered <= (set(slot.touches) & islands), slot.name


def test_lines_between_spaces_are_drawn_once() -> None:
    lines = [line for line in chart("shipped").lines if len(line.spaces) > 1]
    assert {frozenset(line.spaces) for line in lines} == set(map(frozenset, SHIPPED.borders))
    # Lines across the undivided river are drawn in two halves.
    banks = [frozenset(line.spaces) for line in lines if line.kind != "ford"]
    assert len(banks) == len(set(banks))
    assert all(LineString(line.points).length > SEEN for line in chart("shipped").lines)


def test_a_border_that_the_ribbon_cannot_show_is_named() -> None:
    text = TEXT.replace("more = []", 'more = ["R3 R20", "L1 L9"]')
    text = text.replace('["L2", "L3"]', '["L1", "L9"]').replace("L5 L6 L7", "L5 L7 L6 L5")
    text = text.replace("L5 L7 L6 L5 L8", "L5 L7 L6 L8")
    drawn = draw_chart(read_board(text))
    assert set(drawn.unshown) == {("R3", "R20"), ("L1", "L9"), ("L5", "L7"), ("L6", "L8")}
    assert set(drawn.surplus) == {("L5", "L6"), ("L7", "L8")}
    assert Polygon(drawn.spaces["L1"]).distance(Point(drawn.slots[0].centre)) < 60


def test_a_mask_covers_what_it_was_told_to_cover() -> None:
    mask = Mask((300.0, 300.0), np.array([[10.0, 10.0]]))
    mask.cover((100.0, 50.0, 120.0, 60.0))
    asked = np.array([[10.0, 10.0], [50.0, 50.0], [110.0, 55.0], [-5.0, 9000.0]])
    assert mask.covers(asked).tolist() == [True, False, True, False]


ODD = [
    "course = [[0, 0], [10, 0], [0, 0], [10, 0]]",
    "course = [[0, 0], [1, 0], [2, 0], [3, 0]]\nsheet = [200, 200]",
    "course = [[0, 0], [4000, 4000], [0, 4000], [4000, 0], [1, 1]]\nriver_width = 400",
    "course = [[5, 5, 40], [900, 5, 41], [900, 900, 54], [5, 900]]\nbank_depth = 400",
    "course = [[100, 100, 17], [900, 100, 19], [900, 900, 20], [100, 900]]\nriver_width = 1",
]


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_drawing_is_drawn_all_the_same(odd: str) -> None:
    given = tomllib.loads(TEXT[TEXT.index("[drawing]") :])["drawing"]
    lines = [f"{key} = {value}" for key, value in (given | tomllib.loads(odd)).items()]
    text = TEXT[: TEXT.index("[drawing]")] + "[drawing]\n" + "\n".join(lines)
    picture = engrave(draw_chart(read_board(text)))
    assert "nan" not in picture
    ElementTree.fromstring(picture)


# The engraving.

SVG = "{http://www.w3.org/2000/svg}"


@cache
def engraved() -> str:
    return engrave(chart("shipped"))


@cache
def picture() -> ElementTree.Element:
    return ElementTree.fromstring(engraved())


def test_every_space_is_a_path_that_a_page_can_find() -> None:
    found = {
        each.attrib["data-space"]: each
        for each in picture().iter(f"{SVG}path")
        if "data-space" in each.attrib
    }
    assert list(found) == list(SHIPPED.numbers)
    assert all(each.attrib["id"] == name for name, each in found.items())
    assert {each.attrib["class"].split()[1] for each in found.values()} == {
        "bank",
        "island",
        "river",
    }


def test_the_picture_has_all_numbers_and_names() -> None:
    words = [each.text for each in picture().iter(f"{SVG}text")]
    assert {str(n) for n in range(1, 55)} <= set(words)
    assert {slot.name for slot in SHIPPED.slots} <= set(words)
    assert "Koller" in words  # an island without a slot
    assert "The Rhine" in words


def test_the_picture_is_the_same_every_time_and_needs_nothing_else() -> None:
    text = engraved()
    assert text == engrave(draw_chart(read_board(TEXT)))
    assert "prefers-color-scheme:dark" in text
    for word in ("<filter", "Gradient", "url(", "href", "<script", "<image"):
        assert word not in text


def test_a_title_is_text_whatever_it_says() -> None:
    text = TEXT.replace('title = "The Rhine"', 'title = "<b>&\'"').replace('"Basel"', '"B’s -x"')
    drawn = ElementTree.fromstring(engrave(draw_chart(read_board(text))))
    assert "<b>&'" in [each.text for each in drawn.iter(f"{SVG}text")]


def test_centres_are_drawn_as_towns() -> None:
    plain, towns = engraved(), engrave(chart("shipped"), CENTRES.tolist())
    assert plain.count('class="ring"') == 52
    assert towns.count('class="ring"') == 0
    assert towns.count('class="slot ink"') == 26
    # Every city has as many towers as it is worth: each tower has a roof, so has each church twice.
    assert towns.count('class="roof ink"') == 4 * (2 + 3 + 4) + 7 * 2 + 7
