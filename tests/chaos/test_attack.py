"""The short form of ``make chaos``: every kind of fault, some kills, then all is looked up."""

from __future__ import annotations

import json
from functools import partial

import pytest

from holdfast.testing.amount import amount, first_seed
from tests.chaos import __main__ as command
from tests.chaos.plan import Kind, count_kills, make_plan
from tests.chaos.report import Report
from tests.chaos.run import Attack, Database, attack

SEED = 17 + first_seed()
ENOUGH = amount(quick=5, full=60)


@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_through_anything_nothing_is_lost_or_doubled_or_shown_in_two_ways(
    database: Database, processes: int
) -> None:
    report = attack(Attack(database, SEED, ENOUGH, processes, few=True, mount=False))
    assert report.problems == []
    assert report.kills >= ENOUGH
    assert report.repeated > 0
    assert report.acknowledged > 100
    assert report.finished == report.tables >= 5
    assert report.compared > 100
    assert report.given_back > 0


def test_a_plan_follows_from_its_seed_and_has_everything_in_it() -> None:
    plan_for = partial(make_plan, kills=40, postgresql=True, disk=True, processes=3, workers=True)
    plan = plan_for(5)
    assert plan == plan_for(5)
    assert plan != plan_for(6)
    assert {fault.kind for fault in plan} == {*Kind}
    assert 40 <= sum(count_kills(fault.kind, 3) for fault in plan) <= 42


def test_what_cannot_fail_is_not_planned() -> None:
    kinds = {fault.kind for fault in make_plan(5, 40, postgresql=False, disk=False)}
    of_a_database = {Kind.RESTART, Kind.BACKENDS, Kind.KILL_BACKEND}
    assert not kinds & {Kind.KILL_ALL, Kind.KILL_WORKER, Kind.FULL, *of_a_database}


def make_report(how: Attack, *problems: str) -> Report:
    """Return the report of a run that came to nothing."""
    return Report(
        how.database, how.seed, 1, 1.0, how.kills, {"server killed": how.kills},
        *(9, 2, 9, 0, 0, 3, 3, 3, 40, 20, 30, 10, 1.5), "of its own", [*problems],
    )  # fmt: skip


def test_the_command_says_what_is_wrong_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "attack", lambda how, _: make_report(how, "c-1 is lost"))
    assert command.main(["--kills", "9", "--seed", "4"]) == 1
    told = capsys.readouterr()
    assert "sqlite, seed 4: c-1 is lost" in told.out
    assert "postgresql, seed 4: c-1 is lost" in told.out
    assert "server killed" in told.out
    assert "--seed 4" in told.err


def test_the_command_is_content_and_tells_programs_the_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "attack", lambda how, _: make_report(how))
    assert command.main(["--kills", "9", "--seed", "4", "--json"]) == 0
    assert [each["kills"] for each in json.loads(capsys.readouterr().out)] == [5, 5]


def test_the_command_wants_at_least_one_kill(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--kills", "0"])
    assert "must be at least 1" in capsys.readouterr().err
