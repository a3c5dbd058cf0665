"""The benchmark of the laboratory: everything is measured, and wrong numbers are refused."""

from __future__ import annotations

import json

import pytest

from bench import lab

CASES = lab.cases()


def test_the_check_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "cases", lambda: CASES[:1])
    assert lab.main(["--only", "check", "--size", "3", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    (row,) = printed["check"]
    assert printed["single"] == []
    assert all(row[what] > 0 for what in ("legal", "choose", "step", "checked"))
    assert lab.main(["--only", "check", "--size", "3"]) == 0
    assert row["game"] in capsys.readouterr().out


def test_single_games_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "cases", lambda: CASES[-1:])
    assert lab.main(["--only", "single", "--seconds", "0.01", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["single"]
    assert row["position"] > row["match"] > 0
    assert lab.main(["--only", "single", "--seconds", "0.01"]) == 0
    assert row["game"] in capsys.readouterr().out


def test_a_size_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        lab.main(["--size", "0"])
    assert "--size is 0; it can be a whole number from 1" in capsys.readouterr().err
