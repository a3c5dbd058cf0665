from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Holdfast


def test_puzzles_are_made_and_checked(holdfast: Holdfast) -> None:
    make = ("puzzles", "make", "nim", "--count", "2", "--file", "p.toml", "--cores", "1")
    first = holdfast(*make)
    assert first.code == 0
    assert first.out.endswith("games are in p.toml\n")
    told = json.loads(holdfast(*make, "--json").out)
    assert told["puzzles"] >= 2
    assert sum(told["level"].values()) == told["puzzles"]
    checked = holdfast("puzzles", "check", "nim", "--file", "p.toml", "--count", "2")
    assert (checked.code, checked.out) == (0, "2 of 2 puzzles hold\n")
    answers = json.loads(holdfast("puzzles", "check", "nim", "--file", "p.toml", "--json").out)
    assert {answer["overturned"] for answer in answers} == {False}


def test_a_puzzle_that_does_not_hold_is_named_and_the_command_fails(holdfast: Holdfast) -> None:
    make = ("puzzles", "make", "nim", "--count", "1", "--file", "p.toml", "--cores", "1")
    holdfast(*make)
    path = Path("p.toml")
    path.write_text(path.read_text().replace("\nturn ", "\nturn x"))
    result = holdfast("puzzles", "check", "nim", "--file", "p.toml")
    assert result.code == 1
    assert "0 of 1 puzzles hold" in result.out


def test_without_a_part_the_help_is_printed(holdfast: Holdfast) -> None:
    assert "make" in holdfast("puzzles").out


def test_wrong_input_is_refused_in_a_sentence(holdfast: Holdfast) -> None:
    result = holdfast("puzzles", "check", "nim", "--file", "none.toml")
    assert (result.code, result.out) == (2, "")
    assert "give a file with puzzles" in result.err
    assert "it has make, check" in holdfast("puzzles", "solve", "nim").err
    assert "no game 'go'" in holdfast("puzzles", "make", "go").err
