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
    top = highest_odds(state, seat, mixed, plain)
    chosen = choose_hands(state, seat, mixed, plain, dice)
    while fraction(dice) * top >= odds(state, seat, chosen, mixed, plain):
        chosen = choose_hands(state, seat, mixed, plain, dice)
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
def choose_hands(state: State, seat: int, mixed: int, plain: int, dice: Dice) -> int:
    """Propose how many cards mixed in each other hand has, eight values for each seat.

    Every card is of those with the same chance, as if cards were drawn with replacement.
    """
    chosen = 0
    for other in range(state.seats):
        if other != seat:
            chosen += choose_share(state, other, mixed, plain, dice) << 3 * other
    return chosen


@rule
def share(chosen: int, seat: int) -> int:
    """Return how many cards mixed in were chosen for a hand."""
    return chosen >> 3 * seat & 7


@rule
def choose_share(state: State, other: int, mixed: int, plain: int, dice: Dice) -> int:
    """Choose how many cards mixed in one hand has: binomial, weighed by its draws (2.4)."""
    most = most_mixed(state, other)
    if mixed == 0 or most == 0:
        return 0
    if plain == 0:
        return most
    size = hand_size(state, other)
    total = 0.0
    weight = 1.0
    for k in range(most + 1):
        total += weight
        weight *= (size - k) / (k + 1) * (mixed / plain) * freshness(state, other, k)
    left = fraction(dice) * total
    weight = 1.0
    for k in range(most):
        if left < weight:
            return k
        left -= weight
        weight *= (size - k) / (k + 1) * (mixed / plain) * freshness(state, other, k)
    return most


@rule
def freshness(state: State, seat: int, held: int) -> float:
    """Return how much less likely one more card mixed in is than another one (2.4).

    A hand of five has seen ``drawn`` cards come since the reshuffle, besides those played that were
    mixed in. Such a card must have come by one of these draws, any other card may have been there
    before: of so many ways to hand them out, these are left.
    """
    drawn = int(state.drawn[seat])
    return (drawn - held) / (HAND + drawn - held)


@rule
def odds(state: State, seat: int, chosen: int, mixed: int, plain: int) -> float:
    """Return how much likelier a proposal is when cards are drawn without replacement."""
    taken = 0
    for other in range(state.seats):
        taken += share(chosen, other)
    return odds_of(count_dealt(state, seat), taken, mixed, plain)


@rule
def odds_of(dealt: int, taken: int, mixed: int, plain: int) -> float:
    """Return it for a total: so many cards dealt, so many of them of those mixed in."""
    result = 1.0
    for i in range(taken):
        result *= max(mixed - i, 0) / mixed
    for i in range(dealt - taken):
        result *= max(plain - i, 0) / max(plain, 1)
    return result


@rule
def highest_odds(state: State, seat: int, mixed: int, plain: int) -> float:
    """Return the highest odds that any proposal can have."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most += most_mixed(state, other)
    best = 0.0
    for taken in range(min(most, mixed) + 1):
        best = max(best, odds_of(count_dealt(state, seat), taken, mixed, plain))
    return best


@rule
def count_dealt(state: State, seat: int) -> int:
    """Return how many cards all other hands hold."""
    n = 0
    for other in range(state.seats):
        if other != seat:
            n += hand_size(state, other)
    return n


@rule
def fraction(dice: Dice) -> float:
    """Return a random number from 0 to 1, exclusive."""
    return float(word(dice) >> _UNUSED_BITS) * _UNIT
