"""Which seeds the games of a batch have, now and when they are dealt anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels
from holdfast.core.errors import BadOption
from holdfast.core.seeds import check_seed

Seeds = NDArray[np.uint64]


@dataclass(frozen=True)
class Deals:
    """The deals of a batch that was made of a seed, game by game.

    In a batch of n games, game i has the number i, and n more each time that it is dealt anew. Its
    seed is the hash of the batch's seed and that number (``dice.game_seed``): no two deals are the
    same, and what one game comes to does not depend on when the others end.
    """

    seed: int
    stride: int
    numbers: Seeds
    seeds: Seeds

    @classmethod
    def first(cls, seed: int, size: int) -> Deals:
        """Return the first deals of so many games."""
        numbers = np.arange(size, dtype=np.uint64)
        return cls(check_seed(seed), size, numbers, hashes(seed, numbers))

    def some(self, where: Any) -> Deals:
        """Return the deals of some of the games."""
        return Deals(self.seed, self.stride, self.numbers[where].copy(), self.seeds[where].copy())

    def go_on(self, where: NDArray[np.intp], given: object = None) -> Seeds:
        """Go on to the next deals of some of the games, or to deals of given seeds; return these.

        With a given seed too, the game's own next seed is one further on.
        """
        seeds = None if given is None else _check_seeds(given, len(where))
        self.numbers[where] += np.uint64(self.stride)
        self.seeds[where] = hashes(self.seed, self.numbers[where]) if seeds is None else seeds
        return self.seeds[where]


def hashes(seed: int, numbers: Seeds) -> Seeds:
    """Return the seeds of the games of a batch that have these numbers."""
    out = np.empty(len(numbers), dtype=np.uint64)
    kernels.seed_each(np.uint64(check_seed(seed)), numbers, out)
    return out


def _check_seeds(given: object, size: int) -> Seeds:
    try:
        seeds = [check_seed(seed) for seed in given]  # type: ignore[attr-defined]
    except TypeError:
        raise BadOption(f"the seeds are {given!r}; they can be a list of {size}") from None
    if len(seeds) != size:
        raise BadOption(f"there are {len(seeds)} seeds for {size} games")
    return np.array(seeds, dtype=np.uint64)
