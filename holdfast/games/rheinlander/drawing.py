"""The table in characters, 100 columns wide, with rich's markup for colours.

Colours are never alone: every knight shows its seat's letter, and that of its duke behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from holdfast.core.canvas import WIDTH, Canvas
from holdfast.core.seats import NOBODY, SPECTATOR, write_seat
from holdfast.games.rheinlander.board import Board
from holdfast.games.rheinlander.boards import BOARDS
from holdfast.games.rheinlander.ending import count_holdings
from holdfast.games.rheinlander.map.banks import find_stages
from holdfast.games.rheinlander.state import DISCARD, FREE, HIDDEN, NO_DUCHY, TOWER, Phase, State
from holdfast.games.rheinlander.strips import (
    COLOURS,
    MARK,
    WATER,
    draw_strips,
    seat_style,
    space_rows,
)
from holdfast.games.rheinlander.tables import CARDS, DUKE, HAND, LAND, LAST_DUKE
from holdfast.games.rheinlander.text import count_bishops, hand_size, shown_coins

#: Where the columns of the players' rows end.
_COLUMNS: Final = {
    "knights": 19,
    "bastions": 29,
    "coins": 36,
    "holdings": 46,  # what the board would bring if the match ended now
    "dukes": 53,
    "bishops": 62,
}
_OFFICE: Final = 64
_HAND: Final = 76
_GAP: Final = 4
_PHASES: Final = {
    Phase.PLAY: "to play a card",
    Phase.CASTLE: "may garrison the castle at",
    Phase.BASTION: "may place a bastion",
}
_LEGEND: Final = (
    "[dim]Ba: knight of B, duchy of A   B-: duchy without a duke   B: alone   #: bastion   "
    f"{MARK}: in the hand\n(2) (3) (4): cities   (†): bishopric   [·]: castle   "
    "[A]: castle with A's garrison[/]"
)


def draw(state: State, seat: int) -> str:
    """Draw the board, the players and the hand of the seat."""
    return draw_on(BOARDS[int(state.board)], state, seat)


def draw_on(board: Board, state: State, seat: int) -> str:
    """Draw a position on this board."""
    cards = _hand(state, seat)
    lines = [
        _title(board, state),
        "",
        *draw_strips(board, state, {card + 1 for card in cards}),
        "",
        *_draw_seats(board, state, seat, cards),
        *_draw_hands(state, seat),
        "",
        *_draw_duchies(board, state),
        "",
        _LEGEND,
    ]
    return "\n".join(lines)


def _hand(state: State, seat: int) -> list[int]:
    return [int(card) for card in np.flatnonzero(state.cards == seat)]


def _is_open(state: State, seat: int) -> bool:
    """Tell whether the record hides nothing: it was not made for anybody's eyes (2.7)."""
    return seat != SPECTATOR and HIDDEN not in state.cards


def _title(board: Board, state: State) -> str:
    parts = ["[bold]Rheinländer[/]"]
    phase = Phase(int(state.phase))
    if phase == Phase.OVER:
        parts += ["[bold]the game is over[/]"]
    else:
        turn = int(state.turn)
        doing = f"[{seat_style(turn)}]{write_seat(turn)}[/] {_PHASES[phase]}"
        spot = f" {_name(board, int(state.spot))}" if phase == Phase.CASTLE else ""
        parts += [doing + spot]
        parts += ["[bold]last round[/]"] if state.ended else []
    discards = int((state.cards == DISCARD).sum())
    held = sum(hand_size(state, seat) for seat in range(int(state.seats)))
    parts += [f"deck {CARDS - discards - held}", f"discards {discards}"]
    return " · ".join(parts)


def _name(board: Board, space: int) -> str:
    return next(name for name, number in board.numbers.items() if number == space)


def _draw_seats(board: Board, state: State, seat: int, cards: Sequence[int]) -> list[str]:
    """The players, one below the other, and beside them the hand: where its cards can go."""
    canvas = Canvas(1 + max(int(state.seats), HAND if seat >= 0 else 0))
    for word, end in _COLUMNS.items():
        canvas.put(0, end - len(word), word, "dim")
    for each, coins in enumerate(shown_coins(state, seat)):
        _draw_seat(canvas, state, each, int(state.coins[each]) if _is_open(state, seat) else coins)
    if seat >= 0:
        canvas.put(0, _HAND, f"the hand of {write_seat(seat)}", "dim")
    for row, card in enumerate(cards, start=1):
        canvas.put(row, _HAND, f"{MARK}{card + 1:>2}", f"bold {WATER}")
        canvas.put(row, _HAND + len(f"{MARK}00  "), *_room(board, state, card))
    return canvas.lines()


