"""The comparison with other libraries: its arithmetic, its turns, and a moment of what is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import holdfast
from bench.peers import __main__ as peers
from bench.peers import ours, tables
from bench.peers.entry import OURS, Done, Entry, Kind, Work
from bench.peers.libraries import LIBRARIES, PACKAGES, Library, find_versions, is_installed
from bench.peers.measuring import Round, Row, measure, ratios, steps_of
from holdfast.games import registry

ROOT = Path(__file__).parents[2]


def entry(library: str, game: str = "chess", kind: Kind = Kind.CORE) -> Entry:
    return Entry(kind, library, game, lambda: Work(lambda: Done(2, 3)))


def row(library: str, *rounds: tuple[int, int, float, float], game: str = "chess") -> Row:
    return Row(entry(library, game), [Round(*each) for each in rounds])


MINE = row(OURS, (100, 100, 2.0, 1.0), (900, 900, 3.0, 3.0), (80, 80, 1.0, 1.0), game="go")
THEIRS = row("Others", (50, 75, 1.0, 1.0), (600, 900, 2.0, 1.0), (20, 30, 5.0, 0.5))


def test_rates_are_those_of_the_round_in_the_middle() -> None:
    assert MINE.decisions_per_s == 100  # of 100, 300 and 80
    assert MINE.wall_decisions_per_s == 80  # of 50, 300 and 80
    assert THEIRS.steps_per_s == 75  # of 75, 900 and 60


def test_ratios_are_taken_within_a_round() -> None:
    assert ratios(MINE, THEIRS) == [2.0, 0.5, 2.0]


def test_a_table_has_ours_first_and_shows_where_we_are_slower() -> None:
    lines = tables.write_tables([MINE, THEIRS, row("Fast", *[(1000, 1000, 1.0, 1.0)] * 3)])
    assert lines.splitlines()[2:] == [
        "| library | game | decisions/s | by the clock | with chance | go ÷ |",
        "|---|---|--:|--:|--:|--:|",
        "| Holdfast | go | 100 | 80 |  |  |",
        "| Others | chess | 50 | 50 | 75 | 2 |",
        "| Fast | chess | 1,000 | 1,000 |  | **0.1** |",
    ]


@pytest.mark.parametrize(
    ("number", "rate", "ratio"),
    [
        (0.234, "0", "**0.23**"),
        (0.996, "1", "**1**"),
        (1.0, "1", "1"),
        (9.87, "10", "9.9"),
        (12345.6, "12,300", "12,346"),
    ],
)
def test_how_numbers_are_written(number: float, rate: str, ratio: str) -> None:
    assert tables.write_rate(number) == rate
    assert tables.write_ratio(number) == ratio


def test_everybody_has_a_turn_in_every_round_and_every_other_goes_backwards() -> None:
    rows = [Row(entry(name, kind=kind)) for kind in (Kind.CORE, Kind.SINGLE) for name in "AB"]
    labels = []
    for label, work in steps_of(rows, 1e-9, 2):
        labels.append(label.removesuffix(" of 2"))
        work()
    assert labels[:8] == [
        "single: A, chess, begins",
        "single: B, chess, begins",
        "single: A, chess, round 1",
        "single: B, chess, round 1",
        "single: B, chess, round 2",
        "single: A, chess, round 2",
        "single: A, chess, ends",
        "single: B, chess, ends",
    ]
    assert all(label.startswith("core: ") for label in labels[8:])
    assert all(len(row.rounds) == 2 and row.work is None for row in rows)


def test_only_the_work_is_measured() -> None:
    """What prepares a slice takes time, and none of it counts."""
    wasted = []

    def prepare() -> None:
        wasted.append(sum(range(300_000)))

    row = Row(entry("Others"), work=Work(lambda: Done(2, 3), prepare))
    measure(row, 1e-5)
    (found,) = row.rounds
    assert found.decisions == 2 * len(wasted)
    assert found.steps == 3 * len(wasted)
    assert found.processor < 1e-3 * len(wasted)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Measure Nim, and a library of others that plays chess, on whatever cores there are."""

    class Others:
        LIBRARY = "Others"

        def entries(self) -> Iterator[Entry]:
            for kind in Kind:
                yield entry("Others", kind=kind)

    monkeypatch.setattr(registry, "offered", lambda: ["nim"])
    monkeypatch.setattr(peers, "LIBRARIES", (Others(),))
    monkeypatch.setitem(PACKAGES, "Others", ("numpy",))
    monkeypatch.setattr(peers, "stay_on_one_core", lambda: 1)
    yield


