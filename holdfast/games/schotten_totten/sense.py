"""What needs no thinking: a stone that can be claimed is claimed.

A claim takes nothing from the player, closes the stone to the rival, and can be lost if it is put
off. So nobody who sees it declines it; but a proof (4.4) has to be seen first.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.ending import has_won
from holdfast.games.schotten_totten.formations import is_complete
from holdfast.games.schotten_totten.moves import CLAIM
from holdfast.games.schotten_totten.state import Phase, State
from holdfast.games.schotten_totten.tables import STONES

NO_STONE: Final = -1


@rule
def sift(state: State, moves: Any, count: int, thorough: bool) -> int:
    """Leave nothing but a claim, if there is one; by proof, if one is thorough (4.1)."""
    if state.phase != Phase.CLAIM:
        return count
    stone = find_claim(state, thorough)
    if stone == NO_STONE:
        return count
    moves[0] = CLAIM + stone
    return 1


@rule
def find_claim(state: State, proofs: bool) -> int:
    """Return a stone to claim, one that wins before all others; NO_STONE if there is none."""
    found = NO_STONE
    for stone in range(STONES):
        if state.claims >> stone & 1 and (proofs or is_complete(state, stone, 1 - int(state.turn))):
            if completes(state, stone, int(state.turn)):
                return stone
            if found == NO_STONE:
                found = stone
    return found


@rule
def completes(state: State, stone: int, seat: int) -> bool:
    """Tell whether the seat wins the round with this stone (5.1)."""
    owner = state.owner[stone]
    state.owner[stone] = seat
    won = has_won(state, seat)
    state.owner[stone] = owner
    return won
