"""The board as data: the shipped one, broken ones, and a person's own (1.1 to 1.4)."""

from __future__ import annotations

import dataclasses
import random
import tomllib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from holdfast.games.rheinlander.board import (
    LAND,
    SPACES,
    Board,
    UnreadableBoard,
    board_problems,
    read_board,
)
from holdfast.games.rheinlander.boards import (
    BOARD_WORDS,
    BOARDS,
    OWN,
    SHIPPED,
    SHIPPED_FILE,
    board_word,
    read_own_boards,
)
from holdfast.games.rheinlander.draft import is_river
from holdfast.games.rheinlander.map.chart import draw_chart

TEXT = SHIPPED_FILE.read_text(encoding="utf-8")

Land = frozenset[str]


def problems_of(text: str) -> tuple[str, ...]:
    with pytest.raises(UnreadableBoard) as refused:
        read_board(text)
    assert "\n" not in str(refused.value)
    return refused.value.problems


# What the printed game shows (1.1 to 1.4), and the 18 figures of the rulebooks.


def land(n: int) -> tuple[str, ...]:
    return SHIPPED.regions[n - 1].banks


def near(name: str) -> set[str]:
    """Return the land that borders a space."""
    return {other for other in SHIPPED.neighbours(name) if not is_river(other)}


def slots_at(name: str) -> set[int]:
    return {i for i, slot in enumerate(SHIPPED.slots) if name in slot.touches}


def slots_of(duchy: Land) -> set[int]:
    return set().union(*map(slots_at, duchy))


def other_end(slot: int, name: str) -> str:
    return next(each for each in SHIPPED.slots[slot].touches if each != name)


def duchies_beside(name: str, size: int) -> set[Land]:
    """Return every connected piece of land of this size that borders a space but lacks it."""
    found: set[Land] = {frozenset([each]) for each in near(name)}
    for _ in range(size - 1):
        found = {
            piece | {more}
            for piece in found
            for more in set().union(*map(near, piece)) - piece - {name}
        }
    return found


def joins(name: str, sizes: tuple[int, ...], one: Callable[[Land], bool]) -> bool:
    """Tell whether a space lies between two separate duchies, the first of them like this."""
    firsts, seconds = (duchies_beside(name, size) for size in sizes)
    return any(
        one(a) and slots_of(b) and not any(near(each) & b for each in a) and not a & b
        for a, b in product(firsts, seconds)
    )


def adds_a_slot(name: str, duchy: Land) -> Iterator[int]:
    """Yield the slots that a knight on this space would bring to a duchy."""
    yield from (s for s in slots_at(name) if other_end(s, name) not in duchy)


def some(n: int, size: int, test: Callable[[str, Land], bool]) -> bool:
    return any(test(name, duchy) for name in land(n) for duchy in duchies_beside(name, size))


def one_slot(duchy: Land) -> bool:
    return len(slots_of(duchy)) == 1


def is_reached() -> bool:
    seen, todo = {"W1"}, ["W1"]
    while todo:
        new = set(SHIPPED.neighbours(todo.pop())) - seen
        seen |= new
        todo += new
    return seen == set(SHIPPED.numbers)


def lies_across(n: int) -> bool:
    shields = draw_chart(SHIPPED).shields
    (ax, ay), (bx, by) = (shields[name] for name in land(n))
    return abs(ay - by) > abs(ax - bx)


