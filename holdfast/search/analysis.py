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
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from math import hypot, log, sqrt
from typing import TypeVar

from holdfast.core.match import Match
from holdfast.search.balance import Balance, Lost, balance_of
from holdfast.search.fortune import Fortune, Sampled, sample_deal, sample_move, tell_fortune
from holdfast.search.judgement import HALVING, SIGNIFICANT, Judgement, accuracy, judge
from holdfast.search.rating import Rating, rate
from holdfast.search.thinker import Thinkers, View, view_at
from holdfast.search.thought import Thought


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
    others: tuple[Weighed, ...] = ()  # what else was weighed against them, the best first
    stake: float | None = None  # how much better the favourite weighed than one at random

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
    def is_close(self) -> bool:
        """Tell whether it cannot be told which of the two is better."""
        differ = self.favourite.move != self.played.move
        return differ and not self.exact and abs(self.margin) < SIGNIFICANT * self.loss_error

    @property
    def best(self) -> Weighed:
        """What should have been played, as far as we can tell."""
        return self.favourite if self.margin > 0 else self.played

    @property
    def judgement(self) -> Judgement:
        """The word for the move."""
        return judge(self.loss, self.loss_error)


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
    rating: Rating | None = None  # if the stakes are known, and there was something to lose

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
    fortune: Fortune | None = None  # of a whole finished match, if that was asked for

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
        lost = [(0.0, 0.0)] * len(self.match.moves)
        for one in self.decisions:
            lost[one.ply] = one.loss, one.loss_error if one.loss else 0.0
        losses = Lost(*zip(*lost, strict=True))
        return tuple(balance_of(self.fortune, seat, losses) for seat in range(self.match.players))

    @cached_property
    def swing(self) -> Swing | None:
        """The biggest turn of fortune; the first of equals."""
        swings = [swing for seat in range(self.match.players) for swing in self._swings(seat)]
        return max(swings, key=lambda swing: swing.size, default=None)

    def _perform(self, seat: int) -> Performance:
        mine = self.of(seat)
        forced = sum(move.seat == seat for move in self.forced)
        return perform(seat, mine, forced)

    def _swings(self, seat: int) -> Iterator[Swing]:
        points = [(decision.ply, decision.best.win) for decision in self.of(seat)]
        share = self.share(seat)
        if share is not None:
            points.append((len(self.match.moves), share))
        for (start, before), (stop, after) in pairwise(points):
            yield Swing(seat, start, stop, before, after)


def perform(seat: int, decisions: Sequence[Decision], forced: int = 0) -> Performance:
    """Return how well a seat played, from its decisions and how many of its moves were forced."""
    count = max(1, len(decisions))
    return Performance(
        seat=seat,
        decisions=len(decisions),
        forced=forced,
        counts={word: 0 for word in Judgement} | Counter(d.judgement for d in decisions),
        # Margins, not losses: what chance adds to one decision it takes from another.
        mean_loss=max(0.0, sum(decision.margin for decision in decisions) / count),
        mean_loss_error=sqrt(sum(decision.loss_error**2 for decision in decisions)) / count,
        rating=_rate(decisions),
    )


