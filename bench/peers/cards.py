"""RLCard's games, whose steps always have an observation and the legal actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module

from bench.peers.entry import Done, Entry, Kind, Work

LIBRARY = "RLCard"
GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "bridge")


def entries() -> Iterator[Entry]:
    """Yield the games."""
    for game in GAMES:
        yield Entry(Kind.OBSERVED, LIBRARY, game, partial(begin, game))


def begin(game: str) -> Work:
    """Play games with its environment, every seat at random."""
    env, dice = import_module("rlcard").make(game, config={"seed": 1}), random.Random(1)

    def run() -> Done:
        seen, _seat = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _seat = env.step(legal[int(dice.random() * len(legal))])
            decisions += 1
        return Done(decisions, decisions)

    return Work(run)
