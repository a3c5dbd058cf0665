"""What is noted of compiled code."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from holdfast.core import jit
from holdfast.search import warm


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of a package like ours, with an empty cache."""
    (tmp_path / "cache").mkdir()
    (tmp_path / "package" / "search").mkdir(parents=True)
    file = tmp_path / "package" / "search" / "warm.py"
    file.touch()
    monkeypatch.setattr(warm, "__file__", str(file))
    monkeypatch.setattr(jit, "CACHE", tmp_path / "cache")
    return file


def test_what_is_compiled_is_noted_for_these_very_files(source: Path) -> None:
    assert not warm.is_compiled("nim")
    warm.mark_compiled("nim")
    assert warm.is_compiled("nim")
    assert not warm.is_compiled("go")
    os.utime(source, ns=(1, 1))  # installed again
    assert not warm.is_compiled("nim")


def test_the_same_sources_elsewhere_are_not_compiled(
    source: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    warm.mark_compiled("nim")
    (tmp_path / "package").rename(tmp_path / "other")
    monkeypatch.setattr(warm, "__file__", str(tmp_path / "other" / "search" / "warm.py"))
    assert not warm.is_compiled("nim")


def test_a_note_whose_files_are_gone_does_not_count(source: Path) -> None:
    assert jit.CACHE is not None
    code = jit.CACHE / "core_1" / "rules.nbc"
    code.parent.mkdir()
    code.touch()
    warm.mark_compiled("nim")
    assert warm.is_compiled("nim")
    code.unlink()
    assert not warm.is_compiled("nim")
