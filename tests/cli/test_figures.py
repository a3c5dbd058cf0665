from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import holdfast as package
from holdfast.cli import measure, peers
from holdfast.cli.warm import prune
from tests.cli.conftest import Holdfast

FIELDS = {
    "game",
    "options",
    "players",
    "cores",
    "games_per_s",
    "decisions_per_s",
    "redeals_per_s",
    "state_bytes",
    "compile_s",
    "warm_s",
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small batches, and no new processes."""
    monkeypatch.setattr(measure, "_SIZE", 16)
    start = {"compile_s": 12.3, "warm_s": 0.5}
    monkeypatch.setattr(measure, "measure_start", lambda _name: start)


class Spiel:
    """As much of OpenSpiel as is measured: a game of two decisions after one card is dealt."""

    class Game:
        def num_players(self) -> int:
            return 2

        def new_initial_state(self) -> Any:
            steps = [SimpleNamespace(player=player) for player in (-1, 0, 1)]
            return SimpleNamespace(full_history=lambda: steps)

    def load_game(self, name: str) -> Game:
        assert name in peers.GAMES
        return self.Game()

    def make_uniform_random_bot(self, seat: int, _seed: int) -> int:
        return seat

    def evaluate_bots(self, _state: Any, bots: list[int], _seed: int) -> None:
        assert bots == [0, 1]


def test_games_are_listed(holdfast: Holdfast) -> None:
    out = holdfast("games").out
    assert all(name in out for name in package.game_names())


def test_rules_are_printed_whole_by_chapter_and_by_number(holdfast: Holdfast) -> None:
    whole = holdfast("rules", "schotten-totten").out
    assert whole.strip() == package.game("schotten-totten").rules().strip()
    chapter = holdfast("rules", "schotten-totten", "4").out
    assert chapter.startswith("## 4 Claiming")
    assert "**5.1**" not in chapter
    rule = holdfast("rules", "schotten-totten", "3.7").out.splitlines()
    assert rule[0].startswith("- **3.7** ")
    assert len(rule) > 1, "its ruling is printed too"
    assert holdfast("rules", "schotten-totten", "rulings").out.startswith("## Rulings")


def test_perft_counts_the_same_with_and_without_dividing(holdfast: Holdfast) -> None:
    plain = json.loads(holdfast("perft", "nim", 3, "--json").out)
    parts = json.loads(holdfast("perft", "nim", 3, "--json", "--divide").out)
    assert plain["sequences"] == sum(parts["divide"].values()) > 0
    assert plain["options"] == {"misere": False}
    assert plain["seed"] == 0
    text = holdfast("perft", "nim", 3, "--divide", "--no-misere").out
    assert f"depth 3: {plain['sequences']:,} sequences in " in text
    assert f"1-1  {parts['divide']['1-1']:,}\n" in text


def test_perft_of_small_depths(holdfast: Holdfast) -> None:
    assert "depth 0: 1 sequences" in holdfast("perft", "nim", 0).out
    assert "depth 1: 12 sequences" in holdfast("perft", "nim", 1).out
    assert json.loads(holdfast("perft", "nim", 0, "--divide", "--json").out)["divide"] == {}


def test_perft_counts_from_a_position(holdfast: Holdfast) -> None:
    text = package.game("nim").write_state(package.new("nim", seed=4).state)
    Path("p.txt").write_text(text)
    here, there = ("--position", "p.txt"), ("--seed", 4)
    counts = [json.loads(holdfast("perft", "nim", 3, *x, "--json").out) for x in (here, there)]
    assert counts[0]["sequences"] == counts[1]["sequences"]


def test_warming_says_what_it_did(holdfast: Holdfast) -> None:
    report = json.loads(holdfast("warm", "nim", "--json").out)
    assert {step["game"] for step in report["steps"]} == {"nim"}
    assert report["seconds"] >= 0
    assert holdfast("warm", "nim").out.startswith("Ready after ")


def test_only_old_caches_of_other_versions_are_removed(tmp_path: Path) -> None:
    names = {"old": "a" * 20, "new": "b" * 20, "ours": "c" * 20, "other": "photos"}
    for name, folder in names.items():
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "file").touch()
        if name != "new":
            long_ago = time.time() - 31 * 24 * 3600
            os.utime(tmp_path / folder, (long_ago, long_ago))
    assert prune(tmp_path, tmp_path / names["ours"]) == [names["old"]]
    left = {folder.name for folder in tmp_path.iterdir()} & set(names.values())
    assert left == set(names.values()) - {names["old"]}
    assert prune(tmp_path / "nowhere", None) == []


def test_old_caches_are_named_when_they_are_removed(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.cli.warm.prune", lambda _root, _current: ["a" * 20])
    assert "Removed 1 old folders beside it." in holdfast("warm", "nim").out


@pytest.mark.usefixtures("quick")
def test_bench_prints_a_row_for_each_option_set_player_count_and_core_count(
    holdfast: Holdfast,
) -> None:
    rows = json.loads(holdfast("bench", "nim", "--seconds", 0, "--cores", 2, "--json").out)
    assert all(set(row) == FIELDS for row in rows)
    facts = [(row["options"], row["players"], row["cores"]) for row in rows]
    assert facts == [
        (options, players, cores)
        for options in ({}, {"misere": True})
        for players in (2, 3)
        for cores in (1, 2)
    ]
    assert all(row["games_per_s"] > 0 and row["redeals_per_s"] > 0 for row in rows)
    assert all(row["decisions_per_s"] > row["games_per_s"] for row in rows)


@pytest.mark.usefixtures("quick")
def test_bench_prints_a_table(holdfast: Holdfast) -> None:
    out = holdfast("bench", "nim", "--seconds", 0, "--cores", 1).out
    assert "misere" in out
    assert "compiles in 12.3 s, starts in 0.5 s" in out
    assert out.endswith("Best of three measurements each; a game includes its deal.\n")


@pytest.mark.usefixtures("quick")
def test_bench_leaves_out_examples_unless_they_are_named(holdfast: Holdfast) -> None:
    rows = json.loads(holdfast("bench", "--seconds", 0, "--cores", 1, "--json").out)
    measured = {row["game"] for row in rows}
    assert {"schotten-totten", "rheinlander"} <= measured
    assert "nim" not in measured


@pytest.mark.usefixtures("quick")
def test_bench_compares_with_peers(holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", Spiel())
    args = ("bench", "nim", "--seconds", 0, "--cores", 1, "--peers")
    rows = [row for row in json.loads(holdfast(*args, "--json").out) if "peer" in row]
    assert [row["game"] for row in rows] == list(peers.GAMES)
    assert all(set(row) == FIELDS | {"peer", "actions_per_s"} for row in rows)
    assert all(row["actions_per_s"] > row["decisions_per_s"] for row in rows)
    out = holdfast(*args).out
    assert "euchre" in out
    assert "Ratio: decisions per second of nim, base game, one core, over theirs" in out


def test_bench_says_how_to_install_the_peers(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    result = holdfast("bench", "nim", "--peers")
    assert result.code == 2
    assert result.err == (
        "holdfast: --peers needs OpenSpiel, which is not installed; install it with "
        "pip install 'holdfast[bench]'\n"
    )


def test_compiling_and_starting_are_measured_in_processes_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOLDFAST_JIT", "off")  # there, not here: this process has started
    start = measure.measure_start("nim")
    assert set(start) == {"compile_s", "warm_s"}
    assert start["warm_s"] > 0
