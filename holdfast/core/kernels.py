"""Batch loops over arrays of records, written once for all games.

A batch is an array of records; one position is a batch of one. The compiled loops come first; below
them ``spread`` runs them on several cores: they work without the GIL, so threads are enough.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from holdfast.core import verbs
from holdfast.core.dice import Dice, game_seed, roll, shuffle
from holdfast.core.jit import kernel
from holdfast.core.seats import NOBODY

Records = NDArray[Any]
Moves = NDArray[np.int32]
Counts = NDArray[np.int32]
T = TypeVar("T")

#: So many positions are counted at a time: enough to be fast, and they fit into memory.
CHUNK = 1024


@kernel
def setup_each(states: Records, seeds: NDArray[np.uint64]) -> None:
    """Deal every game, each with its own seed; options and seats are filled in already."""
    for i in range(len(states)):
        verbs.setup(states[i], seeds[i])
        verbs.settle(states[i])


@kernel
def legal_each(states: Records, out: Moves, counts: Counts, movers: Counts) -> None:
    """Write every state's legal moves into its row, how many there are, and who is to move."""
    for i in range(len(states)):
        counts[i] = verbs.legal(states[i], out[i])
        movers[i] = verbs.to_move(states[i])


@kernel
def verdict_each(states: Records, moves: Moves, codes: Counts, out: Moves) -> None:
    """Write the verdict on one move in every state, and what shows it into its row."""
    for i in range(len(states)):
        codes[i] = verbs.verdict(states[i], int(moves[i]), out[i])


@kernel
def step_each(states: Records, moves: Moves, trail: Records) -> int:
    """Make one move, which is legal, in every state that is not over.

    As long as there is room in ``trail``, it gets every position on the way: after the move itself,
    and after each thing that followed from it. Returns how many there were.
    """
    steps = 0
    for i in range(len(states)):
        if verbs.to_move(states[i]) == NOBODY:
            continue
        verbs.apply(states[i], int(moves[i]))
        going = True
        while going:
            if steps < len(trail):
                trail[steps] = states[i]
            steps += 1
            going = verbs.follow(states[i])
    return steps


@kernel
def judge_each(states: Records, moves: Moves, limit: int, codes: Counts, shown: Moves) -> int:
    """Write the verdict on any int in every state; return how many are neither legal nor NO_MOVE.

    ``limit`` is how many moves the game has. Nothing is changed.
    """
    refused = 0
    for i in range(len(states)):
        codes[i] = verbs.judge(states[i], int(moves[i]), limit, shown)
        refused += codes[i] != verbs.LEGAL
    return refused


@kernel
def step_legal_each(states: Records, moves: Moves, limit: int, shown: Moves) -> None:
    """Make one move in every state where it is legal; the others stay as they are."""
    for i in range(len(states)):
        move = int(moves[i])
        if verbs.judge(states[i], move, limit, shown) == verbs.LEGAL and move != verbs.NO_MOVE:
            verbs.advance(states[i], move)


@kernel
def play_each(
    states: Records, moves: Moves, limit: int, shown: Moves, out: Moves, facts: Counts
) -> int:
    """Make one move in every state where it is legal, and list what can be done then.

    ``facts`` gets a row of counts and a row of who is to move. Returns how many moves were made;
    where none is, neither list nor facts are written.
    """
    made = 0
    for i in range(len(states)):
        move = int(moves[i])
        if verbs.judge(states[i], move, limit, shown) == verbs.LEGAL and move != verbs.NO_MOVE:
            verbs.advance(states[i], move)
            facts[0, i] = verbs.legal(states[i], out[i])
            facts[1, i] = verbs.to_move(states[i])
            made += 1
    return made


@kernel
def mover_each(states: Records, out: Counts) -> None:
    """Write for every state who is to move."""
    for i in range(len(states)):
        out[i] = verbs.to_move(states[i])


