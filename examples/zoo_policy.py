r"""A policy for PettingZoo's observations: it plays with itself, and is judged in the arena.

    python examples/zoo_policy.py nim
    holdfast arena nim --between random,policy --games 20 \
        --bot policy='python examples/zoo_policy.py'

The second line starts this program again, without the name of a game: then it answers the arena.
Put what you have trained in the place of ``policy``. It needs the extra: pip install
'holdfast[envs]'.
"""

import sys

import numpy as np

from holdfast.envs.pettingzoo import env
from holdfast.envs.policy import serve


def policy(seen):
    """Return an action for what an agent sees: the middle one of those that are legal."""
    legal = np.flatnonzero(seen["action_mask"])
    return int(legal[len(legal) // 2])


def play(game):
    """Play a match with the policy on all seats, as with any environment of PettingZoo."""
    match, rewards = env(game), {}
    match.reset(seed=1)
    for agent in match.agent_iter():
        seen, rewards[agent], over, cut, _ = match.last()
        match.step(None if over or cut else policy(seen))
    return rewards


if __name__ == "__main__":
    if sys.argv[1:]:
        print("rewards:", play(sys.argv[1]))
    else:
        serve(policy)
