"""A board as a file says it: as much as can be read, and every problem of form.

Nothing here stops at the first mistake. What can be read goes on to ``boardcheck``, which looks at
the facts, so that a person sees all problems of a file at once.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from holdfast.core.words import count_of

REGIONS: Final = 54
SLOTS: Final = 26
BANKS: Final = 2
#: The lists of ``[borders]``, with the kind of space that each may name.
CHAINS: Final = {
    "left": "left banks",
    "right": "right banks",
    "islands": "island spaces",
    "river": "river spaces",
    "more": "spaces",
}

_SPACE: Final = re.compile(r"(?!W\d)[A-Z]{1,3}[1-9]\d?")
_RIVER: Final = re.compile(r"W[1-9]\d?")
_BOARD: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
_PLACE: Final = re.compile(r"[^\W\d_][\w.'’ -]{0,23}")
_LONGEST_TITLE: Final = 40
_LONGEST_SHOWN: Final = 40
_HUGE: Final = 10**12
_SMALLEST_SHEET: Final = 200
_LARGEST_SHEET: Final = 4000
_WIDEST: Final = 400
_LONGEST_WAY: Final = 20_000
_SHORTEST_COURSE: Final = 4
_LONGEST_COURSE: Final = 400
_PINNED: Final = 3  # numbers of a point that says which region begins there

Point = tuple[float, float]


@dataclass(frozen=True)
class Region:
    """A numbered stretch of river; its banks are the left and the right land space."""

    number: int
    banks: tuple[str, ...]


@dataclass(frozen=True)
class Island:
    """Land between two arms: its k-th space lies between the k-th regions of both."""

    name: str
    left_arm: tuple[int, ...]
    right_arm: tuple[int, ...]
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class Slot:
    """A circle for a centre, and the two spaces that it touches."""

    name: str
    touches: tuple[str, ...]


@dataclass(frozen=True)
class Drawing:
    """How the board is drawn; of no account for play."""

    course: tuple[Point, ...]
    #: Points of the course, counted from 0, and the regions that begin there.
    pins: tuple[tuple[int, int], ...]
    sheet: Point
    river_width: float
    bank_depth: float
    title_at: Point
    rose_at: Point


@dataclass
class Draft:
    """What a file says, and what is wrong with the way it says it."""

    name: str = ""
    title: str = ""
    regions: list[Region] = field(default_factory=list)
    islands: list[Island] = field(default_factory=list)
    chains: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)
    drawing: Drawing | None = None
    problems: list[str] = field(default_factory=list)


def read_draft(given: Mapping[str, Any]) -> Draft:
    """Return what the tables of a file say, whatever they hold."""
    draft = Draft()
    keys = ("name", "title", "regions", "island", "borders", "slot", "drawing")
    _check_keys(draft, given, "the file", keys, optional=("island",))
    _read_title(draft, given)
    for place, table in _tables(draft, given, "regions"):
        _read_region(draft, place, table)
    for place, table in _tables(draft, given, "island"):
        _read_island(draft, place, table)
    _read_borders(draft, given)
    for place, table in _tables(draft, given, "slot"):
        _read_slot(draft, place, table)
    _read_drawing(draft, given)
    return draft


def show(value: object) -> str:
    """Return a value for a sentence; what is long or deep is only named."""
    if isinstance(value, str):
        return repr(value) if len(value) <= _LONGEST_SHOWN else repr(value[:_LONGEST_SHOWN]) + " …"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= _HUGE:
        return "a number far too large"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return "an empty list" if not value else f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else "a date or time"


def split_name(name: str) -> tuple[str, int]:
    """Return the letters of a space's name, which say where it lies, and its number."""
    letters = name.rstrip("0123456789")
    return letters, int(name.removeprefix(letters))


def is_river(name: str) -> bool:
    """Tell whether a name is that of a river space."""
    return _RIVER.fullmatch(name) is not None


def _check_keys(
    draft: Draft,
    table: Mapping[str, Any],
    where: str,
    keys: Sequence[str],
    *,
    optional: Sequence[str] = (),
) -> None:
    """Note keys that are missing and keys that nobody asked for."""
    draft.problems += [f"{where} has no {key}" for key in keys if key not in (*table, *optional)]
    draft.problems += [
        f"{where} has the key {show(key)}, which is unknown; it can have {', '.join(keys)}"
        for key in table
        if key not in keys
    ]


