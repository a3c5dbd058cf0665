"""For people: why a move is refused, and the table as JSON. Sentences are in ``words/``."""

from __future__ import annotations

from typing import Any

from holdfast.core import kernels
from holdfast.core.seats import write_seat
from holdfast.core.words import Sentence
from holdfast.games.fellowship.moves import END, RETAKE, SITE
from holdfast.games.fellowship.notation import (
    split_lay,
    split_site,
    write_cell,
    write_number,
)
from holdfast.games.fellowship.refusal import REASONS, Refusal
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
    AROUND,
    BAG_END,
    BLACK,
    BREE,
    COLOUR_NAMES,
    COLOURS,
    GIVES,
    KIND_TEXTS,
    KINDS,
    LOCATION_IDS,
    LOCATION_NAMES,
    LOCATIONS,
    LOTHLORIEN,
    OWNERS,
    PAID,
    PLUS,
    POINTS,
    RING_TEXTS,
    RINGS,
    RIVENDELL,
    VALUES,
)


def why(state: State, move: int) -> Sentence:
    """Return why a move that is not legal is refused, with the number of the rule."""
    code, shown = kernels.verdict_on(state, move)
    rule, said = REASONS[Refusal(code)]
    cell, top = shown[:2] if move < END else (0, EMPTY)
    kind, _, ring = split_lay(move) if move < RETAKE else (_retaken(state, move), 0, LOTHLORIEN)
    args: dict[str, str | int] = {
        "who": write_seat(int(state.turn)),
        "card": KIND_TEXTS[kind],
        "value": kind % VALUES,
        "place": write_number(state, cell),
        "there": KIND_TEXTS[top] if top != EMPTY else "-",
        "ring": RING_TEXTS[ring],
        "location": LOCATION_IDS[int(state.sites) - 1],
        "site": write_cell(*split_site(move)) if move >= SITE else "-",
    }
    return Sentence(said, args, rule)


def _retaken(state: State, move: int) -> int:
    """Return the kind of the card that a move would take back, 0 if there is none."""
    cell = (move - RETAKE) // AROUND if move < END else 0
    return max(int(state.top[cell]), 0)


def name_current(state: State) -> str:
    """Return the name of the current location (2.1)."""
    return str(LOCATION_NAMES[int(state.sites) - 1])


def open_cards(state: State) -> list[tuple[int, int]]:
    """Return the open cards round the current location with their rings (6.1)."""
    cells = [int(cell) for cell in state.around]
    return [(int(state.top[c]), int(state.token[c])) for c in cells if state.top[c] != EMPTY]


def is_in_force(state: State, ring: int) -> bool:
    """Tell whether a ring works at the current location (7.4)."""
    return any(token == ring for _, token in open_cards(state))


def is_black(state: State) -> bool:
    """Tell whether the current location is black now (7.5)."""
    return bool(BLACK[int(state.sites) - 1]) != is_in_force(state, BAG_END)


