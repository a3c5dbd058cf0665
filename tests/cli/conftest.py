from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from holdfast.cli import run


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


Holdfast = Callable[..., Result]


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept that somebody leaves; the test works in an empty folder beside it."""
    folder = tmp_path / "saves"
    monkeypatch.setenv("HOLDFAST_SAVES", str(folder))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    for name in ("FORCE_COLOR", "GITHUB_ACTIONS", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def holdfast(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Holdfast:
    """Run a command with lines to type."""

    def call(*args: object, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(arg) for arg in args])
        return Result(code, *capsys.readouterr())

    return call
