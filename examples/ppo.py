"""PPO with masks in PyTorch: a small network learns to beat random play, in a minute or two.

    python examples/ppo.py nim net

It writes net.npz and its learning curve, net.png; it needs pip install 'holdfast[envs,train]'.
"""

import sys

import numpy as np
import torch
from matplotlib.figure import Figure
from rich.progress import track

from holdfast.envs.vector import VectorGames

GAMES, STEPS, PASSES, PARTS, CLIP, WIDE = 64, 160, 3, 4, 0.2, 64


def make_network(envs):
    """Return a network that has a number for each action, and behind them the value."""
    high, actions = envs.single_observation_space.high, int(envs.single_action_space.n)
    first, last = torch.nn.Linear(len(high), WIDE), torch.nn.Linear(WIDE, actions + 1)
    first.weight.data /= torch.from_numpy(np.maximum(high, 1))  # large numbers weigh no more
    return torch.nn.Sequential(first, torch.nn.Tanh(), last)


def ask(net, seen, mask):
    """Return how likely each legal action is to be chosen, and what is to be expected."""
    out = net(seen.float()).masked_fill(torch.nn.functional.pad(mask == 0, (0, 1)), -1e9)
    return torch.distributions.Categorical(logits=out[:, :-1]), out[:, -1]


def play(envs, net, seed):
    """Play against random play; return what was seen, done and got by it, and the share won."""
    (seen, info), held, won, rows = envs.reset(seed=seed), [], [], np.arange(GAMES)
    seats, end = rows % info["returns"].shape[1], torch.full((GAMES,), torch.nan)
    for _ in range(STEPS):
        inputs = torch.from_dlpack(seen), torch.from_dlpack(info["action_mask"])
        chances, value = ask(net, *inputs)
        ours, random = torch.from_numpy(info["mover"] == seats), inputs[1].float().multinomial(1)
        action = torch.where(ours, chances.sample(), random[:, 0])
        seen, _, over, _, info = envs.step(action.numpy())
        ended = torch.from_numpy(np.where(over, info["returns"][rows, seats], torch.nan)).float()
        won.extend((ended[over] > 0).tolist())
        held.append((ended, ours, [*inputs, action, chances.log_prob(action), value]))
    for i, (ended, ours, done) in reversed([*enumerate(held)]):
        end = torch.where(ended.isnan(), end, ended)
        held[i] = [part[ours & ~end.isnan()] for part in (*done, end)]  # without unfinished games
    return *(torch.cat(parts).detach() for parts in zip(*held, strict=True)), np.mean(won)


def improve(net, optimizer, seen, mask, action, before, value, end):
    """Make likelier what ended better than expected, in small steps."""
    gain = (end - value - (end - value).mean()) / (end - value).std()
    for part in (part for _ in range(PASSES) for part in torch.randperm(len(end)).chunk(PARTS)):
        chances, value = ask(net, seen[part], mask[part])
        ratio = (chances.log_prob(action[part]) - before[part]).exp()
        loss = -torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
        loss += 0.5 * (value - end[part]).square().mean() - 0.01 * chances.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


if __name__ == "__main__":
    torch.set_num_threads(1)  # so small a network gains nothing by more
    _, game, name, updates, *_ = *sys.argv, 60
    envs = VectorGames(game, GAMES, autoreset_mode="same_step", copy=True)
    net, curve, axes = make_network(envs), [], Figure().subplots()
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-3)
    for update in track(range(int(updates)), "learning"):
        *held, won = play(envs, net, update)
        improve(net, optimizer, *held)
        curve.append(won)
    np.savez(f"{name}.npz", *(part.detach().numpy() for part in net.parameters()))
    axes.plot(np.arange(len(curve)) * GAMES * STEPS, curve)
    axes.set(xlabel="decisions", ylabel="won against random play", ylim=(0, 1), title=game)
    axes.figure.savefig(f"{name}.png")
    print(f"won against random play: {curve[0]:.0%} at first, {curve[-1]:.0%} at last")