@pytest.mark.only_compiled
@pytest.mark.usefixtures("brief")
def test_ours_is_measured_at_every_kind_of_work(capsys: pytest.CaptureFixture[str]) -> None:
    assert peers.main(["--seconds", "0.002", "--rounds", "2", "--json"]) == 0
    printed = capsys.readouterr()
    assert "not installed" not in printed.err
    found = json.loads(printed.out)
    assert found["rounds"] == 2
    assert found["missing"] == []
    assert len(found["load"]) == 2
    assert found["versions"]["numpy"]
    assert [each["kind"] for each in found["rows"] if each["library"] == OURS] == list(Kind)
    for each in found["rows"]:
        assert each["decisions_per_s"] > 0
        if each["library"] == "Others":
            (share,) = each["ratios"].values()
            assert 0 < share["low"] <= share["median"] <= share["high"]


@pytest.mark.only_compiled
@pytest.mark.usefixtures("brief")
def test_the_page_keeps_what_stands_above_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "PEERS.md"
    page.write_text("# Peers\n\nBy hand.\n\n## Measured\n\nOld.\n")
    monkeypatch.setattr(peers, "PAGE", page)
    assert peers.main(["--only", "core", "--seconds", "0.001", "--rounds", "1", "--write"]) == 0
    text = page.read_text()
    assert text.startswith("# Peers\n\nBy hand.\n\n## Measured\n\n20")
    assert "Old." not in text
    assert text.endswith("|\n")
    assert capsys.readouterr().out.strip() in text


@pytest.mark.only_compiled
def test_a_library_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "offered", lambda: ["nim"])
    monkeypatch.setattr(peers, "is_installed", lambda _library: False)
    monkeypatch.setattr(peers, "stay_on_one_core", lambda: 1)
    assert peers.main(["--only", "core", "--seconds", "0.001", "--rounds", "1"]) == 0
    printed = capsys.readouterr()
    names = "OpenSpiel, PettingZoo, RLCard, pgx, Catanatron"
    assert f"Not installed: {names}." in printed.out
    said = f"not installed, and so not measured: {names}; pip install 'holdfast[peers]'\n"
    assert said in printed.err


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: str(library.LIBRARY))
def test_what_is_installed_can_be_measured(library: Library) -> None:
    """One slice of each game of each library that is there; none of them has to be."""
    present = find_versions(PACKAGES[library.LIBRARY])
    assert is_installed(library) == (set(present) == set(PACKAGES[library.LIBRARY]))
    entries = list(library.entries())
    assert len({(each.kind, each.game) for each in entries}) == len(entries) > 0
    for each in entries if is_installed(library) else ():
        work = each.begin()
        work.prepare()
        done = work.run()
        assert 0 < done.decisions <= done.steps, each


def test_a_process_can_stay_on_one_core() -> None:
    """In a process of its own: this one has more to do."""
    code = "from bench.peers.__main__ import stay_on_one_core; print(stay_on_one_core())"
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = 1 if hasattr(os, "sched_setaffinity") else os.cpu_count()
    assert ran.stdout == f"{found}\n"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--rounds", "0"], "--rounds is 0; it can be a whole number from 1"),
        (["--seconds", "0"], "--seconds is 0; it can be any number above 0"),
        (["--seconds", "nan"], "--seconds is nan; it can be any number above 0"),
        (["--only", "speed"], "invalid Kind value: 'speed'"),
    ],
)
def test_what_cannot_be_is_refused(
    args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        peers.main(args)
    assert complaint in capsys.readouterr().err


def test_ours_are_the_games_on_offer() -> None:
    names = {holdfast.game(name).title for name in registry.offered()}
    assert {each.game for each in ours.entries()} == names