def _draw_seat(canvas: Canvas, state: State, seat: int, coins: int | None) -> None:
    row = seat + 1
    if state.turn == seat and state.phase != Phase.OVER:
        canvas.put(row, 0, "►", "bold")
    canvas.put(row, 2, write_seat(seat), f"{seat_style(seat)} reverse")
    canvas.put(row, 4, COLOURS[seat], seat_style(seat))
    values = (
        str(state.supply[seat]),
        str(state.bastions[seat]),
        "?" if coins is None else str(coins),
        "0" if state.phase == Phase.OVER else str(count_holdings(state, seat)),
        str(int((state.owner[: int(state.duchies)] == seat).sum())),
        str(count_bishops(state, seat)),
    )
    for value, end in zip(values, _COLUMNS.values(), strict=True):
        canvas.put(row, end - len(value), value)
    if state.archbishop == seat:
        canvas.put(row, _OFFICE, "archbishop", "bold")


def _room(board: Board, state: State, card: int) -> tuple[str, str]:
    """Return where in its region a card can bring a knight (3.1 to 3.4), and a style."""
    banks = board.regions[card].banks
    stands = {name: int(state.knight[board.numbers[name]]) for name in banks}
    free = [name for name in banks if stands[name] == FREE]
    if free:
        return " or ".join(free), ""
    if state.knight[LAND + card] != FREE:
        return "full", "dim"
    if TOWER in stands.values() and not state.bastion_opens_river:
        return "the river is closed", "dim"
    return f"W{card + 1}, the river", ""


def _draw_hands(state: State, seat: int) -> list[str]:
    """The other hands, if nothing is hidden (2.7)."""
    if not _is_open(state, seat):
        return []
    others = [each for each in range(int(state.seats)) if each != seat]
    hands = [
        f"[{seat_style(each)}]{write_seat(each)}[/] "
        + " ".join(str(card + 1) for card in _hand(state, each))
        for each in others
    ]
    return ["[dim]other hands[/]  " + "   ".join(hands)]


def _draw_duchies(board: Board, state: State) -> list[str]:
    """The duchies along the river, in as many columns as there is room for."""
    places: dict[int, list[str]] = {}
    for stage in find_stages(board):
        for name in space_rows(board, stage):
            places.setdefault(int(state.group[board.numbers[name]]), []).append(name)
    places.pop(NO_DUCHY, None)
    if not places:
        return ["[dim]no duchies yet[/]"]
    entries = [_Entry(state, duchy, names) for duchy, names in places.items()]
    where = max(len(entry.place) for entry in entries)
    knights = max(len(" ".join(entry.counts.values())) for entry in entries)
    width = len("A ") + where + len("  ") + knights + len("  10†") + _GAP
    height = -(-len(entries) // ((WIDTH + _GAP) // width))
    canvas = Canvas(height + 1)
    canvas.put(0, 0, "duchies: duke, place, knights, value († bishop)", "dim")
    for i, entry in enumerate(entries):
        _draw_duchy(canvas, 1 + i % height, i // height * width, entry, where, knights)
    return canvas.lines()


class _Entry:
    """A duchy in words: owner, first and last space, knights by seat, value (7.1, 11.3)."""

    def __init__(self, state: State, duchy: int, names: Sequence[str]) -> None:
        duke = LAST_DUKE if state.phase == Phase.OVER else DUKE
        counts = sorted(enumerate(state.count[duchy].tolist()), key=lambda each: -each[1])
        self.owner = int(state.owner[duchy])
        self.place = "–".join(dict.fromkeys((names[0], names[-1])))
        self.counts = {seat: f"{write_seat(seat)}{count}" for seat, count in counts if count}
        self.value = f"{duke + int(state.worth[duchy])}"
        self.bishop = bool(state.holy[duchy]) and self.owner != NOBODY


def _draw_duchy(
    canvas: Canvas, row: int, column: int, entry: _Entry, where: int, knights: int
) -> None:
    """Write one duchy; places and knights take up so much room in all of them."""
    owned = entry.owner != NOBODY
    style = f"{seat_style(entry.owner)}{' reverse' if owned else ''}"
    column = canvas.put(row, column, write_seat(entry.owner), style) + 1
    canvas.put(row, column, entry.place)
    column += where + 2
    end = column + knights + len("  10")
    for seat, count in entry.counts.items():
        column = canvas.put(row, column, count, seat_style(seat)) + 1
    canvas.put(row, end - len(entry.value), entry.value, "bold" if owned else "dim")
    canvas.put(row, end, "†" if entry.bishop else " ", "bold")
