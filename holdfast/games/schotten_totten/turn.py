"""From one decision to the next: what the engine does by itself (2.1, 4.8, 5.2).

A decision with a single answer is taken by the engine where everybody can see that it is the only
one. Where it would tell something about a hand, the player is asked all the same.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.course import end_claims
from holdfast.games.schotten_totten.ending import end_round, judge_winner
from holdfast.games.schotten_totten.formations import is_complete
from holdfast.games.schotten_totten.hands import draw_only, has_both_decks
from holdfast.games.schotten_totten.phases.claim import (
    claim_next,
    has_stronger_side,
    look_for_claims,
)
from holdfast.games.schotten_totten.phases.draw import can_return_any, end_returns, start_returns
from holdfast.games.schotten_totten.phases.play import apply_pass, is_plainly_stuck, is_stuck
from holdfast.games.schotten_totten.setup import start_turn
from holdfast.games.schotten_totten.sides import is_unclaimed, own
from holdfast.games.schotten_totten.state import Ending, Phase, State
from holdfast.games.schotten_totten.tables import STONES

FORCED_PASSES: Final = 2
FREE_PASSES: Final = 4


@rule
def follow(state: State) -> bool:
    """Do the one thing that follows without anybody's choice; tell whether there was one."""
    if needs_decision(state):
        return False
    take_only_way(state)
    return True


@rule
def needs_decision(state: State) -> bool:
    """Tell whether the player to move has a choice that not everybody could make for him."""
    if state.phase == Phase.PLAY:
        return not is_plainly_stuck(state, int(state.turn))
    if state.phase == Phase.CLAIM:
        return state.claims != 0 and not state.auto_claim
    if state.phase == Phase.DRAW or state.phase == Phase.RECRUIT:  # noqa: PLR1714 - compiled
        return state.due > 0 and has_both_decks(state)
    if state.phase == Phase.RETURN:
        return state.due > 0 and can_return_any(state)
    return state.phase == Phase.OVER


@rule
def take_only_way(state: State) -> None:
    """Do what follows where nobody has a choice."""
    if state.phase == Phase.PLAY:
        apply_pass(state)
    elif state.phase == Phase.LOOK:
        look_for_claims(state)
    elif state.phase == Phase.CLAIM:
        leave_claims(state)
    elif state.phase == Phase.DRAW:
        if state.due > 0:
            draw_only(state, int(state.turn))
        end_turn(state)
    elif state.phase == Phase.RECRUIT:
        while state.due > 0:
            draw_only(state, int(state.turn))
            state.due -= 1
        start_returns(state)
    else:
        end_returns(state)


@rule
def leave_claims(state: State) -> None:
    """Claim a stone for the player if that was agreed and one is left, else go on (4.8)."""
    if state.claims != 0:
        claim_next(state)
    else:
        end_claims(state)


@rule
def end_turn(state: State) -> None:
    """Judge the round if it is stalled, else it is the other player's turn (2.1, 5.2)."""
    if not state.acted:
        state.passes += 1
    if is_stalled(state):
        give_open_stones(state)
        end_round(state, judge_winner(state), Ending.STALLED)
    else:
        start_turn(state, 1 - int(state.turn))


@rule
def is_stalled(state: State) -> bool:
    """Tell whether nothing can change any more (5.2).

    Nothing has been played, claimed or drawn since the first of the passes, so whether they were
    forced can be read from the table as it is.
    """
    if state.passes >= FREE_PASSES:
        return True
    return state.passes >= FORCED_PASSES and is_stuck(state, 0) and is_stuck(state, 1)


@rule
def give_open_stones(state: State) -> None:
    """Give every open stone to the side that holds it now (5.3)."""
    for stone in range(STONES):
        if is_unclaimed(state, stone):
            holder = judge_stone(state, stone)
            if holder != NOBODY:
                own(state, stone, holder)


@rule
def judge_stone(state: State, stone: int) -> int:
    """Return who holds an open stone of a stalled round (5.3)."""
    if is_complete(state, stone, 0) and is_complete(state, stone, 1):
        return 0 if has_stronger_side(state, stone, 0) else 1
    if is_complete(state, stone, 0):
        return 0
    return 1 if is_complete(state, stone, 1) else NOBODY
