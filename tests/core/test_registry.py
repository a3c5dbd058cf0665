"""Names to games."""

from __future__ import annotations

import pytest

import holdfast
from holdfast import UnknownGame
from holdfast.core import registry


def test_the_games_are_known_by_name() -> None:
    assert {"schotten-totten", "nim"} <= set(registry.names())
    assert holdfast.game_names() == registry.names()


def test_a_game_carries_the_name_it_is_known_by() -> None:
    assert [registry.get(name).name for name in registry.names()] == list(registry.names())


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
