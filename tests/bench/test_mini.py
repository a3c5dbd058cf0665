"""The benchmark of the small positions: rows that add up, and wrong questions refused."""

from __future__ import annotations

import json

import pytest

from bench import mini

ONE = ["--game", "schotten-totten", "--start", "three-stones", "--iterations", "20", "--times", "1"]


def test_what_players_lose(capsys: pytest.CaptureFixture[str]) -> None:
    assert mini.main([*ONE, "--players", "random,greedy", "--json"]) == 0
    rows = {row["policy"]: row for row in json.loads(capsys.readouterr().out)}
    assert [*rows] == ["CFR+, 20", "random", "greedy"]
    assert 0 <= rows["CFR+, 20"]["exploitability"] < 0.02
    assert rows["random"]["exploitability"] > rows["greedy"]["exploitability"] > 0.05
    assert {row["deals"] for row in rows.values()} == {30}
    assert mini.main([*ONE, "--players", "random"]) == 0
    assert "three-stones" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--times", "0"], "--times is 0; it can be a whole number from 1"),
        (["--start", "no-stone"], "there is no such small position; there are"),
        ([*ONE, "--players", "nobody"], "there is no player 'nobody'"),
    ],
)
def test_what_cannot_be(
    given: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        mini.main(given)
    assert sentence in capsys.readouterr().err
