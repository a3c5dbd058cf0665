"""How the table server grows: moves/s, p99, memory and start against how much there is.

    python -m bench.scale                       everything; about half an hour
    python -m bench.scale --short               a tenth of the sizes; some minutes
    python -m bench.scale --only log --only finished
    python -m bench.scale --smoke               two sizes of one thing, to see that it works
    python -m bench.scale --json --plot bench/scale.svg

A few tables are played at while something else grows: tables at which nobody is, sockets,
onlookers at the list, the log of a table that somebody asks for twice a second, finished matches.
The exponent is the slope of the straight line through the points, both axes logarithmic: 0 is flat,
1 linear. The plot needs matplotlib: pip install 'holdfast[bench]'.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench.loading.limits import raise_open_files
from bench.scaling.plot import draw
from bench.scaling.points import METRICS, Effort, Point, measure

SIZES: Final = {
    "tables": (10, 100, 1_000, 10_000),
    "sockets": (10, 100, 1_000, 5_000),
    "onlookers": (10, 100, 1_000),
    "log": (10, 100, 1_000, 10_000),
    "finished": (1_000, 10_000, 100_000, 1_000_000),
}
#: Points lie on a line only roughly; more than this is more than linear.
LINEAR: Final = 1.15
FLAT: Final = 0.2


@dataclass(frozen=True)
class Plan:
    """What to measure: how much of what, and how much is played meanwhile."""

    sizes: Mapping[str, Sequence[int]]
    effort: Effort


def slope(points: Sequence[Point], metric: str) -> float:
    """Return the exponent of the growth: the slope of the line through the logarithms."""
    xs = [math.log(point.size) for point in points]
    ys = [math.log(max(getattr(point, metric), 1e-9)) for point in points]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((each - x) ** 2 for each in xs)
    if spread == 0:
        return 0.0
    return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / spread


def worst_growth(points: Sequence[Point]) -> float:
    """Return the largest exponent of a cost; moves/s cost the more the faster they fall."""
    return max(
        -slope(points, metric) if metric == "moves_per_second" else slope(points, metric)
        for metric in METRICS
    )


def name_growth(exponent: float) -> str:
    """Return what an exponent is called."""
    if exponent <= FLAT:
        return "flat"
    return "linear at most" if exponent <= LINEAR else "more than linear"


async def run(plan: Plan, folder: Path, bar: Progress) -> dict[str, list[Point]]:
    """Measure one size of one thing after the other, each with a server of its own."""
    found: dict[str, list[Point]] = {}
    task = bar.add_task("", total=sum(map(len, plan.sizes.values())))
    for axis, sizes in plan.sizes.items():
        for size in sizes:
            bar.update(task, description=f"{axis} {size:,}")
            with tempfile.TemporaryDirectory(dir=folder) as data:
                point = await measure(axis, size, plan.effort, Path(data) / "data")
            found.setdefault(axis, []).append(point)
            bar.advance(task)
    return found


def print_found(out: Console, found: Mapping[str, Sequence[Point]]) -> None:
    """Print all points, and the exponents below those of each thing that grew."""
    table = Table("", "size", box=None, pad_edge=False)
    for name in ("moves/s", "p99 ms", "MB", "start s"):
        table.add_column(name, justify="right")
    for axis, points in found.items():
        for point in points:
            table.add_row(
                axis,
                f"{point.size:,}",
                f"{point.moves_per_second:.0f}",
                f"{point.p99 * 1000:.1f}",
                f"{point.memory / 2**20:.0f}",
                f"{point.start:.1f}",
            )
        exponents = [slope(points, metric) for metric in METRICS]
        growth = name_growth(worst_growth(points))
        table.add_row("", "exponent", *(f"{each:+.2f}" for each in exponents), growth)
    out.print(table, soft_wrap=True)


def read_plan(asked: argparse.Namespace) -> Plan:
    """Return what to measure."""
    if asked.smoke:
        return Plan({"log": (10, 40)}, Effort("nim", 2, 10.0, 1.0))
    chosen = {axis: SIZES[axis] for axis in asked.only or SIZES}
    effort = Effort(asked.game, asked.tables, asked.rate, asked.seconds)
    if asked.short:
        return Plan({axis: sizes[:-1] for axis, sizes in chosen.items()}, effort)
    return Plan(chosen, effort)


def read_arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--only", action="append", choices=list(SIZES), help="may be repeated")
    reader.add_argument("--game", default="schotten-totten")
    reader.add_argument("--tables", type=int, default=20, help="that are played at")
    reader.add_argument("--rate", type=float, default=50.0, help="moves a second for the p99")
    reader.add_argument("--seconds", type=float, default=10.0, help="for each of two measurements")
    reader.add_argument("--short", action="store_true", help="without the largest sizes")
    reader.add_argument("--smoke", action="store_true", help="two sizes of one thing")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    reader.add_argument("--plot", type=Path, metavar="FILE", help="an SVG, PNG or PDF")
    return reader.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print; return 0 if nothing grows more than linearly."""
    asked = read_arguments(given)
    raise_open_files()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as bar,
    ):
        found = asyncio.run(run(read_plan(asked), Path(folder), bar))
    slopes = {axis: {m: slope(points, m) for m in METRICS} for axis, points in found.items()}
    if asked.plot is not None:
        draw(found, slopes, asked.plot)
    if asked.json:
        shown = {axis: [asdict(point) for point in points] for axis, points in found.items()}
        print(json.dumps({"points": shown, "exponents": slopes}, indent=2))
    else:
        print_found(Console(width=100), found)
    worst = max(map(worst_growth, found.values()))
    return 0 if worst <= LINEAR or asked.smoke else 1


if __name__ == "__main__":
    sys.exit(main())
