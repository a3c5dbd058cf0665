"""``holdfast board``, as it is typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holdfast.games.rheinlander.boards import SHIPPED_FILE
from tests.cli import conftest
from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check, write

pytestmark = pytest.mark.only_uncompiled  # what draws and checks boards is never compiled
holdfast = conftest.holdfast
saves = conftest.saves

TEXT = SHIPPED_FILE.read_text(encoding="utf-8")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "rheinlander"


def mine(name: str = "mine", old: str = "", new: str = "") -> Path:
    text = TEXT.replace('name = "rhine"', f'name = "{name}"').replace(old, new, 1)
    return write(f"{name}.toml", text)


@pytest.mark.parametrize("part", ["check", "draw", "list", "add"])
def test_the_help_of_every_part_has_an_example(holdfast: Holdfast, part: str) -> None:
    result = holdfast("board", part, "--help")
    assert result.code == 0
    assert f"Example: holdfast board {part}" in result.out


def test_without_more_it_prints_what_it_can_do(holdfast: Holdfast) -> None:
    result = holdfast("board")
    assert result.code == 0
    assert all(f" {part} " in result.out for part in ("check", "draw", "list", "add"))


def test_an_unknown_part_is_refused_with_those_there_are(holdfast: Holdfast) -> None:
    check(holdfast, "board", "dance", says="board has no 'dance'; it has check, draw, list, add")


def test_a_good_board_is_told_with_its_counts(holdfast: Holdfast) -> None:
    result = holdfast("board", "check", mine())
    assert (result.code, result.err) == (0, "")
    assert result.out == "mine is a board: 155 spaces, 260 borders, 3 islands, 26 slots\n"


def test_a_good_board_as_json(holdfast: Holdfast) -> None:
    facts = json.loads(holdfast("board", "check", mine(), "--json").out)
    assert facts["problems"] == []
    assert (facts["name"], facts["spaces"], facts["borders"]) == ("mine", 155, 260)


def test_all_problems_of_a_bad_board_are_told_one_per_line(holdfast: Holdfast) -> None:
    path = mine("Mine", '["L2", "L3"]', '["L2", "W2"]')
    result = holdfast("board", "check", path)
    assert (result.code, result.err) == (1, "")
    assert [line.split(";")[0] for line in result.out.splitlines()] == [
        "name is 'Mine'",
        "slot Konstanz touches the river space W2",
    ]
    facts = json.loads(holdfast("board", "check", path, "--json").out)
    assert len(facts["problems"]) == 2
    assert "name" not in facts


@pytest.mark.parametrize("part", ["check", "draw", "add"])
def test_a_file_that_cannot_be_a_board_is_refused(holdfast: Holdfast, part: str) -> None:
    check(holdfast, "board", part, "none.toml", says="cannot read none.toml: no such file")
    check(holdfast, "board", part, ".", says="cannot read .: is a directory; give a file with a")
    check(holdfast, "board", part, write("noise", b"\0\1"), says="noise is not a text file")
    check(holdfast, "board", part, write("long", b" " * (10 << 20)), says="long is too long")


@pytest.mark.parametrize("part", ["draw", "add"])
def test_a_bad_board_is_refused(holdfast: Holdfast, part: str) -> None:
    check(holdfast, "board", part, mine("Mine"), says="not a board: name is 'Mine'")


def test_the_shipped_board_is_drawn(holdfast: Holdfast) -> None:
    result = holdfast("board", "draw")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("<svg ")
    assert holdfast("board", "draw", "--svg", "-").out == result.out
    assert holdfast("board", "draw", "--svg", "map.svg").out == ""
    assert Path("map.svg").read_text(encoding="utf-8") == result.out


def test_a_seed_draws_the_towns_of_its_deal(holdfast: Holdfast) -> None:
    plain, towns = holdfast("board", "draw").out, holdfast("board", "draw", "--seed", 7).out
    assert 'class="ring"' in plain
    assert 'class="ring"' not in towns
    assert towns == holdfast("board", "draw", "--seed", 7).out
    assert towns != holdfast("board", "draw", "--seed", 8).out


def test_a_border_that_cannot_be_drawn_is_told(holdfast: Holdfast) -> None:
    result = holdfast("board", "draw", mine("loop", "L53 L54", "L54 L53"))
    assert result.code == 0
    assert result.out.startswith("<svg ")
    assert result.err.splitlines() == [
        "holdfast: the drawing cannot show these borders of the board: L52–L54",
        "holdfast: the drawing shows borders that the board does not have: L52–L53",
    ]


def test_a_board_is_added_once(holdfast: Holdfast, data: Path) -> None:
    path = mine()
    result = holdfast("board", "add", path)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Added mine@2d2ae6: ")
    assert "holdfast play rheinlander --board mine@2d2ae6" in result.out
    assert (data / "mine.toml").read_bytes() == path.read_bytes()
    check(holdfast, "board", "add", path, says="there is a board 'mine' already, in ")
    check(holdfast, "board", "add", SHIPPED_FILE, says="'rhine' already, in the program; give")


def test_a_board_is_not_written_over_another_file(holdfast: Holdfast, data: Path) -> None:
    data.mkdir(parents=True)
    (data / "mine.toml").write_text("x = 1", encoding="utf-8")
    check(holdfast, "board", "add", mine(), says="there is a board 'mine' already, in ")
    assert (data / "mine.toml").read_text(encoding="utf-8") == "x = 1"


def test_a_folder_that_cannot_be_made_is_told(holdfast: Holdfast, data: Path) -> None:
    data.parent.write_text("in the way", encoding="utf-8")
    check(holdfast, "board", "add", mine(), says="cannot create ")


def test_boards_are_listed_with_the_reasons_of_those_left_out(
    holdfast: Holdfast, data: Path
) -> None:
    assert holdfast("board", "add", mine()).code == 0
    (data / "bad.toml").write_text(TEXT, encoding="utf-8")
    result = holdfast("board", "list")
    assert (result.code, result.err) == (0, "")
    assert [line.split()[0] for line in result.out.splitlines()[:3]] == [
        "board",
        "rhine",
        "mine@2d2ae6",
    ]
    assert "bad.toml: there is a board 'rhine' already" in result.out
    rows = json.loads(holdfast("board", "list", "--json").out)
    assert [row.get("word") for row in rows] == ["rhine", None, "mine@2d2ae6"]
    assert rows[1]["problems"]
