"""What the suite itself promises: a failure can be repeated, and the slowest are told."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ODD = """
import os
import time
import pytest

@pytest.fixture(scope="module")
def stones():
    time.sleep(0.5)  # slower than the others, however busy the machine

@pytest.mark.parametrize("text", ["r1 @ [0,2]", "it's a $HOME", "fine"])
def test_odd(stones, text):
    assert text == "fine" or os.environ["HOLDFAST_SEED"] != "7"

def test_amount():
    assert os.environ["HOLDFAST_AMOUNT"] == "quick"

@pytest.fixture
def broken():
    raise ValueError

def test_never_runs(broken): ...
"""


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A suite with our settings and some tests that fail."""
    folder = tmp_path_factory.mktemp("suite")
    (folder / "tests").mkdir()
    for name in ("__init__.py", "conftest.py", "databases.py", "slow.py"):
        (folder / "tests" / name).write_bytes((HERE / name).read_bytes())
    (folder / "tests" / "test_odd.py").write_text(ODD, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    return folder


def run(folder: Path, *args: str) -> str:
    """Run pytest there and return what it prints."""
    ours = ("HOLDFAST_AMOUNT", "HOLDFAST_SEED", "PYTEST_ADDOPTS")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take a second and more to import
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-p", "no:cacheprovider", *args]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout


@pytest.fixture(scope="module")
def printed(suite: Path) -> str:
    """What two processes print that share the tests."""
    return run(suite, "-n", "2", "--amount", "full", "--seed", "7", "--slowest", "2")


def test_the_amount_and_the_seed_are_printed(printed: str) -> None:
    mode = os.environ.get("HOLDFAST_JIT", "fast")
    assert f"holdfast: HOLDFAST_JIT={mode}, --amount full, --seed 7" in printed.splitlines()


def test_every_failure_has_a_line_that_repeats_it(suite: Path, printed: str) -> None:
    _, _, after = printed.partition("to repeat a failure")
    lines = re.findall(r"^HOLDFAST_JIT=\w+ \.venv/bin/pytest (.*)$", after, re.MULTILINE)
    options = "--amount full --seed 7"
    assert all(line.startswith(f"{options} ") for line in lines)
    nodes = {shlex.split(line)[-1] for line in lines}
    assert nodes == {
        "tests/test_odd.py::test_odd[r1 @ [0,2]]",
        "tests/test_odd.py::test_odd[it's a $HOME]",
        "tests/test_odd.py::test_amount",
        "tests/test_odd.py::test_never_runs",
    }
    for line in lines:
        again = run(suite, "-q", *shlex.split(line))
        assert re.search(r"^1 (failed|error) in ", again, re.MULTILINE), again


def test_the_slowest_files_and_fixtures_are_told(printed: str) -> None:
    files, fixtures = re.findall(r"=+ slowest (?:files|fixtures) =+\n((?: .*\n)*)", printed)
    assert re.fullmatch(r" +\d+\.\d s +4 ×  tests/test_odd\.py\n", files)
    assert len(fixtures.splitlines()) == 2
    assert "tests/test_odd.py::stones" in fixtures


def test_nothing_is_told_unless_somebody_asks(suite: Path) -> None:
    told = run(suite, "-q", "-k", "fine")
    assert "slowest" not in told
    assert "to repeat a failure" not in told
    assert "1 passed" in told
