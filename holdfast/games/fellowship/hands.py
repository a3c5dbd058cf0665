"""Hands and decks (1.6, 2.5).

A deck has no order: which of its cards comes next is rolled when it is drawn. Nobody can tell the
difference, and there is less to keep secret.
"""

from __future__ import annotations

from holdfast.core.dice import Dice, roll
from holdfast.core.jit import rule
from holdfast.games.fellowship.state import State
from holdfast.games.fellowship.tables import HAND, OWNERS, VALUES


@rule
def refill(state: State, seat: int) -> None:
    """Draw up to six cards, as far as the deck lasts (2.5)."""
    while state.held[seat] < HAND and state.left[seat] > 0:
        draw(state, seat, state.dice)


@rule
def draw(state: State, seat: int, dice: Dice) -> None:
    """Draw one card of the seat's deck, all equally likely."""
    number = roll(dice, int(state.left[seat]))
    kind = 0
    while OWNERS[state.seats, kind // VALUES] != seat or number >= state.deck[kind]:
        if OWNERS[state.seats, kind // VALUES] == seat:
            number -= int(state.deck[kind])
            kind += 1
        else:
            kind += VALUES
    state.deck[kind] -= 1
    state.hand[kind] += 1
    state.left[seat] -= 1
    state.held[seat] += 1
