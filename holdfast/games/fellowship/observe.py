"""What a seat sees of the game as numbers, and the actions that stand for its moves (2.7).

The rules here look only at what ``hide`` would leave: tests compare. Seats are counted from oneself
on, round the table, and colours likewise: first one's own, then those of the next seat. A card is
known by such a colour and its value. What is not there is 0.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from holdfast.core.encoding import Encoding, Numbers, Plane, relative
from holdfast.core.jit import rule
from holdfast.core.lab import Lab
from holdfast.games.fellowship.cells import owner_of
from holdfast.games.fellowship.moves import LAY, RETAKE, SITE, WITH
from holdfast.games.fellowship.phases.lay import is_black
from holdfast.games.fellowship.state import EMPTY, GONE, NO_RING, NOT_WON, Phase, State
from holdfast.games.fellowship.tables import (
    AROUND,
    CELLS,
    COL_0,
    COLOURS,
    COLS,
    COPIES,
    HAND,
    KINDS,
    LAID,
    LOCATIONS,
    OWNERS,
    RING_COLS,
    RING_ROWS,
    RINGS,
    ROW_0,
    ROWS,
    SEATS,
    VALUES,
)

_PHASES: Final = Phase.SITE + 1
_MOST_POINTS: Final = 999
_COPIES: Final = int(COPIES.max())
_MOST_CARDS: Final = int(COPIES.sum()) * COLOURS
_GONE: Final = SEATS + 1
_SEATS: Final = "by seat, oneself first"


def _order(seats: int, observer: int) -> list[int]:
    """Return the colours as an observer counts them: those in nobody's hands come last."""
    owners = OWNERS[seats]
    return sorted(
        range(COLOURS),
        key=lambda c: ((owners[c] - observer) % max(seats, 1) if owners[c] >= 0 else SEATS, c),
    )


#: By number of players, observer and colour: which colour it is to the observer.
NEAREST: Final = np.array(
    [
        [[_order(seats, observer).index(c) for c in range(COLOURS)] for observer in range(SEATS)]
        for seats in range(SEATS + 1)
    ],
    dtype=np.int8,
)
NEAREST.setflags(write=False)

#: The same in both encodings, and at the same place.
_COMMON: Final = (
    Plane("players", (SEATS,), 0, 1, f"1 for each seat that is there, {_SEATS}"),
    Plane("mover", (SEATS,), 0, 1, f"1 for the seat that decides, {_SEATS}"),
    Plane("phase", (_PHASES,), 0, 1, "1 at what is decided: play, next location"),
    Plane("last", (SEATS,), 0, 1, f"1 for who made the last play, {_SEATS}"),
    Plane("played", (), 0, _MOST_CARDS, "cards in this turn"),
    Plane("ones", (), 0, _MOST_CARDS, "1s among them"),
    Plane("high", (), 0, 1, "1 if a card of 2 or more is among them"),
    Plane("second", (), 0, VALUES, "1 + the value that Weathertop's ring allows once more"),
    Plane("location", (LOCATIONS,), 0, 1, "1 at the current location"),
    Plane("scored", (), 0, LOCATIONS, "locations that are scored"),
    Plane("black", (), 0, 1, "1 if the current location is black for a card without a ring"),
    Plane("gaps", (), 0, AROUND, "empty cells round it"),
    Plane("points", (SEATS,), -_MOST_POINTS, _MOST_POINTS, f"points, {_SEATS}"),
    Plane("gained", (SEATS,), -_MOST_POINTS, _MOST_POINTS, f"those of the last location, {_SEATS}"),
    Plane("held", (SEATS,), 0, HAND, f"cards in hand, {_SEATS}"),
    Plane("left", (SEATS,), 0, _MOST_CARDS, f"cards in the deck, {_SEATS}"),
    Plane("hand", (COLOURS, VALUES), 0, _COPIES, "one's own hand, by colour and value"),
    Plane("unplayed", (COLOURS, VALUES), 0, _COPIES, "cards in hand and deck together"),
    Plane("box", (COLOURS, VALUES), 0, _COPIES, "cards that are out of the game"),
    Plane("ford_any_two", (), 0, 1, "1 with this option"),
    Plane("covered_cards_return", (), 0, 1, "1 with this option"),
    Plane("bag_end_applies_to_own_card", (), 0, 1, "1 with this option"),
    Plane("lothlorien_on_hand_card", (), 0, 1, "1 with this option"),
    Plane("allow_corner_contact", (), 0, 1, "1 with this option"),
    Plane("allow_negative_vp", (), 0, 1, "1 with this option"),
    Plane("cells", (), 0, CELLS, "cells that are in use"),
    Plane("finished", (), 0, CELLS, "those below this number belong to a finished location too"),
    Plane("row", (CELLS,), -ROWS, ROWS, "by cell, rows from the current location on"),
    Plane("col", (CELLS,), -COLS, COLS, "by cell, columns from the left cell of it on"),
    Plane("below", (CELLS,), 0, LAID, "by cell, covered cards"),
    Plane("site_row", (LOCATIONS,), -ROWS, ROWS, "by location on the table, rows likewise"),
    Plane("site_col", (LOCATIONS,), -COLS, COLS, "by location on the table, columns likewise"),
)

