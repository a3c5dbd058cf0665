"""Any ints as moves, on any position, without the check: nothing is read or written outside.

    HOLDFAST_JIT=fast python -m tests.core.stray_moves

The records lie in the middle of a longer array, whose rest must stay as it is. Every game must
still be one that legal moves alone could have made.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

import holdfast
from holdfast import Batch
from holdfast.core.jit import MODE
from holdfast.testing import Case, all_cases

_AROUND = 16  # records before and behind
_MARK = 0xA5
_INT32 = np.iinfo(np.int32)


def guard(batch: Batch) -> NDArray[np.uint8]:
    """Move the records of a batch between others; return the bytes of those before and behind."""
    size = batch.states.dtype.itemsize
    raw = np.full((len(batch) + 2 * _AROUND) * size, _MARK, dtype=np.uint8)
    inside = slice(_AROUND * size, -_AROUND * size)
    raw[inside] = np.frombuffer(batch.states.tobytes(), dtype=np.uint8)
    batch.states = raw[inside].view(batch.states.dtype)
    around = raw.copy()
    around[inside] = 0
    return raw


def is_whole(raw: NDArray[np.uint8], size: int) -> bool:
    """Tell whether nothing was written before and behind the records."""
    edge = _AROUND * size
    return bool((raw[:edge] == _MARK).all() and (raw[-edge:] == _MARK).all())


def stray(batch: Batch, dice: np.random.Generator) -> NDArray[np.int32]:
    """Return ints of every kind: any at all, near the bounds, moves of the game, legal ones."""
    size, limit = len(batch), batch.game.rules.moves
    moves, counts, _ = batch.legal()
    edges = np.array([_INT32.min, _INT32.max, -2, -1, 0, limit - 1, limit, limit + 1])
    kinds = (
        dice.integers(_INT32.min, _INT32.max, size, endpoint=True),
        dice.choice(edges, size),
        dice.integers(limit, size=size),
        moves[np.arange(size), dice.integers(np.maximum(counts, 1))],
    )
    return np.choose(dice.integers(len(kinds), size=size), kinds).astype(np.int32)


def batter(case: Case, size: int, steps: int, seed: int) -> int:
    """Give the games of a case ints as moves; return how many moves were made."""
    dice = np.random.default_rng(seed)
    batch = Batch(case.game, size, players=case.players, options=case.options, seed=seed)
    raw, made = guard(batch), 0
    for _ in range(steps):
        # What a seat sees can be given moves too; they are not looked at.
        for seen in batch.hide(int(dice.integers(case.players))), batch.hide(holdfast.SPECTATOR):
            bytes_seen = guard(seen)
            seen.step(stray(batch, dice), check=False)
            assert is_whole(bytes_seen, batch.states.dtype.itemsize), case
        before, moves = batch.states.tobytes(), stray(batch, dice)
        try:
            batch.copy().step(moves)
        except holdfast.IllegalMoves as mistake:
            assert len(mistake.refused)
        assert batch.states.tobytes() == before, case
        batch.step(moves, check=False)
        made += count_changed(before, batch)
        assert is_whole(raw, batch.states.dtype.itemsize), case
    for state in batch.states[:: max(1, size // 4)]:
        assert not case.game.text.problems(state), case
    return made


def count_changed(before: bytes, batch: Batch) -> int:
    """Return how many games are not as they were."""
    rows = [np.frombuffer(each, dtype=np.uint8) for each in (before, batch.states.tobytes())]
    return int((rows[0] != rows[1]).reshape(len(batch), -1).any(axis=1).sum())


def run(cases: list[Case], size: int, steps: int, seed: int) -> Iterator[tuple[Case, int]]:
    """Yield for each case how many moves were made."""
    for case in cases:
        yield case, batter(case, size, steps, seed)


if __name__ == "__main__":
    size, steps, seed = map(int, sys.argv[1:] or ("200", "60", "0"))
    for case, made in run(all_cases(), size, steps, seed):
        assert made, case
        print(f"{MODE} {case}: {made} moves made of {size * steps} ints")
