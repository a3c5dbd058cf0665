"""Loops for programs that learn: observe, act and begin again, over arrays of records.

They are written once for all games, like those of ``kernels``, and know a batch by its ``Desk``:
the arrays that one step reads and writes, all of them the caller's own. They are compiled when
somebody first needs them: ``holdfast warm`` and the server leave them out.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdfast.core import verbs
from holdfast.core.dice import word
from holdfast.core.encoding import Numbers
from holdfast.core.jit import kernel_aside, rule
from holdfast.core.seats import NOBODY

State = Any
Records = NDArray[Any]
Ints = NDArray[np.int32]
Masks = NDArray[np.int8]
Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]

#: What becomes of a game that is over, as Gymnasium calls it: it waits to be reset; the next step
#: deals the next game and does nothing else; the same step deals it.
DISABLED: Final = 0
NEXT_STEP: Final = 1
SAME_STEP: Final = 2

# What stands for an action: its place among the legal ones, or what is wrong with it.
NO_ACTION: Final = -1  # not legal there, or no action at all
IS_OVER: Final = -2  # the game is over and was not reset
NOT_NEEDED: Final = 0  # the game is over, and the next one is dealt


class Desk(NamedTuple):
    """What lies before those who learn: a row for each game."""

    streams: NDArray[np.uint64]  # whence the seeds of its games come
    seeds: NDArray[np.uint64]  # of the game that is played
    movers: Ints  # who decides; at the end NOBODY
    moves: Ints  # the legal moves
    actions: Ints  # and the actions that stand for them
    counts: Ints  # how many they are
    seen: Numbers  # what the mover may see; at the end, who moved last
    mask: Masks  # 1 for each action that is legal
    picks: Ints  # which of them was chosen, by its place
    rewards: Floats  # of who has moved
    returns: Floats  # of every seat, once the game is over, by number; 0 till then
    done: Flags  # the game is over since this step
    last: Numbers  # of games over since this step: what who moved last sees at the end


@kernel_aside
def observe_each(states: Records, seat: int, out: Numbers) -> None:
    """Write into every state's row what the seat may see, compactly."""
    for i in range(len(states)):
        out[i] = 0
        verbs.observe(states[i], seat, out[i])


@kernel_aside
def observe_richly_each(states: Records, seat: int, out: Numbers) -> None:
    """Write into every state's row what the seat may see, spread out."""
    for i in range(len(states)):
        out[i] = 0
        verbs.observe_richly(states[i], seat, out[i])


@kernel_aside
def number_each(states: Records, moves: Ints, actions: Ints, counts: Ints) -> None:
    """Write every state's legal moves, the actions that stand for them, and how many they are."""
    for i in range(len(states)):
        counts[i] = verbs.legal(states[i], moves[i])
        verbs.number(states[i], moves[i], int(counts[i]), actions[i])


@kernel_aside
def return_each(states: Records, scratch: Ints, out: Floats) -> None:
    """Write what every seat has of every state: see ``write_returns``."""
    for i in range(len(states)):
        write_returns(states[i], scratch, out[i])


@rule
def write_returns(state: State, standing: Ints, out: Floats) -> None:
    """Write what each seat has of the result, as ``Batch.returns`` does; a test compares.

    The winners share 1 among them, the others -1; all have 0 if all have won, or nobody yet.
    """
    seats = int(state.seats)
    out[:] = 0
    if verbs.to_move(state) != NOBODY:
        return
    verbs.standing(state, standing)
    most = int(standing[0])
    for seat in range(1, seats):
        most = max(most, int(standing[seat]))
    won = 0
    for seat in range(seats):
        won += standing[seat] == most
    if won < seats:
        for seat in range(seats):
            out[seat] = 1.0 / won if standing[seat] == most else -1.0 / (seats - won)


@kernel_aside
def begin_each(states: Records, desk: Desk, which: Flags, rich: bool) -> None:
    """Deal a new game in those places, and look at it."""
    for i in range(len(states)):
        if which[i]:
            begin(states[i], desk, i)
            look(states[i], desk, i, 0, rich)


@rule
def begin(state: State, desk: Desk, i: int) -> None:
    """Clear what the last game has left on the desk, and deal the next one."""
    desk.rewards[i] = 0
    desk.returns[i] = 0
    desk.done[i] = False
    deal_next(state, desk, i)


