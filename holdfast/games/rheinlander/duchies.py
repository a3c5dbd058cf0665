"""Duchies: how they come about, grow and merge, and whose they are (chapters 5, 6, 7).

A duchy is a number below ``duchies``. When several become one, the lowest number stays, and the
last duchy moves into each number that becomes free.
"""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.rheinlander.knights import has_knight, other_space, slot_of
from holdfast.games.rheinlander.state import EMPTY, NO_DUCHY, MergeTie, Phase, State
from holdfast.games.rheinlander.tables import (
    BISHOPRIC,
    DUKE,
    MOST_NEIGHBOURS,
    MOST_SLOTS,
    NEIGHBOURS,
    POINTS,
    SEATS,
    SPACES,
)


@rule
def judge(state: State) -> None:
    """Settle whose the duchy of the new knight is, if there is one (2.2)."""
    if state.exchanged:
        if state.group[state.spot] != NO_DUCHY:
            judge_one(state, int(state.group[state.spot]))
    else:
        join(state)
    state.phase = Phase.OFFER if state.group[state.spot] == NO_DUCHY else Phase.RELIEVE


@rule
def join(state: State) -> None:
    """Join the new knight with all that it borders (5.1, 5.8, 6.1)."""
    spot = int(state.spot)
    old = find_old(state)
    if old == 0 and not founds(state):
        return
    duchy = lowest(old) if old else open_duchy(state)
    rest = old & (old - 1)
    for other in range(duchy + 1, state.duchies):
        if rest >> other & 1:
            for seat in range(SEATS):
                state.count[duchy, seat] += state.count[other, seat]
    worth, holy = admit(state, spot, duchy)
    for i in range(MOST_NEIGHBOURS):
        space = int(NEIGHBOURS[state.board, spot, i])
        if space < 0:
            break
        if has_knight(state, space) and state.group[space] == NO_DUCHY:
            more, more_holy = admit(state, space, duchy)
            worth += more
            holy |= more_holy
    if rest:
        judge_merger(state, duchy, old)
    else:
        judge_one(state, duchy)
    state.worth[duchy] += worth
    state.holy[duchy] |= holy
    if rest:
        absorb(state, duchy, rest)


@rule
def find_old(state: State) -> int:
    """Return the duchies that the new knight borders, as bits (6.1)."""
    old = 0
    for i in range(MOST_NEIGHBOURS):
        space = int(NEIGHBOURS[state.board, state.spot, i])
        if space < 0:
            break
        if state.group[space] != NO_DUCHY:
            old |= 1 << int(state.group[space])
    return old


@rule
def founds(state: State) -> bool:
    """Tell whether the new knight, which borders no duchy, is not alone (5.1, 8.3)."""
    spot = int(state.spot)
    for i in range(MOST_NEIGHBOURS):
        space = int(NEIGHBOURS[state.board, spot, i])
        if space < 0:
            break
        if has_knight(state, space):
            return True
    for i in range(MOST_SLOTS):
        slot = slot_of(state, spot, i)
        if slot < 0:
            break
        if state.garrison[slot] != EMPTY:
            return True
    return False


@rule
def lowest(bits: int) -> int:
    """Return the number of the lowest bit that is set."""
    number = 0
    while not bits >> number & 1:
        number += 1
    return number


@rule
def open_duchy(state: State) -> int:
    """Return the number of a new duchy, which nobody owns yet (5.1)."""
    duchy = int(state.duchies)
    state.duchies += 1
    for seat in range(SEATS):
        state.count[duchy, seat] = 0
    state.owner[duchy] = NOBODY
    state.worth[duchy] = 0
    state.holy[duchy] = 0
    return duchy


@rule
def admit(state: State, space: int, duchy: int) -> tuple[int, int]:
    """Take a single knight into a duchy; return what its new centres are worth (5.8, 7.2).

    A slot whose other space belongs to a duchy, this one or one that is about to join, is held
    already. Worth and bishopric are returned, not added: they are no part of an old value (7.4).
    """
    state.group[space] = duchy
    state.count[duchy, state.knight[space]] += 1
    worth = 0
    holy = 0
    for i in range(MOST_SLOTS):
        slot = slot_of(state, space, i)
        if slot < 0:
            break
        if state.group[other_space(state, slot, space)] == NO_DUCHY:
            worth += int(POINTS[state.centre[slot]])
            holy |= state.centre[slot] == BISHOPRIC
            if state.garrison[slot] != EMPTY:
                state.count[duchy, state.garrison[slot]] += 1
    return worth, int(holy)


