"""The table of contents: each phase and each move goes to the file that knows it."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.fellowship.moves import END, RETAKE, SITE
from holdfast.games.fellowship.phases.lay import (
    apply_lay,
    apply_retake,
    legal_lay,
    verdict_end,
    verdict_lay,
    verdict_retake,
)
from holdfast.games.fellowship.phases.site import apply_site, legal_site, verdict_site
from holdfast.games.fellowship.refusal import Refusal
from holdfast.games.fellowship.setup import start_match
from holdfast.games.fellowship.state import Phase, State
from holdfast.games.fellowship.tables import AROUND, COLS


@rule
def setup(state: State, seed: int) -> None:
    """Place Bag End and deal (chapter 1)."""
    start_match(state, seed)


@rule
def to_move(state: State) -> int:
    """Return the seat that decides now (2.1)."""
    return NOBODY if state.phase == Phase.OVER else int(state.turn)


@rule
def legal(state: State, out: Any) -> int:
    """Write the legal moves in ascending order; return how many there are."""
    if state.phase == Phase.PLAY:
        return legal_lay(state, out)
    return legal_site(state, out) if state.phase == Phase.SITE else 0


@rule
def verdict(state: State, move: int, out: Any) -> int:
    """Judge a move, and write the cell and the card in it that show the verdict."""
    if state.phase == Phase.OVER:
        return Refusal.OVER
    if state.phase == Phase.SITE:
        if move < SITE:
            return Refusal.NOW_SITE
        return verdict_site(state, (move - SITE) // COLS, (move - SITE) % COLS)
    if move < RETAKE:
        return verdict_lay(state, move, out)
    if move < END:
        goal = int(state.around[(move - RETAKE) % AROUND])
        return verdict_retake(state, (move - RETAKE) // AROUND, goal, out)
    return verdict_end(state) if move < SITE else Refusal.NOW_PLAY


@rule
def apply(state: State, move: int) -> None:
    """Send the move to its phase; what follows from it is not done yet."""
    if move < RETAKE:
        apply_lay(state, move)
    elif move < END:
        apply_retake(state, move)
    elif move < SITE:
        state.phase = Phase.REFILL
    else:
        apply_site(state, move)
