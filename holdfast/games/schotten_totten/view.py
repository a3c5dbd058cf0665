"""What a seat may see, and a fair guess at the rest (6.6, 9.3)."""

from __future__ import annotations

import numpy as np

from holdfast.core.dice import Dice, shuffle, shuffle_anew, word
from holdfast.core.jit import rule
from holdfast.core.seats import SPECTATOR
from holdfast.games.schotten_totten.hands import draw_clan, draw_tactic, holds
from holdfast.games.schotten_totten.moves import PASS, RETURN, RETURNED_CLAN, RETURNED_TACTIC
from holdfast.games.schotten_totten.phases.draw import can_return_any
from holdfast.games.schotten_totten.phases.play import is_stuck
from holdfast.games.schotten_totten.state import HIDDEN, PLAYERS, Phase, State
from holdfast.games.schotten_totten.tables import (
    BLIND,
    CLAN_CARDS,
    JOKER,
    MUD,
    STONES,
    STRENGTHS,
    TACTIC_CARDS,
    TACTICS,
)
from holdfast.games.schotten_totten.turn import FORCED_PASSES


@rule
def hide(state: State, seat: int) -> None:
    """Cover the other hands and the decks; the dice are nobody's to know (6.6)."""
    state.dice[0] = np.uint64(0)
    for other in range(PLAYERS):
        if other != seat:
            for i in range(state.held[other]):
                state.hand[other, i] = HIDDEN
    for i in range(known_clans(state, seat), state.deck_size):
        state.deck[i] = HIDDEN
    for i in range(known_tactics(state, seat), state.tactics_size):
        state.tactics_deck[i] = HIDDEN


@rule
def known_clans(state: State, seat: int) -> int:
    """Return how many cards at the bottom of the clan deck the seat put there itself (9.3)."""
    return min(int(state.buried_clans), int(state.deck_size)) if state.buried_by == seat else 0


@rule
def known_tactics(state: State, seat: int) -> int:
    """Return how many cards at the bottom of the tactics deck the seat put there itself (9.3)."""
    return min(int(state.buried_tactics), int(state.tactics_size)) if state.buried_by == seat else 0


def hide_move(state: State, move: int, seat: int) -> int:
    """Return the move as this seat may read it: others see a returned card's back (9.3, 6.6)."""
    if state.turn == seat or not RETURN <= move < PASS:
        return move
    return RETURNED_CLAN if move - RETURN < CLAN_CARDS else RETURNED_TACTIC


@rule
def is_open(state: State, seat: int) -> bool:
    """Tell whether the rest of the match is known: no cards to draw, no more rounds (2.4, 5.5).

    Every card that a player has not seen is then in the other hand; who watches sees neither hand.
    """
    if seat == SPECTATOR:
        return False
    return state.round_now == state.rounds and state.deck_size + state.tactics_size == 0


@rule
def redeal(state: State, seat: int, dice: Dice) -> None:
    """Shuffle all that the seat cannot know, among the worlds that fit what it has seen.

    Every card whose place the seat does not know goes on the unknown part of its deck, which is
    shuffled; the other hands are dealt from there again. Deals that contradict what the seat has
    learned about the tactics are rejected, so the rest stay equally likely.
    """
    state.dice[0] = word(dice)
    redeal_clans(state, seat, dice)
    if state.tactics:
        redeal_tactics(state, seat, dice)
        while not is_plausible(state, seat):
            redeal_tactics(state, seat, dice)


@rule
def deal_anew(state: State, dice: Dice) -> None:
    """Shuffle the decks, but for what a Recruiter's player put under them and remembers (9.3)."""
    state.dice[0] = word(dice)
    owner = int(state.buried_by)
    known = known_clans(state, owner)
    shuffle_anew(dice, state.deck[known:], int(state.deck_size) - known)
    known = known_tactics(state, owner)
    shuffle_anew(dice, state.tactics_deck[known:], int(state.tactics_size) - known)


@rule
def redeal_clans(state: State, seat: int, dice: Dice) -> None:
    """Deal the clan cards again that the seat cannot place."""
    known = known_clans(state, seat)
    placed = 0
    for i in range(known):
        placed |= 1 << int(state.deck[i])
    if seat >= 0:
        for i in range(state.clans[seat]):
            placed |= 1 << int(state.hand[seat, i])
    top = known
    for kind in range(CLAN_CARDS):
        unseen = int(state.unseen[kind // STRENGTHS]) >> (kind % STRENGTHS) & 1
        if unseen and not placed >> kind & 1:
            state.deck[top] = kind
            top += 1
    shuffle(dice, state.deck[known:], top - known)
    state.deck_size = top
    for other in range(PLAYERS):
        if other != seat:
            count = int(state.clans[other])
            tactics = int(state.held[other]) - count
            # The tactics of this hand stand behind its clan cards and are put back in their place.
            state.held[other] = 0
            state.clans[other] = 0
            for _ in range(count):
                draw_clan(state, other)
            state.held[other] = count + tactics


@rule
def redeal_tactics(state: State, seat: int, dice: Dice) -> None:
    """Deal the tactics again that the seat cannot place."""
    known = known_tactics(state, seat)
    placed = open_tactics(state)
    for i in range(known):
        placed += _one(int(state.tactics_deck[i]))
    if seat >= 0:
        for i in range(state.clans[seat], state.held[seat]):
            placed += _one(int(state.hand[seat, i]))
    top = known
    for i in range(TACTICS):
        kind = int(TACTIC_CARDS[i])
        if _count(placed, kind) > 0:
            placed -= _one(kind)
        else:
            state.tactics_deck[top] = kind
            top += 1
    shuffle(dice, state.tactics_deck[known:], top - known)
    state.tactics_size = top
    for other in range(PLAYERS):
        if other != seat:
            count = int(state.held[other]) - int(state.clans[other])
            state.held[other] = state.clans[other]
            for _ in range(count):
                draw_tactic(state, other)


@rule
def open_tactics(state: State) -> int:
    """Count the tactics that lie open, four bits for each kind."""
    placed = 0
    for i in range(state.discard_size):
        if state.discard[i] >= CLAN_CARDS:
            placed += _one(int(state.discard[i]))
    for stone in range(STONES):
        placed += int(state.blind[stone]) * _one(BLIND) + int(state.mud[stone]) * _one(MUD)
        for seat in range(PLAYERS):
            for i in range(state.count[stone, seat]):
                if state.cards[stone, seat, i] >= CLAN_CARDS:
                    placed += _one(int(state.cards[stone, seat, i]))
    return placed


@rule
def _one(kind: int) -> int:
    return 1 << 4 * (kind - CLAN_CARDS)


@rule
def _count(placed: int, kind: int) -> int:
    return placed >> 4 * (kind - CLAN_CARDS) & 3


@rule
def is_plausible(state: State, seat: int) -> bool:
    """Tell whether a deal of the tactics fits what everybody could see.

    Who had played a Joker put none under the deck (7.3). Who returned too few cards had nothing but
    the Joker left (9.3), and who still has to return one can do so. A round that went on after two
    passes was not stalled, so somebody can play (5.2).
    """
    if state.buried_plain:
        for i in range(min(int(state.buried_tactics), int(state.tactics_size))):
            if state.tactics_deck[i] == JOKER:
                return False
    for other in range(PLAYERS):
        if other != seat and state.joker_shown[other] and not holds(state, other, JOKER):
            return False
    if state.phase == Phase.RETURN and state.turn != seat and not can_return_any(state):
        return False
    if state.passes >= FORCED_PASSES and state.phase != Phase.OVER:
        return not (is_stuck(state, 0) and is_stuck(state, 1))
    return True
