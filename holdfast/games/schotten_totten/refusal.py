"""Why a move is refused: found by the same questions that list the legal moves."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.formations import best, is_complete, side_size
from holdfast.games.schotten_totten.moves import (
    BETRAY,
    CLAIM,
    DONE,
    GOALS,
    PASS,
    PLACE,
    RECRUIT,
    RETURN,
    STRATEGY,
    TO_DISCARD,
    WAIL,
)
from holdfast.games.schotten_totten.phases.claim import can_be_beaten, has_stronger_side
from holdfast.games.schotten_totten.phases.draw import may_return
from holdfast.games.schotten_totten.phases.play import may_play_tactic
from holdfast.games.schotten_totten.phases.ruse import can_recruit
from holdfast.games.schotten_totten.sides import is_open, lay, lift, show
from holdfast.games.schotten_totten.state import Phase, State
from holdfast.games.schotten_totten.tables import (
    BANSHEE,
    CLAN_CARDS,
    JOKER,
    MUD_SIDE,
    RECRUITER,
    STONES,
    STRATEGIST,
    STRENGTHS,
    TRAITOR,
)
from holdfast.games.schotten_totten.view import holds


class Refusal(IntEnum):
    """What can be wrong with a move."""

    NOT_NOW = 0  # another kind of decision is due (2.1, 10.1)
    NOT_IN_HAND = 1
    CLOSED = 2  # the stone is claimed (4.6)
    NO_ROOM = 3  # the side is full (2.2)
    LEAD = 4  # one tactic ahead already (6.4)
    SECOND_JOKER = 5  # 7.3
    EMPTY_DECKS = 6  # nothing to recruit (9.2)
    NO_CARD_THERE = 7  # the ruse has no such card to act on (9.4, 9.5, 9.6)
    SAME_STONE = 8  # the Strategist must go elsewhere (9.4)
    ELITE = 9  # the Traitor takes clan cards only (9.6)
    INCOMPLETE = 10  # the claimant's side (4.2)
    WEAKER = 11  # than the complete rival (4.3)
    LATER = 12  # equal, but complete later (3.7)
    BEATABLE = 13  # by a completion that is shown (4.4)
    MUD_NEEDS_BOTH = 14  # 8.5
    CLAIM_LATER = 15  # could be claimed, but not at this point of the turn (4.1, 10.1)
    CAN_PLAY = 16  # who can play a clan card may not pass (2.5, 6.5)


@rule
def refuse(state: State, move: int, out: Any) -> int:
    """Return why this move, which is not legal, is refused; write the cards that show it (4.7)."""
    if CLAIM <= move < DONE:
        return refuse_claim(state, move - CLAIM, out)
    if move < CLAIM or move == PASS:
        if state.phase != Phase.PLAY:
            return Refusal.NOT_NOW
        return Refusal.CAN_PLAY if move == PASS else refuse_play(state, move)
    if RETURN <= move < PASS and state.phase == Phase.RETURN:
        return refuse_return(state, move - RETURN)
    return Refusal.NOT_NOW


@rule
def refuse_play(state: State, move: int) -> int:
    """Refuse a card: the hand, the lead, then what the card itself needs (6.2, 6.4)."""
    seat = int(state.turn)
    kind = played_kind(move)
    if not holds(state, seat, kind):
        return Refusal.NOT_IN_HAND
    if kind >= CLAN_CARDS and not may_play_tactic(state, seat):
        return Refusal.LEAD
    if kind == JOKER and state.joker_played[seat]:
        return Refusal.SECOND_JOKER
    if move < RECRUIT:
        return refuse_goal(state, (move - PLACE) % STONES)
    if kind == RECRUITER:
        return Refusal.NOT_NOW if can_recruit(state) else Refusal.EMPTY_DECKS
    if kind == STRATEGIST:
        return refuse_strategist(state, (move - STRATEGY) // GOALS, (move - STRATEGY) % GOALS)
    if kind == BANSHEE:
        return refuse_target(state, move - WAIL, 1 - seat)
    return refuse_traitor(state, (move - BETRAY) // STONES, (move - BETRAY) % STONES)


@rule
def played_kind(move: int) -> int:
    """Return the kind of card that a move of the play phase puts down."""
    if move < RECRUIT:
        return (move - PLACE) // STONES
    if move < STRATEGY:
        return RECRUITER
    if move < WAIL:
        return STRATEGIST
    return BANSHEE if move < BETRAY else TRAITOR


@rule
def refuse_goal(state: State, stone: int) -> int:
    """Refuse a stone as the goal of a card (2.2, 4.6)."""
    return Refusal.NO_ROOM if is_open(state, stone) else Refusal.CLOSED


@rule
def refuse_target(state: State, spot: int, seat: int) -> int:
    """Refuse a card on a side as the target of a ruse (4.6, 9.4, 9.5, 9.6)."""
    stone = spot // MUD_SIDE
    if spot % MUD_SIDE >= state.count[stone, seat]:
        return Refusal.NO_CARD_THERE
    return Refusal.NOT_NOW if is_open(state, stone) else Refusal.CLOSED


@rule
def refuse_strategist(state: State, spot: int, goal: int) -> int:
    """Refuse what the Strategist cannot do (9.4)."""
    seat = int(state.turn)
    wrong = refuse_target(state, spot, seat)
    if wrong != Refusal.NOT_NOW or goal == TO_DISCARD:
        return wrong
    if goal == spot // MUD_SIDE:
        return Refusal.SAME_STONE
    return refuse_goal(state, goal)


@rule
def refuse_traitor(state: State, spot: int, goal: int) -> int:
    """Refuse what the Traitor cannot do (9.6)."""
    seat = int(state.turn)
    wrong = refuse_target(state, spot, 1 - seat)
    if wrong != Refusal.NOT_NOW:
        return wrong
    if state.cards[spot // MUD_SIDE, 1 - seat, spot % MUD_SIDE] >= CLAN_CARDS:
        return Refusal.ELITE
    return refuse_goal(state, goal)


@rule
def refuse_return(state: State, kind: int) -> int:
    """Refuse a card that cannot go under a deck (9.3, 7.3)."""
    seat = int(state.turn)
    if holds(state, seat, kind) and not may_return(state, seat, kind):
        return Refusal.SECOND_JOKER
    return Refusal.NOT_IN_HAND


@rule
def refuse_claim(state: State, stone: int, out: Any) -> int:
    """Refuse a claim: what is wrong with the stone comes before the time (4.7)."""
    seat = int(state.turn)
    if not is_open(state, stone):
        return Refusal.CLOSED
    if not is_complete(state, stone, seat):
        return Refusal.INCOMPLETE
    if is_complete(state, stone, 1 - seat):
        if has_stronger_side(state, stone, seat):
            return Refusal.CLAIM_LATER
        equal = state.power[stone, seat] == state.power[stone, 1 - seat]
        return Refusal.LATER if equal else Refusal.WEAKER
    if state.mud[stone] and state.mud_needs_both:
        return Refusal.MUD_NEEDS_BOTH
    if can_be_beaten(state, stone, seat):
        write_answer(state, stone, seat, out)
        return Refusal.BEATABLE
    return Refusal.CLAIM_LATER


@rule
def write_answer(state: State, stone: int, seat: int, out: Any) -> None:
    """Write unseen cards with which the rival would beat the seat, and how strong that is (4.7).

    The cards are laid on the rival's side one by one, each such that the side can still win; the
    caller gives a record of its own, which is changed.
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
        lift(state, stone, rival, int(state.count[stone, rival]) - 1)
        state.unseen[kind // STRENGTHS] |= 1 << (kind % STRENGTHS)
        state.left[kind % STRENGTHS] += 1
