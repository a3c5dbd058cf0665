"""Luck, fog and decisions apart: where the result of a match came from, exactly.

With h the true position, I what its mover knew, a the move, a* the best one on I as a search found
it, u the valuation (``holdfast.search.valuation``) and Q(h, a) the mean of u after a over all that
chance may add, every move of a match goes from one position to the next, for every seat, by

    luck    =  u(next h) - Q(h, a)                               what was drawn
    change  =  Q(h, a) - u(h)                                    what the move itself did
    fog     =  D(h) - mean of D(h') over the h' that fit I       of that: what nobody could know
               with D(h) = Q(h, a) - Q(h, a*)

The last u is the result, so that luck and change of all moves add up to result less start: the sums
telescope, however rough the estimates are. Luck is 0 on average whatever u is and whoever plays: it
is a value less its own mean. So is fog as long as the true h is as likely as any h', which a
``redeal`` can only promise while the others' moves tell nothing of their cards. Who plays the best
move has no fog: a value less the same value. The deal is the first luck: the start is the mean over
all deals.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core.dice import Dice
from holdfast.core.match import Match
from holdfast.core.seats import SPECTATOR
from holdfast.search.thinker import View, view_at
from holdfast.search.valuation import (
    EVERYBODY,
    STAY,
    Chances,
    Shares,
    is_chancy,
    mean_of,
    value_moves,
)

#: So many worlds say how many are needed; they are not used again, so that nothing leans on them.
PILOT: Final = 50
#: With enough worlds to come to such a standard error we stop.
FINE: Final = 0.004

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Sampled:
    """What was sampled about one move; None where it follows from the next position."""

    position: Chances | None  # what the true position is worth; None if the move was forced
    moved: Chances | None  # and after the move; None if nothing in it is left to chance
    fog: Chances  # what was lost beyond, or short of, what the mover could know


@dataclass(frozen=True)
class Shift:
    """One move, and what turned with it for every seat."""

    ply: int
    seat: int
    true: Chances  # what the position was worth before the move, with open cards
    luck: Chances
    fog: Chances
    change: Chances  # what the move itself did, with its fog


@dataclass(frozen=True)
class Fortune:
    """How the chances of all seats turned, from before the deal to the result."""

    start: Chances  # before the deal
    deal: Chances  # the luck in it
    turns: tuple[Shift, ...]
    result: Numbers  # the shares of the win

    def sum(self, what: Callable[[Shift], Chances], seat: int, movers: Sequence[int]) -> Term:
        """Return what some of the terms of these movers' turns make for a seat, all together."""
        turns = [what(turn) for turn in self.turns if turn.seat in movers]
        value = sum(float(one.wins[seat]) for one in turns)
        square = sum(float(one.errors[seat]) ** 2 for one in turns)
        return Term(value, square**0.5)


@dataclass(frozen=True)
class Term:
    """A part of a result, in shares of the win, with its standard error."""

    value: float
    error: float

    def __add__(self, other: Term) -> Term:
        """Add another part, which was measured apart from it."""
        return Term(self.value + other.value, float(np.hypot(self.error, other.error)))

    def __sub__(self, other: Term) -> Term:
        """Take another part away, which was measured apart from it."""
        return self + Term(-other.value, other.error)


def sample_deal(match: Match, worlds: int) -> Chances:
    """Return what every seat could hope for before the deal; what all may see stays as it was."""
    cell = match.position(0)
    shares = _value(match, cell, SPECTATOR, [STAY], worlds, _dice(cell.tobytes(), "deal"))
    return mean_of(shares[:, 0])


def sample_move(match: Match, ply: int, best: int, worlds: int, salt: int = 0) -> Sampled:
    """Return what can be said of one move without looking at the next position.

    Which move was ``best`` has been found from what the mover knew. A decision that looks the same
    is seen in the same worlds, in whatever match it is, unless they have another ``salt``: with
    that, the noise of many matches does not add up.
    """
    cell, move, view = match.position(ply), match.moves[ply], view_at(match, ply)
    free, other = len(view.moves) > 1, best != move
    chancy = is_chancy(cell, move, _dice(cell.tobytes(), "chance"))
    moves = [STAY] * free + [move] * (chancy or other) + [best] * other
    shares = None
    if moves:
        shares = _value(match, cell, EVERYBODY, moves, worlds, _dice(cell.tobytes(), "true"))
    fog = nothing(match.players)
    if shares is not None and other:
        known = _know(view, move, best, worlds, salt)
        fog = _less(mean_of(shares[:, -2] - shares[:, -1]), known)
    return Sampled(
        position=mean_of(shares[:, 0]) if shares is not None and free else None,
        moved=mean_of(shares[:, moves.index(move)]) if shares is not None and chancy else None,
        fog=fog,
    )


def _know(view: View, move: int, best: int, worlds: int, salt: int) -> Chances:
    """Return what the mover could know to be lost: from what its seat was shown, nothing else."""
    dice = np.array([view.seed(0) ^ salt], dtype=np.uint64)
    shares = value_moves(view.game, view.seen, view.seat, [move, best], worlds, dice)
    return mean_of(shares[:, 0] - shares[:, 1])


# Six parameters: those of ``value_moves``, and how fine it is to be.
def _value(
    match: Match, cell: Numbers, eyes: int, moves: list[int], worlds: int, dice: Dice
) -> Shares:
    """Value moves in as many worlds as it takes to be fine, and no more than so many."""
    if worlds > PILOT:
        pilot = value_moves(match.game, cell, eyes, moves, PILOT, dice)
        needed = float(pilot.var(axis=0, ddof=1).max()) / FINE**2
        worlds = min(worlds, max(PILOT, int(needed)))
    return value_moves(match.game, cell, eyes, moves, worlds, dice)


def tell_fortune(match: Match, start: Chances, sampled: Sequence[Sampled]) -> Fortune:
    """Put together what was sampled about the moves of a finished match, from its end on."""
    result = _share(match)
    following = Chances(result, np.zeros(match.players))
    turns: list[Shift] = []
    for ply in range(len(sampled) - 1, -1, -1):
        turn = _turn(match, ply, sampled[ply], following)
        turns.append(turn)
        following = turn.true
    return Fortune(start, _less(following, start), tuple(reversed(turns)), result)


def _turn(match: Match, ply: int, sampled: Sampled, following: Chances) -> Shift:
    moved = sampled.moved or following
    true = sampled.position or moved
    return Shift(
        ply=ply,
        seat=match.mover_at(ply),
        true=true,
        luck=_less(following, moved) if sampled.moved else nothing(match.players),
        fog=sampled.fog,
        change=_less(moved, true) if sampled.position else nothing(match.players),
    )


def _less(one: Chances, other: Chances) -> Chances:
    return Chances(one.wins - other.wins, np.hypot(one.errors, other.errors))


def nothing(seats: int) -> Chances:
    """Return a term that is surely 0 for every seat."""
    return Chances(np.zeros(seats), np.zeros(seats))


def _share(match: Match) -> Numbers:
    """Return every seat's share of the win of a finished match."""
    winners = match.winners
    return np.array([(seat in winners) / len(winners) for seat in range(match.players)])


def _dice(known: bytes, purpose: str) -> Dice:
    digest = hashlib.blake2b(known, digest_size=8, person=purpose.encode()).digest()
    return np.array([int.from_bytes(digest)], dtype=np.uint64)
