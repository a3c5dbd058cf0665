"""Play a card and bring a knight: by number, as a reinforcement, by exchange (chapters 3, 4, 9)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.rheinlander.cards import discard
from holdfast.games.rheinlander.knights import has_knight, put_knight, slot_of, take_knight
from holdfast.games.rheinlander.moves import BUILD, DROP, MOST, PLAY
from holdfast.games.rheinlander.phases.bastion import verdict_bastion
from holdfast.games.rheinlander.refusal import Refusal
from holdfast.games.rheinlander.state import (
    EMPTY,
    FREE,
    NO_DUCHY,
    NO_SPACE,
    TOWER,
    Phase,
    State,
    Timing,
)
from holdfast.games.rheinlander.tables import (
    BANKS,
    CARDS,
    IN_REGION,
    LAND,
    MOST_SLOTS,
    NEIGHBOURS,
    SPACES,
)


@rule
def verdict_play(state: State, card: int, space: int, out: Any) -> int:
    """Judge a knight that a card brings: the hand, then the space (2.1). Write what shows it."""
    seat = int(state.turn)
    if state.cards[card] != seat:
        return Refusal.NOT_IN_HAND
    if state.knight[space] == NO_SPACE:
        return Refusal.NO_SPACE
    if IN_REGION[state.board, card, space]:
        code = verdict_region(state, seat, card, space)
        if code != LEGAL:
            out[0] = find_gap(state, card)
        return code
    code = verdict_reinforcement(state, seat, space)
    if code == Refusal.RIVAL_NEAR:
        out[0] = find_rival(state, seat, space)
    return code


@rule
def verdict_region(state: State, seat: int, card: int, space: int) -> int:
    """Judge a space of the card's region: free, or an exchange (3.1, 3.2, 3.3, 3.5, 9.4, 9.5)."""
    stands = int(state.knight[space])
    if stands == FREE:
        if space < LAND or is_river_open(state, card):
            return LEGAL
        return Refusal.RIVER_CLOSED if state.bastion_opens_river else Refusal.RIVER_NEEDS_KNIGHTS
    if stands >= TOWER:
        return Refusal.HAS_BASTION
    if stands == seat:
        return Refusal.OWN_KNIGHT
    return LEGAL if state.archbishop == seat else Refusal.RIVAL_KNIGHT


@rule
def is_river_open(state: State, card: int) -> bool:
    """Tell whether both banks of a region are occupied (3.3)."""
    for k in range(2):
        stands = state.knight[BANKS[state.board, card, k]]
        if stands == FREE or (stands == TOWER and not state.bastion_opens_river):
            return False
    return True


@rule
def find_gap(state: State, card: int) -> int:
    """Return the bank that keeps a river closed, if one does: a free one before a bastion (3.3)."""
    first = int(BANKS[state.board, card, 0])
    second = int(BANKS[state.board, card, 1])
    if state.knight[first] == FREE:
        return first
    return first if state.knight[first] == TOWER and state.knight[second] != FREE else second


@rule
def verdict_reinforcement(state: State, seat: int, space: int) -> int:
    """Judge a space for a reinforcement: free land beside one's own knights alone (4.2 to 4.4)."""
    if space >= LAND:
        return Refusal.RIVER
    if state.knight[space] != FREE:
        return Refusal.HAS_BASTION if state.knight[space] == TOWER else Refusal.TAKEN
    near = int(state.near[space])
    if near != 1 << seat:
        return Refusal.RIVAL_NEAR if near >> seat & 1 else Refusal.NOBODY_NEAR
    return Refusal.BLOCKED if is_blocked(state, seat, space) else LEGAL


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
def find_rival(state: State, seat: int, space: int) -> int:
    """Return the first space beside this one with a rival's knight; there is one (4.3)."""
    i = 0
    other = int(NEIGHBOURS[state.board, space, i])
    while not has_knight(state, other) or state.knight[other] == seat:
        i += 1
        other = int(NEIGHBOURS[state.board, space, i])
    return other


@rule
def verdict_drop(state: State, card: int) -> int:
    """Judge a discard: nobody who can bring a knight may do without (2.5)."""
    if state.cards[card] != state.turn:
        return Refusal.NOT_IN_HAND
    return Refusal.CAN_BRING if can_bring(state, int(state.turn)) else LEGAL


@rule
def can_bring(state: State, seat: int) -> bool:
    """Tell whether any card of the hand brings a knight anywhere (2.1, 2.5)."""
    for space in range(LAND):
        if verdict_reinforcement(state, seat, space) == LEGAL:
            return True
    for card in range(CARDS):
        if state.cards[card] == seat:
            for k in range(3):
                space = int(BANKS[state.board, card, k]) if k < 2 else LAND + card  # noqa: PLR2004
                if verdict_region(state, seat, card, space) == LEGAL:
                    return True
    return False


@rule
def verdict_early(state: State, space: int) -> int:
    """Judge a bastion before the knight: a knight can be brought now and afterwards (10.4)."""
    seat = int(state.turn)
    if state.bastion_timing != Timing.ANY:
        return Refusal.KNIGHT_FIRST
    if state.built:
        return Refusal.BUILT
    if state.bastions[seat] == 0:
        return Refusal.NO_BASTION
    code = verdict_bastion(state, space)
    if code == LEGAL and not (can_bring(state, seat) and leaves_a_way(state, seat, space)):
        return Refusal.LAST_WAY
    return code


@rule
def leaves_a_way(state: State, seat: int, space: int) -> bool:
    """Tell whether a knight can still be brought after a bastion on this free space (10.4)."""
    state.knight[space] = TOWER
    can = can_bring(state, seat)
    state.knight[space] = FREE
    return can


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
    """Note the spaces where a reinforcement may go, ascending, behind all moves (4.1).

    Two comparisons tell of every space, and are faster than to ask; only garrisons need a question.
    """
    mine = 1 << seat
    n = 0
    for space in range(LAND):
        out[MOST + n] = space  # overwritten by the next one if this is none
        n += (state.knight[space] == FREE) & (state.near[space] == mine)
    return _keep_legal(state, seat, out, n) if state.garrison_blocks_reinforcement else n


@rule
def _keep_legal(state: State, seat: int, out: Any, count: int) -> int:
    n = 0
    for i in range(count):
        out[MOST + n] = out[MOST + i]
        n += verdict_reinforcement(state, seat, int(out[MOST + n])) == LEGAL
    return n


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
        if verdict_region(state, seat, card, bank) == LEGAL:
            out[n] = first + bank
            n += 1
    while i < rooms:
        out[n] = first + out[MOST + i]
        n += 1
        i += 1
    river = LAND + card
    if verdict_region(state, seat, card, river) == LEGAL:
        out[n] = first + river
        n += 1
    return n


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
            if state.knight[space] == FREE and leaves_a_way(state, seat, space):
                out[n] = BUILD + space
                n += 1
    return n


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
