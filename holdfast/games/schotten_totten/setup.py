"""The deal (chapter 1, 6.1)."""

from __future__ import annotations

import numpy as np

from holdfast.core.dice import roll, shuffle
from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.hands import draw_clan
from holdfast.games.schotten_totten.state import NEVER, NO_CARD, PLAYERS, Phase, State
from holdfast.games.schotten_totten.tables import (
    ALL_STONES,
    ALL_STRENGTHS,
    CLAN_CARDS,
    CLANS,
    HAND,
    LARGEST_HAND,
    MUD_SIDE,
    STONES,
    STRENGTHS,
    TACTIC_CARDS,
    TACTICS,
    TACTICS_HAND,
)


@rule
def start_match(state: State, seed: int) -> None:
    """Seed the dice, draw lots for the start and deal the first round (1.4)."""
    state.dice[0] = np.uint64(seed)
    state.round_now = 1
    state.points[:] = 0
    state.ending = 0
    state.winner = NOBODY
    state.opener = roll(state.dice, PLAYERS)
    deal(state)


@rule
def deal(state: State) -> None:
    """Clear the table, shuffle and deal (1.2, 1.3, 6.1)."""
    clear(state)
    for kind in range(CLAN_CARDS):
        state.deck[kind] = kind
    state.deck_size = CLAN_CARDS
    shuffle(state.dice, state.deck, CLAN_CARDS)
    if state.tactics:
        for i in range(TACTICS):
            state.tactics_deck[i] = TACTIC_CARDS[i]
        state.tactics_size = TACTICS
        shuffle(state.dice, state.tactics_deck, TACTICS)
    deal_hand(state, int(state.opener))
    deal_hand(state, 1 - int(state.opener))
    start_turn(state, int(state.opener))


@rule
def clear(state: State) -> None:
    """Empty the table, the hands and the piles (1.2)."""
    forget_seen(state)
    state.unclaimed = ALL_STONES
    for stone in range(STONES):
        state.owner[stone] = NOBODY
        state.first[stone] = NOBODY
        state.blind[stone] = 0
        state.mud[stone] = 0
        for seat in range(PLAYERS):
            state.count[stone, seat] = 0
            state.power[stone, seat] = NEVER
            for i in range(MUD_SIDE):
                state.cards[stone, seat, i] = NO_CARD
    for seat in range(PLAYERS):
        state.full[seat] = 0
        state.held[seat] = 0
        state.clans[seat] = 0
        state.played[seat] = 0
        state.joker_played[seat] = 0
        state.joker_shown[seat] = 0
        for i in range(LARGEST_HAND):
            state.hand[seat, i] = NO_CARD
    state.deck[:] = NO_CARD
    state.deck_size = 0
    state.tactics_deck[:] = NO_CARD
    state.tactics_size = 0
    state.discard[:] = NO_CARD
    state.discard_size = 0
    state.buried_by = NOBODY
    state.buried_clans = 0
    state.buried_tactics = 0
    state.buried_plain = 0
    state.passes = 0


@rule
def forget_seen(state: State) -> None:
    """Note every clan card as unseen (4.5)."""
    for clan in range(CLANS):
        state.unseen[clan] = ALL_STRENGTHS
    for strength in range(STRENGTHS):
        state.left[strength] = CLANS


@rule
def deal_hand(state: State, seat: int) -> None:
    """Deal one player's cards, all at once (1.3, 6.1)."""
    for _ in range(TACTICS_HAND if state.tactics else HAND):
        draw_clan(state, seat)


@rule
def start_turn(state: State, seat: int) -> None:
    """Begin a turn: with the play, in the Expert game with the claims (2.1, 10.1)."""
    state.turn = seat
    state.acted = 0
    state.due = 0
    state.claims = 0
    state.phase = Phase.LOOK if state.expert else Phase.PLAY
