"""The table of contents: each phase and each move goes to the file that knows it."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.fellowship.moves import END, RETAKE, SITE
from holdfast.games.fellowship.phases.lay import apply_lay, apply_retake, legal_lay
from holdfast.games.fellowship.phases.site import apply_site, legal_site
from holdfast.games.fellowship.setup import start_match
from holdfast.games.fellowship.state import Phase, State
from holdfast.games.fellowship.turn import settle


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
def apply(state: State, move: int) -> None:
    """Make a legal move and go on to the next decision."""
    begin(state, move)
    settle(state)


@rule
def begin(state: State, move: int) -> None:
    """Send the move to its phase; what follows from it is not done yet."""
    if move < RETAKE:
        apply_lay(state, move)
    elif move < END:
        apply_retake(state, move)
    elif move < SITE:
        state.phase = Phase.REFILL
    else:
        apply_site(state, move)
