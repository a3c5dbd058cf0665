"""The measurement of luck and fog runs, and its figures are those of the analysis."""

from __future__ import annotations

import pytest

from bench import luck


def test_each_table_has_a_line_and_the_ladder_is_rated(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = {"--games": 4, "--worlds": 4, "--ladder": 1, "--iterations": 4}
    given = [str(each) for pair in numbers.items() for each in pair]
    luck.main(["--game", "nim", *given])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines] == [*luck.TABLES, *luck.LADDER]
    assert "4 games: luck" in lines[0]
    assert "rating" in lines[-1]


def test_without_luck_and_fog_the_rest_of_the_result_is_left() -> None:
    row = luck.measure("nim", "random", range(3), 4)
    assert row.adjusted + row.luck + row.own + row.others == pytest.approx(row.raw, abs=1e-9)


def test_the_last_player_named_takes_the_seats_that_are_left() -> None:
    match = luck.play("rheinlander", "greedy,random", 3)
    assert match.turn is None
    assert match.moves == luck.play("rheinlander", "greedy,random,random", 3).moves
