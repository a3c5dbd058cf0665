"""The rating of decisions: how much was lost of what there was to lose.

    rating  =  100 (1 - lost / stake)

The *stake* of a decision is what a move at random loses, by the same search: 100 loses nothing, 0
might as well have thrown dice, since then the move played and the one drawn are two of a kind. What
is divided are sums over many decisions: a single one often has little at stake.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True)
class Rating:
    """A rating, and its standard error: how far it would differ on other decisions like these."""

    value: float
    error: float


def rate(margins: Sequence[float], stakes: Sequence[float]) -> Rating | None:
    """Return the rating of decisions from what each lost, as measured, and its stake.

    None if there are too few to tell an error, or nothing was at stake. A rating can be above 100
    by chance, or where a player sees more than the search that judges.
    """
    stake, count = sum(stakes), len(stakes)
    if count < 2 or stake <= 0:  # noqa: PLR2004 - one has no spread
        return None
    share = sum(margins) / stake
    # The error of a ratio of two sums: how far the decisions lie from it.
    square = sum((lost - share * put) ** 2 for lost, put in zip(margins, stakes, strict=True))
    return Rating(100 * (1 - share), 100 * sqrt(square * count / (count - 1)) / stake)
