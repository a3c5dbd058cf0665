"""Measure what the laboratory costs: the check of moves in a batch, and one game from Python.

    python -m bench.lab
    python -m bench.lab --only check --size 1024 --json

A round of a batch lists the legal moves, chooses one in each game at random with NumPy, and makes
them. It is timed with ``Batch.step``, and in turn with the same kernel without any check, on the
same games with the same choices; the check is what the first takes longer. A single game is played
from its deal to its end with random moves, as a position and as a match. All times are those of one
thread's processor, each the best of some measurements, so that other work on the machine costs
little.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import holdfast
from holdfast import Batch, Game, Position
from holdfast.core import kernels
from holdfast.core.match import new_match
from holdfast.core.option import Options
from holdfast.core.record import copy_of

PLIES: Final = 30
_BEST_OF: Final = 3
PARTS: Final = ("check", "single")


@dataclass(frozen=True)
class Check:
    """What a round of a batch takes, in nanoseconds for each game, and the check in it."""

    game: str
    options: Options
    size: int
    legal: float
    choose: float
    step: float
    checked: float

    @property
    def share(self) -> float:
        """The check as a share of a whole round without it."""
        return (self.checked - self.step) / (self.legal + self.choose + self.step)

    @property
    def share_of_step(self) -> float:
        """The check as a share of the step alone."""
        return self.checked / self.step - 1


@dataclass(frozen=True)
class Single:
    """Decisions a second in single games, from Python, their deals included."""

    game: str
    options: Options
    position: float
    match: float


def cases() -> list[tuple[Game, Options]]:
    """Return every game with its usual options, and with the second of its samples."""
    return [
        (game, options)
        for game in map(holdfast.game, holdfast.game_names())
        for options in game.samples[:2]
    ]


def measure_check(game: Game, options: Options, size: int, plies: int = PLIES) -> Check:
    """Return what rounds take until none of the games goes on, or for so many plies."""
    batch = Batch(game, size, options=options, seed=1)
    dice, rows = np.random.default_rng(1), np.arange(size)
    spent, moved = np.zeros(4), 0
    for _ in range(plies):
        moves, counts, _movers = batch.legal()
        if not counts.any():
            break
        before, lots = copy_of(batch.states), dice.random(size)

        def choose() -> NDArray[np.int32]:
            chosen = moves[rows, (lots * counts).astype(np.int32)]  # noqa: B023 - called at once
            return np.where(counts > 0, chosen, holdfast.NO_MOVE)  # noqa: B023

        chosen = choose()

        def restore() -> None:
            batch.states = copy_of(before)  # noqa: B023 - called at once
            batch.legal()
            choose()

        best = [
            best_of(batch.legal, lambda: None),
            best_of(choose, lambda: None),
            best_of(lambda: step_trusting(batch, chosen), restore),  # noqa: B023
            best_of(lambda: batch.step(chosen), restore),  # noqa: B023
        ]
        spent += best
        moved += int((counts > 0).sum())
    return Check(game.name, options, size, *(1e9 * spent / moved).tolist())


def step_trusting(batch: Batch, moves: NDArray[np.int32]) -> None:
    """Make the moves of a batch as a search does, which has listed them itself."""
    kernels.step_each(batch.states, moves.astype(np.int32), batch.states[:0])


def best_of(work: Callable[[], object], before: Callable[[], None]) -> float:
    """Return how many seconds some work takes, at best; something else is done before."""
    best = float("inf")
    for _ in range(_BEST_OF):
        before()
        start = time.thread_time()
        work()
        best = min(best, time.thread_time() - start)
    return best


def measure_single(game: Game, options: Options, seconds: float) -> Single:
    """Return how fast single games are played from Python."""

    def position(seed: int) -> int:
        return play_position(Position(game, seed=seed, options=options), random.Random(seed))

    def match(seed: int) -> int:
        return play_match(new_match(game, None, seed, options), random.Random(seed))

    assert position(0) == match(0)
    return Single(game.name, options, rate(position, seconds), rate(match, seconds))


def play_position(position: Position, dice: random.Random) -> int:
    """Play a position to its end; return the number of decisions."""
    decisions, lot = 0, dice.random
    while not position.over:
        moves = position.legal()
        position.apply(moves[int(lot() * len(moves))])
        decisions += 1
    return decisions


def play_match(match: holdfast.Match, dice: random.Random) -> int:
    """Play a match to its end with the same choices; return the number of decisions."""
    while match.turn is not None:
        moves = match.legal_ids
        match.play(moves[int(dice.random() * len(moves))])
    return match.ply


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Return decisions a second, the best of some measurements that take so long together."""
    rates = []
    for _ in range(_BEST_OF):
        seed = decisions = 0
        start = time.thread_time()
        while time.thread_time() - start < seconds / _BEST_OF:
            seed += 1
            decisions += play(seed)
        rates.append(decisions / (time.thread_time() - start))
    return max(rates)


def write_options(options: Options) -> str:
    """Return options in a few words."""
    return " ".join(f"{name}={value}" for name, value in options.items()) or "usual"


def print_tables(checks: list[Check], singles: list[Single]) -> None:
    """Print what was measured."""
    table = Table(
        "game", "options", "size", "legal", "choose", "step", "checked", "of round", "of step",
        title="a round of a batch, ns for each game",
    )  # fmt: skip
    for each in checks:
        times = (
            f"{each.legal:.0f}",
            f"{each.choose:.0f}",
            f"{each.step:.0f}",
            f"{each.checked:.0f}",
        )
        shares = (f"{each.share:.1%}", f"{each.share_of_step:.0%}")
        table.add_row(each.game, write_options(each.options), str(each.size), *times, *shares)
    single = Table("game", "options", "position", "match", title="decisions a second, one game")
    for one in singles:
        rates = f"{one.position:,.0f}", f"{one.match:,.0f}"
        single.add_row(one.game, write_options(one.options), *rates)
    for made, rows in ((table, checks), (single, singles)):
        if rows:
            Console(width=120).print(made)


def main(given: Sequence[str] | None = None) -> int:
    """Measure, and print."""
    reader = argparse.ArgumentParser(
        prog="bench.lab", description=(__doc__ or "").partition("\n")[0]
    )
    reader.add_argument("--only", choices=PARTS, help="measure one of the two")
    reader.add_argument("--size", type=int, default=4096, help="games in a batch")
    reader.add_argument("--seconds", type=float, default=3, help="for each single game")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    args = reader.parse_args(given)
    if args.size < 1:
        reader.error(f"--size is {args.size}; it can be a whole number from 1")
    checks = [measure_check(*case, args.size) for case in cases() if args.only != "single"]
    singles = [measure_single(*case, args.seconds) for case in cases() if args.only != "check"]
    if args.json:
        rows: dict[str, Any] = {
            "check": [asdict(row) | {"share": row.share} for row in checks],
            "single": [asdict(row) for row in singles],
        }
        print(json.dumps(rows))
        return 0
    print_tables(checks, singles)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
