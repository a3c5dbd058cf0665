"""Checks across processes, where the other process is made to differ."""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast
from holdfast.testing import Case, Nonconformance, check_cache, check_trace, process

NIM = Case(holdfast.game("nim"), 2)


def test_a_trace_has_an_entry_for_every_position() -> None:
    whole = process.trace(NIM, 3)
    assert len(whole) == len(set(whole)) > 3
    assert process.trace(NIM, 3, plies=2) == whole[:3]


def test_another_game_in_another_process_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    here = process.trace(NIM, 3)
    monkeypatch.setattr(process, "_traces", lambda *_: {str(NIM): [*here[:2], "x", *here[3:]]})
    with pytest.raises(Nonconformance, match="nim 2p, seed 3, ply 2: another process, with HOLDF"):
        check_trace(NIM, "off", 3)


def test_a_shorter_game_in_another_process_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_traces", lambda *_: {})
    with pytest.raises(Nonconformance, match="plies here, 0 there"):
        check_trace(NIM, "off", 3)


def test_what_goes_wrong_in_another_process_is_told() -> None:
    with pytest.raises(Nonconformance, match="ZeroDivisionError"):
        process.run(["-c", "1 / 0"])


def test_a_setting_reaches_the_other_process() -> None:
    code = "import os, holdfast.core.jit as jit; print(jit.MODE)"
    assert process.run(["-c", code], HOLDFAST_JIT="off") == "off\n"


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ('{"step": [1, 0]}', '{"step": [1, 0]}', "a first process finds compiled code"),
        ('{"step": [0, 1]}', '{"step": [0, 1]}', "a second process compiles again"),
        ('{"step": [0, 1]}', '{"step": [1, 1]}', "a second process compiles again"),
    ],
)
def test_a_cache_that_is_not_used_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, first: str, second: str, expected: str
) -> None:
    printed = iter([first, second])
    monkeypatch.setattr(process, "run", lambda *_arguments, **_settings: next(printed))
    with pytest.raises(Nonconformance, match=expected):
        check_cache(NIM.game, tmp_path)
