"""What makes a position impossible, all of it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence
from holdfast.games.schotten_totten.ending import ADJACENT, ENOUGH
from holdfast.games.schotten_totten.moves import PASS, WIDEST
from holdfast.games.schotten_totten.position import count_cards
from holdfast.games.schotten_totten.state import HIDDEN, NEVER, PLAYERS, STATE, Ending, Phase, State
from holdfast.games.schotten_totten.tables import (
    BANSHEE,
    CLAN_CARDS,
    HAND,
    JOKER,
    KIND_TEXTS,
    LARGEST_HAND,
    MUD_SIDE,
    RECRUITER,
    RECRUITS,
    RETURNS,
    SIDE,
    STONES,
    STRATEGIST,
    TACTIC_CARDS,
    TACTICS_HAND,
    TROOPS,
)
from holdfast.games.schotten_totten.turn import FORCED_PASSES, FREE_PASSES

#: By each problem that breaks a rule, its number.
RULES: Final = {
    "card-count": "1.1",
    "hand-size": "1.3",
    "side-size": "2.2",
    "side-no-troop": "7.1",
    "side-first": "3.7",
    "owner-incomplete": "4.2",
    "tactics-lead": "6.4",
    "joker-not-played": "7.3",
    "troops-discarded": "9.5",
    "no-recruiter": "9.3",
    "buried": "9.3",
    "joker-kept": "9.3",
    "round": "5.5",
    "over-rounds": "5.5",
    "won-already": "5.1",
    "no-claim": "4.1",
    "stalled": "5.2",
    "no-deck-choice": "6.3",
    "no-return-due": "9.3",
    "no-return-possible": "7.3",
}


def problems(state: State) -> list[Sentence]:
    """Return every reason why this position cannot occur; none if it can."""
    found = [
        *_card_problems(state),
        *_stone_problems(state),
        *_tactics_problems(state),
        *_pile_problems(state),
        *_turn_problems(state),
    ]
    return [replace(each, rule=RULES.get(each.id, "")) for each in found]


def _card_problems(state: State) -> Iterator[Sentence]:
    """Every card is there as often as it comes out of the box (1.1, 6.1)."""
    counts = count_cards(state)
    if counts[HIDDEN]:
        yield Sentence("hidden", {"count": counts[HIDDEN]})
        return
    box: Counter[int] = Counter(range(CLAN_CARDS))
    if state.tactics:
        box.update(int(kind) for kind in TACTIC_CARDS)
    for kind in sorted(counts | box):
        if counts[kind] != box[kind]:
            yield Sentence(
                "card-count",
                {"card": KIND_TEXTS[kind], "count": counts[kind], "expected": box[kind]},
            )
    if any(kind >= CLAN_CARDS for kind in state.deck[: state.deck_size]):
        yield Sentence("tactic-in-deck")
    if any(0 <= kind < CLAN_CARDS for kind in state.tactics_deck[: state.tactics_size]):
        yield Sentence("clan-in-deck")
    for seat in range(PLAYERS):
        most = _largest_hand(state, seat)
        if state.held[seat] > most:
            held = int(state.held[seat])
            yield Sentence("hand-size", {"seat": write_seat(seat), "count": held, "most": most})


def _largest_hand(state: State, seat: int) -> int:
    """Return how many cards a seat can hold: more only during a Recruiter (1.3, 6.1, 9.2)."""
    if state.turn == seat and state.phase == Phase.RECRUIT:
        return LARGEST_HAND - int(state.due)
    if state.turn == seat and state.phase == Phase.RETURN:
        return LARGEST_HAND
    whole = TACTICS_HAND if state.tactics else HAND
    return whole - int(state.due) if state.turn == seat else whole


def _stone_problems(state: State) -> Iterator[Sentence]:
    """Sides hold troops, no more than fit; marks fit the sides (2.2, 3.7, 4.2)."""
    for stone in range(STONES):
        where: dict[str, str | int] = {"stone": stone + 1}
        size = MUD_SIDE if state.mud[stone] else SIDE
        complete = [state.power[stone, seat] != NEVER for seat in range(PLAYERS)]
        for seat in range(PLAYERS):
            cards = state.cards[stone, seat, : state.count[stone, seat]]
            if len(cards) > size:
                yield Sentence(
                    "side-size",
                    {**where, "seat": write_seat(seat), "count": len(cards), "most": size},
                )
            if any(kind >= TROOPS for kind in cards):
                yield Sentence("side-no-troop", where)
        first, owner = int(state.first[stone]), int(state.owner[stone])
        if (first == NOBODY) != (not any(complete)) or (first != NOBODY and not complete[first]):
            yield Sentence("side-first", where)
        if owner != NOBODY and not complete[owner]:
            yield Sentence("owner-incomplete", {**where, "seat": write_seat(owner)})


def _tactics_problems(state: State) -> Iterator[Sentence]:
    """Every tactic that was played lies open, and nobody leads by more than one (6.4, 7.3)."""
    seen = Counter(int(kind) for kind in state.discard[: state.discard_size])
    for stone in range(STONES):
        for seat in range(PLAYERS):
            seen.update(int(k) for k in state.cards[stone, seat, : state.count[stone, seat]])
    modes = int(state.blind.sum() + state.mud.sum())
    lying = sum(count for kind, count in seen.items() if kind >= CLAN_CARDS) + modes
    if lying != int(state.played.sum()):
        yield Sentence("tactics-open", {"count": lying, "played": int(state.played.sum())})
    if abs(int(state.played[0]) - int(state.played[1])) > 1:
        yield Sentence("tactics-lead")
    if seen[JOKER] != int(state.joker_played.sum()):
        played = int(state.joker_played.sum())
        yield Sentence("jokers-open", {"count": seen[JOKER], "played": played})
    for seat in range(PLAYERS):
        jokers = sum(
            int((state.cards[stone, seat, : state.count[stone, seat]] == JOKER).sum())
            for stone in range(STONES)
        )
        if jokers > int(state.joker_played[seat]):
            yield Sentence("joker-not-played", {"seat": write_seat(seat)})


def _pile_problems(state: State) -> Iterator[Sentence]:
    """Only ruses discard cards, and only a Recruiter puts some under the decks (9.1, 9.3)."""
    pile = [int(kind) for kind in state.discard[: state.discard_size]]
    troops = sum(kind < TROOPS for kind in pile)
    ruses = pile.count(BANSHEE) + pile.count(STRATEGIST)
    if troops > ruses:
        yield Sentence("troops-discarded", {"troops": troops, "ruses": ruses})
    buried = int(state.buried_clans) + int(state.buried_tactics)
    if buried and RECRUITER not in pile:
        yield Sentence("no-recruiter")
    if buried > RETURNS:
        yield Sentence("buried", {"count": buried, "most": RETURNS})
    for seat in range(PLAYERS):
        hand = [int(kind) for kind in state.hand[seat, : state.held[seat]]]
        if state.joker_shown[seat] and not {JOKER, HIDDEN} & set(hand):
            yield Sentence("joker-kept", {"seat": write_seat(seat)})


def _turn_problems(state: State) -> Iterator[Sentence]:
    """The round is not over while it goes on, and somebody has something to decide (5.1)."""
    phase = Phase(int(state.phase))
    if not 1 <= state.round_now <= state.rounds:
        yield Sentence("round", {"round": int(state.round_now), "rounds": int(state.rounds)})
    if phase == Phase.OVER:
        if state.ending == Ending.NOT_YET or state.round_now != state.rounds:
            yield Sentence("over-rounds")
        return
    for seat in range(PLAYERS):
        owned = [int(owner) == seat for owner in state.owner]
        row = any(all(owned[i : i + ADJACENT]) for i in range(STONES - ADJACENT + 1))
        if row or sum(owned) >= ENOUGH:
            yield Sentence("won-already", {"seat": write_seat(seat)})
    if phase == Phase.CLAIM and not state.claims:
        yield Sentence("no-claim", {"seat": write_seat(int(state.turn))})
    yield from _due_problems(state, phase)
    if state.passes >= FREE_PASSES or (
        state.passes >= FORCED_PASSES and all(_can_only_pass(state, seat) for seat in (0, 1))
    ):
        yield Sentence("stalled", {"passes": int(state.passes)})


def _due_problems(state: State, phase: Phase) -> Iterator[Sentence]:
    """What is due fits the phase, and can be done (6.3, 9.2, 9.3)."""
    if phase in (Phase.DRAW, Phase.RECRUIT) and not (
        state.due and state.deck_size and state.tactics_size
    ):
        yield Sentence("no-deck-choice")
    if phase == Phase.RETURN:
        hand = state.hand[int(state.turn), : state.held[int(state.turn)]]
        if not state.due:
            yield Sentence("no-return-due")
        elif state.joker_played[int(state.turn)] and all(kind == JOKER for kind in hand):
            yield Sentence("no-return-possible")
    most = {Phase.RECRUIT: RECRUITS, Phase.RETURN: RETURNS}.get(phase, 1)
    if state.due > most:
        yield Sentence("due", {"count": int(state.due), "most": most})


def _can_only_pass(state: State, seat: int) -> bool:
    """Tell whether the seat could play no card if it were its turn (5.2)."""
    cell = np.array([state], dtype=STATE)
    cell["turn"] = seat
    cell["phase"] = Phase.PLAY
    out = np.empty((1, WIDEST), dtype=np.int32)
    counts, movers = np.empty((2, 1), dtype=np.int32)
    kernels.legal_each(cell, out, counts, movers)
    return bool(out[0, : counts[0]].tolist() == [PASS])
