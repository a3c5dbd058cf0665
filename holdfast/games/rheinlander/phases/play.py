"""Play a card and bring a knight: by number, as a reinforcement, by exchange (chapters 3, 4, 9)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.games.rheinlander.cards import discard
from holdfast.games.rheinlander.knights import has_knight, put_knight, slot_of, take_knight
from holdfast.games.rheinlander.moves import BASTION as BASTION_MOVE
from holdfast.games.rheinlander.moves import DROP, MOST, PLAY
from holdfast.games.rheinlander.state import BASTION, EMPTY, FREE, NO_DUCHY, Phase, State, Timing
from holdfast.games.rheinlander.tables import BANKS, CARDS, LAND, MOST_SLOTS, SPACES


@rule
def legal_play(state: State, out: Any) -> int:
    """Write every way to bring a knight, and early bastions; if there is none, discards (2.1, 2.5).

    The spaces for reinforcements are the same for every card; they are noted behind the moves.
    """
    seat = int(state.turn)
    rooms = find_reinforcements(state, seat, out)
    n = 0
    for card in range(CARDS):
        if state.cards[card] == seat:
            n = _legal_card(state, seat, card, rooms, out, n)
    if n == 0:
        return _legal_drop(state, seat, out)
    if state.bastion_timing == Timing.ANY:
        n = _legal_early(state, seat, out, n)
    return n


@rule
def find_reinforcements(state: State, seat: int, out: Any) -> int:
    """Note the spaces where a reinforcement may go, ascending, behind all moves (4.1, 4.2, 4.3)."""
    mine = 1 << seat
    n = 0
    for space in range(LAND):
        out[MOST + n] = space  # overwritten by the next one if this is none
        n += (state.knight[space] == FREE) & (state.near[space] == mine)
    return _without_blocked(state, seat, out, n) if state.garrison_blocks_reinforcement else n


@rule
def _without_blocked(state: State, seat: int, out: Any, count: int) -> int:
    n = 0
    for i in range(count):
        if not is_blocked(state, seat, int(out[MOST + i])):
            out[MOST + n] = out[MOST + i]
            n += 1
    return n


@rule
def is_blocked(state: State, seat: int, space: int) -> bool:
    """Tell whether a rival's garrison prevents a reinforcement here, if that was agreed (4.4)."""
    if state.garrison_blocks_reinforcement:
        for i in range(MOST_SLOTS):
            slot = slot_of(state, space, i)
            if slot < 0:
                break
            if state.garrison[slot] != EMPTY and state.garrison[slot] != seat:
                return True
    return False


@rule
def _legal_card(state: State, seat: int, card: int, rooms: int, out: Any, n: int) -> int:
    """Write what one card can do; inside its region a reinforcement is a placing (4.5)."""
    first = PLAY + card * SPACES
    i = 0
    for k in range(2):
        bank = int(BANKS[state.board, card, k])
        while i < rooms and out[MOST + i] < bank:
            out[n] = first + out[MOST + i]
            n += 1
            i += 1
        if i < rooms and out[MOST + i] == bank:
            i += 1
        if state.knight[bank] == FREE or may_exchange(state, seat, bank):
            out[n] = first + bank
            n += 1
    while i < rooms:
        out[n] = first + out[MOST + i]
        n += 1
        i += 1
    river = LAND + card
    if state.knight[river] == FREE:
        if is_river_open(state, card):
            out[n] = first + river
            n += 1
    elif may_exchange(state, seat, river):
        out[n] = first + river
        n += 1
    return n


@rule
def is_river_open(state: State, card: int) -> bool:
    """Tell whether both banks of a region are occupied (3.3)."""
    for k in range(2):
        stands = state.knight[BANKS[state.board, card, k]]
        if stands == FREE or (stands == BASTION and not state.bastion_opens_river):
            return False
    return True


@rule
def may_exchange(state: State, seat: int, space: int) -> bool:
    """Tell whether the seat, as archbishop, may exchange the knight on this space (9.4)."""
    return bool(
        state.archbishop == seat and has_knight(state, space) and state.knight[space] != seat
    )


@rule
def _legal_drop(state: State, seat: int, out: Any) -> int:
    n = 0
    for card in range(CARDS):
        if state.cards[card] == seat:
            out[n] = DROP + card
            n += 1
    return n


@rule
def _legal_early(state: State, seat: int, out: Any, n: int) -> int:
    """Write the bastions that leave a way to bring a knight afterwards (10.4)."""
    if not state.built and state.bastions[seat] > 0:
        for space in range(LAND):
            if state.knight[space] == FREE and may_build_early(state, seat, space):
                out[n] = BASTION_MOVE + space
                n += 1
    return n


@rule
def may_build_early(state: State, seat: int, space: int) -> bool:
    """Tell whether a knight can still be brought after a bastion on this free space (10.4)."""
    state.knight[space] = BASTION
    can = can_bring(state, seat)
    state.knight[space] = FREE
    return can


@rule
def can_bring(state: State, seat: int) -> bool:
    """Tell whether any card of the hand brings a knight anywhere (2.1, 2.5)."""
    for space in range(LAND):
        if may_reinforce(state, seat, space):
            return True
    for card in range(CARDS):
        if state.cards[card] == seat:
            for k in range(3):
                space = int(BANKS[state.board, card, k]) if k < 2 else LAND + card  # noqa: PLR2004
                if may_take(state, seat, card, space):
                    return True
    return False


@rule
def may_reinforce(state: State, seat: int, space: int) -> bool:
    """Tell whether a reinforcement may go to this land space (4.2, 4.3, 4.4)."""
    if state.knight[space] != FREE or state.near[space] != 1 << seat:
        return False
    return not is_blocked(state, seat, space)


@rule
def may_take(state: State, seat: int, card: int, space: int) -> bool:
    """Tell whether the card brings a knight to this space of its own region (3.2 to 3.5, 9.4)."""
    if state.knight[space] == FREE:
        return space < LAND or is_river_open(state, card)
    return may_exchange(state, seat, space)


@rule
def apply_play(state: State, move: int) -> None:
    """Discard the card and bring the knight; what it brings about follows (2.1, 2.2)."""
    seat = int(state.turn)
    space = (move - PLAY) % SPACES
    discard(state, (move - PLAY) // SPACES)
    state.spot = space
    if state.knight[space] == FREE:
        put_knight(state, space, seat)
        state.phase = Phase.GARRISON
    else:
        exchange(state, space, seat)
        state.exchanged = 1
        state.phase = Phase.JUDGE


@rule
def exchange(state: State, space: int, seat: int) -> None:
    """Put one's own knight in the place of a rival's, who gets it back (9.4, 9.6)."""
    duchy = int(state.group[space])
    if duchy != NO_DUCHY:
        state.count[duchy, state.knight[space]] -= 1
        state.count[duchy, seat] += 1
    take_knight(state, space)
    put_knight(state, space, seat)


@rule
def apply_drop(state: State, move: int) -> None:
    """Discard a card and bring nothing (2.5)."""
    discard(state, move - DROP)
    state.phase = Phase.DRAW
