from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import holdfast as package
from holdfast.cli.speed import measure, peer_search, peers, search
from holdfast.search.ismcts import MOST_NODES
from holdfast.search.tree import NODE
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
    "search_compile_s",
    "warm_s",
}
SEARCH_FIELDS = {
    "kind",
    "game",
    "options",
    "players",
    "cores",
    "plan",
    "iterations",
    "iterations_per_s",
    "decisions_per_s",
    "budget_ms",
    "budget_ratio",
    "search_bytes",
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small batches, small trees, little time, and no new processes."""
    monkeypatch.setattr(measure, "_SIZE", 16)
    monkeypatch.setattr(search, "FEWEST", 20)
    monkeypatch.setattr(search, "_BUDGET", 10)
    start = {"compile_s": 12.3, "search_compile_s": 4.5, "warm_s": 0.5}
    monkeypatch.setattr(measure, "measure_start", lambda _name: start)


class Spiel:
    """As much of OpenSpiel as is measured: a game of two decisions after one card is dealt."""

    class State:
        def __init__(self, *players: int) -> None:
            self.players = [*players]

        def full_history(self) -> list[SimpleNamespace]:
            return [SimpleNamespace(player=player) for player in self.players]

        def current_player(self) -> int:
            return len(self.players) - 1

        def is_chance_node(self) -> bool:
            return not self.players

        def legal_actions(self) -> list[int]:
            return [4, 5]

        def apply_action(self, action: int) -> None:
            assert action in self.legal_actions()
            self.players.append(self.current_player())

        def resample_from_infostate(self, seat: int, dice: Callable[[], float]) -> Spiel.State:
            assert seat == self.current_player()
            assert 0 <= dice() < 1
            return Spiel.State(*self.players)

    class Game:
        def num_players(self) -> int:
            return 2

        def new_initial_state(self) -> Spiel.State:
            return Spiel.State()

    class ISMCTSBot:
        def __init__(self, _seed: int, rollouts: int, *settings: object) -> None:
            assert rollouts == 1
            assert settings == (0.7, search.MOST, -1, "most visits")

        def step(self, state: Spiel.State) -> None:
            assert state.players == [-1], "at the first decision"

    ISMCTSFinalPolicyType = SimpleNamespace(MAX_VISIT_COUNT="most visits")

    def RandomRolloutEvaluator(self, rollouts: int, _seed: int) -> int:  # noqa: N802
        return rollouts

    def load_game(self, name: str) -> Game:
        assert name in peers.GAMES + peer_search.GAMES
        return self.Game()

    def make_uniform_random_bot(self, seat: int, _seed: int) -> int:
        return seat

    def evaluate_bots(self, state: State, bots: list[int], _seed: int) -> None:
        assert bots == [0, 1]
        state.players = [-1, 0, 1]


def test_games_are_listed(holdfast: Holdfast) -> None:
    out = holdfast("games").out
    assert all(name in out for name in package.game_names())


def test_rules_are_printed_whole_by_chapter_and_by_number(holdfast: Holdfast) -> None:
    whole = holdfast("rules", "schotten-totten").out
    assert whole.strip() == package.game("schotten-totten").rulebook().strip()
    chapter = holdfast("rules", "schotten-totten", "4").out
    assert chapter.startswith("## 4 Claiming")
    assert "**5.1**" not in chapter
    rule = holdfast("rules", "schotten-totten", "3.7").out.splitlines()
    assert rule[0].startswith("- **3.7** ")
    assert len(rule) > 1, "its ruling is printed too"
    assert holdfast("rules", "schotten-totten", "rulings").out.startswith("## Rulings")


def test_rules_are_printed_in_the_language_asked_for(holdfast: Holdfast) -> None:
    game = package.game("schotten-totten")
    for language in ("de", "hu", "it"):
        whole = holdfast("rules", "schotten-totten", "--language", language).out
        assert whole.strip() == game.rulebook(language).strip()
    rule = holdfast("rules", "schotten-totten", "3.7", "--language", "de").out.splitlines()
    assert rule[0].startswith("- **3.7** Sind Art und Summe gleich")
    assert holdfast("rules", "schotten-totten", "--language", "en").out == (
        holdfast("rules", "schotten-totten").out
    )


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
    text = package.game("nim").text.write_state(package.new("nim", seed=4).state)
    Path("p.txt").write_text(text)
    here, there = ("--position", "p.txt"), ("--seed", 4)
    counts = [json.loads(holdfast("perft", "nim", 3, *x, "--json").out) for x in (here, there)]
    assert counts[0]["sequences"] == counts[1]["sequences"]


def test_warming_says_what_it_did(holdfast: Holdfast) -> None:
    report = json.loads(holdfast("warm", "nim", "--json").out)
    assert {step["game"] for step in report["steps"]} == {"nim"}
    assert [step["step"] for step in report["steps"] if step["part"] == "search"] == ["search"]
    assert {step["part"] for step in report["steps"]} == {"table", "batches", "search", "analysis"}
    assert report["seconds"] >= max(step["seconds"] for step in report["steps"])
    assert holdfast("warm", "nim").out.startswith("Ready after ")


def test_warming_tells_each_step_in_lines(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[str] = []  # Ctrl-C is for the program that reads the lines
    monkeypatch.setattr(os, "setpgrp", lambda: left.append("the terminal"))
    steps = json.loads(holdfast("warm", "nim", "--json").out)["steps"]
    assert left == []
    told = [json.loads(line) for line in holdfast("warm", "nim", "--lines").out.splitlines()]
    begun, finished = told[::2], told[1::2]
    assert [line["step"] for line in begun] == [step["step"] for step in steps]
    assert [line["step"] for line in finished] == [step["step"] for step in steps]
    assert {line["event"] for line in begun} == {"begun"}
    assert {line["event"] for line in finished} == {"finished"}
    assert [line["done"] for line in begun] == list(range(len(steps)))
    assert [line["done"] for line in finished] == list(range(1, len(steps) + 1))
    assert {line["total"] for line in told} == {len(steps)}
    assert all(line["seconds"] >= 0 for line in finished)
    keys = {"event", "game", "part", "step", "done", "total"}
    assert (set(begun[0]), set(finished[0])) == (keys, keys | {"seconds"})
    assert left == ["the terminal"]


def test_old_files_are_counted_when_they_are_removed(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.core.cache.prune", lambda _root: ["a", "b"])
    assert "Removed 2 old files." in holdfast("warm", "nim").out


@pytest.fixture
def bench(holdfast: Holdfast, quick: None) -> Callable[..., list[measure.Row]]:
    """Measure as shortly as possible and return the rows."""

    def call(*args: object) -> list[measure.Row]:
        rows: list[measure.Row] = json.loads(holdfast("bench", *args, "--seconds", 0, "--json").out)
        return rows

    return call


Bench = Callable[..., list[measure.Row]]


def test_bench_has_a_row_for_each_option_set_player_count_and_core_count(bench: Bench) -> None:
    rows = bench("nim", "--cores", 2, "--no-search")
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


def test_bench_measures_the_search_with_both_plans(bench: Bench) -> None:
    rows = bench("nim", "--cores", 1)
    assert [set(row) == FIELDS for row in rows] == [True] * 4 + [False] * 8
    searches = rows[4:]
    assert all(set(row) == SEARCH_FIELDS and row["kind"] == "search" for row in searches)
    assert [(row["options"], row["players"], row["plan"]) for row in searches] == [
        (options, players, plan)
        for options in ({}, {"misere": True})
        for players in (2, 3)
        for plan in ("uniform", "own")
    ]
    for row in searches:
        assert row["iterations"] == 20
        assert row["decisions_per_s"] > row["iterations_per_s"] > 0
        assert row["budget_ratio"] * row["budget_ms"] >= 10
        assert row["search_bytes"] > MOST_NODES * NODE.itemsize


@pytest.mark.parametrize(("seconds", "size"), [(0, 1_000), (1e9, 10_000)])
def test_trees_are_neither_tiny_nor_endless(seconds: float, size: int) -> None:
    grown = []

    def grow(_run: int, iterations: int) -> tuple[int, int]:
        grown.append(iterations)
        time.sleep(0.001)
        return iterations, 0

    assert search.choose_size(grow, seconds) == size
    assert grown == [1, 100]


@pytest.mark.usefixtures("quick")
def test_bench_prints_a_table(holdfast: Holdfast) -> None:
    out = holdfast("bench", "nim", "--seconds", 0, "--cores", 1).out
    assert "misere" in out
    assert "compiles in 12.3 s (the search in 4.5 s more), starts in 0.5 s" in out
    assert "iterations/s  decisions/s  10 ms take" in out
    assert out.endswith("Best of three measurements each; a game includes its deal.\n")
    assert "iterations/s" not in holdfast("bench", "nim", "--seconds", 0, "--no-search").out


def test_bench_leaves_out_examples_unless_they_are_named(bench: Bench) -> None:
    measured = {row["game"] for row in bench("--cores", 1, "--no-search")}
    assert {"schotten-totten", "rheinlander"} <= measured
    assert "nim" not in measured


def test_bench_measures_peers(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", Spiel())
    rows = [row for row in bench("nim", "--cores", 1, "--peers") if "peer" in row]
    names = [*peers.GAMES, *peer_search.GAMES]
    assert [row["game"] for row in rows] == names
    games, searches = rows[: len(peers.GAMES)], rows[len(peers.GAMES) :]
    assert all(set(row) == FIELDS | {"peer", "actions_per_s"} for row in games)
    assert all(set(row) == SEARCH_FIELDS | {"peer", "actions_per_s"} for row in searches)
    for row in rows:  # two decisions, three actions
        assert row["actions_per_s"] / row["decisions_per_s"] == pytest.approx(1.5, rel=1e-3)


@pytest.mark.usefixtures("quick")
def test_bench_compares_with_peers(holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", Spiel())
    args = ("bench", "nim", "--seconds", 0, "--cores", 1, "--peers")
    out = holdfast(*args).out
    assert "OpenSpiel's search, C++, one core" in out
    assert "euchre" in out
    assert "Ratio: decisions per second of nim, base game, one core, over theirs" in out
    assert "OpenSpiel's search" not in holdfast(*args, "--no-search").out


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
    assert set(start) == {"compile_s", "search_compile_s", "warm_s"}
    assert start["warm_s"] > 0


def test_the_search_is_not_in_the_compile_time_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts = {"the deal": ("table", 2.0), "moves": ("batches", 1.5), "search": ("search", 4.0)}
    steps = [{"step": step, "part": p, "seconds": s} for step, (p, s) in parts.items()]
    monkeypatch.setattr(measure, "_run", lambda *_args: json.dumps({"steps": steps}))
    start = measure.measure_start("nim")
    assert (start["compile_s"], start["search_compile_s"]) == (3.5, 4.0)
