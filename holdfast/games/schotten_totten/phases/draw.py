"""Draw a card from a deck of choice: at the end of a turn, and for a Recruiter (6.3, 9.2, 9.3)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.schotten_totten.course import end_play
from holdfast.games.schotten_totten.hands import bury, draw_clan, draw_tactic, holds, is_dead
from holdfast.games.schotten_totten.moves import DRAW_CLAN, DRAW_TACTIC, RETURN
from holdfast.games.schotten_totten.refusal import Refusal
from holdfast.games.schotten_totten.state import Phase, State
from holdfast.games.schotten_totten.tables import RETURNS


@rule
def legal_draw(state: State, out: Any) -> int:
    """Write both decks: there is a decision only while both have cards (6.3)."""
    out[0] = DRAW_CLAN
    out[1] = DRAW_TACTIC
    return 2


@rule
def apply_draw(state: State, move: int) -> None:
    """Draw from the chosen deck."""
    if move == DRAW_CLAN:
        draw_clan(state, int(state.turn))
    else:
        draw_tactic(state, int(state.turn))
    state.due -= 1


@rule
def verdict_return(state: State, kind: int) -> int:
    """Judge a return: any card of the hand but a Joker that can no longer be played (9.3, 7.3)."""
    seat = int(state.turn)
    if not holds(state, seat, kind):
        return Refusal.NOT_IN_HAND
    return Refusal.SECOND_JOKER if is_dead(state, seat, kind) else LEGAL


@rule
def legal_return(state: State, out: Any) -> int:
    """Write every kind of card that the Recruiter may put under its deck (9.3, 7.3)."""
    seat = int(state.turn)
    n = 0
    before = -1
    for i in range(state.held[seat]):
        kind = int(state.hand[seat, i])
        if kind != before and verdict_return(state, kind) == LEGAL:
            out[n] = RETURN + kind
            n += 1
        before = kind
    return n


@rule
def can_return_any(state: State) -> bool:
    """Tell whether the hand holds a card that may be returned (9.3)."""
    seat = int(state.turn)
    for i in range(state.held[seat]):
        if verdict_return(state, int(state.hand[seat, i])) == LEGAL:
            return True
    return False


@rule
def apply_return(state: State, move: int) -> None:
    """Put the card under its own deck (9.3)."""
    bury(state, int(state.turn), move - RETURN)
    state.due -= 1


@rule
def start_returns(state: State) -> None:
    """All cards are drawn: two go back (9.3)."""
    state.phase = Phase.RETURN
    state.due = RETURNS


@rule
def end_returns(state: State) -> None:
    """Go on without a further draw; who returned too few holds the dead Joker (9.3, 7.3)."""
    seat = int(state.turn)
    if state.due > 0 and state.held[seat] > 0:
        state.joker_shown[seat] = 1
    state.due = 0
    end_play(state)
