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


def told_at_last(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what is told as soon as something is: on a busy machine that may take a while."""
    end = time.monotonic() + 30
    told = ""
    while not told and time.monotonic() < end:
        time.sleep(0.02)
        told = capsys.readouterr().err
    return told


def test_what_is_quick_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.waiting_for("nim: legal_each"):
        pass
    assert capsys.readouterr().err == ""


def test_what_takes_long_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.waiting_for("nim: legal_each"):
        time.sleep(0.2)
    said = "holdfast: compiling nim: legal_each, once per installation; 0 s so far\n"
    assert capsys.readouterr().err == said


def test_many_short_waits_are_a_long_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 1000)
    with progress.waiting_for("first"):
        time.sleep(0.04)
    assert capsys.readouterr().err == ""
    assert progress._waited >= 0.04
    monkeypatch.setattr(progress, "_waited", 999.96 + progress._waited)
    with progress.waiting_for("second"):
        assert "second" in told_at_last(capsys)


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
        assert told_at_last(capsys) != ""