def _read_title(draft: Draft, given: Mapping[str, Any]) -> None:
    name, title = given.get("name", ""), given.get("title", "")
    if isinstance(name, str) and _BOARD.fullmatch(name):
        draft.name = name
    elif "name" in given:
        draft.problems += [
            f"name is {show(name)}; it can be a short word of the letters a to z, digits and "
            "hyphens that begins with a letter"
        ]
    fits = isinstance(title, str) and 0 < len(title) <= _LONGEST_TITLE
    if fits and title.isprintable() and not title.isspace():
        draft.title = title
    elif "title" in given:
        draft.problems += [
            f"title is {show(title)}; it can be a line of up to {_LONGEST_TITLE} characters"
        ]


def _tables(draft: Draft, given: Mapping[str, Any], key: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the tables of a list, each with what to call it in a sentence."""
    rows = given.get(key, [])
    if not isinstance(rows, list):
        draft.problems += [f"{key} is {show(rows)}; it can be a list of tables"]
        return []
    word = {"regions": "entry", "island": "island", "slot": "slot"}[key]
    tables = []
    for i, row in enumerate(rows, 1):
        place = f"{word} {i} of regions" if key == "regions" else f"{word} {i}"
        if isinstance(row, dict):
            tables += [(place, row)]
        else:
            draft.problems += [f"{place} is {show(row)}; it can be a table"]
    return tables


def _read_region(draft: Draft, place: str, table: Mapping[str, Any]) -> None:
    _check_keys(draft, table, place, ("number", "banks"))
    number: Any = table.get("number")
    if not _is_region(number):
        if "number" in table:
            draft.problems += [f"{place} has the number {show(number)}; {_REGION_NUMBERS}"]
        return
    banks = _names(draft, f"the banks of region {number}", table.get("banks", []))
    if "banks" in table and len(banks) != BANKS:
        draft.problems += [
            f"region {number} has {count_of(len(banks), 'bank')}; it can have exactly two, the "
            "left and the right one"
        ]
    draft.regions += [Region(number, banks)]


_REGION_NUMBERS: Final = f"it can be a whole number from 1 to {REGIONS}"


def _is_region(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= REGIONS


def _read_island(draft: Draft, place: str, table: Mapping[str, Any]) -> None:
    _check_keys(draft, table, place, ("name", "left_arm", "right_arm", "spaces"))
    name = _read_place_name(draft, place, table)
    called = f"island {name}" if name else place
    spaces = _names(draft, f"the spaces of {called}", table.get("spaces", []))
    arms = [_read_arm(draft, called, table, key) for key in ("left_arm", "right_arm")]
    draft.islands += [Island(name or place, arms[0], arms[1], spaces)]


def _read_arm(draft: Draft, called: str, table: Mapping[str, Any], key: str) -> tuple[int, ...]:
    given = table.get(key, [])
    if not isinstance(given, list):
        draft.problems += [f"{key} of {called} is {show(given)}; it can be a list of regions"]
        return ()
    draft.problems += [
        f"{key} of {called} names the region {show(number)}; {_REGION_NUMBERS}"
        for number in given
        if not _is_region(number)
    ]
    return tuple(number for number in given if _is_region(number))


def _read_borders(draft: Draft, given: Mapping[str, Any]) -> None:
    borders = given.get("borders", {})
    if not isinstance(borders, dict):
        draft.problems += [f"borders is {show(borders)}; it can be a table"]
        return
    if "borders" in given:
        _check_keys(draft, borders, "borders", tuple(CHAINS), optional=("islands", "more"))
    for key in CHAINS:
        lines = borders.get(key, [])
        if not isinstance(lines, list):
            draft.problems += [f"borders.{key} is {show(lines)}; it can be a list of lines"]
            continue
        for line in lines:
            _read_chain(draft, key, line)


def _read_chain(draft: Draft, key: str, line: Any) -> None:
    if not isinstance(line, str):
        draft.problems += [
            f"borders.{key} has {show(line)}; it can have lines of names, such as 'L1 L2 L3'"
        ]
        return
    names = line.split()
    if len(names) < BANKS:
        draft.problems += [
            f"borders.{key} has the line {show(line)}; a line needs two names or more"
        ]
    draft.chains += [(key, tuple(names))]


def _read_slot(draft: Draft, place: str, table: Mapping[str, Any]) -> None:
    _check_keys(draft, table, place, ("name", "touches"))
    name = _read_place_name(draft, place, table)
    given = table.get("touches", [])
    called = f"slot {name}" if name else place
    if not isinstance(given, list):
        draft.problems += [f"touches of {called} is {show(given)}; it can be a list of two spaces"]
        given = []
    elif "touches" in table and len(given) != BANKS:
        draft.problems += [
            f"{called} touches {count_of(len(given), 'space')}; it can touch exactly two"
        ]
    names = tuple(name for name in given if isinstance(name, str))
    draft.problems += [
        f"{called} touches {show(item)}; it can touch spaces such as 'L2'"
        for item in given
        if not isinstance(item, str)
    ]
    draft.slots += [Slot(name or place, names)]


def _read_place_name(draft: Draft, place: str, table: Mapping[str, Any]) -> str:
    name = table.get("name", "")
    if isinstance(name, str) and _PLACE.fullmatch(name) and name == name.strip():
        return name
    if "name" in table:
        draft.problems += [
            f"{place} has the name {show(name)}; it can have up to 24 letters, digits, spaces, "
            "points, hyphens and apostrophes, and begins with a letter"
        ]
    return ""


def _names(draft: Draft, what: str, given: Any) -> tuple[str, ...]:
    """Return the names of land spaces in a list; note what is none."""
    if not isinstance(given, list):
        draft.problems += [f"{what} are {show(given)}; they can be a list of names"]
        return ()
    draft.problems += [
        f"{what} include {show(name)}; a land space is called by one to three capital letters and "
        "a number up to 99, such as 'L23', but not by W and a number"
        for name in given
        if not (isinstance(name, str) and _SPACE.fullmatch(name))
    ]
    return tuple(name for name in given if isinstance(name, str))


def _read_drawing(draft: Draft, given: Mapping[str, Any]) -> None:
    table = given.get("drawing", {})
    if not isinstance(table, dict):
        draft.problems += [f"drawing is {show(table)}; it can be a table"]
        return
    before = len(draft.problems)
    keys = ("course", "sheet", "river_width", "bank_depth", "title_at", "rose_at")
    if "drawing" in given:
        _check_keys(draft, table, "drawing", keys)
    points, pins = _read_course(draft, table)
    spots = [
        _read_point(draft, f"drawing.{key}", table[key], low) if key in table else (1.0, 1.0)
        for key, low in (("sheet", _SMALLEST_SHEET), ("title_at", 0), ("rose_at", 0))
    ]
    widths = [
        _read_width(draft, f"drawing.{key}", table[key]) if key in table else 1.0
        for key in ("river_width", "bank_depth")
    ]
    if "drawing" in given and len(draft.problems) == before:
        sheet, title_at, rose_at = spots
        draft.drawing = Drawing(points, pins, sheet, widths[0], widths[1], title_at, rose_at)


def _read_course(
    draft: Draft, table: Mapping[str, Any]
) -> tuple[tuple[Point, ...], tuple[tuple[int, int], ...]]:
    """Return the points of the course, and the regions that begin at some of them."""
    course = table.get("course", [])
    if not isinstance(course, list) or not _SHORTEST_COURSE <= len(course) <= _LONGEST_COURSE:
        if "course" in table:
            draft.problems += [
                f"drawing.course is {show(course)}; it can be a list of {_SHORTEST_COURSE} to "
                f"{_LONGEST_COURSE} points"
            ]
        return (), ()
    points: list[Point] = []
    pins: list[tuple[int, int]] = []
    for i, point in enumerate(course):
        what = f"point {i + 1} of drawing.course"
        if isinstance(point, list) and len(point) == _PINNED and _is_region(point[-1]):
            if pins and pins[-1][1] >= point[-1]:
                draft.problems += [f"{what} begins region {point[-1]}; regions have to go up"]
            pins.append((i, point[-1]))
            point = point[:-1]  # noqa: PLW2901
        points.append(_read_point(draft, what, point))
    draft.problems += [
        f"points {i} and {i + 1} of drawing.course are the same; the river has to go on"
        for i, (a, b) in enumerate(pairwise(points), 1)
        if a == b
    ]
    way = sum(math.dist(a, b) for a, b in pairwise(points))
    if way > _LONGEST_WAY:
        draft.problems += [
            f"drawing.course is {way:.0f} long from point to point; it can be {_LONGEST_WAY} long"
        ]
    return tuple(points), tuple(pins)


def _read_point(draft: Draft, what: str, given: Any, low: int = 0) -> Point:
    pair = isinstance(given, list) and len(given) == BANKS
    if pair and all(_is_length(value, low, _LARGEST_SHEET) for value in given):
        return float(given[0]), float(given[1])
    draft.problems += [
        f"{what} is {show(given)}; it can be two numbers from {low} to {_LARGEST_SHEET}, across "
        "and down, such as [500, 60]"
    ]
    return math.nan, math.nan


def _read_width(draft: Draft, what: str, given: Any) -> float:
    if _is_length(given, 1, _WIDEST):
        return float(given)
    draft.problems += [f"{what} is {show(given)}; it can be a number from 1 to {_WIDEST}"]
    return 1.0


def _is_length(value: Any, low: int, high: int) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and low <= value <= high
