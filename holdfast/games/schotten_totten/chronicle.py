"""What statistics count of this game: stones that were claimed, and the stones that cards go to."""

from __future__ import annotations

from typing import Final

from holdfast.core.chronicle import Chronicle, Ground, Prize
from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.moves import GOALS, RECRUIT, STRATEGY, WAIL
from holdfast.games.schotten_totten.state import State
from holdfast.games.schotten_totten.tables import STONES

_GROUNDS: Final = tuple(Ground(f"stone {number + 1}", number, 0) for number in range(STONES))


def won(before: State, after: State) -> list[Prize]:
    """Return the stones that were claimed between two positions (4.1)."""
    pairs = enumerate(zip(before.owner, after.owner, strict=True))
    return [
        Prize(f"stone {stone + 1}", int(new)) for stone, (old, new) in pairs if old == NOBODY != new
    ]


def grounds(_state: State) -> tuple[Ground, ...]:
    """Return the stones, from left to right."""
    return _GROUNDS


def ground(_before: State, move: int) -> str | None:
    """Return the stone to which a card goes; none for a move that lays no card."""
    if move < RECRUIT:
        return _GROUNDS[move % STONES].name
    if STRATEGY <= move < WAIL:
        goal = (move - STRATEGY) % GOALS
        return _GROUNDS[goal].name if goal < STONES else None
    return None


CHRONICLE: Final = Chronicle(prizes="stones", won=won, grounds=grounds, ground=ground)
