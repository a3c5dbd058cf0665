"""pgx: games compiled by JAX, here for the processor and on the one core that all have."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

from bench.peers.entry import SIDE_BY_SIDE, Done, Entry, Kind, Work

LIBRARY = "pgx"
GAMES = ("leduc_holdem", "connect_four", "backgammon", "sparrow_mahjong")
#: Steps that are compiled as one, where no Python is to come between.
TOGETHER = 16


def entries() -> Iterator[Entry]:
    """Yield the games, from Python step by step, and many steps at once."""
    for game in GAMES:
        yield Entry(Kind.BATCH, LIBRARY, game, partial(begin_batch, game))
        yield Entry(Kind.CORE, LIBRARY, game, partial(begin_core, game))


class Table:
    """Games side by side: their states, and the functions that JAX has compiled."""

    def __init__(self, game: str) -> None:
        """Deal."""
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        self.jax: Any = import_module("jax")
        auto_reset = import_module("pgx.experimental").auto_reset
        env = import_module("pgx").make(game)
        self._step = self.jax.vmap(auto_reset(env.step, env.init))
        self.key = self.jax.random.PRNGKey(1)
        self.state = self.jax.jit(self.jax.vmap(env.init))(self._keys(self.key))

    def _keys(self, key: Any) -> Any:
        return self.jax.random.split(key, SIDE_BY_SIDE)

    def choose(self, state: Any, key: Any) -> Any:
        """Return a legal action for each game."""
        return self.jax.random.categorical(key, self.jax.numpy.log(state.legal_action_mask))

    def step(self, state: Any, actions: Any, key: Any) -> Any:
        """Make a move in each game; those that end are dealt again."""
        return self._step(state, actions, self._keys(key))


def begin_batch(game: str) -> Work:
    """Step from Python; actions are chosen in between."""
    table = Table(game)
    jax = table.jax
    choose, step = jax.jit(table.choose), jax.jit(table.step)
    chosen: list[Any] = [None]

    def prepare() -> None:
        table.key, key = jax.random.split(table.key)
        chosen[0] = choose(table.state, key).block_until_ready(), jax.block_until_ready(key)

    def run() -> Done:
        table.state = jax.block_until_ready(step(table.state, *chosen[0]))
        return Done(SIDE_BY_SIDE, SIDE_BY_SIDE)

    return Work(run, prepare)


def begin_core(game: str) -> Work:
    """Choose and step many times in one compiled loop."""
    table = Table(game)
    jax = table.jax

    def once(_i: Any, held: Any) -> Any:
        state, key = held
        key, lot, dice = jax.random.split(key, 3)
        return table.step(state, table.choose(state, lot), dice), key

    many = jax.jit(lambda state, key: jax.lax.fori_loop(0, TOGETHER, once, (state, key)))

    def run() -> Done:
        table.state, table.key = jax.block_until_ready(many(table.state, table.key))
        return Done(SIDE_BY_SIDE * TOGETHER, SIDE_BY_SIDE * TOGETHER)

    return Work(run)
