"""Scoring a location: totals, ranking, places, Moria, rings (chapters 5, 6, 7)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.games.fellowship.phases.lay import is_in_force
from holdfast.games.fellowship.state import EMPTY, GONE, State
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

#: A colour without a card ranks below every total (6.2).
ABSENT: int = -1
_NEXT: int = 16  # more than any tie order


@rule
def score_site(state: State) -> None:
    """Score the current location as it is (6.7)."""
    here = int(state.scored)
    state.scored += 1
    for seat in range(SEATS):
        state.gained[seat] = 0
    paid = min(PAID, int(IN_GAME[state.seats]) - 1)
    for colour in range(COLOURS):
        seat = int(OWNERS[state.seats, colour])
        if seat >= 0 and count_total(state, colour) != ABSENT:
            place = find_place(state, colour)
            if place < paid:
                gain(state, seat, int(POINTS[here, place]))
    if here == MORIA:
        pay_toll(state)
    for place in range(2):
        if GIVES[here, place] >= 0:
            give_ring(state, int(GIVES[here, place]), place)
    lose_rings(state)


@rule
def count_total(state: State, colour: int) -> int:
    """Return what a colour's open cards round the location count, ABSENT if it has none (6.1)."""
    total = ABSENT
    bree = is_in_force(state, BREE)
    for i in range(AROUND):
        cell = int(state.around[i])
        top = int(state.top[cell])
        if top != EMPTY and top // VALUES == colour:
            worth = top % VALUES + (PLUS if state.token[cell] == RIVENDELL else 0)
            total = max(total, 0) + (1 if bree else worth)
    return total


@rule
def find_place(state: State, colour: int) -> int:
    """Return how many colours rank before this one (6.2)."""
    mine = rank_of(state, colour)
    place = 0
    for other in range(COLOURS):
        if OWNERS[state.seats, other] >= 0:
            place += rank_of(state, other) > mine
    return place


@rule
def rank_of(state: State, colour: int) -> int:
    """Return a number that is larger for whoever ranks before: total, then the order of play."""
    distance = (int(OWNERS[state.seats, colour]) - int(state.last)) % int(state.seats)
    return (count_total(state, colour) + 1) * _NEXT - (distance * COLOURS + colour)


@rule
def gain(state: State, seat: int, points: int) -> None:
    """Add points, at this location and in all."""
    state.points[seat] += points
    state.gained[seat] += points


@rule
def pay_toll(state: State) -> None:
    """The last of the ranking loses points, those without a card included (5.3, 5.4)."""
    for colour in range(COLOURS):
        seat = int(OWNERS[state.seats, colour])
        if seat >= 0 and find_place(state, colour) == IN_GAME[state.seats] - 1:
            toll = TOLL if state.allow_negative_vp else min(TOLL, int(state.points[seat]))
            gain(state, seat, -toll)


@rule
def give_ring(state: State, ring: int, place: int) -> None:
    """Give a ring to the colour at this place, if there is one with a card there (6.4)."""
    for colour in range(COLOURS):
        seat = int(OWNERS[state.seats, colour])
        if seat >= 0 and count_total(state, colour) != ABSENT and find_place(state, colour) == place:
            state.ring[ring] = seat


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
    """Write the points of every seat; see ``settle_tie`` for the end (9.5)."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]


