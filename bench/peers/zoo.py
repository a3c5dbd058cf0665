"""PettingZoo's classic games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from bench.peers.entry import Done, Entry, Kind, Work

LIBRARY = "PettingZoo"
#: As they are registered, below ``classic``.
GAMES = ("tictactoe-v3", "connect_four-v3", "leduc_holdem-v4", "texas_holdem-v4", "chess-v6")


def entries() -> Iterator[Entry]:
    """Yield the games; all of them come by PettingZoo's interface and no other."""
    for game in GAMES:
        yield Entry(Kind.PETTINGZOO, LIBRARY, game, partial(begin, game))


def begin(game: str) -> Work:
    """Play one of the classic games."""
    return play_agents(import_module("pettingzoo").make("aec", f"classic/{game}"))


def play_agents(env: Any) -> Work:
    """Play an environment to its end, all agents at random by their masks."""
    dice = random.Random(1)

    def run() -> Done:
        env.reset(seed=dice.getrandbits(32))
        decisions = 0
        for _agent in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(dice.random() * len(legal))]))
            decisions += 1
        return Done(decisions, decisions)

    return Work(run)
