"""For people: why a move is refused, and how things stand. Sentences are in ``words/``."""

from __future__ import annotations

from holdfast.core import kernels
from holdfast.core.seats import write_seat
from holdfast.core.words import Sentence
from holdfast.games.fellowship.moves import END, RETAKE, SITE
from holdfast.games.fellowship.notation import split_lay, split_site, write_cell
from holdfast.games.fellowship.places import card_args, place_args
from holdfast.games.fellowship.refusal import REASONS, Refusal
from holdfast.games.fellowship.state import (
    EMPTY,
    State,
)
from holdfast.games.fellowship.tables import (
    AROUND,
    BAG_END,
    BLACK,
    BREE,
    COLOURS,
    KIND_TEXTS,
    LOCATION_NAMES,
    LOTHLORIEN,
    OWNERS,
    PLUS,
    RING_TEXTS,
    RIVENDELL,
    VALUES,
)


def why(state: State, move: int) -> Sentence:
    """Return why a move that is not legal is refused, with the number of the rule."""
    code, shown = kernels.verdict_on(state, move)
    rule, said = REASONS[Refusal(code)]
    cell, top = shown[:2] if move < END else (0, EMPTY)
    cell = cell if cell < state.cells else 0  # what a retake names may not be there
    kind, _, ring = split_lay(move) if move < RETAKE else (_retaken(state, move), 0, LOTHLORIEN)
    args: dict[str, str | int] = {
        "who": write_seat(int(state.turn)),
        "card": KIND_TEXTS[kind],
        **card_args(kind),
        **place_args(state, cell),
        "ring": RING_TEXTS[ring],
        "site": write_cell(*split_site(move)) if move >= SITE else "-",
    }
    if top != EMPTY:
        args |= {"there": KIND_TEXTS[top], **card_args(top, "there-")}
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
