"""One finished game of an arena: all that ratings and reports are made from."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.core.match import Match


@dataclass(frozen=True)
class Played:
    """Who sat where in a game, and how it ended."""

    deal: int  # games of the same deal were dealt from the same seed
    rotation: int  # and differ in who sits where
    seed: int
    seating: tuple[str, ...]  # the names of the players, seat by seat
    shares: tuple[float, ...]  # of the win, seat by seat: 1 alone, 1/n for n winners, else 0
    points: tuple[int, ...]
    first: int  # the seat that made the first move
    decisions: int
    seconds: float


def shares_of(match: Match) -> tuple[float, ...]:
    """Return the share of the win of every seat: 1 alone, 1/n for n winners, else 0."""
    winners = match.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.players))
