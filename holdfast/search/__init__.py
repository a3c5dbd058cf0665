"""Players that are programs. They know games only through the contract.

A player is asked for by its *spec*: a name (``greedy``), a name with a budget (``ismcts:1000``
iterations, ``ismcts:500ms``), a level (``master``), or a program of one's own (``mine=COMMAND``).
"""

from __future__ import annotations

from holdfast.core.errors import BadOption
from holdfast.search.greedy import Greedy
from holdfast.search.outside import Outside
from holdfast.search.player import Player
from holdfast.search.uniform import Uniform

__all__ = ["Greedy", "Outside", "Player", "Uniform", "make_player", "player_names"]

_PLAYERS: dict[str, type[Uniform] | type[Greedy]] = {"random": Uniform, "greedy": Greedy}


def player_names() -> tuple[str, ...]:
    """Return the names of all players."""
    return tuple(_PLAYERS)


def make_player(spec: str, seed: int, cores: int = 1) -> Player:
    """Return a new player for a spec; raise ``BadOption``. It may think on so many cores."""
    name, outside, command = spec.partition("=")
    if outside and name in _PLAYERS:
        raise BadOption(f"{spec!r} takes the name of our own player {name}; it can be any other")
    if outside:
        return Outside(name, command, seed)
    if spec not in _PLAYERS:
        raise BadOption(f"there is no player {spec!r}; the players are {', '.join(_PLAYERS)}")
    return _PLAYERS[spec](seed)
