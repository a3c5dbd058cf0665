"""OpenSpiel's information-set tree search beside ours: its own C++, in the same process."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from holdfast.cli.speed.measure import Row, Work, add_row, best_rate
from holdfast.cli.speed.peers import count_steps, make_bots
from holdfast.cli.speed.search import MOST

#: As they are to be loaded. Hearts begins with its tricks: passing cards makes its search slower.
GAMES: Final = ("hearts(pass_cards=false)", "euchre", "oh_hell")

_EXPLORE: Final = 0.7
_ALL_WORLDS: Final = -1  # a deal of its own for each simulation
_SEED: Final = 0


def peer_search_work(spiel: Any, seconds: float, rows: list[Row]) -> Iterator[Work]:
    """Yield the measurements; each adds a row."""
    for name in GAMES:
        measured = partial(measure_peer_search, spiel, name, seconds)
        yield f"OpenSpiel's search, {name}", add_row(rows, measured)


def measure_peer_search(spiel: Any, name: str, seconds: float) -> Row:
    """Return how fast OpenSpiel searches at the first decision of a deal, with random playouts.

    It does not say how many decisions a simulation has. They are taken to be as many as random
    games have from there on. ``actions_per_s`` also counts the new deal of each simulation.
    """
    game = spiel.load_game(name)
    state = find_first_choice(game)
    most_visits = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def search(run: int) -> tuple[int, int]:
        evaluator = spiel.RandomRolloutEvaluator(1, run)
        bot = spiel.ISMCTSBot(run, evaluator, _EXPLORE, MOST, _ALL_WORLDS, most_visits)
        bot.step(state)
        return MOST, 0

    simulations, _ = best_rate(search, seconds)
    dice, seat = random.Random(_SEED), state.current_player()
    decisions, actions = count_steps(
        spiel, make_bots(spiel, game), lambda: state.resample_from_infostate(seat, dice.random)
    )
    return {
        "kind": "search",
        "peer": "OpenSpiel",
        "game": name,
        "options": {},
        "players": game.num_players(),
        "cores": 1,
        "plan": "uniform",
        "iterations": MOST,
        "iterations_per_s": round(simulations),
        "decisions_per_s": round(simulations * decisions),
        "actions_per_s": round(simulations * actions),
        "budget_ms": None,
        "budget_ratio": None,
        "search_bytes": None,
    }


def find_first_choice(game: Any) -> Any:
    """Return the first position of a deal in which somebody has a choice."""
    dice = random.Random(_SEED)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(dice.choice(state.legal_actions()))
    return state
