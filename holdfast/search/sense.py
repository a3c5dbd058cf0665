"""Common sense: what a player knows without searching.

A move that wins at once is made, a move that is never wrong too, and pointless ones are not even
thought about. What these are in a game the game says (``sift``); that a win is a win holds for all.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from holdfast.core import kernels, verbs
from holdfast.core.dice import Dice
from holdfast.core.game import Game
from holdfast.core.jit import kernel, rule
from holdfast.core.kernels import Moves, Records
from holdfast.core.seats import NOBODY

#: A win is believed that comes about in so many deals of what is hidden.
WORLDS: Final = 8


def find_sensible(
    game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int], dice: Dice
) -> list[int]:
    """Return the moves that are worth a thought: one alone if it wins at once or is never wrong."""
    kept = kernels.sift_moves(seen, moves, thorough=True)
    if len(kept) == 1:
        return kept
    wins = find_win(
        np.repeat(seen, WORLDS + 1),
        seat,
        np.array(kept, dtype=np.int32),
        np.zeros(game.rules.widest, dtype=np.int32),
        np.zeros(int(seen["seats"][0]), dtype=np.int32),
        dice,
    )
    return kept if wins < 0 else [kept[wins]]


# Six parameters: the arrays that it works in are the caller's, as in all compiled code.
@kernel
def find_win(
    worlds: Records, seat: int, choices: Moves, moves: Moves, points: Moves, dice: Dice
) -> int:
    """Return where the first choice is that wins at once in all deals; -1 if none does.

    The last record is where moves are tried.
    """
    dealt = len(worlds) - 1
    for i in range(dealt):
        verbs.redeal(worlds[i], seat, dice)
    for choice in range(len(choices)):
        won = 0
        while won < dealt and wins_at_once(worlds, won, seat, int(choices[choice]), moves, points):
            won += 1
        if won == dealt:
            return choice
    return -1


@rule
def wins_at_once(
    worlds: Records, world: int, seat: int, move: int, moves: Moves, points: Moves
) -> bool:
    """Tell whether the seat alone wins with a move, and with what nobody would do otherwise."""
    last = len(worlds) - 1
    worlds[last] = worlds[world]
    verbs.advance(worlds[last], move)
    while verbs.to_move(worlds[last]) == seat:
        count = verbs.sift(worlds[last], moves, verbs.legal(worlds[last], moves), True)
        if count > 1:
            return False
        verbs.advance(worlds[last], int(moves[0]))
    return verbs.to_move(worlds[last]) == NOBODY and has_won(worlds, last, seat, points)


@rule
def has_won(worlds: Records, world: int, seat: int, points: Moves) -> bool:
    """Tell whether the seat has won a finished game alone."""
    verbs.standing(worlds[world], points)
    for other in range(len(points)):
        if other != seat and points[other] >= points[seat]:
            return False
    return True
