r"""A network that ppo.py has trained, as a player: it is judged in the arena.

    python examples/ppo.py nim net
    holdfast arena nim --between random,ppo --games 20 \
        --bot ppo='python examples/ppo_player.py net'

The arena starts a player anew for each game; so this one does without PyTorch, which starts slowly.
"""

import sys

import numpy as np

from holdfast.envs.policy import serve

if __name__ == "__main__":
    first, first_bias, last, last_bias = np.load(f"{sys.argv[1]}.npz").values()

    def policy(seen):
        """Return the action that the network likes best."""
        hidden = np.tanh(first @ seen["observation"] + first_bias)
        logits = (last @ hidden + last_bias)[:-1]  # the last one is the value
        return np.where(seen["action_mask"], logits, -np.inf).argmax()

    serve(policy)
