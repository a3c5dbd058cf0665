"""Players that are programs. They know games only through the contract.

A player is asked for by its *spec*; ``holdfast.search.specs`` says how one is written.
"""

from __future__ import annotations

from holdfast.search.player import Player
from holdfast.search.specs import make_player, player_names

__all__ = ["Player", "make_player", "player_names"]
