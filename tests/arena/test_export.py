"""Exports: every row is what the match was, in every format, on any number of cores."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import holdfast
from holdfast.arena.export.columns import DECISIONS, GAMES, OBSERVED, VERSION, Column, Kind
from holdfast.arena.export.conduct import Exported, Selection, export
from holdfast.arena.export.rows import Rows, make_rows
from holdfast.arena.sources import Bad, Saved
from holdfast.core.replay import write_replay
from tests.arena.test_census import finished

GAMES_THERE = holdfast.game_names()
ROOT = Path(__file__).parents[2]


def saved(match: holdfast.Match, where: str = "here", names: str = "") -> Saved:
    return Saved(where, write_replay(match, names), -1)


def rows_of(match: holdfast.Match, observation: str | None = None) -> Rows:
    rows = make_rows(saved(match, names="A=mouse B=cat"), observation)
    assert isinstance(rows, Rows)
    return rows


def write(found: list[Saved], wanted: Selection, **settings: Any) -> tuple[Exported, list[Bad]]:
    bad: list[Bad] = []
    wanted.check()
    return export(holdfast.game("nim"), found, wanted, complain=bad.append, **settings), bad


@pytest.mark.parametrize("game", GAMES_THERE)
def test_every_decision_is_a_row_with_what_was_so_before_it(game: str) -> None:
    match = finished(game, 7)
    rows = rows_of(match).decisions
    again = holdfast.new(game, seed=7)
    names = ("mouse", "cat", *"CDE")
    for ply, move in enumerate(match.moves):
        seat = again.turn
        assert seat is not None
        assert rows["ply"][ply] == ply + 1
        assert (rows["seat"][ply], rows["name"][ply]) == (seat, names[seat])
        assert (rows["move"][ply], rows["text"][ply]) == (move, again.write_move(move))
        assert rows["legal"][ply] == len(again.legal_ids)
        assert tuple(rows["points"][ply]) == again.scores
        assert rows["share"][ply] == (seat in match.winners) / len(match.winners)
        again.play(move)
    assert again.turn is None


@pytest.mark.parametrize("game", GAMES_THERE)
@pytest.mark.parametrize("observation", ["compact", "rich"])
@pytest.mark.only_compiled  # hundreds of observations
def test_an_observation_is_that_of_who_decides(game: str, observation: str) -> None:
    match = finished(game, 8)
    rows = rows_of(match, observation).decisions
    encoding = getattr(match.game.lab, observation)
    seen = np.asarray(rows["observation"])
    assert seen.shape == (match.ply, encoding.size)
    assert len({row.tobytes() for row in seen}) > match.ply // 2
    for ply, row in enumerate(seen):
        assert encoding.read(row)["mover"][0] == 1  # oneself comes first
        actions = rows["actions"][ply]
        assert len(set(actions)) == len(actions) == rows["legal"][ply]
        assert rows["action"][ply] in actions


def test_a_game_is_a_row() -> None:
    match = finished("nim", 9, players=3)
    row = {name: values[0] for name, values in rows_of(match).game.items()}
    assert row["names"] == ["mouse", "cat", "C"]
    assert (row["players"], row["first"], row["decisions"]) == (3, match.mover_at(0), match.ply)
    assert (row["seed"], row["start"], row["finished"]) == ("9", None, True)
    assert tuple(row["points"]) == match.scores
    assert sum(row["shares"]) == pytest.approx(1)
    assert [row[name] for name in ("group", "deal", "rotation", "seconds")] == [None] * 4


def test_a_match_that_did_not_end_is_there_without_a_share() -> None:
    match = holdfast.new("nim", seed=1)
    match.play(match.legal_ids[0])
    rows = rows_of(match)
    assert rows.game["finished"] == [False]
    assert rows.game["shares"] == [[0.0, 0.0]]
    assert rows.decisions["share"] == [None]


def test_a_match_without_a_move_has_no_decision() -> None:
    rows = rows_of(holdfast.new("nim", seed=1), "compact")
    assert rows.count == 0
    assert np.asarray(rows.decisions["observation"]).shape == (0, 32)


def test_a_match_from_a_position_has_its_text() -> None:
    start = holdfast.new("nim", seed=2)
    match = holdfast.read("nim", start.game.text.write_state(start.state))
    match.play(match.legal_ids[0])
    assert rows_of(match).game["start"] == [match.start]
    assert rows_of(match).game["seed"] == [None]


@pytest.mark.parametrize("observation", [None, "compact"])
def test_rows_and_columns_are_the_same_ones(observation: str | None) -> None:
    rows = rows_of(finished("nim", 3), observation)
    assert set(rows.game) | {"match"} == {column.name for column in GAMES}
    wanted = DECISIONS + OBSERVED if observation else DECISIONS
    assert set(rows.decisions) | {"match"} == {column.name for column in wanted}
    for block in (rows.game, rows.decisions):
        assert len({len(values) for values in block.values()}) == 1


def read_csv(path: Path, columns: tuple[Column, ...]) -> list[dict[str, Any]]:
    """Read a table as the page about it says."""
    plain = {Kind.TEXT: str, Kind.WHOLE: int, Kind.REAL: float}
    read = {column.name: plain.get(column.kind, json.loads) for column in columns}
    with path.open(newline="", encoding="utf-8") as file:
        return [
            {name: read[name](cell) if cell else None for name, cell in row.items()}
            for row in csv.DictReader(file)
        ]


def test_all_formats_have_the_same_rows(tmp_path: Path) -> None:
    found = [saved(finished("nim", seed), f"{seed}, “so”.txt") for seed in range(5)]
    tables = {}
    for ending in ("parquet", "csv", "jsonl"):
        wanted = Selection(tmp_path / f"g.{ending}", tmp_path / f"d.{ending}", "compact")
        done, bad = write(found, wanted)
        assert (done.games, bad) == (5, [])
        tables[ending] = wanted
    for place in ("games", "decisions"):
        columns = GAMES if place == "games" else DECISIONS + OBSERVED
        lines = getattr(tables["jsonl"], place).read_text(encoding="utf-8").splitlines()
        rows = [json.loads(line) for line in lines]
        assert list(rows[0]) == [column.name for column in columns]
        assert {row["match"] for row in rows} == set(range(5))
        parquet = pl.read_parquet(getattr(tables["parquet"], place))
        told = [
            {name: value if name != "observation" else list(value) for name, value in row.items()}
            for row in parquet.to_dicts()
        ]
        assert told == rows
        assert read_csv(getattr(tables["csv"], place), columns) == rows


def test_the_head_of_a_parquet_file_says_what_it_is(tmp_path: Path) -> None:
    wanted = Selection(decisions=tmp_path / "d.parquet", observation="rich")
    write([saved(finished("nim", 1))], wanted)
    facts = pl.read_parquet_metadata(wanted.decisions)  # type: ignore[arg-type]
    assert facts["holdfast"] == holdfast.__version__
    assert facts["holdfast.version"] == str(VERSION)
    assert (facts["holdfast.game"], facts["holdfast.observations"]) == ("nim", "rich")


def test_two_cores_write_the_same_as_one(tmp_path: Path) -> None:
    found = [saved(finished("nim", seed), str(seed)) for seed in range(40)]
    found[20] = Saved("spoilt", "Dear Anna", 0)
    texts = []
    for cores in (1, 2):
        wanted = Selection(tmp_path / "g.csv", tmp_path / "d.csv")
        seen: list[int] = []
        done, bad = write(found, wanted, cores=cores, advance=lambda seen=seen: seen.append(1))
        assert done.games == 39
        assert len(seen) == 40
        assert [each.where for each in bad] == ["spoilt"]
        texts.append([path.read_bytes() for path in (tmp_path / "g.csv", tmp_path / "d.csv")])
    assert texts[0] == texts[1]


def test_what_cannot_be_read_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(holdfast.BadOption, match="there is no match of nim that can be read"):
        write(
            [Saved("spoilt", "Dear Anna", 0)], Selection(tmp_path / "g.csv", tmp_path / "d.parquet")
        )
    assert list(tmp_path.iterdir()) == []


#: Writes so many matches, and prints how much memory it took at most.
MEASURED = """
import resource, sys
from pathlib import Path
import holdfast
from holdfast.arena.export.conduct import Selection, export
from holdfast.arena.sources import Saved
from holdfast.core.replay import write_replay
from tests.arena.test_census import finished

