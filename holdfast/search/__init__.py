"""Players that are programs. They know games only through the contract."""

from __future__ import annotations

from holdfast.core.errors import BadOption
from holdfast.search.greedy import Greedy
from holdfast.search.player import Player
from holdfast.search.uniform import Uniform

__all__ = ["Greedy", "Player", "Uniform", "make_player", "player_names"]

_PLAYERS: dict[str, type[Uniform] | type[Greedy]] = {"random": Uniform, "greedy": Greedy}


def player_names() -> tuple[str, ...]:
    """Return the names of all players."""
    return tuple(_PLAYERS)


def make_player(name: str, seed: int) -> Player:
    """Return a new player of this name; raise ``BadOption``."""
    if name not in _PLAYERS:
        raise BadOption(f"there is no player {name!r}; the players are {', '.join(_PLAYERS)}")
    return _PLAYERS[name](seed)
