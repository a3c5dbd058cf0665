"""Holdfast: Reiner Knizia's games of contested places, exact, compiled and playable.

>>> import holdfast
>>> match = holdfast.new(holdfast.game_names()[-1], seed=1)
>>> match.turn
0
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.core.batch import Batch
    from holdfast.core.errors import (
        AmbiguousMove,
        BadOption,
        HoldfastError,
        IllegalMove,
        IllegalMoves,
        ImpossibleState,
        PlayerFailed,
        RefusedMove,
        ReplayMismatch,
        UnknownGame,
        UnreadableMove,
        UnreadableReplay,
        UnreadableState,
    )
    from holdfast.core.game import Game
    from holdfast.core.match import Match
    from holdfast.core.position import Position
    from holdfast.core.replay import read_replay
    from holdfast.core.seats import NOBODY, SPECTATOR
    from holdfast.core.verbs import NO_MOVE

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "NO_MOVE",
    "SPECTATOR",
    "AmbiguousMove",
    "BadOption",
    "Batch",
    "Game",
    "HoldfastError",
    "IllegalMove",
    "IllegalMoves",
    "ImpossibleState",
    "Match",
    "PlayerFailed",
    "Position",
    "RefusedMove",
    "ReplayMismatch",
    "UnknownGame",
    "UnreadableMove",
    "UnreadableReplay",
    "UnreadableState",
    "__version__",
    "batch",
    "game",
    "game_names",
    "new",
    "position",
    "read",
    "read_replay",
]

#: The modules of the public names that are imported when first asked for: loading the compiler
#: takes half a second, and ``holdfast --help`` does not need it.
_HOMES = {
    "Batch": "batch",
    "Game": "game",
    "Match": "match",
    "NOBODY": "seats",
    "NO_MOVE": "verbs",
    "Position": "position",
    "SPECTATOR": "seats",
    "read_replay": "replay",
}


def __getattr__(name: str) -> object:
    """Import a public name from where it lives."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Replays and positions find games by their names, so the names must be known by now.
    import_module("holdfast.games")
    return getattr(import_module(f"holdfast.core.{_HOMES.get(name, 'errors')}"), name)


def game_names() -> tuple[str, ...]:
    """Return the names of all games."""
    from holdfast.games import registry  # noqa: PLC0415 - see _HOMES

    return registry.names()


def game(name: str) -> Game:
    """Return a game by its name."""
    from holdfast.games import registry  # noqa: PLC0415 - see _HOMES

    return registry.get(name)


def new(
    game: str, *, players: int | None = None, seed: int | None = None, **options: bool | int | str
) -> Match:
    """Deal a new match; without a seed, an unpredictable one."""
    from holdfast.core.match import new_match  # noqa: PLC0415 - see _HOMES
    from holdfast.games import registry  # noqa: PLC0415 - see _HOMES

    return new_match(registry.get(game), players, seed, options)


def read(game: str, text: str) -> Match:
    """Set up any position from its text."""
    from holdfast.core.match import read_match  # noqa: PLC0415 - see _HOMES
    from holdfast.games import registry  # noqa: PLC0415 - see _HOMES

    return read_match(registry.get(game), text)


def position(
    game: str, *, players: int | None = None, seed: int = 0, **options: bool | int | str
) -> Position:
    """Deal a game for a program that plays it move by move, without the comforts of a match."""
    from holdfast.core.position import Position  # noqa: PLC0415 - see _HOMES
    from holdfast.games import registry  # noqa: PLC0415 - see _HOMES

    return Position(registry.get(game), players=players, seed=seed, options=options)


def batch(
    game: str,
    size: int,
    *,
    players: int | None = None,
    seed: int = 0,
    cores: int = 1,
    **options: bool | int | str,
) -> Batch:
    """Deal many games at once."""
    from holdfast.core.batch import Batch  # noqa: PLC0415 - see _HOMES
    from holdfast.games import registry  # noqa: PLC0415 - see _HOMES

    return Batch(registry.get(game), size, players=players, seed=seed, options=options, cores=cores)
