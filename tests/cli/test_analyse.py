from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import holdfast as package
from holdfast.cli.terminal.balances import OTHERS, TERMS
from holdfast.core.replay import write_replay
from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check, write
from tests.search.flat import Flat
from tests.search.positions import Theory, nim_at

#: What luck and fog add to a move in JSON.
TURNED = {"true", "luck", "fog", "change", "stake"}
MARKS = ".//{http://www.w3.org/2000/svg}circle[@class='blunder']"


@pytest.fixture
def think_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Flat | Theory]], None]:
    """Put another thinker in the place of the searching player."""

    def put(thinker: type[Flat | Theory]) -> None:
        monkeypatch.setattr("holdfast.cli.terminal.thinker.make_thinker", thinker)

    return put


@pytest.fixture
def file() -> Path:
    match = nim_at("0 1 2")
    for move in ("3-2", "r4", "2-1"):
        match.play(move)
    return write("m.txt", write_replay(match, "A=human B=greedy"))


def test_every_move_has_a_line_with_chance_judgement_and_what_was_better(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    result = holdfast("analyse", file)
    assert result.code == 0
    assert result.err == ""
    lines = [line.split() for line in result.out.splitlines()]
    assert lines[1] == [
        "1",
        "A",
        "3-2",
        "0.0",
        "%",
        "proven",
        "blunder",
        "3-1",
        "100.0",
        "%",
        "proven",
    ]
    assert lines[2] == ["2", "A", "r4", "0.0", "%", "proven", "best"]
    assert lines[3] == ["3", "B", "2-1", "forced"]
    mine = next(line for line in lines if line[:3] == ["A", "(human)", "9.9"])
    assert mine[3:5] == ["±", "0.0"]
    assert mine[6] == "±"  # of the rating
    assert mine[8:] == ["1", "0", "0", "0", "1", "0"]
    assert ["B", "(greedy)", "-", "-", "0", "0", "0", "0", "0", "1"] in lines
    assert "Biggest swing: A from 100 % to 0 %, between move 1 and move 2." in result.out


def test_sampled_chances_come_with_their_error(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Flat]], None]
) -> None:
    think_with(Flat)
    out = holdfast("analyse", file, "--iterations", 40).out
    assert "blunder" in out
    assert "100.0 %  ± 0.0" in out
    assert "proven" not in out


def test_an_analysis_is_printed_as_json(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    report = json.loads(holdfast("analyse", file, "--json", "--iterations", 5).out)
    assert report["game"] == "nim"
    assert report["iterations"] == 5
    assert report["result"] == "A=5 B=7"
    first, last = (report["decisions"][at] for at in (0, 2))
    assert {name: first[name] for name in first if name not in TURNED} == {
        "ply": 1,
        "seat": 0,
        "move": "3-2",
        "judgement": "blunder",
        "choices": 3,
        "before": 1.0,
        "before_error": 0.0,
        "after": 0.0,
        "after_error": 0.0,
        "loss": 1.0,
        "loss_error": 0.0,
        "margin": 1.0,
        "best": "3-1",
        "exact": True,
    }
    forced = {"ply": 3, "seat": 1, "move": "2-1", "judgement": "forced"}
    assert {name: last[name] for name in last if name not in TURNED} == forced
    assert set(first) >= TURNED
    assert [seat["share"] for seat in report["seats"]] == [0.0, 1.0]
    assert report["seats"][0]["judgements"]["blunder"] == 1
    assert report["seats"][0]["mean_loss"] == 0.5
    assert report["seats"][1]["accuracy"] is None
    assert report["swing"] == {"seat": 0, "from": 1, "to": 2, "before": 1.0, "after": 0.0}


def test_luck_fog_and_decisions_are_printed_and_add_up(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    report = json.loads(holdfast("analyse", file, "--json", "--worlds", 40).out)
    for seat in report["seats"]:
        balance = seat["balance"]
        terms = [balance[name]["value"] for name in TERMS]
        assert balance["start"] + sum(terms) == pytest.approx(seat["share"], abs=1e-9)
        others = [balance[name]["value"] for name in OTHERS]
        assert balance["others"]["value"] == pytest.approx(sum(others), abs=1e-9)
    assert report["seats"][0]["balance"]["decisions"] == {"value": -1.0, "error": 0.0}
    lines = holdfast("analyse", file, "--worlds", 40).out.splitlines()
    head = next(line for line in lines if "adjusted" in line)
    assert head.split() == ["player", "start", *TERMS, "result", "adjusted"]
    mine = lines[lines.index(head) + 1].split()
    assert mine[:2] == ["A", "(human)"]
    assert [mine[at] for at in (4, 7, 10)] == ["±"] * 3


def test_luck_and_fog_can_be_left_out(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    report = json.loads(holdfast("analyse", file, "--json", "--worlds", 0).out)
    for seat in report["seats"]:
        assert (seat["balance"], seat["rating"]) == (None, None)
    assert not TURNED & set(report["decisions"][0])
    out = holdfast("analyse", file, "--worlds", 0).out
    assert "adjusted" not in out
    assert "rating" not in out


def test_the_same_json_comes_from_any_number_of_cores(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Flat]], None]
) -> None:
    think_with(Flat)
    one, two = (
        holdfast("analyse", file, "--json", "--iterations", 9, "--cores", cores).out
        for cores in (1, 2)
    )
    assert one == two


