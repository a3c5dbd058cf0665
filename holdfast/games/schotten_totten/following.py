"""What follows from a change by hand, so that nobody has to enter it: decks, and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.position import count_cards
from holdfast.games.schotten_totten.refresh import refresh
from holdfast.games.schotten_totten.state import (
    HIDDEN,
    NEVER,
    NO_CARD,
    PLAYERS,
    Ending,
    Phase,
    State,
)
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    JOKER,
    RECRUITER,
    RECRUITS,
    RETURNS,
    STONES,
    TACTIC_CARDS,
)

#: How many cards are due if nothing else is said.
_DUE: Final = {Phase.DRAW: 1, Phase.RECRUIT: RECRUITS, Phase.RETURN: RETURNS}


def follow_edit(state: State) -> None:
    """Fill in what follows from the cards and the phase."""
    if not state.tactics:
        _put_tactics_away(state)
    for seat in range(PLAYERS):
        hand = np.sort(state.hand[seat, : state.held[seat]])
        state.hand[seat, : len(hand)] = hand
        state.clans[seat] = int((hand < CLAN_CARDS).sum())
    _fill_decks(state)
    _count_tactics(state)
    _follow_phase(state)
    refresh(state)
    for stone in range(STONES):
        _follow_sides(state, stone)


def _put_tactics_away(state: State) -> None:
    """Leave no tactic anywhere: they are not played with (6.1)."""
    rows: list[tuple[Any, Any, Any]] = [(state.discard, state, "discard_size")]
    rows += [(state.hand[seat], state.held, seat) for seat in range(PLAYERS)]
    for stone in range(STONES):
        rows += [(state.cards[stone, s], state.count[stone], s) for s in range(PLAYERS)]
    for row, counts, at in rows:
        left = [int(kind) for kind in row[: int(counts[at])] if kind < CLAN_CARDS]
        row[:] = NO_CARD
        row[: len(left)] = left
        counts[at] = len(left)
    state.blind[:] = 0
    state.mud[:] = 0
    state.tactics_deck[:] = NO_CARD
    state.tactics_size = 0


def _fill_decks(state: State) -> None:
    """Leave in the decks, in their order, what lies nowhere else; what is missing goes below."""
    lying = count_cards(state)
    in_decks = Counter(_cards_of(state.deck, state.deck_size))
    in_decks.update(_cards_of(state.tactics_deck, state.tactics_size))
    lying.subtract(in_decks)
    if lying[HIDDEN] > 0:
        return  # nobody knows what the decks have
    state.deck_size = _refill(state.deck, state.deck_size, Counter(range(CLAN_CARDS)) - lying)
    if state.tactics:
        box = Counter(int(kind) for kind in TACTIC_CARDS)
        state.tactics_size = _refill(state.tactics_deck, state.tactics_size, box - lying)


def _refill(deck: Any, size: int, rest: Counter[int]) -> int:
    """Let a deck have these cards, those that it has in their order; return how many they are."""
    kept: list[int] = []
    for kind in _cards_of(deck, size)[::-1]:  # from the top
        if rest[kind] > 0:
            rest[kind] -= 1
            kept.insert(0, kind)
    cards = [*sorted(rest.elements()), *kept]
    deck[:] = NO_CARD
    deck[: len(cards)] = cards
    return len(cards)


def _cards_of(pile: Any, size: int) -> list[int]:
    return [int(kind) for kind in pile[: int(size)]]


def _count_tactics(state: State) -> None:
    """Count who has played tactics: the troops of a side were its own, the others in turn (6.4)."""
    troops = [sum(kind >= CLAN_CARDS for kind in _side_cards(state, s)) for s in range(PLAYERS)]
    pile = _cards_of(state.discard, state.discard_size)
    others = int(state.blind.sum() + state.mud.sum()) + sum(kind >= CLAN_CARDS for kind in pile)
    total = sum(troops) + others
    played = [int(number) for number in state.played]
    if sum(played) != total or abs(played[0] - played[1]) > 1:
        first = max(troops[0], min(total - troops[1], total // 2))
        state.played[:] = [first, total - first]
    jokers = [JOKER in _side_cards(state, seat) for seat in range(PLAYERS)]
    if pile.count(JOKER) + sum(jokers) != int(state.joker_played.sum()):
        for _ in range(pile.count(JOKER)):
            if False in jokers:
                jokers[jokers.index(False)] = True
        state.joker_played[:] = jokers
    for seat in range(PLAYERS):
        state.joker_played[seat] |= JOKER in _side_cards(state, seat)
        held = _cards_of(state.hand[seat], state.held[seat])
        state.joker_shown[seat] &= bool({JOKER, HIDDEN} & set(held))
    if RECRUITER not in pile:
        state.buried_by = NOBODY
        state.buried_clans = state.buried_tactics = state.buried_plain = 0


def _side_cards(state: State, seat: int) -> list[int]:
    """Return what lies on a player's sides."""
    return [*_lying(state, seat)]


def _lying(state: State, seat: int) -> Iterator[int]:
    for stone in range(STONES):
        yield from _cards_of(state.cards[stone, seat], state.count[stone, seat])


def _follow_phase(state: State) -> None:
    """Let as many cards be due as the phase asks for, and a match that is over have an end."""
    due = _DUE.get(Phase(int(state.phase)), 0)
    state.due = int(state.due) or due if due else 0
    if state.phase == Phase.OVER:
        state.round_now = state.rounds
        if state.ending == Ending.NOT_YET:
            state.ending, state.winner = Ending.FIVE, state.turn


def _follow_sides(state: State, stone: int) -> None:
    """Note which side was complete first, if that is not known (3.7)."""
    complete = [seat for seat in range(PLAYERS) if state.power[stone, seat] != NEVER]
    if int(state.first[stone]) not in complete:
        state.first[stone] = complete[0] if complete else NOBODY
