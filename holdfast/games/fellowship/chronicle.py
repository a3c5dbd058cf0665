"""What statistics count of this game: who wins each location, and where round it cards are laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.core.chronicle import Chronicle, Ground, Path, Prize
from holdfast.games.fellowship.moves import RETAKE
from holdfast.games.fellowship.notation import split_lay
from holdfast.games.fellowship.places import SIDES
from holdfast.games.fellowship.state import State
from holdfast.games.fellowship.tables import LOCATION_NAMES, RING_COLS, RING_ROWS
from holdfast.games.fellowship.text import standings

_GROUNDS: Final = tuple(
    Ground(side, int(col), int(row))
    for side, col, row in zip(SIDES, RING_COLS, RING_ROWS, strict=True)
)


def won(before: State, after: State) -> list[Prize]:
    """Return the location that was scored between two positions, and who was first there (6.2)."""
    if after.scored == before.scored:
        return []
    name = LOCATION_NAMES[int(before.scored)]
    return [Prize(name, seat) for _, seat, total in standings(before)[:1] if total is not None]


def grounds(_state: State) -> tuple[Ground, ...]:
    """Return the ten places round a location (1.3)."""
    return _GROUNDS


def ground(_before: State, move: int) -> str | None:
    """Return where round the current location a card of the hand is laid."""
    return _GROUNDS[split_lay(move)[1]].name if move < RETAKE else None


def outline(_state: State) -> Sequence[Path]:
    """Return the edge of the location, which is two cells wide (1.3)."""
    return [[(-0.45, -0.45), (1.45, -0.45), (1.45, 0.45), (-0.45, 0.45), (-0.45, -0.45)]]


CHRONICLE: Final = Chronicle(
    prizes="locations", won=won, grounds=grounds, ground=ground, outline=outline
)
