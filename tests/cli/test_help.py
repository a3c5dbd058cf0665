"""What ``--help`` and ``--json`` say of the program and of the games."""

from __future__ import annotations

import json
import re

import pytest

from holdfast import game_names
from holdfast.cli import COMMANDS
from tests.cli.conftest import Holdfast


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS), ("play", "nim")])
def test_the_help_names_values_and_no_types_of_python(
    holdfast: Holdfast, command: tuple[str, ...]
) -> None:
    found = holdfast(*command, "--help")
    assert found.code == 0
    assert re.findall(r"<[a-zA-Z].*?>", found.out) == []


def test_what_can_be_on_or_off_says_so(holdfast: Holdfast) -> None:
    lines = holdfast("play", "nim", "--help").out.splitlines()
    (misere,) = [line for line in lines if "--misere" in line]
    assert re.search(r"--no-misere +on/off ", misere)
    assert not [line for line in lines if "--help" in line and "on/off" in line]


def test_the_games_as_data(holdfast: Holdfast) -> None:
    found = json.loads(holdfast("games", "--json").out)["games"]
    assert [game["name"] for game in found] == list(game_names())
    nim = found[-1]
    assert (nim["players"], nim["moves"], nim["stage"]) == ([2, 3], 21, "example")
    (misere,) = nim["options"]
    assert (misere["name"], misere["default"], misere["choices"]) == (
        "misere",
        False,
        [False, True],
    )


def test_the_rules_as_data(holdfast: Holdfast) -> None:
    found = json.loads(holdfast("rules", "nim", "2.1", "--json").out)
    assert (found["game"], found["language"], found["number"]) == ("nim", "en", "2.1")
    assert found["markdown"].startswith("- **2.1** ")
    whole = json.loads(holdfast("rules", "nim", "--language", "de", "--json").out)
    assert (whole["language"], whole["number"]) == ("de", "")
    assert whole["markdown"].count("## ") > 2
