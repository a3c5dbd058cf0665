"""What the editor offers: cards, rings and locations, where they lie, and how the match stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from holdfast.core.editing import (
    CannotEdit,
    Editing,
    EditPlace,
    Hurdle,
    Setting,
    Thing,
    number_of,
    seats_of,
    turn_of,
)
from holdfast.core.seats import write_seat
from holdfast.core.words import Sentence
from holdfast.games.fellowship.cells import find_spots
from holdfast.games.fellowship.following import (
    clear_cells,
    follow_edit,
    own_kinds,
    read_piles,
    write_piles,
)
from holdfast.games.fellowship.notation import write_cell, write_number
from holdfast.games.fellowship.places import card_args, place_args
from holdfast.games.fellowship.state import (
    EMPTY,
    GONE,
    HIDDEN,
    NO_RING,
    NOT_WON,
    Phase,
    State,
)
from holdfast.games.fellowship.tables import (
    COL_0,
    COLOUR_NAMES,
    COLS,
    COPIES,
    HAND,
    KIND_TEXTS,
    KINDS,
    LAID,
    LOCATION_IDS,
    LOCATIONS,
    NAZGUL,
    OWNERS,
    RING_TEXTS,
    RINGS,
    ROW_0,
    ROWS,
    VALUES,
)

_RING: Final = "ring"
_NAZGUL: Final = "nazgul"
_LOCATION: Final = "location"
#: Words of the game that are a part of its sentences.
_THE_CARD: Final = "the-card"
_THE_PLACE: Final = "the-place"
_BACK: Final = "?"
#: What cards and rings are called.
_KINDS: Final = {text: kind for kind, text in enumerate(KIND_TEXTS)}
_RINGS: Final = tuple(f"{_RING} {code}" for code in RING_TEXTS)
_PHASES: Final = tuple(phase.name.lower() for phase in Phase if phase <= Phase.OVER)
_LEAST_POINTS: Final = -30
_MOST_POINTS: Final = 300
#: A hand may be larger while it is being changed.
_LARGEST: Final = 2 * HAND


def things(state: State) -> list[Thing]:
    """Return the cards of the colours that play, the rings, and the locations (1.1, 1.2, 1.7)."""
    cards = [
        Thing(
            KIND_TEXTS[kind],
            _NAZGUL if kind % VALUES == NAZGUL else COLOUR_NAMES[kind // VALUES],
            Sentence(_THE_CARD, card_args(kind)),
            int(COPIES[kind % VALUES]),
        )
        for kind in range(KINDS)
        if OWNERS[int(state.seats), kind // VALUES] >= 0
    ]
    cards.sort(key=lambda card: card.kind == _NAZGUL)
    rings = [
        Thing(name, _RING, Sentence(f"ring-{code}"), 1)
        for name, code in zip(_RINGS, RING_TEXTS, strict=True)
    ]
    return [*cards, *rings, Thing(_LOCATION, _LOCATION, Sentence("edit-location"), LOCATIONS)]


def places(state: State) -> list[EditPlace]:
    """Return the cells, the hands, the box and the rings, and where locations lie or may lie."""
    seats = range(int(state.seats))
    cells = [_cell(state, cell) for cell in range(int(state.cells))]
    hands = [_hand(state, seat) for seat in seats]
    won = [_rings(state, f"rings {write_seat(seat)}", seat) for seat in seats]
    lost = _rings(state, "lost", GONE)
    return [*cells, *hands, _box(state), *won, lost, *_sites(state)]


def _cell(state: State, cell: int) -> EditPlace:
    """Return a cell: what is covered, the lowest first, the open card, and the ring on it."""
    name = f"cell {write_number(state, cell)}"
    top, covered = int(state.top[cell]), read_piles(state)[cell][:-1]

    def lay(names: list[str]) -> None:
        rings = [_RINGS.index(each) for each in names if each in _RINGS]
        cards = [_KINDS[each] for each in names if each not in _RINGS]
        if len(rings) > 1:
            raise CannotEdit(Hurdle.FULL, _RINGS[rings[-1]], name)
        if rings and not cards:
            if state.token[cell] == NO_RING:
                raise CannotEdit(Hurdle.NOT_HERE, _RINGS[rings[0]], name)
            rings = []  # without a card a ring lies nowhere
        piles = read_piles(state)
        shut = top == EMPTY and len(cards) <= len(covered)
        piles[cell] = [*cards, EMPTY] if shut or not cards else cards
        write_piles(state, piles)
        if state.token[cell] != NO_RING:
            state.ring[int(state.token[cell])] = NOT_WON
        state.token[cell] = rings[0] if rings else NO_RING
        if rings:
            state.ring[rings[0]] = GONE

    holds = [KIND_TEXTS[kind] for kind in [*covered, top] if kind != EMPTY]
    if state.token[cell] != NO_RING:
        holds.append(_RINGS[int(state.token[cell])])
    says = Sentence(_THE_PLACE, place_args(state, cell))
    return EditPlace(name, says, (*COLOUR_NAMES, _RING), holds, lay, LAID)


def _hand(state: State, seat: int) -> EditPlace:
    name, own = f"hand {write_seat(seat)}", own_kinds(state, seat)
    hidden = any(state.hand[kind] == HIDDEN for kind in own)

    def lay(names: list[str]) -> None:
        kinds = [_KINDS[each] for each in names if each != _BACK]
        for kind in kinds:
            if kind not in own:
                raise CannotEdit(Hurdle.NOT_HERE, KIND_TEXTS[kind], name)
        if hidden and not kinds:
            state.held[seat] = len(names)
            return
        for kind in own:
            state.hand[kind] = kinds.count(kind)
        state.held[seat] = len(kinds)

    backs = [_BACK] * int(state.held[seat])
    holds = backs if hidden else [KIND_TEXTS[k] for k in own for _ in range(int(state.hand[k]))]
    says = Sentence("edit-hand", {"seat": write_seat(seat)})
    return EditPlace(name, says, (*COLOUR_NAMES, _NAZGUL), holds, lay, _LARGEST)


def _box(state: State) -> EditPlace:
    def lay(names: list[str]) -> None:
        for kind, text in enumerate(KIND_TEXTS):
            state.box[kind] = names.count(text)

    holds = [KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(int(state.box[kind]))]
    return EditPlace("box", Sentence("edit-box"), (*COLOUR_NAMES, _NAZGUL), holds, lay, LAID)


def _rings(state: State, name: str, holder: int) -> EditPlace:
    """Return where the rings are that somebody has won, or that are lost (6.4, 7.1)."""
    lying = {int(token) for token in state.token if token != NO_RING}
    here = [r for r in range(RINGS) if state.ring[r] == holder and r not in lying]

    def lay(names: list[str]) -> None:
        for ring in here:
            state.ring[ring] = NOT_WON
        for each in names:
            state.ring[_RINGS.index(each)] = holder

    says = (
        Sentence("edit-lost")
        if holder == GONE
        else Sentence("edit-rings", {"seat": write_seat(holder)})
    )
    return EditPlace(name, says, (_RING,), [_RINGS[ring] for ring in here], lay, RINGS)


def _sites(state: State) -> Iterator[EditPlace]:
    """Yield the locations, which only the last one can leave, and the spots for another (8.2)."""
    for number in range(int(state.sites)):
        at = write_cell(int(state.site_row[number]), int(state.site_col[number]))
        says = Sentence(f"location-{LOCATION_IDS[number]}")
        yield EditPlace(f"site {at}", says, (_LOCATION,), [_LOCATION], _leave(state, number), 1)
    if state.sites >= LOCATIONS:
        return
    for row in range(2, ROWS - 2):
        bits = int(find_spots(state, row))
        for col in (col for col in range(2, COLS - 4) if bits >> col & 1):
            at = write_cell(row - ROW_0, col - COL_0)
            says = Sentence("edit-spot", {"place": at})
            lay = _join(state, row - ROW_0, col - COL_0)
            yield EditPlace(f"site {at}", says, (_LOCATION,), [], lay, 1)


def _leave(state: State, number: int) -> Any:
    def lay(_names: list[str]) -> None:
        at = write_cell(int(state.site_row[number]), int(state.site_col[number]))
        if number == 0 or number != state.sites - 1:
            raise CannotEdit(Hurdle.FULL, _LOCATION, f"site {at}")
        clear_cells(state, int(state.finished))
        state.sites = number

    return lay


def _join(state: State, row: int, col: int) -> Any:
    def lay(_names: list[str]) -> None:
        state.site_row[state.sites], state.site_col[state.sites] = row, col
        state.sites += 1

    return lay


def settings(state: State) -> list[Setting]:
    """Return whose turn it is and for what, points, and what was done in this turn."""

    def choose(word: str) -> None:
        state.phase = _PHASES.index(word)

    phase = Setting("phase", Sentence("edit-phase"), _PHASES[int(state.phase)], _PHASES, choose)
    allowed = range(_LEAST_POINTS if state.allow_negative_vp else 0, _MOST_POINTS)
    points = [
        number_of(
            f"points {letter}",
            Sentence("edit-points", {"seat": letter}),
            state.points,
            seat,
            allowed,
        )
        for seat, letter in enumerate(seats_of(state))
    ]
    played = number_of("played", Sentence("edit-played"), state, "played", range(HAND + 1))
    return [turn_of(state), phase, *points, played, _last(state)]


def _last(state: State) -> Setting:
    letters = seats_of(state)

    def choose(letter: str) -> None:
        state.last = letters.index(letter)

    return Setting("last", Sentence("edit-last"), letters[int(state.last)], letters, choose)


def where(state: State, problem: Sentence) -> list[str]:
    """Return the places that a problem speaks of."""
    args = problem.args
    if problem.id == "hand-size":
        return [f"hand {args['seat']}"]
    if problem.id == "card-count":
        return [each.name for each in places(state) if args["card"] in each.holds]
    if problem.id in ("ring-no-card", "covered-open"):
        return [f"cell {args['place']}"]
    if problem.id in ("site-apart", "site-far"):
        return [f"site {args['place']}"]
    if problem.id in ("ring-twice", "ring-held-too"):
        return [each.name for each in places(state) if f"{_RING} {args['ring']}" in each.holds]
    if problem.id in ("ring-full", "ring-not-full"):
        return [f"cell {write_number(state, int(cell))}" for cell in state.around]
    return []


EDITING: Final = Editing(
    things=things,
    places=places,
    settings=settings,
    names={
        "red": Sentence("edit-red"),
        "blue": Sentence("edit-blue"),
        "green": Sentence("edit-green"),
        "yellow": Sentence("edit-yellow"),
        _NAZGUL: Sentence("edit-nazgul"),
        _RING: Sentence("edit-ring"),
        _LOCATION: Sentence("edit-locations"),
        "play": Sentence("edit-to-play"),
        "site": Sentence("edit-to-site"),
        "over": Sentence("edit-over"),
    },
    settle=follow_edit,
    where=where,
)
