"""``holdfast worker`` with nim alone and a short lease, whose grandmasters come to no end."""

from __future__ import annotations

import time
from typing import Any, Final

from holdfast.cli import main
from holdfast.core.game import Game
from holdfast.games import registry
from holdfast.search.pauses import pause
from holdfast.search.player import Player
from holdfast.search.specs import make_player
from holdfast.server.site import thinking
from holdfast.server.store import thoughts

LEASE: Final = 2500  # milliseconds, so that a test need not wait for long


class Brooder(Player):
    """Thinks until it is stopped."""

    name = "grandmaster"
    searches = True

    def choose(self, _game: Game, _seen: Any, _seat: int, _moves: list[int]) -> int:
        """Return nothing."""
        while True:
            time.sleep(0.01)
            pause()


def _make(level: str, seed: int) -> Player:
    return Brooder() if level == Brooder.name else make_player(level, seed)


if __name__ == "__main__":
    registry.offered = lambda: ("nim",)
    vars(thinking).update(make_player=_make)
    vars(thoughts).update(LEASE=LEASE)
    main()
