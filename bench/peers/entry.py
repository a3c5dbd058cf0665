"""What is measured: one kind of work in one game of one library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

#: Ours among the libraries.
OURS = "Holdfast"
#: So many games lie side by side in a batch.
SIDE_BY_SIDE = 1024


class Kind(StrEnum):
    """Work that can be compared: the same is asked of everybody."""

    SINGLE = "single"
    OBSERVED = "observed"
    PETTINGZOO = "pettingzoo"
    BATCH = "batch"
    CORE = "core"


#: What each kind asks for, as the tables say it.
ABOUT = {
    Kind.SINGLE: "One game from Python: deal, list the legal actions, take one, and so to the end",
    Kind.OBSERVED: "The same with an observation and the legal actions of whoever decides",
    Kind.PETTINGZOO: "PettingZoo's interface: `reset`, `last` with observation and mask, `step`",
    Kind.BATCH: f"A step of {SIDE_BY_SIDE:,} games from Python with observation, mask, reward and "
    "the next deal; choosing is not measured",
    Kind.CORE: "Random games inside the library, no Python between two decisions",
}


class Done(NamedTuple):
    """What a slice of work has done."""

    decisions: int  # of players
    steps: int  # those of chance counted too, where the library lets the caller deal


def nothing() -> None:
    """Stand in where a slice needs no preparation."""


@dataclass(frozen=True)
class Work:
    """Work that can be done slice by slice; only ``run`` is measured."""

    run: Callable[[], Done]
    prepare: Callable[[], None] = nothing


@dataclass(frozen=True)
class Entry:
    """A row of a table before it is measured. ``begin`` imports, makes and compiles."""

    kind: Kind
    library: str
    game: str
    begin: Callable[[], Work]

    @property
    def ours(self) -> bool:
        """Whether the others are compared with it."""
        return self.library == OURS
