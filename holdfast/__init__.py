"""Holdfast: Reiner Knizia's games of contested places, exact, compiled and playable.

>>> import holdfast
>>> match = holdfast.new("nim", seed=1)
>>> match.turn
0
"""

from __future__ import annotations

from holdfast import games as _games  # noqa: F401 - registers the games
from holdfast.core import registry
from holdfast.core.batch import Batch
from holdfast.core.errors import (
    AmbiguousMove,
    BadOption,
    HoldfastError,
    IllegalMove,
    ImpossibleState,
    ReplayMismatch,
    UnknownGame,
    UnreadableMove,
    UnreadableReplay,
    UnreadableState,
)
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.match import new_match as _new_match
from holdfast.core.match import read_match as _read_match
from holdfast.core.replay import read_replay
from holdfast.core.seats import NOBODY, SPECTATOR

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "SPECTATOR",
    "AmbiguousMove",
    "BadOption",
    "Batch",
    "Game",
    "HoldfastError",
    "IllegalMove",
    "ImpossibleState",
    "Match",
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
    "read",
    "read_replay",
]


def game_names() -> tuple[str, ...]:
    """Return the names of all games."""
    return registry.names()


def game(name: str) -> Game:
    """Return a game by its name."""
    return registry.get(name)


def new(
    game: str, *, players: int | None = None, seed: int | None = None, **options: bool | int | str
) -> Match:
    """Deal a new match; without a seed, an unpredictable one."""
    return _new_match(registry.get(game), players, seed, options)


def read(game: str, text: str) -> Match:
    """Set up any position from its text."""
    return _read_match(registry.get(game), text)


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
    return Batch(registry.get(game), size, players=players, seed=seed, options=options, cores=cores)
