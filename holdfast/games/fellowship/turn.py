"""From one decision to the next: what the engine does by itself (2.4 to 2.6, chapters 6, 8, 9)."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.games.fellowship.hands import refill
from holdfast.games.fellowship.scoring import count_players, has_cards, lose_rings, score_site
from holdfast.games.fellowship.setup import start_turn
from holdfast.games.fellowship.state import Phase, State
from holdfast.games.fellowship.tables import LOCATIONS


@rule
def follow(state: State) -> bool:
    """Do the one thing that follows without anybody's choice; tell whether there was one."""
    if state.phase <= Phase.OVER:
        return False
    if state.phase == Phase.SCORE:
        score_site(state)
        over = state.scored == LOCATIONS or count_players(state) <= 1  # 9.1
        state.phase = Phase.OVER if over else Phase.SITE
    elif state.phase == Phase.REFILL:
        refill(state, int(state.turn))
        state.phase = Phase.PASS_ON
    elif state.phase == Phase.PASS_ON:
        pass_on(state)
    else:
        score_site(state)
        state.phase = Phase.OVER
    return True


@rule
def pass_on(state: State) -> None:
    """It is the turn of the next seat with cards; if none has any, it ends (2.6, 9.2, 9.3)."""
    lose_rings(state)
    if count_players(state) == 0:
        state.phase = Phase.LAST
        return
    seat = (int(state.turn) + 1) % int(state.seats)
    while not has_cards(state, seat):
        seat = (seat + 1) % int(state.seats)
    start_turn(state, seat)
