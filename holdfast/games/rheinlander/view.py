"""What a seat may see, and a fair guess at the rest (2.7)."""

from __future__ import annotations

from typing import Final

import numpy as np

from holdfast.core.dice import Dice, roll, word
from holdfast.core.jit import rule
from holdfast.games.rheinlander.state import DECK, DISCARD, HIDDEN, Phase, State
from holdfast.games.rheinlander.tables import CARDS, HAND

_UNIT: Final = 2.0**-53
_UNUSED_BITS: Final = np.uint64(11)
#: A hand has up to five cards mixed in.
SHARE_BITS: Final = 3


@rule
def hide(state: State, seat: int) -> None:
    """Cover the other hands and the deck; the dice are nobody's to know (2.7).

    Coins stay: payments are open, so everybody could have counted along (7.5).
    """
    state.dice[0] = np.uint64(0)
    for card in range(CARDS):
        if state.cards[card] != seat and state.cards[card] != DISCARD:
            state.cards[card] = HIDDEN


def hide_move(_state: State, move: int, _seat: int) -> int:
    """Return the move as this seat may read it: every move is open (2.3)."""
    return move


@rule
def redeal(state: State, seat: int, dice: Dice) -> None:
    """Deal again what the seat cannot know, among the hands that fit what it has seen (2.4).

    Of the cards that the last reshuffle mixed in, nobody can hold more than were drawn since, and
    a hand of mostly old cards holds few of them. How many each hand has is chosen first, then which
    ones. The others are all equally likely.
    """
    hide(state, seat)
    state.dice[0] = word(dice)
    mixed = count_mixed(state)
    plain = count_hidden(state) - mixed
    chosen = choose_shares(state, seat, mixed, plain, dice)
    while chosen < 0:
        chosen = choose_shares(state, seat, mixed, plain, dice)
    for other in range(state.seats):
        if other != seat:
            count = share(chosen, other)
            for i in range(hand_size(state, other)):
                of_mixed = 1 if i < count else 0
                left = mixed if of_mixed else plain
                state.cards[find_hidden(state, of_mixed, roll(dice, left))] = other
                mixed -= of_mixed
                plain -= 1 - of_mixed
    for card in range(CARDS):
        if state.cards[card] == HIDDEN:
            state.cards[card] = DECK


@rule
def hand_size(state: State, seat: int) -> int:
    """Return how many cards the seat holds: five, one fewer after playing one (2.3)."""
    acting = state.phase == Phase.CASTLE or state.phase == Phase.BASTION  # noqa: PLR1714
    return HAND - 1 if acting and state.turn == seat else HAND


@rule
def count_hidden(state: State) -> int:
    """Return how many cards the seat does not know."""
    n = 0
    for card in range(CARDS):
        n += state.cards[card] == HIDDEN
    return n


@rule
def count_mixed(state: State) -> int:
    """Return how many of them the last reshuffle took from the discards (2.4)."""
    n = 0
    for card in range(CARDS):
        n += (state.cards[card] == HIDDEN) & (state.mixed >> card & 1)
    return n


@rule
def find_hidden(state: State, of_mixed: int, number: int) -> int:
    """Return the unknown card of this number, from 0, among those mixed in or among the others."""
    card = -1
    while number >= 0:  # the caller has counted them
        card += 1
        number -= (state.cards[card] == HIDDEN) & ((state.mixed >> card & 1) == of_mixed)
    return card


@rule
def most_mixed(state: State, seat: int) -> int:
    """Return how many of the cards mixed in the seat can hold at most (2.4)."""
    return min(int(state.drawn[seat]), hand_size(state, seat))


@rule
def choose_shares(state: State, seat: int, mixed: int, plain: int, dice: Dice) -> int:
    """Choose how many cards mixed in each other hand has, three bits for each; -1 to try again.

    Hand after hand is chosen by what is left for it. That favours hands that leave too little for
    the next ones, so a choice is kept only as often as the later hands were as likely as they can
    be: when the earlier ones took as many cards mixed in as possible.
    """
    chosen = 0
    kept = 1.0
    fewest = mixed  # cards mixed in that are left at least
    all_left = mixed + plain
    for other in range(state.seats):
        if other != seat:
            size = hand_size(state, other)
            total = weigh_hand(state, other, mixed, all_left - mixed)
            kept *= total / weigh_hand(state, other, fewest, all_left - fewest)
            left = fraction(dice) * total
            count = 0
            while count < most_mixed(state, other):
                left -= weigh_share(state, other, count, mixed, all_left - mixed)
                if left < 0:
                    break
                count += 1
            chosen |= count << SHARE_BITS * other
            mixed = max(mixed - count, 0)
            fewest = max(fewest - most_mixed(state, other), 0)
            all_left -= size
    return chosen if fraction(dice) < kept else -1


@rule
def share(chosen: int, seat: int) -> int:
    """Return how many cards mixed in were chosen for a hand."""
    return chosen >> SHARE_BITS * seat & ((1 << SHARE_BITS) - 1)


@rule
def weigh_hand(state: State, seat: int, mixed: int, plain: int) -> float:
    """Return how likely a hand is that fits, if so many cards of either sort are left."""
    total = 0.0
    for count in range(most_mixed(state, seat) + 1):
        total += weigh_share(state, seat, count, mixed, plain)
    return total


@rule
def weigh_share(state: State, seat: int, count: int, mixed: int, plain: int) -> float:
    """Return how likely it is that a hand has so many cards mixed in, weighed by its draws (2.4).

    A hand of five has seen ``drawn`` cards come since the reshuffle, besides those played that were
    mixed in. A card mixed in must have come by one of these draws, any other card may have been
    there before: of all ways to hand them out, so many are left.
    """
    size = hand_size(state, seat)
    drawn = int(state.drawn[seat])
    weight = 1.0
    for i in range(count):
        weight *= max(mixed - i, 0) / (mixed + plain - i) * ((size - i) / (i + 1))
        weight *= (drawn - i) / (HAND + drawn - i)
    for i in range(size - count):
        weight *= max(plain - i, 0) / (mixed + plain - count - i)
    return weight


@rule
def fraction(dice: Dice) -> float:
    """Return a random number from 0 to 1, exclusive."""
    return float(word(dice) >> _UNUSED_BITS) * _UNIT