def test_a_picture_is_written_with_a_mark_for_the_blunder(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    result = holdfast("analyse", file, "--svg", "m.svg")
    assert result.code == 0
    tree = ElementTree.parse("m.svg")
    assert len(tree.findall(MARKS)) == 1
    assert "A human" in ["".join(text.itertext()) for text in tree.iter()]


def test_one_seat_and_a_part_of_the_match_can_be_asked_for(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    part = json.loads(holdfast("analyse", file, "--json", "--from", 2, "--to", 3).out)
    assert [row["ply"] for row in part["decisions"]] == [2, 3]
    mine = json.loads(holdfast("analyse", file, "--json", "--seat", "b").out)
    assert [row["ply"] for row in mine["decisions"]] == [3]


def test_an_unfinished_match_is_analysed_as_far_as_it_goes(
    holdfast: Holdfast, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    match = nim_at("0 3 4")
    match.play("2-1")
    write("half.txt", write_replay(match))
    report = json.loads(holdfast("analyse", "half.txt", "--json").out)
    assert (report["result"], report["swing"]) == ("unfinished", None)
    assert [seat["share"] for seat in report["seats"]] == [None, None]


def test_several_follow_each_other_and_one_that_is_bad_does_not_stop_the_rest(
    holdfast: Holdfast, file: Path, think_with: Callable[[type[Theory]], None]
) -> None:
    think_with(Theory)
    Path("all").mkdir()
    for name, text in (
        ("a.txt", file.read_text()),
        ("b.txt", file.read_text().replace("game nim", "game hex")),
        ("c.txt", write_replay(package.new("nim", seed=1))),
        ("d.txt", file.read_text()),
    ):
        (Path("all") / name).write_text(text)
    result = holdfast("analyse", "all", "--worlds", 0)
    assert result.code == 1
    assert [line for line in result.out.splitlines() if line.startswith("all/")] == [
        "all/a.txt:",
        "all/d.txt:",
    ]
    mistakes = ["all/b.txt: there is no game 'hex'", "all/c.txt: the replay has no moves"]
    for line, said in zip(result.err.splitlines(), mistakes, strict=True):
        assert line.startswith(f"holdfast: left out, {said}")
    found = json.loads(holdfast("analyse", "all/*.txt", "--worlds", 0, "--json").out)
    assert [bad["source"] for bad in found["bad"]] == ["all/b.txt", "all/c.txt"]
    one = json.loads(holdfast("analyse", file, "--worlds", 0, "--json").out)
    assert found["analyses"] == [{"source": f"all/{name}.txt", **one} for name in "ad"]
    says = "--svg draws one match, and there are several"
    check(holdfast, "analyse", "all", "--svg", "m.svg", says=says)


# What cannot be done


def test_what_is_no_replay_is_refused(holdfast: Holdfast) -> None:
    check(holdfast, "analyse", "nothing.txt", says="cannot read nothing.txt: no such file")
    check(
        holdfast,
        "analyse",
        write("a.txt", "hello\n"),
        says="a replay begins with the line 'holdfast-replay 1'; this begins with 'hello'",
    )
    check(holdfast, "analyse", write("b.bin", b"\0\1"), says="b.bin is not a text file")


def test_a_match_without_moves_is_refused(holdfast: Holdfast) -> None:
    empty = write("m.txt", write_replay(package.new("nim", seed=1)))
    check(holdfast, "analyse", empty, says="the replay has no moves; there is nothing to analyse")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--from", 4), "--from is 4; the replay has the moves 1 to 3"),
        (("--to", 99), "--to is 99; the replay has the moves 1 to 3"),
        (("--from", 3, "--to", 2), "--from is 3, after --to, which is 2"),
        (("--from", 0), "'0' is not a whole number of at least 1"),
        (("--seat", "C"), "--seat is 'C', but 'C' is no seat; the seats are A, B"),
        (("--iterations", "many"), "'many' is not a whole number from 1 to 10000000"),
        (("--cores", 0), "'0' is not a whole number from 1 to 1024"),
        (("--svg", "no/m.svg"), "cannot write no/m.svg: there is no folder no"),
        (("--svg", "."), "cannot write .: it is not a file; give the name of a file"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    holdfast: Holdfast, file: Path, args: tuple[object, ...], says: str
) -> None:
    check(holdfast, "analyse", file, *args, says=says)


def test_the_searching_player_finds_the_blunder(holdfast: Holdfast, file: Path) -> None:
    report = json.loads(holdfast("analyse", file, "--json", "--iterations", 50).out)
    assert [row["judgement"] for row in report["decisions"]] == ["blunder", "best", "forced"]
    assert report["decisions"][0]["best"] == "3-1"
