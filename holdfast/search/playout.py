"""How an imagined game is played to its end, and what the end is worth."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdfast.core import verbs
from holdfast.core.dice import Dice, roll
from holdfast.core.game import Game
from holdfast.core.jit import rule
from holdfast.core.kernels import Moves, Records
from holdfast.core.seats import NOBODY
from holdfast.search.plan import Plan

Numbers = NDArray[np.float64]


class Scratch(NamedTuple):
    """The arrays that imagined games are played in; nothing in them outlives a game."""

    world: Records  # the imagined game, a batch of one
    trial: Records  # the same after a move that is only looked at
    moves: Moves  # the legal ones
    looks: Numbers  # what some of them look like
    points: Moves  # by seat
    shares: Numbers  # of the win, by seat


def make_scratch(game: Game, seats: int) -> Scratch:
    """Return the arrays for a game of so many."""
    return Scratch(
        world=np.zeros(1, dtype=game.rules.state),
        trial=np.zeros(1, dtype=game.rules.state),
        moves=np.zeros(game.rules.widest, dtype=np.int32),
        looks=np.zeros(game.rules.widest, dtype=np.float64),
        points=np.zeros(seats, dtype=np.int32),
        shares=np.zeros(seats, dtype=np.float64),
    )


@rule
def play_on(scratch: Scratch, dice: Dice, plan: Plan) -> int:
    """Play on to the end, or to the plan's cut, and write every seat's share of the win.

    Returns how many decisions that took.
    """
    world, moves = scratch.world, scratch.moves
    decisions = 0
    mover = verbs.to_move(world[0])
    while mover != NOBODY and decisions != plan.cut:
        count = verbs.legal(world[0], moves)
        if plan.sense > 0:
            count = verbs.sift(world[0], moves, count, True)
        if plan.sample < 1 or count == 1:
            move = int(moves[roll(dice, count)])
        else:
            move = choose_good(scratch, count, mover, dice, plan)
        verbs.advance(world[0], move)
        decisions += 1
        mover = verbs.to_move(world[0])
    if mover == NOBODY:
        share_win(world, scratch.points, scratch.shares, plan)
    else:
        guess_win(world, scratch.shares, plan)
    return decisions


@rule
def appraise_move(world: Records, trial: Records, move: int, mover: int) -> float:
    """Return how the mover would stand after the move."""
    trial[0] = world[0]
    verbs.advance(trial[0], move)
    return verbs.appraise(trial[0], mover)


@rule
def foresee_move(world: Records, trial: Records, move: int, mover: int) -> float:
    """Return how the mover would stand after the move, looked at more closely."""
    trial[0] = world[0]
    verbs.advance(trial[0], move)
    return verbs.foresee(trial[0], mover)


@rule
def choose_good(scratch: Scratch, count: int, mover: int, dice: Dice, plan: Plan) -> int:
    """Return one of the best among some random moves, as the greedy player sees it or a keener."""
    world, trial, moves, looks = scratch.world, scratch.trial, scratch.moves, scratch.looks
    sample = min(int(plan.sample), count)
    for i in range(sample):
        other = i + roll(dice, count - i)
        moves[i], moves[other] = moves[other], moves[i]
        if plan.keen > 0:
            looks[i] = foresee_move(world, trial, int(moves[i]), mover)
        else:
            looks[i] = appraise_move(world, trial, int(moves[i]), mover)
    skipped = roll(dice, min(int(plan.among), sample)) if plan.among > 1 else 0
    best = find_largest(looks, sample)
    for _ in range(skipped):
        looks[best] = -math.inf
        best = find_largest(looks, sample)
    return int(moves[best])


@rule
def find_largest(values: Numbers, count: int) -> int:
    """Return where the largest of the first so many values is."""
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best


@rule
def share_win(world: Records, points: Moves, shares: Numbers, plan: Plan) -> None:
    """Write the seats' shares of a finished game: the winners', and a little for the points."""
    if plan.margin > 0.0:
        verbs.score(world[0], points)
        for seat in range(len(shares)):
            shares[seat] = float(points[seat])
        make_shares(shares, plan.spread)
    verbs.standing(world[0], points)
    most = points[0]
    for seat in range(1, len(shares)):
        most = max(most, points[seat])
    winners = 0
    for seat in range(len(shares)):
        winners += points[seat] == most
    for seat in range(len(shares)):
        won = 1.0 / winners if points[seat] == most else 0.0
        shares[seat] = plan.margin * shares[seat] + (1.0 - plan.margin) * won


@rule
def guess_win(world: Records, shares: Numbers, plan: Plan) -> None:
    """Write the seats' likely shares of a game that is not over."""
    for seat in range(len(shares)):
        shares[seat] = verbs.foresee(world[0], seat)
    make_shares(shares, plan.scale)


@rule
def make_shares(values: Numbers, scale: float) -> None:
    """Turn values into shares of one: each ``scale`` more is worth e times as much."""
    most = values[0]
    for i in range(1, len(values)):
        most = max(most, values[i])
    total = 0.0
    for i in range(len(values)):
        values[i] = math.exp((values[i] - most) / scale)
        total += values[i]
    for i in range(len(values)):
        values[i] /= total
