"""What a seat sees of the game as numbers (4.5, 6.6, 9.3).

The rules here look only at what ``hide`` would leave: tests compare. Oneself comes first, then the
rival; clans and strengths have the order of the cards' kinds. What is not there is 0, so that a
card is 1 + its kind wherever a number tells which it is.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.encoding import Encoding, Numbers, Plane, relative
from holdfast.core.jit import rule
from holdfast.core.lab import Lab
from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.formations import COLOUR_RUN, KIND
from holdfast.games.schotten_totten.moves import MOVES
from holdfast.games.schotten_totten.state import LARGEST_DISCARD, PLAYERS, Phase, Starter, State
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    KINDS,
    LARGEST_HAND,
    MUD_SIDE,
    RECRUITS,
    RETURNS,
    STONES,
    STRENGTHS,
    TACTICS,
)
from holdfast.games.schotten_totten.view import known_clans, known_tactics

_PHASES: Final = Phase.RETURN + 1
_ROUNDS: Final = 99
_POINTS: Final = 5 * _ROUNDS  # a round is worth up to five of them (5.4)
_PASSES: Final = 4
_STRONGEST: Final = COLOUR_RUN + KIND  # no total is as large as what counts the kinds
_PAIR: Final = "oneself first"

#: The same in both encodings, and at the same place.
_COMMON: Final = (
    Plane("mover", (PLAYERS,), 0, 1, f"1 for the seat that decides, {_PAIR}"),
    Plane("phase", (_PHASES,), 0, 1, "1 at what is decided: play, claim, draw, recruit, return"),
    Plane("due", (), 0, RECRUITS, "cards still to be drawn or returned in this turn"),
    Plane("acted", (), 0, 1, "1 once a card was played or a stone claimed in this turn"),
    Plane("passes", (), 0, _PASSES, "turns in a row without either"),
    Plane("tactics", (), 0, 1, "1 with this option"),
    Plane("expert", (), 0, 1, "1 with this option"),
    Plane("auto_claim", (), 0, 1, "1 with this option"),
    Plane("strict_colour", (), 0, 1, "1 with this option"),
    Plane("mud_needs_both", (), 0, 1, "1 with this option"),
    Plane("starter", (len(Starter),), 0, 1, "1 at who starts the later rounds, as the option says"),
    Plane("rounds", (), 1, _ROUNDS, "rounds of the match"),
    Plane("round_now", (), 1, _ROUNDS, "which of them this is"),
    Plane("points", (PLAYERS,), 0, _POINTS, f"points of the rounds that are over, {_PAIR}"),
    Plane("opener", (PLAYERS,), 0, 1, f"1 for who started the round, {_PAIR}"),
    Plane("owner", (PLAYERS, STONES), 0, 1, f"1 where the stone is claimed, {_PAIR}"),
    Plane("first", (PLAYERS, STONES), 0, 1, f"1 where this side was complete first, {_PAIR}"),
    Plane("blind", (STONES,), 0, 1, "1 at a stone with Blind Man's Bluff"),
    Plane("mud", (STONES,), 0, 1, "1 at a stone with Mud Fight"),
    Plane("claims", (STONES,), 0, 1, "1 where the seat that decides may claim now"),
    Plane("hand", (KINDS,), 0, 2, "cards in one's own hand, by kind"),
    Plane("held", (PLAYERS,), 0, LARGEST_HAND, f"cards in hand, {_PAIR}"),
    Plane("clans", (PLAYERS,), 0, LARGEST_HAND, f"clan cards among them, {_PAIR}"),
    Plane("deck_size", (), 0, CLAN_CARDS, "clan cards to be drawn"),
    Plane("tactics_size", (), 0, TACTICS, "tactics to be drawn"),
    Plane("played", (PLAYERS,), 0, TACTICS, f"tactics played in this round, {_PAIR}"),
    Plane("joker_played", (PLAYERS,), 0, 1, f"1 if a Joker is among them, {_PAIR}"),
    Plane("joker_shown", (PLAYERS,), 0, 1, f"1 if the hand must hold the dead Joker, {_PAIR}"),
    Plane("buried_by", (PLAYERS,), 0, 1, f"1 for who put cards under the decks, {_PAIR}"),
    Plane("buried_clans", (), 0, RETURNS, "how many of these are clan cards"),
    Plane("buried_tactics", (), 0, RETURNS, "how many of these are tactics"),
    Plane("buried_plain", (), 0, 1, "1 if none of these can be a Joker"),
)

COMPACT: Final = Encoding(
    *_COMMON,
    Plane("cards", (PLAYERS, STONES, MUD_SIDE), 0, KINDS, f"1 + the card, {_PAIR}, as they came"),
    Plane("discard", (LARGEST_DISCARD,), 0, KINDS, "1 + the card, as they came"),
    Plane("bottom_clans", (RETURNS,), 0, KINDS, "1 + the card that one put there, lowest first"),
    Plane("bottom_tactics", (RETURNS,), 0, KINDS, "1 + the card that one put there, lowest first"),
)

RICH: Final = Encoding(
    *_COMMON,
    Plane("cards", (PLAYERS, STONES, KINDS), 0, 2, f"cards of a kind on a side, {_PAIR}"),
    Plane("count", (PLAYERS, STONES), 0, MUD_SIDE, f"cards on a side, {_PAIR}"),
    Plane("complete", (PLAYERS, STONES), 0, 1, f"1 if the side is complete, {_PAIR}"),
    Plane("power", (PLAYERS, STONES), 0, _STRONGEST, f"1 + how strong it is then, {_PAIR}"),
    Plane("unseen", (CLAN_CARDS,), 0, 1, "1 for each clan card that nobody has seen on the table"),
    Plane("discard", (KINDS,), 0, 2, "cards on the discard pile, by kind"),
    Plane("bottom", (KINDS,), 0, 2, "cards that one put under the decks, by kind"),
)

C: Final = COMPACT.at
R: Final = RICH.at


@rule
def observe(state: State, seat: int, out: Numbers) -> None:
    """Write the table, one's own hand, and what one put under the decks (6.6, 9.3)."""
    observe_turn(state, seat, out)
    observe_options(state, out)
    observe_stones(state, seat, out)
    observe_hands(state, seat, out)
    for player in range(PLAYERS):
        side = C.cards + relative(player, seat, PLAYERS) * STONES * MUD_SIDE
        for stone in range(STONES):
            for i in range(state.count[stone, player]):
                out[side + stone * MUD_SIDE + i] = 1 + state.cards[stone, player, i]
    for i in range(state.discard_size):
        out[C.discard + i] = 1 + state.discard[i]
    for i in range(known_clans(state, seat)):
        out[C.bottom_clans + i] = 1 + state.deck[i]
    for i in range(known_tactics(state, seat)):
        out[C.bottom_tactics + i] = 1 + state.tactics_deck[i]


