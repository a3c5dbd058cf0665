"""Random games by each interface: vector, one seat, all seats.

    python examples/random_rollout.py nim

It needs the extra: pip install 'holdfast[envs]'.
"""

import sys

import numpy as np

from holdfast.envs.gymnasium import SeatGame
from holdfast.envs.pettingzoo import env
from holdfast.envs.vector import VectorGames

dice = np.random.default_rng(1)


def any_action(mask):
    """Return any legal action of each row: 1 stands for legal."""
    return (dice.random(mask.shape) * mask).argmax(axis=-1)


def side_by_side(game):
    """Play many games at once, every seat of them, and count those that end."""
    games = VectorGames(game, 256, autoreset_mode="same_step")
    _, info = games.reset(seed=1)
    ended = 0
    for _ in range(200):
        _, _, over, _, info = games.step(any_action(info["action_mask"]))
        ended += int(over.sum())
    return f"{ended} games ended within 200 steps of 256 games"


def one_seat(game):
    """Play one seat against players that are programs."""
    match = SeatGame(game, opponents="greedy")
    _, info = match.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = match.step(any_action(info["action_mask"]))
    return f"against greedy players the reward was {reward:g}"


def all_seats(game):
    """Play all seats, one after the other."""
    match = env(game, render_mode="ansi")
    match.reset(seed=1)
    for _agent in match.agent_iter():
        seen, _, over, cut, _ = match.last()
        match.step(None if over or cut else int(any_action(seen["action_mask"])))
        if not over:
            table = match.render()
    return f"{len(match.possible_agents)} seats were played; the last table:\n{table}"


if __name__ == "__main__":
    for interface in (side_by_side, one_seat, all_seats):
        print(interface(sys.argv[1]))
