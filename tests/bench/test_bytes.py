"""What a move weighs."""

from __future__ import annotations

import json

import pytest

from bench.bytes import main


def test_a_game_is_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--only", "nim", "--games", "2", "--json"])
    (found,) = json.loads(capsys.readouterr().out)
    assert found["game"] == "nim"
    assert found["people"] == 2
    assert found["moves"] > 2
    # Whoever comes is shown everything, and then only what is different.
    assert 0 < found["message"] < found["opened"]
    assert found["stored"] > 0
    assert found["processor"] > 0


def test_the_figures_are_told_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--only", "nim", "--games", "1"])
    told = capsys.readouterr().out.split()
    assert told[:7] == ["game", "people", "moves", "message", "opened", "stored", "µs"]
    assert told[7:9] == ["nim", "2"]