FACTS: dict[str, Callable[[], bool]] = {
    "54 regions with a river space and two banks": lambda: (
        len(SHIPPED.regions) == 54 and all(len(set(land(n))) == 2 for n in range(1, 55))
    ),
    "26 slots, each touching two land spaces that border": lambda: (
        len(SHIPPED.slots) == 26
        and all(slot.touches[1] in near(slot.touches[0]) for slot in SHIPPED.slots)
    ),
    "island spaces belong to two regions": lambda: all(
        sum(name in land(n) for n in range(1, 55)) == 2
        for island in SHIPPED.islands
        for name in island.spaces
    ),
    "a river space borders its two banks and no other land": lambda: all(
        near(f"W{n}") == set(land(n)) for n in range(1, 55)
    ),
    "the board is in one piece": is_reached,
    "figure 1: region 23 has two banks": lambda: len(land(23)) == 2,
    "figure 1: they lie one above the other": lambda: lies_across(23),
    "figure 2: two land spaces border": lambda: any(near(name) for n in (1, 2) for name in land(n)),
    "figure 3: 6 lies beside two more": lambda: some(6, 2, lambda _a, _d: True),
    "figure 4: 14 has a neighbour": lambda: some(14, 1, lambda _a, _d: True),
    "figure 5: 22 borders 21 or 23": lambda: any(
        near(name) & {*land(21), *land(23)} for name in land(22)
    ),
    "figure 6: 25 has two neighbours": lambda: any(len(near(name)) >= 2 for name in land(25)),
    "figure 7: 23 lies between 22 and 24": lambda: any(
        near(name) & set(land(22)) and near(name) & set(land(24)) for name in land(23)
    ),
    "figure 8: 25 brings a slot to a duchy that has one": lambda: any(
        some(25, size, lambda a, d: any(slots_of(d) - {s} for s in adds_a_slot(a, d)))
        for size in (2, 3, 4)
    ),
    "figure 9: 28 brings a second slot to a duchy of four": lambda: some(
        28,
        4,
        lambda a, d: one_slot(d) and bool(slots_at(a) - slots_of(d)) and len(near(a) & d) == 1,
    ),
    "figure 10: 24 joins two duchies, one with one slot": lambda: any(
        joins(name, sizes, one_slot) for name in land(24) for sizes in product((2, 3), repeat=2)
    ),
    "figure 11: 23 joins two duchies with slots": lambda: any(
        joins(name, sizes, one_slot) for name in land(23) for sizes in product((2, 3), repeat=2)
    ),
    "figure 12: 14 joins duchies of two and three": lambda: any(
        joins(name, (2, 3), lambda d: bool(slots_of(d))) for name in land(14)
    ),
    "figure 13: 11 brings a slot to a duchy": lambda: some(
        11, 2, lambda a, d: any(adds_a_slot(a, d))
    ),
    "figure 14: 26 brings a slot to a duchy": lambda: some(
        26, 2, lambda a, d: any(adds_a_slot(a, d))
    ),
    "figure 15: 43 touches a slot": lambda: any(map(slots_at, land(43))),
    "figure 16: 25 brings a slot to a duchy of four": lambda: some(
        25, 4, lambda a, d: any(True for _ in adds_a_slot(a, d)) and len(near(a) & d) == 1
    ),
    "figure 17: 27 joins a duchy of six with two slots": lambda: some(
        27, 6, lambda _a, d: len(slots_of(d)) == 2
    ),
    "figure 18: a duchy with 7 touches two slots": lambda: any(
        some(7, size, lambda a, d: len(slots_of(d | {a})) >= 2) for size in (2, 3, 4)
    ),
}


@pytest.mark.parametrize("fact", FACTS)
def test_the_shipped_board_has_what_the_printed_game_shows(fact: str) -> None:
    assert FACTS[fact]()


def test_all_facts_of_the_printed_game_are_tested() -> None:
    assert len(FACTS) == 24


def test_the_shipped_board_has_its_spaces_borders_and_slots() -> None:
    assert len(SHIPPED.numbers) == 155
    assert len(SHIPPED.borders) == 260
    assert [len(island.spaces) for island in SHIPPED.islands] == [2, 3, 2]
    assert SHIPPED.fingerprint == "2d2ae6605fa239f6"


def test_spaces_have_the_numbers_of_the_rules() -> None:
    numbers = SHIPPED.numbers
    assert (numbers["L1"], numbers["R1"], numbers["L54"], numbers["W1"]) == (0, 1, 106, LAND)
    assert numbers["W54"] == SPACES - 1
    # An island space counts with the lower of its two regions (1.2).
    assert numbers["I17"] == 2 * 16 + 1
    assert not {2 * 18, 2 * 19} & set(numbers.values())
    assert list(numbers.values()) == sorted(set(numbers.values()))


