"""The table of contents: each phase and each move goes to the file that knows it."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.core.verbs import LEGAL
from holdfast.games.rheinlander.moves import BUILD, DONE, DROP, GARRISON, PLAY
from holdfast.games.rheinlander.phases.bastion import apply_bastion, legal_bastion, verdict_bastion
from holdfast.games.rheinlander.phases.castle import apply_castle, legal_castle
from holdfast.games.rheinlander.phases.play import (
    apply_drop,
    apply_play,
    legal_play,
    verdict_drop,
    verdict_early,
    verdict_play,
)
from holdfast.games.rheinlander.refusal import Refusal
from holdfast.games.rheinlander.setup import start_match
from holdfast.games.rheinlander.state import Phase, State
from holdfast.games.rheinlander.tables import SPACES


@rule
def setup(state: State, seed: int) -> None:
    """Lay out the board and deal (chapter 1)."""
    start_match(state, seed)


@rule
def to_move(state: State) -> int:
    """Return the seat that decides now (2.1)."""
    return NOBODY if state.phase == Phase.OVER else int(state.turn)


@rule
def legal(state: State, out: Any) -> int:
    """Write the legal moves in ascending order; return how many there are."""
    if state.phase == Phase.PLAY:
        return legal_play(state, out)
    if state.phase == Phase.BASTION:
        return legal_bastion(state, out)
    return 0 if state.phase == Phase.OVER else legal_castle(out)


@rule
def verdict(state: State, move: int, out: Any) -> int:
    """Judge a move, and write the space that shows the verdict."""
    if state.phase == Phase.PLAY:
        if move < DROP:
            return verdict_play(state, (move - PLAY) // SPACES, (move - PLAY) % SPACES, out)
        if move < BUILD:
            return verdict_drop(state, move - DROP)
        return verdict_early(state, move - BUILD) if move < DONE else Refusal.NOW_PLAY
    if state.phase == Phase.BASTION:
        if BUILD <= move < DONE:
            return verdict_bastion(state, move - BUILD)
        return LEGAL if move == DONE else Refusal.NOW_BASTION
    if state.phase == Phase.CASTLE:
        return LEGAL if move >= GARRISON else Refusal.NOW_CASTLE
    return Refusal.OVER


@rule
def apply(state: State, move: int) -> None:
    """Send the move to its phase; what follows from it is not done yet."""
    if move < DROP:
        apply_play(state, move)
    elif move < BUILD:
        apply_drop(state, move)
    elif move < DONE:
        apply_bastion(state, move - BUILD)
    elif move < GARRISON:
        state.phase = Phase.DRAW
    else:
        apply_castle(state, move)