COMPACT: Final = Encoding(
    *_COMMON,
    Plane("rings", (RINGS,), 0, _GONE, f"1 + who has it, oneself first; {_GONE} gone; 0 not won"),
    Plane("around", (AROUND,), 0, CELLS, "1 + the cell, round the current location"),
    Plane("top", (CELLS,), 0, KINDS, "by cell, 1 + the open card"),
    Plane("token", (CELLS,), 0, RINGS, "by cell, 1 + the ring on it"),
    Plane("under", (LAID,), 0, KINDS, "1 + the covered card: cell after cell, the lowest first"),
)

RICH: Final = Encoding(
    *_COMMON,
    Plane("rings", (RINGS, SEATS + 1), 0, 1, f"1 for who has it, {_SEATS}, and last if it is gone"),
    Plane("here", (AROUND, KINDS), 0, 1, "1 at the open card, round the current location"),
    Plane("here_token", (AROUND, RINGS), 0, 1, "1 at the ring on it, round the current location"),
    Plane("here_below", (AROUND,), 0, LAID, "covered cards, round the current location"),
    Plane("top", (CELLS, KINDS), 0, 1, "by cell, 1 at the open card"),
    Plane("token", (CELLS, RINGS), 0, 1, "by cell, 1 at the ring on it"),
    Plane("under", (KINDS,), 0, _COPIES, "covered cards of each kind"),
)

C: Final = COMPACT.at
R: Final = RICH.at

#: Nobody has more colours (1.4).
OWN_COLOURS: Final = 2
# The actions. A card of the hand is named by one's own colours, a place for the next location by a
# card that it borders.
A_LAY: Final = 0
A_RETAKE: Final = A_LAY + OWN_COLOURS * VALUES * AROUND * WITH
A_END: Final = A_RETAKE + CELLS * AROUND
A_SITE: Final = A_END + 1
ACTIONS: Final = A_SITE + CELLS * AROUND

#: By row and column from the left cell of a location, with those above and left of it: which of the
#: ten cells round it that is, or -1; once with the corners and once without (8.2).
_HIGH, _WIDE = 3, 4
PLACES: Final = np.full((2, _HIGH, _WIDE), -1, dtype=np.int8)
PLACES[:, RING_ROWS + 1, RING_COLS + 1] = np.arange(AROUND)
PLACES[0, ::2, ::3] = -1
PLACES.setflags(write=False)


