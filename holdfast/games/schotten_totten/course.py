"""The course of a turn: what follows a card that was played, or a pass (2.1, 5.2, 10.1)."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.state import Phase, State


@rule
def act(state: State) -> None:
    """Note that something happened in this turn: the count of passes starts again (5.2)."""
    state.acted = 1
    state.passes = 0


@rule
def finish_play(state: State) -> None:
    """End the play of a card: it has to be made up for by a draw (2.4)."""
    act(state)
    state.due = 1
    end_play(state)


@rule
def end_play(state: State) -> None:
    """Go on to the claims, in the Expert game to the draw (2.1, 10.1)."""
    state.phase = Phase.DRAW if state.expert else Phase.LOOK


@rule
def end_claims(state: State) -> None:
    """Go on to the draw, in the Expert game to the play (2.1, 10.1)."""
    state.claims = 0
    state.phase = Phase.PLAY if state.expert else Phase.DRAW
