"""How a seat stands, at a glance: what the greedy player looks at.

What counts is the score if the game ended now. Besides, a lone knight that can be reinforced is
half a duchy, and a duchy with a lead is safer than one without. The weights were chosen by hand and
kept where they won games.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.jit import rule
from holdfast.games.rheinlander.ending import count_holdings
from holdfast.games.rheinlander.state import FREE, NO_DUCHY, Phase, State
from holdfast.games.rheinlander.tables import LAND, MOST_NEIGHBOURS, NEIGHBOURS, SEATS, SPACES

#: How much of the best rival's points one would give for one's own.
ENVY: Final = 0.5
#: A bastion in hand: better kept than wasted.
KEPT: Final = 0.1
#: A lone knight beside land where a reinforcement may go.
SEED: Final = 2.0
#: Each knight by which a duchy is led, up to so many.
LEAD: Final = 0.4
ENOUGH: Final = 2


@rule
def appraise(state: State, seat: int) -> float:
    """Return the points if the game ended now, less half of the best rival's (11.3, 11.4)."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, points_now(state, other))
    value = points_now(state, seat) - ENVY * best
    if state.phase == Phase.OVER:
        return value
    value += KEPT * int(state.bastions[seat])
    return value + LEAD * count_leads(state, seat) + SEED * count_seeds(state, seat)


@rule
def points_now(state: State, seat: int) -> int:
    """Return what the seat would have if the game ended now."""
    points = int(state.coins[seat])
    return points if state.phase == Phase.OVER else points + count_holdings(state, seat)


@rule
def count_leads(state: State, seat: int) -> int:
    """Return by how many knights the seat leads its duchies, up to ENOUGH in each."""
    leads = 0
    for duchy in range(state.duchies):
        if state.owner[duchy] == seat:
            rival = 0
            for other in range(SEATS):
                if other != seat:
                    rival = max(rival, int(state.count[duchy, other]))
            leads += min(max(int(state.count[duchy, seat]) - rival, 0), ENOUGH)
    return leads


@rule
def count_seeds(state: State, seat: int) -> int:
    """Return how many lone knights of the seat a reinforcement could make a duchy of (4.2, 4.3)."""
    seeds = 0
    for space in range(SPACES):
        if state.knight[space] == seat and state.group[space] == NO_DUCHY:
            seeds += has_private_land(state, space, seat)
    return seeds


@rule
def has_private_land(state: State, space: int, seat: int) -> bool:
    """Tell whether a free land space beside this one borders no other player's knight (4.3)."""
    for i in range(MOST_NEIGHBOURS):
        other = int(NEIGHBOURS[state.board, space, i])
        if other < 0:
            break
        if other < LAND and state.knight[other] == FREE and state.near[other] == 1 << seat:
            return True
    return False
