"""Names to games, imported when they are first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from holdfast.core.game import Game  # loading it would load the compiler

from holdfast.core.errors import UnknownGame

_modules: dict[str, str] = {}
_examples: set[str] = set()


def add(name: str, module: str, *, example: bool = False) -> None:
    """Say where the game of this name lives; the module has a ``GAME``.

    That a game is an example stands here too, as it is asked before any game is imported.
    """
    _modules[name] = module
    if example:
        _examples.add(name)


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_modules)


def offered() -> tuple[str, ...]:
    """Return the names of the games that are offered to players: all but the examples."""
    return tuple(name for name in _modules if name not in _examples)


def get(name: str) -> Game:
    """Return the game of this name; raise ``UnknownGame``."""
    if name not in _modules:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(names())}")
    return cast("Game", import_module(_modules[name]).GAME)
