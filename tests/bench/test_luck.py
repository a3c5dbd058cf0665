"""The measurement of luck and fog runs, and its figures are those of the analysis."""

from __future__ import annotations

import pytest

from bench import luck


def test_each_kind_of_players_has_a_line_and_the_ladder_is_rated(
    capsys: pytest.CaptureFixture[str],
) -> None:
    numbers = {"--games": 4, "--worlds": 4, "--ladder": 1, "--iterations": 4}
    given = [str(each) for pair in numbers.items() for each in pair]
    luck.main(["--game", "nim", *given])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines] == [*luck.PLAYERS, *luck.LADDER]
    assert "4 games: luck" in lines[0]


def test_without_luck_and_fog_the_rest_of_the_result_is_left() -> None:
    row = luck.measure("nim", "random", 3, 4)
    assert row.adjusted + row.luck + row.fog == pytest.approx(row.raw, abs=1e-9)
