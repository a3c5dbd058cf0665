"""What is noted of compiled code, and in which order it is compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast
from holdfast.core import jit
from holdfast.search import compiled

NIM = holdfast.game("nim")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    return tmp_path


def test_what_a_table_needs_comes_first_and_the_search_last() -> None:
    parts = [part for part, _, _ in compiled.all_steps(NIM)]
    assert list(dict.fromkeys(parts)) == ["table", "batches", "search", "analysis"]
    assert parts == sorted(parts, key=list(compiled.PARTS).index)


def test_what_is_compiled_is_noted_for_this_very_code(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not compiled.is_compiled(NIM)
    compiled.mark_compiled(NIM, [])
    assert compiled.is_compiled(NIM)
    assert not compiled.is_compiled(holdfast.game("fellowship"))
    monkeypatch.setattr(jit, "KERNELS", jit.KERNELS[1:])
    assert not compiled.is_compiled(NIM)


def test_a_kernel_of_somebody_else_changes_nothing(cache: Path) -> None:
    compiled.mark_compiled(NIM, [])
    known = [*jit.KERNELS]

    @jit.kernel
    def double(numbers: list[int]) -> int:
        return 2 * len(numbers)

    assert known == jit.KERNELS
    assert compiled.is_compiled(NIM)


def test_a_note_whose_files_are_gone_does_not_count(cache: Path) -> None:
    (cache / "rules.nbc").touch()
    compiled.mark_compiled(NIM, ["rules.nbc", "rules.nbc"])
    assert compiled.is_compiled(NIM)
    (cache / "rules.nbc").unlink()
    assert not compiled.is_compiled(NIM)


def test_without_a_cache_there_is_nothing_to_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "CACHE", None)
    compiled.mark_compiled(NIM, ["rules.nbc"])
    assert compiled.is_compiled(NIM)
