"""Scoring a location: totals, ranking, places, Moria, rings (chapters 5, 6, 7)."""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.games.fellowship.phases.lay import is_in_force
from holdfast.games.fellowship.state import EMPTY, GONE, NOT_WON, State
from holdfast.games.fellowship.tables import (
    AROUND,
    BREE,
    COLOURS,
    GIVES,
    IN_GAME,
    MORIA,
    OWNERS,
    PAID,
    PLUS,
    POINTS,
    RINGS,
    RIVENDELL,
    SEATS,
    TOLL,
    VALUES,
)

#: The total of a colour without a card: it ranks below every other (6.2).
ABSENT: Final = -1
#: More than there are places in the order of play.
ORDERS: Final = 16
#: The numbers of the four colours are kept in one, side by side.
BITS: Final = 15
MASK: Final = (1 << BITS) - 1
PLACES_WITH_RINGS: Final = 2  # 6.4
#: More than anybody can gain or lose at one location.
TIES: Final = 100


@rule
def score_site(state: State) -> None:
    """Score the current location as it is, for good (6.6, 6.7, 9.4)."""
    here = int(state.scored)
    state.scored += 1
    for seat in range(SEATS):
        state.gained[seat] = 0
    ranks = find_ranks(state)
    paid = int(PAID[state.seats])
    for colour in range(COLOURS):
        if is_present(ranks, colour):
            place = find_place(ranks, colour)
            seat = int(OWNERS[state.seats, colour])
            if place < paid:
                gain(state, seat, int(POINTS[here, place]))
            if place < PLACES_WITH_RINGS:
                give_ring(state, int(GIVES[here, place]), seat)
    if here == MORIA:
        pay_toll(state, ranks)
    lose_rings(state)


@rule
def find_ranks(state: State) -> int:
    """Return a number for each colour, side by side: larger for those who rank before (6.2).

    The total decides, then the order of play from the player of the last card on, then the colour.
    A colour without a card ranks below all others, one that is not in the game has 0.
    """
    bree = is_in_force(state, BREE)  # 7.6
    totals = 0  # 6.1: side by side, one more than the total; 0 without a card
    for i in range(AROUND):
        cell = int(state.around[i])
        top = int(state.top[cell])
        if top != EMPTY:
            worth = top % VALUES + (PLUS if state.token[cell] == RIVENDELL else 0)
            shift = BITS * (top // VALUES)
            first = totals >> shift & MASK == 0
            totals += (1 if bree else worth) + (1 if first else 0) << shift
    ranks = 0
    for colour in range(COLOURS):
        seat = int(OWNERS[state.seats, colour])
        if seat >= 0:
            total = totals >> BITS * colour & MASK
            order = (seat - int(state.last)) % int(state.seats) * COLOURS + colour
            ranks |= total * ORDERS + ORDERS - order << BITS * colour
    return ranks


@rule
def count_total(ranks: int, colour: int) -> int:
    """Return the total of a colour (6.1); ABSENT if it has no card there."""
    return ((ranks >> BITS * colour & MASK) - 1) // ORDERS - 1


@rule
def is_present(ranks: int, colour: int) -> bool:
    """Tell whether a colour has a card at the location (6.2)."""
    return count_total(ranks, colour) > ABSENT


@rule
def find_place(ranks: int, colour: int) -> int:
    """Return how many colours rank before this one (6.2)."""
    mine = ranks >> BITS * colour & MASK
    place = 0
    for other in range(COLOURS):
        place += (ranks >> BITS * other & MASK) > mine
    return place


@rule
def gain(state: State, seat: int, points: int) -> None:
    """Add points, at this location and in all."""
    state.points[seat] += points
    state.gained[seat] += points


@rule
def give_ring(state: State, ring: int, seat: int) -> None:
    """Give a place's ring to its winner, if it has one that nobody has won before (6.4)."""
    if ring >= 0 and state.ring[ring] == NOT_WON:
        state.ring[ring] = seat


@rule
def pay_toll(state: State, ranks: int) -> None:
    """The last of the ranking loses points, those without a card included (5.3, 5.4)."""
    for colour in range(COLOURS):
        seat = int(OWNERS[state.seats, colour])
        if seat >= 0 and find_place(ranks, colour) == IN_GAME[state.seats] - 1:
            toll = TOLL if state.allow_negative_vp else min(TOLL, int(state.points[seat]))
            gain(state, seat, -toll)


@rule
def lose_rings(state: State) -> None:
    """Rings of players who are out of cards are lost (2.6, 6.5)."""
    for ring in range(RINGS):
        seat = int(state.ring[ring])
        if seat >= 0 and not has_cards(state, seat):
            state.ring[ring] = GONE


@rule
def has_cards(state: State, seat: int) -> bool:
    """Tell whether a seat has cards in hand or deck (9.1)."""
    return bool(state.held[seat] + state.left[seat] > 0)


@rule
def count_players(state: State) -> int:
    """Return how many players have cards (9.1)."""
    n = 0
    for seat in range(state.seats):
        n += has_cards(state, seat)
    return n


@rule
def write_points(state: State, out: Any) -> None:
    """Write the points of every seat (6.3)."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]


@rule
def write_standing(state: State, out: Any) -> None:
    """Write what decides: the points, then those of the location scored last (9.5)."""
    for seat in range(state.seats):
        out[seat] = int(state.points[seat]) * TIES + int(state.gained[seat])
