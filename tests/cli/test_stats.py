"""``holdfast stats``: from files of arenas, saved matches and the server."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check
from tests.drawing.test_report import Page

NIM = ("arena", "nim", "--between", "greedy,random", "--games", 20, "--cores", 1)


@pytest.fixture
def arena(holdfast: Holdfast) -> Path:
    """The file of an arena; its matches are in a folder too."""
    assert holdfast(*NIM, "--file", "arena.db", "--replays", "played").code == 0
    return Path("arena.db")


def test_the_tables_say_who_wins_and_what_decides(holdfast: Holdfast, arena: Path) -> None:
    result = holdfast("stats", "nim", arena)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0].startswith("Nim, 2 players: 20 matches of ")
    assert lines[1].startswith("Who begins wins ")
    assert [line.split()[0] for line in lines[4:6]] == ["greedy", "random"]
    assert [line.split("  ")[0] for line in lines[8:11]] == ["heap 1", "heap 2", "heap 3"]


def test_an_arena_and_its_saved_matches_have_the_same_statistics(
    holdfast: Holdfast, arena: Path
) -> None:
    (one,) = json.loads(holdfast("stats", "nim", arena, "--json").out)["by_seats"]
    (other,) = json.loads(holdfast("stats", "nim", "played", "--json").out)["by_seats"]
    assert one["matches"] == other["matches"] == 20
    assert one["decisions"] == other["decisions"]
    assert one["visited"] == other["visited"]
    # Only the file knows which matches had the same cards, which decides how sure a rate is.
    assert [line["wins"]["value"] for line in one["lines"]] == pytest.approx(
        [line["wins"]["value"] for line in other["lines"]]
    )
    assert set(one["visited"][0]) == {"name", "x", "y", "moves", "winners"}


def test_json_says_what_it_is_about(holdfast: Holdfast, arena: Path) -> None:
    facts = json.loads(holdfast("stats", "nim", arena, "--json").out)
    assert (facts["game"], facts["rules"], facts["left_out"]) == ("nim", 1, 0)
    assert facts["prizes"] == "heaps"


def test_the_page_has_every_plot(holdfast: Holdfast, arena: Path) -> None:
    assert holdfast("stats", "nim", arena, "--report", "stats.html").code == 0
    text = Path("stats.html").read_text(encoding="utf-8")
    page = Page(text)
    titles = [said for tag, said in page.places if tag == "h2"]
    assert titles == [
        "2 players, 20 matches",
        "Is it good to begin?",
        "Points",
        "How long a game is",
        "Which heaps decide",
        "Where moves are made",
    ]
    assert len(page.in_class("heat")) == 3
    assert "http" not in text


def test_what_did_not_end_is_left_out_and_counted(holdfast: Holdfast, arena: Path) -> None:
    half = Path("half.txt")
    whole = next(Path("played").iterdir()).read_text(encoding="utf-8").splitlines()
    first = whole.index("") + 1
    head = [line for line in whole[:first] if not line.startswith(("moves", "result"))]
    head[-1:] = ["moves 1", "result unfinished", ""]
    half.write_text("\n".join([*head, whole[first], "end", ""]), encoding="utf-8")
    result = holdfast("stats", "nim", arena, half)
    assert result.out.splitlines()[0].startswith("Nim, 2 players: 20 matches of ")
    says = "Left out, as they did not come to their end by the rules: 1."
    assert result.out.splitlines()[-1] == says
    says = "there is no match of nim that came to its end by the rules; matches looked at: 1"
    check(holdfast, "stats", "nim", half, says=says)


def test_a_match_that_cannot_be_played_back_is_named(holdfast: Holdfast, arena: Path) -> None:
    spoilt = Path("spoilt.txt")
    whole = next(Path("played").iterdir()).read_text(encoding="utf-8")
    spoilt.write_text(whole.replace("A ", "B ", 1), encoding="utf-8")
    check(holdfast, "stats", "nim", arena, spoilt, says="spoilt.txt: move 1 of the replay is 'B ")


def test_matches_of_other_games_are_passed_over(holdfast: Holdfast, arena: Path) -> None:
    says = "there is no match of rheinlander that came to its end"
    check(holdfast, "stats", "rheinlander", arena, says=says)


def test_what_cannot_be_read_is_said_in_a_sentence(holdfast: Holdfast, tmp_path: Path) -> None:
    check(holdfast, "stats", "nim", "nothing.db", says="cannot read nothing.db: No such file")
    with sqlite3.connect("other.db") as database:
        database.execute("CREATE TABLE birds (name TEXT)")
    database.close()
    check(holdfast, "stats", "nim", "other.db", says="other.db cannot be read: no such table")
    Path("letter.txt").write_text("Dear Anna", encoding="utf-8")
    says = "there is no match of nim that came to its end by the rules; matches looked at: 0"
    check(holdfast, "stats", "nim", "letter.txt", says=says)
    check(holdfast, "stats", "chess", "letter.txt", says="there is no game 'chess'")
    says = "there is no database nowhere/holdfast.db; give"
    check(holdfast, "stats", "nim", "--data", "nowhere", says=says)
