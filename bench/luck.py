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
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

import holdfast
from holdfast.core.kernels import all_cores
from holdfast.core.match import Match
from holdfast.games import registry
from holdfast.search import make_player
from holdfast.search.analysis import analyse
from holdfast.search.fortune import Fortune, Sampled, sample_deal, sample_move, tell_fortune
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.rating import Rating, rate
from holdfast.search.thinker import view_at

LADDER = ("random", "apprentice", "journeyman", "master")
#: Who sits at the tables, seat by seat: those whose moves tell nothing of their hands, those whose
#: moves do, and one of each. The rest of the seats are like the last.
TABLES = ("random", "greedy", "greedy,random")
#: So long a search for the best move takes where only luck and fog are wanted.
BRIEF = 40
#: The fewest worlds of which there is an error: here it is not looked at.
TWO = 2


@dataclass(frozen=True)
class Row:
    """What a game with certain players came to; each is a list by match, of the first seat."""

    luck: NDArray[np.float64]  # with the deal
    own: NDArray[np.float64]  # fog of own moves
    others: NDArray[np.float64]  # and of the others'
    raw: NDArray[np.float64]  # the result
    adjusted: NDArray[np.float64]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each game and each kind of players, and the ladders."""
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--worlds", type=int, default=30)
    parser.add_argument("--ladder", type=int, default=0)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--game", choices=registry.names(), action="append")
    parser.add_argument("--table", action="append")
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.first, chosen.first + chosen.games)
    for name in chosen.game or registry.names():
        for table in chosen.table or TABLES:
            if seeds:
                print(_tell(name, table, measure(name, table, seeds, chosen.worlds)), flush=True)
        for spec in LADDER if chosen.ladder else ():
            print(_rated(name, spec, rate_level(name, spec, chosen.ladder, chosen.iterations)))


def measure(name: str, table: str, seeds: Sequence[int], worlds: int) -> Row:
    """Play so many matches, and take luck and fog out of them."""
    with ThreadPoolExecutor(all_cores()) as pool:
        rows = list(pool.map(lambda seed: _measure(name, table, seed, worlds), seeds))
    return Row(*(np.array(column) for column in zip(*rows, strict=True)))


def _measure(name: str, table: str, seed: int, worlds: int) -> tuple[float, ...]:
    fortune = tell(play(name, table, seed), worlds, seed)
    others = range(1, len(fortune.result))
    luck = fortune.sum(lambda turn: turn.luck, 0, [0, *others]).value + float(fortune.deal.wins[0])
    own = fortune.sum(lambda turn: turn.fog, 0, [0]).value
    theirs = fortune.sum(lambda turn: turn.fog, 0, others).value
    raw = float(fortune.result[0])
    return luck, own, theirs, raw, raw - luck - own - theirs


def tell(match: Match, worlds: int, salt: int) -> Fortune:
    """Return luck and fog of a match against best moves that are found in no time."""

    def sample(ply: int) -> Sampled:
        view, best = view_at(match, ply), match.moves[ply]
        if len(view.moves) > 1:
            best = view.think(lambda seed: Ismcts(seed ^ salt, iterations=BRIEF)).best
        return sample_move(match, ply, best, worlds, salt)

    sampled = [sample(ply) for ply in range(len(match.moves))]
    return tell_fortune(match, sample_deal(match, worlds), sampled)


def play(name: str, table: str, seed: int) -> Match:
    """Return a match between the players of a table."""
    match, specs = holdfast.new(name, seed=seed), table.split(",")
    specs += specs[-1:] * (match.players - len(specs))
    players = [make_player(spec, 100 * seed + seat) for seat, spec in enumerate(specs)]
    while match.turn is not None:
        match.play(choose_move(players[match.turn], match))
    for player in players:
        player.close()
    return match


def rate_level(name: str, spec: str, games: int, iterations: int) -> Rating | None:
    """Return the rating of all decisions in so many matches."""
    margins: list[float] = []
    stakes: list[float] = []
    for seed in range(games):
        judge = partial(Ismcts, iterations=iterations)
        analysis = analyse(play(name, spec, seed), judge, cores=all_cores(), worlds=TWO)
        margins += [decision.margin for decision in analysis.decisions]
        stakes += [decision.stake or 0.0 for decision in analysis.decisions]
    return rate(margins, stakes)


def _rated(name: str, spec: str, rating: Rating | None) -> str:
    told = f"{rating.value:6.1f} ± {rating.error:.1f}" if rating else "-"
    return f"{name:16} {spec:14} rating {told}"


def _tell(name: str, table: str, row: Row) -> str:
    parts = {"luck": row.luck, "own fog": row.own, "others' fog": row.others}
    told = [f"{what} {_mean(values)}" for what, values in parts.items()]
    spread = f"sd of the result {row.raw.std():.3f}, adjusted {row.adjusted.std():.3f}"
    return f"{name:16} {table:14} {len(row.raw):5} games: {', '.join(told)}; {spread}"


def _mean(values: NDArray[Any]) -> str:
    """Return a mean with its standard error, and how many of these it is away from 0."""
    error = float(values.std(ddof=1)) / sqrt(len(values))
    away = abs(values.mean()) / error if error else 0.0
    return f"{values.mean():+.4f} ± {error:.4f} ({away:.1f})"


if __name__ == "__main__":
    main()
