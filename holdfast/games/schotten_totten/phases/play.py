"""Play a clan card, an elite troop or a combat mode to a stone, or pass (2.2, 2.5, 6.2, 6.5)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.schotten_totten.course import end_play, finish_play
from holdfast.games.schotten_totten.hands import give, holds, is_dead
from holdfast.games.schotten_totten.moves import PASS, PLACE, played_kind
from holdfast.games.schotten_totten.phases.ruse import can_play_ruse, legal_ruse, verdict_ruse
from holdfast.games.schotten_totten.refusal import Refusal
from holdfast.games.schotten_totten.sides import (
    find_rooms,
    has_room_anywhere,
    is_unclaimed,
    lay,
    lay_mode,
    show,
    verdict_side,
)
from holdfast.games.schotten_totten.state import State
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    JOKER,
    STONES,
    TO_STONE,
    TROOPS,
)


@rule
def verdict_play(state: State, move: int) -> int:
    """Judge a card: the hand, the lead, then what the card itself needs (6.2, 6.4, 7.3, 8.3)."""
    seat = int(state.turn)
    kind = played_kind(move)
    if not holds(state, seat, kind):
        return Refusal.NOT_IN_HAND
    if kind >= CLAN_CARDS and not may_play_tactic(state, seat):
        return Refusal.LEAD
    if is_dead(state, seat, kind):
        return Refusal.SECOND_JOKER
    if kind >= TO_STONE:
        return verdict_ruse(state, seat, move)
    stone = (move - PLACE) % STONES
    if kind < TROOPS:
        return verdict_side(state, stone, seat)
    return LEGAL if is_unclaimed(state, stone) else Refusal.CLOSED


@rule
def verdict_pass(state: State) -> int:
    """Judge a pass: nobody who can play a clan card may pass (2.5, 6.5)."""
    if not can_play_clan(state, int(state.turn)):
        return LEGAL
    return Refusal.CAN_PLAY_CLAN if state.tactics else Refusal.CAN_PLAY


@rule
def legal_play(state: State, out: Any) -> int:
    """Write every card the player may play, and the pass where it is allowed (6.2, 6.5)."""
    seat = int(state.turn)
    rooms = find_rooms(state, seat)
    n = 0
    for i in range(state.clans[seat]):
        n = _legal_troop(rooms, int(state.hand[seat, i]), out, n)
    if state.held[seat] > state.clans[seat] and may_play_tactic(state, seat):
        n = _legal_tactics(state, seat, rooms, out, n)
    if verdict_pass(state) == LEGAL:
        out[n] = PASS
        n += 1
    return n


@rule
def _legal_tactics(state: State, seat: int, rooms: int, out: Any, n: int) -> int:
    before = -1
    for i in range(state.clans[seat], state.held[seat]):
        kind = int(state.hand[seat, i])
        if kind != before:  # two Jokers are one kind
            if kind < TROOPS:
                if not is_dead(state, seat, kind):
                    n = _legal_troop(rooms, kind, out, n)
            elif kind < TO_STONE:
                n = _legal_mode(state, kind, out, n)
            else:
                n = legal_ruse(state, seat, kind, out, n)
        before = kind
    return n


@rule
def _legal_troop(rooms: int, kind: int, out: Any, n: int) -> int:
    """A troop goes to one's own side of an unclaimed stone with room (2.2, 7.1)."""
    for stone in range(STONES):
        out[n] = PLACE + kind * STONES + stone  # overwritten by the next one if there is no room
        n += rooms >> stone & 1
    return n


@rule
def _legal_mode(state: State, kind: int, out: Any, n: int) -> int:
    """A combat mode goes to any unclaimed stone (8.3)."""
    for stone in range(STONES):
        if is_unclaimed(state, stone):
            out[n] = PLACE + kind * STONES + stone
            n += 1
    return n


@rule
def may_play_tactic(state: State, seat: int) -> bool:
    """Nobody may lead by more than one tactic (6.4)."""
    return bool(state.played[seat] <= state.played[1 - seat])


@rule
def can_play_clan(state: State, seat: int) -> bool:
    """Tell whether the seat holds a clan card and has room for it (2.5, 6.5)."""
    return state.clans[seat] > 0 and has_room_anywhere(state, seat)


@rule
def is_plainly_stuck(state: State, seat: int) -> bool:
    """Tell whether everybody can see that the seat can play no card (2.5, 6.4, 6.6)."""
    if can_play_clan(state, seat):
        return False
    return state.held[seat] == state.clans[seat] or not may_play_tactic(state, seat)


@rule
def is_stuck(state: State, seat: int) -> bool:
    """Tell whether the seat can in fact play no card at all (5.2)."""
    if can_play_clan(state, seat):
        return False
    if may_play_tactic(state, seat):
        for i in range(state.clans[seat], state.held[seat]):
            if _can_play_tactic(state, seat, int(state.hand[seat, i])):
                return False
    return True


@rule
def _can_play_tactic(state: State, seat: int, kind: int) -> bool:
    if kind < TROOPS:
        return not is_dead(state, seat, kind) and has_room_anywhere(state, seat)
    if kind < TO_STONE:
        return True  # there is an unclaimed stone as long as the round goes on (8.3)
    return can_play_ruse(state, seat, kind)


@rule
def apply_place(state: State, move: int) -> None:
    """Lay the card at its stone; claims and the draw follow (2.1)."""
    seat = int(state.turn)
    kind = (move - PLACE) // STONES
    stone = (move - PLACE) % STONES
    give(state, seat, kind)
    if kind >= CLAN_CARDS:
        state.played[seat] += 1  # 6.4
        if kind == JOKER:
            state.joker_played[seat] = 1
    if kind < TROOPS:
        show(state, kind)
        lay(state, stone, seat, kind)
    else:
        lay_mode(state, stone, kind)
    finish_play(state)


@rule
def apply_pass(state: State) -> None:
    """Play nothing and draw nothing (2.5)."""
    state.due = 0
    end_play(state)