@rule
def deal_next(state: State, desk: Desk, i: int) -> None:
    """Deal the next game of a place."""
    desk.seeds[i] = word(desk.streams[i : i + 1])
    verbs.setup(state, desk.seeds[i])
    verbs.settle(state)


@rule
def look(state: State, desk: Desk, i: int, last: int, rich: bool) -> None:
    """Write who moves, and what it sees and may do.

    Where the game is over it is who moved last, and may do anything.
    """
    mover = verbs.to_move(state)
    desk.movers[i] = mover
    desk.counts[i] = verbs.legal(state, desk.moves[i])
    verbs.number(state, desk.moves[i], int(desk.counts[i]), desk.actions[i])
    desk.mask[i] = 1 if mover == NOBODY else 0
    for k in range(desk.counts[i]):
        desk.mask[i, desk.actions[i, k]] = 1
    observe_as(state, last if mover == NOBODY else mover, desk.seen[i], rich)


@rule
def observe_as(state: State, seat: int, out: Numbers, rich: bool) -> None:
    """Write what a seat may see, in one of the encodings."""
    out[:] = 0
    if rich:
        verbs.observe_richly(state, seat, out)
    else:
        verbs.observe(state, seat, out)


@rule
def find_actions(states: Records, actions: Ints, desk: Desk, mode: int) -> int:
    """Look every action up among the legal ones; return how many of them are wrong."""
    wrong = 0
    for i in range(len(states)):
        if verbs.to_move(states[i]) == NOBODY:
            desk.picks[i] = IS_OVER if mode == DISABLED else NOT_NEEDED
        else:
            desk.picks[i] = find_action(desk, i, int(actions[i]))
        wrong += desk.picks[i] < 0
    return wrong


@rule
def find_action(desk: Desk, i: int, action: int) -> int:
    """Return the place of an action among the legal ones. Their list is nobody's but ours."""
    for k in range(desk.counts[i]):
        if desk.actions[i, k] == action:
            return k
    return NO_ACTION


@kernel_aside
def find_each(states: Records, actions: Ints, desk: Desk, mode: int) -> int:
    """Look up the action of every game; return how many are wrong, in ``picks`` which."""
    return find_actions(states, actions, desk, mode)


@kernel_aside
def act_each(
    states: Records, actions: Ints, desk: Desk, mode: int, rich: bool, scratch: Ints, found: bool
) -> int:
    """Make the move of an action in every game; return how many games are over now.

    What follows is done too: the new mover's observation and mask, the rewards, and the next game
    where this one is over. If actions are wrong, nothing is done, and returned is how many, below
    0; they are looked up here unless they were found before.
    """
    wrong = 0 if found else find_actions(states, actions, desk, mode)
    if wrong:
        return -wrong
    ends = 0
    for i in range(len(states)):
        if verbs.to_move(states[i]) == NOBODY:
            begin_next(states[i], desk, i, mode, rich)
        else:
            ends += act(states[i], desk, i, mode, rich, scratch)
    return ends


@rule
def begin_next(state: State, desk: Desk, i: int, mode: int, rich: bool) -> None:
    """Deal the next game where the last step has ended one, if this is when it is done."""
    if mode == NEXT_STEP:
        begin(state, desk, i)
        look(state, desk, i, 0, rich)


@rule
def act(state: State, desk: Desk, i: int, mode: int, rich: bool, scratch: Ints) -> bool:
    """Make the chosen move, and all that follows from it; tell whether the game is over now."""
    seat = verbs.to_move(state)
    if desk.done[i]:
        desk.done[i] = False
        desk.rewards[i] = 0
        desk.returns[i] = 0
    verbs.advance(state, int(desk.moves[i, desk.picks[i]]))
    over = verbs.to_move(state) == NOBODY
    if over:
        desk.done[i] = True
        write_returns(state, scratch, desk.returns[i])
        desk.rewards[i] = desk.returns[i, seat]
        if mode == SAME_STEP:
            observe_as(state, seat, desk.last[i], rich)
            deal_next(state, desk, i)
    look(state, desk, i, seat, rich)
    return over
