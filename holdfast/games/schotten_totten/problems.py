"""What makes a position impossible, all of it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from holdfast.core.seats import NOBODY, write_seat
from holdfast.games.schotten_totten.ending import ADJACENT, ENOUGH
from holdfast.games.schotten_totten.position import count_cards
from holdfast.games.schotten_totten.state import HIDDEN, NEVER, PLAYERS, Ending, Phase, State
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    JOKER,
    KIND_TEXTS,
    LARGEST_HAND,
    MUD_SIDE,
    SIDE,
    STONES,
    TACTIC_CARDS,
    TROOPS,
)


def problems(state: State) -> list[str]:
    """Return every reason why this position cannot occur; none if it can."""
    return [
        *_card_problems(state),
        *_stone_problems(state),
        *_tactics_problems(state),
        *_turn_problems(state),
    ]


def _card_problems(state: State) -> Iterator[str]:
    """Every card is there as often as it comes out of the box (1.1, 6.1)."""
    counts = count_cards(state)
    if counts[HIDDEN]:
        yield f"{counts[HIDDEN]} cards are hidden"
        return
    box: Counter[int] = Counter(range(CLAN_CARDS))
    if state.tactics:
        box.update(int(kind) for kind in TACTIC_CARDS)
    for kind in sorted(counts | box):
        if counts[kind] != box[kind]:
            yield f"{KIND_TEXTS[kind]} is there {counts[kind]} times instead of {box[kind]}"
    for seat in range(PLAYERS):
        if state.held[seat] > LARGEST_HAND:
            yield f"{write_seat(seat)} holds {state.held[seat]} cards"


def _stone_problems(state: State) -> Iterator[str]:
    """Sides hold troops, no more than fit; marks fit the sides (2.2, 3.7, 4.2)."""
    for stone in range(STONES):
        name = f"stone {stone + 1}"
        size = MUD_SIDE if state.mud[stone] else SIDE
        complete = [state.power[stone, seat] != NEVER for seat in range(PLAYERS)]
        for seat in range(PLAYERS):
            cards = state.cards[stone, seat, : state.count[stone, seat]]
            if len(cards) > size:
                yield f"{name} has {len(cards)} cards of {write_seat(seat)} instead of {size}"
            if any(kind >= TROOPS for kind in cards):
                yield f"{name} has a card on a side that is no troop"
        first, owner = int(state.first[stone]), int(state.owner[stone])
        if (first == NOBODY) != (not any(complete)) or (first != NOBODY and not complete[first]):
            yield f"{name} must say which complete side was first"
        if owner != NOBODY and not complete[owner]:
            yield f"{name} is owned by {write_seat(owner)}, whose side is incomplete"


def _tactics_problems(state: State) -> Iterator[str]:
    """Every tactic that was played lies open, and nobody leads by more than one (6.4, 7.3)."""
    seen = Counter(int(kind) for kind in state.discard[: state.discard_size])
    for stone in range(STONES):
        for seat in range(PLAYERS):
            seen.update(int(k) for k in state.cards[stone, seat, : state.count[stone, seat]])
    modes = int(state.blind.sum() + state.mud.sum())
    lying = sum(count for kind, count in seen.items() if kind >= CLAN_CARDS) + modes
    if lying != int(state.played.sum()):
        yield f"{lying} tactics lie open but {int(state.played.sum())} were played"
    if abs(int(state.played[0]) - int(state.played[1])) > 1:
        yield "a player leads by more than one tactic"
    if seen[JOKER] != int(state.joker_played.sum()):
        yield f"{seen[JOKER]} Jokers lie open but {int(state.joker_played.sum())} were played"
    for seat in range(PLAYERS):
        jokers = sum(
            int((state.cards[stone, seat, : state.count[stone, seat]] == JOKER).sum())
            for stone in range(STONES)
        )
        if jokers > int(state.joker_played[seat]):
            yield f"{write_seat(seat)} has a Joker on the table without having played it"


def _turn_problems(state: State) -> Iterator[str]:
    """The round is not over while it goes on, and somebody has something to decide (5.1)."""
    phase = Phase(int(state.phase))
    if not 1 <= state.round_now <= state.rounds:
        yield f"round {state.round_now} of {state.rounds}"
    if phase == Phase.OVER:
        if state.ending == Ending.NOT_YET or state.round_now != state.rounds:
            yield "the match is over, but not all rounds are played"
        return
    for seat in range(PLAYERS):
        owned = [int(owner) == seat for owner in state.owner]
        row = any(all(owned[i : i + ADJACENT]) for i in range(STONES - ADJACENT + 1))
        if row or sum(owned) >= ENOUGH:
            yield f"{write_seat(seat)} has won the round already"
    if phase == Phase.CLAIM and not state.claims:
        yield f"{write_seat(int(state.turn))} has no stone to claim"
    if phase in (Phase.DRAW, Phase.RECRUIT) and not (
        state.due and state.deck_size and state.tactics_size
    ):
        yield "there is no choice of deck"
    if phase == Phase.RETURN and not state.due:
        yield "no card is due to be returned"
