"""The table in characters."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from rich.text import Text

from holdfast.core.canvas import WIDTH
from holdfast.core.match import Match, new_match
from holdfast.core.seats import NOBODY, SPECTATOR, write_seat
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.board import Board, read_board
from holdfast.games.rheinlander.boards import SHIPPED, SHIPPED_FILE
from holdfast.games.rheinlander.drawing import draw, draw_on
from holdfast.games.rheinlander.state import (
    DECK,
    DISCARD,
    EMPTY,
    FREE,
    HIDDEN,
    NO_DUCHY,
    NO_SPACE,
    STATE,
    TOWER,
    Phase,
)
from holdfast.games.rheinlander.strips import cut_strips, draw_strips
from holdfast.games.rheinlander.tables import BISHOPRIC, CASTLE, CENTRES, CITY
from holdfast.testing.amount import amount

A, B, C = 0, 1, 2
MARKUP = re.compile(r"\[/?[a-z0-9_ ]*\]")

Islands = tuple[tuple[int, int], ...]  # the first region of each, and how many spaces it has


# Boards and positions


@cache
def make_board(
    islands: Islands = (),
    *,
    more: tuple[str, ...] = (),
    apart: tuple[str, ...] = (),
    called: tuple[tuple[str, str], ...] = (),
    slots: tuple[str, ...] = (),
) -> Board:
    """A board with islands at these places, further borders, borders left out, and new names."""
    banks = {n: [f"L{n}", f"R{n}"] for n in range(1, 55)}
    second = {n for first, size in islands for n in range(first + size, first + 2 * size)}
    text = ['name = "made"', 'title = "Made"']
    isles = []
    lines: dict[str, list[str]] = {"islands": []}
    for first, size in islands:
        arms = [list(range(n, n + size)) for n in (first, first + size)]
        spaces = [f"I{n}" for n in arms[0]]
        for left, right, name in zip(*arms, spaces, strict=True):
            banks[left][1] = banks[right][0] = name
        isles += ["[[island]]", f'name = "Isle{first}"', f"spaces = {spaces}"]
        isles += [f"left_arm = {arms[0]}", f"right_arm = {arms[1]}"]
        lines["islands"] += link(spaces)
    beside = {first + i for first, size in islands for i in range(size)}
    ways = [[n for n in banks if n not in arm] for arm in (second, beside)]
    lines["left"] = link(banks[n][0] for n in ways[0])
    lines["right"] = link(banks[n][1] for n in ways[1])
    lines["river"] = [pair for way in ways for pair in link(f"W{n}" for n in way)]
    lines = {
        key: [p for p in dict.fromkeys(pairs) if p not in apart] for key, pairs in lines.items()
    }
    touched = [*slots, *lines["left"][::3], *lines["right"][1::2], *lines["islands"]]
    text += [f"regions = {[{'number': n, 'banks': banks[n]} for n in banks]}".replace(":", " =")]
    text = [re.sub(r"'(number|banks)' =", r"\1 =", each) for each in text]
    text += [*isles, "[borders]", *(f"{key} = {pairs}" for key, pairs in lines.items())]
    text += [f"more = {list(more)}"]
    for i, pair in enumerate(touched[:26]):
        text += ["[[slot]]", f'name = "Slot{i}"', f"touches = {pair.split()}"]
    whole = "\n".join(text)
    for before, after in called:
        whole = re.sub(rf"\b{before}\b", after, whole)
    shipped = SHIPPED_FILE.read_text(encoding="utf-8")
    return read_board(whole + "\n" + shipped[shipped.index("[drawing]") :])


def link(names: Iterable[str]) -> list[str]:
    return [f"{one} {two}" for one, two in pairwise(names)]


BOARDS = {
    "shipped": SHIPPED,
    "no islands": make_board(),
    "islands elsewhere": make_board(((1, 1), (3, 4), (22, 3), (49, 3))),
    "a long island": make_board(((3, 20),)),
    "only an island": make_board(((1, 27),)),
    "everything uncommon": make_board(
        ((17, 2),),
        more=("L3 L30", "R9 R40", "L17 I18"),
        apart=("L4 L5", "L16 L17", "R12 R13", "W14 W15"),
        called=(("L7", "XY9"), ("R8", "Q88"), ("I18", "KAB1")),
        slots=("L3 L30", "L17 I18"),
    ),
}


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return BOARDS[request.param]


def lay(board: Board = SHIPPED, knights: str = "", **fields: Any) -> Any:
    """A position of three players: "A L1 L2, B R7" on the board, whose duchies are their first's.

    A duchy belongs to nobody if all its knights are differently coloured.
    """
    state = np.zeros(1, STATE)[0]
    state.seats = 3
    state.bastion_opens_river = 1
    state.knight[:] = NO_SPACE
    state.knight[list(board.numbers.values())] = FREE
    state.group[:] = NO_DUCHY
    state.garrison[:] = EMPTY
    state.centre[:] = CENTRES
    state.archbishop = NOBODY
    state.supply[:3], state.bastions[:3], state.coins[:3] = (20, 21, 22), (1, 2, 3), (31, 32, 33)
    state.cards[:] = DECK
    for seat in (A, B, C):
        state.cards[5 * seat : 5 * seat + 5] = seat
    for group in filter(None, knights.split(", ")):
        letter, *names = group.split()
        for name in names:
            state.knight[board.numbers[name]] = {"A": A, "B": B, "C": C, "#": TOWER}[letter]
    reckon(board, state)
    for field, value in fields.items():
        state[field] = value
    return state


def reckon(board: Board, state: Any) -> None:
    """Find the duchies by walking from knight to knight (5.1)."""
    left = [name for name, number in board.numbers.items() if 0 <= state.knight[number] < TOWER]
    while left:
        group = [left.pop(0)]
        for name in group:
            found = [other for other in board.neighbours(name) if other in left]
            group += found
            left = [other for other in left if other not in found]
        if len(group) > 1:
            numbers = [board.numbers[name] for name in group]
            counts = [int((state.knight[numbers] == seat).sum()) for seat in range(5)]
            state.group[numbers] = state.duchies
            state.count[state.duchies] = counts
            top = counts.index(max(counts))
            state.owner[state.duchies] = top if counts.count(counts[top]) == 1 else NOBODY
            state.duchies += 1


def plain(drawing: str) -> str:
    """The drawing without colours."""
    return Text.from_markup(drawing).plain


def strips(board: Board, state: Any, hand: Iterable[int] = ()) -> list[str]:
    drawn = draw_strips(board, state, set(hand))
    return [MARKUP.sub("", line).ljust(WIDTH) for line in drawn]


def lines(state: Any, seat: int = A) -> list[str]:
    return plain(draw(state, seat)).splitlines()


def line(state: Any, start: str, seat: int = A) -> str:
    return next(each for each in lines(state, seat) if each.startswith(start))


def changes(before: list[str], after: list[str]) -> list[tuple[int, int, str]]:
    """Where two drawings differ, and what is new there."""
    assert len(before) == len(after)
    return [
        (row, column, new)
        for row, (one, two) in enumerate(zip(before, after, strict=True))
        for column, (old, new) in enumerate(zip(one, two, strict=True))
        if old != new
    ]


@cache
def spots(name: str) -> dict[str, tuple[int, int]]:
    """Where every space of a board is drawn: four drawings give each a word of its own."""
    board = BOARDS[name]
    digits, words = range(4), {}
    drawings = []
    for digit in digits:
        state = lay(board, centre=np.full(26, BISHOPRIC))
        for number in board.numbers.values():
            state.knight[number] = number // 5**digit % 5
        drawings.append(strips(board, state))
    empty = strips(board, lay(board, centre=np.full(26, BISHOPRIC)))
    for row, line in enumerate(empty):
        for column in (i for i, sign in enumerate(line) if sign == "·"):
            words[row, column] = "".join(drawing[row][column] for drawing in drawings)
    found = {}
    for space, number in board.numbers.items():
        word = "".join(write_seat(number // 5**digit % 5) for digit in digits)
        (found[space],) = (place for place, seen in words.items() if seen == word)
    assert len(found) == len(words)
    return found


# The board


@pytest.mark.parametrize("name", BOARDS)
def test_every_space_has_a_place_of_its_own(name: str) -> None:
    """1.1, 1.2"""
    board, places = BOARDS[name], spots(name)
    assert len(set(places.values())) == len(places) == len(board.numbers)
    for region in board.regions:
        (left, column), (river, same), (right, third) = (
            places[space] for space in (region.banks[0], f"W{region.number}", region.banks[1])
        )
        assert (left, right) == (river - 1, river + 1)
        assert column == same == third
    for pair in board.borders:
        if (
            all(space[0] == pair[0][0] for space in pair)
            and places[pair[0]][0] == places[pair[1]][0]
        ):
            assert abs(places[pair[0]][1] - places[pair[1]][1]) == 8


@pytest.mark.parametrize("name", BOARDS)
def test_the_number_of_a_region_stands_before_its_river(name: str) -> None:
    """1.1"""
    drawn = strips(BOARDS[name], lay(BOARDS[name]))
    for region in BOARDS[name].regions:
        row, column = spots(name)[f"W{region.number}"]
        assert drawn[row][column - 3 : column - 1].strip() == str(region.number)


@pytest.mark.parametrize("name", BOARDS)
def test_every_slot_lies_between_the_spaces_that_it_touches(name: str) -> None:
    """1.4"""
    board = BOARDS[name]
    holy = np.full(26, BISHOPRIC)
    before = strips(board, lay(board, centre=holy))
    seen = set()
    for number, slot in enumerate(board.slots):
        city = holy.copy()
        city[number] = CITY + 2
        after = strips(board, lay(board, centre=city))
        ((row, column, value),) = changes(before, after)
        assert value == "4"
        seen.add((row, column))
        if f"{slot.touches[0]}-(4)-{slot.touches[1]}" not in after[row]:
            one, two = (spots(name)[space] for space in slot.touches)
            same_strip = abs(one[0] - two[0]) <= 1
            assert two[1] - one[1] == 8 if same_strip else two[1] == 8 < one[1]
            assert row == two[0]
            assert two[1] - 6 < column < two[1]
    assert len(seen) == 26


def test_islands_and_their_slots_are_not_cut() -> None:
    """1.2"""
    for board in (SHIPPED, BOARDS["islands elsewhere"]):
        cut = cut_strips(board)
        assert max(len(strip) for strip in cut) <= 12
        assert all(strip[0].first or not strip[0].island for strip in cut)
    assert [len(strip) for strip in cut_strips(SHIPPED)] == [12, 11, 12, 12]
    assert len(cut_strips(BOARDS["no islands"])) == 5


def test_an_island_that_is_too_long_goes_on_in_the_next_strip() -> None:
    """1.2"""
    board = BOARDS["only an island"]
    first, second, _ = cut_strips(board)
    before, after = first[-1].island, second[0].island
    drawn = strips(board, lay(board, f"A {before} {after}"))
    (row, column), (below, start) = (spots("only an island")[name] for name in (before, after))
    assert drawn[row][column : column + 4] == "Aa══"
    assert drawn[below][start - 6 : start + 2] == "══════Aa"


def test_what_stands_on_spaces() -> None:
    """3.1, 5.2, 5.5, 5.7"""
    drawn = "\n".join(
        strips(SHIPPED, lay(knights="A L1 L2, B R1, # R2, B L5, A L6, B R9 R10, C R11"))
    )
    assert "Aa══════Aa" in drawn
    assert "B       #  " in drawn
    assert "B-══════A-" in drawn
    assert "Bb══════Bb══════Cb" in drawn


@pytest.mark.parametrize(
    ("knights", "shape"),
    [
        *[("A W16", "A ~~<   ·"), ("A W16 W17", "Aa══╝   ·"), ("A W16 W19", "Aa══╗   ·")],
        *[("A W16 W17 W19", "Aa══╣   ·"), ("A W21", ">21 A "), ("A W21 W18", "╚21 Aa")],
        *[("A W20 W21", "╔21 Aa"), ("A W18 W20 W21", "╠21 Aa"), ("A W22 W23", "Aa═══23 Aa")],
        *[("A L16 L17", "Aa══╝17 ·"), ("A R16 R19", "Aa══╗19 ·"), ("A L18 L21", "~~╚═══Aa")],
        *[
            ("A R20 R21", "~~╔═══Aa"),
            ("A L16", "A ──╯17 ·"),
            ("A W20 W19", "Aa══"),
            ("A I17 I18", "Aa══════Aa"),
        ],
    ],
)
def test_duchies_are_linked_where_the_river_parts(knights: str, shape: str) -> None:
    """1.2, 5.1"""
    assert shape in "\n".join(strips(SHIPPED, lay(knights=knights)))


def test_duchies_go_on_in_the_next_strip() -> None:
    """5.1"""
    drawn = strips(SHIPPED, lay(knights="A L12 L13 R12, B W12 W13"))
    assert drawn[0].endswith("Aa══")
    assert drawn[1].endswith("12 Ba══")
    assert drawn[2].rstrip().endswith("Aa")
    assert drawn[5].startswith("L ══════Aa")
    assert drawn[6].startswith("  ═══13 Ba")


def test_a_slot_between_two_strips() -> None:
    """1.4"""
    state = lay(knights="A L25")
    state.centre[:] = CITY
    drawn = strips(SHIPPED, state)
    assert "25 · ~~" in drawn[6]
    assert drawn[5].rstrip().endswith("A ->")
    assert drawn[11].startswith("L -(2)- ·")
    drawn = strips(SHIPPED, lay(knights="A L24 L25", centre=np.full(26, CITY)))
    assert drawn[5].rstrip().endswith("Aa═>")
    assert drawn[11].startswith("L ═(2)- ·")


def test_centres_and_garrisons() -> None:
    """1.4, 7.2, 8.8"""
    state = lay(knights="A L2 L3, B R5 R4")
    state.centre[:5] = (CITY + 1, CASTLE, BISHOPRIC, CASTLE, CASTLE)
    state.garrison[1], state.garrison[4] = B, C
    top, _, below, *_ = strips(SHIPPED, state)
    assert "Aa═(3)══Aa" in top
    assert "· -(†)- ·" in top
    assert "· -[C]- ·" in top
    assert "Bb══════Bb═[B]- ·" in below
    assert "· -[·]- ·" in below


def test_cards_of_the_hand_are_marked_on_the_board() -> None:
    """2.1"""
    drawn = "".join(strips(SHIPPED, lay(), (1, 19, 54)))
    assert re.findall(r"(\d+)»", drawn) == ["1", "19", "54"]


def test_uncommon_boards_are_explained() -> None:
    """1.3"""
    board = BOARDS["everything uncommon"]
    state = lay(board, "A L16 L17 R12 R13")
    *_, borders, names = strips(board, state)
    assert borders.rstrip() == "also neighbours: L3-[·]-L30, R9–R40, L17-[·]-KAB1"
    assert names.rstrip() == "names: L7 is XY9, R8 is Q88, I18 is KAB1"
    drawn = strips(board, state)
    for name in ("L5", "W15", "L17", "R13"):
        row, column = spots("everything uncommon")[name]
        assert drawn[row][column - 4] == "┊"
    assert "neighbours" not in "".join(strips(SHIPPED, lay()))


def test_banks_that_do_not_border_each_other_at_the_end_of_a_strip() -> None:
    """1.3"""
    n = cut_strips(BOARDS["no islands"])[0][-1].left
    drawn = strips(make_board(apart=(f"R{n} R{n + 1}",)), lay(BOARDS["no islands"]))
    assert drawn[0].count("┊") == 0
    assert drawn[2].rstrip().endswith("· ┊")
    assert drawn[6].startswith("R   ┊   ·")


# The players


def test_the_title_says_who_decides_what() -> None:
    """2.1, 8.4, 10.1, 11.1, 11.2"""

    def title(**fields: Any) -> list[str]:
        return lines(lay(**fields))[0].split(" · ")

    assert title() == ["Rheinländer", "A to play a card", "deck 39", "discards 0"]
    assert title(turn=B, ended=1)[1:3] == ["B to play a card", "last round"]
    spot = SHIPPED.numbers["L23"]
    assert title(phase=Phase.CASTLE, spot=spot)[1] == "A may garrison the castle at L23"
    assert title(phase=Phase.BASTION)[1:3] == ["A may place a bastion", "deck 40"]
    assert title(phase=Phase.OVER, ended=1)[1] == "the game is over"


def test_the_players() -> None:
    """1.5, 5.4, 9.1, 9.2, 11.3, 11.4"""
    state = lay(knights="B L1 L2, B R1 R2, B L9 L10, C R11", turn=B, archbishop=B)
    state.holy[0] = 1
    state.holy[2] = 1
    assert line(state, "  A ").split()[:7] == ["A", "red", "20", "1", "31", "0", "0"]
    words = ["►", "B", "gold", "21", "2", "32", "20", "3", "2", "archbishop"]
    assert line(state, "► B ").split()[:10] == words
    assert line(state, "  C ").split()[:7] == ["C", "blue", "22", "3", "33", "0", "0"]
    state.phase = Phase.OVER
    assert "►" not in plain(draw(state, A))


def coins(state: Any, seat: int) -> list[str]:
    return [each[:37].split()[-1] for each in lines(state, seat) if re.match(r"[► ] [ABC] ", each)]


def hide(state: Any, seat: int) -> Any:
    state.cards[(state.cards != seat) & (state.cards != DISCARD)] = HIDDEN
    return state


def test_coins_of_others_are_not_shown() -> None:
    """7.5"""
    assert coins(hide(lay(), B), B) == ["?", "32", "?"]
    assert coins(hide(lay(), SPECTATOR), SPECTATOR) == ["?", "?", "?"]
    assert coins(lay(), SPECTATOR) == ["?", "?", "?"]
    assert coins(hide(lay(open_scores=1), B), B) == ["31", "32", "33"]
    assert coins(hide(lay(phase=Phase.OVER), B), SPECTATOR) == ["31", "32", "33"]
    assert coins(lay(), B) == ["31", "32", "33"]  # nothing is hidden


def test_hands_of_others_are_not_shown() -> None:
    """2.7"""
    state = lay()
    state.cards[20:23] = DISCARD
    assert "other hands  A 1 2 3 4 5   C 11 12 13 14 15" in lines(state, B)
    hidden = lines(hide(state, B), B)
    assert hidden[0].endswith("deck 36 · discards 3")
    assert not any("other hands" in each for each in hidden)
    drawn = "\n".join(hidden[:-2])  # without the legend
    assert re.findall(r"(\d+)»", drawn) == re.findall(r"» ?(\d+)", drawn) == [*"6789", "10"]
    watched = lines(hide(state, SPECTATOR), SPECTATOR)
    assert watched[0] == hidden[0]
    assert "»" not in "".join(watched[:-2])
    assert "the hand of" not in "".join(watched)


@pytest.mark.parametrize(
    ("knights", "opens", "told"),
    [
        *[("", 1, "L17 or I17"), ("A L17", 1, "I17"), ("# I17", 1, "L17")],
        *[("A L17, B I17", 0, "W17, the river"), ("A L17, # I17", 1, "W17, the river")],
        *[("A L17, # I17", 0, "the river is closed"), ("A L17 I17 W17", 1, "full")],
    ],
)
def test_the_hand_says_where_its_cards_can_go(knights: str, opens: int, told: str) -> None:
    """3.1 to 3.5"""
    state = lay(knights=knights, bastion_opens_river=opens)
    state.cards[:5] = DECK
    state.cards[16] = A
    (said,) = re.findall(r"»17  (.*)", plain(draw(state, A)))
    assert said == told


# The duchies


def listed(state: Any) -> list[str]:
    drawn = lines(state)
    start = next(i for i, each in enumerate(drawn) if "duchies" in each)
    entry = re.compile(r"[ABC-] \S+ +(?:[ABC]\d+ )+ *\d+†?")
    found = [
        (each.start(), row, " ".join(each[0].split()))
        for row, text in enumerate(drawn[start + 1 : drawn.index("", start)])
        for each in entry.finditer(text)
    ]
    return [text for _, _, text in sorted(found)]


def test_duchies_are_listed_along_the_river() -> None:
    """5.1, 5.5, 7.1, 9.1, 11.3"""
    state = lay(knights="B W50, A L50, C R9 W9, B L9, A I17 I18 W18")
    for name, worth, holy in (("L9", 4, 1), ("I17", 0, 0), ("L50", 10, 1)):
        duchy = state.group[SHIPPED.numbers[name]]
        state.worth[duchy], state.holy[duchy] = worth, holy
    assert listed(state) == ["C L9–R9 C2 B1 5†", "A I17–I18 A3 1", "- L50–W50 A1 B1 11"]
    state.phase = Phase.OVER
    assert listed(state) == ["C L9–R9 C2 B1 9†", "A I17–I18 A3 5", "- L50–W50 A1 B1 15"]


def test_a_duchy_of_one_space_and_a_garrison() -> None:
    """8.3"""
    state = lay(knights="B L2")
    state.group[SHIPPED.numbers["L2"]], state.duchies, state.count[0, B] = 0, 1, 2
    state.owner[0], state.garrison[0] = B, B
    assert listed(state) == ["B L2 B2 1"]


def test_no_duchies() -> None:
    """5.2"""
    assert "no duchies yet" in lines(lay(knights="A L1, B L9"))


# All of it


def check(match: Match) -> None:
    for seat in (*range(match.players), SPECTATOR):
        drawn = plain(match.draw(seat))
        assert max(map(len, drawn.splitlines())) <= WIDTH == 100
        assert len(drawn.splitlines()) <= 50
        assert drawn == MARKUP.sub("", match.draw(seat))
    state = match.seen(0)[0]
    top = "\n".join(strips(SHIPPED, state))
    for each in range(match.players):
        standing = int((state.knight == each).sum())
        inside = int((state.garrison == each).sum())
        assert top.count(f"[{write_seat(each)}]") == inside
        assert len(re.findall(rf"(?<!\[){write_seat(each)}", top)) == standing
    assert top.count("#") == int((state.knight == TOWER).sum())
    assert str(match) == plain(GAME.text.draw(match.position(len(match.moves))[0], match.turn or 0))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_fit_and_show_every_piece(players: int) -> None:
    """2.7"""
    dice = random.Random(players)
    match = new_match(GAME, players, seed=players, options={"castle_optional": players == 4})
    while match.turn is not None:
        if dice.random() < amount(10, 10, 5) / 100:
            check(match)
        match.play(dice.choice(match.legal_ids))
    check(match)


def test_every_board_can_be_drawn(board: Board) -> None:
    """1.1"""
    left, right = " ".join(list(board.numbers)[::2]), " ".join(list(board.numbers)[1::2])
    for knights in ("", f"A {left}, B {right}", f"# {left}, C {right}"):
        drawn = plain(draw_on(board, lay(board, knights), A)).splitlines()
        assert max(map(len, drawn)) <= WIDTH
