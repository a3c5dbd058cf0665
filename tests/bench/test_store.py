"""The benchmark of the store: each way of storing is measured, and wrong numbers are refused."""

from __future__ import annotations

import json

import pytest

from bench import store


def test_moves_together_alone_and_plain_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert store.main(["--moves", "64", "--json"]) == 0
    costs = json.loads(capsys.readouterr().out)
    assert [cost["what"] for cost in costs] == ["together", "alone", "plain"]
    assert all(cost["processor"] > 0 and cost["waiting"] > 0 for cost in costs)


def test_another_database_can_be_measured(lent: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert store.main(["--moves", "32", "--url", lent]) == 0
    assert "together" in capsys.readouterr().out


def test_a_number_of_moves_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        store.main(["--moves", "31"])
    assert "--moves is 31; it can be a whole number from 32" in capsys.readouterr().err
