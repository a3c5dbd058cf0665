"""The odds to win a round, as a search sees them: slower than ``value``, and better.

The value is the logarithm of the odds, guessed from the table and the seat's own hand: what the
chances at the nine stones add up to, and a little for triples (5.1). Unlike the greedy eye it knows
which cards a side can still get from the own hand, and that the other player cannot get those.

The weights were fitted, all of them at once, to who won from 201,526 positions of 4,900 games that
the search played against itself; ``bench/odds.py`` does it again. On every fifth game, which was
kept out, the log loss was 0.578; that of the greedy eye, at its best scale, is 0.620.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.formations import (
    KIND,
    best,
    best_from,
    is_complete,
    side_size,
)
from holdfast.games.schotten_totten.state import NEVER, State
from holdfast.games.schotten_totten.tables import CLANS, SIDE, STONES, STRENGTHS
from holdfast.games.schotten_totten.value import (
    ENOUGH_TACTICS,
    ROUND,
    UNDECIDED,
    add_triple,
    find_outcome,
)

#: Cards by clan, as bits, and how many of them there are by strength.
ByClan = tuple[int, int, int, int, int, int]
ByStrength = tuple[int, int, int, int, int, int, int, int, int]

#: A tactic in hand, up to so many: by hand, as the fitted games were played without.
TACTIC: Final = 0.13
#: A stone that is certain against one that is lost, by its place in the row.
STONE: Final = np.array([1.82, 1.58, 1.51, 1.80, 1.75, 1.80, 1.51, 1.58, 1.82])
#: A triple that is certain.
TRIPLE: Final = 0.18

# What speaks for a side in the log-odds at its stone, by the cards that it needs (0, 1, 2) and by
# the formation that it is or can become: sum, run, colour, three of a kind, colour run.
#: The formation, with an average total.
FORM: Final = np.array(
    [
        [-2.02, -0.05, 0.07, 0.67, 0.90],
        [-1.04, 0.21, 0.22, 0.57, 0.58],
        [-0.61, 0.00, -0.16, -0.02, 0.13],
    ]
)
AVERAGE_TOTAL: Final = 15
#: Each point of the total beyond the average.
POINT: Final = np.array(
    [
        [0.028, 0.009, 0.073, 0.017, 0.016],
        [0.072, 0.005, 0.064, 0.020, 0.020],
        [0.001, 0.000, 0.014, 0.005, 0.006],
    ]
)
#: A side that can never be complete.
HOPELESS: Final = -2.0
#: The best formation with cards of the own hand alone.
AT_HAND: Final = np.array(
    [
        [0.00, 0.00, 0.00, 0.00, 0.00],
        [-0.50, -0.27, -0.37, -0.03, 0.59],
        [-0.05, 0.15, 0.05, 0.27, 0.74],
    ]
)
# The rest by the cards that the own side needs, and the other one.
#: The own side can become stronger than the other one.
STRONGER: Final = np.array([[0.00, 2.06, 1.76], [0.00, 0.73, 0.37], [-0.17, 0.42, 0.17]])
#: It can with cards of the own hand alone.
SURELY: Final = np.array([[0.00, 0.00, 0.00], [2.02, 1.38, 1.03], [1.23, 1.05, 0.72]])
#: At least one of them is empty: it needs three.
EMPTY: Final = np.array(
    [
        [0.00, 0.00, 0.00, 0.38],
        [0.00, 0.00, 0.00, 0.01],
        [0.00, 0.00, 0.00, -0.04],
        [-0.06, 0.69, 0.27, 0.12],
    ]
)


@rule
def foresee(state: State, seat: int) -> float:
    """Return the log-odds that the seat wins the round; points of finished rounds come first."""
    value = ROUND * (int(state.points[seat]) - int(state.points[1 - seat]))
    value += TACTIC * min(int(state.held[seat]) - int(state.clans[seat]), ENOUGH_TACTICS)
    hand = find_hand(state, seat)
    rest = find_unseen(state) & ~hand
    hand_cards, hand_counts = by_clan(hand), by_strength(hand)
    rest_cards, rest_counts = by_clan(rest), by_strength(rest)
    before_last = 0.5
    last = 0.5
    for stone in range(STONES):
        chance = chance_at(state, stone, seat, hand_cards, hand_counts, rest_cards, rest_counts)
        value += STONE[stone] * (chance - 0.5)
        if stone > 1:
            value = add_triple(value, TRIPLE, before_last, last, chance)
        before_last = last
        last = chance
    return value


@rule
def find_hand(state: State, seat: int) -> int:
    """Return the clan cards of a hand, one bit for each kind."""
    cards = 0
    for i in range(state.clans[seat]):
        cards |= 1 << int(state.hand[seat, i])
    return cards


@rule
def find_unseen(state: State) -> int:
    """Return the clan cards that nobody has seen, one bit for each kind."""
    cards = 0
    for clan in range(CLANS):
        cards |= int(state.unseen[clan]) << (clan * STRENGTHS)
    return cards


@rule
def by_clan(cards: int) -> ByClan:
    """Return the strengths that each clan has among the cards, as bits."""
    clan = (1 << STRENGTHS) - 1
    return (
        cards & clan,
        cards >> STRENGTHS & clan,
        cards >> 2 * STRENGTHS & clan,
        cards >> 3 * STRENGTHS & clan,
        cards >> 4 * STRENGTHS & clan,
        cards >> 5 * STRENGTHS & clan,
    )


@rule
def by_strength(cards: int) -> ByStrength:
    """Return how many of the cards have each strength."""
    return (
        count_strength(cards, 1),
        count_strength(cards, 2),
        count_strength(cards, 3),
        count_strength(cards, 4),
        count_strength(cards, 5),
        count_strength(cards, 6),
        count_strength(cards, 7),
        count_strength(cards, 8),
        count_strength(cards, 9),
    )


@rule
def count_strength(cards: int, strength: int) -> int:
    """Return how many of the cards have this strength."""
    count = 0
    for clan in range(CLANS):
        count += cards >> (clan * STRENGTHS + strength - 1) & 1
    return count


@rule
def chance_at(
    state: State,
    stone: int,
    seat: int,
    hand_cards: ByClan,
    hand_counts: ByStrength,
    rest_cards: ByClan,
    rest_counts: ByStrength,
) -> float:
    """Guess the chance, from 0 to 1, that the seat will own the stone."""
    outcome = find_outcome(state, stone, seat)
    if outcome != UNDECIDED:
        return outcome
    rival = 1 - seat
    missing = count_missing(state, stone, seat)
    needed = count_missing(state, stone, rival)
    lead = float(EMPTY[missing, needed])
    power = NEVER
    rival_power = NEVER
    if missing < SIDE:
        power = best(state, stone, seat)
        lead += weigh_side(missing, power)
    if needed < SIDE:
        rival_power = best_from(state, stone, rival, rest_cards, rest_counts)
        lead -= weigh_side(needed, rival_power)
    if missing < SIDE and needed < SIDE:
        if is_complete(state, stone, rival) and power <= rival_power:
            return 0.0
        if is_complete(state, stone, seat) and rival_power <= power:
            return 1.0
        if power > rival_power:
            lead += STRONGER[missing, needed]
    if 0 < missing < SIDE:
        at_hand = best_from(state, stone, seat, hand_cards, hand_counts)
        if at_hand != NEVER:
            lead += AT_HAND[missing, at_hand // KIND]
        if needed < SIDE and at_hand > rival_power:
            lead += SURELY[missing, needed]
    return 1.0 / (1.0 + math.exp(-lead))


@rule
def count_missing(state: State, stone: int, seat: int) -> int:
    """Return how many cards the side needs; three also stands for more (8.2)."""
    return min(SIDE, side_size(state, stone) - int(state.count[stone, seat]))


@rule
def weigh_side(missing: int, power: int) -> float:
    """Return what speaks for a side that needs so many cards and can become so strong."""
    if power == NEVER:
        return HOPELESS
    kind = power // KIND
    return float(FORM[missing, kind] + POINT[missing, kind] * (power % KIND - AVERAGE_TOTAL))
