"""Play a ruse: Recruiter, Strategist, Banshee or Traitor (chapter 9)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.course import act, finish_play
from holdfast.games.schotten_totten.hands import give
from holdfast.games.schotten_totten.moves import BETRAY, GOALS, RECRUIT, STRATEGY, TO_DISCARD, WAIL
from holdfast.games.schotten_totten.sides import (
    discard,
    has_room,
    has_room_anywhere,
    is_open,
    lay,
    lift,
)
from holdfast.games.schotten_totten.state import Phase, State
from holdfast.games.schotten_totten.tables import (
    BANSHEE,
    CLAN_CARDS,
    MUD_SIDE,
    RECRUITER,
    RECRUITS,
    STONES,
    STRATEGIST,
    TRAITOR,
    TROOPS,
)


@rule
def legal_ruse(state: State, seat: int, kind: int, out: Any, n: int) -> int:
    """Write everything that this ruse can do; nothing to act on, nothing to play (9.1)."""
    if kind == RECRUITER:
        if can_recruit(state):
            out[n] = RECRUIT
            n += 1
        return n
    if kind == STRATEGIST:
        return _legal_strategist(state, seat, out, n)
    if kind == BANSHEE:
        return _legal_banshee(state, seat, out, n)
    return _legal_traitor(state, seat, out, n)


@rule
def can_recruit(state: State) -> bool:
    """A Recruiter needs at least one card to draw (9.2)."""
    return state.deck_size + state.tactics_size > 0


@rule
def _legal_strategist(state: State, seat: int, out: Any, n: int) -> int:
    """One's own card, from an unclaimed stone, to another with room or to the discards (9.4)."""
    for stone in range(STONES):
        if is_open(state, stone):
            for i in range(state.count[stone, seat]):
                move = STRATEGY + (stone * MUD_SIDE + i) * GOALS
                for goal in range(STONES):
                    if goal != stone and has_room(state, goal, seat):
                        out[n] = move + goal
                        n += 1
                out[n] = move + TO_DISCARD
                n += 1
    return n


@rule
def _legal_banshee(state: State, seat: int, out: Any, n: int) -> int:
    """Any card of the opponent's at an unclaimed stone (9.5)."""
    for stone in range(STONES):
        if is_open(state, stone):
            for i in range(state.count[stone, 1 - seat]):
                out[n] = WAIL + stone * MUD_SIDE + i
                n += 1
    return n


@rule
def _legal_traitor(state: State, seat: int, out: Any, n: int) -> int:
    """A clan card of the opponent's at an unclaimed stone, to any side with room (9.6)."""
    for stone in range(STONES):
        if is_open(state, stone):
            for i in range(state.count[stone, 1 - seat]):
                if state.cards[stone, 1 - seat, i] < CLAN_CARDS:
                    move = BETRAY + (stone * MUD_SIDE + i) * STONES
                    for goal in range(STONES):
                        if has_room(state, goal, seat):
                            out[n] = move + goal
                            n += 1
    return n


@rule
def can_play_ruse(state: State, seat: int, kind: int) -> bool:
    """Tell whether a ruse has anything to act on; must agree with ``legal_ruse`` (9.1)."""
    if kind == RECRUITER:
        return can_recruit(state)
    if kind == STRATEGIST:
        return _has_target(state, seat, TROOPS)
    if kind == BANSHEE:
        return _has_target(state, 1 - seat, TROOPS)
    return _has_target(state, 1 - seat, CLAN_CARDS) and has_room_anywhere(state, seat)


@rule
def _has_target(state: State, seat: int, below: int) -> bool:
    """Tell whether the seat has a card of a kind below this one at an unclaimed stone."""
    for stone in range(STONES):
        if is_open(state, stone):
            for i in range(state.count[stone, seat]):
                if state.cards[stone, seat, i] < below:
                    return True
    return False


@rule
def apply_recruit(state: State) -> None:
    """Play the Recruiter: its draws come next (9.2)."""
    play_ruse(state, RECRUITER)
    state.phase = Phase.RECRUIT
    state.due = RECRUITS


@rule
def apply_strategy(state: State, move: int) -> None:
    """Move or discard one of one's own cards (9.4)."""
    seat = int(state.turn)
    spot = (move - STRATEGY) // GOALS
    goal = (move - STRATEGY) % GOALS
    play_ruse(state, STRATEGIST)
    kind = lift(state, spot // MUD_SIDE, seat, spot % MUD_SIDE)
    if goal == TO_DISCARD:
        discard(state, kind)
    else:
        lay(state, goal, seat, kind)
    finish_play(state)


@rule
def apply_wail(state: State, move: int) -> None:
    """Discard one of the opponent's cards (9.5)."""
    spot = move - WAIL
    play_ruse(state, BANSHEE)
    discard(state, lift(state, spot // MUD_SIDE, 1 - int(state.turn), spot % MUD_SIDE))
    finish_play(state)


@rule
def apply_betray(state: State, move: int) -> None:
    """Take one of the opponent's clan cards to one's own side (9.6)."""
    seat = int(state.turn)
    spot = (move - BETRAY) // STONES
    play_ruse(state, TRAITOR)
    kind = lift(state, spot // MUD_SIDE, 1 - seat, spot % MUD_SIDE)
    lay(state, (move - BETRAY) % STONES, seat, kind)
    finish_play(state)


@rule
def play_ruse(state: State, kind: int) -> None:
    """A ruse leaves the hand for the discard pile and counts as a tactic played (6.4, 9.1)."""
    seat = int(state.turn)
    give(state, seat, kind)
    discard(state, kind)
    state.played[seat] += 1
    act(state)
