"""What leaves the game: its view, and the parts of its moves.

A space is called by its name, which nobody has to take apart: ``Space`` says where it lies. Cards
have the numbers of their regions; seats are counted from 0.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec
import numpy as np

from holdfast.core.wire import Types
from holdfast.games.rheinlander.boards import BOARD_WORDS, BOARDS
from holdfast.games.rheinlander.draft import split_name
from holdfast.games.rheinlander.ending import count_holdings
from holdfast.games.rheinlander.moves import BUILD, DONE, DROP, GARRISON, PLAY, REFUSE
from holdfast.games.rheinlander.notation import read_move, write_how, write_space
from holdfast.games.rheinlander.reckoning import touched
from holdfast.games.rheinlander.state import DISCARD, EMPTY, FREE, TOWER, Phase, State
from holdfast.games.rheinlander.tables import (
    CARDS,
    CASTLE,
    CENTRE_TEXTS,
    DUKE,
    NAMES,
    SLOTS,
    SPACES,
)
from holdfast.games.rheinlander.telling import find_asked, name_slot
from holdfast.games.rheinlander.text import count_bishops, hand_size, shown_coins

PhaseName = Literal["play", "castle", "bastion", "over"]
PHASES: Final[tuple[PhaseName, ...]] = ("play", "castle", "bastion", "over")
Centre = Literal["c", "b", "2", "3", "4"]  # a castle, a bishopric, or a city with its value


class Space(msgspec.Struct, frozen=True):
    """A space: on which side of the river it lies (W is the river, I an island), and how far."""

    name: str
    side: str
    number: int


class Slot(msgspec.Struct, frozen=True):
    """A place for a centre: the two spaces that it touches, and who garrisons its castle."""

    name: str
    touches: list[str]
    centre: Centre
    garrison: int | None
    asked: bool  # its castle is beside the knight for which that is to be decided


class Duchy(msgspec.Struct, frozen=True):
    """A duchy: where it is, whose, how strong, and what is paid to an owner who loses it."""

    spaces: list[str]
    slots: list[int]  # the slots that it touches, counted from 1
    owner: int | None
    knights: list[int]  # by seat, garrisons among them
    value: int
    bishop: bool


class Supply(msgspec.Struct, frozen=True):
    """What a player has left, and has on the board: all of it is open.

    ``holdings`` is what dukes, centres and the archbishop would bring if the match ended now; when
    it is over, they are paid out.
    """

    knights: int
    bastions: int
    bishops: int
    cards: int
    holdings: int


class View(msgspec.Struct, frozen=True):
    """The table, as a seat sees it; ``scores`` has null for the coins that are hidden."""

    seat: int | None
    scores: list[int | None]
    phase: PhaseName
    board: str
    opener: int
    ended: bool  # this round is the last
    built: bool  # a bastion was placed in this turn
    spot: str | None  # where the knight stands beside whose castles something is to be decided
    archbishop: int | None
    spaces: list[Space]  # those on which something stands
    knights: dict[str, int]  # whose knight stands where
    bastions: list[str]
    slots: list[Slot]
    duchies: list[Duchy]
    players: list[Supply]
    hand: list[int]
    discard: list[int]
    deck: int


class Place(msgspec.Struct, frozen=True, tag_field="kind", tag="place"):
    """Place a knight in the region of the card."""

    card: int
    space: Space


class Reinforce(msgspec.Struct, frozen=True, tag_field="kind", tag="reinforce"):
    """Bring a knight as a reinforcement, with the card of any region."""

    card: int
    space: Space


class Exchange(msgspec.Struct, frozen=True, tag_field="kind", tag="exchange"):
    """Put a knight in the place of a rival's, in the region of the card."""

    card: int
    space: Space


class Bastion(msgspec.Struct, frozen=True, tag_field="kind", tag="bastion"):
    """Place a bastion."""

    space: Space


class Drop(msgspec.Struct, frozen=True, tag_field="kind", tag="drop"):
    """Discard the card: no knight can be brought."""

    card: int


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """Place no bastion."""


class Garrison(msgspec.Struct, frozen=True, tag_field="kind", tag="garrison"):
    """Put a knight into the castle for which that is to be decided."""

    castle: str | None = None  # the name of its slot; nobody has to say it


class Refuse(msgspec.Struct, frozen=True, tag_field="kind", tag="refuse"):
    """Leave the castle empty for which that is to be decided."""

    castle: str | None = None


class Try(msgspec.Struct, frozen=True, tag_field="kind", tag="try"):
    """Only for questions: bring a knight to a space with a card, or a bastion without one."""

    space: str
    card: int | None = None


Move = Place | Reinforce | Exchange | Bastion | Drop | Done | Garrison | Refuse
Question = Move | Try

#: By each kind of move, its rule.
MOVE_RULES: Final = {
    "place": "3.1",
    "reinforce": "4.2",
    "exchange": "9.4",
    "bastion": "10.1",
    "drop": "2.5",
    "done": "10.1",
    "garrison": "8.4",
    "refuse": "8.4",
}

TYPES: Final = Types(view=View, move=Move, question=Question)


def _spaces(names: tuple[str, ...]) -> tuple[Space, ...]:
    """Return the spaces of a board by their numbers; one without a name is no space."""
    return tuple(Space(name, *split_name(name)) if name else Space("?", "", 0) for name in names)