@kernel
def mark_each(moves: Moves, counts: Counts, out: NDArray[np.bool_]) -> None:
    """Mark the moves of every list in its row; what is not a number of the row is left out."""
    for i in range(len(moves)):
        out[i] = False
        for k in range(counts[i]):
            if 0 <= moves[i, k] < out.shape[1]:
                out[i, moves[i, k]] = True


@kernel
def seed_each(seed: np.uint64, numbers: NDArray[np.uint64], out: NDArray[np.uint64]) -> None:
    """Write the seed of every game, by the seed of its batch and its number."""
    for i in range(len(numbers)):
        out[i] = game_seed(seed, numbers[i])


@kernel
def score_each(states: Records, out: Counts) -> None:
    """Write every state's points by seat into its row."""
    for i in range(len(states)):
        verbs.score(states[i], out[i])


@kernel
def standing_each(states: Records, out: Counts) -> None:
    """Write by seat into every state's row what decides a finished match: most wins."""
    for i in range(len(states)):
        verbs.standing(states[i], out[i])


@kernel
def hide_each(states: Records, seat: int) -> None:
    """Hide, in place, what the seat may not see."""
    for i in range(len(states)):
        verbs.hide(states[i], seat)


@kernel
def redeal_each(states: Records, seat: int, dice: Dice) -> None:
    """Deal again, in place, what the seat cannot know."""
    for i in range(len(states)):
        verbs.redeal(states[i], seat, dice)


@kernel
def redeal_seeded_each(states: Records, seat: int, seeds: NDArray[np.uint64], dice: Dice) -> None:
    """Deal again, in place, what the seat cannot know, in every state with a seed of its own."""
    for i in range(len(states)):
        dice[0] = seeds[i]
        verbs.redeal(states[i], seat, dice)


@kernel
def imagine_each(states: Records, move: int, seat: int, dice: Dice) -> None:
    """Make the seat's move in every state, and hide what it may not see then.

    All but the first become worlds that it must think possible, before the move.
    """
    for i in range(len(states)):
        if i > 0:
            verbs.hide(states[i], seat)
            verbs.redeal(states[i], seat, dice)
        verbs.advance(states[i], move)
        verbs.hide(states[i], seat)


@kernel
def deal_anew_each(states: Records, dice: Dice) -> None:
    """Deal again, in place, what nobody knows."""
    for i in range(len(states)):
        verbs.deal_anew(states[i], dice)


@kernel
def play_out(states: Records, seeds: NDArray[np.uint64], dice: Dice, scratch: Moves) -> int:
    """Play every state to its end with uniformly random moves; return the number of decisions.

    Each state's moves are chosen with its own seed, not with the dice in its record.
    """
    decisions = 0
    for i in range(len(states)):
        state = states[i]
        dice[0] = seeds[i]
        while verbs.to_move(state) != NOBODY:
            count = verbs.legal(state, scratch)
            verbs.advance(state, int(scratch[roll(dice, count)]))
            decisions += 1
    return decisions


@kernel
def appraise_each(states: Records, seat: int, out: NDArray[np.float64]) -> None:
    """Write how the seat stands in every state."""
    for i in range(len(states)):
        out[i] = verbs.appraise(states[i], seat)


@kernel
def glance_each(states: Records, seat: int, out: NDArray[np.float64]) -> None:
    """Write how the seat stands in every state, as a beginner sees it."""
    for i in range(len(states)):
        out[i] = verbs.glance(states[i], seat)


@kernel
def sift_each(states: Records, moves: Moves, counts: Counts, thorough: bool) -> None:
    """Keep in every state's row those of its legal moves that are worth a thought, and count."""
    for i in range(len(states)):
        counts[i] = verbs.sift(states[i], moves[i], int(counts[i]), thorough)


@kernel
def open_each(states: Records, seat: int, out: NDArray[np.bool_]) -> None:
    """Write for every state whether nothing is hidden from the seat and nothing left to chance."""
    for i in range(len(states)):
        out[i] = verbs.is_open(states[i], seat)


