"""A line for somebody who waits."""

from __future__ import annotations

import sys
import time

import pytest

from holdfast.core import progress


@pytest.fixture(autouse=True)
def new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process have waited for nothing yet."""
    monkeypatch.setattr(progress, "_waited", 0.0)
    monkeypatch.setattr(progress, "_silent", False)
    monkeypatch.setattr(progress, "PATIENCE", 0.05)
    monkeypatch.setattr(progress, "_EVERY", 0.02)


def test_what_is_quick_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.waiting_for("nim: legal_each"):
        pass
    assert capsys.readouterr().err == ""


def test_what_takes_long_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.waiting_for("nim: legal_each"):
        time.sleep(0.2)
    said = "holdfast: compiling nim: legal_each, once per installation; 0 s so far\n"
    assert capsys.readouterr().err == said


def test_many_short_waits_are_a_long_one(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("first", "second"):
        with progress.waiting_for(name):
            time.sleep(0.04)
    told = capsys.readouterr().err
    assert "first" not in told
    assert "second" in told


def test_on_a_terminal_the_line_counts_and_goes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with progress.waiting_for("nim"):
        time.sleep(0.2)
    told = capsys.readouterr().err
    assert told.count("\r\033[Kholdfast: compiling nim, ") > 1
    assert told.endswith("\r\033[K")
    assert "\n" not in told


def test_nothing_is_told_to_who_is_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.waiting_for(""):
        time.sleep(0.1)
    with progress.silence(), progress.waiting_for("nim"):
        time.sleep(0.1)
    assert capsys.readouterr().err == ""
    with progress.waiting_for("nim"):
        time.sleep(0.1)
    assert capsys.readouterr().err != ""
