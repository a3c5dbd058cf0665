"""Why a move is refused: found by the same questions that list the legal moves."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from holdfast.core.jit import rule
from holdfast.games.rheinlander.knights import has_knight, has_neighbour
from holdfast.games.rheinlander.moves import BASTION as BASTION_MOVE
from holdfast.games.rheinlander.moves import DONE, DROP, PLAY
from holdfast.games.rheinlander.phases.play import is_blocked
from holdfast.games.rheinlander.state import BASTION, FREE, NO_SPACE, Phase, State, Timing
from holdfast.games.rheinlander.tables import (
    BANKS,
    IN_REGION,
    LAND,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    SPACES,
)


class Refusal(IntEnum):
    """What can be wrong with a move."""

    NOT_NOW = 0  # another kind of decision is due (2.1)
    NOT_IN_HAND = 1  # 2.1
    NO_SPACE = 2  # the board has no such space (1.1)
    OWN_KNIGHT = 3  # one's own knight stands there (3.1)
    RIVAL_KNIGHT = 4  # a rival's does, and the player is not archbishop (9.4)
    TAKEN = 5  # a reinforcement or a bastion needs a free space (4.2, 10.1)
    HAS_BASTION = 6  # 10.2
    RIVER_CLOSED = 7  # a bank is not occupied (3.3)
    RIVER = 8  # no reinforcement goes there (4.2)
    NOBODY_NEAR = 9  # no knight of one's own beside it (4.2)
    RIVAL_NEAR = 10  # a rival's knight beside it (4.3)
    BLOCKED = 11  # by a rival's garrison (4.4)
    CAN_BRING = 12  # who can bring a knight must do so (2.5)
    KNIGHT_FIRST = 13  # the bastion comes after the knight (10.1)
    BUILT = 14  # one bastion a turn (10.1)
    NO_BASTION = 15  # none left (1.5)
    LAST_WAY = 16  # after this bastion no knight could be brought (10.4)


@rule
def refuse(state: State, move: int, out: Any) -> int:
    """Return why this move, which is not legal, is refused; write the space that shows it."""
    if state.phase == Phase.PLAY:
        if move < DROP:
            return refuse_play(state, (move - PLAY) // SPACES, (move - PLAY) % SPACES, out)
        if move < BASTION_MOVE:
            held = state.cards[move - DROP] == state.turn
            return Refusal.CAN_BRING if held else Refusal.NOT_IN_HAND
        if move < DONE:
            return refuse_early(state, move - BASTION_MOVE)
    if state.phase == Phase.BASTION and BASTION_MOVE <= move < DONE:
        return refuse_space(state, move - BASTION_MOVE)
    return Refusal.NOT_NOW


@rule
def refuse_play(state: State, card: int, space: int, out: Any) -> int:
    """Refuse to bring a knight with a card: the hand, then the space (2.1)."""
    if state.cards[card] != state.turn:
        return Refusal.NOT_IN_HAND
    if state.knight[space] == NO_SPACE:
        return Refusal.NO_SPACE
    if IN_REGION[state.board, card, space]:
        return refuse_region(state, card, space, out)
    return refuse_reinforcement(state, space, out)


@rule
def refuse_region(state: State, card: int, space: int, out: Any) -> int:
    """Refuse a space of the card's own region (3.1, 3.3, 9.4, 9.5)."""
    if state.knight[space] == BASTION:
        return Refusal.HAS_BASTION
    if has_knight(state, space):
        return Refusal.OWN_KNIGHT if state.knight[space] == state.turn else Refusal.RIVAL_KNIGHT
    for k in range(2):
        bank = int(BANKS[state.board, card, k])
        if state.knight[bank] == FREE:
            out[0] = bank
            return Refusal.RIVER_CLOSED
    out[0] = BANKS[state.board, card, 0]
    if state.knight[out[0]] != BASTION:
        out[0] = BANKS[state.board, card, 1]
    return Refusal.RIVER_CLOSED


@rule
def refuse_reinforcement(state: State, space: int, out: Any) -> int:
    """Refuse a space for a reinforcement (4.2, 4.3, 4.4)."""
    seat = int(state.turn)
    if space >= LAND:
        return Refusal.RIVER
    if state.knight[space] == BASTION:
        return Refusal.HAS_BASTION
    if state.knight[space] != FREE:
        return Refusal.TAKEN
    if not has_neighbour(state, space, seat):
        return Refusal.NOBODY_NEAR
    for i in range(MOST_NEIGHBOURS):
        other = int(NEIGHBOURS[state.board, space, i])
        if other < 0:
            break
        if has_knight(state, other) and state.knight[other] != seat:
            out[0] = other
            return Refusal.RIVAL_NEAR
    return Refusal.BLOCKED if is_blocked(state, seat, space) else Refusal.NOT_NOW


@rule
def refuse_early(state: State, space: int) -> int:
    """Refuse a bastion before the knight (10.1, 10.4)."""
    if state.bastion_timing != Timing.ANY:
        return Refusal.KNIGHT_FIRST
    if state.built:
        return Refusal.BUILT
    if state.bastions[state.turn] == 0:
        return Refusal.NO_BASTION
    return Refusal.LAST_WAY if state.knight[space] == FREE else refuse_space(state, space)


@rule
def refuse_space(state: State, space: int) -> int:
    """Refuse a space for a bastion (10.1, 10.2)."""
    if state.knight[space] == NO_SPACE:
        return Refusal.NO_SPACE
    return Refusal.HAS_BASTION if state.knight[space] == BASTION else Refusal.TAKEN
