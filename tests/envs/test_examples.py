"""The examples run as their text says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

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


@pytest.mark.only_compiled
def test_what_the_page_of_environments_says_can_be_run() -> None:
    text = (ROOT / "docs" / "reference" / "environments.md").read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == 5
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), {})
