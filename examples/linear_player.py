r"""The linear value function that linear_value.py has learned, as a player: against greedy.

    python examples/linear_value.py linear.npy
    holdfast arena schotten-totten --between greedy,linear --seed 903 --games 100 \
        --bot linear='python examples/linear_player.py linear.npy'

The first line takes a minute or two; what it learns is about as strong as greedy. It has learned
from none of the deals of the arena.
"""

import sys

import numpy as np
from linear_value import judge

from holdfast.envs.policy import serve

if __name__ == "__main__":
    weights = np.load(sys.argv[1])

    def policy(seen):
        """Return the action that is worth most."""
        worth, _parts = judge(weights, seen["observation"][None], seen["action_mask"][None])
        return worth.argmax()

    serve(policy)
