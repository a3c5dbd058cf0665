"""Names to games, imported when they are first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from holdfast.core.errors import UnknownGame
from holdfast.core.game import Game

_modules: dict[str, str] = {}


def add(name: str, module: str) -> None:
    """Say where the game of this name lives; the module has a ``GAME``."""
    _modules[name] = module


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_modules)


def get(name: str) -> Game:
    """Return the game of this name; raise ``UnknownGame``."""
    if name not in _modules:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(names())}")
    return cast(Game, import_module(_modules[name]).GAME)
