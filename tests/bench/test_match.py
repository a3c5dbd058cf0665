"""The benchmark of a match: every game is measured, and wrong numbers are refused."""

from __future__ import annotations

import json

import pytest

import holdfast
from bench import match
from holdfast.core import jit


def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert match.main(["--times", "1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["mode"] == jit.MODE
    assert [cost["game"] for cost in printed["costs"]] == list(holdfast.game_names())
    assert all(cost[what] > 0 for cost in printed["costs"] for what in ("move", "view", "draw"))


def test_a_table_has_a_row_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    match.main(["--times", "1"])
    printed = capsys.readouterr().out
    assert all(name in printed for name in holdfast.game_names())


def test_a_number_of_times_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        match.main(["--times", "0"])
    assert "--times is 0; it can be a whole number from 1" in capsys.readouterr().err
