"""The table in characters."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from rich.text import Text

from holdfast.core.canvas import WIDTH
from holdfast.core.match import Match, new_match
from holdfast.core.seats import SPECTATOR
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.drawing import draw
from holdfast.games.fellowship.moves import END, SITE
from holdfast.games.fellowship.state import EMPTY, GONE, HIDDEN, NO_RING, Phase
from holdfast.games.fellowship.tables import (
    COL_0,
    COLS,
    HOBBIT,
    KIND_TEXTS,
    LOCATION_NAMES,
    OWNERS,
    RING_COLS,
    RING_ROWS,
    RING_TEXTS,
    ROW_0,
    VALUES,
)
from holdfast.testing.amount import amount

A, B, C, D = 0, 1, 2, 3
MARKUP = re.compile(r"\[/?[a-z0-9_ ]*\]")
CARD = re.compile(r"(?<![a-z0-9])[rbgy][0-5](?![A-Z])")
Spot = tuple[int, int]


# Positions


def lay(sites: Sequence[Spot] = ((0, 0),), cards: str = "", players: int = 4, **fields: Any) -> Any:
    """A position with these locations and cards: "r4@-1,2 b3@0,2*be+2", which lies on two cards."""
    state = new_match(GAME, players, seed=1).position(0)[0]
    numbers: dict[Spot, int] = {}
    for i, (row, col) in enumerate(sites):
        state.site_row[i], state.site_col[i] = row, col
        ring = [(row + int(r), col + int(c)) for r, c in zip(RING_ROWS, RING_COLS, strict=True)]
        state.around[:] = [numbers.setdefault(spot, len(numbers)) for spot in ring]
        for spot in [*ring, (row, col), (row, col + 1)]:
            state.taken[ROW_0 + spot[0]] |= 1 << COL_0 + spot[1]
    state.sites, state.scored, state.cells = len(sites), len(sites) - 1, len(numbers)
    for (row, col), cell in numbers.items():
        state.row[cell], state.col[cell] = row, col
    state.top[:], state.token[:] = EMPTY, NO_RING
    for text in cards.split():
        found = re.fullmatch(r"(..)@(-?\d+),(-?\d+)(?:\*(..))?(?:\+(\d+))?", text)
        assert found
        card, *at, token, below = found.groups()
        spot = int(at[0]), int(at[1])
        cell = numbers[spot]
        state.top[cell], state.below[cell] = KIND_TEXTS.index(card), int(below or 0)
        state.laid[ROW_0 + spot[0]] |= 1 << COL_0 + spot[1]
        if token:
            state.token[cell] = RING_TEXTS.index(token)
            state.ring[RING_TEXTS.index(token)] = GONE
    state.gaps = int((state.top[state.around] == EMPTY).sum())
    state.turn = state.last = A
    for field, value in fields.items():
        state[field] = value
    return state


def chain(length: int, step: Spot, start: Spot = (0, 0)) -> list[Spot]:
    """Locations one after the other."""
    return [(start[0] + i * step[0], start[1] + i * step[1]) for i in range(length)]


def plain(state: Any, seat: int = A) -> str:
    return Text.from_markup(draw(state, seat)).plain


def lines(state: Any, seat: int = A) -> list[str]:
    return plain(state, seat).splitlines()


def after(state: Any, word: str, seat: int = A) -> str:
    """What stands in the line that begins with a word."""
    (found,) = [line for line in lines(state, seat) if line.startswith(word)]
    return " ".join(found.removeprefix(word).split())


class Cells:
    """The cells of a drawing, found by the numbers along its edges."""

    def __init__(self, drawn: str) -> None:
        self.lines = drawn.splitlines()
        labels = list(re.finditer(r"-?\d+", self.lines[2]))
        self.starts = {int(label[0]): label.end() - 3 for label in labels}
        self.rows = {}
        for y, line in enumerate(self.lines[3:], start=3):
            if line == self.lines[2]:
                break
            if line[:3].strip():
                self.rows[int(line[:3])] = y
                assert int(line.split()[-1]) == int(line[:3])
        first, second = list(self.starts.values())[:2]
        self.width = second - first - 1
        heights = np.diff(list(self.rows.values()))
        self.height = int(heights.min())

    def __contains__(self, spot: Spot) -> bool:
        return spot[0] in self.rows and spot[1] in self.starts

    def __getitem__(self, spot: Spot) -> str:
        """The text of a cell, its lines one after the other."""
        y, x = self.rows[spot[0]], self.starts[spot[1]]
        texts = [line[x : x + self.width] for line in self.lines[y : y + self.height]]
        return " ".join(" ".join(texts).split())

    def site(self, spot: Spot) -> str:
        """The text of a location, its lines one after the other."""
        y, x = self.rows[spot[0]], self.starts[spot[1]]
        wide = 2 * self.width + 1
        texts = [line[x : x + wide].rstrip() for line in self.lines[y : y + self.height]]
        return " / ".join(texts)


def cells(state: Any, seat: int = A) -> Cells:
    return Cells(plain(state, seat))


# The grid


@pytest.mark.parametrize(
    ("sites", "size", "card", "other"),
    [
        ([(0, 0)], (5, 2), "r4 be+2", "b3h +1"),
        (chain(5, (0, 3)), (4, 2), "r4 be+2", "b3h +1"),
        (chain(7, (0, 3)), (3, 2), "r4 be+", "b3h +1"),
        (chain(7, (2, 0)), (5, 1), "r4be+", "b3h+1"),
        ([*chain(5, (2, 3)), (14, 0)], (4, 1), "r4be", "b3h+"),
        ([*chain(7, (2, 3)), (14, 0)], (3, 1), "r4*", "b3h"),
    ],
)
def test_cells_are_as_roomy_as_the_table_allows(
    sites: list[Spot], size: Spot, card: str, other: str
) -> None:
    """1.3"""
    drawn = cells(lay(sites, "r4@-1,-1*be+2 b3@-1,1+1 g5@-1,0"))
    assert (drawn.width, drawn.height) == size
    assert drawn[-1, -1] == card
    assert drawn[-1, 1] == other
    assert drawn[-1, 0] == "g5"
    assert not any("only a part" in line for line in drawn.lines)
    assert ("* rings: be at -1,-1" in drawn.lines) == (card == "r4*")


@pytest.mark.parametrize(
    ("sites", "told"),
    [
        *[([(0, 0)], "1 Bag End / white 2 2 1"), (chain(5, (0, 3)), "1 Bag End / white 221")],
        *[(chain(7, (0, 3)), "1 Bag… / white"), (chain(7, (2, 0)), "1 Bag End")],
    ],
)
def test_locations_show_what_there_is_room_for(sites: list[Spot], told: str) -> None:
    """1.2"""
    assert cells(lay(sites)).site((0, 0)) == told


def test_the_location_shows_its_colour_as_it_is_now() -> None:
    """7.5"""
    assert cells(lay([(0, 0), (0, 3)], "r4@0,2*be")).site((0, 3)) == "2 Bree / black 3 3 1"
    assert cells(lay([(0, 0), (0, 3)], "r4@0,-1*be")).site((0, 3)) == "2 Bree / white 3 3 1"


def test_empty_places_of_the_current_ring_have_coordinates() -> None:
    """2.1"""
    drawn = cells(lay([(0, 0), (0, 3)], "r4@0,2"))
    assert drawn[-1, 4] == "· -1,4"
    assert drawn[0, 2] == "r4"
    assert drawn[0, -1] == ""
    assert cells(lay([(0, 0), (-9, -11)]))[-10, -12] == "·"
    flat = cells(lay(chain(7, (2, 0))))
    assert flat.height == 1
    assert flat[13, -1] == "13,-1"
    tight = cells(lay([*chain(7, (2, 3)), (14, 0)]))
    assert (tight[15, -1], tight[15, 0]) == ("·", "·")


def test_the_current_ring_is_framed() -> None:
    """2.1"""
    drawn = cells(lay([(0, 0), (2, 3)], "r4@1,2"))
    left, right = drawn.starts[2] - 1, drawn.starts[5] + drawn.width
    top, bottom = drawn.rows[1] - 1, drawn.rows[3] + 2
    frame = "╔" + "═" * (right - left - 1) + "╗"
    assert drawn.lines[top][left : right + 1] == frame
    assert drawn.lines[bottom][left] + drawn.lines[bottom][right] == "╚╝"
    assert {line[left] + line[right] for line in drawn.lines[top + 1 : bottom]} == {"║║"}
    for phase in (Phase.SITE, Phase.OVER):
        assert "║" not in plain(lay([(0, 0), (2, 3)], "r4@1,2", phase=phase, scored=2))


def test_spots_for_the_next_location() -> None:
    """8.2, 8.3"""
    drawn = cells(lay(cards="r4@0,2", phase=Phase.SITE, scored=1))
    marked = {(r, c) for r in drawn.rows for c in drawn.starts if "○" in drawn[r, c]}
    assert marked == {(0, 3)}
    assert drawn[0, 3] == "○ 0,3"
    assert list(drawn.starts) == [-1, 0, 1, 2, 3, 4]
    assert "○: the next location may lie there" in drawn.lines[-1]
    assert "○" not in plain(lay(cards="r4@0,2"))


@pytest.mark.parametrize(
    ("sites", "note"),
    [
        (chain(8, (0, 3)), "columns 2 to 23 of -1 to 23"),
        (chain(8, (0, -3)), "columns -22 to -1 of -22 to 2"),
        (chain(10, (4, 0), (-18, 0)), "rows -6 to 19 of -19 to 19"),
        (
            [*chain(9, (4, 6), (-18, -27)), (0, 0)],
            "rows -13 to 12 of -19 to 15, columns -10 to 11 of -28 to 23",
        ),
    ],
)
def test_large_tables_are_cut(sites: list[Spot], note: str) -> None:
    """1.3"""
    (first, _), (row, col) = sites[0], sites[-1]
    drawn = cells(lay(sites, f"r4@{row - 1},{col - 1} b5@{first},{sites[0][1] + 2}"))
    assert f"only a part of the table: {note}" in drawn.lines
    assert max(map(len, drawn.lines)) <= WIDTH
    assert drawn[row - 1, col - 1] == "r4"
    assert [drawn[row + 1, col + i] for i in (-1, 0, 1, 2)] == ["·"] * 4
    assert drawn.width == 3
    assert drawn.height == (1 if "rows" in note else 2)
    assert "* rings" not in "".join(drawn.lines)
    assert drawn.site((row, col)).startswith(f"{len(sites)} {LOCATION_NAMES[len(sites) - 1][0]}")
    assert ("b5" in "".join(drawn.lines[: max(drawn.rows.values()) + 1])) == (
        (first, sites[0][1] + 2) in drawn
    )


def test_a_location_at_the_edge_of_a_part_is_cut() -> None:
    """1.3"""
    left = cells(lay([(0, 20), (0, 0), (0, 0)]))
    assert max(left.starts) == 20
    assert left[0, 20] == "1 B whi"
    right = cells(lay([(0, 3), *chain(7, (0, 3), (0, 5))]))
    assert min(right.starts) == 4
    assert right[0, 4] == "g… e"


# The players


def test_the_title_says_who_does_what() -> None:
    """2.1, 8.1, 9.1"""

    def title(**fields: Any) -> str:
        return lines(lay([(0, 0), (0, 3)], "r4@0,2", **fields))[0].removeprefix("Die Gefährten · ")

    assert title() == "A lays cards at Bree · 9 of 10 places empty"
    told = "B lays more cards or ends the turn at Bree · 9 of 10 places empty"
    assert title(turn=B, played=1) == told
    assert title(turn=C, phase=Phase.SITE, scored=2) == "C places Weathertop"
    assert title(phase=Phase.OVER, scored=2) == "the game is over"


def seats(state: Any) -> list[str]:
    rows = [line[:60] for line in lines(state) if re.match(r"[► ] [A-D] ", line)]
    return [" ".join(row.split()) for row in rows]


def test_the_players() -> None:
    """1.4, 1.5, 2.6, 2.7"""
    state = lay(points=[1, 22, 0, 3], held=[6, 5, 0, 4], left=[10, 9, 0, 0], turn=B)
    state.ring[:3] = B, B, A
    assert seats(state) == [
        "A red 1 6 10 we",
        "► B blue 22 5 9 be br",
        "C green 0 0 0 out of cards",
        "D yellow 3 4 0",
    ]
    assert seats(lay(players=2)) == ["► A green yellow 0 6 38", "B red blue 0 6 38"]
    assert "►" not in plain(lay(phase=Phase.OVER))


def ranking(state: Any) -> list[str]:
    drawn = lines(state)
    start = next(i for i, line in enumerate(drawn) if line.lstrip().startswith("points "))
    rows = [line[60:] for line in drawn[start : start + 5] if line[60:]]
    return [" ".join(row.split()) for row in rows]


def test_the_ranking_of_the_current_location() -> None:
    """6.1 to 6.4"""
    assert ranking(lay(cards="y4@0,2 r1@0,-1 r3@1,1 g0@1,0", turn=D, last=D)) == [
        "Bag End if it is scored now",
        "1. D yellow 4 2 points, ring be",
        "2. A red 4 2 points",
        "3. C green 0 1 point",
        "4. B blue no card",
    ]
    assert ranking(lay(players=3, cards="b5@0,2 r4@0,-1 g3@1,1", scored=1, phase=Phase.OVER)) == [
        "Bag End as it was scored",
        "1. B blue 5 2 points, ring be",
        "2. A red 4 2 points",
        "3. C green 3",
    ]
    sites = chain(5, (0, 3))
    assert ranking(lay(sites, "r2@0,14 b4@0,11*r1 g0@1,12", players=2))[1:] == [
        "1. B blue 6 3 points, ring r1",
        "2. B red 2 2 points, ring r2",
        "3. A green 0 2 points",
        "4. A yellow no card",
    ]


def test_the_ranking_in_moria() -> None:
    """5.3"""
    assert ranking(lay(chain(8, (2, 0)), "r2@15,0 b4@15,1"))[1:] == [
        "1. B blue 4 3 points",
        "2. A red 2",
        "3. C green no card",
        "4. D yellow no card loses 3",
    ]


# Rings, locations, the turn


def test_rings_say_what_they_do() -> None:
    """7.4 to 7.10"""
    state = lay([(0, 0), (0, 3)], "r4@0,2*be b1@0,5*we g1@1,3*br y1@1,4*r1 r1@0,-1*r2")
    told = "be: swaps white and black br: every card counts 1 r1: its card counts 2 more"
    assert after(state, "in force") == told
    assert "rings held" not in plain(state)
    assert after(lay([(0, 0), (0, 3)], "r4@0,2*r1"), "in force") == "r1: its card counts 2 more"
    state.ring[:] = A, B, C, D, B, A
    drawn = lines(state)
    start = next(i for i, line in enumerate(drawn) if line.startswith("rings held"))
    assert drawn[start : start + 3] == [
        "rings held   A be: swaps white and black   B br: every card counts 1",
        "             C we: one more card of the same value   D r1: its card counts 2 more",
        "             B r2: protects its card   A lo: takes an own card back",
    ]
    assert "in force" not in plain(lay())


@pytest.mark.parametrize(
    ("number", "now", "following"),
    [
        (1, "1 Bag End white 2 2 1 be", "2 Bree white 3 3 1 br"),
        (
            3,
            "3 Weathertop black 4 3 2 we",
            "4 Ford black 5 4 3 one or two cards a turn, any values",
        ),
        (5, "5 Rivendell white 3 2 2 r1 r2", "6 Caradhras white 4 3 2 at most one 1 a turn"),
        (
            7,
            "7 Gate of Moria black 6 3 1",
            "8 Moria black 3 0 0 the last one loses 3 points",
        ),
        (10, "10 Amon Hen black 7 4 2", "none: Amon Hen is the last location"),
    ],
)
def test_this_location_and_the_next(number: int, now: str, following: str) -> None:
    """1.2, 5.1 to 5.3"""
    state = lay(chain(number, (2, 0), (-9, 0)))
    assert after(state, "now") == now
    assert after(state, "next") == following
    state.scored = number
    assert after(state, "scored") == now


def test_a_location_that_is_not_as_printed() -> None:
    """5.1, 7.5"""
    assert after(lay(cards="r4@0,2*be"), "now") == "1 Bag End black (ring be) 2 2 1 be"
    assert after(lay(cards="r4@0,2*be"), "next") == "2 Bree white 3 3 1 br"
    ford = lay(chain(4, (2, 0)), ford_any_two=0)
    assert after(ford, "now") == "4 Ford black 5 4 3 one or two cards a turn"


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"played": 1}, "1 card played"),
        ({"played": 3, "ones": 2}, "3 cards played, 2 × value 1"),
        (
            {"played": 1, "high": 1, "second": 4},
            "1 card played, one of 2 or more, one more 4 may follow (ring we)",
        ),
    ],
)
def test_what_was_played_in_this_turn(fields: dict[str, Any], told: str) -> None:
    """2.2, 7.7"""
    assert after(lay(**fields), "this turn") == told
    assert "this turn" not in plain(lay())
    assert "this turn" not in plain(lay(**fields, phase=Phase.SITE, scored=1))


# Hands


def deal(players: int = 4) -> Any:
    state = lay(players=players, hand=0)
    for kind, count in (("r1", 3), ("r4", 1), ("rN", 1), ("b0", 1), ("b1", 2), ("g5", 1)):
        state.hand[KIND_TEXTS.index(kind)] = count
    return state


def hide(state: Any, seat: int) -> Any:
    owners = OWNERS[int(state.seats)]
    state.hand[[k for k in range(len(KIND_TEXTS)) if owners[k // VALUES] not in (-1, seat)]] = (
        HIDDEN
    )
    return state


def test_the_hand() -> None:
    """2.7"""
    assert "hand of A    r1 ×3  r4  rN" in lines(deal())
    assert "other hands  B b0 b1 ×2   C g5   D no cards" in lines(deal())
    assert "hand of B    r1 ×3  r4  rN  b0  b1 ×2" in lines(deal(2), B)
    assert "other hands  A g5" in lines(deal(2), B)


def test_hands_of_others_are_not_shown() -> None:
    """2.7"""
    for players in (2, 3, 4):
        drawn = lines(hide(deal(players), C if players > 2 else A), C if players > 2 else A)
        assert [line for line in drawn if "hand" in line and "points" not in line] == [
            f"hand of {'C' if players > 2 else 'A'}    g5"
        ]
    for state in (deal(), hide(deal(), SPECTATOR)):
        watched = lines(state, SPECTATOR)
        assert not [line for line in watched if "hand" in line and "points" not in line]


def test_cards_that_left_the_game() -> None:
    """4.1"""
    state = lay()
    assert "removed" not in plain(state)
    for text, count in (("r1", 2), ("bN", 1)):
        state.box[KIND_TEXTS.index(text)] = count
    assert after(state, "removed") == "r1 ×2 bN"


# All of it


def check(match: Match) -> None:
    state = match.position(len(match.moves))[0]
    for seat in (*range(match.players), SPECTATOR):
        text = match.draw(seat)
        drawn = Text.from_markup(text).plain
        assert drawn == MARKUP.sub("", text)
        assert max(map(len, drawn.splitlines())) <= WIDTH == 100
        assert len(drawn.splitlines()) <= 52
        assert "other hands" not in drawn
        check_cells(state, Cells(drawn))
    assert str(match) == plain(state, match.turn or 0)
    assert "other hands" in str(match)


def check_cells(state: Any, drawn: Cells) -> None:
    """Every card lies where the numbers along the edges say, and there are no others."""
    shown = 0
    for cell in range(int(state.cells)):
        spot = int(state.row[cell]), int(state.col[cell])
        empty = state.top[cell] == EMPTY
        if spot not in drawn:
            assert any("only a part" in line for line in drawn.lines)
        elif empty and cell in state.around and state.phase == Phase.PLAY:
            assert re.fullmatch(rf"·( {spot[0]},{spot[1]})?|{spot[0]},{spot[1]}", drawn[spot])
        elif empty:
            assert drawn[spot] == ""
        else:
            shown += 1
            check_card(state, cell, drawn[spot])
    for number in range(int(state.sites)):
        spot = int(state.site_row[number]), int(state.site_col[number])
        if spot in drawn and (spot[0], spot[1] + 1) in drawn:
            assert drawn.site(spot).startswith(f"{number + 1} {LOCATION_NAMES[number][:3]}")
    rows = "".join(drawn.lines[y] for y in drawn.rows.values())
    assert len(CARD.findall(rows)) == shown


def check_card(state: Any, cell: int, text: str) -> None:
    kind, token = int(state.top[cell]), int(state.token[cell])
    hobbit = kind % VALUES == HOBBIT
    ring = "" if token == NO_RING else RING_TEXTS[token]
    covers = f"+{state.below[cell]}" if state.below[cell] else ""
    wide = f"{KIND_TEXTS[kind]}{'h' if hobbit else ''} {ring}{covers}".strip()
    flat = f"{KIND_TEXTS[kind]}{ring or ('h' if hobbit else '')}{covers}"
    assert text and (wide.startswith(text) or flat.startswith(text.rstrip("*")))
    assert text[:2] == KIND_TEXTS[kind]
    if ring:
        assert ring in text or text.endswith("*")


def far(match: Match, dice: random.Random, sign: int) -> int:
    """A move of a player who spreads the table to one side, and fills the ring there quickly."""
    moves = match.legal_ids
    if moves[-1] >= SITE:
        return max(moves, key=lambda move: sign * ((move - SITE) % COLS))
    return dice.choice([move for move in moves if move != END] or moves)


def positions(players: int, spread: int) -> Iterator[Match]:
    dice = random.Random(players)
    match = new_match(GAME, players, seed=players, options={"covered_cards_return": players == 3})
    while match.turn is not None:
        often = match.legal_ids[-1] >= SITE
        if often or dice.random() < amount(5, 20, 2, 5) / 100:
            yield match
        match.play(far(match, dice, spread) if spread else dice.choice(match.legal_ids))
    yield match


@pytest.mark.parametrize("spread", [-1, 0, 1][: amount(3, 3, 1, 3)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_fit_and_show_every_card(players: int, spread: int) -> None:
    """1.3, 2.7"""
    for match in positions(players, spread):
        check(match)
