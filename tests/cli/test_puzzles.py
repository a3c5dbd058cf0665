from __future__ import annotations

import json
import re
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
    assert "it has make, show, check" in holdfast("puzzles", "solve", "nim").err
    assert "no game 'go'" in holdfast("puzzles", "make", "go").err


def test_a_puzzle_is_shown_as_its_seat_sees_it_and_explained_on_request(holdfast: Holdfast) -> None:
    holdfast("puzzles", "make", "nim", "--count", "2", "--file", "p.toml", "--cores", "1")
    show = ("puzzles", "show", "nim", "--file", "p.toml")
    asked = holdfast(*show)
    assert asked.out.endswith("decides. Which move is clearly best?\n")
    assert holdfast(*show).out == asked.out  # all day
    told = holdfast(*show, "--solution", "--language", "de").out
    assert "ist richtig." in told
    assert "Verteilungen" in told
    names = re.findall('name = "(.*)"', Path("p.toml").read_text())
    assert len({holdfast(*show, name).out for name in names}) == len(names)


def test_a_puzzle_or_a_language_that_there_is_not_is_refused(holdfast: Holdfast) -> None:
    holdfast("puzzles", "make", "nim", "--count", "1", "--file", "p.toml", "--cores", "1")
    show = ("puzzles", "show", "nim", "--file", "p.toml")
    assert "there is no puzzle '0-0'" in holdfast(*show, "0-0").err
    assert "--language is 'fr'" in holdfast(*show, "--language", "fr").err