#: By board and number: the spaces.
_SPACES: Final = tuple(_spaces(names) for names in NAMES)
_DEEDS: Final[dict[str, type[Place] | type[Reinforce] | type[Exchange]]] = {
    "@": Place,
    "+": Reinforce,
    "x": Exchange,
}
_ANSWERS: Final[dict[int, type[Garrison] | type[Refuse]]] = {GARRISON: Garrison, REFUSE: Refuse}


def view(state: State, seat: int) -> View:
    """Return a hidden record as the seat sees it (2.7, 7.5)."""
    seats = range(int(state.seats))
    knights, cards = state.knight.tolist(), state.cards.tolist()
    names, spaces = NAMES[int(state.board)], _SPACES[int(state.board)]
    hands = [hand_size(state, each) for each in seats]
    spot = write_space(state, int(state.spot)) if state.phase == Phase.CASTLE else None
    return View(
        seat=_seat(seat),
        scores=shown_coins(state, seat),
        phase=PHASES[int(state.phase)],
        board=BOARD_WORDS[int(state.board)],
        opener=int(state.opener),
        ended=bool(state.ended),
        built=bool(state.built),
        spot=spot,
        archbishop=_seat(int(state.archbishop)),
        spaces=[spaces[i] for i, on in enumerate(knights) if FREE < on <= TOWER],
        knights={names[i]: on for i, on in enumerate(knights) if FREE < on < TOWER},
        bastions=[names[i] for i, on in enumerate(knights) if on == TOWER],
        slots=[_view_slot(state, slot, spot) for slot in range(SLOTS)],
        duchies=[view_duchy(state, duchy) for duchy in range(int(state.duchies))],
        players=[_view_supply(state, each, hands[each]) for each in seats],
        hand=[i + 1 for i, where in enumerate(cards) if seat >= 0 and where == seat],
        discard=[i + 1 for i, where in enumerate(cards) if where == DISCARD],
        deck=CARDS - cards.count(DISCARD) - sum(hands),
    )


def _view_supply(state: State, seat: int, cards: int) -> Supply:
    return Supply(
        knights=int(state.supply[seat]),
        bastions=int(state.bastions[seat]),
        bishops=count_bishops(state, seat),
        cards=cards,
        holdings=0 if state.phase == Phase.OVER else int(count_holdings(state, seat)),
    )


def _view_slot(state: State, slot: int, spot: str | None) -> Slot:
    where = BOARDS[int(state.board)].slots[slot]
    centre, garrison = int(state.centre[slot]), int(state.garrison[slot])
    empty = centre == CASTLE and garrison == EMPTY
    return Slot(
        name=where.name,
        touches=list(where.touches),
        centre=CENTRE_TEXTS[centre],
        garrison=None if garrison == EMPTY else garrison,
        asked=empty and spot in where.touches,
    )


def view_duchy(state: State, duchy: int) -> Duchy:
    """Return a duchy: where it is, whose, how strong, what it is worth (7.1)."""
    spaces = np.flatnonzero(state.group == duchy).tolist()
    return Duchy(
        spaces=[write_space(state, space) for space in spaces],
        slots=[slot + 1 for slot in touched(state, spaces)],
        owner=_seat(int(state.owner[duchy])),
        knights=state.count[duchy, : int(state.seats)].tolist(),
        value=DUKE + int(state.worth[duchy]),
        bishop=bool(state.holy[duchy]),
    )


def _seat(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def parts(state: State, move: int) -> Move:
    """Return the parts of a move."""
    board = int(state.board)
    if move < DROP:
        card, space = divmod(move - PLAY, SPACES)
        return _bring(write_how(state, card, space), card, board, space)
    if move < BUILD:
        return Drop(move - DROP + 1)
    if move < DONE:
        return Bastion(_SPACES[board][move - BUILD])
    return Done() if move == DONE else _ANSWERS[move](_name_asked(state))


def _name_asked(state: State) -> str | None:
    """Name the castle for which it is to be decided now, if there is one (8.4)."""
    slot = find_asked(state)
    return None if slot is None else name_slot(state, slot)


@cache
def _bring(how: str, card: int, board: int, space: int) -> Place | Reinforce | Exchange:
    return _DEEDS[how](card + 1, _SPACES[board][space])


def read_parts(state: State, meant: Question) -> list[int]:
    """Return all moves that the parts could mean; raise as ``read_move`` does."""
    if isinstance(meant, Done):
        return [DONE]
    if isinstance(meant, Garrison | Refuse):
        named = meant.castle in (None, _name_asked(state))
        return [move for move, answer in _ANSWERS.items() if named and isinstance(meant, answer)]
    if isinstance(meant, Drop):
        return [DROP + meant.card - 1] if 1 <= meant.card <= CARDS else []
    if isinstance(meant, Try):
        return _read_try(state, meant.space, meant.card)
    card = None if isinstance(meant, Bastion) else meant.card
    moves = _read_try(state, meant.space.name, card)
    return [move for move in moves if parts(state, move) == meant]


def _read_try(state: State, space: str, card: int | None) -> list[int]:
    """Return the move that brings a knight to a space with a card, or a bastion without one."""
    return read_move(state, f"B@{space}" if card is None else f"{card} {space}")
