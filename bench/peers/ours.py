"""Our games, by each way in which they can be played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

import holdfast
from bench.lab import play_position
from bench.peers.entry import OURS, SIDE_BY_SIDE, Done, Entry, Kind, Work
from bench.peers.zoo import play_agents
from bench.vector import pick
from holdfast import Batch, Game, Position
from holdfast.envs import pettingzoo
from holdfast.envs.vector import VectorGames
from holdfast.games import registry


def entries() -> Iterator[Entry]:
    """Yield every game that is offered, with the fewest seats, in each kind of work."""
    ways = {
        Kind.SINGLE: begin_single,
        Kind.OBSERVED: begin_observed,
        Kind.PETTINGZOO: begin_pettingzoo,
        Kind.BATCH: begin_batch,
        Kind.CORE: begin_core,
    }
    for kind, begin in ways.items():
        for name in registry.offered():
            game = holdfast.game(name)
            yield Entry(kind, OURS, game.title, partial(begin, game))


def begin_single(game: Game) -> Work:
    """Play positions: no history, no words."""
    dice = random.Random(1)

    def run() -> Done:
        decisions = play_position(Position(game, seed=dice.getrandbits(64)), dice)
        return Done(decisions, decisions)

    return Work(run)


def begin_observed(game: Game) -> Work:
    """Play a vector of a single game until it ends."""
    games = VectorGames(game.name, 1, autoreset_mode="same_step")
    dice = random.Random(1)
    _, info = games.reset(seed=1)
    mask = info["action_mask"]  # the environment's own: every step writes over it

    def run() -> Done:
        decisions, over = 0, False
        while not over:
            legal = np.flatnonzero(mask[0])
            _, _, ended, _, _ = games.step(legal[[int(dice.random() * len(legal))]])
            over = bool(ended[0])
            decisions += 1
        return Done(decisions, decisions)

    return Work(run)


def begin_pettingzoo(game: Game) -> Work:
    """Play with PettingZoo's own wrappers round it, as their games have."""
    return play_agents(pettingzoo.env(game.name))


def begin_batch(game: Game) -> Work:
    """Step a vector environment on one core."""
    games = VectorGames(game.name, SIDE_BY_SIDE, autoreset_mode="same_step")
    dice = np.random.default_rng(1)
    games.reset(seed=1)
    chosen: list[Any] = [None]

    def prepare() -> None:
        chosen[0] = pick(games, dice)

    def run() -> Done:
        games.step(chosen[0])
        return Done(SIDE_BY_SIDE, SIDE_BY_SIDE)

    return Work(run, prepare)


def begin_core(game: Game) -> Work:
    """Deal a batch and play it to its end, in one compiled loop on one core."""
    batch, dice = Batch(game, SIDE_BY_SIDE), random.Random(1)

    def run() -> Done:
        batch.deal(dice.getrandbits(64))
        decisions = batch.play_out(dice.getrandbits(64))
        return Done(decisions, decisions)

    return Work(run)
