"""What a position is worth to every seat, by short imagined games: the measure of luck and fog.

The *valuation* of a position is the mean of its seats' shares of the win at the end of imagined
games that are played as the plan of the game says, with no tree; where the plan cuts them short,
the game's own estimate stands for their end. It is one fixed function of a position: nothing in it
is a maximum, so that chance adds nothing to it on average.

Worlds are imagined in two ways: what a seat cannot know is dealt again (``redeal``), or only what
nobody knows (``deal_anew``). In each world several moves are tried with the same dice, so that
they can be compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels, verbs
from holdfast.core.dice import Dice, word
from holdfast.core.game import Game
from holdfast.core.jit import kernel, rule
from holdfast.core.kernels import Moves, Records
from holdfast.core.seats import NOBODY
from holdfast.search.pauses import pause
from holdfast.search.plan import Plan, make_plan
from holdfast.search.playout import Scratch, make_scratch, play_on

#: In place of a move: the position as it is.
STAY: Final = -1
#: In place of a seat: only what nobody knows is dealt again.
EVERYBODY: Final = -3
#: So many worlds are valued between two pauses.
STRETCH: Final = 50
#: What counts is who wins, not by how many points.
_ONLY_THE_WIN: Final = {"margin": 0.0}
#: And no imagined game is longer, also where a search plays to the end: the noise of a long one
#: hides what a single card was worth.
LONGEST: Final = 30.0
#: So many deals tell whether anything was left to chance; one card of two differs in all but 2^-15.
_DEALS: Final = 16

Shares = NDArray[np.float64]  # by world, move and seat


@dataclass(frozen=True)
class Chances:
    """What every seat can hope for, with the standard errors."""

    wins: NDArray[np.float64]
    errors: NDArray[np.float64]


def mean_of(samples: NDArray[np.float64]) -> Chances:
    """Return the means of samples by world and seat, and their standard errors."""
    errors = samples.std(axis=0, ddof=1) / np.sqrt(len(samples))
    return Chances(samples.mean(axis=0), errors)


def value_moves(
    game: Game, cell: Records, eyes: int, moves: list[int], worlds: int, dice: Dice
) -> Shares:
    """Return what came of each move in each of so many worlds, for every seat.

    The position is a batch of one; ``eyes`` is the seat that knows what stays as it is, the
    spectator or ``EVERYBODY``.
    """
    seats = int(cell["seats"][0])
    out = np.zeros((worlds, len(moves), seats))
    scratch, base = make_scratch(game, seats), cell.copy()
    choices, plans = np.array(moves, dtype=np.int32), plan_of(game)
    for first in range(0, worlds, STRETCH):
        pause()
        value_each(cell, base, eyes, choices, scratch, dice, plans, out[first : first + STRETCH])
    return out


def plan_of(game: Game) -> Records:
    """Return how the imagined games are played: as a search of the game does, but not for long."""
    plans = make_plan(game, _ONLY_THE_WIN)
    if plans["cut"][0] < 0:
        plans["cut"] = LONGEST
    return plans


def is_chancy(cell: Records, move: int, dice: Dice) -> bool:
    """Tell whether a move of a position (a batch of one) leads to something that is not sure.

    Cards that are dealt anew with the same dice lie in the same way, unless somebody has come to
    know another one of them.
    """
    after = np.repeat(cell, _DEALS)
    kernels.deal_anew_each(after, dice)
    kernels.step_each(after, np.full(_DEALS, move, dtype=np.int32), after[:0])
    for i in range(_DEALS):
        kernels.deal_anew_each(after[i : i + 1], np.ones(1, dtype=np.uint64))
    return len({one.tobytes() for one in after}) > 1


# Eight parameters: the arrays that it works in are the caller's, as in all compiled code.
@kernel
def value_each(
    cell: Records,
    base: Records,
    eyes: int,
    choices: Moves,
    scratch: Scratch,
    dice: Dice,
    plans: Records,
    out: Any,
) -> None:
    """Write the shares by world, choice and seat; one world for each row of ``out``."""
    for i in range(len(out)):
        base[0] = cell[0]
        if eyes == EVERYBODY:
            verbs.deal_anew(base[0], dice)
        else:
            verbs.redeal(base[0], eyes, dice)
        start = word(dice)
        for choice in range(len(choices)):
            dice[0] = start
            scratch.world[0] = base[0]
            value_move(scratch, int(choices[choice]), dice, plans[0])
            for seat in range(len(scratch.shares)):
                out[i, choice, seat] = scratch.shares[seat]


@rule
def value_move(scratch: Scratch, move: int, dice: Dice, plan: Plan) -> None:
    """Write the shares that one imagined game brings after a move.

    Moves that nobody chooses do not count towards the plan's cut: a position is worth as much as
    the one after its only move.
    """
    world, moves = scratch.world, scratch.moves
    if move != STAY:
        verbs.advance(world[0], move)
    while verbs.to_move(world[0]) != NOBODY and verbs.legal(world[0], moves) == 1:
        verbs.advance(world[0], int(moves[0]))
    play_on(scratch, dice, plan)
