"""How fast a vector environment steps: observation, mask, rewards and the next deal included.

    python -m bench.vector                     every game that is offered, on one core and on two
    python -m bench.vector --games 4096 --seconds 5 --observation rich

Random legal actions are chosen outside the time that is measured. ``wall`` is by the clock, as
somebody waits; ``processor`` counts only the time that the processor worked for this, which other
work on the machine does not change much.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import numpy as np

import holdfast
from holdfast.envs.vector import VectorGames
from holdfast.games import registry


def main() -> None:
    """Print a row for each game, observation and number of cores."""
    options = _read_options()
    print(f"{options.games} games side by side, {options.seconds:g} s each; load {_load()}")
    print("game              players  observation  cores     wall/s  processor/s  games ended")
    for game in registry.offered():
        players = holdfast.game(game).seats[0]
        for observation in options.observation:
            for cores in options.cores:
                envs = VectorGames(
                    game,
                    options.games,
                    players=players,
                    observation=observation,
                    cores=cores,
                    autoreset_mode="same_step",
                )
                row = measure(envs, options.seconds)
                print(
                    f"{game:<16}  {players:>7}  {observation:<11}  {cores:>5}  "
                    f"{row['wall']:>9,.0f}  {row['processor']:>11,.0f}  {row['ended']:>11,.0f}"
                )
                envs.close()


def measure(envs: VectorGames, seconds: float) -> dict[str, float]:
    """Step random games for so long; return decisions a second by either clock, and games ended."""
    choice = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    envs.step(pick(envs, choice))  # compiles, or loads what is compiled
    decisions = ended = 0
    wall = processor = 0.0
    while wall < seconds:
        actions = pick(envs, choice)
        began, worked = time.perf_counter(), time.process_time()
        envs.step(actions)
        wall += time.perf_counter() - began
        processor += time.process_time() - worked
        decisions += len(actions)
        ended += int(info["returns"].any(axis=1).sum())
    return {"wall": decisions / wall, "processor": decisions / processor, "ended": ended}


def pick(envs: VectorGames, choice: np.random.Generator) -> Any:
    """Return any of the legal actions of every game, by its number among them."""
    desk = envs.games.desk
    places = (choice.random(len(desk.counts)) * desk.counts).astype(np.int64)
    return desk.actions[np.arange(len(places)), places]


def _load() -> str:
    return f"{os.getloadavg()[0]:.1f}"


def _read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How fast a vector environment steps.")
    parser.add_argument("--games", type=int, default=1024, help="games side by side")
    parser.add_argument("--seconds", type=float, default=3, help="for each row")
    parser.add_argument("--cores", type=int, nargs="+", default=[1, 2])
    parser.add_argument(
        "--observation", nargs="+", choices=("compact", "rich"), default=["compact"]
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
