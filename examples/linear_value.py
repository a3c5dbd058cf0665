"""A linear value function for Schotten Totten, learned by self-play; NumPy and a vector of games.

    python examples/linear_value.py linear.npy

A stone has a weight by how many cards each side has and what they may become at best. A table is
worth the sum of them. They are fitted to whose each stone is in the end, in games with itself.
"""

import sys

import numpy as np
from rich.progress import track

import holdfast
from holdfast.envs.vector import VectorGames
from holdfast.games.schotten_totten.moves import CLAIM

GAMES, STEPS, STONES, CARDS, LEVELS = 256, 110, 9, 54, 12  # a card is clan * 9 + value
AT, DICE = holdfast.game("schotten-totten").lab.compact.at, np.random.default_rng(1)
THREE = np.stack(np.meshgrid(*[np.arange(CARDS)] * 3, indexing="ij"))
LOW, MIDDLE, HIGH = np.sort(THREE % 9, axis=0)
COLOUR, RUN = np.ptp(THREE // 9, axis=0) == 0, (LOW + 1 == MIDDLE) & (MIDDLE + 1 == HIGH)
STRENGTH = np.select([COLOUR & RUN, LOW == HIGH, COLOUR], [4, 3, 2], RUN) * 28 + LOW + MIDDLE + HIGH
STRENGTH = STRENGTH * (np.diff(np.sort(THREE, axis=0), axis=0) > 0).all(axis=0) / np.float32(140)
BEST = np.argsort(-np.triu(STRENGTH).reshape(CARDS, -1))[:, :41]  # the best pairs to each card


def classify(cards, odds):
    """Return what sides are: cards, three in a row and -1 for none, and how surely others come."""
    pair, count = BEST[cards[:, 0]], (cards >= 0).sum(axis=1)
    both = (np.take_along_axis(odds, each, axis=1) for each in divmod(pair, CARDS))
    one = np.prod([*both, STRENGTH.reshape(CARDS, -1)[cards[:, :1], pair]], axis=0).max(axis=1)
    two = (STRENGTH[cards[:, 0], cards[:, 1]] * odds).max(axis=1)
    hope = np.choose(count, [0, one, two, STRENGTH[tuple(cards.T)]])
    return count * LEVELS + (hope * LEVELS).astype(int)


def judge(weights, seen, mask):
    """Return what each action is worth, and by what each stone of each table is weighed."""
    sides = seen[:, AT.cards : AT.cards + 72].reshape(-1, 2, STONES, 4)[..., :3].astype(int) - 1
    hand = seen[:, AT.hand : AT.hand + CARDS] > 0
    odds = np.pad(np.where(hand, 0.95, 0.5), ((0, 0), (0, 1)))  # how surely a card comes
    np.put_along_axis(odds, sides.reshape(len(seen), -1), 0, axis=1)
    odds = odds[:, :CARDS]
    each = np.stack([odds, odds * ~hand], axis=1).repeat(STONES, axis=1).reshape(-1, CARDS)
    mine, theirs = classify(sides.reshape(-1, 3), each).reshape(-1, 2, STONES).swapaxes(0, 1)
    parts = mine * 4 * LEVELS + theirs
    row, card, stone = np.nonzero(mask[:, : CARDS * STONES].reshape(-1, CARDS, STONES))
    cards, rest, against = sides[row, 0, stone], odds[row], theirs[row, stone]
    rest[np.arange(len(row)), card] = 0
    before = weights[classify(cards, rest) * 4 * LEVELS + against]
    cards[np.arange(len(row)), (cards >= 0).sum(axis=1)] = card
    after, missed = weights[classify(cards, rest) * 4 * LEVELS + against], np.zeros(hand.shape)
    np.add.at(missed, (row, card), before - weights[parts[row, stone]])
    worth = np.where(mask > 0, -9.0, -np.inf)
    worth[:, CLAIM : CLAIM + STONES] += 99  # what can be claimed is claimed
    worth[row, card * STONES + stone] = missed[row, card] + after - before
    return worth, parts


if __name__ == "__main__":
    _, file, rounds, *_ = *sys.argv, 16
    total, count = np.zeros((2, (4 * LEVELS) ** 2))
    envs = VectorGames("schotten-totten", GAMES, autoreset_mode="same_step", copy=True)
    for turn in track(range(int(rounds)), "learning"):
        total, count = total * 0.7, count * 0.7  # older games were worse ones
        (seen, info), held, ends = envs.reset(seed=turn), [], np.zeros((GAMES, STONES))
        for _ in range(STEPS):
            worth, parts = judge(total / (count + 9), seen, info["action_mask"])
            worth += 0.05 * DICE.gumbel(size=worth.shape)  # something else, now and then
            mover = np.where(info["mover"], -1, 1)[:, None]
            seen, _, over, _, info = envs.step(worth.argmax(axis=1))
            owner = info["final_obs"][:, AT.owner : AT.owner + 18].reshape(GAMES, 2, STONES)
            held.append((parts, mover, over, (owner[:, 0] - owner[:, 1]) * mover))
        for parts, mover, over, final in reversed(held):
            ends[over] = final[over]
            known = ends != 0  # stones that nobody had when the game was over say nothing
            total += np.bincount(parts[known], (ends * mover)[known], len(total))
            count += np.bincount(parts[known], minlength=len(count))
    np.save(file, total / (count + 9))
