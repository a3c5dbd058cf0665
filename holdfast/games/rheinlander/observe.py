"""What a seat sees of the game as numbers, and the actions that stand for its moves (2.7).

The rules here look only at what ``hide`` would leave: tests compare. Seats are counted from oneself
on, round the table; spaces, slots and cards have their numbers. What is not there is 0.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from holdfast.core.encoding import Encoding, Numbers, Plane, relative
from holdfast.core.jit import rule
from holdfast.core.lab import Lab
from holdfast.core.seats import NOBODY
from holdfast.games.rheinlander.moves import BUILD, DROP, PLAY
from holdfast.games.rheinlander.phases.castle import next_castle
from holdfast.games.rheinlander.state import (
    DISCARD,
    EMPTY,
    NO_DUCHY,
    NO_SPACE,
    TOWER,
    Phase,
    State,
)
from holdfast.games.rheinlander.tables import (
    BASTIONS,
    CARDS,
    CENTRE_NAMES,
    DUCHIES,
    HAND,
    KNIGHTS,
    LAND,
    POINTS,
    SEATS,
    SLOTS,
    SPACES,
)

_PHASES: Final = Phase.BASTION + 1
_KINDS: Final = len(CENTRE_NAMES)
_MOST_KNIGHTS: Final = int(KNIGHTS.max())
_ALL_POINTS: Final = SLOTS * int(POINTS.max())
_MOST_COINS: Final = 999
_BOARDS: Final = np.iinfo(np.int8).max
_SEATS: Final = "by seat, oneself first"
#: What stands on a space that this board does not use, and on one with a bastion.
_NO_SPACE: Final = SEATS + 2
_BASTION: Final = SEATS + 1

#: The same in both encodings, and at the same place.
_COMMON: Final = (
    Plane("players", (SEATS,), 0, 1, f"1 for each seat that is there, {_SEATS}"),
    Plane("mover", (SEATS,), 0, 1, f"1 for the seat that decides, {_SEATS}"),
    Plane("phase", (_PHASES,), 0, 1, "1 at what is decided: play, castle, bastion"),
    Plane("opener", (SEATS,), 0, 1, f"1 for who began, {_SEATS}"),
    Plane("ended", (), 0, 1, "1 when this round is the last"),
    Plane("built", (), 0, 1, "1 when a bastion was placed in this turn"),
    Plane("exchanged", (), 0, 1, "1 when the new knight has taken another's place"),
    Plane("spot", (SPACES,), 0, 1, "while a castle is decided: 1 at the space of the new knight"),
    Plane("castle", (SLOTS,), 0, 1, "while a castle is decided: 1 at its slot"),
    Plane("refused", (SLOTS,), 0, 1, "1 at a castle that was refused in this turn"),
    Plane("archbishop", (SEATS,), 0, 1, f"1 for the archbishop, {_SEATS}"),
    Plane("coins", (SEATS,), 0, _MOST_COINS, f"coins, {_SEATS}"),
    Plane("supply", (SEATS,), 0, _MOST_KNIGHTS, f"knights in hand, {_SEATS}"),
    Plane("bastions", (SEATS,), 0, BASTIONS, f"bastions in hand, {_SEATS}"),
    Plane("drawn", (SEATS,), 0, CARDS, f"cards drawn since the reshuffle, {_SEATS}"),
    Plane("mine", (CARDS,), 0, 1, "1 for each card in one's own hand"),
    Plane("discard", (CARDS,), 0, 1, "1 for each card on the discard pile"),
    Plane("mixed", (CARDS,), 0, 1, "1 for each card that the last reshuffle mixed in"),
    Plane("open_scores", (), 0, 1, "1 with this option"),
    Plane("castle_optional", (), 0, 1, "1 with this option"),
    Plane("bastion_opens_river", (), 0, 1, "1 with this option"),
    Plane("garrison_blocks_reinforcement", (), 0, 1, "1 with this option"),
    Plane("merge_tie_single_owner", (), 0, 1, "0 for remove, 1 for keep"),
    Plane("bastion_timing", (), 0, 1, "0 for after, 1 for any"),
    Plane("board", (), 0, _BOARDS, "the number of the board among those that are known"),
)

COMPACT: Final = Encoding(
    *_COMMON,
    Plane(
        "knight",
        (SPACES,),
        0,
        _NO_SPACE,
        f"by space, 1 + whose knight, oneself first; {_BASTION} a bastion, {_NO_SPACE} no space",
    ),
    Plane("duke", (SPACES,), 0, SEATS, "by space, 1 + who owns its duchy, oneself first"),
    Plane("duchy", (SPACES,), 0, DUCHIES, "by space, 1 + the number of its duchy"),
    Plane("centre", (SLOTS,), 0, _KINDS, "by slot, 1 + the kind of its centre"),
    Plane("garrison", (SLOTS,), 0, SEATS, "by slot, 1 + whose knight is in it, oneself first"),
    Plane("hand", (HAND,), 0, CARDS, "1 + the card, ascending: the places that actions name"),
)

RICH: Final = Encoding(
    *_COMMON,
    Plane("knights", (SEATS, SPACES), 0, 1, f"1 where a knight stands, {_SEATS}"),
    Plane("bastion", (SPACES,), 0, 1, "1 where a bastion stands"),
    Plane("exists", (SPACES,), 0, 1, "1 at each space of the board"),
    Plane("dukes", (SEATS, SPACES), 0, 1, f"1 where the duchy is owned, {_SEATS}"),
    Plane("worth", (SPACES,), 0, _ALL_POINTS, "by space, points of the centres of its duchy"),
    Plane("strength", (SEATS, SPACES), 0, _MOST_KNIGHTS, f"knights in its duchy, {_SEATS}"),
    Plane("near", (SEATS, LAND), 0, 1, f"1 where a knight stands beside the land space, {_SEATS}"),
    Plane("centre", (_KINDS, SLOTS), 0, 1, "1 at a centre of this kind, by slot"),
    Plane("garrison", (SEATS, SLOTS), 0, 1, f"1 at a castle with a knight, {_SEATS}"),
    Plane("hand", (HAND, CARDS), 0, 1, "1 at the card in this place of one's hand, ascending"),
)

C: Final = COMPACT.at
R: Final = RICH.at

# The actions. A card is named by its place in one's hand, which is sorted.
A_PLAY: Final = 0
A_DROP: Final = A_PLAY + HAND * SPACES
A_BUILD: Final = A_DROP + HAND
ACTIONS: Final = A_BUILD + LAND + 3  # after the bastions: none, garrison, refuse


@rule
def observe(state: State, seat: int, out: Numbers) -> None:
    """Write the board, what everybody has, and one's own cards (2.7, 7.5)."""
    observe_turn(state, seat, out)
    observe_players(state, seat, out)
    observe_cards(state, seat, out, C.hand, 0)
    seats = int(state.seats)
    for space in range(SPACES):
        stands = int(state.knight[space])
        if stands == TOWER:
            out[C.knight + space] = _BASTION
        elif stands == NO_SPACE:
            out[C.knight + space] = _NO_SPACE
        elif stands >= 0:
            out[C.knight + space] = 1 + relative(stands, seat, seats)
        duchy = int(state.group[space])
        if duchy != NO_DUCHY:
            out[C.duchy + space] = 1 + duchy
            if state.owner[duchy] != NOBODY:
                out[C.duke + space] = 1 + relative(int(state.owner[duchy]), seat, seats)
    for slot in range(SLOTS):
        out[C.centre + slot] = 1 + state.centre[slot]
        if state.garrison[slot] != EMPTY:
            out[C.garrison + slot] = 1 + relative(int(state.garrison[slot]), seat, seats)