@rule
def observe(state: State, seat: int, out: Numbers) -> None:
    """Write the table, one's own hand, and of the others what lies open (2.7)."""
    observe_turn(state, seat, out)
    observe_players(state, seat, out)
    observe_cards(state, seat, out)
    observe_table(state, out)
    for ring in range(RINGS):
        if state.ring[ring] == GONE:
            out[C.rings + ring] = _GONE
        elif state.ring[ring] != NOT_WON:
            out[C.rings + ring] = 1 + relative(int(state.ring[ring]), seat, int(state.seats))
    for place in range(AROUND):
        out[C.around + place] = 1 + state.around[place]
    covered = 0
    for cell in range(state.cells):
        if state.top[cell] != EMPTY:
            out[C.top + cell] = 1 + seen_kind(state, seat, int(state.top[cell]))
        out[C.token + cell] = 1 + state.token[cell]
        covered += int(state.below[cell])
    for i in range(covered):
        out[C.under + i] = 1 + seen_kind(state, seat, int(state.under[i]))


@rule
def observe_richly(state: State, seat: int, out: Numbers) -> None:
    """Write the same with a number for each thing that can be (2.7)."""
    observe_turn(state, seat, out)
    observe_players(state, seat, out)
    observe_cards(state, seat, out)
    observe_table(state, out)
    for ring in range(RINGS):
        at = R.rings + ring * (SEATS + 1)
        if state.ring[ring] == GONE:
            out[at + SEATS] = 1
        elif state.ring[ring] != NOT_WON:
            out[at + relative(int(state.ring[ring]), seat, int(state.seats))] = 1
    for place in range(AROUND):
        cell = int(state.around[place])
        out[R.here_below + place] = state.below[cell]
        observe_cell(state, seat, out, cell, R.here + place * KINDS, R.here_token + place * RINGS)
    covered = 0
    for cell in range(state.cells):
        observe_cell(state, seat, out, cell, R.top + cell * KINDS, R.token + cell * RINGS)
        covered += int(state.below[cell])
    for i in range(covered):
        out[R.under + seen_kind(state, seat, int(state.under[i]))] += 1


@rule
def observe_cell(
    state: State, seat: int, out: Numbers, cell: int, card_at: int, ring_at: int
) -> None:
    """Mark the open card of a cell and the ring on it (3.1, 7.2)."""
    if state.top[cell] != EMPTY:
        out[card_at + seen_kind(state, seat, int(state.top[cell]))] = 1
        if state.token[cell] != NO_RING:
            out[ring_at + int(state.token[cell])] = 1


