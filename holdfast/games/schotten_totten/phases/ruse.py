"""Play a ruse: Recruiter, Strategist, Banshee or Traitor (chapter 9)."""

from __future__ import annotations

from typing import Any

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.schotten_totten.course import act, finish_play
from holdfast.games.schotten_totten.hands import give
from holdfast.games.schotten_totten.moves import (
    BETRAY,
    CLAIM,
    GOALS,
    RECRUIT,
    STRATEGY,
    TO_DISCARD,
    WAIL,
    played_kind,
)
from holdfast.games.schotten_totten.refusal import Refusal
from holdfast.games.schotten_totten.sides import (
    discard,
    is_unclaimed,
    lay,
    lift,
    verdict_side,
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
)


@rule
def verdict_ruse(state: State, seat: int, move: int) -> int:
    """Judge what a ruse would do; where it has nothing to act on, it cannot be played (9.1)."""
    if move < STRATEGY:
        return verdict_recruit(state)
    if move < WAIL:
        return verdict_strategy(state, seat, (move - STRATEGY) // GOALS, (move - STRATEGY) % GOALS)
    if move < BETRAY:
        return verdict_wail(state, seat, move - WAIL)
    return verdict_betray(state, seat, (move - BETRAY) // STONES, (move - BETRAY) % STONES)


@rule
def verdict_recruit(state: State) -> int:
    """A Recruiter needs at least one card to draw (9.2)."""
    return LEGAL if state.deck_size + state.tactics_size > 0 else Refusal.EMPTY_DECKS


@rule
def verdict_strategy(state: State, seat: int, spot: int, goal: int) -> int:
    """One's own card, from an unclaimed stone, to another with room or to the discards (9.4)."""
    if not has_card(state, seat, spot):
        return Refusal.NO_CARD_TO_MOVE
    if not is_unclaimed(state, spot // MUD_SIDE):
        return Refusal.CLOSED
    if goal == TO_DISCARD:
        return LEGAL
    return Refusal.SAME_STONE if goal == spot // MUD_SIDE else verdict_side(state, goal, seat)


@rule
def verdict_wail(state: State, seat: int, spot: int) -> int:
    """Any card of the opponent's at an unclaimed stone (9.5)."""
    if not has_card(state, 1 - seat, spot):
        return Refusal.NO_CARD_TO_DISCARD
    return LEGAL if is_unclaimed(state, spot // MUD_SIDE) else Refusal.CLOSED


@rule
def verdict_betray(state: State, seat: int, spot: int, goal: int) -> int:
    """A clan card of the opponent's at an unclaimed stone, to any side with room (9.6)."""
    if not has_card(state, 1 - seat, spot):
        return Refusal.NO_CARD_TO_TAKE
    if not is_unclaimed(state, spot // MUD_SIDE):
        return Refusal.CLOSED
    if state.cards[spot // MUD_SIDE, 1 - seat, spot % MUD_SIDE] >= CLAN_CARDS:
        return Refusal.ELITE
    return verdict_side(state, goal, seat)


@rule
def has_card(state: State, seat: int, spot: int) -> bool:
    """Tell whether a card lies on this spot of the seat's sides."""
    return bool(spot % MUD_SIDE < state.count[spot // MUD_SIDE, seat])


@rule
def legal_ruse(state: State, seat: int, kind: int, out: Any, n: int) -> int:
    """Write everything that this ruse can do (9.1)."""
    if kind == RECRUITER:
        out[n] = RECRUIT  # overwritten by the next one if there is nothing to draw
        return n + int(verdict_recruit(state) == LEGAL)
    side = seat if kind == STRATEGIST else 1 - seat
    for stone in range(STONES):
        for i in range(state.count[stone, side]):
            spot = stone * MUD_SIDE + i
            if kind == STRATEGIST:
                n = _legal_strategy(state, seat, spot, out, n)
            elif kind == BANSHEE:
                out[n] = WAIL + spot
                n += verdict_wail(state, seat, spot) == LEGAL
            else:
                n = _legal_betray(state, seat, spot, out, n)
    return n


@rule
def _legal_strategy(state: State, seat: int, spot: int, out: Any, n: int) -> int:
    if verdict_strategy(state, seat, spot, TO_DISCARD) == LEGAL:
        for goal in range(GOALS):
            out[n] = STRATEGY + spot * GOALS + goal
            n += verdict_strategy(state, seat, spot, goal) == LEGAL
    return n


@rule
def _legal_betray(state: State, seat: int, spot: int, out: Any, n: int) -> int:
    if verdict_wail(state, seat, spot) == LEGAL:  # what a Banshee cannot hit, no Traitor takes
        for goal in range(STONES):
            out[n] = BETRAY + spot * STONES + goal
            n += verdict_betray(state, seat, spot, goal) == LEGAL
    return n


@rule
def can_play_ruse(state: State, seat: int, kind: int) -> bool:
    """Tell whether a ruse has anything to act on (9.1)."""
    for move in range(RECRUIT, CLAIM):
        if played_kind(move) == kind and verdict_ruse(state, seat, move) == LEGAL:
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