# Seven parameters: all but the first two have a default, and callers name the few they give.
def analyse(
    match: Match,
    thinkers: Thinkers,
    *,
    plies: range | None = None,
    seats: Sequence[int] | None = None,
    cores: int = 1,
    worlds: int = 0,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Analysis:
    """Return what the decisions of a match were worth; all of them, or those asked for.

    With ``worlds``, a whole match that is over is looked at for luck and fog, too, in at most so
    many. Moves are independent of each other and spread over the cores; the result does not depend
    on how many there are. ``progress`` is told after each how many are done, of how many.
    """
    plies = range(len(match.moves)) if plies is None else plies
    views = {ply: view_at(match, ply) for ply in plies}
    mine = {ply: view for ply, view in views.items() if seats is None or view.seat in seats}
    whole = match.turn is None and len(mine) == len(match.moves)
    worlds = worlds if whole else 0
    open_ones = [ply for ply, view in mine.items() if len(view.moves) > 1]
    look = partial(_look, match, thinkers, worlds)
    looked = _do_all(
        [partial(look, ply, mine[ply]) for ply in (mine if worlds else open_ones)], cores, progress
    )
    return Analysis(
        match=match,
        decisions=tuple(one.decision for one in looked if one.decision),
        forced=tuple(
            Forced(ply, view.seat, _text(view, match.moves[ply]))
            for ply, view in mine.items()
            if ply not in open_ones
        ),
        ended=match.turn is None and plies.stop == len(match.moves),
        fortune=_tell_fortune(match, worlds, looked) if worlds else None,
    )


@dataclass(frozen=True)
class _Looked:
    """What was found about one move: its decision, if it was one, and luck and fog if asked for."""

    decision: Decision | None
    sampled: Sampled | None


T = TypeVar("T")


def _do_all(
    work: Sequence[Callable[[], T]], cores: int, progress: Callable[[int, int], None]
) -> list[T]:
    """Do everything, so much at a time, and say how far it is; return what came of it, in order."""
    with ThreadPoolExecutor(cores) as pool:
        try:
            waiting = [pool.submit(piece) for piece in work]
            for done, one in enumerate(as_completed(waiting), 1):
                one.result()
                progress(done, len(work))
        except BaseException:
            pool.shutdown(cancel_futures=True)  # nobody waits for the others any more
            raise
    return [one.result() for one in waiting]


def _look(match: Match, thinkers: Thinkers, worlds: int, ply: int, view: View) -> _Looked:
    if len(view.moves) == 1:
        decision, best = None, match.moves[ply]
    else:
        decision = weigh_decision(view, ply, match.moves[ply], thinkers, rated=worlds > 0)
        best = decision.best.move
    return _Looked(decision, sample_move(match, ply, best, worlds) if worlds else None)


def _tell_fortune(match: Match, worlds: int, looked: Sequence[_Looked]) -> Fortune:
    sampled = [one.sampled for one in looked if one.sampled]
    return tell_fortune(match, sample_deal(match, worlds), sampled)


# Six parameters: the decision, who thinks, and what else is wanted of it.
def weigh_decision(
    view: View,
    ply: int,
    played: int,
    thinkers: Thinkers,
    *,
    compared: int = 1,
    rated: bool = False,
) -> Decision:
    """Search for the favourites, so many, then weigh them against the move that was played.

    A decision that is to be ``rated`` is weighed against one at random, too.
    """
    thought = view.think(thinkers)
    favourite, promising = thought.best, rank(thought)[:compared]
    drawn = view.draw() if rated else played
    if not thought.exact:
        # What a search found to be best was lucky, too: the comparison begins from nothing.
        thought = view.weigh(thinkers, sorted({played, favourite, drawn, *promising}))
    known = {move: weighed(thought, move, _text(view, move)) for move in {*promising, favourite}}
    others = [each for move, each in known.items() if move not in (played, favourite)]
    wins = dict(zip(thought.moves, thought.values.tolist(), strict=True))
    return Decision(
        ply=ply,
        seat=view.seat,
        choices=len(view.moves),
        played=weighed(thought, played, _text(view, played)),
        favourite=known[favourite],
        exact=thought.exact,
        others=tuple(sorted(others, key=lambda each: (-each.win, each.move))),
        stake=wins[favourite] - wins[drawn] if rated else None,
    )


def rank(thought: Thought) -> list[int]:
    """Return the moves in the order in which they should be made: proven, or tried most often."""
    first = thought.values if thought.exact else thought.visits
    triples = zip(first, thought.values, thought.moves, strict=True)
    return [move for _, _, move in sorted(triples, key=lambda each: (-each[0], -each[1], each[2]))]


def _rate(decisions: Sequence[Decision]) -> Rating | None:
    """Return the rating of decisions whose stakes are known."""
    known = [(one.margin, one.stake) for one in decisions if one.stake is not None]
    return rate([margin for margin, _ in known], [stake for _, stake in known])


def weighed(thought: Thought, move: int, text: str) -> Weighed:
    """Return what was thought of one of the moves."""
    at = thought.moves.index(move)
    error = 0.0 if thought.exact else float(thought.errors[at])
    return Weighed(move, text, float(thought.values[at]), error)


def _text(view: View, move: int) -> str:
    return view.game.text.write_move(view.seen[0], move)
