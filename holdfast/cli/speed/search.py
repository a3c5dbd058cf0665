"""Measuring the search: iterations, decisions, what a time budget really takes, and memory."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from holdfast.cli.speed.measure import RUNS, Row, Work, add_row, best_rate, write_options

if TYPE_CHECKING:
    from rich.console import Console

    from holdfast.core.game import Game
    from holdfast.core.match import Match

#: The plans that are measured: random games without any knowledge, and what suits the game.
PLANS: Final[Mapping[str, Mapping[str, float]]] = {
    "uniform": {"sample": 0, "heat": 0, "ripe": 2, "cut": -1},
    "own": {},
}

#: A tree has so many iterations: as many as fit into a measurement, within these bounds.
FEWEST: Final = 1_000
MOST: Final = 10_000
#: Iterations that say how many fit.
_TRIAL: Final = 100
#: The budget that is compared with the clock, in milliseconds.
_BUDGET: Final = 300
#: Every search is that of the first move of this deal.
_SEED: Final = 0

Grow = Callable[[int, int], tuple[int, int]]


def search_work(game: Game, seconds: float, rows: list[Row]) -> Iterator[Work]:
    """Yield the measurements of a game's search on one core; each adds a row.

    Of the sample sets those are taken that change one option at most.
    """
    for options in game.samples:
        if len(options) > 1:
            continue
        for players in game.seats:
            for plan in PLANS:
                row: Row = {"kind": "search", "game": game.name, "options": options}
                row |= {"players": players, "cores": 1, "plan": plan}
                label = f"{game.name}: search, {write_options(options)}, {players} players, {plan}"
                yield label, add_row(rows, partial(measure_search, game, row, seconds))


def measure_search(game: Game, row: Row, seconds: float) -> Row:
    """Return a row with the speed and the size of a search with its options and its plan."""
    from holdfast.core.match import new_match

    match = new_match(game, row["players"], _SEED, row["options"])
    settings = PLANS[row["plan"]]
    grow = _grower(match, settings)
    size = choose_size(grow, seconds)
    iterations, decisions = best_rate(lambda run: grow(run, size), seconds)
    return row | {
        "iterations": size,
        "iterations_per_s": round(iterations),
        "decisions_per_s": round(decisions),
        "budget_ms": _BUDGET,
        "budget_ratio": round(_measure_budget(match, settings), 3),
        "search_bytes": _count_bytes(match),
    }


def _grower(match: Match, settings: Mapping[str, float]) -> Grow:
    """Return how to grow a fresh tree by so many iterations; counts them, and decisions."""
    from holdfast.search.ismcts import MOST_NODES
    from holdfast.search.tree import grow, make_aim, make_tree

    seat = match.turn
    assert seat is not None
    aim = make_aim(match.game, match.seen(seat), seat, match.legal_ids, settings)

    def grow_fresh(run: int, iterations: int) -> tuple[int, int]:
        tree = make_tree(match.game, match.players, run, MOST_NODES)
        return iterations, grow(tree, aim, iterations)

    return grow_fresh


def choose_size(grow: Grow, seconds: float) -> int:
    """Return how many iterations of a tree take about so many seconds, within the bounds."""
    grow(0, 1)  # compiles
    start = time.perf_counter()
    grow(0, _TRIAL)
    pace = _TRIAL / (time.perf_counter() - start)
    return min(max(FEWEST, int(pace * seconds)), MOST)


def _measure_budget(match: Match, settings: Mapping[str, float]) -> float:
    """Return how long a search for a time takes, as a multiple of that time."""
    from holdfast.search.ismcts import Ismcts
    from holdfast.search.player import choose_move

    spent = []
    for run in range(RUNS):
        player = Ismcts(run, milliseconds=_BUDGET, settings=settings)
        start = time.perf_counter()
        choose_move(player, match)
        spent.append(time.perf_counter() - start)
    return min(spent) * 1000 / _BUDGET


def _count_bytes(match: Match) -> int:
    """Return how much memory a search on one core takes: its nodes, and the arrays beside."""
    from holdfast.search.ismcts import MOST_NODES
    from holdfast.search.tree import make_tree

    return make_tree(match.game, match.players, 0, MOST_NODES).nbytes


def print_search(out: Console, rows: list[Row]) -> None:
    """Print the searches as a table."""
    from rich.table import Table

    table = Table("search", "options", box=None, pad_edge=False)
    table.add_column("players", justify="right")
    table.add_column("plan")
    for name in ("tree of", "iterations/s", "decisions/s", f"{_BUDGET} ms take", "MB"):
        table.add_column(name, justify="right")
    for row in rows:
        facts = [row["game"], write_options(row["options"]), str(row["players"]), row["plan"]]
        figures = [row["iterations"], row["iterations_per_s"], row["decisions_per_s"]]
        cells = [f"{figure:,}" for figure in figures]
        cells += [f"{row['budget_ratio'] * _BUDGET:.0f} ms", f"{row['search_bytes'] / 1e6:.1f}"]
        table.add_row(*facts, *cells)
    out.print()
    out.print(table, soft_wrap=True)
