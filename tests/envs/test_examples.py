"""The examples run as their text says, every command; what takes long is made short."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import polars as pl
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGES = ROOT / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    ((?:python3?|holdfast) (?:.*\\\n)*.*)$", re.MULTILINE)
LONGEST = 80
#: Put behind a command, so that it takes seconds: few games, one round of learning, one update.
SHORT = {
    "holdfast arena": "--games 2 --cores 1",
    "python examples/linear_value.py": "1",
    "python examples/ppo.py": "1",
}
#: What each example prints, command by command.
PRINTS = {
    "random_rollout.py": [
        r"games ended within 200 steps[^$]*against greedy players the reward was -?[01]"
        r"[^$]*2 seats were played"
    ],
    "outside_bot.py": [r"random +2 [^$]*\nmine +2 "],
    "border_bot.py": [r"journeyman +2 [^$]*\nthumb +2 "],
    "zoo_policy.py": [r"rewards: \{'seat_0': -?1\.0, 'seat_1': -?1\.0\}", r"\npolicy +2 "],
    "linear_value.py": [r"learning"],
    "linear_player.py": [r"learning", r"greedy +2 [^$]*\nlinear +2 "],
    "ppo.py": [r"won against random play: \d+% at first, \d+% at last"],
    "ppo_player.py": [r"won against random play", r"\nppo +2 "],
}
#: Who needs more than the tools for tests; ``make test-train`` installs it.
NEEDS = {"ppo.py": "torch", "ppo_player.py": "torch"}
#: Run at a server, ``tests/server/api/test_example_bot.py``, or below.
ELSEWHERE = {"table_bot.py", "openspiel_search.py", "first_player.py"}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} <= {*PRINTS, *ELSEWHERE}


def shorten(command: str) -> str:
    """Return a command that takes seconds."""
    (behind,) = [SHORT[begin] for begin in SHORT if command.startswith(begin)] or [""]
    return f"{command} {behind}"


def commands_of(name: str) -> list[str]:
    """Return the commands that the text of an example gives, each on a line."""
    text = (EXAMPLES / name).read_text(encoding="utf-8").partition('"""\n\n')[0]
    return [re.sub(r"\s*\\\n\s*", " ", command) for command in COMMAND.findall(text)]


def test_how_to_train_has_the_commands_of_the_examples() -> None:
    """So that they are run; those that install are not: they fetch gigabytes, or take minutes."""
    page = (PAGES / "howto" / "train.md").read_text(encoding="utf-8")
    given = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    lines = [line for block in given for line in block.splitlines()]
    installing, rest = lines[:3], lines[3:]
    assert installing[-1] == "pip install '.[envs,train]'"
    assert len(rest) == 3
    known = [command for name in PRINTS for command in commands_of(name)]
    assert [line for line in rest if line not in known] == []


@pytest.mark.only_compiled
@pytest.mark.parametrize("name", PRINTS)
def test_an_example_does_what_its_text_says(name: str, tmp_path: Path) -> None:
    if name in NEEDS and not find_spec(NEEDS[name]):
        pytest.skip(f"{name} needs {NEEDS[name]}: make test-train")
    text = (EXAMPLES / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    (tmp_path / "examples").symlink_to(EXAMPLES)
    commands = commands_of(name)
    assert len(commands) == len(PRINTS[name])
    for command, printed in zip(commands, PRINTS[name], strict=True):
        ran = run(shorten(command), tmp_path)
        assert ran.returncode == 0, ran.stderr
        assert re.search(printed, "\n" + ran.stdout), ran.stdout


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command of somebody who has this environment and this folder."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PYTHONWARNINGS": "error", "COLUMNS": "200"}
    return subprocess.run(
        shlex.split(command), cwd=folder, env=env, capture_output=True, text=True, check=False
    )


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
    text = (PAGES / "reference" / "environments.md").read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == 6
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), {})
