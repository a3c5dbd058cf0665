"""The balance of a seat: from the start to the result, with luck, fog and decisions apart.

    result - start  =  deal + luck + fog + decisions + drift + others

Exactly: ``drift`` is what is left between the two measures that are used. Decisions are judged by a
search, against the best move; luck and fog by the valuation, which imagines ordinary moves. A best
move brings more than an ordinary one: that is the drift.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt

from holdfast.search.fortune import Fortune, Term


@dataclass(frozen=True)
class Balance:
    """Where the result of a seat came from, in shares of the win."""

    seat: int
    start: float  # before the deal
    result: float
    deal: Term  # the cards at the start
    luck: Term  # what chance brought later, whoever moved
    fog: Term  # own guesses that could not be known
    decisions: Term  # what own decisions lost against the best move: 0 at best, but for noise
    drift: Term  # what the best moves bring beyond the valuation
    others: Term  # what the others' decisions gave or took
    others_fog: Term  # and their guesses

    @property
    def sum(self) -> float:
        """All terms together: the result less the start."""
        terms = (self.deal, self.luck, self.fog, self.decisions, self.drift)
        return sum(term.value for term in (*terms, self.others, self.others_fog))

    @property
    def adjusted(self) -> Term:
        """The result without the luck, and without anybody's fog."""
        chance = self.deal + self.luck + self.fog + self.others_fog
        return Term(self.result - chance.value, chance.error)


def balance_of(fortune: Fortune, seat: int, lost: Sequence[tuple[float, float]]) -> Balance:
    """Return the balance of a seat; each decision has lost so much, below 0, with its error."""
    others = [other for other in range(len(fortune.result)) if other != seat]
    choice = fortune.sum(lambda turn: turn.choice, seat, [seat])
    decisions = Term(sum(value for value, _ in lost), sqrt(sum(error * error for _, error in lost)))
    return Balance(
        seat=seat,
        start=float(fortune.start.wins[seat]),
        result=float(fortune.result[seat]),
        deal=Term(float(fortune.deal.wins[seat]), float(fortune.deal.errors[seat])),
        luck=fortune.sum(lambda turn: turn.luck, seat, [seat, *others]),
        fog=fortune.sum(lambda turn: turn.fog, seat, [seat]),
        decisions=decisions,
        drift=Term(choice.value - decisions.value, hypot(choice.error, decisions.error)),
        others=fortune.sum(lambda turn: turn.choice, seat, others),
        others_fog=fortune.sum(lambda turn: turn.fog, seat, others),
    )
