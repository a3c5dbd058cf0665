"""The examples run as their text says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ["random_rollout.py"])
def test_an_example_runs_as_its_text_says(name: str) -> None:
    text = (EXAMPLES / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    commands = re.findall(r"^    python (examples/.*)$", text, re.MULTILINE)
    assert commands
    for command in commands:
        ran = subprocess.run(
            [sys.executable, "-W", "error", *shlex.split(command)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        assert "games ended within 200 steps" in ran.stdout
        assert re.search(r"against greedy players the reward was -?[01]", ran.stdout)
        assert "2 seats were played" in ran.stdout


def test_openspiels_search_plays_against_ours() -> None:
    text = (EXAMPLES / "openspiel_search.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    commands = re.findall(r"^    python (examples/.*)$", text, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        ran = subprocess.run(
            [sys.executable, *shlex.split(command)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        games = int(command.split("--games ")[1].split()[0])
        told = re.search(r"(\d+) wins, (\d+) draws, (\d+) losses", ran.stdout)
        assert told
        assert sum(map(int, told.groups())) == games == ran.stdout.count("search has")


def test_what_the_page_of_observations_says_of_information_states() -> None:
    text = (ROOT / "docs" / "reference" / "observations.md").read_text(encoding="utf-8")
    given = "import holdfast\n" + BLOCK.findall(text)[-1]
    found: dict[str, Any] = {}
    exec(compile(given, "observations.md", "exec"), found)
    assert re.fullmatch(r"B \| A0 \| [0-9a-f]{32}", found["now"].information(1))
    assert found["now"].history(1).shape == (2, 34)


@pytest.mark.only_compiled
def test_who_begins_is_plotted_as_the_text_says(tmp_path: Path) -> None:
    text = (EXAMPLES / "first_player.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    commands = re.findall(r"^    ((?:holdfast|python) .*)$", text, re.MULTILINE)
    assert len(commands) == 3
    printed = ""
    for command in commands:
        first, *words = shlex.split(command.replace("--games 2000", "--games 20 --cores 1"))
        start = ["-W", "error"] if first == "python" else ["-m", "holdfast.cli"]
        words = [str(ROOT / word) if word.startswith("examples/") else word for word in words]
        ran = subprocess.run(
            [sys.executable, *start, *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        printed = ran.stdout
    shares = [float(share) for share in re.findall(r"order: ([\d.]+)% ±", printed)]
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(100)
    played = pl.read_parquet(tmp_path / "games.parquet")
    won = played.select(pl.col("shares").list.get(pl.col("first")).mean()).item()
    assert shares[0] == pytest.approx(100 * won, abs=0.06)
    assert "</svg>" in (tmp_path / "begins.svg").read_text(encoding="utf-8")


@pytest.mark.only_compiled
def test_what_the_page_of_environments_says_can_be_run() -> None:
    text = (ROOT / "docs" / "reference" / "environments.md").read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == 5
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), {})
