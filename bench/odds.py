"""Fit the tables of Schotten Totten's ``odds.py`` to games that the search plays against itself.

    python -m bench.odds
    python -m bench.odds --games 200 --json

Prints the tables, and the log loss on every fifth game, which is kept out of the fit. Nothing is
written: tables that fit better need not play better.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from scipy.optimize import minimize
from scipy.special import expit

from holdfast.core.jit import kernel
from holdfast.core.match import new_match
from holdfast.games.schotten_totten import GAME
from holdfast.games.schotten_totten.formations import KIND, best, best_from, is_complete
from holdfast.games.schotten_totten.odds import (
    AVERAGE_TOTAL,
    by_clan,
    by_strength,
    chance_at,
    count_missing,
    find_hand,
    find_unseen,
)
from holdfast.games.schotten_totten.state import NEVER, Phase
from holdfast.games.schotten_totten.tables import SIDE, STONES
from holdfast.search import make_player
from holdfast.search.player import choose_move

Numbers = NDArray[np.float64]

#: Who plays, and who makes a careless move now and then, so that such positions occur too.
PLAYER: Final = "ismcts:100"
CARELESS: Final = "ismcts:3/sample=4/heat=0/keen=0"
HOW_OFTEN: Final = 0.08
#: Every so many games one is kept out of the fit.
KEPT_OUT: Final = 5
#: Keeps weights that hardly matter near zero.
RIDGE: Final = 5e-5

#: The tables of the odds, their shapes, and where they begin among the weights of a stone.
TABLES: Final = {
    "FORM": (3, 5),
    "POINT": (3, 5),
    "AT_HAND": (3, 5),
    "STRONGER": (3, 3),
    "SURELY": (3, 3),
    "EMPTY": (4, 4),
}
SIZES: Final = [int(np.prod(shape)) for shape in TABLES.values()]
FORM, POINT, AT_HAND, STRONGER, SURELY, EMPTY = (int(n) for n in np.cumsum([0, *SIZES[:-1]]))
SIGNS: Final = sum(SIZES)
#: Stones weigh the same on both sides of the middle.
PLACES: Final = np.array([0, 1, 2, 3, 4, 3, 2, 1, 0])


def play_games(games: int, seed: int, *, quiet: bool) -> tuple[NDArray[Any], Numbers, NDArray[Any]]:
    """Return positions before a card is played, what seat 0 won from there, and the games."""
    dice = random.Random(seed)
    cells: list[NDArray[Any]] = []
    won: list[float] = []
    of_game: list[int] = []
    for number in track(range(games), "playing", console=Console(stderr=True), disable=quiet):
        match = new_match(GAME, seed=dice.getrandbits(63))
        players = [make_player(PLAYER, dice.getrandbits(32)) for _ in range(2)]
        careless = make_player(CARELESS, dice.getrandbits(32))
        before = len(cells)
        while match.turn is not None:
            if match.state.phase == Phase.PLAY:
                cells.append(match.position(len(match.moves)))
            player = careless if dice.random() < HOW_OFTEN else players[match.turn]
            match.play(choose_move(player, match))
        share = (0 in match.winners) / len(match.winners)
        won += [share] * (len(cells) - before)
        of_game += [number] * (len(cells) - before)
    return np.concatenate(cells), np.array(won), np.array(of_game)


@kernel
def write_signs(states: NDArray[Any], seat: int, signs: Numbers, known: Numbers) -> None:
    """Write what the seat sees at each stone, in the order of the tables.

    ``known`` is the chance at a stone that is decided, and negative elsewhere.
    """
    for i in range(len(states)):
        state = states[i]
        hand = find_hand(state, seat)
        rest = find_unseen(state) & ~hand
        mine, mine_counts = by_clan(hand), by_strength(hand)
        others, others_counts = by_clan(rest), by_strength(rest)
        for stone in range(STONES):
            out = signs[i, stone]
            chance = chance_at(state, stone, seat, mine, mine_counts, others, others_counts)
            known[i, stone] = chance if chance in (0.0, 1.0) else -1.0
            if known[i, stone] >= 0.0:
                continue
            missing = count_missing(state, stone, seat)
            needed = count_missing(state, stone, 1 - seat)
            power = best(state, stone, seat)
            rival_power = best_from(state, stone, 1 - seat, others, others_counts)
            if max(missing, needed) == SIDE:
                out[EMPTY + missing * (SIDE + 1) + needed] = 1.0
            elif power > rival_power:
                out[STRONGER + missing * SIDE + needed] = 1.0
            if missing < SIDE and power != NEVER:
                place = missing * 5 + power // KIND
                out[FORM + place] += 1.0
                out[POINT + place] += power % KIND - AVERAGE_TOTAL
            if needed < SIDE and rival_power != NEVER:
                place = needed * 5 + rival_power // KIND
                out[FORM + place] -= 1.0
                out[POINT + place] -= rival_power % KIND - AVERAGE_TOTAL
            if 0 < missing < SIDE and not is_complete(state, stone, seat):
                at_hand = best_from(state, stone, seat, mine, mine_counts)
                if at_hand != NEVER:
                    out[AT_HAND + missing * 5 + at_hand // KIND] = 1.0
                if needed < SIDE and at_hand > rival_power:
                    out[SURELY + missing * SIDE + needed] = 1.0


class Odds:
    """The log-odds of positions as a function of all weights, with its gradient.

    The weights are those at a stone, each times its ``scale``, then five for the places in the row,
    one for triples, one for who is to play, and a constant.
    """

    size = SIGNS + 5 + 3

    def __init__(self, signs: Numbers, known: Numbers, turns: Numbers) -> None:
        self.scale = np.sqrt((signs**2).mean(axis=(0, 1))) + 1e-9
        self._signs = signs / self.scale
        self._known = known
        self._turns = turns

    def start(self) -> Numbers:
        """Return weights to begin with: every stone counts the same."""
        weights = np.zeros(self.size)
        weights[SIGNS : SIGNS + 5] = 1.0
        weights[SIGNS + 5] = 0.5
        return weights

    def guess(self, weights: Numbers, rows: NDArray[Any]) -> tuple[Numbers, Numbers, Numbers]:
        """Return the log-odds, the chances at the stones, and what triples there will be."""
        known = self._known[rows]
        lead = self._signs[rows] @ weights[:SIGNS]
        chance = np.where(known >= 0, known, expit(lead))
        lost = 1 - chance
        trios = chance[:, :-2] * chance[:, 1:-1] * chance[:, 2:]
        trios -= lost[:, :-2] * lost[:, 1:-1] * lost[:, 2:]
        odds = (chance - 0.5) @ weights[SIGNS : SIGNS + 5][PLACES]
        odds += weights[SIGNS + 5] * trios.sum(axis=1)
        odds += weights[SIGNS + 6] * self._turns[rows] + weights[SIGNS + 7]
        return odds, chance, trios.sum(axis=1)

    def loss(self, weights: Numbers, won: Numbers, rows: NDArray[Any]) -> tuple[float, Numbers]:
        """Return the log loss over some of the positions, and how it changes with the weights."""
        stone, triple = weights[SIGNS : SIGNS + 5][PLACES], weights[SIGNS + 5]
        odds, chance, trios = self.guess(weights, rows)
        lost = 1 - chance
        error = np.logaddexp(0, odds) - won[rows] * odds
        wrong = (expit(odds) - won[rows]) / len(error)
        slope = np.repeat(stone[np.newaxis], len(error), axis=0)
        for left in range(STONES - 2):
            for here in range(3):
                one, other = (left + place for place in range(3) if place != here)
                both = chance[:, one] * chance[:, other] + lost[:, one] * lost[:, other]
                slope[:, left + here] += triple * both
        pull = wrong[:, np.newaxis] * slope * chance * lost  # nothing where the chance is known
        gradient = np.empty(self.size)
        gradient[:SIGNS] = np.einsum("ij,ijk->k", pull, self._signs[rows], optimize=True)
        gradient[SIGNS : SIGNS + 5] = np.bincount(PLACES, wrong @ (chance - 0.5), 5)
        gradient[SIGNS + 5] = wrong @ trios
        gradient[SIGNS + 6] = wrong @ self._turns[rows]
        gradient[SIGNS + 7] = wrong.sum()
        return float(error.mean()), gradient

    def fit(self, won: Numbers, rows: NDArray[Any]) -> Numbers:
        """Return the weights with the least loss, and a little for being small."""

        def ridged(weights: Numbers) -> tuple[float, Numbers]:
            loss, gradient = self.loss(weights, won, rows)
            return loss + RIDGE * float(weights @ weights), gradient + 2 * RIDGE * weights

        found = minimize(ridged, self.start(), jac=True, method="L-BFGS-B")
        weights: Numbers = found.x
        return weights

    def tables(self, weights: Numbers) -> dict[str, list[Any]]:
        """Return the weights as the tables of ``odds.py``."""
        plain = weights[:SIGNS] / self.scale
        parts = np.split(plain, np.cumsum(SIZES)[:-1])
        shaped = zip(TABLES.items(), parts, strict=True)
        tables = {name: part.reshape(shape).round(3).tolist() for (name, shape), part in shaped}
        tables["STONE"] = weights[SIGNS : SIGNS + 5][PLACES].round(2).tolist()
        return tables | {"TRIPLE": [round(float(weights[SIGNS + 5]), 2)]}


def see(cells: NDArray[Any]) -> Odds:
    """Return the odds of positions, first with the eyes of seat 0, then with those of seat 1."""
    signs = np.zeros((2 * len(cells), STONES, SIGNS))
    known = np.zeros((2 * len(cells), STONES))
    half = len(cells)
    for seat, rows in ((0, slice(0, half)), (1, slice(half, None))):
        write_signs(cells, seat, signs[rows], known[rows])
    turns = np.concatenate([cells["turn"] == 0, cells["turn"] == 1]) - 0.5
    return Odds(signs, known, turns)


def main(given: Sequence[str] | None = None) -> None:
    """Play, fit, and print what came of it."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--games", type=int, default=2000, help="default: 2000, some 15 minutes")
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--json", action="store_true", help="print JSON only")
    asked = reader.parse_args(given)
    if asked.games < KEPT_OUT:
        sys.exit(f"--games is {asked.games}; it can be {KEPT_OUT} or more: one in {KEPT_OUT} tests")
    cells, won, games = play_games(asked.games, asked.seed, quiet=asked.json)
    odds = see(cells)
    both = np.concatenate([won, 1 - won])
    test = np.tile(games % KEPT_OUT == 0, 2)
    weights = odds.fit(both, ~test)
    loss = {
        "fitted": odds.loss(weights, both, ~test)[0],
        "kept out": odds.loss(weights, both, test)[0],
    }
    found = {"games": asked.games, "positions": len(cells), "log loss": loss}
    found["tables"] = odds.tables(weights)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{len(cells):,} positions of {asked.games:,} games")
    print(f"log loss {loss['fitted']:.3f}, on games kept out {loss['kept out']:.3f}")
    for name, table in odds.tables(weights).items():
        print(f"{name} = {table}")


if __name__ == "__main__":
    main()
