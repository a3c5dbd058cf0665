"""Luck, fog and decisions apart: where the result of a match came from, exactly.

With h the true position, I what its mover knew, u the valuation (``holdfast.search.valuation``) and
Q(h, a) the mean of u after the move a, over all that chance may add to it, every move of a match
splits the way from one position to the next, for every seat:

    u(next h) - u(h)  =  luck  +  fog  +  choice
    luck    =  u(next h) - Q(h, a)                   what was drawn
    choice  =  mean over the h' that fit I of  Q(h', a) - u(h')     what the mover could know
    fog     =  Q(h, a) - u(h) - choice               what the mover could not know

The last u is the result, so that the terms of all moves add up to result less start: the sums
telescope, however rough the estimates are. Luck and fog are 0 on average whatever u is, since each
is an estimate less its own mean; a u that knows the game well makes them small where nothing
happened. The deal is the first luck: the start is the mean over all deals.
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
class Insight:
    """What the mover could know of everybody's chances: with the usual moves, and with this one."""

    before: Chances
    after: Chances
    choice: Chances  # the difference, in the same worlds


@dataclass(frozen=True)
class Sampled:
    """What was sampled about one move; None where it follows from the next position."""

    position: Chances | None  # what the true position is worth; None if the move was forced
    moved: Chances | None  # and after the move; None if nothing in it is left to chance
    change: Chances | None  # the difference, where both were sampled in the same worlds
    known: Insight | None  # None if the move was forced


@dataclass(frozen=True)
class Shift:
    """One move, and what turned with it for every seat."""

    ply: int
    seat: int
    true: Chances  # before the move, with open cards
    known: Insight | None  # None if the move was forced
    luck: Chances
    fog: Chances

    @property
    def choice(self) -> Chances:
        """What the move changed as far as the mover could know; nothing if it was forced."""
        return self.known.choice if self.known else _nothing(len(self.luck.wins))


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


def sample_move(match: Match, ply: int, worlds: int, salt: int = 0) -> Sampled:
    """Return what can be said of one move without looking at the next position.

    A decision that looks the same is seen in the same worlds, in whatever match it is, unless they
    have another ``salt``: with that, the noise of many matches does not add up.
    """
    cell, move, view = match.position(ply), match.moves[ply], view_at(match, ply)
    free = len(view.moves) > 1
    chancy = is_chancy(cell, move, _dice(cell.tobytes(), "chance"))
    moves = [STAY] * free + [move] * chancy
    dice = _dice(cell.tobytes(), "true")
    shares = _value(match, cell, EVERYBODY, moves, worlds, dice) if moves else None
    return Sampled(
        position=mean_of(shares[:, 0]) if shares is not None and free else None,
        moved=mean_of(shares[:, -1]) if shares is not None and chancy else None,
        change=mean_of(shares[:, 1] - shares[:, 0])
        if shares is not None and free and chancy
        else None,
        known=_know(match, view, move, worlds, salt) if free else None,
    )


def _know(match: Match, view: View, move: int, worlds: int, salt: int) -> Insight:
    """Return what the mover could know, from what its seat was shown and from nothing else."""
    dice = np.array([view.seed(0) ^ salt], dtype=np.uint64)
    shares = _value(match, view.seen, view.seat, [STAY, move], worlds, dice)
    before, after = shares[:, 0], shares[:, 1]
    return Insight(mean_of(before), mean_of(after), mean_of(after - before))


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
    nothing = _nothing(match.players)
    fog = nothing
    if sampled.known is not None:
        change = sampled.change or _less(moved, true)
        fog = _less(change, sampled.known.choice)
    return Shift(
        ply=ply,
        seat=match.mover_at(ply),
        true=true,
        known=sampled.known,
        luck=_less(following, moved) if sampled.moved else nothing,
        fog=fog,
    )


def _less(one: Chances, other: Chances) -> Chances:
    return Chances(one.wins - other.wins, np.hypot(one.errors, other.errors))


def _nothing(seats: int) -> Chances:
    return Chances(np.zeros(seats), np.zeros(seats))


def _share(match: Match) -> Numbers:
    """Return every seat's share of the win of a finished match."""
    winners = match.winners
    return np.array([(seat in winners) / len(winners) for seat in range(match.players)])


def _dice(known: bytes, purpose: str) -> Dice:
    digest = hashlib.blake2b(known, digest_size=8, person=purpose.encode()).digest()
    return np.array([int.from_bytes(digest)], dtype=np.uint64)
