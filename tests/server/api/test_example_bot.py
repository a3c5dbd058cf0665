"""The example of the API: it must play as it stands."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, ROOT, Running, running

BOT = ROOT / "examples" / "table_bot.py"
#: Where ``holdfast serve`` listens unless it is told otherwise.
DEFAULT = "http://127.0.0.1:8080"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("example")) as server:
        yield server


def start(server: Running, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(BOT), server.url, *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize("others", ["1", "2"])
def test_the_example_plays_a_whole_match_against_ours(server: Running, others: str) -> None:
    done = start(server, "nim", others)  # at once: it waits by itself until the game is ready
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("{'why': 'played', 'winners': [")


def test_the_example_does_what_its_text_says(tmp_path: Path) -> None:
    """Its own command, at a server that offers the game and has this address for its own."""
    text = BOT.read_text(encoding="utf-8")
    ((python, script, address, game),) = map(
        shlex.split, re.findall(r"^    (python3 .*)$", text, re.MULTILINE)
    )
    assert (python, script, address) == ("python3", "examples/table_bot.py", DEFAULT)
    with running(tmp_path, game=game) as server:
        done = start(server, game)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("{'why': 'played', 'winners': [")


def test_the_example_says_why_it_cannot_play(server: Running) -> None:
    done = start(server, "chess")
    assert done.returncode == 1
    assert done.stderr == 'There is no game "chess"; the games are nim.\n'