text = write_replay(finished("schotten-totten", 4))
found = (Saved("here", text, 0) for _ in range(int(sys.argv[1])))
wanted = Selection(decisions=Path(sys.argv[2]), observation="rich")
export(holdfast.game("schotten-totten"), found, wanted, complain=print)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.only_compiled
@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not say it like that")
def test_ten_times_as_many_matches_take_the_same_memory(tmp_path: Path) -> None:
    def peak(count: int) -> int:
        """Return the most memory in kB; on macOS it is told in bytes."""
        command = [sys.executable, "-c", MEASURED, str(count), str(tmp_path / "d.parquet")]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        return int(done.stdout) // (1024 if sys.platform == "darwin" else 1)

    few, many = peak(80), peak(800)
    rows = pl.scan_parquet(tmp_path / "d.parquet").select(pl.len()).collect().item()
    raw = rows * holdfast.game("schotten-totten").lab.rich.size * 2
    assert raw > 80 << 20
    assert (many - few) << 10 < 24 << 20


def test_the_page_lists_all_columns() -> None:
    page = (ROOT / "docs" / "reference" / "export.md").read_text(encoding="utf-8")
    for head, columns in (
        ("## Columns of games", GAMES),
        ("## Columns of decisions", DECISIONS),
        ("## With observations", OBSERVED),
    ):
        rows = [f"| `{each.name}` | {each.kind.value} | {each.about} |" for each in columns]
        assert "\n".join(rows) + "\n\n" in page.partition(head)[2] + "\n\n"
