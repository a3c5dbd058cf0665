r"""A network that PPO has trained, as a player: it is judged in the arena.

    python examples/ppo.py nim net
    holdfast arena nim --players random,ppo --games 20 \
        --bot ppo='python examples/ppo_player.py nim net'

It needs two extras: pip install 'holdfast[envs,train]'.
"""

import sys

import torch
from ppo import ask, make_network

from holdfast.envs.policy import serve
from holdfast.envs.vector import VectorGames

if __name__ == "__main__":
    net = make_network(VectorGames(sys.argv[1]))
    net.load_state_dict(torch.load(f"{sys.argv[2]}.pt"))

    def policy(seen):
        """Return the action that the network likes best."""
        chances, _ = ask(net, *(torch.from_numpy(row)[None] for row in seen.values()))
        return chances.logits.argmax()

    serve(policy)
