"""What a seat may see, and a fair guess at the rest (3.3)."""

from __future__ import annotations

import numpy as np

from holdfast.core.dice import Dice, roll, shuffle_anew, word
from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.nim.moves import RETURN, RETURNED
from holdfast.games.nim.state import HIDDEN, TOKENS, Phase, State


@rule
def hide(state: State, seat: int) -> None:
    """Cover the tokens that the seat does not know; the dice are nobody's to know (3.3)."""
    state.dice[0] = np.uint64(0)
    for other in range(int(state.seats)):
        if not knows_hand(state, seat, other):
            state.token[other] = HIDDEN
    if state.phase == Phase.RETURN and state.turn != seat:
        state.drawn = HIDDEN
    for i in range(int(state.pile_size)):
        if state.put_by[i] != seat:
            state.pile[i] = HIDDEN


@rule
def knows_hand(state: State, seat: int, other: int) -> bool:
    """Tell whether the seat sees the other's token: its own, and all of them at the end (4.3)."""
    return other == seat or state.phase == Phase.OVER


def hide_move(state: State, move: int, seat: int) -> int:
    """Return the move as this seat may read it: of a returned token others see the back (3.3)."""
    return RETURNED if move >= RETURN and state.turn != seat else move


@rule
def redeal(state: State, seat: int, dice: Dice) -> None:
    """Deal the tokens again that the seat cannot place, every way equally likely (3.3)."""
    state.dice[0] = word(dice)
    free = unknown_tokens(state, seat)
    for other in range(int(state.seats)):
        if not knows_hand(state, seat, other):
            state.token[other] = any_token(free, dice)
            free &= ~(1 << int(state.token[other]))
    if state.phase == Phase.RETURN and state.turn != seat:
        state.drawn = any_token(free, dice)
        free &= ~(1 << int(state.drawn))
    for i in range(int(state.pile_size)):
        if state.put_by[i] != seat:
            state.pile[i] = any_token(free, dice)
            free &= ~(1 << int(state.pile[i]))


@rule
def deal_anew(state: State, dice: Dice) -> None:
    """Shuffle the pile, but for the tokens under it that somebody put there and knows (3.3)."""
    state.dice[0] = word(dice)
    known = 0
    while known < state.pile_size and state.put_by[known] != NOBODY:
        known += 1
    shuffle_anew(dice, state.pile[known:], int(state.pile_size) - known)


@rule
def unknown_tokens(state: State, seat: int) -> int:
    """Return the tokens that lie where the seat does not know them, as a set of bits (3.3)."""
    free = (1 << TOKENS) - 1
    for other in range(int(state.seats)):
        if knows_hand(state, seat, other):
            free &= ~(1 << int(state.token[other]))
    if state.phase == Phase.RETURN and state.turn == seat:
        free &= ~(1 << int(state.drawn))
    for i in range(int(state.pile_size)):
        if state.put_by[i] == seat:
            free &= ~(1 << int(state.pile[i]))
    return free


@rule
def any_token(free: int, dice: Dice) -> int:
    """Return one of a set of tokens, all equally likely."""
    count = 0
    for token in range(TOKENS):
        count += free >> token & 1
    skip = roll(dice, count)
    token = 0
    while skip > 0 or not free >> token & 1:
        skip -= free >> token & 1
        token += 1
    return token
