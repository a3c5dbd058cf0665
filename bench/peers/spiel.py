"""OpenSpiel's games: from Python, with tensors, side by side, and inside its own C++."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from bench.peers.entry import SIDE_BY_SIDE, Done, Entry, Kind, Work
from holdfast.cli.speed.peers import count_steps, load_spiel, make_bots

LIBRARY = "OpenSpiel"
#: What chance does in them is uniform: the caller need not weigh it.
GAMES = ("leduc_poker", "hearts", "euchre", "gin_rummy", "connect_four")
#: Games that its vector of environments steps in less than seconds.
VECTORS = ("leduc_poker", "euchre", "connect_four")
#: Games played between two looks at the clock.
_SLICE = 16


def entries() -> Iterator[Entry]:
    """Yield the games in each kind of work."""
    for game in GAMES:
        yield Entry(Kind.SINGLE, LIBRARY, game, partial(begin_single, game))
        yield Entry(Kind.OBSERVED, LIBRARY, game, partial(begin_observed, game))
        yield Entry(Kind.CORE, LIBRARY, game, partial(begin_core, game))
    for game in VECTORS:
        yield Entry(Kind.BATCH, LIBRARY, game, partial(begin_batch, game))


def begin_single(name: str) -> Work:
    """Play states from Python."""
    game, dice = load_spiel().load_game(name), random.Random(1)
    return Work(lambda: play(game, dice.random, None))


def begin_observed(name: str) -> Work:
    """Look at the tensor and the mask of the player before each decision."""
    game, dice = load_spiel().load_game(name), random.Random(1)
    plain = game.get_type().provides_observation_tensor

    def look(state: Any) -> None:
        seat = state.current_player()
        _ = state.observation_tensor(seat) if plain else state.information_state_tensor(seat)
        state.legal_actions_mask(seat)

    return Work(lambda: play(game, dice.random, look))


def play(game: Any, lot: Callable[[], float], look: Callable[[Any], None] | None) -> Done:
    """Play a game at random, chance included, which is uniform."""
    state, decisions, steps = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
            if look:
                look(state)
        legal = state.legal_actions()
        state.apply_action(legal[int(lot() * len(legal))])
        steps += 1
    return Done(decisions, steps)


def begin_batch(name: str) -> Work:
    """Step a vector of its environments, which are Python objects round its C++."""
    environment = import_module("open_spiel.python.rl_environment")
    step_output = import_module("open_spiel.python.rl_agent").StepOutput
    vector = import_module("open_spiel.python.vector_env").SyncVectorEnv
    games = vector([environment.Environment(name) for _ in range(SIDE_BY_SIDE)])
    dice = random.Random(1)
    now, chosen = [games.reset()], [[]]  # type: ignore[var-annotated]

    def choose(seen: Any) -> Any:
        legal = seen.observations["legal_actions"][seen.observations["current_player"]]
        return step_output(action=legal[int(dice.random() * len(legal))], probs=None)

    def prepare() -> None:
        chosen[0] = [choose(seen) for seen in now[0]]

    def run() -> Done:
        now[0], *_ = games.step(chosen[0], reset_if_done=True)
        return Done(SIDE_BY_SIDE, SIDE_BY_SIDE)

    return Work(run, prepare)


def begin_core(name: str) -> Work:
    """Let its random players play inside its C++; how long games are is counted before."""
    spiel = load_spiel()
    game = spiel.load_game(name)
    bots, dice = make_bots(spiel, game), random.Random(1)
    decisions, steps = count_steps(spiel, bots, game.new_initial_state)

    def run() -> Done:
        for _ in range(_SLICE):
            spiel.evaluate_bots(game.new_initial_state(), bots, dice.getrandbits(31))
        return Done(round(_SLICE * decisions), round(_SLICE * steps))

    return Work(run)
