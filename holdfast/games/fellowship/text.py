"""For people: why a move is refused, and how things stand. Sentences are in ``words/``."""

from __future__ import annotations

from typing import Final

import numpy as np

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
from holdfast.games.fellowship.refusal import Refusal
from holdfast.games.fellowship.state import (
    EMPTY,
    STATE,
    Phase,
    State,
)
from holdfast.games.fellowship.tables import (
    AROUND,
    BAG_END,
    BLACK,
    BREE,
    COLOURS,
    KIND_TEXTS,
    LOCATION_IDS,
    LOCATION_NAMES,
    LOTHLORIEN,
    NAZGUL,
    OWNERS,
    PLUS,
    RING_TEXTS,
    RIVENDELL,
    VALUES,
)

_RULES: Final = {
    Refusal.NOT_NOW: "2.1",
    Refusal.NOT_IN_HAND: "2.1",
    Refusal.FORD_FULL: "5.1",
    Refusal.ONE_ONE: "5.2",
    Refusal.AFTER_HIGH: "2.2",
    Refusal.AFTER_ONES: "2.2",
    Refusal.RING_ON_NAZGUL: "7.1",
    Refusal.RING_NOT_HELD: "7.1",
    Refusal.RING_FOR_RETAKE: "7.10",
    Refusal.OWN_CARD: "3.2",
    Refusal.RINGED: "7.2",
    Refusal.HOBBIT: "3.3",
    Refusal.WHITE: "3.1",
    Refusal.TOO_LOW: "3.2",
    Refusal.NOTHING_PLAYED: "2.1",
    Refusal.NOT_FINISHED: "7.10",
    Refusal.NOT_OWN: "7.10",
    Refusal.RETAKE_FIRST: "7.10",
    Refusal.SITE_TAKEN: "8.3",
    Refusal.SITE_APART: "8.2",
}


def why(state: State, move: int) -> Sentence:
    """Return the rule that a move breaks, and a sentence."""
    cell = np.array([state], dtype=STATE)
    shown = np.zeros(1, dtype=np.int32)
    code = Refusal(kernels.refuse_each(cell, move, shown))
    top = int(cell["top"][0, int(shown[0])])
    kind, _, ring = split_lay(move) if move < RETAKE else (_retaken(state, move), 0, LOTHLORIEN)
    args: dict[str, str | int] = {
        "who": write_seat(int(state.turn)),
        "card": KIND_TEXTS[kind],
        "value": kind % VALUES,
        "place": write_number(state, int(shown[0])),
        "there": KIND_TEXTS[top] if top != EMPTY else "-",
        "ring": RING_TEXTS[ring],
        "location": LOCATION_IDS[int(state.sites) - 1],
        "site": write_cell(*split_site(move)) if move >= SITE else "-",
    }
    name = code.name.lower().replace("_", "-")
    if code == Refusal.NOT_NOW:
        name = f"not-now-{Phase(int(state.phase)).name.lower()}"
    number = _RULES[code]
    if code in (Refusal.HOBBIT, Refusal.OWN_CARD) and kind % VALUES == NAZGUL:
        number = "4.2"
    return Sentence(name, args, number)


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
