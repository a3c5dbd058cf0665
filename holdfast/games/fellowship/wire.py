"""What leaves the game: what is in the box, the view, and the parts of moves.

A card is called by its notation, which nobody has to take apart: the box says what it is. Seats and
locations are counted from 0.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from holdfast.core.wire import Types
from holdfast.games.fellowship.moves import END, RETAKE, SITE
from holdfast.games.fellowship.notation import read_move, split_lay, split_site, write_cell
from holdfast.games.fellowship.places import Figure, Side, Way, figure_of, find_side, find_way
from holdfast.games.fellowship.state import EMPTY, GONE, HIDDEN, NO_RING, NOT_WON, State
from holdfast.games.fellowship.tables import (
    AROUND,
    BLACK,
    CARADHRAS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    FORD,
    GIVES,
    HAND,
    KIND_TEXTS,
    KINDS,
    LOCATION_IDS,
    LOCATION_NAMES,
    LOCATIONS,
    LOTHLORIEN,
    MORIA,
    OWNERS,
    PAID,
    POINTS,
    RING_TEXTS,
    RINGS,
    VALUE_TEXTS,
    VALUES,
)
from holdfast.games.fellowship.text import is_black, standings

PhaseName = Literal["play", "site", "over"]
PHASES: Final[tuple[PhaseName, ...]] = ("play", "site", "over")
Colour = Literal["red", "blue", "green", "yellow"]
Ring = Literal["be", "br", "we", "r1", "r2", "lo"]
LocationId = Literal[
    "bag-end",
    "bree",
    "weathertop",
    "ford",
    "rivendell",
    "caradhras",
    "gate-of-moria",
    "moria",
    "lothlorien",
    "amon-hen",
]
#: Where a ring token is: with a seat, on a card, lost, or with nobody yet.
Holder = int | Literal["table", "lost"] | None


class At(msgspec.Struct, frozen=True, array_like=True):
    """A row and a column; rows grow downwards."""

    row: int
    column: int


class Card(msgspec.Struct, frozen=True):
    """A card: what its corner says, and who is on it."""

    id: str
    colour: Colour
    value: str
    figure: Figure


class Paint(msgspec.Struct, frozen=True):
    """A colour, and what sentences call it."""

    name: Colour
    letter: str


class Box(msgspec.Struct, frozen=True):
    """What is in the box: the colours, the cards of every kind, the rings; and a full hand."""

    colours: list[Paint]
    cards: list[Card]
    rings: list[Ring]
    hand: int


class Location(msgspec.Struct, frozen=True):
    """A location: what it shows, and where its left cell is once it lies on the table."""

    id: LocationId
    name: str
    black: bool
    points: list[int]  # for the first, second and third place
    rings: list[Ring]
    special: bool  # it has a rule of its own
    at: At | None
    scored: bool


class Cell(msgspec.Struct, frozen=True):
    """A cell: its open card, the ring on that, and what lies below, the lowest first.

    People call it by a location that it borders, the current one if it can be, and by its side.
    """

    at: At
    location: int
    side: Side
    card: str | None
    ring: Ring | None
    covered: list[str]


class Standing(msgspec.Struct, frozen=True):
    """A colour at the current location: its total, and what it would be paid as it stands."""

    colour: Colour
    seat: int
    total: int | None  # null without a card there
    points: int


class Player(msgspec.Struct, frozen=True):
    """What all see of a player; ``unseen`` is what hand and deck hold together."""

    colours: list[Colour]
    points: int
    hand: int
    deck: int
    unseen: list[str]


class View(msgspec.Struct, frozen=True):
    """The table, as a seat sees it."""

    seat: int | None
    phase: PhaseName
    locations: list[Location]
    black: bool  # whether the current location is black now
    standings: list[Standing]  # at the current location, in order of rank
    cells: list[Cell]
    around: list[int]  # the cells round the current location, as numbers in ``cells``
    players: list[Player]
    hand: list[str]
    box: list[str]  # what has left the game
    rings: dict[Ring, Holder]
    played: int  # cards laid in this turn
    last: int  # who made the last play


class Lay(msgspec.Struct, frozen=True, tag_field="kind", tag="lay"):
    """Lay a card of the hand at a cell, with a ring or without."""

    card: str
    at: At
    ring: Ring | None


class Retake(msgspec.Struct, frozen=True, tag_field="kind", tag="retake"):
    """Take a card of the table back, and lay it at a cell: the ring of Lothlórien."""

    source: At = msgspec.field(name="from")
    at: At
    ring: Ring


class Site(msgspec.Struct, frozen=True, tag_field="kind", tag="site"):
    """Place the next location by its left cell; the way there from the current one is told."""

    at: At
    way: Way | None = None


class End(msgspec.Struct, frozen=True, tag_field="kind", tag="end"):
    """End the turn."""


Move = Lay | Retake | Site | End

#: By each kind of move, its rule.
MOVE_RULES: Final = {
    "lay": "2.1",
    "retake": "7.10",
    "site": "8.1",
    "end": "2.1",
}


BOX: Final = Box(
    colours=[Paint(*named) for named in zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True)],
    cards=[
        Card(
            KIND_TEXTS[kind],
            COLOUR_NAMES[kind // VALUES],
            VALUE_TEXTS[kind % VALUES],
            figure_of(kind),
        )
        for kind in range(KINDS)
    ],
    rings=list(RING_TEXTS),
    hand=HAND,
)
TYPES: Final = Types(view=View, move=Move, box=BOX)


def view(state: State, seat: int) -> View:
    """Return a hidden record as the seat sees it (2.7)."""
    return View(
        seat=int(seat) if seat >= 0 else None,
        phase=PHASES[int(state.phase)],
        locations=[view_site(state, number) for number in range(LOCATIONS)],
        black=is_black(state),
        standings=_view_standings(state),
        cells=_view_cells(state),
        around=state.around.tolist(),
        players=[_view_player(state, each) for each in range(int(state.seats))],
        hand=_hand(state, seat),
        box=_kinds(state.box.tolist()),
        rings={RING_TEXTS[ring]: _view_ring(state, ring) for ring in range(RINGS)},
        played=int(state.played),
        last=int(state.last),
    )


def _view_standings(state: State) -> list[Standing]:
    """Return the standings; ``points`` is what each would be paid as it stands (6.3)."""
    here, paid = int(state.sites) - 1, int(PAID[int(state.seats)])
    return [
        Standing(
            colour=COLOUR_NAMES[colour],
            seat=owner,
            total=total,
            points=int(POINTS[here, place]) if total is not None and place < paid else 0,
        )
        for place, (colour, owner, total) in enumerate(standings(state))
    ]


def view_site(state: State, number: int) -> Location:
    """Return a location: what it shows, and where it lies if it does (1.2)."""
    placed = number < state.sites
    return Location(
        id=LOCATION_IDS[number],
        name=LOCATION_NAMES[number],
        black=bool(BLACK[number]),
        points=POINTS[number].tolist(),
        rings=[RING_TEXTS[ring] for ring in GIVES[number].tolist() if ring >= 0],
        special=number in (FORD, CARADHRAS, MORIA),
        at=At(int(state.site_row[number]), int(state.site_col[number])) if placed else None,
        scored=bool(number < state.scored),
    )


def _view_cells(state: State) -> list[Cell]:
    rows, columns, below = state.row.tolist(), state.col.tolist(), state.below.tolist()
    tops, tokens, under = state.top.tolist(), state.token.tolist(), state.under.tolist()
    cells, start = [], 0
    for cell in range(int(state.cells)):
        covered = under[start : start + below[cell]]
        start += below[cell]
        location, side = find_side(state, cell)
        cells.append(
            Cell(
                at=At(rows[cell], columns[cell]),
                location=location,
                side=side,
                card=None if tops[cell] == EMPTY else KIND_TEXTS[tops[cell]],
                ring=None if tokens[cell] == NO_RING else RING_TEXTS[tokens[cell]],
                covered=[KIND_TEXTS[kind] for kind in covered],
            )
        )
    return cells


def _view_player(state: State, seat: int) -> Player:
    colours = [c for c in range(COLOURS) if OWNERS[int(state.seats), c] == seat]
    own = [colour * VALUES + value for colour in colours for value in range(VALUES)]
    hand, deck = state.hand.tolist(), state.deck.tolist()
    return Player(
        colours=[COLOUR_NAMES[colour] for colour in colours],
        points=int(state.points[seat]),
        hand=int(state.held[seat]),
        deck=int(state.left[seat]),
        unseen=[KIND_TEXTS[kind] for kind in own for _ in range(deck[kind] + max(hand[kind], 0))],
    )


def _view_ring(state: State, ring: int) -> Holder:
    """Return who holds a ring, ``table`` or ``lost``, or None if nobody has won it."""
    holder = int(state.ring[ring])
    if holder == NOT_WON:
        return None
    if holder == GONE:
        return "table" if (state.token == ring).any() else "lost"
    return holder


def _hand(state: State, seat: int) -> list[str]:
    owners, hand = OWNERS[int(state.seats)].tolist(), state.hand.tolist()
    own = [count if owners[kind // VALUES] == seat else 0 for kind, count in enumerate(hand)]
    return [] if HIDDEN in own else _kinds(own)


def _kinds(counts: list[int]) -> list[str]:
    return [KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def parts(state: State, move: int) -> Move:
    """Return the parts of a move."""
    if move < RETAKE:
        kind, place, ring = split_lay(move)
        at = _at(state, int(state.around[place]))
        return Lay(KIND_TEXTS[kind], at, RING_TEXTS[ring] if ring >= 0 else None)
    if move < END:
        cell, place = divmod(move - RETAKE, AROUND)
        at = _at(state, int(state.around[place]))
        return Retake(_at(state, cell), at, RING_TEXTS[LOTHLORIEN])
    if move < SITE:
        return End()
    row, column = split_site(move)
    return Site(At(row, column), find_way(state, row, column))


def _at(state: State, cell: int) -> At:
    return At(int(state.row[cell]), int(state.col[cell]))


def read_parts(state: State, meant: Move) -> list[int]:
    """Return all moves that the parts could mean; raise as ``read_move`` does."""
    return read_move(state, _write(meant))


def _write(meant: Move) -> str:
    """Return the notation of parts."""
    if isinstance(meant, End):
        return "end"
    at = write_cell(meant.at.row, meant.at.column)
    if isinstance(meant, Site):
        return f"site {at}"
    if isinstance(meant, Retake):
        return f"{meant.ring} {write_cell(meant.source.row, meant.source.column)}>{at}"
    return f"{meant.card}@{at}" + (f"*{meant.ring}" if meant.ring else "")
