"""Claim stones, or claim no more (chapter 4)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.course import act
from holdfast.games.schotten_totten.ending import check_victory
from holdfast.games.schotten_totten.formations import RUN, best, best_sum, is_complete
from holdfast.games.schotten_totten.moves import CLAIM, DONE
from holdfast.games.schotten_totten.sides import own
from holdfast.games.schotten_totten.state import Phase, State
from holdfast.games.schotten_totten.tables import STONES


@rule
def legal_claim(state: State, out: Any) -> int:
    """Write every stone that the player may claim, and the end of claiming (4.1)."""
    n = 0
    for stone in range(STONES):
        if state.claims >> stone & 1:
            out[n] = CLAIM + stone
            n += 1
    out[n] = DONE
    return n + 1


@rule
def can_claim(state: State, stone: int, seat: int) -> bool:
    """Tell whether the seat, whose side is complete, may claim the stone (4.2, 4.3, 4.4, 8.5)."""
    if is_complete(state, stone, 1 - seat):
        return has_stronger_side(state, stone, seat)
    if state.mud[stone] and state.mud_needs_both:
        return False
    return not can_be_beaten(state, stone, seat)


@rule
def can_be_beaten(state: State, stone: int, seat: int) -> bool:
    """Tell whether the rival's incomplete side could still become stronger (4.4)."""
    mine = int(state.power[stone, seat])
    if mine < RUN and best_sum(state, stone, 1 - seat) > mine:
        return True  # the usual case, and quickly seen
    return best(state, stone, 1 - seat) > mine


@rule
def has_stronger_side(state: State, stone: int, seat: int) -> bool:
    """Compare two complete sides: kind, total, then who was complete first (3.6, 3.7, 4.3)."""
    mine = state.power[stone, seat]
    theirs = state.power[stone, 1 - seat]
    return bool(mine > theirs or (mine == theirs and state.first[stone] == seat))


@rule
def look_for_claims(state: State) -> None:
    """Note the stones that the player may claim; everybody can see them (4.1, 4.5).

    A claim takes nothing from the other stones, so this is done once in a turn.
    """
    seat = int(state.turn)
    complete = int(state.unclaimed) & int(state.full[seat])
    stone = 0
    while complete:
        if complete & 1 and can_claim(state, stone, seat):
            state.claims |= 1 << stone
        complete >>= 1
        stone += 1
    state.phase = Phase.CLAIM


@rule
def apply_claim(state: State, stone: int) -> None:
    """Give the stone to the player; it is closed, and the round may be won (4.6, 5.1)."""
    own(state, stone, int(state.turn))
    state.claims &= ~(1 << stone)
    act(state)
    check_victory(state, int(state.turn))


@rule
def claim_next(state: State) -> None:
    """Claim the first stone that can be claimed, for the player (4.8)."""
    stone = 0
    while not state.claims >> stone & 1:
        stone += 1
    apply_claim(state, stone)
