from __future__ import annotations

import html
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast as package
from holdfast.arena import Arena
from holdfast.cli.arena import read_players
from holdfast.core.errors import BadOption
from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check

TITLES = ["player", "games", "win", "rate", "95", "%", "interval", "Elo", "openskill", "points"]

NIM = ("arena", "nim", "--between", "random,random", "--games", 10, "--cores", 1)


def test_json_has_a_row_for_each_player(holdfast: Holdfast) -> None:
    result = holdfast(*NIM, "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)["rows"]
    assert [row["player"] for row in found] == ["random", "random#2"]
    for row in found:
        assert set(row) == {
            *("player", "games", "win_rate", "low", "high", "fair_share"),
            *("elo", "elo_error", "mu", "sigma", "points", "spread"),
        }
        assert row["games"] == 10
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1


def test_json_has_all_that_the_report_shows(holdfast: Holdfast) -> None:
    asked = ("--players", 3, "--seed", 3, "--misere", "--json", "--report", "r.html")
    result = holdfast("arena", "nim", "--between", "greedy,random", "--games", 9, *asked)
    found = json.loads(result.out)
    assert (found["game"], found["seed"], found["players"]) == ("nim", 3, 3)
    assert (found["between"], found["options"]) == (["greedy", "random"], {"misere": True})
    assert (found["version"], found["games"], found["deals"]) == (package.__version__, 9, 3)
    assert {(pair["player"], pair["other"]) for pair in found["pairs"]} == {
        ("greedy", "random"),
        ("random", "greedy"),
    }
    assert sum(pair["value"] for pair in found["pairs"]) == pytest.approx(1)
    assert len(found["order"]) == 3
    assert sum(rate["value"] for rate in found["order"]) == pytest.approx(1)
    assert sum(each["games"] for each in found["lengths"]["bins"]) == 9
    report = Path("r.html").read_text(encoding="utf-8")
    assert found["command"] in html.unescape(report)
    assert f"holdfast {found['version']}, rules {found['rules_version']}" in report
    again = json.loads(holdfast(*shlex.split(found["command"])[1:], "--json").out)
    assert {**again, "seconds": 0} == {**found, "seconds": 0}


def test_the_command_has_whatever_decides_the_games() -> None:
    bot = "mine=./bot --fast, now"
    plan = Arena("rheinlander", (bot, "random"), games=8, seats=4, options={"open_scores": False})
    words = shlex.split(plan.command)
    assert words[:5] == ["holdfast", "arena", "rheinlander", "--between", "mine,random"]
    assert words[5:7] == ["--bot", bot]
    assert words[-1] == "--no-open-scores"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            ("--players", "random,random"),
            ("--between", "random,random"),
            "holdfast: --players with names is --between now; taken as --between random,random\n",
        ),
        (
            ("--between", "random,random", "--seats", 3),
            ("--between", "random,random", "--players", 3),
            "holdfast: --seats is --players now; taken as --players 3\n",
        ),
    ],
)
def test_old_spellings_still_work_with_a_note(
    holdfast: Holdfast, old: tuple[object, ...], new: tuple[object, ...], says: str
) -> None:
    one, other = (holdfast("arena", "nim", *words, "--games", 6) for words in (old, new))
    assert (one.code, one.out) == (0, other.out)
    assert (one.err, other.err) == (says, "")


def test_the_table_says_what_was_played(holdfast: Holdfast) -> None:
    result = holdfast(*NIM, "--misere", "--seed", 3, "--players", 3)
    lines = result.out.splitlines()
    assert lines[0].split() == TITLES
    assert {line.split()[0] for line in lines[1:3]} == {"random", "random#2"}
    assert lines[4:] == [
        "Nim, 3 seats, misere on, seed 3.",
        "4 deals, each in 3 rotations: 12 games. A fair share is 33.3%.",
        "random#2 took the seats that were left; its rate is per seat.",
    ]


def test_the_table_begins_with_the_best(holdfast: Holdfast) -> None:
    result = holdfast("arena", "nim", "--between", "random,greedy", "--games", 10, "--cores", 1)
    assert result.out.splitlines()[1].startswith("greedy")


def test_a_sequential_test_has_a_sentence(holdfast: Holdfast) -> None:
    result = holdfast(*NIM, "--sprt", "0.4,0.6")
    says = "Sequential test: the win rate of random is still open between 0.4 and 0.6."
    assert result.out.splitlines()[-1] == says
    found = json.loads(holdfast(*NIM, "--sprt", "0.4,0.6", "--json").out)
    assert found["sprt"] == {"low": 0.4, "high": 0.6, "verdict": "open"}


