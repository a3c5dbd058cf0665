"""What makes a position impossible, all of it at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holdfast.core.seats import write_seat
from holdfast.core.words import Sentence
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


def problems(state: State) -> list[Sentence]:
    """Return every reason why this position cannot occur; none if it can."""
    return [
        *_card_problems(state),
        *_cell_problems(state),
        *_ring_problems(state),
        *_site_problems(state),
        *_point_problems(state),
        *_turn_problems(state),
    ]


def _card_problems(state: State) -> Iterator[Sentence]:
    """Every card is there as often as it comes out of the box, and hands have their size (1.1)."""
    if (state.hand == HIDDEN).any():
        yield Sentence("hidden", {"count": int((state.hand == HIDDEN).sum())})
        return
    counts = count_table(state)
    for kind in range(KINDS):
        plays = OWNERS[int(state.seats), kind // VALUES] >= 0
        there = counts[kind] + int(state.hand[kind]) + int(state.deck[kind])
        right = int(COPIES[kind % VALUES]) if plays else 0
        if there != right:
            yield Sentence(
                "card-count", {"card": KIND_TEXTS[kind], "count": int(there), "expected": right}
            )
    for seat in range(int(state.seats)):
        held, left = int(state.held[seat]), int(state.left[seat])
        acting = state.turn == seat and (state.played or state.phase != Phase.PLAY)
        if held > HAND or (held < HAND and left and not acting):
            yield Sentence(
                "hand-size", {"seat": write_seat(seat), "count": held, "expected": int(HAND)}
            )


def _cell_problems(state: State) -> Iterator[Sentence]:
    """Rings lie on open cards (7.2)."""
    for cell in range(int(state.cells)):
        if state.top[cell] == EMPTY and state.token[cell] != NO_RING:
            yield Sentence("ring-no-card", {"place": write_number(state, cell)})
        if state.top[cell] == EMPTY and state.below[cell] and state.covered_cards_return:
            yield Sentence("covered-open", {"place": write_number(state, cell)})


def _ring_problems(state: State) -> Iterator[Sentence]:
    """Every ring is in one place, and nobody without cards holds one (2.6, 7.1)."""
    lying = [int(token) for token in state.token if token != NO_RING]
    for ring in range(RINGS):
        if lying.count(ring) > 1:
            yield Sentence("ring-twice", {"ring": RING_TEXTS[ring], "count": lying.count(ring)})
        if ring in lying and state.ring[ring] >= 0:
            yield Sentence("ring-held-too", {"ring": RING_TEXTS[ring]})
        holder = int(state.ring[ring])
        out = holder >= 0 and not (state.held[holder] or state.left[holder])
        if out and not (state.phase == Phase.PLAY and state.turn == holder and state.played):
            yield Sentence("ring-holder-out", {"seat": write_seat(holder)})


def _site_problems(state: State) -> Iterator[Sentence]:
    """Locations lie next to cards; all but the current one are scored (8.2, 6.1)."""
    for number in range(1, int(state.sites)):
        if not _touches(state, number):
            place = write_cell(int(state.site_row[number]), int(state.site_col[number]))
            yield Sentence("site-apart", {"number": number + 1, "place": place})
    left = LOCATIONS - int(state.sites)
    for number in range(int(state.sites)):
        row, col = int(state.site_row[number]), int(state.site_col[number])
        if abs(row) + FURTHER_ROWS * left > FAR_ROW or abs(col) + FURTHER_COLS * left > FAR_COL:
            yield Sentence("site-far", {"number": number + 1, "place": write_cell(row, col)})
    over = state.phase in (Phase.SITE, Phase.OVER)
    if state.scored != state.sites - (0 if over else 1):
        yield Sentence("sites-scored", {"scored": int(state.scored), "sites": int(state.sites)})


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


def _point_problems(state: State) -> Iterator[Sentence]:
    """Nobody has fewer points than none, nor gains more than a location has (5.4, 6.3)."""
    if (state.points < 0).any() and not state.allow_negative_vp:
        yield Sentence("points-negative")
    if (abs(state.gained) > MOST_GAINED).any():
        yield Sentence("points-gained", {"most": MOST_GAINED})


def _turn_problems(state: State) -> Iterator[Sentence]:
    """The player has a card to lay, or a location to place (2.1, 2.4, 8.1, 9.1)."""
    phase, seat = Phase(int(state.phase)), int(state.turn)
    players = [s for s in range(int(state.seats)) if state.held[s] or state.left[s]]
    if phase == Phase.PLAY:
        if not state.gaps:
            yield Sentence("ring-full")
        if not state.held[seat] and not state.played:
            yield Sentence("no-card", {"seat": write_seat(seat)})
        if int(state.ones) + int(state.high) > state.played or state.high > 1:
            yield Sentence("counted-more")
        if not state.played and state.second != NOTHING:
            yield Sentence("nothing-to-follow")
        if state.played > HAND:
            yield Sentence("played-many", {"count": int(state.played)})
    elif state.played and phase == Phase.SITE and state.played > HAND:
        yield Sentence("played-many", {"count": int(state.played)})
    if phase == Phase.OVER and state.scored < LOCATIONS and len(players) > 1:
        yield Sentence("not-over", {"count": len(players)})
    if phase == Phase.SITE:
        if state.gaps:
            yield Sentence("ring-not-full")
        if state.scored >= LOCATIONS or len(players) <= 1:
            yield Sentence("over")
    if phase != Phase.OVER and state.last != seat and (state.played or phase == Phase.SITE):
        yield Sentence("last-play", {"seat": write_seat(seat)})
