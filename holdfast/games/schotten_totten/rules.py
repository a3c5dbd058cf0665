"""The table of contents: each phase and each move goes to the file that knows it."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.core.verbs import LEGAL
from holdfast.games.schotten_totten.course import end_claims
from holdfast.games.schotten_totten.moves import (
    BETRAY,
    CLAIM,
    DONE,
    DRAW_CLAN,
    PASS,
    RECRUIT,
    RETURN,
    STRATEGY,
    WAIL,
)
from holdfast.games.schotten_totten.phases.claim import apply_claim, legal_claim, verdict_claim
from holdfast.games.schotten_totten.phases.draw import (
    apply_draw,
    apply_return,
    legal_draw,
    legal_return,
    verdict_return,
)
from holdfast.games.schotten_totten.phases.play import (
    apply_pass,
    apply_place,
    legal_play,
    verdict_pass,
    verdict_play,
)
from holdfast.games.schotten_totten.phases.ruse import (
    apply_betray,
    apply_recruit,
    apply_strategy,
    apply_wail,
)
from holdfast.games.schotten_totten.refusal import Refusal
from holdfast.games.schotten_totten.setup import start_match
from holdfast.games.schotten_totten.state import Phase, State


@rule
def setup(state: State, seed: int) -> None:
    """Deal the first round (chapter 1)."""
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
    if state.phase == Phase.CLAIM:
        return legal_claim(state, out)
    if state.phase == Phase.RETURN:
        return legal_return(state, out)
    if state.phase == Phase.OVER:
        return 0
    return legal_draw(state, out)


@rule
def verdict(state: State, move: int, out: Any) -> int:
    """Judge a move, and write the cards that show why a stone cannot be claimed (4.7)."""
    if state.phase == Phase.OVER:
        return Refusal.OVER
    if CLAIM <= move < DONE:
        return verdict_claim(state, move - CLAIM, out)
    if state.phase == Phase.PLAY and (move < CLAIM or move == PASS):
        return verdict_pass(state) if move == PASS else verdict_play(state, move)
    if state.phase == Phase.RETURN and RETURN <= move < PASS:
        return verdict_return(state, move - RETURN)
    if state.phase == Phase.CLAIM and move == DONE:
        return LEGAL
    drawing = state.phase == Phase.DRAW or state.phase == Phase.RECRUIT  # noqa: PLR1714 - compiled
    return LEGAL if drawing and DRAW_CLAN <= move < RETURN else not_now(state)


@rule
def not_now(state: State) -> int:
    """Say which kind of decision is due instead (2.1, 10.1)."""
    if state.phase == Phase.PLAY:
        return Refusal.NOW_PLAY
    if state.phase == Phase.CLAIM:
        return Refusal.NOW_CLAIM
    if state.phase == Phase.DRAW:
        return Refusal.NOW_DRAW
    return Refusal.NOW_RECRUIT if state.phase == Phase.RECRUIT else Refusal.NOW_RETURN


@rule
def apply(state: State, move: int) -> None:
    """Send the move to its phase; what follows from it is not done yet."""
    if move < RECRUIT:
        apply_place(state, move)
    elif move < STRATEGY:
        apply_recruit(state)
    elif move < WAIL:
        apply_strategy(state, move)
    elif move < BETRAY:
        apply_wail(state, move)
    elif move < CLAIM:
        apply_betray(state, move)
    elif move < DONE:
        apply_claim(state, move - CLAIM)
    elif move < DRAW_CLAN:
        end_claims(state)
    elif move < RETURN:
        apply_draw(state, move)
    elif move < PASS:
        apply_return(state, move)
    else:
        apply_pass(state)
