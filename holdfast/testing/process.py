"""Checks across processes: the same game in another process and mode, and the compile cache."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import holdfast
from holdfast.core import kernels
from holdfast.core.dice import roll
from holdfast.core.game import Game
from holdfast.core.jit import MODE
from holdfast.core.match import new_match
from holdfast.testing.cases import Case, Nonconformance, all_cases

#: How many moves of a random match are compared; the beginning, and enough of what follows.
PLIES = 120

_ROOT = Path(__file__).parent.parent.parent


def trace(case: Case, seed: int, plies: int = PLIES) -> list[str]:
    """Return a digest of every position of a match played at random."""
    match, dice = case.deal(seed), np.array([seed], dtype=np.uint64)
    digests = [_digest(match.state.tobytes())]
    while match.turn is not None and len(match.moves) < plies:
        match.play(match.legal_ids[roll(dice, len(match.legal_ids))])
        digests.append(_digest(match.state.tobytes()))
    return digests


def _digest(state: bytes) -> str:
    return hashlib.sha256(state).hexdigest()[:16]


def check_trace(case: Case, mode: str, seed: int = 0) -> None:
    """The same seed gives the same match in another process, in any mode."""
    expected = trace(case, seed)
    found = _traces(case.game.name, mode, seed).get(str(case), [])
    for ply, (one, other) in enumerate(zip(expected, found, strict=False)):
        if one != other:
            raise Nonconformance(
                f"{case}, seed {seed}, ply {ply}: another process, with HOLDFAST_JIT={mode}, has "
                f"another position than this one, with HOLDFAST_JIT={MODE}"
            )
    if len(expected) != len(found):
        raise Nonconformance(f"{case}, seed {seed}: {len(expected)} plies here, {len(found)} there")


@cache
def _traces(name: str, mode: str, seed: int) -> dict[str, list[str]]:
    """Return the traces of all cases of a game, made by a process of its own.

    Tests that run side by side share no memory, but neighbours mostly run in the same process: by
    game, hardly anything is made twice.
    """
    code = f"from holdfast.testing.process import print_traces as p; p({name!r}, {seed})"
    traces: dict[str, list[str]] = json.loads(run(["-c", code], HOLDFAST_JIT=mode))
    return traces


def print_traces(name: str, seed: int) -> None:
    """Print the traces of all cases of a game, for a process that compares them."""
    cases = [case for case in all_cases() if case.game.name == name]
    print(json.dumps({str(case): trace(case, seed) for case in cases}))


def run(arguments: Sequence[str], **environment: str) -> str:
    """Run Python with these arguments and settings; return what it prints."""
    path = os.pathsep.join([str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Nonconformance(f"another process failed:\n{done.stderr}")
    return done.stdout


def check_cache(game: Game, folder: Path) -> None:
    """A second process compiles nothing that a first one has compiled; the folder is empty."""
    code = f"from holdfast.testing.process import print_cache as p; p({game.name!r})"
    settings = {"HOLDFAST_JIT": "fast", "HOLDFAST_CACHE": str(folder)}
    first, second = (json.loads(run(["-c", code], **settings)) for _ in range(2))
    if not all(misses for _hits, misses in first.values()):
        raise Nonconformance(f"{game.name}: a first process finds compiled code: {first}")
    if not all(hits and not misses for hits, misses in second.values()):
        raise Nonconformance(f"{game.name}: a second process compiles again: {second}")


def print_cache(name: str) -> None:
    """Use every kernel once; print how often each was found in the cache, and how often not."""
    use_kernels(holdfast.game(name))
    stats = {name: _stats(kernel) for name, kernel in vars(kernels).items()}
    print(json.dumps({name: found for name, found in stats.items() if found}))


def _stats(kernel: Any) -> tuple[int, int] | None:
    """Return a kernel's cache hits and misses; None for rules, and for what was not used."""
    if not getattr(kernel, "signatures", None):
        return None
    found = kernel.stats
    hits, misses = sum(found.cache_hits.values()), sum(found.cache_misses.values())
    return (hits, misses) if hits + misses else None


def use_kernels(game: Game) -> None:
    """Call every kernel that a match or a batch calls."""
    match = new_match(game, seed=0)
    dice = np.zeros(1, dtype=np.uint64)
    moves = np.array(match.legal_ids, dtype=np.int32)
    match.view(0)
    match.play(match.legal_ids[0])
    cell = match.position(0)
    kernels.redeal_each(cell.copy(), 0, dice)
    kernels.appraise_moves(cell, match.mover_at(0), moves, 1, dice)
    kernels.glance_at_moves(cell, match.mover_at(0), moves, dice)
    kernels.sift_moves(cell, moves.tolist(), thorough=True)
    kernels.perft(cell, 1, game.rules.widest)
    kernels.play_out(cell, dice.copy(), dice, np.empty(game.rules.widest, dtype=np.int32))
