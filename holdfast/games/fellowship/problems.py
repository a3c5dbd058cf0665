"""What makes a position impossible, all of it at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holdfast.core.seats import write_seat
from holdfast.core.words import count_of
from holdfast.games.fellowship.notation import write_cell, write_number
from holdfast.games.fellowship.position import count_table
from holdfast.games.fellowship.state import EMPTY, HIDDEN, NO_RING, NOTHING, Phase, State
from holdfast.games.fellowship.tables import (
    COPIES,
    HAND,
    KIND_TEXTS,
    KINDS,
    LOCATIONS,
    OWNERS,
    POINTS,
    RING_COLS,
    RING_ROWS,
    RING_TEXTS,
    RINGS,
    VALUES,
)

#: A location reaches so much further than the one before, and so far in all (1.3).
FURTHER_ROWS: Final = 2
FURTHER_COLS: Final = 3
FAR_ROW: Final = FURTHER_ROWS * (LOCATIONS - 1)
FAR_COL: Final = FURTHER_COLS * (LOCATIONS - 1)
#: Nobody gains more at one location.
MOST_GAINED: Final = int(POINTS.sum(axis=1).max())


def problems(state: State) -> list[str]:
    """Return every reason why this position cannot occur; none if it can."""
    return [
        *_card_problems(state),
        *_cell_problems(state),
        *_ring_problems(state),
        *_site_problems(state),
        *_point_problems(state),
        *_turn_problems(state),
    ]


def _card_problems(state: State) -> Iterator[str]:
    """Every card is there as often as it comes out of the box, and hands have their size (1.1)."""
    if (state.hand == HIDDEN).any():
        yield f"{int((state.hand == HIDDEN).sum())} kinds of cards are hidden"
        return
    counts = count_table(state)
    for kind in range(KINDS):
        plays = OWNERS[int(state.seats), kind // VALUES] >= 0
        there = counts[kind] + int(state.hand[kind]) + int(state.deck[kind])
        right = int(COPIES[kind % VALUES]) if plays else 0
        if there != right:
            yield f"{KIND_TEXTS[kind]} is there {count_of(there, 'time')} instead of {right}"
    for seat in range(int(state.seats)):
        held, left = int(state.held[seat]), int(state.left[seat])
        acting = state.turn == seat and (state.played or state.phase != Phase.PLAY)
        if held > HAND or (held < HAND and left and not acting):
            yield f"{write_seat(seat)} holds {count_of(held, 'card')} instead of {HAND}"


def _cell_problems(state: State) -> Iterator[str]:
    """Rings lie on open cards (7.2)."""
    for cell in range(int(state.cells)):
        if state.top[cell] == EMPTY and state.token[cell] != NO_RING:
            yield f"{write_number(state, cell)} has a ring but no card"
        if state.top[cell] == EMPTY and state.below[cell] and state.covered_cards_return:
            yield f"{write_number(state, cell)} has covered cards but nothing that covers them"


def _ring_problems(state: State) -> Iterator[str]:
    """Every ring is in one place, and nobody without cards holds one (2.6, 7.1)."""
    lying = [int(token) for token in state.token if token != NO_RING]
    for ring in range(RINGS):
        if lying.count(ring) > 1:
            yield f"the ring {RING_TEXTS[ring]} lies on {lying.count(ring)} cards"
        if ring in lying and state.ring[ring] >= 0:
            yield f"the ring {RING_TEXTS[ring]} lies on a card and is held too"
        holder = int(state.ring[ring])
        out = holder >= 0 and not state.held[holder] + state.left[holder]
        if out and not (state.phase == Phase.PLAY and state.turn == holder and state.played):
            yield f"{write_seat(holder)} has no cards left and cannot have a ring"


def _site_problems(state: State) -> Iterator[str]:
    """Locations lie next to cards; all but the current one are scored (8.2, 6.1)."""
    for number in range(1, int(state.sites)):
        if not _touches(state, number):
            place = write_cell(int(state.site_row[number]), int(state.site_col[number]))
            yield f"location {number + 1} at {place} lies next to no cell of a ring"
    left = LOCATIONS - int(state.sites)
    for number in range(int(state.sites)):
        row, col = int(state.site_row[number]), int(state.site_col[number])
        if abs(row) + FURTHER_ROWS * left > FAR_ROW or abs(col) + FURTHER_COLS * left > FAR_COL:
            yield f"location {number + 1} at {write_cell(row, col)} lies too far from 0,0"
    over = state.phase in (Phase.SITE, Phase.OVER)
    if state.scored != state.sites - (0 if over else 1):
        yield f"{state.scored} of {state.sites} locations are scored"


def _touches(state: State, number: int) -> bool:
    """Tell whether a location lies beside a cell of an earlier one, where a card was (8.2)."""
    row, col = int(state.site_row[number]), int(state.site_col[number])
    near = {(row, col - 1), (row, col + 2)}
    reach = range(-1, 3) if state.allow_corner_contact else range(2)
    near |= {(row + up, col + across) for up in (-1, 1) for across in reach}
    earlier = {
        (int(state.site_row[site]) + int(up), int(state.site_col[site]) + int(across))
        for site in range(number)
        for up, across in zip(RING_ROWS, RING_COLS, strict=True)
    }
    return bool(near & earlier)


def _point_problems(state: State) -> Iterator[str]:
    """Nobody has fewer points than none, nor gains more than a location has (5.4, 6.3)."""
    if (state.points < 0).any() and not state.allow_negative_vp:
        yield "nobody has fewer than 0 points"
    if (abs(state.gained) > MOST_GAINED).any():
        yield f"nobody gains more than {MOST_GAINED} points at one location"


def _turn_problems(state: State) -> Iterator[str]:
    """The player has a card to lay, or a location to place (2.1, 2.4, 8.1, 9.1)."""
    phase, seat = Phase(int(state.phase)), int(state.turn)
    players = [s for s in range(int(state.seats)) if state.held[s] + state.left[s] > 0]
    if phase == Phase.PLAY:
        if not state.gaps:
            yield "the ring of the current location is full"
        if not state.held[seat] and not state.played:
            yield f"{write_seat(seat)} has no card to lay"
        if state.ones + state.high > state.played or state.high > 1:
            yield "more cards were counted in this turn than were played"
        if not state.played and state.second != NOTHING:
            yield "no card has been played that another could follow"
        if state.played > HAND:
            yield f"{state.played} cards were played in one turn"
    elif state.played and phase == Phase.SITE and state.played > HAND:
        yield f"{state.played} cards were played in one turn"
    if phase == Phase.OVER and state.scored < LOCATIONS and len(players) > 1:
        yield f"{len(players)} players have cards, so the game is not over"
    if phase == Phase.SITE:
        if state.gaps:
            yield "the ring of the current location is not full"
        if state.scored >= LOCATIONS or len(players) <= 1:
            yield "the game is over"
    if phase != Phase.OVER and state.last != seat and (state.played or phase == Phase.SITE):
        yield f"{write_seat(seat)} made the last play"
