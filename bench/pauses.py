"""What pauses cost a search: the same iterations in one go, and with a look at the queue between.

Run ``python -m bench.pauses``; one right after the other, and the best of several.
"""

from __future__ import annotations

import time

import holdfast
from holdfast.games import registry
from holdfast.search.ismcts import Ismcts
from holdfast.search.pauses import pausing
from holdfast.server.live.errands import Errand, Errands
from holdfast.server.live.queue import Asker

ITERATIONS = 4000
ROUNDS = 7


def main() -> None:
    """Print for each game how much slower a search is with pauses."""
    errands = Errands(1)
    errand = Errand(Asker("here", "me"), lambda: None, live=True)
    for name in registry.offered():
        plain, paused = [], []
        for _ in range(ROUNDS):
            plain.append(_seconds(name))
            with pausing(lambda: errands._pause(errand)):
                paused.append(_seconds(name))
        cost = min(paused) / min(plain) - 1
        print(f"{name}: {ITERATIONS / min(plain):,.0f} iterations/s, pauses cost {cost:+.2%}")


def _seconds(name: str) -> float:
    match = holdfast.new(name, seed=1)
    player, seat = Ismcts(1, iterations=ITERATIONS), match.turn or 0
    begun = time.thread_time()  # other programs run here, too
    player.think(match.game, match.seen(seat), seat, match.legal_ids)
    return time.thread_time() - begun


if __name__ == "__main__":
    main()
