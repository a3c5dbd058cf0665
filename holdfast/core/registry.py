"""Names to games, imported when they are first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from holdfast.core.game import Game  # loading it would load the compiler

from holdfast.core.errors import UnknownGame

_modules: dict[str, str] = {}
_examples: set[str] = set()
_commands: dict[str, str] = {}


def add(name: str, module: str, *, example: bool = False, commands: Sequence[str] = ()) -> None:
    """Say where the game of this name lives; the module has a ``GAME``.

    That a game is an example, and what it adds to the command line, stands here too, as it is asked
    before any game is imported. A command is a module of its name in the game's ``commands``.
    """
    _modules[name] = module
    if example:
        _examples.add(name)
    for command in commands:
        _commands[command] = f"{module}.commands.{command}"


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_modules)


def offered() -> tuple[str, ...]:
    """Return the names of the games that are offered to players: all but the examples."""
    return tuple(name for name in _modules if name not in _examples)


def examples() -> tuple[str, ...]:
    """Return the names of the games that only show how games are written."""
    return tuple(name for name in _modules if name in _examples)


def python_name(name: str) -> str:
    """Return a public name as Python writes it: ``some-game`` is ``some_game`` there."""
    return name.replace("-", "_")


def first() -> str:
    """Return the game that examples are about: the first that is offered."""
    return offered()[0]


def commands() -> dict[str, str]:
    """Return the commands that games bring, and the module in which each lives."""
    return dict(_commands)


def get(name: str) -> Game:
    """Return the game of this name; raise ``UnknownGame``."""
    if name not in _modules:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(names())}")
    return cast("Game", import_module(_modules[name]).GAME)
