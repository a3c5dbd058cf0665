"""Observations: what a seat may see, as numbers for programs that learn.

An encoding is a row of numbers, cut into named *planes*. A game lists its planes once, in the order
in which they lie in the row; where each begins, its rules and its documentation read from here.

    COMPACT = Encoding(
        Plane("heaps", (HEAPS,), 0, LARGEST, "stones, by heap"),
        Plane("pile", (), 0, TOKENS, "tokens in the pile"),
    )
    C = COMPACT.at  # where each begins; in a rule: out[C.heaps + heap] = state.heap[heap]
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core.jit import rule

#: The numbers of an observation. No count in a game is larger.
NUMBER: Final = np.int16
Numbers = NDArray[np.int16]


@dataclass(frozen=True)
class Plane:
    """A part of an observation with a name and a meaning."""

    name: str
    shape: tuple[int, ...]  # () for a single number
    low: int
    high: int  # no number in it is larger
    about: str  # what it counts or marks, and by what

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Encoding:
    """The planes of an observation, one after the other."""

    def __init__(self, *planes: Plane) -> None:
        self.planes = planes
        *starts, self.size = np.cumsum([0, *(plane.size for plane in planes)]).tolist()
        #: Where each plane begins, by its name: compiled code knows the numbers.
        self.at: Any = namedtuple("At", [plane.name for plane in planes])(*starts)

    @property
    def low(self) -> Numbers:
        """The smallest that each number can be."""
        return self._spread([plane.low for plane in self.planes])

    @property
    def high(self) -> Numbers:
        """The largest that each number can be."""
        return self._spread([plane.high for plane in self.planes])

    def _spread(self, values: list[int]) -> Numbers:
        return np.repeat(np.array(values, dtype=NUMBER), [plane.size for plane in self.planes])

    def read(self, row: Numbers) -> Mapping[str, Numbers]:
        """Return the planes of an observation by name, in their shapes; they share its memory."""
        starts = zip(self.planes, self.at, strict=True)
        return {
            plane.name: row[start : start + plane.size].reshape(plane.shape)
            for plane, start in starts
        }


@rule
def relative(seat: int, observer: int, seats: int) -> int:
    """Return how many places after the observer a seat sits: 0 is the observer."""
    return (seat - observer + seats) % seats


@rule
def mark(out: Numbers, at: int, number: int, size: int) -> None:
    """Set the one number of so many that stands for this, if it is one of them."""
    if 0 <= number < size:
        out[at + number] = 1
