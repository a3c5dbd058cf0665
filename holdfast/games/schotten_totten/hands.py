"""Hands and decks: taking cards and giving them away (2.4, 6.6)."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.state import NO_CARD, State
from holdfast.games.schotten_totten.tables import CLAN_CARDS, JOKER


@rule
def holds(state: State, seat: int, kind: int) -> bool:
    """Tell whether a card of this kind is in the hand; to look at all is faster than to stop."""
    found = 0
    for i in range(state.held[seat]):
        found += state.hand[seat, i] == kind
    return found > 0


@rule
def is_dead(state: State, seat: int, kind: int) -> bool:
    """Tell whether a card is a Joker that can no longer be played (7.3)."""
    return bool(kind == JOKER and state.joker_played[seat])


@rule
def take(state: State, seat: int, kind: int) -> None:
    """Put a card into a hand, which stays sorted."""
    i = int(state.held[seat])
    while i > 0 and state.hand[seat, i - 1] > kind:
        state.hand[seat, i] = state.hand[seat, i - 1]
        i -= 1
    state.hand[seat, i] = kind
    state.held[seat] += 1
    if kind < CLAN_CARDS:
        state.clans[seat] += 1


@rule
def give(state: State, seat: int, kind: int) -> None:
    """Take one card of this kind, which is there, out of a hand."""
    i = 0
    while state.hand[seat, i] != kind:
        i += 1
    last = int(state.held[seat]) - 1
    while i < last:
        state.hand[seat, i] = state.hand[seat, i + 1]
        i += 1
    state.hand[seat, last] = NO_CARD
    state.held[seat] = last
    if kind < CLAN_CARDS:
        state.clans[seat] -= 1


@rule
def draw_clan(state: State, seat: int) -> None:
    """Draw the top card of the clan deck, which is not empty (2.4)."""
    state.deck_size -= 1
    take(state, seat, int(state.deck[state.deck_size]))
    state.deck[state.deck_size] = NO_CARD


@rule
def draw_tactic(state: State, seat: int) -> None:
    """Draw the top card of the tactics deck, which is not empty (6.3)."""
    state.tactics_size -= 1
    take(state, seat, int(state.tactics_deck[state.tactics_size]))
    state.tactics_deck[state.tactics_size] = NO_CARD


@rule
def draw_only(state: State, seat: int) -> None:
    """Draw from the one deck that is left, if any is (6.3)."""
    if state.deck_size > 0:
        draw_clan(state, seat)
    elif state.tactics_size > 0:
        draw_tactic(state, seat)


@rule
def has_both_decks(state: State) -> bool:
    """Tell whether there is a choice of deck (6.3)."""
    return state.deck_size > 0 and state.tactics_size > 0


@rule
def bury(state: State, seat: int, kind: int) -> None:
    """Put a card of the hand under its own deck; its player remembers it (9.3)."""
    give(state, seat, kind)
    if kind < CLAN_CARDS:
        for i in range(state.deck_size, 0, -1):
            state.deck[i] = state.deck[i - 1]
        state.deck[0] = kind
        state.deck_size += 1
        state.buried_clans += 1
    else:
        for i in range(state.tactics_size, 0, -1):
            state.tactics_deck[i] = state.tactics_deck[i - 1]
        state.tactics_deck[0] = kind
        state.tactics_size += 1
        state.buried_tactics += 1
        state.buried_plain = state.joker_played[seat]
    state.buried_by = seat
