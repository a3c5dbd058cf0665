"""What a seat may lose, and where a bastion would prevent it: for players that search.

A knight on a free space can join duchies. Where that would cost a seat a duchy, the space is a gap
in its wall, and a bastion closes it for good (10.2). The greedy eye (``value``) sees no gaps.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.games.rheinlander.moves import BUILD, DONE
from holdfast.games.rheinlander.state import FREE, NO_DUCHY, Phase, State
from holdfast.games.rheinlander.tables import (
    LAND,
    LAST_DUKE,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
)
from holdfast.games.rheinlander.value import KEPT, appraise

#: How much of what is at stake at a gap counts as lost.
RISK: Final = 0.15
#: A bastion in hand for every turn that it may still be needed in.
NEEDED: Final = 0.08
NOWHERE: Final = -1


@rule
def foresee(state: State, seat: int) -> float:
    """Return the seat's prospects: what it has, less what it may lose, and its bastions."""
    value = appraise(state, seat)
    if state.phase == Phase.OVER:
        return value
    value += (NEEDED * count_turns(state) - KEPT) * int(state.bastions[seat])
    return value - RISK * count_risks(state, seat)


@rule
def count_turns(state: State) -> int:
    """Return how many turns everybody has at least; castles may end the game sooner (11.1)."""
    turns = int(state.supply[0])
    for seat in range(1, state.seats):
        turns = min(turns, int(state.supply[seat]))
    return 0 if state.ended else turns


@rule
def count_risks(state: State, seat: int) -> int:
    """Return the points that are at stake for the seat at all gaps together."""
    points = 0
    for space in range(LAND):
        points += find_stake(state, space, seat)
    return points


@rule
def find_stake(state: State, space: int, seat: int) -> int:
    """Return the points that a rival's knight on this space would cost the seat (5.6, 6.2, 6.5)."""
    if state.knight[space] != FREE or not state.near[space] >> seat & 1:
        return 0
    duchies = find_beside(state, space)
    stake = 0
    for duchy in range(state.duchies):
        if duchies >> duchy & 1 and state.owner[duchy] == seat:
            stake += LAST_DUKE + int(state.worth[duchy])
    return stake if stake and is_lost(state, space, duchies, seat) else 0


@rule
def find_beside(state: State, space: int) -> int:
    """Return the duchies that border a space, as bits."""
    duchies = 0
    for i in range(MOST_NEIGHBOURS):
        other = int(NEIGHBOURS[state.board, space, i])
        if other < 0:
            break
        if state.group[other] != NO_DUCHY:
            duchies |= 1 << int(state.group[other])
    return duchies


@rule
def is_lost(state: State, space: int, duchies: int, seat: int) -> bool:
    """Tell whether the seat would not lead there any more; in a merger it has to (5.7, 6.5)."""
    most = 0
    for rival in range(state.seats):
        if rival != seat:
            most = max(most, 1 + count_joined(state, space, duchies, rival))
    own = count_joined(state, space, duchies, seat)
    merges = duchies & (duchies - 1) != 0
    return most >= own if merges else most > own


@rule
def count_joined(state: State, space: int, duchies: int, seat: int) -> int:
    """Return the seat's knights that a knight on this space would join."""
    knights = 0
    for duchy in range(state.duchies):
        if duchies >> duchy & 1:
            knights += int(state.count[duchy, seat])
    for i in range(MOST_NEIGHBOURS):
        other = int(NEIGHBOURS[state.board, space, i])
        if other < 0:
            break
        knights += (state.knight[other] == seat) & (state.group[other] == NO_DUCHY)
    return knights


@rule
def sift(state: State, moves: Any, count: int, _thorough: bool) -> int:
    """Leave of all bastions the one where most is at stake: then it is that one or none (10.1)."""
    if state.phase > Phase.BASTION or moves[count - 1] < BUILD:
        return count
    gap = find_gap(state, int(state.turn))
    kept = 0
    for i in range(count):
        move = int(moves[i])
        if move < BUILD or move >= DONE or move - BUILD == gap:
            moves[kept] = move
            kept += 1
    return kept


@rule
def find_gap(state: State, seat: int) -> int:
    """Return the space where most is at stake for the seat; NOWHERE if nothing is."""
    gap = NOWHERE
    most = 0
    for space in range(LAND):
        stake = find_stake(state, space, seat)
        if stake > most:
            most = stake
            gap = space
    return gap
