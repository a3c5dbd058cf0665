"""Laying cards at a stone and taking them away (2.2, 3.7, 4.6)."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.core.verbs import LEGAL
from holdfast.games.schotten_totten.formations import is_complete, weigh
from holdfast.games.schotten_totten.refusal import Refusal
from holdfast.games.schotten_totten.state import NO_CARD, State
from holdfast.games.schotten_totten.tables import BLIND, CLAN_CARDS, STRENGTHS


@rule
def is_unclaimed(state: State, stone: int) -> bool:
    """Tell whether nobody has claimed the stone yet (4.6)."""
    return int(state.unclaimed) >> stone & 1 == 1


@rule
def find_rooms(state: State, seat: int) -> int:
    """Return the stones with room on the seat's side, as bits (2.2)."""
    return int(state.unclaimed) & ~int(state.full[seat])


@rule
def has_room(state: State, stone: int, seat: int) -> bool:
    """Tell whether the seat may lay a card at this stone (2.2)."""
    return find_rooms(state, seat) >> stone & 1 == 1


@rule
def verdict_side(state: State, stone: int, seat: int) -> int:
    """Judge a side as a place for a card: the stone is unclaimed, and there is room (2.2, 4.6)."""
    if not is_unclaimed(state, stone):
        return Refusal.CLOSED
    return LEGAL if has_room(state, stone, seat) else Refusal.NO_ROOM


@rule
def has_room_anywhere(state: State, seat: int) -> bool:
    """Tell whether any stone has room on the seat's side (2.5, 6.5)."""
    return find_rooms(state, seat) != 0


@rule
def own(state: State, stone: int, seat: int) -> None:
    """Give an unclaimed stone to a seat: it is closed (4.6)."""
    state.owner[stone] = seat
    state.unclaimed &= ~(1 << stone)


@rule
def lay(state: State, stone: int, seat: int, kind: int) -> None:
    """Lay a troop on a side that has room; the side may become complete (3.7)."""
    state.cards[stone, seat, state.count[stone, seat]] = kind
    state.count[stone, seat] += 1
    weigh(state, stone, seat)
    if is_complete(state, stone, seat) and state.first[stone] == NOBODY:
        state.first[stone] = seat


@rule
def lift(state: State, stone: int, seat: int, position: int) -> int:
    """Take a card from a side, as only a ruse can; its completeness is broken (2.3, 9.7)."""
    kind = int(state.cards[stone, seat, position])
    last = int(state.count[stone, seat]) - 1
    for i in range(position, last):
        state.cards[stone, seat, i] = state.cards[stone, seat, i + 1]
    state.cards[stone, seat, last] = NO_CARD
    state.count[stone, seat] = last
    weigh(state, stone, seat)
    if state.first[stone] == seat:
        rival = 1 - seat
        state.first[stone] = rival if is_complete(state, stone, rival) else NOBODY
    return kind


@rule
def lay_mode(state: State, stone: int, kind: int) -> None:
    """Lay a combat mode on a stone: both sides are weighed anew (8.1, 8.2, 8.4)."""
    if kind == BLIND:
        state.blind[stone] = 1
    else:
        state.mud[stone] = 1
        state.first[stone] = NOBODY  # no side has four cards yet
    weigh(state, stone, 0)
    weigh(state, stone, 1)


@rule
def show(state: State, kind: int) -> None:
    """Note that a clan card can be seen by all from now on (4.5)."""
    if kind < CLAN_CARDS:
        state.unseen[kind // STRENGTHS] &= ~(1 << (kind % STRENGTHS))
        state.left[kind % STRENGTHS] -= 1


@rule
def discard(state: State, kind: int) -> None:
    """Put a card face up on the discard pile (9.1)."""
    state.discard[state.discard_size] = kind
    state.discard_size += 1
