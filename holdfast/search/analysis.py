"""What the decisions of a match were worth.

>>> import holdfast
>>> from holdfast.search.analysis import analyse
>>> from holdfast.search.ismcts import Ismcts
>>> match = holdfast.read_replay(text)  # doctest: +SKIP
>>> analysis = analyse(match, lambda seed: Ismcts(seed, iterations=1000))  # doctest: +SKIP
>>> [d.played.text for d in analysis.decisions if d.judgement.is_grave]  # doctest: +SKIP
['2-3']

Each decision is looked at with the eyes of the seat that made it. A *win* here is a share of it: 1
alone, 1/n among n winners, 0 otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextvars import copy_context
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from math import hypot, log, sqrt
from typing import Final

import numpy as np

from holdfast.core.match import Match
from holdfast.search.balance import Balance, balance_of
from holdfast.search.fortune import Fortune, Sampled, sample_deal, sample_move, tell_fortune
from holdfast.search.judgement import HALVING, SIGNIFICANT, Judgement, accuracy, judge
from holdfast.search.thinker import Thinkers, View, view_at
from holdfast.search.thought import Thought
from holdfast.search.valuation import ANY, Chances, value_moves

#: In so many worlds a move at random is compared with the favourite.
STAKE_WORLDS: Final = 200


@dataclass(frozen=True)
class Weighed:
    """A move, and the share of the win that it brings who makes it."""

    move: int
    text: str
    win: float
    error: float  # the standard error of that


@dataclass(frozen=True)
class Decision:
    """A choice between several moves, and what came of it."""

    ply: int
    seat: int
    choices: int  # how many moves there were
    played: Weighed
    favourite: Weighed  # what a search prefers; perhaps the move that was played
    exact: bool  # the wins are proven, not sampled
    others: tuple[Weighed, ...] = ()  # further moves that were compared, the best first
    stake: float = 0.0  # how much better the favourite is than a move at random

    @property
    def number(self) -> int:
        """The number of the move as people count: the first is 1."""
        return self.ply + 1

    @property
    def margin(self) -> float:
        """How much better the favourite weighed: below 0 if the move played weighed more."""
        return self.favourite.win - self.played.win

    @property
    def loss(self) -> float:
        """How much of the win the move has cost."""
        return max(0.0, self.margin)

    @property
    def loss_error(self) -> float:
        """The standard error of the loss."""
        if self.favourite.move == self.played.move:
            return 0.0
        return hypot(self.favourite.error, self.played.error)

    @property
    def best(self) -> Weighed:
        """What should have been played, as far as we can tell."""
        return self.favourite if self.margin > 0 else self.played

    @property
    def judgement(self) -> Judgement:
        """The word for the move."""
        return judge(self.loss, self.loss_error)

    @property
    def is_close(self) -> bool:
        """Tell whether it is too close to call: what was lost, if anything, may be chance."""
        other = self.favourite.move != self.played.move and not self.exact
        return other and abs(self.margin) < SIGNIFICANT * self.loss_error


@dataclass(frozen=True)
class Forced:
    """The only legal move: nobody decided anything."""

    ply: int
    seat: int
    text: str

    @property
    def number(self) -> int:
        """The number of the move as people count: the first is 1."""
        return self.ply + 1


@dataclass(frozen=True)
class Performance:
    """How well one seat played."""

    seat: int
    decisions: int
    forced: int
    counts: dict[Judgement, int]
    mean_loss: float
    mean_loss_error: float
    mean_margin: float = 0.0  # the same as measured: chance may bring it below 0
    mean_stake: float = 0.0  # what moves at random would have lost on average

    @property
    def rating(self) -> float | None:
        """The rating of decisions: 100 loses nothing, 0 is any move at random; None if all is one.

        It may be a little above 100, or far below 0, by chance or for who is worse than that.
        """
        return 100 * (1 - self.mean_margin / self.mean_stake) if self.mean_stake > 0 else None

    @property
    def rating_error(self) -> float:
        """The standard error of the rating."""
        return 100 * self.mean_loss_error / self.mean_stake if self.mean_stake > 0 else 0.0

    @property
    def accuracy(self) -> float | None:
        """From 0 to 100; None if there was nothing to decide."""
        return accuracy(self.mean_loss) if self.decisions else None

    @property
    def accuracy_error(self) -> float:
        """The standard error of the accuracy."""
        return (self.accuracy or 0.0) * log(2) / HALVING * self.mean_loss_error


@dataclass(frozen=True)
class Swing:
    """How far the fortune of a seat turned between two of its decisions, or up to the end."""

    seat: int
    start: int  # the plies; the later one is the end of the match if nothing is left to decide
    stop: int
    before: float
    after: float

    @property
    def size(self) -> float:
        """How much of the win changed sides."""
        return abs(self.after - self.before)


@dataclass(frozen=True)
class Analysis:
    """A match, and what we think of its decisions."""

    match: Match
    decisions: tuple[Decision, ...]
    forced: tuple[Forced, ...]
    ended: bool  # the end of the match was reached, and belongs to what was looked at
    fortune: Fortune | None = None  # of a finished match, if that was asked for

    @cached_property
    def moves(self) -> tuple[Decision | Forced, ...]:
        """All moves that were looked at, decided or forced, in their order."""
        moves: list[Decision | Forced] = [*self.decisions, *self.forced]
        return tuple(sorted(moves, key=lambda move: move.ply))

    def of(self, seat: int) -> tuple[Decision, ...]:
        """Return the decisions of a seat."""
        return tuple(decision for decision in self.decisions if decision.seat == seat)

    def share(self, seat: int) -> float | None:
        """Return the share of the win that a seat got in the end; None if that is not known."""
        winners = self.match.winners if self.ended else ()
        return (1 / len(winners) if seat in winners else 0.0) if winners else None

    @cached_property
    def performances(self) -> tuple[Performance, ...]:
        """How well each seat played."""
        return tuple(self._perform(seat) for seat in range(self.match.players))

    @cached_property
    def balances(self) -> tuple[Balance, ...]:
        """Where each seat's result came from; none if that was not asked for."""
        if self.fortune is None:
            return ()
        fortune = self.fortune
        return tuple(
            balance_of(fortune, seat, [(-d.margin, d.loss_error) for d in self.of(seat)])
            for seat in range(self.match.players)
        )

    @cached_property
    def swing(self) -> Swing | None:
        """The biggest turn of fortune; the first of equals."""
        swings = [swing for seat in range(self.match.players) for swing in self._swings(seat)]
        return max(swings, key=lambda swing: swing.size, default=None)

    def _perform(self, seat: int) -> Performance:
        mine = self.of(seat)
        count = max(1, len(mine))
        # Margins, not losses: what chance adds to one decision it takes from another.
        margin = sum(decision.margin for decision in mine) / count
        return Performance(
            seat=seat,
            decisions=len(mine),
            forced=sum(move.seat == seat for move in self.forced),
            counts={word: 0 for word in Judgement} | Counter(d.judgement for d in mine),
            mean_loss=max(0.0, margin),
            mean_loss_error=sqrt(sum(decision.loss_error**2 for decision in mine)) / count,
            mean_margin=margin,
            mean_stake=sum(decision.stake for decision in mine) / count,
        )

    def _swings(self, seat: int) -> Iterator[Swing]:
        points = [(decision.ply, decision.best.win) for decision in self.of(seat)]
        share = self.share(seat)
        if share is not None:
            points.append((len(self.match.moves), share))
        for (start, before), (stop, after) in pairwise(points):
            yield Swing(seat, start, stop, before, after)


