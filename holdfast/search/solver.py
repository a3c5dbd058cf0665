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
    proof = make_proof(game, dealt, budget)
    values = np.full(len(moves), -WIN, dtype=np.int32)
    choices = np.array(moves, dtype=np.int32)
    return values if solve(proof, seat, choices, values, one_is_enough) else None


class Proof(NamedTuple):
    """The line that is being looked at, and what is known about other situations."""

    states: Records  # the situations on the line; the first is the one that is asked about
    words: NDArray[np.uint64]  # the same bytes, to make keys of
    levels: Records
    moves: NDArray[np.int32]  # a row for each level, the most promising first
    looks: Numbers  # what they look like while they are put in order
    trial: Records  # a situation after a move that is only looked at
    table: Records  # what is known
    points: Moves  # by seat
    left: Moves  # so many situations may still be looked at; below 0: the question is left open


def make_proof(game: Game, dealt: np.ndarray[Any, Any], budget: int) -> Proof:
    """Return a proof that has not begun, of the situation in a batch of one."""
    states = np.zeros(DEEPEST, dtype=game.rules.state)
    states[:1] = dealt
    return Proof(
        states=states,
        words=states.view(np.uint64).reshape(DEEPEST, -1),
        levels=np.zeros(DEEPEST, dtype=LEVEL),
        moves=np.zeros((DEEPEST, game.rules.widest), dtype=np.int32),
        looks=np.zeros(game.rules.widest, dtype=np.float64),
        trial=np.zeros(1, dtype=game.rules.state),
        table=np.zeros(_TABLE, dtype=KNOWN),
        points=np.zeros(TWO, dtype=np.int32),
        left=np.array([budget], dtype=np.int32),
    )


@kernel
def solve(proof: Proof, seat: int, choices: Moves, values: Moves, one_is_enough: bool) -> bool:
    """Write the value of each choice for the seat; tell whether the budget was enough."""
    for i in range(len(choices)):
        make_move(proof, 0, int(choices[i]))
        values[i] = find_value(proof, seat)
        if proof.left[0] < 0:
            return False
        if one_is_enough and values[i] == WIN:
            break
    return True


@rule
def make_move(proof: Proof, depth: int, move: int) -> None:
    """Make the situation after a move the next one on the line."""
    proof.states[depth + 1] = proof.states[depth]
    verbs.advance(proof.states[depth + 1], move)


@rule
def find_value(proof: Proof, seat: int) -> int:
    """Return the value of the second situation on the line, if the budget was enough."""
    levels = proof.levels
    levels[0].low = -WIN
    levels[0].high = WIN
    depth = 1
    arrived = True
    while depth > 0:
        level = levels[depth]
        if not arrived:
            take_in(level, int(levels[depth + 1].best))
        elif is_settled(proof, depth, seat):
            depth -= 1
            arrived = False
            continue
        elif not spend_one(proof, depth):
            return 0
        else:
            open_level(proof, depth, seat)
        arrived = level.done < level.moves and level.low < level.high
        if arrived:
            make_move(proof, depth, int(proof.moves[depth, level.done]))
            level.done += 1
            depth += 1
        else:
            remember(proof.table, level)
            depth -= 1
    return int(levels[1].best)


@rule
def is_settled(proof: Proof, depth: int, seat: int) -> bool:
    """Tell whether the game is over, or what is known is enough; then the value is the best."""
    level = proof.levels[depth]
    mover = verbs.to_move(proof.states[depth])
    if mover == NOBODY:
        level.best = find_outcome(proof.states, depth, seat, proof.points)
        return True
    level.mine = mover == seat
    level.low = proof.levels[depth - 1].low
    level.high = proof.levels[depth - 1].high
    level.key = make_key(proof.words, depth)
    look_up(proof.table, level)
    return bool(level.low >= level.high)


@rule
def spend_one(proof: Proof, depth: int) -> bool:
    """Take a situation off the budget; tell whether there was one left, and room on the line."""
    if depth + 1 == len(proof.states):
        proof.left[0] = 0
    proof.left[0] -= 1
    return bool(proof.left[0] >= 0)


@rule
def open_level(proof: Proof, depth: int, seat: int) -> None:
    """Get ready to try the moves of a situation."""
    level = proof.levels[depth]
    level.low_first = level.low
    level.high_first = level.high
    level.best = -WIN - 1 if level.mine else WIN + 1
    level.done = 0
    level.moves = verbs.legal(proof.states[depth], proof.moves[depth])
    put_in_order(proof, depth, seat if level.mine else 1 - seat)


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
def put_in_order(proof: Proof, depth: int, mover: int) -> None:
    """Sort the moves so that the most promising one for the mover comes first."""
    situation, moves, looks = proof.states[depth : depth + 1], proof.moves[depth], proof.looks
    for i in range(proof.levels[depth].moves):
        move = int(moves[i])
        look = appraise_move(situation, proof.trial, move, mover)
        place = i
        while place > 0 and looks[place - 1] < look:
            looks[place] = looks[place - 1]
            moves[place] = moves[place - 1]
            place -= 1
        looks[place] = look
        moves[place] = move
