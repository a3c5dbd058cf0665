"""Words for what a move has cost, and a number for how well somebody played.

The reasons for the limits and for the formula are in ``docs/reference/analysis.md``.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

#: A loss below so many standard errors may be chance. Errors are shown as so many, too.
SIGNIFICANT: Final = 2.0

#: Losing so much on average halves the accuracy.
HALVING: Final = 0.15


class Judgement(Enum):
    """What to call a move."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_grave(self) -> bool:
        """Tell whether it deserves a mark: a mistake or a blunder."""
        return self in (Judgement.MISTAKE, Judgement.BLUNDER)


#: From how much of a win on a loss is called so; the worst first.
LIMITS: Final = {
    Judgement.BLUNDER: 0.20,
    Judgement.MISTAKE: 0.10,
    Judgement.INACCURACY: 0.05,
}


def judge(loss: float, error: float) -> Judgement:
    """Return the word for a loss with its standard error: harsh only if it is no chance."""
    if loss <= 0:
        return Judgement.BEST
    if loss < SIGNIFICANT * error:
        return Judgement.GOOD
    fitting = (word for word, limit in LIMITS.items() if loss >= limit)
    return next(fitting, Judgement.GOOD)


def accuracy(mean_loss: float) -> float:
    """Return 100 for who loses nothing, and half of it for every 15 points lost on average."""
    return float(100 * 2 ** (-max(0.0, mean_loss) / HALVING))