# Nine parameters: all but the first two have a default, and callers name the few they give.
def analyse(
    match: Match,
    thinkers: Thinkers,
    *,
    plies: range | None = None,
    seats: Sequence[int] | None = None,
    cores: int = 1,
    alternatives: int = 1,
    worlds: int = 0,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Analysis:
    """Return what the decisions of a match were worth; all of them, or those asked for.

    So many ``alternatives`` are compared with each move. With ``worlds``, a whole match that is
    over is looked at for luck and fog, too, in at most so many. The work is spread over the cores;
    the result does not depend on their number. ``progress`` hears how much is done, of how much.
    """
    plies = range(len(match.moves)) if plies is None else plies
    views = {ply: view_at(match, ply) for ply in plies}
    mine = {ply: view for ply, view in views.items() if seats is None or view.seat in seats}
    open_ones = {ply: view for ply, view in mine.items() if len(view.moves) > 1}
    whole = match.turn is None and len(mine) == len(match.moves)
    samples = range(-1, len(match.moves)) if worlds and whole else range(0)
    decide = partial(_decide, match, thinkers, alternatives)
    work: list[Callable[[], object]] = [
        *(partial(decide, ply, view) for ply, view in open_ones.items()),
        *(partial(_sample, match, ply, worlds) for ply in samples),
    ]
    done = _do_all(work, cores, progress)
    return Analysis(
        match=match,
        decisions=tuple(one for one in done if isinstance(one, Decision)),
        forced=tuple(
            Forced(ply, view.seat, _text(match, ply, match.moves[ply]))
            for ply, view in mine.items()
            if ply not in open_ones
        ),
        ended=match.turn is None and plies.stop == len(match.moves),
        fortune=_tell_fortune(match, done) if samples else None,
    )


def _do_all(
    work: Sequence[Callable[[], object]], cores: int, progress: Callable[[int, int], None]
) -> list[object]:
    """Do everything, so much at a time, and say how far it is; return what came of it, in order."""
    with ThreadPoolExecutor(cores) as pool:
        try:
            # Each piece looks up, at its pauses, whom its caller lets go first.
            waiting = [pool.submit(copy_context().run, piece) for piece in work]
            for count, one in enumerate(as_completed(waiting), 1):
                one.result()
                progress(count, len(work))
        except BaseException:
            pool.shutdown(cancel_futures=True)  # nobody waits for the others any more
            raise
    return [one.result() for one in waiting]


def _sample(match: Match, ply: int, worlds: int) -> Chances | Sampled:
    """Return what the worlds say about a move, or about the deal, which is before the first."""
    return sample_deal(match, worlds) if ply < 0 else sample_move(match, ply, worlds)


def _tell_fortune(match: Match, done: Sequence[object]) -> Fortune:
    start = next(one for one in done if isinstance(one, Chances))
    return tell_fortune(match, start, [one for one in done if isinstance(one, Sampled)])


def _decide(match: Match, thinkers: Thinkers, alternatives: int, ply: int, view: View) -> Decision:
    """Search for the favourite, then weigh it and others against the move that was played."""
    played = match.moves[ply]
    thought = view.think(thinkers)
    favourite = thought.best
    promising = find_promising(thought)[:alternatives]
    if not thought.exact:
        # What a search found to be best was lucky, too: the comparison begins from nothing.
        thought = view.weigh(thinkers, sorted({played, favourite, *promising}))
    found = {move: weighed(thought, move, _text(match, ply, move)) for move in thought.moves}
    others = [found[move] for move in promising if move not in (played, favourite)]
    return Decision(
        ply=ply,
        seat=view.seat,
        choices=len(view.moves),
        played=found[played],
        favourite=found[favourite],
        exact=thought.exact,
        others=tuple(sorted(others, key=lambda one: -one.win)),
        stake=float(thought.values.max() - thought.values.mean())
        if thought.exact
        else _find_stake(view, favourite),
    )


def _find_stake(view: View, favourite: int) -> float:
    """Return how much better a move is than any at random, by the valuation.

    The search cannot say that: what it has tried seldom had no luck.
    """
    dice = np.array([view.seed(0)], dtype=np.uint64)
    tried = [favourite, ANY]
    shares = value_moves(view.game, view.seen, view.seat, tried, STAKE_WORLDS, dice)
    means = shares[:, :, view.seat].mean(axis=0)
    return float(means[0] - means[1])


def find_promising(thought: Thought) -> list[int]:
    """Return the moves in the order in which a search would make them."""
    first = thought.values if thought.exact else thought.visits
    triples = zip(first, thought.values, thought.moves, strict=True)
    return [move for _, _, move in sorted(triples, reverse=True)]


def weighed(thought: Thought, move: int, text: str) -> Weighed:
    """Return what was thought of one of the moves."""
    at = thought.moves.index(move)
    error = 0.0 if thought.exact else float(thought.errors[at])
    return Weighed(move, text, float(thought.values[at]), error)


def _text(match: Match, ply: int, move: int) -> str:
    return match.game.text.write_move(match.position(ply)[0], move)
