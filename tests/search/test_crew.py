"""Processes that compile, side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from holdfast.search import crew
from holdfast.search.compiled import PARTS
from holdfast.search.crew import CompilerFailed, Job, compile_jobs

Told = list[tuple[str, dict[str, Any]]]


def test_one_core_does_one_job_after_the_other() -> None:
    told: Told = []
    jobs = [("nim", part) for part in PARTS]
    compile_jobs(jobs, 2, lambda event, row: told.append((event, row)))  # of one game: no crew
    assert [event for event, _ in told] == ["begun", "finished"] * (len(told) // 2)
    parts = [row["part"] for event, row in told if event == "begun"]
    assert parts == sorted(parts, key=list(PARTS).index)
    assert all(row["seconds"] >= 0 for event, row in told if event == "finished")


class Silent(crew._Worker):
    """A worker that has no process, and notes what it takes."""

    def __init__(self) -> None:
        self.taken: list[Job] = []
        self._games: list[str] = []
        self.pipe = self  # type: ignore[assignment]

    def send(self, job: Job) -> None:
        self.taken.append(job)


def test_whoever_is_idle_goes_on_with_a_game_that_it_knows() -> None:
    jobs = [(game, part) for part in ("table", "search") for game in ("a", "b", "c")]
    one, two = Silent(), Silent()
    assert [one.take(jobs), two.take(jobs), two.take(jobs)] == [True] * 3
    assert (one.taken, two.taken) == ([("a", "table")], [("b", "table"), ("c", "table")])
    # All tables come before any search.
    for worker in (two, one, two):
        worker.take(jobs)
    assert one.taken[1:] == [("a", "search")]
    assert two.taken[2:] == [("b", "search"), ("c", "search")]
    assert not one.take(jobs)


def test_a_job_that_fails_is_told_in_a_sentence() -> None:
    with pytest.raises(CompilerFailed, match=r"^nothing could not be compiled: UnknownGame: "):
        compile_jobs([("nothing", "table"), ("nim", "table")], 2, lambda *_: None)


def test_a_process_that_is_killed_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    take = crew._Worker.take

    def take_and_die(worker: crew._Worker, jobs: list[Job]) -> bool:
        worker._process.kill()
        worker._process.join()
        return take(worker, jobs)

    monkeypatch.setattr(crew._Worker, "take", take_and_die)
    with pytest.raises((CompilerFailed, OSError)):
        compile_jobs([("fellowship", "table"), ("nim", "table")], 2, lambda *_: None)


def test_a_crew_does_every_step_of_every_game_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "holdfast.cli", "warm", "nim", "fellowship", "--lines"]
    done = subprocess.run(
        [*command, "--jobs", "2"],
        env={**os.environ, "HOLDFAST_CACHE": str(tmp_path), "HOLDFAST_JIT": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert {line["part"] for line in told} == set(PARTS)
    for game in ("nim", "fellowship"):
        mine = [line for line in told if line["game"] == game and line["event"] == "finished"]
        assert [line["done"] for line in mine] == list(range(1, mine[0]["total"] + 1))
