"""The balance of a seat: from the start to the result, with luck, fog and decisions apart.

    result - start  =  deal + luck + fog + decisions + others
    others          =  errors + others' fog + course

Exactly. *Errors* is what the others' decisions lost, and so gave. *Course* is what is left of all
moves when luck, fog and errors are taken out: where the best moves of everybody lead, beyond what
the valuation expected. Each own best move adds to it and each of the others' takes from it; with a
valuation that sees as far as the search it would be 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.search.fortune import Fortune, Shift, Term


@dataclass(frozen=True)
class Balance:
    """Where the result of a seat came from, in shares of the win."""

    seat: int
    start: float  # before the deal
    result: float
    deal: Term  # the cards at the start
    luck: Term  # what chance brought later, whoever moved
    fog: Term  # own guesses that could not be known
    decisions: Term  # what own decisions lost against the best move: never above 0
    errors: Term  # what the others' decisions lost
    others_fog: Term  # what came of the others' guesses
    course: Term  # where best moves lead beyond the valuation

    @property
    def others(self) -> Term:
        """What the others' moves gave or took, measured against the best of everybody."""
        return self.errors + self.others_fog + self.course

    @property
    def sum(self) -> float:
        """All terms together: the result less the start."""
        terms = (self.deal, self.luck, self.fog, self.decisions, self.others)
        return sum(term.value for term in terms)

    @property
    def adjusted(self) -> Term:
        """The result without the luck, and without anybody's fog."""
        chance = self.deal + self.luck + self.fog + self.others_fog
        return Term(self.result - chance.value, chance.error)


@dataclass(frozen=True)
class Lost:
    """What the decisions of a match lost, each at its ply; by two lists of the same length."""

    losses: Sequence[float]  # never below 0
    errors: Sequence[float]  # standard ones


def balance_of(fortune: Fortune, seat: int, lost: Lost) -> Balance:
    """Return the balance of a seat; ``lost`` has a loss for every move, 0 for a forced one.

    What one loses the others gain: all of them alike, as a search says only what the mover lost.
    """
    seats = range(len(fortune.result))
    others = [other for other in seats if other != seat]
    decisions = _sum_losses(fortune.turns, [seat], lost, -1.0)
    errors = _sum_losses(fortune.turns, others, lost, 1.0 / max(1, len(others)))
    fog = fortune.sum(lambda turn: turn.fog, seat, [seat])
    others_fog = fortune.sum(lambda turn: turn.fog, seat, others)
    change = fortune.sum(lambda turn: turn.change, seat, seats)
    return Balance(
        seat=seat,
        start=float(fortune.start.wins[seat]),
        result=float(fortune.result[seat]),
        deal=Term(float(fortune.deal.wins[seat]), float(fortune.deal.errors[seat])),
        luck=fortune.sum(lambda turn: turn.luck, seat, seats),
        fog=fog,
        decisions=decisions,
        errors=errors,
        others_fog=others_fog,
        course=change - fog - others_fog - decisions - errors,
    )


def _sum_losses(turns: Sequence[Shift], movers: Sequence[int], lost: Lost, share: float) -> Term:
    plies = [turn.ply for turn in turns if turn.seat in movers]
    square = sum(lost.errors[ply] ** 2 for ply in plies)
    return Term(share * sum(lost.losses[ply] for ply in plies), abs(share) * square**0.5)