@rule
def seen_kind(state: State, seat: int, kind: int) -> int:
    """Return which card this is to the seat, whose own colours come first (1.4)."""
    return int(NEAREST[state.seats, seat, kind // VALUES]) * VALUES + kind % VALUES


@rule
def observe_turn(state: State, seat: int, out: Numbers) -> None:
    """Write who decides what, and the options (2.1, 6.2)."""
    seats = int(state.seats)
    if state.phase != Phase.OVER:
        out[C.mover + relative(int(state.turn), seat, seats)] = 1
        out[C.phase + int(state.phase)] = 1
    out[C.last + relative(int(state.last), seat, seats)] = 1
    out[C.played] = state.played
    out[C.ones] = state.ones
    out[C.high] = state.high
    out[C.second] = 1 + state.second
    out[C.ford_any_two] = state.ford_any_two
    out[C.covered_cards_return] = state.covered_cards_return
    out[C.bag_end_applies_to_own_card] = state.bag_end_applies_to_own_card
    out[C.lothlorien_on_hand_card] = state.lothlorien_on_hand_card
    out[C.allow_corner_contact] = state.allow_corner_contact
    out[C.allow_negative_vp] = state.allow_negative_vp


@rule
def observe_players(state: State, seat: int, out: Numbers) -> None:
    """Write what everybody has in sight of all (2.7, 6.3)."""
    seats = int(state.seats)
    for other in range(seats):
        place = relative(other, seat, seats)
        out[C.players + place] = 1
        out[C.points + place] = state.points[other]
        out[C.gained + place] = state.gained[other]
        out[C.held + place] = state.held[other]
        out[C.left + place] = state.left[other]


@rule
def observe_cards(state: State, seat: int, out: Numbers) -> None:
    """Write one's own hand, what everybody has left, and what is out of the game (2.7, 4.1)."""
    for kind in range(KINDS):
        at = seen_kind(state, seat, kind)
        if owner_of(state, kind) == seat:
            out[C.hand + at] = state.hand[kind]
        out[C.unplayed + at] = max(int(state.hand[kind]), 0) + int(state.deck[kind])
        out[C.box + at] = state.box[kind]


@rule
def observe_table(state: State, out: Numbers) -> None:
    """Write where locations and the cells round them lie, from the current one on (1.3, 8.1)."""
    here = int(state.sites) - 1
    row, col = int(state.site_row[here]), int(state.site_col[here])
    out[C.location + here] = 1
    out[C.scored] = state.scored
    out[C.black] = is_black(state, NO_RING)
    out[C.gaps] = state.gaps
    out[C.cells] = state.cells
    out[C.finished] = state.finished
    for site in range(state.sites):
        out[C.site_row + site] = state.site_row[site] - row
        out[C.site_col + site] = state.site_col[site] - col
    for cell in range(state.cells):
        out[C.row + cell] = state.row[cell] - row
        out[C.col + cell] = state.col[cell] - col
        out[C.below + cell] = state.below[cell]


@rule
def number(state: State, moves: Any, count: int, out: Any) -> None:
    """Write the actions of so many legal moves (2.1, 7.10, 8.1)."""
    for i in range(count):
        move = int(moves[i])
        if move < RETAKE:
            card = (move - LAY) // (AROUND * WITH)
            rest = (move - LAY) % (AROUND * WITH)
            own = seen_kind(state, int(state.turn), card)
            out[i] = A_LAY + own * AROUND * WITH + rest
        elif move < SITE:
            out[i] = A_RETAKE + move - RETAKE
        else:
            row = (move - SITE) // COLS - ROW_0
            col = (move - SITE) % COLS - COL_0
            out[i] = A_SITE + find_contact(state, row, col)


@rule
def find_contact(state: State, row: int, col: int) -> int:
    """Return the first cell whose card a legal place for a location borders, and on which side.

    It is the number of the cell, times ten, and of the cell's place round the new location (8.2).
    """
    corners = 1 if state.allow_corner_contact else 0
    cell = 0
    place = place_round(state, cell, row, col, corners)
    while place < 0 and cell + 1 < state.cells:  # a legal place borders a card
        cell += 1
        place = place_round(state, cell, row, col, corners)
    return cell * AROUND + place


@rule
def place_round(state: State, cell: int, row: int, col: int, corners: int) -> int:
    """Return the place of a cell with a card round a location that would lie here, or -1 (8.2)."""
    down = int(state.row[cell]) - row + 1
    right = int(state.col[cell]) - col + 1
    if 0 <= down < _HIGH and 0 <= right < _WIDE and state.top[cell] != EMPTY:
        return int(PLACES[corners, down, right])
    return -1


LAB: Final = Lab(
    version=1,
    compact=COMPACT,
    rich=RICH,
    observe=observe,
    observe_richly=observe_richly,
    actions=ACTIONS,
    number=number,
    about_actions=(
        f"Lay a card: {OWN_COLOURS} colours of one's own x {VALUES} values x {AROUND} places round "
        f"the location x {WITH} (no ring, or one of them). Lay a card of the table again: {CELLS} "
        f"cells x {AROUND} places. End the turn. Place the next location: {CELLS} cells x {AROUND} "
        "places, the first cell with a card that it will border, and the place of that cell round "
        "it. Places go row by row from the corner above on the left."
    ),
)
