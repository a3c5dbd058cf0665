"""OpenSpiel's search against ours: the same number of simulations for each decision.

    python examples/openspiel_search.py --games 4 --simulations 30
    python examples/openspiel_search.py --game nim --games 10 --simulations 100

Both play an information-set tree search: OpenSpiel's is `ismcts.py`, which finishes each simulation
with random moves, ours the player `ismcts`. Every deal is played twice, with changed seats. It
needs `pip install 'holdfast[envs]'`.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from holdfast.core.registry import python_name
from holdfast.envs.openspiel import SpielBot
from holdfast.search.specs import make_player


def main() -> None:
    """Play, and print who has won."""
    options = read_options()
    name = f"python_holdfast_{python_name(options.game)}"
    try:
        game = pyspiel.load_game(name, {"players": 2})
    except ValueError as mistake:  # a game for more
        raise SystemExit(str(mistake)) from None
    results: Counter[str] = Counter()
    for number in range(options.games):
        seed = number // 2  # the same dice for both games of a deal
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        theirs = ismcts.ISMCTSBot(
            game, rollouts, 1.4, options.simulations, random_state=np.random.RandomState(seed)
        )
        ours = SpielBot(make_player(f"ismcts:{options.simulations}", seed))
        seats = [theirs, ours] if number % 2 else [ours, theirs]
        state = deal(game, chance)
        while not state.is_terminal():
            state.apply_action(int(seats[state.current_player()].step(state)))
        result = state.returns()[seats.index(theirs)]
        results["wins" if result > 0 else "losses" if result < 0 else "draws"] += 1
        print(f"game {number + 1}: OpenSpiel's search has {result:+.0f}", flush=True)
    told = ", ".join(f"{results[what]} {what}" for what in ("wins", "draws", "losses"))
    print(f"OpenSpiel's search against ours: {told}")


def deal(game: pyspiel.Game, chance: np.random.RandomState) -> pyspiel.State:
    """Return a game that is dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(chance.randint(game.max_chance_outcomes())))
    return state


def read_options() -> argparse.Namespace:
    """Return what is asked for."""
    reader = argparse.ArgumentParser(description="OpenSpiel's search against ours.")
    reader.add_argument("--game", default="schotten-totten")
    reader.add_argument("--games", type=int, default=4)
    reader.add_argument("--simulations", type=int, default=30)
    return reader.parse_args()


if __name__ == "__main__":
    main()
