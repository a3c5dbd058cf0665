"""What leaves the game: what is in the box, the view, and the parts of moves.

A card is called by its notation, which nobody has to take apart: the box says what it is. Stones
and seats are counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from struct import Struct
from typing import Final, Literal

import msgspec
import numpy as np

from holdfast.core.record import spans_of
from holdfast.core.seats import NOBODY
from holdfast.core.wire import Types
from holdfast.games.schotten_totten.ending import ADJACENT, ENOUGH, count_missing
from holdfast.games.schotten_totten.moves import (
    BETRAY,
    CLAIM,
    DONE,
    DRAW_CLAN,
    DRAW_TACTIC,
    GOALS,
    PASS,
    PLACE,
    RECRUIT,
    RETURN,
    RETURNED_CLAN,
    RETURNED_TACTIC,
    STRATEGY,
    TO_DISCARD,
    WAIL,
)
from holdfast.games.schotten_totten.notation import KINDS_BY_TEXT, find_spots, write_card
from holdfast.games.schotten_totten.state import NEVER, PLAYERS, STATE, Phase, State
from holdfast.games.schotten_totten.tables import (
    BANSHEE,
    BLIND,
    CLAN_CARDS,
    CLAN_LETTERS,
    KIND_TEXTS,
    KINDS,
    LARGEST_HAND,
    MUD,
    MUD_SIDE,
    RECRUITER,
    SIDE,
    STONES,
    STRATEGIST,
    STRENGTHS,
    TACTIC_CARDS,
    TO_STONE,
    TRAITOR,
    TROOPS,
)
from holdfast.games.schotten_totten.text import FormationName, name_formation

PhaseName = Literal["play", "claim", "draw", "recruit", "return", "over"]
PHASES: Final[tuple[PhaseName, ...]] = ("play", "claim", "draw", "recruit", "return", "over")
Deck = Literal["clan", "tactic"]
Clan = Literal["R", "O", "Y", "G", "B", "V"]
Tactic = Literal["JK", "SP", "SH", "BB", "MF", "RE", "ST", "BA", "TR"]


class ClanCard(msgspec.Struct, frozen=True):
    """A card of a clan."""

    id: str
    clan: Clan
    strength: int


class TacticCard(msgspec.Struct, frozen=True):
    """A tactic, and how many there are: a troop on a side, a mode on a stone, or a ruse."""

    id: Tactic
    copies: int
    role: Literal["troop", "mode", "ruse"]


class Box(msgspec.Struct, frozen=True):
    """What is in the box: the cards, the formations from the strongest to the weakest.

    And what wins a round: so many stones, or so many adjacent ones.
    """

    clans: list[Clan]
    cards: list[ClanCard]
    tactics: list[TacticCard]
    formations: list[FormationName]
    enough: int
    adjacent: int


class Formation(msgspec.Struct, frozen=True):
    """What a complete side is, and its total."""

    name: FormationName
    total: int


class Stone(msgspec.Struct, frozen=True):
    """A stone: who has claimed it, whose completeness began earlier, and what lies there."""

    owner: int | None
    first: int | None
    modes: list[Tactic]
    size: int  # so many cards complete a side
    sides: list[list[str]]  # by seat: the cards in the order in which they came
    formations: list[Formation | None]  # by seat; null while the side is incomplete


class Hand(msgspec.Struct, frozen=True):
    """How many cards a seat holds, and which; none of them if they are hidden."""

    clans: int
    tactics: int
    cards: list[str]


class Border(msgspec.Struct, frozen=True):
    """The stones of a player: how many, and how many are lacking to win by them.

    ``to_three`` is null where three adjacent ones are no longer possible.
    """

    stones: int
    to_five: int
    to_three: int | None


class View(msgspec.Struct, frozen=True):
    """The table, as a seat sees it."""

    seat: int | None
    phase: PhaseName
    round: int
    rounds: int
    points: list[int]
    borders: list[Border]  # by seat
    tactics: bool  # whether the match is played with tactics
    stones: list[Stone]
    hands: list[Hand]
    deck: int
    tactics_deck: int
    discard: list[str]
    played: list[int]  # by seat: tactics in this round
    passes: int
    due: int  # cards that are still to be drawn or returned


class Place(msgspec.Struct, frozen=True, tag_field="kind", tag="place"):
    """Play a card to a stone."""

    card: str
    stone: int


class Recruit(msgspec.Struct, frozen=True, tag_field="kind", tag="recruit"):
    """Play the Recruiter."""

    card: str


class Strategy(msgspec.Struct, frozen=True, tag_field="kind", tag="strategy"):
    """Strategist: take one's own card from a stone to another, or away if that is null."""

    card: str
    taken: str
    at: int
    seat: int  # on whose side it lies
    stone: int | None


