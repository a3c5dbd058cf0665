"""What leaves the game: what is in the box, the view, and the parts of moves.

A card is called by its notation, which nobody has to take apart: the box says what it is. Stones
and seats are counted from 0.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
import numpy as np

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


def view(state: State, seat: int) -> View:
    """Return a hidden record as the seat sees it (6.6)."""
    return View(
        seat=_seat(seat),
        phase=PHASES[int(state.phase)],
        round=int(state.round_now),
        rounds=int(state.rounds),
        points=state.points.tolist(),
        borders=_borders(tuple(state.owner.tolist())),
        tactics=bool(state.tactics),
        stones=_view_stones(state),
        hands=[_view_hand(state, each) for each in range(PLAYERS)],
        deck=int(state.deck_size),
        tactics_deck=int(state.tactics_size),
        discard=_cards(state.discard[: state.discard_size].tolist()),
        played=state.played.tolist(),
        passes=int(state.passes),
        due=int(state.due),
    )


def _offset(name: str) -> int:
    """Return where in a record a field begins."""
    fields = STATE.fields
    assert fields is not None
    return int(fields[name][1])


#: What lies open is the same for all eyes, and mostly what it was: so many things are kept.
_KEPT: Final = 2048
#: What is open of the stones, in the order of the record, and apart from that how strong they are.
_OPEN: Final = ("owner", "first", "blind", "mud", "count", "cards")
_STONES: Final = slice(_offset("owner"), _offset("hand"))
_POWER: Final = slice(_offset("power"), _offset("unseen"))
_STONES_TYPE: Final = np.dtype([(name, STATE[name]) for name in _OPEN])


def _view_stones(state: Any) -> list[Stone]:
    record = state.tobytes()
    return _stones(record[_STONES], record[_POWER])


@lru_cache(16)
def _stones(stones: bytes, powers: bytes) -> list[Stone]:
    """Return the stones from their part of a record; for all eyes, one after the other."""
    (cell,) = np.frombuffer(stones, _STONES_TYPE)
    columns = [cell[name].reshape(STONES, -1) for name in _OPEN]
    power = np.frombuffer(powers, STATE["power"].base).reshape(STONES, PLAYERS).tolist()
    rows = np.concatenate(columns, axis=1)
    return [_stone(row.tobytes(), *each) for row, each in zip(rows, power, strict=True)]


@lru_cache(_KEPT)
def _stone(row: bytes, *powers: int) -> Stone:
    owner, first, blind, mud, *rest = np.frombuffer(row, np.int8).tolist()
    counts, cards = rest[:PLAYERS], rest[PLAYERS:]
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
def _borders(owners: tuple[int, ...]) -> list[Border]:
    return [Border(owners.count(seat), *count_missing(owners, seat)) for seat in range(PLAYERS)]


def _formation(power: int, mud: bool) -> Formation | None:
    return None if power == NEVER else Formation(*name_formation(power, mud))


def _view_hand(state: State, seat: int) -> Hand:
    held, clans = int(state.held[seat]), int(state.clans[seat])
    cards = [kind for kind in state.hand[seat, :held].tolist() if kind >= 0]
    return Hand(clans, held - clans, _cards(cards))


def _cards(kinds: list[int]) -> list[str]:
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
