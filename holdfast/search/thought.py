"""What a player that searches thinks of its moves."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Thought:
    """The legal moves of a decision, and what became of each when it was tried."""

    moves: tuple[int, ...]
    visits: NDArray[np.int64]  # how often each was tried
    values: NDArray[np.float64]  # the share of the win that it brings, from 0 to 1
    errors: NDArray[np.float64]  # the standard error of that
    exact: bool = False  # the values are proven, not sampled

    @property
    def best(self) -> int:
        """The move to make: proven best, or tried most often; the better of equals."""
        first = self.values if self.exact else self.visits
        order = np.lexsort((-self.values, -first))
        return self.moves[int(order[0])]
