"""Measuring: games, redeals, compiling and starting. ``holdfast bench`` prints the figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from holdfast.core.batch import Batch
    from holdfast.core.game import Game
    from holdfast.core.option import Options

#: Games in a batch, for each core.
_SIZE: Final = 4096
#: Each figure is the best of so many measurements: the others had company on the machine.
RUNS: Final = 3
#: Redeals are measured this many moves into the game.
_DEEP: Final = 20

Row = dict[str, Any]
Work = tuple[str, Callable[[], None]]


def game_work(game: Game, counts: Sequence[int], seconds: float, rows: list[Row]) -> Iterator[Work]:
    """Yield the measurements of a game, on so many cores each; all but the first add a row."""
    start: Row = {"state_bytes": game.rules.state.itemsize}
    yield f"{game.name}: compiling and starting", lambda: start.update(measure_start(game.name))
    for options in game.samples:
        for players in game.seats:
            for cores in counts:
                row = {"game": game.name, "options": options, "players": players, "cores": cores}
                label = f"{game.name}: {write_options(options)}, {players} players, {cores} cores"
                yield label, add_row(rows, partial(_measure_game, game, row, start, seconds))


def _measure_game(game: Game, row: Row, start: Row, seconds: float) -> Row:
    """Return a row with what was measured; how the game starts is known by then."""
    return row | measure_speed(game, row, seconds) | start


def add_row(rows: list[Row], measured: Callable[[], Row]) -> Callable[[], None]:
    """Return how to measure something and add it as a row."""
    return lambda: rows.append(measured())


def write_options(options: Options) -> str:
    """Return a set of options in a few words."""
    from holdfast.core.option import Option

    words = [
        name if value is True else f"{name}={Option.write(value)}"
        for name, value in options.items()
    ]
    return " ".join(words) or "base"


def measure_speed(game: Game, row: Row, seconds: float) -> Row:
    """Return random games, decisions and redeals per second for the options and cores of a row."""
    from holdfast.core.batch import Batch

    cores = row["cores"]
    batch = Batch(game, _SIZE * cores, players=row["players"], options=row["options"], cores=cores)
    games, decisions = best_rate(_player(batch), seconds)
    redeals, _ = best_rate(_redealer(batch), seconds)
    rates = {"games_per_s": games, "decisions_per_s": decisions, "redeals_per_s": redeals}
    return {name: round(rate) for name, rate in rates.items()}


def _player(batch: Batch) -> Callable[[int], tuple[int, int]]:
    """Return how to deal and play a batch of random games; counts games and decisions."""

    def play(run: int) -> tuple[int, int]:
        batch.deal(run)
        return len(batch), batch.play_out(run)

    return play


def _redealer(batch: Batch) -> Callable[[int], tuple[int, int]]:
    """Return how to deal again, in every game of a batch, what its first seat cannot know."""
    import numpy as np

    from holdfast.core import kernels
    from holdfast.core.verbs import NO_MOVE

    batch.deal(0)
    for _ in range(_DEEP):
        moves, counts, _movers = batch.legal()
        middle = moves[np.arange(len(batch)), np.maximum(counts - 1, 0) // 2]
        batch.step(np.where(counts > 0, middle, NO_MOVE))

    def part(a: int, b: int) -> None:
        kernels.redeal_each(batch.states[a:b], 0, np.array([a], dtype=np.uint64))

    def redeal(_run: int) -> tuple[int, int]:
        kernels.spread(part, len(batch), batch.cores)
        return len(batch), 0

    return redeal


def best_rate(work: Callable[[int], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Repeat work for so many seconds, several times over; return the best two counts per second.

    The work is done once before, so that whatever has to be compiled or loaded is not measured.
    """
    work(0)
    run, rates = 0, []
    for _ in range(RUNS):
        first = second = 0
        start = time.perf_counter()
        while not first or time.perf_counter() - start < seconds:
            run += 1
            done = work(run)
            first, second = first + done[0], second + done[1]
        spent = time.perf_counter() - start
        rates.append((first / spent, second / spent))
    return max(rates)


def measure_start(name: str) -> Row:
    """Return how long compiling takes with an empty cache, and a start with a full one.

    Compiling the search is counted apart, after the rules. A start is everything from the new
    process to its first list of legal moves.
    """
    with tempfile.TemporaryDirectory(prefix="holdfast-") as cache:
        report = json.loads(_run(cache, "-m", "holdfast.cli", "warm", name, "--json"))
        code = f"import holdfast; holdfast.new({name!r}, seed=1).legal_moves"
        spent = []
        for _ in range(RUNS):
            start = time.perf_counter()
            _run(cache, "-c", code)
            spent.append(time.perf_counter() - start)
    return {
        "compile_s": _count_seconds(report, "table", "batches"),
        "search_compile_s": _count_seconds(report, "search"),
        "warm_s": round(min(spent), 2),
    }


def _count_seconds(report: Row, *parts: str) -> float:
    """Return how long some parts took in what ``holdfast warm`` reports."""
    spent = [float(step["seconds"]) for step in report["steps"] if step["part"] in parts]
    return round(sum(spent), 1)


def _run(cache: str, *args: str) -> str:
    """Run Python on this very package with a cache of its own; return what it prints."""
    here = str(Path(__file__).parents[3])
    path = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    env = os.environ | {"HOLDFAST_CACHE": cache, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, *args], env=env, capture_output=True, check=True)
    return done.stdout.decode()
