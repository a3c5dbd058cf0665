"""The benchmark of the list of tables, with a few onlookers for a moment: it can be run."""

from __future__ import annotations

import json

import pytest

from bench import lobby


def test_what_a_few_onlookers_cost(capsys: pytest.CaptureFixture[str]) -> None:
    lobby.main(["--smoke", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["onlookers"] == 10
    assert found["bytes_each"] > 100  # a table that came
    assert found["last_heard"] < 10


def test_the_goal_is_for_what_the_changes_cost(capsys: pytest.CaptureFixture[str]) -> None:
    found = lobby.Found(1000, 60, 0.05, 0.14, 90.0, 500.0, 0.5, 40_960.0)
    assert found.reached
    assert not lobby.Found(1000, 60, 0.05, 0.16, 90.0, 500.0, 0.5, 40_960.0).reached
    lobby.print_found(found)
    assert "the changes: 9.0%" in capsys.readouterr().out