@kernel
def mix(cards: NDArray[np.int8], dice: Dice) -> None:
    """Shuffle cards, for those who set up a position."""
    shuffle(dice, cards, len(cards))


def all_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[int, int], T], size: int, cores: int) -> list[T]:
    """Cut ``range(size)`` into equal parts and run ``work(start, stop)`` on each in a thread."""
    parts = max(1, min(cores, size))
    edges = [size * part // parts for part in range(parts + 1)]
    pairs = list(pairwise(edges))
    if parts == 1:
        return [work(*pairs[0])]
    with ThreadPoolExecutor(parts) as pool:
        return list(pool.map(lambda pair: work(*pair), pairs))


def verdict_on(state: Any, move: int) -> tuple[int, list[int]]:
    """Return the verdict on a move in a position, and the numbers that show it."""
    cell = np.array([state], dtype=state.dtype)
    codes, shown = np.zeros(1, dtype=np.int32), np.zeros((1, verbs.SHOWN), dtype=np.int32)
    verdict_each(cell, np.array([move], dtype=np.int32), codes, shown)
    return int(codes[0]), shown[0].tolist()


def is_open(cell: Records, seat: int) -> bool:
    """Tell whether the seat knows everything that matters from here on (a batch of one)."""
    out = np.zeros(1, dtype=np.bool_)
    open_each(cell, seat, out)
    return bool(out[0])


def perft(state: Records, depth: int, widest: int) -> int:
    """Return the number of move sequences of this length from a position (a batch of one)."""
    if depth == 0:
        return 1
    paths = 0
    waiting = [(state.copy(), depth)]
    while waiting:
        states, left = waiting.pop()
        moves = np.empty((len(states), widest), dtype=np.int32)
        counts, movers = np.empty((2, len(states)), dtype=np.int32)
        legal_each(states, moves, counts, movers)
        if left == 1:
            paths += int(counts.sum())
            continue
        after = np.repeat(states, counts)
        step_each(after, moves[np.arange(widest) < counts[:, np.newaxis]], after[:0])
        waiting += [(after[i : i + CHUNK], left - 1) for i in range(0, len(after), CHUNK)]
    return paths


def appraise_moves(
    seen: Records, seat: int, moves: Moves, worlds: int, dice: Dice
) -> NDArray[np.float64]:
    """Return how the seat would stand after each of its legal moves, on average over re-deals.

    ``seen`` is a batch of one, and it is the seat's turn there.
    """
    values = np.empty((worlds, len(moves)))
    appraise_each(_try_moves(seen, seat, moves, worlds, dice), seat, values.reshape(-1))
    average: NDArray[np.float64] = values.mean(axis=0)
    return average


def glance_at_moves(seen: Records, seat: int, moves: Moves, dice: Dice) -> NDArray[np.float64]:
    """Return how the seat would stand after each of its moves in one deal, to a beginner."""
    values = np.empty(len(moves))
    glance_each(_try_moves(seen, seat, moves, 1, dice), seat, values)
    return values


def _try_moves(seen: Records, seat: int, moves: Moves, worlds: int, dice: Dice) -> Records:
    """Return what comes of each of the moves in so many re-deals, deal after deal."""
    dealt = np.repeat(seen, worlds)
    redeal_each(dealt, seat, dice)
    after = np.repeat(dealt, len(moves))
    step_each(after, np.tile(moves, worlds), after[:0])
    return after


def sift_moves(seen: Records, moves: list[int], thorough: bool) -> list[int]:
    """Return those of the legal moves that are worth a thought (``seen`` is a batch of one)."""
    kept = np.array([moves], dtype=np.int32)
    counts = np.array([len(moves)], dtype=np.int32)
    sift_each(seen, kept, counts, thorough)
    found: list[int] = kept[0, : counts[0]].tolist()
    return found
