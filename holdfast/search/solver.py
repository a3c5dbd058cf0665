"""Proving the end of a game: alpha-beta search where nothing is hidden and nothing left to chance.

It is for two players. Values are from the point of view of one of them: 1 a win, 0 a draw, -1 a
loss. Situations that were reached before, by another order of the moves, are looked up in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

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
_TABLE: Final = 1 << 19
_FACTOR: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(29)


class Level(Record):
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


LEVEL: Final[np.dtype[Any]] = type_of(Level)
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
    return TWO in game.seats and game.is_open is not never_open


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
    states = np.zeros(DEEPEST, dtype=game.state)
    states[:1] = dealt
    values = np.full(len(moves), -WIN, dtype=np.int32)
    solved = solve(
        states,
        states.view(np.uint64).reshape(DEEPEST, -1),
        seat,
        np.array(moves, dtype=np.int32),
        values,
        (
            np.zeros(DEEPEST, dtype=LEVEL),
            np.zeros((DEEPEST, game.widest), dtype=np.int32),
            np.zeros(game.widest, dtype=np.float64),
            np.zeros(1, dtype=game.state),
            np.zeros(_TABLE, dtype=KNOWN),
            np.zeros(TWO, dtype=np.int32),
        ),
        budget,
        one_is_enough,
    )
    return values if solved else None


@kernel
def solve(
    states: Records,
    words: NDArray[np.uint64],
    seat: int,
    choices: Moves,
    values: Moves,
    desk: tuple[Any, Any, Any, Any, Any, Any],
    budget: int,
    one_is_enough: bool,
) -> bool:
    """Write the value of each choice for the seat; tell whether the budget was enough.

    ``states[0]`` is the situation; ``words`` are the same bytes, to make keys of.
    """
    levels, moves, looks, trial, table, points = desk
    left = budget
    for i in range(len(choices)):
        states[1] = states[0]
        verbs.apply(states[1], int(choices[i]))
        left = find_value(
            states, words, seat, levels, moves, looks, trial, table, points, left, values, i
        )
        if left < 0:
            return False
        if one_is_enough and values[i] == WIN:
            break
    return True


@rule
def find_value(
    states: Records,
    words: NDArray[np.uint64],
    seat: int,
    levels: Records,
    moves: NDArray[np.int32],
    looks: Numbers,
    trial: Records,
    table: Records,
    points: Moves,
    budget: int,
    values: Moves,
    place: int,
) -> int:
    """Write the value of ``states[1]`` at a place; return what is left of the budget, or -1."""
    depth = 1
    levels[0].low = -WIN
    levels[0].high = WIN
    arrived = True
    value = 0
    while depth > 0:
        level = levels[depth]
        if arrived:
            mover = verbs.to_move(states[depth])
            if mover == NOBODY:
                value = find_outcome(states, depth, seat, points)
                depth -= 1
                arrived = False
                continue
            level.low = levels[depth - 1].low
            level.high = levels[depth - 1].high
            level.key = make_key(words, depth)
            look_up(table, level)
            if level.low >= level.high:
                value = int(level.best)
                depth -= 1
                arrived = False
                continue
            if budget == 0 or depth + 1 == len(states):
                return -1
            budget -= 1
            level.low_first = level.low
            level.high_first = level.high
            level.mine = mover == seat
            level.best = -WIN - 1 if level.mine else WIN + 1
            level.done = 0
            level.moves = verbs.legal(states[depth], moves[depth])
            put_in_order(states, depth, mover, moves[depth], int(level.moves), looks, trial)
        else:
            take_in(level, value)
        if level.done == level.moves or level.low >= level.high:
            remember(table, level)
            value = int(level.best)
            depth -= 1
            arrived = False
            continue
        states[depth + 1] = states[depth]
        verbs.apply(states[depth + 1], int(moves[depth, level.done]))
        level.done += 1
        depth += 1
        arrived = True
    values[place] = value
    return budget


@rule
def take_in(level: Any, value: int) -> None:
    """Learn the value of the last move that was tried."""
    if level.mine:
        level.best = max(int(level.best), value)
        level.low = max(int(level.low), value)
    else:
        level.best = min(int(level.best), value)
        level.high = min(int(level.high), value)


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
def look_up(table: Records, level: Any) -> None:
    """Narrow down the value by what is known; if it is known, write it as the best."""
    known = table[int(level.key % np.uint64(len(table)))]
    if known.key != level.key:
        return
    level.best = known.low if known.low >= level.high else known.high
    level.low = max(int(level.low), int(known.low))
    level.high = min(int(level.high), int(known.high))
    if known.low == known.high:
        level.best = known.low


@rule
def remember(table: Records, level: Any) -> None:
    """Write down what was found out about a situation."""
    known = table[int(level.key % np.uint64(len(table)))]
    if known.key != level.key:
        known.key = level.key
        known.low = -WIN
        known.high = WIN
    if level.best > level.low_first:
        known.low = level.best
    if level.best < level.high_first:
        known.high = level.best


@rule
def put_in_order(
    states: Records,
    depth: int,
    mover: int,
    moves: Moves,
    count: int,
    looks: Numbers,
    trial: Records,
) -> None:
    """Sort the moves so that the most promising one for the mover comes first."""
    for i in range(count):
        move = int(moves[i])
        look = appraise_move(states[depth : depth + 1], trial, move, mover)
        place = i
        while place > 0 and looks[place - 1] < look:
            looks[place] = looks[place - 1]
            moves[place] = moves[place - 1]
            place -= 1
        looks[place] = look
        moves[place] = move
