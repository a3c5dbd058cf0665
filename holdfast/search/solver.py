"""Proving the end of a game: alpha-beta search where nothing is hidden and nothing left to chance.

It is for two players. Values are from the point of view of one of them: 1 a win, 0 a draw, -1 a
loss. Situations that were reached before, by another order of the moves, are looked up in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels, verbs
from holdfast.core.game import Game, never_open
from holdfast.core.jit import kernel, rule, wrapping
from holdfast.core.kernels import Moves, Records
from holdfast.core.record import Int8, Int8s, Int32, Record, UInt64, type_of
from holdfast.core.seats import NOBODY
from holdfast.search.playout import Numbers, appraise_move
from holdfast.search.thought import Thought

TWO: Final = 2
WIN: Final = 1
#: No line is longer; one that is leaves the question open.
DEEPEST: Final = 96
#: So many situations are looked at before the question is left open: about a second.
BUDGET: Final = 200_000
#: And so many by a player who has a move to make: about a tenth of one.
QUICK: Final = 20_000
#: The table is no larger than this; with a small budget it has so many places for each situation,
#: as memory takes its time when it is touched first.
_TABLE: Final = 1 << 19
_PLACES: Final = 8
_FACTOR: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(29)


class Situation(Record):
    """A situation on the line that is being looked at."""

    key: UInt64  # of the situation
    moves: Int32  # how many there are
    done: Int32  # how many of them have been tried
    best: Int8  # the value so far
    low: Int8  # values up to here, and from there on,
    high: Int8  # make no difference any more
    low_first: Int8  # the same as they were at first
    high_first: Int8
    mine: Int8  # whether the one whose value it is decides
    spare: Annotated[Int8s, 2]


class Known(Record):
    """What is known about a situation: its value is from low to high."""

    key: UInt64
    low: Int8
    high: Int8
    spare: Annotated[Int8s, 6]


SITUATION: Final[np.dtype[Any]] = type_of(Situation)
KNOWN: Final[np.dtype[Any]] = type_of(Known)


def prove(
    game: Game,
    seen: np.ndarray[Any, Any],
    seat: int,
    moves: Sequence[int],
    budget: int = BUDGET,
    *,
    one_is_enough: bool = False,
) -> Thought | None:
    """Return what each move leads to with best play, or None where it cannot be known.

    With ``one_is_enough`` the search stops at the first move that wins; the others then count as
    lost.
    """
    two = has_open_endings(game) and int(seen["seats"][0]) == TWO
    if not two or not kernels.is_open(seen, seat):
        return None
    dealt = seen.copy()
    kernels.redeal_each(dealt, seat, np.zeros(1, dtype=np.uint64))
    values = solve_open(game, dealt, seat, moves, budget, one_is_enough=one_is_enough)
    if values is None:
        return None
    nothing = np.zeros(len(moves))
    return Thought(tuple(moves), nothing.astype(np.int64), (values + 1) / 2, nothing, exact=True)


def has_open_endings(game: Game) -> bool:
    """Tell whether the game can come to a point where everything is known."""
    return TWO in game.seats and game.advice.is_open is not never_open


def solve_open(
    game: Game,
    dealt: np.ndarray[Any, Any],
    seat: int,
    moves: Sequence[int],
    budget: int,
    *,
    one_is_enough: bool,
) -> NDArray[np.int32] | None:
    """Return the value of each move in a situation (a batch of one) where everything is known."""
    endgame = make_endgame(game, dealt, budget)
    values = np.full(len(moves), -WIN, dtype=np.int32)
    choices = np.array(moves, dtype=np.int32)
    return values if solve(endgame, seat, choices, values, one_is_enough) else None


class Endgame(NamedTuple):
    """An end of a game that is being proven: the line that is looked at, and all that is known."""

    states: Records  # on the line; the first is the one that is asked about
    words: NDArray[np.uint64]  # the same bytes, to make keys of
    situations: Records  # how far each of the states has been looked into
    moves: NDArray[np.int32]  # a row for each of them, the most promising first
    looks: Numbers  # what they look like while they are put in order
    trial: Records  # a situation after a move that is only looked at
    table: Records  # what is known
    points: Moves  # by seat
    left: Moves  # so many situations may still be looked at; below 0: the question is left open


def make_endgame(game: Game, dealt: np.ndarray[Any, Any], budget: int) -> Endgame:
    """Return an endgame in which nothing is proven yet, from the state in a batch of one."""
    states = np.zeros(DEEPEST, dtype=game.rules.state)
    states[:1] = dealt
    return Endgame(
        states=states,
        words=states.view(np.uint64).reshape(DEEPEST, -1),
        situations=np.zeros(DEEPEST, dtype=SITUATION),
        moves=np.zeros((DEEPEST, game.rules.widest), dtype=np.int32),
        looks=np.zeros(game.rules.widest, dtype=np.float64),
        trial=np.zeros(1, dtype=game.rules.state),
        table=np.zeros(min(_TABLE, _PLACES * max(budget, 1)), dtype=KNOWN),
        points=np.zeros(TWO, dtype=np.int32),
        left=np.array([budget], dtype=np.int32),
    )


@kernel
def solve(endgame: Endgame, seat: int, choices: Moves, values: Moves, one_is_enough: bool) -> bool:
    """Write the value of each choice for the seat; tell whether the budget was enough."""
    for i in range(len(choices)):
        make_move(endgame, 0, int(choices[i]))
        values[i] = find_value(endgame, seat)
        if endgame.left[0] < 0:
            return False
        if one_is_enough and values[i] == WIN:
            break
    return True


@rule
def make_move(endgame: Endgame, depth: int, move: int) -> None:
    """Make the situation after a move the next one on the line."""
    endgame.states[depth + 1] = endgame.states[depth]
    verbs.advance(endgame.states[depth + 1], move)


@rule
def find_value(endgame: Endgame, seat: int) -> int:
    """Return the value of the second situation on the line, if the budget was enough."""
    situations = endgame.situations
    situations[0].low = -WIN
    situations[0].high = WIN
    depth = 1
    arrived = True
    while depth > 0:
        situation = situations[depth]
        if not arrived:
            take_in(situation, int(situations[depth + 1].best))
        elif settle(endgame, depth, seat):
            depth -= 1
            arrived = False
            continue
        elif not spend_one(endgame, depth):
            return 0
        else:
            begin_situation(endgame, depth, seat)
        arrived = situation.done < situation.moves and situation.low < situation.high
        if arrived:
            make_move(endgame, depth, int(endgame.moves[depth, situation.done]))
            situation.done += 1
            depth += 1
        else:
            remember(endgame.table, situation)
            depth -= 1
    return int(situations[1].best)


@rule
def settle(endgame: Endgame, depth: int, seat: int) -> bool:
    """Write what is known on arrival; tell whether it is the value, or the game is over."""
    situation = endgame.situations[depth]
    mover = verbs.to_move(endgame.states[depth])
    if mover == NOBODY:
        situation.best = find_outcome(endgame.states, depth, seat, endgame.points)
        return True
    situation.mine = mover == seat
    situation.low = endgame.situations[depth - 1].low
    situation.high = endgame.situations[depth - 1].high
    situation.key = make_key(endgame.words, depth)
    look_up(endgame.table, situation)
    return bool(situation.low >= situation.high)


@rule
def spend_one(endgame: Endgame, depth: int) -> bool:
    """Take a situation off the budget; tell whether there was one left, and room on the line."""
    if depth + 1 == len(endgame.states):
        endgame.left[0] = 0
    endgame.left[0] -= 1
    return bool(endgame.left[0] >= 0)


@rule
def begin_situation(endgame: Endgame, depth: int, seat: int) -> None:
    """Get ready to try the moves of a situation."""
    situation = endgame.situations[depth]
    situation.low_first = situation.low
    situation.high_first = situation.high
    situation.best = -WIN - 1 if situation.mine else WIN + 1
    situation.done = 0
    situation.moves = verbs.legal(endgame.states[depth], endgame.moves[depth])
    put_in_order(endgame, depth, seat if situation.mine else 1 - seat)


@rule
def take_in(situation: Situation, value: int) -> None:
    """Learn the value of the last move that was tried."""
    if situation.mine:
        situation.best = max(int(situation.best), value)
        situation.low = max(int(situation.low), value)
    else:
        situation.best = min(int(situation.best), value)
        situation.high = min(int(situation.high), value)


@rule
def find_outcome(states: Records, depth: int, seat: int, points: Moves) -> int:
    """Return the value of a finished game."""
    verbs.standing(states[depth], points)
    lead = int(points[seat]) - int(points[1 - seat])
    return (lead > 0) - (lead < 0)


@wrapping
def make_key(words: NDArray[np.uint64], depth: int) -> np.uint64:
    """Return a number for a situation; different ones have the same with a chance of 2**-64."""
    key = _FACTOR
    for i in range(words.shape[1]):
        key = (key ^ words[depth, i]) * _FACTOR
        key ^= key >> _SHIFT
    return key


@rule
def look_up(table: Records, situation: Situation) -> None:
    """Narrow down the value by what is known; if it is known, write it as the best."""
    known = table[int(situation.key % np.uint64(len(table)))]
    if known.key != situation.key:
        return
    situation.best = known.low if known.low >= situation.high else known.high
    situation.low = max(int(situation.low), int(known.low))
    situation.high = min(int(situation.high), int(known.high))
    if known.low == known.high:
        situation.best = known.low


@rule
def remember(table: Records, situation: Situation) -> None:
    """Write down what was found out about a situation."""
    known = table[int(situation.key % np.uint64(len(table)))]
    if known.key != situation.key:
        known.key = situation.key
        known.low = -WIN
        known.high = WIN
    if situation.best > situation.low_first:
        known.low = situation.best
    if situation.best < situation.high_first:
        known.high = situation.best


@rule
def put_in_order(endgame: Endgame, depth: int, mover: int) -> None:
    """Sort the moves so that the most promising one for the mover comes first."""
    here, moves, looks = endgame.states[depth : depth + 1], endgame.moves[depth], endgame.looks
    for i in range(endgame.situations[depth].moves):
        move = int(moves[i])
        look = appraise_move(here, endgame.trial, move, mover)
        place = i
        while place > 0 and looks[place - 1] < look:
            looks[place] = looks[place - 1]
            moves[place] = moves[place - 1]
            place -= 1
        looks[place] = look
        moves[place] = move
