"""What a game tells statistics: what is won in a match, and where its moves are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

State = Any


class Prize(NamedTuple):
    """Something that is won once in a match, under the name by which people know it."""

    name: str
    holder: int


class Ground(NamedTuple):
    """A place where moves are made, on a sheet of the game's own; y grows downwards."""

    name: str
    x: float
    y: float


#: A line on the same sheet.
Path = Sequence[tuple[float, float]]


def nothing_won(_before: State, _after: State) -> list[Prize]:
    """Stand in for ``won`` where points say all that there is to say."""
    return []


def no_grounds(_state: State) -> Sequence[Ground]:
    """Stand in for ``grounds`` where nothing has a place."""
    return ()


def no_ground(_before: State, _move: int) -> str | None:
    """Stand in for ``ground`` where nothing has a place."""
    return None


def no_outline(_state: State) -> Sequence[Path]:
    """Stand in for ``outline`` where places alone say where they are."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Chronicle:
    """What statistics count beside points and lengths: plain Python over records."""

    prizes: str = ""  # what they are called together: "stones"
    # (a position, the next on the way of a move): what was won for good between them
    won: Callable[[State, State], list[Prize]] = nothing_won
    grounds: Callable[[State], Sequence[Ground]] = no_grounds  # all there are, in a match like this
    ground: Callable[[State, int], str | None] = no_ground  # (position before, move): its place
    # what everybody knows on the table, so that places are found on the sheet: a river, say
    outline: Callable[[State], Sequence[Path]] = no_outline