class Wail(msgspec.Struct, frozen=True, tag_field="kind", tag="wail"):
    """Banshee: drive an opposing card away from its stone."""

    card: str
    taken: str
    at: int
    seat: int  # on whose side it lies


class Betray(msgspec.Struct, frozen=True, tag_field="kind", tag="betray"):
    """Traitor: take an opposing clan card from its stone to one's own side of a stone."""

    card: str
    taken: str
    at: int
    seat: int  # on whose side it lies
    stone: int


class Claim(msgspec.Struct, frozen=True, tag_field="kind", tag="claim"):
    """Claim a stone."""

    stone: int


class Draw(msgspec.Struct, frozen=True, tag_field="kind", tag="draw"):
    """Draw a card."""

    deck: Deck


class Return(msgspec.Struct, frozen=True, tag_field="kind", tag="return"):
    """Put a card of the hand under its deck; of another's card only the back is seen."""

    card: str | None
    deck: Deck


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """Claim no more."""


class Pass(msgspec.Struct, frozen=True, tag_field="kind", tag="pass"):
    """Play nothing."""


class Try(msgspec.Struct, frozen=True, tag_field="kind", tag="try"):
    """Only for questions: do something with a card of the hand, at a stone, to a card there."""

    card: str
    stone: int | None = None
    taken: str | None = None


Move = Place | Recruit | Strategy | Wail | Betray | Claim | Draw | Return | Done | Pass
Question = Move | Try

#: By each kind of move, its rule.
MOVE_RULES: Final = {
    "place": "2.2",
    "recruit": "9.2",
    "strategy": "9.4",
    "wail": "9.5",
    "betray": "9.6",
    "claim": "4.1",
    "draw": "6.3",
    "return": "9.3",
    "done": "4.1",
    "pass": "2.5",
}


def _role(kind: int) -> Literal["troop", "mode", "ruse"]:
    return "troop" if kind < TROOPS else "mode" if kind < TO_STONE else "ruse"


