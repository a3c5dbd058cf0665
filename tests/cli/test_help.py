"""What ``--help`` and ``--json`` say of the program and of the games."""

from __future__ import annotations

import json
import re
from importlib import import_module

import pytest

from holdfast import game_names
from holdfast.cli import COMMANDS
from holdfast.games import registry
from tests.cli.conftest import Holdfast


def parts() -> list[tuple[str, str]]:
    """Return the commands of those commands that have any: ``admin tables``, say."""
    found = []
    for name in COMMANDS:
        home = registry.commands().get(name, f"holdfast.cli.{registry.python_name(name)}")
        found += [(name, part) for part in getattr(import_module(home), "PARTS", {})]
    return found


def test_there_are_commands_of_commands() -> None:
    assert {("admin", "export"), ("board", "draw"), ("puzzles", "make")} <= {*parts()}


@pytest.mark.parametrize(
    "command", [(), *((name,) for name in COMMANDS), *parts(), ("play", "nim"), ("arena", "nim")]
)
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