@rule
def find_leader(state: State, duchy: int) -> int:
    """Return who has more knights in a duchy than each other player, or NOBODY (5.3, 5.5)."""
    most = 0
    leader = NOBODY
    for seat in range(SEATS):
        knights = int(state.count[duchy, seat])
        if knights > most:
            most = knights
            leader = seat
        elif knights == most:
            leader = NOBODY
    return leader


@rule
def judge_one(state: State, duchy: int) -> None:
    """Judge a duchy that is new, has grown, or had a knight exchanged (5.3, 5.4, 5.6, 5.7)."""
    owner = int(state.owner[duchy])
    leader = find_leader(state, duchy)
    if leader == NOBODY and (owner == NOBODY or state.count[duchy, owner] > 0):
        return
    if leader != owner:
        if owner != NOBODY:
            pay(state, duchy)
        state.owner[duchy] = leader


@rule
def judge_merger(state: State, duchy: int, old: int) -> None:
    """Judge what old duchies, as bits, have become; the knights are counted (6.2, 6.4, 6.5)."""
    leader = find_leader(state, duchy)
    stays = find_staying(state, old, leader)
    for other in range(state.duchies):
        if old >> other & 1 and other != stays and state.owner[other] != NOBODY:
            pay(state, other)
    state.owner[duchy] = state.owner[stays] if stays >= 0 else leader


@rule
def find_staying(state: State, old: int, leader: int) -> int:
    """Return the old duchy whose duke stays, or -1 if none does (6.3, 6.5)."""
    stays = -1
    dukes = 0
    for other in range(state.duchies):
        if old >> other & 1 and state.owner[other] != NOBODY:
            dukes += 1
            own = state.owner[other] == leader and is_worth_more(state, other, stays)
            if leader == NOBODY or own:
                stays = other
    if leader == NOBODY and (dukes != 1 or state.merge_tie_single_owner != MergeTie.KEEP):
        return -1
    return stays


@rule
def is_worth_more(state: State, duchy: int, other: int) -> bool:
    """Tell whether a duchy is more valuable than another, which may be none (6.3)."""
    return bool(other < 0 or state.worth[duchy] > state.worth[other])


@rule
def pay(state: State, duchy: int) -> None:
    """Pay the owner, whose duke leaves, the value that the duchy had before the move (7.3, 7.4)."""
    state.coins[state.owner[duchy]] += DUKE + int(state.worth[duchy])


@rule
def absorb(state: State, duchy: int, rest: int) -> None:
    """Make the duchies ``rest``, given as bits, part of another one with a lower number (6.1)."""
    for other in range(int(state.duchies) - 1, duchy, -1):
        if rest >> other & 1:
            state.worth[duchy] += state.worth[other]
            state.holy[duchy] |= state.holy[other]
            relabel(state, other, duchy)
            state.duchies -= 1
            last = int(state.duchies)
            if last != other:
                move_duchy(state, last, other)
            clear_duchy(state, last)


@rule
def relabel(state: State, before: int, after: int) -> None:
    """Give the spaces of a duchy to another number."""
    for space in range(SPACES):
        if state.group[space] == before:
            state.group[space] = after


@rule
def move_duchy(state: State, before: int, after: int) -> None:
    """Give a duchy another number, which is free."""
    relabel(state, before, after)
    for seat in range(SEATS):
        state.count[after, seat] = state.count[before, seat]
    state.owner[after] = state.owner[before]
    state.worth[after] = state.worth[before]
    state.holy[after] = state.holy[before]


@rule
def clear_duchy(state: State, duchy: int) -> None:
    """Leave no trace of a number that is not used any more."""
    for seat in range(SEATS):
        state.count[duchy, seat] = 0
    state.owner[duchy] = 0
    state.worth[duchy] = 0
    state.holy[duchy] = 0
