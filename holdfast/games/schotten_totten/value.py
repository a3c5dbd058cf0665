"""How a seat stands, at a glance: what the greedy player looks at.

Every open stone is worth the chance to win it, guessed from how strong both sides are or may
become; stones in the middle weigh more because they belong to more triples, and a triple is worth
the product of its chances (5.1). The weights were chosen by hand and kept where they won games.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.formations import (
    COLOUR,
    COLOUR_RUN,
    KIND,
    RUN,
    THREE,
    best,
    best_sum,
    is_complete,
    side_size,
)
from holdfast.games.schotten_totten.phases.claim import has_stronger_side
from holdfast.games.schotten_totten.sides import is_unclaimed
from holdfast.games.schotten_totten.state import NEVER, State
from holdfast.games.schotten_totten.tables import CLAN_CARDS, STONES, STRENGTHS

#: What a finished round is worth against the best position.
ROUND: Final = 1000.0
#: A stone, by its place in the row; from the ends inwards it lies in 1, 2, then 3 triples.
WEIGHTS: Final = np.array([1.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.0])
#: A triple that is certain.
TRIPLE: Final = 6.0
#: A tactic in hand, up to so many: worth drawing, and better kept than wasted.
TACTIC: Final = 0.9
ENOUGH_TACTICS: Final = 3
#: How far an incomplete side gets from a plain sum to its best formation, by cards missing.
HOPES: Final = np.array([1.0, 0.45, 0.25, 0.12, 0.08])
#: The strength of an average card, for the sum that a side will have at least.
AVERAGE_CARD: Final = 5.0
#: How fast a difference in worth turns into a certain win.
SHARPNESS: Final = 5.0
#: The chance at a stone of which nobody can be sure yet.
UNDECIDED: Final = -1.0


@rule
def appraise(state: State, seat: int) -> float:
    """Return how well the seat stands: points first, then the chances at the stones."""
    rival = 1 - seat
    value = ROUND * (int(state.points[seat]) - int(state.points[rival]))
    value += TACTIC * min(int(state.held[seat]) - int(state.clans[seat]), ENOUGH_TACTICS)
    before_last = 0.5
    last = 0.5
    for stone in range(STONES):
        chance = chance_at(state, stone, seat)
        value += WEIGHTS[stone] * chance
        if stone > 1:
            value = add_triple(value, TRIPLE, before_last, last, chance)
        before_last = last
        last = chance
    return value


@rule
def add_triple(value: float, worth: float, first: float, second: float, third: float) -> float:
    """Add a triple by the chances at its stones: to own them all, less that to own none (5.1)."""
    lost = worth * (1.0 - first) * (1.0 - second) * (1.0 - third)
    return value + worth * first * second * third - lost


@rule
def find_outcome(state: State, stone: int, seat: int) -> float:
    """Return 1 or 0 for a stone that the seat is sure to own or not, else UNDECIDED (4.3, 4.6)."""
    if not is_unclaimed(state, stone):
        return 1.0 if state.owner[stone] == seat else 0.0
    if is_complete(state, stone, seat) and is_complete(state, stone, 1 - seat):
        return 1.0 if has_stronger_side(state, stone, seat) else 0.0
    return UNDECIDED


@rule
def chance_at(state: State, stone: int, seat: int) -> float:
    """Guess the chance, from 0 to 1, that the seat will own the stone."""
    outcome = find_outcome(state, stone, seat)
    if outcome != UNDECIDED:
        return outcome
    mine = prospects(state, stone, seat)
    theirs = prospects(state, stone, 1 - seat)
    if is_complete(state, stone, seat) and best(state, stone, 1 - seat) <= state.power[stone, seat]:
        return 1.0
    if (
        is_complete(state, stone, 1 - seat)
        and best(state, stone, seat) <= state.power[stone, 1 - seat]
    ):
        return 0.0
    lead = SHARPNESS * (mine - theirs)
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


@rule
def prospects(state: State, stone: int, seat: int) -> float:
    """Return the worth of a side, from 0 to 1: between its likely sum and its best formation."""
    missing = side_size(state, stone) - int(state.count[stone, seat])
    highest = worth(best(state, stone, seat))
    likely = best_sum(state, stone, seat) - missing * (9.0 - AVERAGE_CARD)
    floor = max(0.0, likely * SUM_WORTH)
    return float(floor + HOPES[missing] * max(0.0, highest - floor))


#: What one point of a plain sum is worth.
SUM_WORTH: Final = 0.012


@rule
def worth(power: int) -> float:
    """Return what a strength is worth, from 0 to 1."""
    if power == NEVER:
        return 0.0
    total = power % KIND
    if power >= COLOUR_RUN:
        return 0.92 + 0.003 * total
    if power >= THREE:
        return 0.8 + 0.004 * total
    if power >= COLOUR:
        return 0.6 + 0.006 * total
    if power >= RUN:
        return 0.42 + 0.006 * total
    return SUM_WORTH * total


# What a beginner sees. Big numbers look good wherever they lie, and of the other side only what is
# there already counts: that it may become a run is forgotten.
#: What a point of strength on the own side is worth beside the chance at its stone.
BIG: Final = 0.03


@rule
def glance(state: State, seat: int) -> float:
    """Return how well the seat stands to a beginner: points, then big numbers and own hopes."""
    value = ROUND * (int(state.points[seat]) - int(state.points[1 - seat]))
    for stone in range(STONES):
        outcome = find_outcome(state, stone, seat)
        if is_unclaimed(state, stone):
            outcome = 0.5 * outcome if outcome != UNDECIDED else hope_at(state, stone, seat)
        value += WEIGHTS[stone] * outcome
    return value


@rule
def hope_at(state: State, stone: int, seat: int) -> float:
    """Guess how a stone looks from the own side."""
    theirs = SUM_WORTH * add_strengths(state, stone, 1 - seat)
    if is_complete(state, stone, 1 - seat):
        theirs = worth(int(state.power[stone, 1 - seat]))
    lead = SHARPNESS * (prospects(state, stone, seat) - theirs)
    return 0.25 + 0.25 * lead / (1.0 + abs(lead)) + BIG * add_strengths(state, stone, seat)


@rule
def add_strengths(state: State, stone: int, seat: int) -> int:
    """Return the sum of the clan cards that lie on a side."""
    total = 0
    for i in range(state.count[stone, seat]):
        kind = int(state.cards[stone, seat, i])
        if kind < CLAN_CARDS:
            total += kind % STRENGTHS + 1
    return total
