"""Claim stones, or claim no more (chapter 4)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.schotten_totten.course import act
from holdfast.games.schotten_totten.ending import check_victory
from holdfast.games.schotten_totten.formations import (
    RUN,
    best,
    best_sum,
    is_complete,
    side_size,
)
from holdfast.games.schotten_totten.moves import CLAIM, DONE
from holdfast.games.schotten_totten.refusal import Refusal
from holdfast.games.schotten_totten.sides import is_unclaimed, lay, lift, own, show
from holdfast.games.schotten_totten.state import Phase, State
from holdfast.games.schotten_totten.tables import CLAN_CARDS, STONES, STRENGTHS


@rule
def verdict_claim(state: State, stone: int, out: Any) -> int:
    """Judge a claim: what is wrong with the stone comes before the time (4.1, 4.7, 10.1)."""
    if state.phase == Phase.CLAIM and int(state.claims) >> stone & 1:
        return LEGAL  # the engine has looked already
    seat = int(state.turn)
    code = verdict_stone(state, stone, seat)
    if code == Refusal.BEATABLE:
        write_answer(state, stone, seat, out)
    if code != LEGAL or state.phase == Phase.CLAIM:
        return code
    return Refusal.CLAIM_AT_START if state.expert else Refusal.CLAIM_AFTER_PLAY


@rule
def verdict_stone(state: State, stone: int, seat: int) -> int:
    """Judge a stone that the seat would claim, whenever that may be (4.2, 4.3, 4.4, 4.6, 8.5)."""
    if not is_unclaimed(state, stone):
        return Refusal.CLOSED
    if not is_complete(state, stone, seat):
        return Refusal.INCOMPLETE
    if is_complete(state, stone, 1 - seat):
        if has_stronger_side(state, stone, seat):
            return LEGAL
        equal = state.power[stone, seat] == state.power[stone, 1 - seat]
        return Refusal.LATER if equal else Refusal.WEAKER
    if state.mud[stone] and state.mud_needs_both:
        return Refusal.MUD_NEEDS_BOTH
    return Refusal.BEATABLE if can_be_beaten(state, stone, seat) else LEGAL


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
        if complete & 1 and verdict_stone(state, stone, seat) == LEGAL:
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


@rule
def write_answer(state: State, stone: int, seat: int, out: Any) -> None:
    """Write unseen cards with which the rival would beat the seat, and how strong that is (4.7).

    The cards are laid on the rival's side one by one, each such that the side can still win, and
    taken back in the end.
    """
    rival = 1 - seat
    n = 0
    for kind in range(CLAN_CARDS - 1, -1, -1):
        if state.count[stone, rival] == side_size(state, stone):
            break
        if is_unseen(state, kind):
            lay_if_it_wins(state, stone, seat, kind)
            if not is_unseen(state, kind):
                out[2 + n] = kind
                n += 1
    out[0] = n
    out[1] = state.power[stone, rival]
    for i in range(n, 0, -1):
        take_back(state, stone, rival, int(out[1 + i]))


@rule
def is_unseen(state: State, kind: int) -> bool:
    """Tell whether nobody has seen this clan card (4.5)."""
    return int(state.unseen[kind // STRENGTHS]) >> (kind % STRENGTHS) & 1 == 1


@rule
def lay_if_it_wins(state: State, stone: int, seat: int, kind: int) -> None:
    """Lay an unseen card on the rival's side if the side can still beat the seat with it."""
    rival = 1 - seat
    show(state, kind)
    lay(state, stone, rival, kind)
    if best(state, stone, rival) <= state.power[stone, seat]:
        take_back(state, stone, rival, kind)


@rule
def take_back(state: State, stone: int, seat: int, kind: int) -> None:
    """Take back a card that was laid on a side in thought: it is the last one, and unseen again."""
    lift(state, stone, seat, int(state.count[stone, seat]) - 1)
    state.unseen[kind // STRENGTHS] |= 1 << (kind % STRENGTHS)
    state.left[kind % STRENGTHS] += 1
