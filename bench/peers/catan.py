"""Catanatron: the settlers' island in Python, played at random by its own players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module

from bench.peers.entry import Done, Entry, Kind, Work

LIBRARY = "Catanatron"
PLAYERS = (2, 4)


def entries() -> Iterator[Entry]:
    """Yield games of two and of four; all of it is Python, and nothing is observed."""
    for players in PLAYERS:
        yield Entry(Kind.SINGLE, LIBRARY, f"catan, {players} players", partial(begin, players))


def begin(players: int) -> Work:
    """Let its random players play."""
    catanatron, dice = import_module("catanatron"), random.Random(1)
    colours = list(catanatron.Color)[:players]

    def run() -> Done:
        seats = [catanatron.RandomPlayer(colour) for colour in colours]
        game = catanatron.Game(seats, seed=dice.getrandbits(32))
        game.play()
        decisions = len(game.state.actions)
        return Done(decisions, decisions)

    return Work(run)