def test_a_report_is_written(holdfast: Holdfast) -> None:
    assert holdfast(*NIM, "--report", "report.html").code == 0
    assert "<html" in Path("report.html").read_text()


def test_replays_and_a_file_are_written(holdfast: Holdfast) -> None:
    assert holdfast(*NIM, "--file", "a.sqlite", "--replays", "games").code == 0
    assert len(list(Path("games").iterdir())) == 10
    assert sorted(path.name for path in Path().iterdir()) == ["a.sqlite", "games"]


def test_the_program_spreads_games_over_processes() -> None:
    command = [sys.executable, "-m", "holdfast.cli", *map(str, NIM[:-1]), "2", "--json"]
    root = str(Path(package.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": root}
    done = subprocess.run(command, capture_output=True, check=True, env=environment)
    assert json.loads(done.stdout)["games"] == 10
    assert done.stderr == b""


def test_programs_take_part_where_they_are_named_or_at_the_end() -> None:
    mine, other = "mine=./bot --fast, now", "other=./other"
    assert read_players("mine,greedy", [mine, other]) == (mine, "greedy", other)
    assert read_players("", [mine, other]) == (mine, other)
    assert read_players(" greedy , random ", []) == ("greedy", "random")


@pytest.mark.parametrize("bots", [["mine"], ["=x"], ["a b=x"], ["a,b=x"], ["a="], ["a=x", "a=y"]])
def test_a_program_needs_a_name_and_a_command(bots: list[str]) -> None:
    with pytest.raises(BadOption, match="--bot"):
        read_players("greedy", bots)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("nim",), "the players are nobody; an arena needs two or more"),
        (("nim", "--between", "greedy"), "the players are greedy; an arena needs two or more"),
        (("nim", "--between", "greedy,nobody"), "there is no player 'nobody'; the players are"),
        (("chess", "--between", "greedy,random"), "there is no game 'chess'"),
        ((*NIM[1:4], "--players", 4), "nim is for 2 or 3 players, not 4"),
        ((*NIM[1:4], "--players", "a,b"), "--players is 'a,b' beside --between; it can be a num"),
        ((*NIM[1:4], "--players", 0), "'0' is not a whole number of at least 1"),
        ((*NIM[1:4], "--players", 2, "--seats", 2), "--seats and --players are one thing"),
        ((*NIM[1:4], "--games", 0), "'0' is not a whole number of at least 1"),
        ((*NIM[1:4], "--cores", "all"), "'all' is not a whole number of at least 1"),
        ((*NIM[1:4], "--tactics"), "no option '--tactics'; it has --between"),
        ((*NIM[1:4], "--sprt", "0.5"), "--sprt is '0.5'; it can be two win rates, as 0.5,0.55"),
        ((*NIM[1:4], "--sprt", "a,b"), "--sprt is 'a,b'"),
        ((*NIM[1:4], "--sprt", "50,55"), "between 50 and 55; it needs two win rates between"),
        ((*NIM[1:4], "--sprt", "nan,1"), "it needs two win rates between 0 and 1"),
        ((*NIM[1:4], "--bot", "mine"), "--bot is 'mine'; it can be NAME=COMMAND"),
        ((*NIM[1:4], "--report", "no/r.html"), "cannot write no/r.html: there is no folder no"),
        ((*NIM[1:4], "--file", "no/a.sqlite"), "cannot write no/a.sqlite: there is no folder no"),
        ((*NIM[1:4], "--file", "."), "cannot write .: it is not a file; give the name of a file"),
    ],
)
def test_a_bad_value_is_refused(holdfast: Holdfast, args: tuple[object, ...], says: str) -> None:
    check(holdfast, "arena", *args, says=says)


def test_a_file_of_something_else_is_refused(holdfast: Holdfast) -> None:
    Path("notes.txt").write_text("Buy stones. " * 100)
    check(holdfast, *NIM, "--file", "notes.txt", says="notes.txt cannot be used: file is not a")


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "localhost:x"])
def test_a_cluster_that_is_not_there_is_refused(holdfast: Holdfast, address: str) -> None:
    pytest.importorskip("ray", reason="Ray is an extra: pip install 'holdfast[ray]'")
    check(holdfast, *NIM, "--ray", address, says=f"there is no Ray cluster at '{address}'")


def test_without_ray_a_cluster_is_refused(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    check(holdfast, *NIM, "--ray", "local", says="pip install 'holdfast[ray]' installs it")
