"""What makes a decision a puzzle: one move, or few that are equally good, and all others worse.

Where the end can be calculated, that is proven. Elsewhere every other move must bring less by a
clear margin, with 99 % certainty, in each of several runs: with other deals, with two models of how
everybody plays on, and with several times the budget. The reasons for the numbers are in
``docs/decisions/0022-what-makes-a-puzzle.md``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels
from holdfast.search.puzzles.pairs import try_moves
from holdfast.search.solver import QUICK, prove
from holdfast.search.thinker import View

Shares = NDArray[np.float64]

#: Every other move loses at least so much of the win, with 99 % certainty, in each run.
DELTA: Final = 0.02
#: A move that loses less than this, on average over all runs, is as good as the best.
EPSILON: Final = 0.01
#: One-sided, of the normal distribution.
_CERTAIN: Final = 2.326
#: All moves are tried in so many deals, and those in question in more, to find out which of them
#: need a closer look; where there are more than so many, the decision is not clear.
_GLANCES: Final = ((16, 40), (64, 16))
#: From these few deals nothing is concluded that is not as far from chance: in standard errors.
_VERY_CERTAIN: Final = 3.09
#: The others are compared in so many deals in each run,
_DEALS: Final = 128
#: with so many seeds,
SEEDS: Final = 3
#: and once in so many times as many.
DEEPER: Final = 4
#: The first trials of a search are those of a beginner: of each run this part is not counted.
_LEARNING: Final = 4
#: A decision in which all other moves lose at least so much, but not for certain, is compared
#: once more, in so many times as many deals.
_PROMISING: Final = 0.03
_AGAIN: Final = 4
#: What was left out at a glance is compared in so many deals, to say what it costs at least.
_LAST: Final = 256
#: Of all moves at most this part may be right.
_FEW: Final = 2

#: How everybody plays on: as strong players, who search; and by eye, without a tree.
MODELS: Final[Mapping[str, Mapping[str, float]]] = {
    "search": {},
    "eye": {"deep": 1, "sample": 4, "keen": 0, "among": 1},
}


@dataclass(frozen=True)
class Settled:
    """What a decision comes to: which moves are right, and what one costs that is not."""

    losses: dict[int, float]  # of the moves that are right, the best first
    tempting: int
    loss: float  # of the tempting move
    bound: float  # no other move loses less, with 99 % certainty
    right: float  # in this part of the deals the best move brings no less than the tempting one
    proven: bool


@dataclass(frozen=True)
class Run:
    """A comparison: how everybody plays on, by which dice, and in how many deals."""

    model: str
    seed: int
    deals: int


def runs(seed: int, times: int = 1) -> Iterator[Run]:
    """Yield the runs that a decision has to stand, the cheapest first."""
    for turn in range(SEEDS):
        for model in MODELS:
            yield Run(model, seed + turn + 1, _DEALS * times)
    for model in MODELS:
        yield Run(model, seed + SEEDS + 1, _DEALS * times * DEEPER)


def settle(view: View, tempting: int, seed: int, times: int = 1) -> Settled | None:
    """Return what a decision comes to, or None if it is not clear enough for a puzzle.

    With ``times`` the comparison goes through so many times as many deals.
    """
    if kernels.is_open(view.seen, view.seat):
        return settle_end(view, tempting, QUICK * times)
    return _settle_deals(view, tempting, seed, times)


def settle_end(view: View, tempting: int, budget: int) -> Settled | None:
    """Return what a decision comes to where that is proven within a budget of situations."""
    proven = prove(view.game, view.seen, view.seat, view.moves, budget)
    return None if proven is None else _weigh_end(view, tempting, proven.values)


def _weigh_end(view: View, tempting: int, values: Shares) -> Settled | None:
    best = float(values.max())
    right = [move for move, value in zip(view.moves, values, strict=True) if value == best]
    if tempting in right or _FEW * len(right) > len(view.moves):
        return None
    loss = best - float(values[view.moves.index(tempting)])
    bound = best - max(float(value) for value in values if value < best)
    return Settled(dict.fromkeys(right, 0.0), tempting, loss, bound, 1.0, proven=True)


@dataclass(frozen=True)
class _Claim:
    """What seems to be right at first, and is put to the test."""

    moves: list[int]  # those in question; the others lose enough for certain
    best: int  # where it is among them
    right: list[int]  # where the best is, and what is as good
    wrong: list[int]


@dataclass(frozen=True)
class _Outcome:
    """How far a claim stood the runs."""

    bound: float  # at most what the wrong moves lose for certain, in each run up to the last
    gap: float  # what the closest of them lost in the last run, on average
    kept: list[Shares]


def _settle_deals(view: View, tempting: int, seed: int, times: int) -> Settled | None:
    moves = find_contenders(view, {tempting}, seed, all_of_them=False)
    for budget in (times, times * _AGAIN):
        claim = _make_claim(view, moves, tempting, Run("search", seed, _DEALS * budget))
        if claim is None:
            return None
        outcome = _test(view, claim, runs(seed, budget))
        if outcome.bound >= DELTA:
            return _sum_up(view, claim, outcome, tempting, seed)
        if outcome.gap < _PROMISING:
            return None
        moves = claim.moves
    return None


def _make_claim(view: View, moves: list[int], tempting: int, run: Run) -> _Claim | None:
    """Return what a run says is right; None if that makes no puzzle."""
    if len(moves) <= 1:
        return None
    shares = compare(view, moves, run)
    means = shares.mean(axis=0)
    best = int(np.argmax(means))
    right = [move for move, mean in zip(moves, means, strict=True) if mean >= means[best] - EPSILON]
    others = [mean for mean in means if mean < means[best] - EPSILON]
    if tempting in right or _FEW * len(right) > len(view.moves):
        return None
    if means[best] - max(others) < DELTA:
        return None  # it would hardly stand the test
    left = _narrow(moves, {*right, tempting}, shares)
    wrong = [at for at, move in enumerate(left) if move not in right]
    return _Claim(left, left.index(moves[best]), [left.index(move) for move in right], wrong)


def _test(view: View, claim: _Claim, all_runs: Iterator[Run]) -> _Outcome:
    """Put a claim to the test, until it fails."""
    outcome = _Outcome(1.0, 1.0, [])
    for run in all_runs:
        shares = compare(view, claim.moves, run)
        losses = [shares[:, claim.best] - shares[:, at] for at in claim.wrong]
        bound = min([outcome.bound, *map(lower, losses)])
        gap = min(float(loss.mean()) for loss in losses)
        outcome = _Outcome(bound, gap, [*outcome.kept, shares])
        if bound < DELTA:
            break
    return outcome


def _sum_up(
    view: View, claim: _Claim, outcome: _Outcome, tempting: int, seed: int
) -> Settled | None:
    moves, best = claim.moves, claim.best
    means = np.mean([shares.mean(axis=0) for shares in outcome.kept], axis=0)
    losses = {moves[at]: max(0.0, float(means[best] - means[at])) for at in claim.right}
    if max(losses.values()) > EPSILON:
        return None
    other = moves.index(tempting)
    searched = np.concatenate(outcome.kept[:: len(MODELS)])
    return Settled(
        losses=dict(sorted(losses.items(), key=lambda pair: (pair[0] != moves[best], pair[1]))),
        tempting=tempting,
        loss=float(means[best] - means[other]),
        bound=min(outcome.bound, _bound_others(view, claim, seed)),
        right=float(np.mean(searched[:, best] >= searched[:, other])),
        proven=False,
    )


def _bound_others(view: View, claim: _Claim, seed: int) -> float:
    """Return what those moves lose at least that were left out: enough, but how much?"""
    others = [move for move in view.moves if move not in claim.moves]
    if not others:
        return 1.0
    best = claim.moves[claim.best]
    shares = compare(view, [best, *others], Run("search", seed + SEEDS + 2, _LAST))
    least = min(lower(shares[:, 0] - shares[:, at]) for at in range(1, shares.shape[1]))
    return max(DELTA, least)


def find_contenders(
    view: View, keep: Collection[int], seed: int, *, all_of_them: bool
) -> list[int]:
    """Return the moves that a first look leaves in question, and those to be kept.

    Where they are too many for a puzzle there are none, unless ``all_of_them`` are wanted.
    """
    moves = list(view.moves)
    for deals, most in _GLANCES:
        moves = _narrow(moves, keep, compare(view, moves, Run("search", seed, deals)))
        if len(moves) > most and not all_of_them:
            return []
    return moves


def _narrow(moves: list[int], keep: Collection[int], shares: Shares) -> list[int]:
    """Leave out the moves that are plainly worse than the best, but for those to be kept."""
    best = int(np.argmax(shares.mean(axis=0)))
    return [
        move
        for at, move in enumerate(moves)
        if move in keep or lower(shares[:, best] - shares[:, at], _VERY_CERTAIN) < DELTA
    ]


def compare(view: View, moves: list[int], run: Run) -> Shares:
    """Return the shares of the win by deal and move, but for the deals in which was learned."""
    shares = try_moves(
        view.game,
        view.seen,
        view.seat,
        moves,
        deals=run.deals,
        settings=MODELS[run.model],
        seed=run.seed,
    )
    return shares[len(shares) // _LEARNING :]


def lower(differences: Shares, certain: float = _CERTAIN) -> float:
    """Return what the mean of the differences is at least, this many standard errors down."""
    error = float(differences.std(ddof=1)) / sqrt(len(differences))
    return float(differences.mean()) - certain * error
