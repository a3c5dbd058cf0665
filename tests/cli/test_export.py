"""``holdfast export``: from files of arenas, saved matches and the server."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from holdfast import game as find
from holdfast.arena.export.conduct import Selection, export_steps
from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check
from tests.cli.test_stats import arena

__all__ = ["arena"]  # a fixture


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile what no other command needs, so that nobody waits for it, and is told so."""
    for _, work in export_steps(find("nim"), Selection(observation="compact")):
        work()


def test_an_arena_becomes_tables(holdfast: Holdfast, arena: Path) -> None:
    asked = ("--games", "g.parquet", "--decisions", "d.parquet", "--observations", "compact")
    result = holdfast("export", "nim", arena, *asked)
    games, decisions = pl.read_parquet("g.parquet"), pl.read_parquet("d.parquet")
    says = f"Wrote 20 matches to g.parquet and {len(decisions)} decisions to d.parquet.\n"
    assert (result.code, result.out, result.err) == (0, says, "")
    assert games["decisions"].sum() == len(decisions)
    assert set(games.select("deal", "rotation").iter_rows()) == {
        (deal, rotation) for deal in range(10) for rotation in range(2)
    }
    assert games["source"][0] == "arena.db (1-1-1)"
    assert games["seconds"].min() > 0  # type: ignore[operator]


def test_what_the_page_does_with_them_can_be_done(holdfast: Holdfast, arena: Path) -> None:
    asked = ("--games", "games.parquet", "--decisions", "decisions.parquet")
    assert holdfast("export", "nim", arena, *asked, "--observations", "compact").code == 0
    page = Path(__file__).parents[2] / "docs" / "reference" / "export.md"
    text = page.read_text(encoding="utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    names: dict[str, Any] = {}
    exec(compile(block, "export.md", "exec"), names)
    assert names["seen"].shape == (len(names["decisions"]), 32)
    assert names["seen"].dtype == "int16"


def test_the_same_matches_come_from_files_folders_and_patterns(
    holdfast: Holdfast, arena: Path
) -> None:
    texts = []
    for source in ("played", "played/*.txt", "play*/*-1-?-*.txt"):
        assert holdfast("export", "nim", source, "--decisions", "d.csv").code == 0
        texts.append(Path("d.csv").read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert 0 < len(texts[2]) < len(texts[0])
    facts = json.loads(
        holdfast("export", "nim", arena, "played", "--games", "g.jsonl", "--json").out
    )
    assert (facts["game"], facts["games"], facts["left_out"]) == ("nim", 40, [])


def test_matches_of_other_games_are_passed_over(holdfast: Holdfast, arena: Path) -> None:
    text = next(Path("played").iterdir()).read_text(encoding="utf-8")
    Path("other.txt").write_text(text.replace("game nim", "game hex"), encoding="utf-8")
    result = holdfast("export", "nim", arena, "other.txt", "--games", "g.csv")
    assert (result.code, len(pl.read_csv("g.csv"))) == (0, 20)
    says = "there is no match of nim that can be read"
    check(holdfast, "export", "nim", "other.txt", "--games", "h.csv", says=says)


def test_one_bad_file_does_not_stop_the_rest(holdfast: Holdfast, arena: Path) -> None:
    whole = next(Path("played").iterdir()).read_text(encoding="utf-8")
    Path("played/spoilt.txt").write_text(whole.replace("A ", "B ", 1), encoding="utf-8")
    Path("played/zero.txt").write_bytes(b"\0")
    result = holdfast("export", "nim", "played", "nothing.txt", "--games", "g.csv")
    assert result.code == 1
    assert len(pl.read_csv("g.csv")) == 20
    lines = result.err.splitlines()
    assert [line.split(": ")[0] for line in lines] == ["holdfast"] * 3
    for line, says in zip(
        sorted(lines),
        (
            "left out, cannot read nothing.txt: No such file",
            "left out, played/spoilt.txt: move 1 of the replay is 'B ",
            "left out, played/zero.txt is not a text file",
        ),
        strict=True,
    ):
        assert says in line


def test_what_cannot_be_is_said_before_anything_is_read(
    holdfast: Holdfast, arena: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*args: object, says: str) -> None:
        before = sorted(Path().iterdir())
        check(holdfast, "export", "nim", arena, *args, says=says)
        assert sorted(Path().iterdir()) == before

    refused(says="nothing is to be written; give a file for --games or --decisions")
    refused("--games", "g.xls", says="its name says the format, by .parquet, .csv, .jsonl")
    refused("--games", "no/g.csv", says="cannot write no/g.csv: there is no folder no")
    refused("--games", "a.csv", "--decisions", "a.csv", says="both tables are to be in a.csv")
    refused("--games", "a.csv", "--observations", "rich", says="observations belong to decisions")
    asked = ("--decisions", "a.csv", "--observations")
    refused(*asked, "all", says="--observations is 'all'; it can be compact or rich")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused("--games", "g.parquet", says="pip install 'holdfast[data]' installs it")
    check(holdfast, "export", "chess", arena, "--games", "g.csv", says="there is no game 'chess'")
    says = "there is no file like none*.txt"
    check(holdfast, "export", "nim", "none*.txt", "--games", "g.csv", says=says)
    says = "there is no database nowhere/holdfast.db; give"
    check(holdfast, "export", "nim", "--data", "nowhere", "--games", "g.csv", says=says)
