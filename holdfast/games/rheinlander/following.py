"""What follows from a change by hand, so that nobody has to enter it: supplies, and duchies."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from holdfast.core.seats import NOBODY
from holdfast.games.rheinlander.reckoning import find_leader, reckon, reckon_archbishop
from holdfast.games.rheinlander.state import (
    DECK,
    DISCARD,
    EMPTY,
    FREE,
    NO_DUCHY,
    NO_SPACE,
    TOWER,
    Phase,
    State,
)
from holdfast.games.rheinlander.tables import BASTIONS, CARDS, EXISTS, KNIGHTS, SEATS


class _Held(NamedTuple):
    """A duchy as it was: its spaces, the knights of everybody, and whose it was."""

    spaces: frozenset[int]
    knights: bytes
    owner: int


def follow_edit(state: State) -> None:
    """Leave out who does not play, count what is left, and find the duchies anew."""
    seats = int(state.seats)
    _leave_out(state, seats)
    exists = EXISTS[int(state.board)]
    state.knight[exists == 0] = NO_SPACE
    state.knight[(exists == 1) & (state.knight == NO_SPACE)] = FREE
    for seat in range(seats):
        used = int((state.knight == seat).sum() + (state.garrison == seat).sum())
        state.supply[seat] = max(int(KNIGHTS[seats]) - used, 0)
    _count_bastions(state, seats)
    _count_mixed(state, seats)
    if state.phase != Phase.CASTLE:
        state.spot = 0
        state.refused = 0
    _find_duchies(state)


def _leave_out(state: State, seats: int) -> None:
    """Leave nothing of a seat that does not play anywhere."""
    gone = (state.knight >= seats) & (state.knight < TOWER)
    state.knight[gone] = FREE
    state.garrison[state.garrison >= seats] = EMPTY
    state.cards[(state.cards >= seats) & (state.cards < DECK)] = DECK
    for numbers in (state.supply, state.bastions, state.coins, state.drawn):
        numbers[seats:SEATS] = 0
    state.turn = min(int(state.turn), seats - 1)
    state.opener = min(int(state.opener), seats - 1)


def _count_bastions(state: State, seats: int) -> None:
    """Let everybody have as many bastions as are not on the board, as equally as can be (1.5)."""
    left = max(BASTIONS * seats - int((state.knight == TOWER).sum()), 0)
    while (total := int(state.bastions.sum())) != left:
        step = 1 if total < left else -1
        own = [int(number) for number in state.bastions[:seats]]
        seat = own.index(min(own) if step > 0 else max(own))
        state.bastions[seat] += step


def _count_mixed(state: State, seats: int) -> None:
    """Let no mixed card lie on the discards, and whoever holds some have drawn them (2.4)."""
    for card in range(CARDS):
        if state.cards[card] == DISCARD:
            state.mixed = int(state.mixed) & ~(1 << card)
    for seat in range(seats):
        held = np.flatnonzero(state.cards == seat)
        fresh = sum(int(state.mixed) >> int(card) & 1 for card in held)
        state.drawn[seat] = max(int(state.drawn[seat]), fresh)


def _find_duchies(state: State) -> None:
    """Find the duchies; one that is as it was keeps its owner, a tie is whose most of it was."""
    before = [_hold(state, duchy) for duchy in range(int(state.duchies))]
    was = {space: held.owner for held in before for space in held.spaces}
    for field in (state.count, state.owner, state.worth, state.holy):
        field[:] = 0
    state.group[:] = NO_DUCHY
    reckon(state, None)
    for duchy in range(int(state.duchies)):
        now = _hold(state, duchy)
        same = [h.owner for h in before if (h.spaces, h.knights) == (now.spaces, now.knights)]
        if same:
            state.owner[duchy] = same[0]
        elif find_leader(state, duchy) == NOBODY:
            owners = Counter(was.get(space, NOBODY) for space in sorted(now.spaces))
            owner = owners.most_common(1)[0][0]
            known = owner != NOBODY and state.count[duchy, owner]
            state.owner[duchy] = owner if known else NOBODY
    reckon_archbishop(state)


def _hold(state: State, duchy: int) -> _Held:
    spaces = frozenset(int(space) for space in np.flatnonzero(state.group == duchy))
    return _Held(spaces, state.count[duchy].tobytes(), int(state.owner[duchy]))
