"""From one decision to the next: what the engine does by itself (2.1, 2.2, 2.6)."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.games.rheinlander.cards import draw
from holdfast.games.rheinlander.duchies import judge
from holdfast.games.rheinlander.ending import ordain, pass_on
from holdfast.games.rheinlander.phases.bastion import offer_bastion
from holdfast.games.rheinlander.phases.castle import garrison_new, relieve
from holdfast.games.rheinlander.state import Phase, State


@rule
def follow(state: State) -> bool:
    """Do the one thing that follows without anybody's choice; tell whether there was one."""
    if state.phase == Phase.PLAY:
        if state.supply[state.turn] > 0:
            return False
        pass_on(state)  # the turn is skipped (2.6)
    elif state.phase <= Phase.OVER:
        return False
    elif state.phase == Phase.GARRISON:
        garrison_new(state)
    elif state.phase == Phase.JUDGE:
        judge(state)
    elif state.phase == Phase.RELIEVE:
        relieve(state)
    elif state.phase == Phase.ORDAIN:
        ordain(state)
    elif state.phase == Phase.OFFER:
        offer_bastion(state)
    elif state.phase == Phase.DRAW:
        draw(state)
        state.phase = Phase.PASS_ON
    else:
        pass_on(state)
    return True
