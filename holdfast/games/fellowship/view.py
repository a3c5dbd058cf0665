"""What a seat may see, and a fair guess at the rest (2.7)."""

from __future__ import annotations

import numpy as np

from holdfast.core.dice import Dice, word
from holdfast.core.jit import rule
from holdfast.games.fellowship.cells import owner_of
from holdfast.games.fellowship.hands import draw
from holdfast.games.fellowship.state import HIDDEN, State
from holdfast.games.fellowship.tables import KINDS, SEATS


@rule
def hide(state: State, seat: int) -> None:
    """Put the other hands into their decks; sizes stay open, the dice are nobody's to know (2.7).

    What a player has in hand and deck together can be seen from what lies open.
    """
    state.dice[0] = np.uint64(0)
    for kind in range(KINDS):
        owner = owner_of(state, kind)
        if owner >= 0 and owner != seat and state.hand[kind] != HIDDEN:
            state.deck[kind] += state.hand[kind]
            state.hand[kind] = HIDDEN


def hide_move(_state: State, move: int, _seat: int) -> int:
    """Return the move as this seat may read it: every move is open."""
    return move


@rule
def redeal(state: State, seat: int, dice: Dice) -> None:
    """Deal the other hands again from what their players have left."""
    hide(state, seat)
    state.dice[0] = word(dice)
    for kind in range(KINDS):
        if state.hand[kind] == HIDDEN:
            state.hand[kind] = 0
    for other in range(min(int(state.seats), SEATS)):
        if other != seat:
            count = int(state.held[other])
            state.left[other] += state.held[other]
            state.held[other] = 0
            for _ in range(count):
                draw(state, other, dice)


@rule
def is_open(state: State, _seat: int) -> bool:
    """Tell whether the rest of the match is known: no cards to draw (2.5), so all are in hands."""
    for other in range(min(int(state.seats), SEATS)):
        if state.left[other] > 0:
            return False
    return True
