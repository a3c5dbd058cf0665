"""Hands, the deck and the discard pile (1.6, 2.3, 2.4).

The deck has no order: which of its cards comes next is rolled when it is drawn. Nobody can tell the
difference, and there is less to keep secret. The shuffle card is always in it.
"""

from __future__ import annotations

from holdfast.core.dice import roll
from holdfast.core.jit import rule
from holdfast.games.rheinlander.state import DECK, DISCARD, State
from holdfast.games.rheinlander.tables import CARDS, HAND, SEATS


@rule
def deal_hands(state: State) -> None:
    """Deal five cards to each seat in turn; the shuffle card is never dealt (1.6)."""
    for card in range(CARDS):
        state.cards[card] = DECK
    state.mixed = 0
    left = CARDS
    for seat in range(SEATS):
        state.drawn[seat] = 0
        if seat < state.seats:
            for _ in range(HAND):
                state.cards[find_card(state, DECK, roll(state.dice, left))] = seat
                left -= 1


@rule
def count_cards(state: State, place: int) -> int:
    """Return how many cards are in a place."""
    n = 0
    for card in range(CARDS):
        n += state.cards[card] == place
    return n


@rule
def find_card(state: State, place: int, number: int) -> int:
    """Return the card of this number, from 0, among those in a place."""
    card = -1
    while number >= 0:  # the caller has counted them
        card += 1
        number -= state.cards[card] == place
    return card


@rule
def discard(state: State, card: int) -> None:
    """Lay a card of the player's hand on the discard pile, for all to see (2.3)."""
    state.cards[card] = DISCARD
    if state.mixed >> card & 1:
        # Everybody saw it go into the deck, so it was drawn since (2.4).
        state.mixed &= ~(1 << card)
        state.drawn[state.turn] -= 1


@rule
def draw(state: State) -> None:
    """Draw a card; whoever draws the shuffle card reshuffles and draws again (2.3, 2.4)."""
    left = count_cards(state, DECK)
    number = roll(state.dice, left + 1)
    while number == left:
        left += reshuffle(state)
        number = roll(state.dice, left + 1)
    state.cards[find_card(state, DECK, number)] = state.turn
    if state.mixed:
        state.drawn[state.turn] += 1


@rule
def reshuffle(state: State) -> int:
    """Mix the discards into the deck; return how many they were (2.4)."""
    bits = 0
    n = 0
    for card in range(CARDS):
        if state.cards[card] == DISCARD:
            state.cards[card] = DECK
            bits |= 1 << card
            n += 1
    if n > 0:
        state.mixed = bits
        for seat in range(SEATS):
            state.drawn[seat] = 0
    return n