BOX: Final = Box(
    clans=list(CLAN_LETTERS),
    cards=[
        ClanCard(KIND_TEXTS[kind], CLAN_LETTERS[kind // STRENGTHS], kind % STRENGTHS + 1)
        for kind in range(CLAN_CARDS)
    ],
    tactics=[
        TacticCard(KIND_TEXTS[kind], TACTIC_CARDS.tolist().count(kind), _role(kind))
        for kind in range(CLAN_CARDS, KINDS)
    ],
    formations=["colour-run", "three", "colour", "run", "sum"],
    enough=ENOUGH,
    adjacent=ADJACENT,
)
TYPES: Final = Types(view=View, move=Move, question=Question, box=BOX)


#: Where each field of a record is.
_SPANS: Final = spans_of(STATE)
#: And where each field of one byte is: what is counted there is never negative.
_AT: Final = {name: span.start for name, span in _SPANS.items()}
#: What lies open is the same for all eyes, and mostly what it was: so many things are kept.
_KEPT: Final = 2048
#: What is open of a stone, as it stands in the record field by field, and all of it in a row.
_OF_STONE: Final = ("owner", "first", "blind", "mud", "count", "cards", "power")
_ROW: Final = Struct(f"={4 + PLAYERS + PLAYERS * MUD_SIDE}b{PLAYERS}h")
#: Where the bytes of these fields are in a record, stone by stone.
_OF_STONES: Final = np.concatenate(
    [np.arange(_SPANS[name].start, _SPANS[name].stop).reshape(STONES, -1) for name in _OF_STONE],
    axis=1,
).reshape(-1)
_POINTS: Final = Struct(f"={PLAYERS}h")


def view(state: State, seat: int) -> View:
    """Return a hidden record as the seat sees it (6.6).

    It is made after each move for all who look: to read the bytes of a record is many times as
    quick as to ask NumPy for its fields.
    """
    record, at = state.tobytes(), _AT
    return View(
        seat=_seat(seat),
        phase=PHASES[record[at["phase"]]],
        round=record[at["round_now"]],
        rounds=record[at["rounds"]],
        points=list(_POINTS.unpack(record[_SPANS["points"]])),
        borders=_borders(record[_SPANS["owner"]]),
        tactics=bool(record[at["tactics"]]),
        stones=_stones(np.frombuffer(record, np.uint8)[_OF_STONES].tobytes()),
        hands=[_view_hand(record, each) for each in range(PLAYERS)],
        deck=record[at["deck_size"]],
        tactics_deck=record[at["tactics_size"]],
        discard=_cards(record[at["discard"] :][: record[at["discard_size"]]]),
        played=[*record[_SPANS["played"]]],
        passes=record[at["passes"]],
        due=record[at["due"]],
    )


@lru_cache(16)
def _stones(rows: bytes) -> list[Stone]:
    """Return the stones from their rows; for all eyes, one after the other."""
    return [_stone(rows[at : at + _ROW.size]) for at in range(0, len(rows), _ROW.size)]


@lru_cache(_KEPT)
def _stone(row: bytes) -> Stone:
    owner, first, blind, mud, *rest = _ROW.unpack(row)
    counts, cards, powers = rest[:PLAYERS], rest[PLAYERS:-PLAYERS], rest[-PLAYERS:]
    sides = [cards[:MUD_SIDE], cards[MUD_SIDE:]]
    return Stone(
        owner=_seat(owner),
        first=_seat(first),
        modes=[*[KIND_TEXTS[BLIND]] * blind, *[KIND_TEXTS[MUD]] * mud],
        size=MUD_SIDE if mud else SIDE,
        sides=[_cards(side[:count]) for side, count in zip(sides, counts, strict=True)],
        formations=[_formation(power, mud) for power in powers],
    )


@lru_cache(_KEPT)
def _borders(owners: bytes) -> list[Border]:
    return [Border(owners.count(seat), *count_missing(owners, seat)) for seat in range(PLAYERS)]


def _formation(power: int, mud: bool) -> Formation | None:
    return None if power == NEVER else Formation(*name_formation(power, mud))


def _view_hand(record: bytes, seat: int) -> Hand:
    start, held = _AT["hand"] + seat * LARGEST_HAND, record[_AT["held"] + seat]
    return _hand(record[start : start + held], record[_AT["clans"] + seat])


@lru_cache(_KEPT)
def _hand(cards: bytes, clans: int) -> Hand:
    known = [kind for kind in cards if kind < KINDS]  # others are hidden
    return Hand(clans, len(cards) - clans, _cards(known))


def _cards(kinds: Iterable[int]) -> list[str]:
    return [KIND_TEXTS[kind] for kind in kinds]


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _always(move: int) -> Move | None:
    """Return the parts of a move that mean the same in every position; None for the ruses."""
    if move < RECRUIT:
        kind, stone = divmod(move - PLACE, STONES)
        return Place(KIND_TEXTS[kind], stone)
    if move < STRATEGY:
        return Recruit(KIND_TEXTS[RECRUITER])
    if move < CLAIM:
        return None
    if move < DONE:
        return Claim(move - CLAIM)
    if RETURN <= move < PASS:
        return Return(KIND_TEXTS[move - RETURN], _deck(move - RETURN))
    others: dict[int, Move] = {
        DONE: Done(),
        DRAW_CLAN: Draw("clan"),
        DRAW_TACTIC: Draw("tactic"),
        PASS: Pass(),
        RETURNED_CLAN: Return(None, "clan"),
        RETURNED_TACTIC: Return(None, "tactic"),
    }
    return others[move]


def _deck(kind: int) -> Deck:
    return "clan" if kind < CLAN_CARDS else "tactic"


#: By move: its parts, if they are always the same; and back.
_ALWAYS: Final = tuple(_always(move) for move in range(RETURNED_TACTIC + 1))
_MOVES: Final = {parts: move for move, parts in enumerate(_ALWAYS[:RETURNED_CLAN]) if parts}


def parts(state: State, move: int) -> Move:
    """Return the parts of a move."""
    return _ALWAYS[move] or _parts_of_ruse(state, move)


def is_steady(move: int) -> bool:
    """Tell whether a move is the same in every position; what a ruse takes lies where it lies."""
    return _ALWAYS[move] is not None


def _parts_of_ruse(state: State, move: int) -> Move:
    seat = int(state.turn)
    if move < WAIL:
        spot, goal = divmod(move - STRATEGY, GOALS)
        to = None if goal == TO_DISCARD else goal
        return Strategy(KIND_TEXTS[STRATEGIST], *_lying(state, spot, seat), to)
    if move < BETRAY:
        return Wail(KIND_TEXTS[BANSHEE], *_lying(state, move - WAIL, 1 - seat))
    spot, goal = divmod(move - BETRAY, STONES)
    return Betray(KIND_TEXTS[TRAITOR], *_lying(state, spot, 1 - seat), goal)


def _lying(state: State, spot: int, seat: int) -> tuple[str, int, int]:
    """Return which card lies on a spot, at which stone, and on whose side."""
    stone, i = divmod(spot, MUD_SIDE)
    return write_card(int(state.cards[stone, seat, i])), stone, seat


def read_parts(state: State, meant: Question) -> list[int]:
    """Return all moves that the parts could mean; none if there are no such things."""
    if isinstance(meant, Try):
        return _read_try(state, meant)
    if isinstance(meant, Strategy | Wail | Betray):
        asked = Try(meant.card, None if isinstance(meant, Wail) else meant.stone, meant.taken)
        return [move for move in _read_try(state, asked) if parts(state, move) == meant]
    return [_MOVES[meant]] if meant in _MOVES else []


def _read_try(state: State, meant: Try) -> list[int]:
    """Return what could be done with a card of the hand, beginning with what comes to mind."""
    kind = KINDS_BY_TEXT.get(meant.card, -1)
    if kind < 0 or meant.stone not in (None, *range(STONES)):
        return []
    if state.phase == Phase.RETURN:
        return [RETURN + kind]
    if kind == RECRUITER:
        return [RECRUIT]
    if kind < TO_STONE:
        return [PLACE + kind * STONES + stone for stone in _goals(state, meant.stone)]
    side = int(state.turn) if kind == STRATEGIST else 1 - int(state.turn)
    taken = _takes(state, kind, side) if meant.taken is None else KINDS_BY_TEXT.get(meant.taken, -1)
    spots, goals = find_spots(state, taken, side), _goals(state, meant.stone)
    return [move for spot in spots for move in _ruses(kind, spot, goals)]


def _goals(state: State, stone: int | None) -> list[int]:
    """Return the stones that could be meant: this one, or all, the unclaimed ones first."""
    stones = range(STONES) if stone is None else [stone]
    return sorted(stones, key=lambda each: state.owner[each] != NOBODY)


def _takes(state: State, ruse: int, side: int) -> int:
    """Return the first card on a side that a ruse can take, -1 if there is none (9.6)."""
    lying = [int(k) for stone in range(STONES) for k in state.cards[stone, side] if k >= 0]
    return next((kind for kind in lying if ruse != TRAITOR or kind < CLAN_CARDS), -1)


def _ruses(ruse: int, spot: int, goals: list[int]) -> list[int]:
    """Return what a ruse can do with the card on a spot (9.4, 9.5, 9.6)."""
    if ruse == BANSHEE:
        return [WAIL + spot]
    if ruse == TRAITOR:
        return [BETRAY + spot * STONES + goal for goal in goals]
    whereto = [*goals, TO_DISCARD] if len(goals) > 1 else goals
    return [STRATEGY + spot * GOALS + goal for goal in whereto]
