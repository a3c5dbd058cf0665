"""Whether luck and fog are nothing on average, how much they explain, and who is rated how.

Run ``python -m bench.luck --games 100``; ``--ladder 10`` analyses so many matches for each level.
The same numbers give the same figures on any machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import holdfast
from holdfast.core.kernels import all_cores
from holdfast.core.match import Match
from holdfast.games import registry
from holdfast.search import make_player
from holdfast.search.analysis import analyse
from holdfast.search.fortune import Fortune, sample_deal, sample_move, tell_fortune
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move

LADDER = ("random", "apprentice", "journeyman", "master")
#: Those whose moves tell nothing of their hands, and those who mean something.
PLAYERS = ("random", "greedy")


@dataclass(frozen=True)
class Row:
    """What a game with certain players came to; each is a list by match."""

    luck: NDArray[np.float64]  # of the first seat
    fog: NDArray[np.float64]
    own: NDArray[np.float64]  # fog of own moves, the mean of all seats
    raw: NDArray[np.float64]  # the result of the first seat
    adjusted: NDArray[np.float64]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each game and each kind of players, and the ladders."""
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=30)
    parser.add_argument("--ladder", type=int, default=0)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--game", choices=registry.names(), action="append")
    chosen = parser.parse_args(arguments)
    for name in chosen.game or registry.names():
        for spec in PLAYERS:
            print(_tell(name, spec, measure(name, spec, chosen.games, chosen.worlds)), flush=True)
        for spec in LADDER if chosen.ladder else ():
            rating = rate(name, spec, chosen.ladder, chosen.iterations)
            print(f"{name:16} {spec:12} rating {rating:6.1f}", flush=True)


def measure(name: str, spec: str, games: int, worlds: int) -> Row:
    """Play so many matches, and take luck and fog out of them."""
    with ThreadPoolExecutor(all_cores()) as pool:
        rows = list(pool.map(lambda seed: _measure(name, spec, seed, worlds), range(games)))
    return Row(*(np.array(column) for column in zip(*rows, strict=True)))


def _measure(name: str, spec: str, seed: int, worlds: int) -> tuple[float, ...]:
    match = _play(name, spec, seed)
    sampled = [sample_move(match, ply, worlds, seed) for ply in range(len(match.moves))]
    fortune = tell_fortune(match, sample_deal(match, worlds), sampled)
    seats = range(match.players)
    luck = fortune.sum(lambda turn: turn.luck, 0, seats).value + float(fortune.deal.wins[0])
    fog = _fog(fortune, 0, seats)
    own = float(np.mean([_fog(fortune, seat, [seat]) for seat in seats]))
    raw = float(fortune.result[0])
    return luck, fog, own, raw, raw - luck - fog


def _fog(fortune: Fortune, seat: int, movers: Sequence[int]) -> float:
    return fortune.sum(lambda turn: turn.fog, seat, movers).value


def _play(name: str, spec: str, seed: int) -> Match:
    match = holdfast.new(name, seed=seed)
    players = [make_player(spec, 100 * seed + seat) for seat in range(match.players)]
    while match.turn is not None:
        match.play(choose_move(players[match.turn], match))
    for player in players:
        player.close()
    return match


def rate(name: str, spec: str, games: int, iterations: int) -> float:
    """Return the rating of all decisions in so many matches."""
    lost = stake = 0.0
    for seed in range(games):
        judge = partial(Ismcts, iterations=iterations)
        for decision in analyse(_play(name, spec, seed), judge, cores=all_cores()).decisions:
            lost += decision.margin
            stake += decision.stake
    return 100 * (1 - lost / stake)


def _tell(name: str, spec: str, row: Row) -> str:
    parts = {"luck": row.luck, "fog": row.fog, "own fog": row.own}
    told = [f"{what} {_mean(values)}" for what, values in parts.items()]
    spread = f"sd of the result {row.raw.std():.3f}, adjusted {row.adjusted.std():.3f}"
    return f"{name:16} {spec:8} {len(row.raw):5} games: {', '.join(told)}; {spread}"


def _mean(values: NDArray[Any]) -> str:
    """Return a mean with its standard error, and how many of these it is away from 0."""
    error = float(values.std(ddof=1)) / len(values) ** 0.5
    return f"{values.mean():+.4f} ± {error:.4f} ({abs(values.mean()) / error:.1f})"


if __name__ == "__main__":
    main()
