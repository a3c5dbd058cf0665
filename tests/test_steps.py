"""The steps of the Makefile: what they print, and that they leave no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / ".ci" / "step.py"


def run(*given: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *given], check=False, capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_a_step_prints_its_name_and_its_time_and_hides_the_rest() -> None:
    code, lines = run("Counting", "sh", "-c", "echo one")
    assert code == 0
    assert lines[0] == "Counting …"
    assert lines[1].startswith("Counting … 0.")
    assert len(lines) == 2


def test_a_warning_of_a_step_that_succeeds_is_shown() -> None:
    assert run("Counting", "sh", "-c", "echo careful >&2")[1][2:] == ["careful"]


def test_a_step_that_fails_shows_all_that_it_said() -> None:
    code, lines = run("Counting", "sh", "-c", "echo one; echo wrong >&2; exit 3")
    assert code == 1
    assert lines[1].startswith("Counting … failed after ")
    assert lines[2:] == ["one", "wrong"]


def test_a_program_that_is_missing_is_named() -> None:
    assert run("Counting", "no-such-program") == (
        1,
        ["Counting …", "no-such-program: No such file or directory"],
    )


def test_commands_run_side_by_side_and_failures_are_listed_last() -> None:
    code, lines = run("--all", "sleep 0.5", "false", "echo one")
    assert code == 1
    assert lines[0] == "Checking, side by side: sleep 0.5, false, echo one"
    assert lines[lines.index("one") - 1].startswith("== echo one … ")
    assert lines[-2].startswith("== sleep 0.5 … ")
    assert lines[-1] == "Failed: false"


def test_commands_that_all_succeed_pass() -> None:
    code, lines = run("--all", "true")
    assert (code, lines[-1]) == (0, "All checks passed.")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_command_and_what_it_started(tmp_path: Path, number: int) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    step = subprocess.Popen(
        [
            sys.executable,
            str(SCRIPT),
            "Waiting",
            "sh",
            "-c",
            f"exec >{pipe}; echo one; sleep 60 & wait",
        ],
        stdout=subprocess.DEVNULL,
    )
    with pipe.open() as said:
        assert said.readline() == "one\n"
        step.send_signal(number)
        assert step.wait(30) == 130
        assert said.read() == ""  # nobody is left who could write to it
