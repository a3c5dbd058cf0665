"""What follows from the pieces on the board, worked out from scratch for a position that was typed.

The rules keep these fields as they go; here they are found by walking from knight to knight.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from holdfast.core.errors import UnreadableState
from holdfast.core.seats import NOBODY, read_seat
from holdfast.games.rheinlander.notation import read_space
from holdfast.games.rheinlander.state import EMPTY, TOWER, Phase, State
from holdfast.games.rheinlander.tables import (
    BISHOPRIC,
    CASTLE,
    CASTLES,
    LAND,
    NEIGHBOURS,
    POINTS,
    SLOTS_OF,
    SPACES,
)

#: Fills up the table of slots.
NO_SLOT: Final = -1


def reckon(state: State, owners: str | None) -> None:
    """Fill the fields that follow from knights, garrisons and centres.

    ``owners`` names duchies by one of their spaces, as in ``L5=A R9=-``, in the order of their
    numbers; others belong to their leader (5.3). Raises ``UnreadableState``.
    """
    reckon_near(state)
    castles = np.flatnonzero(state.centre == CASTLE)[:CASTLES]
    state.castles[:] = 0
    state.castles[: len(castles)] = castles
    duchies = _in_order(state, find_groups(state), owners or "-")
    if state.phase == Phase.CASTLE and owners is not None:
        # A garrison may be new; then a lone knight beside it is no duchy yet (2.2).
        duchies = [(spaces, owner) for spaces, owner in duchies if owner is not None]
    for number, (spaces, owner) in enumerate(duchies):
        reckon_duchy(state, number, spaces)
        state.owner[number] = find_leader(state, number) if owner is None else owner
    state.duchies = len(duchies)
    reckon_archbishop(state)


def reckon_near(state: State) -> None:
    """Note beside which land spaces whose knights stand (4.2)."""
    for space in range(LAND):
        seats = {int(state.knight[other]) for other in neighbours(state, space)}
        state.near[space] = sum(1 << seat for seat in seats if 0 <= seat < TOWER)


def neighbours(state: State, space: int) -> list[int]:
    """Return the spaces that border this one (1.3)."""
    return [int(other) for other in NEIGHBOURS[int(state.board), space] if other >= 0]


def touched(state: State, spaces: Iterable[int]) -> list[int]:
    """Return the slots that touch any of these spaces (1.4)."""
    slots = {int(slot) for space in spaces for slot in SLOTS_OF[int(state.board), space]}
    return sorted(slots - {NO_SLOT})


def find_groups(state: State) -> list[set[int]]:
    """Return the duchies as sets of spaces, by their lowest space (5.1).

    A knight that is just being placed does not belong to any yet (2.2).
    """
    unsettled = {int(state.spot)} if state.phase == Phase.CASTLE else set()
    left = {space for space in range(SPACES) if 0 <= state.knight[space] < TOWER} - unsettled
    groups: list[set[int]] = []
    while left:
        group, waiting = set(), [min(left)]
        while waiting:
            space = waiting.pop()
            if space in left:
                left.remove(space)
                group.add(space)
                waiting += neighbours(state, space)
        garrisons = [slot for slot in touched(state, group) if state.garrison[slot] != EMPTY]
        if len(group) + len(garrisons) > 1:
            groups.append(group)
    return groups


def _in_order(
    state: State, groups: list[set[int]], owners: str
) -> list[tuple[set[int], int | None]]:
    """Return the duchies that are named, with their owners, and then the others."""
    left = list(groups)
    named: list[tuple[set[int], int | None]] = []
    for word in owners.split() if owners != "-" else []:
        name, _, letter = word.partition("=")
        try:
            space = read_space(state, name)
            owner = NOBODY if letter == "-" else read_seat(letter, int(state.seats))
        except ValueError as mistake:
            raise UnreadableState(f"the line 'duchies' says {word!r}: {mistake}") from None
        group = next((group for group in left if space in group), None)
        if group is None:
            raise UnreadableState(f"the line 'duchies' says {word!r}: no other duchy is on {name}")
        left.remove(group)
        named.append((group, owner))
    return [*named, *((group, None) for group in left)]


def reckon_duchy(state: State, number: int, spaces: set[int]) -> None:
    """Count the knights and centres of a duchy (7.1, 7.2, 8.8)."""
    for space in spaces:
        state.group[space] = number
        state.count[number, state.knight[space]] += 1
    for slot in touched(state, spaces):
        state.worth[number] += POINTS[state.centre[slot]]
        state.holy[number] |= state.centre[slot] == BISHOPRIC
        if state.garrison[slot] != EMPTY:
            state.count[number, state.garrison[slot]] += 1


def find_leader(state: State, duchy: int) -> int:
    """Return who has more knights in a duchy than each other player, or NOBODY (5.3)."""
    return _sole_highest([int(knights) for knights in state.count[duchy]])


def reckon_archbishop(state: State) -> None:
    """Find the archbishop (9.2)."""
    holy = [int(state.owner[d]) for d in range(int(state.duchies)) if state.holy[d]]
    state.archbishop = _sole_highest([holy.count(seat) for seat in range(int(state.seats))])


def _sole_highest(numbers: list[int]) -> int:
    most = max(numbers)
    return numbers.index(most) if most and numbers.count(most) == 1 else NOBODY
