"""The benchmark of the first start: what it reads, what it prints, and how it fails."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import start
from bench.start import Start, Step

FIRST = Start("first", [Step("Creating .venv", 2.1), Step("Building the page", 9.0)], 38.4, 31.6)
SECOND = Start("second", [], 1.5, 1.2)


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("Creating .venv … 2.1 s\n", Step("Creating .venv", 2.1)),
        (
            "Installing holdfast and its server … 21.0 s",
            Step("Installing holdfast and its server", 21),
        ),
        ("Creating .venv …", None),
        ("Creating .venv … failed after 2.1 s", None),
        ("Ready after 38 s", None),
        ("On this machine: http://127.0.0.1:8080", None),
    ],
)
def test_a_step_is_noted_when_it_has_ended(line: str, step: Step | None) -> None:
    assert start.read_step(line) == step


def test_the_line_of_a_step_is_read_as_it_is_printed() -> None:
    command = [sys.executable, ".ci/step.py", "Doing nothing", "true"]
    said = subprocess.run(command, cwd=start.ROOT, check=True, capture_output=True, text=True)
    begun, ended = said.stdout.splitlines()
    assert begun == "Doing nothing …"
    step = start.read_step(ended)
    assert step is not None
    assert step.name == "Doing nothing"


def test_the_table_has_a_row_for_each_step_and_a_column_for_each_start() -> None:
    assert start.write_table([FIRST, SECOND]).splitlines() == [
        "Seconds                   first   second",
        "Creating .venv              2.1        –",
        "Building the page           9.0        –",
        "The page answers after     38.4      1.5",
        "Processor time             31.6      1.2",
    ]


def test_json_has_all_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(start, "clone", lambda folder: None)
    monkeypatch.setattr(start, "measure", lambda folder: [FIRST, SECOND])
    assert start.main(["--json", "--folder", str(tmp_path)]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert first["steps"][1] == {"name": "Building the page", "seconds": 9.0}
    assert second == {"name": "second", "steps": [], "answered": 1.5, "cpu": 1.2}


def test_a_folder_with_something_in_it_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "mine").touch()
    assert start.main(["--folder", str(tmp_path)]) == 1
    assert "is not an empty folder" in capsys.readouterr().err


SERVER = """
import sys
from http.server import HTTPServer, SimpleHTTPRequestHandler
HTTPServer(("127.0.0.1", int(sys.argv[3])), SimpleHTTPRequestHandler).serve_forever()
"""
MAKEFILE = f"""
play:
\t@echo 'Building the page … 0.1 s'
\t@{sys.executable} server.py $(ARGS)
"""


def test_a_start_is_timed_and_stopped(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    with start.playing(tmp_path, "first") as running:
        assert start.answers(running.url)
    assert running.start.steps == [Step("Building the page", 0.1)]
    assert 0 < running.start.answered < start.LONGEST
    assert not start.answers(running.url)


def test_a_make_that_fails_is_told(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text("play:\n\t@exit 3\n")
    with pytest.raises(start.Failed, match="make play ended with 2"):
        start.measure(tmp_path)
