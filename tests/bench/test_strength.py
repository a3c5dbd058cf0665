"""The duels of the benchmark of strength, with hardly any thinking: they can be played."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench import strength
from holdfast.arena import Row


def run(folder: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    args = ["--smoke", "--json", "--cores", "1", "--folder", str(folder)]
    assert strength.main(args) == 0
    return json.loads(capsys.readouterr().out)


def test_every_duel_can_be_played_and_is_not_played_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = run(tmp_path, capsys)
    assert len(rows) == len(strength.all_duels())
    assert {row["part"] for row in rows} == {"greedy", "search", "tenfold", "recipe", "levels"}
    for row in rows:
        assert row["games"] == row["seats"]
        assert row["shown"] == (row["win_rate"] >= row["at_least"]) or row["part"] == "tenfold"
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    again = run(tmp_path, capsys)
    assert [row["win_rate"] for row in again] == [row["win_rate"] for row in rows]
    assert set(before) == {path.name for path in tmp_path.iterdir()}


def test_a_gain_must_be_no_accident_and_a_rate_must_be_reached() -> None:
    row = Row("a", 100, 0.6, 0.49, 0.7, 0.5, 0.0, 0.0, 0.0, 0.0)
    tenfold = next(duel for duel in strength.tenfold_duels())
    search = next(duel for duel in strength.search_duels())
    assert not strength.is_shown(tenfold, row)
    assert not strength.is_shown(search, row)
    assert strength.is_shown(replace(search, at_least=0.6), row)


def test_the_names_of_the_files_are_all_different() -> None:
    names = [duel.name for duel in strength.all_duels()]
    assert len(set(names)) == len(names)
    assert not set("".join(names)) & set("/:= ")