@rule
def observe_richly(state: State, seat: int, out: Numbers) -> None:
    """Write the same by kind of card, how strong the sides are, and what is unseen (3.6, 4.5)."""
    observe_turn(state, seat, out)
    observe_options(state, out)
    observe_stones(state, seat, out)
    observe_hands(state, seat, out)
    for player in range(PLAYERS):
        place = relative(player, seat, PLAYERS)
        for stone in range(STONES):
            at = place * STONES + stone
            out[R.count + at] = state.count[stone, player]
            out[R.complete + at] = int(state.full[player]) >> stone & 1
            out[R.power + at] = 1 + state.power[stone, player]
            for i in range(state.count[stone, player]):
                out[R.cards + at * KINDS + int(state.cards[stone, player, i])] += 1
    for kind in range(CLAN_CARDS):
        out[R.unseen + kind] = int(state.unseen[kind // STRENGTHS]) >> kind % STRENGTHS & 1
    for i in range(state.discard_size):
        out[R.discard + int(state.discard[i])] += 1
    for i in range(known_clans(state, seat)):
        out[R.bottom + int(state.deck[i])] += 1
    for i in range(known_tactics(state, seat)):
        out[R.bottom + int(state.tactics_deck[i])] += 1


@rule
def observe_turn(state: State, seat: int, out: Numbers) -> None:
    """Write who decides what, and how the match stands (2.1, 5.2, 5.5)."""
    if state.phase != Phase.OVER:
        out[C.mover + relative(int(state.turn), seat, PLAYERS)] = 1
        out[C.phase + int(state.phase)] = 1
    out[C.due] = state.due
    out[C.acted] = state.acted
    out[C.passes] = state.passes
    out[C.round_now] = state.round_now
    out[C.opener + relative(int(state.opener), seat, PLAYERS)] = 1
    for player in range(PLAYERS):
        out[C.points + relative(player, seat, PLAYERS)] = state.points[player]


@rule
def observe_options(state: State, out: Numbers) -> None:
    """Write the options, by which the same position is worth something else."""
    out[C.tactics] = state.tactics
    out[C.expert] = state.expert
    out[C.auto_claim] = state.auto_claim
    out[C.strict_colour] = state.strict_colour
    out[C.mud_needs_both] = state.mud_needs_both
    out[C.starter + int(state.starter)] = 1
    out[C.rounds] = state.rounds


@rule
def observe_stones(state: State, seat: int, out: Numbers) -> None:
    """Write what is the case at each stone (3.7, 4.6, 8.1, 8.2)."""
    for stone in range(STONES):
        out[C.blind + stone] = state.blind[stone]
        out[C.mud + stone] = state.mud[stone]
        out[C.claims + stone] = int(state.claims) >> stone & 1
        if state.owner[stone] != NOBODY:
            place = relative(int(state.owner[stone]), seat, PLAYERS)
            out[C.owner + place * STONES + stone] = 1
        if state.first[stone] != NOBODY:
            place = relative(int(state.first[stone]), seat, PLAYERS)
            out[C.first + place * STONES + stone] = 1


@rule
def observe_hands(state: State, seat: int, out: Numbers) -> None:
    """Write one's own hand, and of all hands and decks what everybody sees (6.4, 6.6, 9.3)."""
    for i in range(state.held[seat]):
        out[C.hand + int(state.hand[seat, i])] += 1
    for player in range(PLAYERS):
        place = relative(player, seat, PLAYERS)
        out[C.held + place] = state.held[player]
        out[C.clans + place] = state.clans[player]
        out[C.played + place] = state.played[player]
        out[C.joker_played + place] = state.joker_played[player]
        out[C.joker_shown + place] = state.joker_shown[player]
    out[C.deck_size] = state.deck_size
    out[C.tactics_size] = state.tactics_size
    if state.buried_by != NOBODY:
        out[C.buried_by + relative(int(state.buried_by), seat, PLAYERS)] = 1
    out[C.buried_clans] = state.buried_clans
    out[C.buried_tactics] = state.buried_tactics
    out[C.buried_plain] = state.buried_plain


LAB: Final = Lab(
    version=1,
    compact=COMPACT,
    rich=RICH,
    observe=observe,
    observe_richly=observe_richly,
    actions=MOVES,
    about_actions=(
        "An action is a move; the table of moves is in `moves.py`. A move names no seat: one's own "
        "cards go to one's own side."
    ),
)