def standings(state: State) -> list[tuple[int, int, int | None]]:
    """Return colour, seat and total at the current location, in order of rank (6.1, 6.2).

    Told again for people; the tests hold it to what the rules pay.
    """
    bree = is_in_force(state, BREE)
    totals: dict[int, int] = {}
    for top, token in open_cards(state):
        worth = 1 if bree else top % VALUES + (PLUS if token == RIVENDELL else 0)
        totals[top // VALUES] = totals.get(top // VALUES, 0) + worth
    rows = []
    for colour in range(COLOURS):
        seat = int(OWNERS[int(state.seats), colour])
        if seat >= 0:
            distance = (seat - int(state.last)) % int(state.seats)
            total = totals.get(colour)
            rows.append((-1 if total is None else total, -distance, -colour, seat))
    ordered = sorted(rows, reverse=True)
    return [(-minus, seat, total if total >= 0 else None) for total, _, minus, seat in ordered]


def view(state: State, seat: int) -> dict[str, Any]:
    """Return a hidden record as JSON: what the seat sees (2.7)."""
    seats = range(int(state.seats))
    return {
        "seat": int(seat) if seat >= 0 else None,
        "phase": Phase(int(state.phase)).name.lower(),
        "locations": [view_site(state, number) for number in range(LOCATIONS)],
        "black": is_black(state),
        "standings": _view_standings(state),
        "cells": [_view_cell(state, cell) for cell in range(int(state.cells))],
        "around": [int(cell) for cell in state.around],
        "players": [_view_player(state, each) for each in seats],
        "hand": _hand(state, seat),
        "box": _kinds(state.box),
        "rings": {RING_TEXTS[ring]: _view_ring(state, ring) for ring in range(RINGS)},
        "played": int(state.played),
        "last": int(state.last),
    }


def _view_standings(state: State) -> list[dict[str, Any]]:
    """Return the standings as JSON; ``points`` is what each would be paid as it stands (6.3)."""
    here, paid = int(state.sites) - 1, int(PAID[int(state.seats)])
    return [
        {
            "colour": COLOUR_NAMES[colour],
            "seat": owner,
            "total": total,
            "points": int(POINTS[here, place]) if total is not None and place < paid else 0,
        }
        for place, (colour, owner, total) in enumerate(standings(state))
    ]


def view_site(state: State, number: int) -> dict[str, Any]:
    """Return a location as JSON: what it shows, and where it lies if it does (1.2)."""
    placed = number < state.sites
    return {
        "id": LOCATION_IDS[number],
        "name": LOCATION_NAMES[number],
        "black": bool(BLACK[number]),
        "points": [int(points) for points in POINTS[number]],
        "rings": [RING_TEXTS[int(ring)] for ring in GIVES[number] if ring >= 0],
        "at": [int(state.site_row[number]), int(state.site_col[number])] if placed else None,
        "scored": bool(number < state.scored),
    }


def _view_cell(state: State, cell: int) -> dict[str, Any]:
    start = int(state.below[:cell].sum())
    covered = state.under[start : start + int(state.below[cell])]
    token = int(state.token[cell])
    return {
        "at": [int(state.row[cell]), int(state.col[cell])],
        "card": None if state.top[cell] == EMPTY else KIND_TEXTS[int(state.top[cell])],
        "ring": None if token == NO_RING else RING_TEXTS[token],
        "covered": [KIND_TEXTS[int(kind)] for kind in covered],
    }


def _view_player(state: State, seat: int) -> dict[str, Any]:
    """Return what all see of a player; ``unseen`` is what hand and deck hold together."""
    colours = [c for c in range(COLOURS) if OWNERS[int(state.seats), c] == seat]
    own = [colour * VALUES + value for colour in colours for value in range(VALUES)]
    unseen = {k: int(state.deck[k]) + max(int(state.hand[k]), 0) for k in own}
    return {
        "colours": [COLOUR_NAMES[colour] for colour in colours],
        "points": int(state.points[seat]),
        "hand": int(state.held[seat]),
        "deck": int(state.left[seat]),
        "unseen": [KIND_TEXTS[kind] for kind in own for _ in range(unseen[kind])],
    }


def _view_ring(state: State, ring: int) -> int | str | None:
    """Return who holds a ring, ``table`` or ``lost``, or None if nobody has won it."""
    holder = int(state.ring[ring])
    if holder == NOT_WON:
        return None
    if holder == GONE:
        return "table" if (state.token == ring).any() else "lost"
    return holder


def _hand(state: State, seat: int) -> list[str]:
    own = [k for k in range(KINDS) if OWNERS[int(state.seats), k // VALUES] == seat]
    if any(state.hand[kind] == HIDDEN for kind in own):
        return []
    return _kinds({kind: state.hand[kind] if kind in own else 0 for kind in range(KINDS)})


def _kinds(counts: Any) -> list[str]:
    return [KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(int(counts[kind]))]
