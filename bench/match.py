"""Measure what a match costs in Python: a move, what a seat is shown of the table, a drawing.

    python -m bench.match
    HOLDFAST_JIT=off python -m bench.match --json

A match is played at random as far as its middle, and every cost is the best of five measurements.
With ``HOLDFAST_JIT=off`` the rules are not compiled. To compare with another checkout, run this
file there in turn: ``PYTHONPATH=. python …/bench/match.py``.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from rich.console import Console
from rich.table import Table

import holdfast
from holdfast.core import jit

MIDDLE: Final = 40  # moves
_BEST_OF: Final = 5


@dataclass(frozen=True)
class Cost:
    """What a match of a game costs, in microseconds."""

    game: str
    move: float
    view: float
    draw: float


def measure(game: str, times: int) -> Cost:
    """Return what a match costs; each measurement does the same so many times."""
    match = play(game)
    match.view(0)  # what is kept from look to look is not measured
    return Cost(
        game,
        take(lambda: play(game), times=1) / len(match.moves),
        take(lambda: match.view(0), times),
        take(lambda: match.draw(0), times),
    )


def play(game: str) -> holdfast.Match:
    """Return a match in its middle."""
    match, dice = holdfast.new(game, seed=3), random.Random(1)
    while match.turn is not None and len(match.moves) < MIDDLE:
        match.play(dice.choice(match.legal_ids))
    return match


def take(work: Callable[[], object], times: int) -> float:
    """Return how many microseconds some work takes, at best."""
    best = float("inf")
    for _ in range(_BEST_OF):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - start)
    return 1e6 * best / times


def main(given: Sequence[str] | None = None) -> int:
    """Measure, and print."""
    reader = argparse.ArgumentParser(
        prog="bench.match", description=(__doc__ or "").partition("\n")[0]
    )
    reader.add_argument("--times", type=int, default=20, help="how often in each measurement")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    args = reader.parse_args(given)
    if args.times < 1:
        reader.error(f"--times is {args.times}; it can be a whole number from 1")
    costs = [measure(game, args.times) for game in holdfast.game_names()]
    if args.json:
        print(json.dumps({"mode": jit.MODE, "costs": [asdict(cost) for cost in costs]}))
        return 0
    table = Table("game", "move, µs", "view, µs", "drawing, µs", title=f"HOLDFAST_JIT={jit.MODE}")
    for cost in costs:
        table.add_row(cost.game, *(f"{each:,.0f}" for each in (cost.move, cost.view, cost.draw)))
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