@rule
def observe_richly(state: State, seat: int, out: Numbers) -> None:
    """Write the same with a plane for each seat, and what the duchies are worth (5.3, 7.1)."""
    observe_turn(state, seat, out)
    observe_players(state, seat, out)
    observe_cards(state, seat, out, R.hand, CARDS)
    seats = int(state.seats)
    for space in range(SPACES):
        stands = int(state.knight[space])
        out[R.exists + space] = stands != NO_SPACE
        out[R.bastion + space] = stands == TOWER
        if 0 <= stands < SEATS:
            out[R.knights + relative(stands, seat, seats) * SPACES + space] = 1
        duchy = int(state.group[space])
        if duchy != NO_DUCHY:
            observe_duchy(state, seat, out, space, duchy)
        if space < LAND:
            for other in range(seats):
                place = relative(other, seat, seats)
                out[R.near + place * LAND + space] = int(state.near[space]) >> other & 1
    for slot in range(SLOTS):
        out[R.centre + int(state.centre[slot]) * SLOTS + slot] = 1
        if state.garrison[slot] != EMPTY:
            place = relative(int(state.garrison[slot]), seat, seats)
            out[R.garrison + place * SLOTS + slot] = 1


@rule
def observe_turn(state: State, seat: int, out: Numbers) -> None:
    """Write who decides what, at which castle, and the options (2.1, 8.4)."""
    seats = int(state.seats)
    if state.phase != Phase.OVER:
        out[C.mover + relative(int(state.turn), seat, seats)] = 1
        out[C.phase + int(state.phase)] = 1
    if state.phase == Phase.CASTLE:
        out[C.spot + int(state.spot)] = 1
        out[C.castle + next_castle(state)] = 1
        out[C.exchanged] = state.exchanged
        for slot in range(SLOTS):
            out[C.refused + slot] = int(state.refused) >> slot & 1
    out[C.opener + relative(int(state.opener), seat, seats)] = 1
    out[C.ended] = state.ended
    out[C.built] = state.built
    out[C.open_scores] = state.open_scores
    out[C.castle_optional] = state.castle_optional
    out[C.bastion_opens_river] = state.bastion_opens_river
    out[C.garrison_blocks_reinforcement] = state.garrison_blocks_reinforcement
    out[C.merge_tie_single_owner] = state.merge_tie_single_owner
    out[C.bastion_timing] = state.bastion_timing
    out[C.board] = state.board


