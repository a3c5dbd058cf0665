"""The benchmark of growth: it can be run for a moment, and its arithmetic and plot are right."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bench import scale
from bench.scaling import prepare
from bench.scaling.points import Point


def points(*sizes: int, exponent: float) -> list[Point]:
    return [
        Point(size, 100.0, 0.01 * size**exponent, round(10**6 * size**0.5), 2.0) for size in sizes
    ]


def test_it_measures_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "scale.svg"
    assert scale.main(["--smoke", "--json", "--plot", str(picture)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [point["size"] for point in found["points"]["log"]] == [10, 40]
    for point in found["points"]["log"]:
        assert min(point["moves_per_second"], point["p99"], point["memory"], point["start"]) > 0
    assert set(found["exponents"]["log"]) == {"moves_per_second", "p99", "memory", "start"}
    assert "<svg" in picture.read_text()


@pytest.mark.parametrize("exponent", [0.0, 0.5, 1.0, 2.0])
def test_the_exponent_is_the_slope_of_the_logarithms(exponent: float) -> None:
    found = points(10, 100, 1000, exponent=exponent)
    assert scale.slope(found, "p99") == pytest.approx(exponent)
    assert scale.slope(found, "memory") == pytest.approx(0.5)
    assert scale.slope(found[:1], "p99") == 0


def test_growth_has_a_name() -> None:
    names = [scale.name_growth(each) for each in (0.05, -0.9, 1.1, 1.5)]
    assert names == ["flat", "flat", "linear at most", "more than linear"]


def test_moves_that_get_fewer_are_a_cost() -> None:
    assert scale.worst_growth(points(10, 100, exponent=2.0)) == pytest.approx(2.0)
    falling = [Point(10, 100.0, 0.01, 10**6, 2.0), Point(100, 10.0, 0.01, 10**6, 2.0)]
    assert scale.worst_growth(falling) == pytest.approx(1.0)


def test_the_tables_of_a_database_are_as_many_as_were_asked_for(tmp_path: Path) -> None:
    def count(folder: str, what: str) -> int:
        with closing(sqlite3.connect(tmp_path / folder / "holdfast.db")) as store:
            (found,) = store.execute(f"select count(*) from {what}").fetchone()
            return int(found)

    asyncio.run(prepare.tables(tmp_path / "tables", "nim", 205))
    assert count("tables", "tables where status = 'playing'") == 205
    asyncio.run(prepare.finished(tmp_path / "finished", "nim", 1000))
    assert count("finished", "tables where status = 'over'") == 1000
    assert count("finished", "members") == 2000
    asyncio.run(prepare.long_log(tmp_path / "log", "nim", 300))
    assert count("log", "events") == 300


def test_the_short_form_leaves_the_largest_sizes_out() -> None:
    plan = scale.read_plan(scale.read_arguments(["--short", "--only", "log"]))
    assert plan.sizes == {"log": scale.SIZES["log"][:-1]}
