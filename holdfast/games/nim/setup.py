"""The deal (chapter 1)."""

from __future__ import annotations

import numpy as np

from holdfast.core.dice import shuffle
from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.nim.state import HEAPS, MOST_PLAYERS, NO_TOKEN, SIZES, TOKENS, Phase, State


@rule
def setup(state: State, seed: int) -> None:
    """Seed the dice, lay out the heaps and deal the tokens; player A begins (1.1, 1.2, 1.3)."""
    state.dice[0] = np.uint64(seed)
    for heap in range(HEAPS):
        state.heap[heap] = SIZES[heap]
    state.taken[:] = 0
    state.turn = 0
    state.phase = Phase.TAKE
    shuffle_tokens(state)
    for seat in range(MOST_PLAYERS):
        state.token[seat] = draw_token(state) if seat < state.seats else NO_TOKEN
    state.drawn = NO_TOKEN


@rule
def shuffle_tokens(state: State) -> None:
    """Make the pile of all tokens, in random order (1.2)."""
    for token in range(TOKENS):
        state.pile[token] = token
        state.put_by[token] = NOBODY
    state.pile_size = TOKENS
    shuffle(state.dice, state.pile, TOKENS)


@rule
def draw_token(state: State) -> int:
    """Take the top token of the pile, which is not empty (1.2, 3.1)."""
    state.pile_size -= 1
    token = int(state.pile[state.pile_size])
    state.pile[state.pile_size] = NO_TOKEN
    return token