def test_neighbours_go_both_ways_in_the_order_of_numbers() -> None:
    assert SHIPPED.neighbours("I17") == ("I18", "W17", "W19")
    assert SHIPPED.neighbours("W16") == ("L16", "R16", "W15", "W17", "W19")
    for a, b in SHIPPED.borders:
        assert SHIPPED.numbers[a] < SHIPPED.numbers[b]
        assert b in SHIPPED.neighbours(a)
        assert a in SHIPPED.neighbours(b)


def test_the_fingerprint_is_of_what_matters_for_play() -> None:
    def changed(**parts: Any) -> bool:
        return dataclasses.replace(SHIPPED, **parts).fingerprint != SHIPPED.fingerprint

    assert not changed(name="other", title="Other", drawing=None, islands=())
    assert changed(borders=SHIPPED.borders[1:])
    assert changed(slots=SHIPPED.slots[::-1])
    assert changed(regions=SHIPPED.regions[::-1])


# Broken boards: an edit of the shipped one, and the sentence that tells of it.

REGION_7 = '{ number = 7, banks = ["L7", "R7"] },'
SLOT_1 = '[[slot]]\nname = "Konstanz"\ntouches = ["L2", "L3"]\n'

BROKEN = {
    "a missing region": (REGION_7, "", "region 7 is missing; a board has all from 1 to 54"),
    "a region twice": (REGION_7, REGION_7 * 2, "region 7 is given 2 times"),
    "a region too many": (
        REGION_7,
        REGION_7 + '{ number = 55, banks = ["L55", "R55"] },',
        "entry 8 of regions has the number 55; it can be a whole number from 1 to 54",
    ),
    "a region that is no number": (
        "number = 7,",
        'number = "7",',
        "entry 7 of regions has the number '7'",
    ),
    "a region that is a truth": ("number = 1,", "number = true,", "has the number true"),
    "three banks": ('["L7", "R7"]', '["L7", "R7", "R77"]', "region 7 has 3 banks"),
    "one bank": ('["L7", "R7"]', '["L7"]', "region 7 has 1 bank; it can have exactly two"),
    "the same bank twice": ('["L7", "R7"]', '["L7", "L7"]', "region 7 has L7 as both banks"),
    "a bank with a bad name": ('["L7", "R7"]', '["L 7", "R7"]', "region 7 include 'L 7'"),
    "a bank named by a number": ('["L7", "R7"]', '["7", "R7"]', "region 7 include '7'"),
    "a bank named as a river": ('["L7", "R7"]', '["W7", "R7"]', "region 7 include 'W7'"),
    "banks that are no list": ('["L7", "R7"]', "7", "the banks of region 7 are 7"),
    "a shared bank": (
        '["L7", "R7"]',
        '["L6", "R7"]',
        "L6 is a bank of regions 6 and 7 but on no island",
    ),
    "a region without a river": (
        "W5 W6 W7 W8",
        "W5 W6 W8",
        "region 7 has no river: W7 stands in no line of borders.river",
    ),
    "an island space of one region": (
        '["I17", "R19"]',
        '["L19", "R19"]',
        "I17 is a bank of region 17; an island space belongs to two regions",
    ),
    "an island space of three regions": (
        '["L21", "R21"]',
        '["I17", "R21"]',
        "I17 is a bank of regions 17, 19 and 21; an island space belongs to two regions",
    ),
    "arms of different length": (
        "right_arm = [19, 20]",
        "right_arm = [19]",
        "island Koller has 2 regions in its left arm, 1 in its right arm and 2 spaces",
    ),
    "an empty island": (
        'left_arm = [17, 18]\nright_arm = [19, 20]\nspaces = ["I17", "I18"]',
        "left_arm = []\nright_arm = []\nspaces = []",
        "island Koller has 0 regions in its left arm",
    ),
    "an arm beside other banks": (
        "left_arm = [17, 18]",
        "left_arm = [18, 17]",
        "island Koller has 'I17' beside region 18, whose right bank is I18",
    ),
    "an arm of a region that is missing": (
        '{ number = 17, banks = ["L17", "I17"] },',
        "",
        "island Koller has 'I17' beside region 17, whose right bank is missing",
    ),
    "an arm with a bad region": (
        "left_arm = [17, 18]",
        "left_arm = [17, 0]",
        "left_arm of island Koller names the region 0",
    ),
    "an arm that is no list": ("left_arm = [17, 18]", "left_arm = 17", "can be a list of regions"),
    "a region in two arms": (
        "left_arm = [45, 46]",
        "left_arm = [17, 46]",
        "region 17 stands in 2 places of islands’ arms",
    ),
    "an island space given twice": (
        '["I17", "I18"]',
        '["I17", "I17"]',
        "I17 is given 2 times in the spaces of islands",
    ),
    "two islands of one name": (
        'name = "Koller"',
        'name = "falkenau"',
        "2 islands are called falkenau",
    ),
    "an unknown space in a line": (
        "L5 L6 L7 L8",
        "L5 L6 X7 L7 L8",
        "borders.left names 'X7', which is no space of any region",
    ),
    "a right bank in a left line": (
        "L5 L6 L7 L8",
        "L5 L6 R7 L7 L8",
        "borders.left names R7; it can name left banks only, other borders go to more",
    ),
    "a line of one name": ("more = []", 'more = ["L7"]', "a line needs two names or more"),
    "a line that is a number": ("more = []", "more = [7]", "borders.more has 7; it can have"),
    "lines that are no list": ("more = []", "more = 7", "borders.more is 7; it can be a list"),
    "an unknown space in a pair": ("more = []", 'more = ["L7 Q1"]', "borders.more names 'Q1'"),
    "a space that borders itself": ("more = []", 'more = ["L7 L7"]', "'L7' borders itself"),
    "a border twice": (
        "more = []",
        'more = ["L7 L6"]',
        "the border of L6 and L7 is given 2 times, in borders.left and borders.more",
    ),
    "a border that the region implies": (
        "more = []",
        'more = ["L7 W7"]',
        "the border of L7 and W7 is given 2 times, in borders.more and region 7",
    ),
    "a bank without borders": (
        "L5 L6 L7 L8",
        "L5 L6 L8",
        "L7 borders no other land: it stands in no line of borders",
    ),
    "too many neighbours": (
        "more = []",
        f"more = [{', '.join(f'{chr(34)}L7 R{n}{chr(34)}' for n in range(1, 8))}]",
        "L7 borders 10 spaces; it can border 8 at most",
    ),
    "too few slots": (SLOT_1, "", "there are 25 slots; a board has 26"),
    "a slot with three spaces": (
        '["L2", "L3"]',
        '["L2", "L3", "L4"]',
        "slot Konstanz touches 3 spaces; it can touch exactly two",
    ),
    "a slot on the river": (
        '["L2", "L3"]',
        '["L2", "W2"]',
        "slot Konstanz touches the river space W2; it can touch land only",
    ),
    "a slot of spaces that do not border": (
        '["L2", "L3"]',
        '["L2", "R3"]',
        "slot Konstanz touches L2 and R3, which do not border each other",
    ),
    "a slot at an unknown space": (
        '["L2", "L3"]',
        '["L2", "L99"]',
        "slot Konstanz touches 'L99', which is no space of any region",
    ),
    "a slot at one space twice": ('["L2", "L3"]', '["L2", "L2"]', "slot Konstanz touches L2 twice"),
    "a slot at a number": ('["L2", "L3"]', '["L2", 3]', "slot Konstanz touches 3; it can touch"),
    "a slot at no list": ('["L2", "L3"]', '"L2 L3"', "touches of slot Konstanz is 'L2 L3'"),
    "two slots at the same spaces": (
        '["R5", "R6"]',
        '["L3", "L2"]',
        "slots Konstanz and Schaffhausen touch the same two spaces",
    ),
    "two slots of one name": ('"Basel"', '"KONSTANZ"', "2 slots are called Konstanz"),
    "a slot without a name": ('name = "Basel"', 'name = ""', "slot 3 has the name ''"),
    "a slot called by a number": ('name = "Basel"', 'name = "3"', "slot 3 has the name '3'"),
    "a bad board name": ('name = "rhine"', 'name = "The Rhine"', "name is 'The Rhine'"),
    "an empty title": ('title = "The Rhine"', 'title = " "', "title is ' '; it can be a line"),
    "an unknown key": ('name = "rhine"', 'name = "rhine"\nsize = 3', "has the key 'size', which"),
    "a missing key": ('title = "The Rhine"', "", "the file has no title"),
    "an unknown list of borders": ("more = []", "moor = []", "borders has the key 'moor'"),
    "not a number": ("river_width = 46", "river_width = nan", "drawing.river_width is nan"),
    "far too wide": ("river_width = 46", "river_width = 1e300", "drawing.river_width is 1e+300"),
    "a huge number": (
        "river_width = 46",
        f"river_width = 0x{'f' * 5000}",
        "drawing.river_width is a number far too large",
    ),
    "a sheet without size": ("sheet = [1250, 1560]", "sheet = [0, 1]", "drawing.sheet is a list"),
    "a course of nothing": ("course = [", "course = []\nnone = [", "course is an empty list"),
    "a course that stands still": (
        "[200, 162]",
        "[92, 196]",
        "points 1 and 2 of drawing.course are the same",
    ),
    "a course that goes nowhere": ("[200, 162]", '"east"', "point 2 of drawing.course is 'east'"),
    "a course that is endless": (
        "[200, 162]",
        ", ".join(f"[{4000 * (i % 2)}, {i}]" for i in range(9)),
        "long from point to point; it can be 20000 long",
    ),
    "a course that goes back": ("[200, 162]", "[200, 162, 30]", "begins region 17; regions have"),
    "a date": ('title = "The Rhine"', "title = 1999-01-01", "title is a date or time"),
    "a table for a title": ('title = "The Rhine"', "title = {}", "title is a table"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_board_is_refused_with_the_reason(case: str) -> None:
    old, new, says = BROKEN[case]
    assert old in TEXT
    assert any(says in problem for problem in problems_of(TEXT.replace(old, new, 1)))


def test_a_part_that_cannot_be_reached_is_named() -> None:
    given = tomllib.loads(TEXT)
    for key in ("left", "right", "river"):
        last = given["borders"][key][3]
        cut = last.index(f" {last[0]}53")
        given["borders"][key][3] = last[:cut]
        given["borders"][key].append(last[cut:])
    told = [problem for problem in board_problems(given) if "falls apart" in problem]
    assert told == [
        "the board falls apart: no way leads from L1 to L53, L54, R53, R54, W53 and W54"
    ]


def test_five_slots_at_a_space_are_too_many() -> None:
    given = tomllib.loads(TEXT)
    given["borders"]["more"] = ["L2 R9", "L2 R20", "L2 R30"]
    for slot, other in zip(given["slot"][1:], ("L1", "R9", "R20", "R39"), strict=False):
        slot["touches"] = ["L2", other]
    assert "'L2' is touched by 5 slots; 4 at most can do so" in board_problems(given)


@pytest.mark.parametrize("key", ["regions", "island", "borders", "slot", "drawing"])
@pytest.mark.parametrize("value", [7, "text", [7], [[]], {"a": 1}, [{}]])
def test_a_part_of_the_wrong_type_is_refused(key: str, value: Any) -> None:
    assert board_problems(tomllib.loads(TEXT) | {key: value})


def test_all_problems_are_told_at_once() -> None:
    text = TEXT
    cases = ("a missing region", "a slot on the river", "a bad board name", "two slots of one name")
    for case in cases:
        text = text.replace(*BROKEN[case][:2], 1)
    found = problems_of(text)
    for case in cases:
        assert any(BROKEN[case][2] in problem for problem in found)
    # The banks of the missing region, too, are unknown wherever they stand.
    assert "borders.left names 'L7', which is no space of any region" in found
    assert "slot Basel touches 'L7', which is no space of any region" not in found
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    "text",
    ["", "not TOML", "a = ", "[" * 5000, "a = " + "[" * 5000, "\0", "x = 1" + "0" * 5000, "﻿"],
)
def test_a_file_that_is_no_board_is_refused(text: str) -> None:
    assert problems_of(text)


def test_a_damaged_file_is_a_board_or_refused() -> None:
    dice = random.Random(54)
    bits = [
        "",
        "0",
        "-1",
        '"',
        "[",
        "]",
        "{}",
        "=",
        "\n",
        "nan",
        "L1",
        "W1 W1",
        "true",
        "1e999",
        "é",
    ]
    for _ in range(250):
        text = TEXT
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(bits) + text[at + dice.randint(0, 12) :]
        try:
            read_board(text)
        except UnreadableBoard as mistake:
            assert mistake.problems


def replaced(value: Any, dice: random.Random) -> Any:
    """Return the parts of a file with one of them changed for something else."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        key = dice.choice(list(value))
        return value | {key: replaced(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.9:
        i = dice.randrange(len(value))
        return [*value[:i], replaced(value[i], dice), *value[i + 1 :]]
    return dice.choice([None, 0, -3, 1e99, float("nan"), "", "L1 L2", [], {}, [[]], True, 10**400])


def test_parts_of_any_type_are_never_more_than_a_problem() -> None:
    dice = random.Random(7)
    given = tomllib.loads(TEXT)
    for _ in range(150):
        changed = given
        for _ in range(2):
            key = dice.choice(list(given))
            changed = changed | {key: replaced(changed[key], dice)}
        assert all(isinstance(problem, str) for problem in board_problems(changed))


# A person's own boards.


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path))
    (tmp_path / OWN).mkdir()
    return tmp_path / OWN


def named(name: str) -> str:
    return TEXT.replace('name = "rhine"', f'name = "{name}"')


def test_the_shipped_board_is_always_there() -> None:
    assert BOARDS == (SHIPPED,)
    assert BOARD_WORDS == ("rhine",)


def test_own_boards_are_read_and_bad_ones_left_out(own: Path) -> None:
    (own / "a.toml").write_text(named("mine"), encoding="utf-8")
    (own / "b.toml").write_text(named("mine"), encoding="utf-8")
    (own / "c.toml").write_text(TEXT, encoding="utf-8")
    (own / "d.toml").write_bytes(b"\xff")
    (own / "e.toml").write_text("x = 1", encoding="utf-8")
    found = read_own_boards()
    assert [each.path.stem for each in found] == ["a", "b", "c", "d", "e"]
    assert [each.board is not None for each in found] == [True, False, False, False, False]
    assert found[1].problems == ("there is a board 'mine' already; give this one a new name",)
    assert found[3].problems == ("the file is not text in UTF-8",)
    assert found[0].board is not None
    assert board_word(found[0].board) == f"mine@{SHIPPED.fingerprint[:6]}"


def test_a_file_that_cannot_be_read_is_left_out(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own / "a.toml").write_text(named("mine"), encoding="utf-8")

    def refuse(*_args: object, **_named: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", refuse)
    assert read_own_boards()[0].problems == ("the file cannot be read: Permission denied",)


def test_a_board_with_land_that_touches_across_a_loop() -> None:
    text = named("loop").replace("more = []", 'more = ["R3 R20", "R9 W14"]')
    board: Board = read_board(text)
    assert "R20" in board.neighbours("R3")
    assert "W14" in board.neighbours("R9")
    assert board.fingerprint != SHIPPED.fingerprint
    assert len(board.borders) == len(SHIPPED.borders) + 2
