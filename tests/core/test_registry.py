"""Names to games."""

from __future__ import annotations

import subprocess
import sys

import pytest

import holdfast
from holdfast import UnknownGame
from holdfast.core import registry
from holdfast.core.game import Stage


def test_the_games_are_known_by_name() -> None:
    assert {"schotten-totten", "nim"} <= set(registry.names())
    assert holdfast.game_names() == registry.names()


def test_a_game_carries_the_name_it_is_known_by() -> None:
    assert [registry.get(name).name for name in registry.names()] == list(registry.names())


def test_the_games_that_are_offered_are_those_that_are_no_examples() -> None:
    finished = [name for name in registry.names() if registry.get(name).stage is not Stage.EXAMPLE]
    assert list(registry.offered()) == finished
    assert sorted(registry.offered() + registry.examples()) == sorted(registry.names())


def test_a_name_has_no_hyphens_in_python() -> None:
    assert registry.python_name("some-small-game") == "some_small_game"


def test_the_names_of_the_games_are_known_before_the_compiler_is_loaded() -> None:
    code = (
        "import sys, holdfast; from holdfast.games import registry;"
        "print(holdfast.game_names() > registry.offered(), 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"


def test_examples_are_about_the_first_game_that_is_offered() -> None:
    assert registry.first() == registry.offered()[0]


def test_a_command_of_a_game_lives_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
    monkeypatch.setattr(registry, "_commands", {})
    registry.add("heaps", "holdfast.games.heaps", commands=("count", "pile"))
    assert registry.commands() == {
        "count": "holdfast.games.heaps.commands.count",
        "pile": "holdfast.games.heaps.commands.pile",
    }


def test_an_unknown_game_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(UnknownGame) as refused:
        holdfast.new("chess")
    games = ", ".join(registry.names())
    assert str(refused.value) == f"there is no game 'chess'; the games are {games}"


def test_a_game_is_imported_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
    registry.add("heaps", "holdfast.games.nim")
    registry.add("nowhere", "holdfast.games.nowhere")
    assert registry.names()[-2:] == ("heaps", "nowhere")
    assert registry.get("heaps") is registry.get("nim")
    with pytest.raises(ModuleNotFoundError):
        registry.get("nowhere")
