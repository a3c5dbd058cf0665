"""A board: which spaces there are, which border which, where the slots are (1.1 to 1.4).

A space has a name, for people, and a number, for the rules. Bank k (0 left, 1 right) of region n
has the number 2(n - 1) + k; an island space takes the number that it has in the lower of its two
regions, and its other number stays unused; the river space of region n has 108 + n - 1.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final

from holdfast.core.errors import HoldfastError
from holdfast.games.rheinlander.boardcheck import MOST_NEIGHBOURS, MOST_SLOTS, fact_problems
from holdfast.games.rheinlander.draft import (
    BANKS,
    REGIONS,
    SLOTS,
    Draft,
    Drawing,
    Island,
    Region,
    Slot,
    read_draft,
)

__all__ = [
    "BANKS",
    "LAND",
    "MOST_NEIGHBOURS",
    "MOST_SLOTS",
    "REGIONS",
    "SLOTS",
    "SPACES",
    "Board",
    "Drawing",
    "Island",
    "Region",
    "Slot",
    "UnreadableBoard",
    "board_problems",
    "read_board",
]

#: Numbers of land spaces are below this one, numbers of river spaces from it on.
LAND: Final = BANKS * REGIONS
SPACES: Final = LAND + REGIONS

Pair = tuple[str, str]


class UnreadableBoard(HoldfastError):
    """The text is not a board that can be played on."""

    def __init__(self, problems: Sequence[str]) -> None:
        """Carry every problem that was found, not only the first."""
        self.problems = tuple(problems)
        super().__init__("not a board: " + "; ".join(self.problems))


@dataclass(frozen=True)
class Board:
    """The facts of a board. ``borders`` has every pair once, the lower number first."""

    name: str
    title: str
    regions: tuple[Region, ...]
    islands: tuple[Island, ...]
    borders: tuple[Pair, ...]
    slots: tuple[Slot, ...]
    drawing: Drawing

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of every space by its name, in the order of the numbers."""
        return _number(self.regions)

    @cached_property
    def fingerprint(self) -> str:
        """A digest of what matters for play: regions, borders and slots, not the drawing."""
        facts = (
            [region.banks for region in self.regions],
            self.borders,
            [slot.touches for slot in self.slots],
        )
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]

    @cached_property
    def _neighbours(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {name: [] for name in self.numbers}
        for a, b in self.borders:
            found[a].append(b)
            found[b].append(a)
        return {
            name: tuple(sorted(others, key=self.numbers.__getitem__))
            for name, others in found.items()
        }

    def neighbours(self, name: str) -> tuple[str, ...]:
        """Return the names of the spaces that border this one, in the order of numbers (1.3)."""
        return self._neighbours[name]


def read_board(text: str) -> Board:
    """Return the board that a file describes; raise ``UnreadableBoard`` with all its problems."""
    try:
        given = tomllib.loads(text)
    except RecursionError:
        raise UnreadableBoard(["the file is not TOML: it is nested far too deeply"]) from None
    except ValueError as mistake:
        raise UnreadableBoard([f"the file is not TOML: {_lower(str(mistake))}"]) from None
    draft = read_draft(given)
    problems = _problems(draft)
    if problems or draft.drawing is None:
        raise UnreadableBoard(problems)
    regions = tuple(sorted(draft.regions, key=lambda region: region.number))
    return Board(
        draft.name,
        draft.title,
        regions,
        tuple(draft.islands),
        _pairs(draft, _number(regions)),
        tuple(draft.slots),
        draft.drawing,
    )


def board_problems(given: Mapping[str, Any]) -> list[str]:
    """Return everything that is wrong with the tables of a board file, each in one sentence."""
    return _problems(read_draft(given))


def _problems(draft: Draft) -> list[str]:
    return [*draft.problems, *fact_problems(draft)]


def _number(regions: Sequence[Region]) -> Mapping[str, int]:
    """Return the number of every space by its name, in the order of the numbers."""
    numbers: dict[str, int] = {}
    for region in regions:
        for side, name in enumerate(region.banks):
            numbers.setdefault(name, BANKS * (region.number - 1) + side)
    for region in regions:
        numbers[f"W{region.number}"] = LAND + region.number - 1
    return MappingProxyType(numbers)


def _pairs(draft: Draft, numbers: Mapping[str, int]) -> tuple[Pair, ...]:
    """Return all borders: those of the lines, and of each river space with its two banks."""
    pairs = {pair for _, names in draft.chains for pair in pairwise(names)} | {
        (name, f"W{region.number}") for region in draft.regions for name in region.banks
    }
    ordered = ((a, b) if numbers[a] < numbers[b] else (b, a) for a, b in pairs)
    return tuple(sorted(ordered, key=lambda pair: (numbers[pair[0]], numbers[pair[1]])))


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