@rule
def observe_players(state: State, seat: int, out: Numbers) -> None:
    """Write what everybody has in sight of all (1.5, 7.5, 9.3)."""
    seats = int(state.seats)
    for other in range(seats):
        place = relative(other, seat, seats)
        out[C.players + place] = 1
        out[C.coins + place] = state.coins[other]
        out[C.supply + place] = state.supply[other]
        out[C.bastions + place] = state.bastions[other]
        out[C.drawn + place] = state.drawn[other]
        out[C.archbishop + place] = state.archbishop == other


@rule
def observe_cards(state: State, seat: int, out: Numbers, hand: int, width: int) -> None:
    """Write one's own cards, the discards, and what was mixed in (2.3, 2.4, 2.7).

    The places of the hand are numbers; or rows of so many numbers, with a mark in each.
    """
    place = 0
    for card in range(CARDS):
        out[C.mixed + card] = int(state.mixed) >> card & 1
        if state.cards[card] == DISCARD:
            out[C.discard + card] = 1
        elif state.cards[card] == seat:
            out[C.mine + card] = 1
            if width:
                out[hand + place * width + card] = 1
            else:
                out[hand + place] = 1 + card
            place += 1


@rule
def observe_duchy(state: State, seat: int, out: Numbers, space: int, duchy: int) -> None:
    """Write of the duchy of a space whose it is, what it is worth, and who stands in it (5.3)."""
    seats = int(state.seats)
    out[R.worth + space] = state.worth[duchy]
    if state.owner[duchy] != NOBODY:
        out[R.dukes + relative(int(state.owner[duchy]), seat, seats) * SPACES + space] = 1
    for other in range(seats):
        place = relative(other, seat, seats)
        out[R.strength + place * SPACES + space] = state.count[duchy, other]


@rule
def number(state: State, moves: Any, count: int, out: Any) -> None:
    """Write the actions of so many legal moves: cards by their places in the hand (2.3)."""
    card = -1  # the last one that was looked up
    place = 0
    for i in range(count):
        move = int(moves[i])
        if move >= BUILD:
            out[i] = A_BUILD + move - BUILD
            continue
        if move >= DROP:
            out[i] = A_DROP + place_of(state, move - DROP)
            continue
        if (move - PLAY) // SPACES != card:
            card = (move - PLAY) // SPACES
            place = place_of(state, card)
        out[i] = A_PLAY + place * SPACES + (move - PLAY) % SPACES


@rule
def place_of(state: State, card: int) -> int:
    """Return the place of a card of the player's hand, which is sorted."""
    place = 0
    for other in range(card):
        place += state.cards[other] == state.turn
    return place


LAB: Final = Lab(
    version=1,
    compact=COMPACT,
    rich=RICH,
    observe=observe,
    observe_richly=observe_richly,
    actions=ACTIONS,
    number=number,
    about_actions=(
        f"Bring a knight: {HAND} places of the hand x {SPACES} spaces. Discard: {HAND} places of "
        f"the hand. Place a bastion: {LAND} land spaces. Then place none, garrison the castle, "
        "refuse it. The cards of a hand have their places in ascending order, as the plane `hand` "
        "shows them."
    ),
)
