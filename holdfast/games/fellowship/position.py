"""Positions as text, and back. The form is described in ``docs/reference/notation.md``.

A line is a key and its value. What is left out is as at the start of a game, but hands are empty:
the cards that are named nowhere are the decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.errors import UnreadableState
from holdfast.core.lines import (
    number_reader,
    players_reader,
    read_dice,
    read_line,
    read_numbers,
    read_options,
    seat_reader,
    split_lines,
    turn_reader,
    write_dice,
    write_numbers,
    write_options,
)
from holdfast.core.seats import read_seat, write_seat
from holdfast.games.fellowship.notation import (
    KINDS_BY_TEXT,
    RINGS_BY_TEXT,
    write_cell,
    write_number,
)
from holdfast.games.fellowship.state import (
    EMPTY,
    GONE,
    HIDDEN,
    NO_RING,
    NOT_WON,
    NOTHING,
    OPTIONS,
    STATE,
    Phase,
    State,
)
from holdfast.games.fellowship.tables import (
    AROUND,
    COL_0,
    COLS,
    COPIES,
    KIND_TEXTS,
    KINDS,
    LAID,
    LOCATIONS,
    NAZGUL,
    OWNERS,
    RING_COLS,
    RING_ROWS,
    RING_TEXTS,
    RINGS,
    ROW_0,
    ROWS,
    SEATS,
    VALUES,
)

PLAYERS: Final = range(2, SEATS + 1)
_PHASES: Final = {phase.name.lower(): phase for phase in Phase if phase <= Phase.OVER}
_MOST_POINTS: Final = 1000


def write_state(state: State) -> str:
    """Return the whole position as text; the cards that are named nowhere are the decks."""
    seats = range(int(state.seats))
    lines = [
        f"options {write_options(OPTIONS, state)}",
        f"players {state.seats}",
        f"turn {write_seat(int(state.turn))} {Phase(int(state.phase)).name.lower()}",
        f"last {write_seat(int(state.last))}",
        f"points {write_numbers(state.points[: len(seats)])}",
        f"gained {write_numbers(state.gained[: len(seats)])}",
        f"sites {_write_sites(state)}",
        f"scored {state.scored}",
    ]
    if state.played:
        second = "-" if state.second == NOTHING else int(state.second)
        lines += [f"played {state.played} {state.ones} {state.high} {second}"]
    lines += [line for cell in range(int(state.cells)) if (line := _write_pile(state, cell))]
    lines += [f"hand {write_seat(seat)} {_write_hand(state, seat)}" for seat in seats]
    lines += [f"box {_write_kinds(state.box)}", f"rings {_write_rings(state)}"]
    return "\n".join([*lines, f"dice {write_dice(state)}"])


def _write_sites(state: State) -> str:
    pairs = zip(state.site_row, state.site_col, strict=True)
    return " ".join(write_cell(int(r), int(c)) for r, c in [*pairs][: int(state.sites)])


def _write_pile(state: State, cell: int) -> str:
    """Write a cell: the open card with its ring, and what is covered, the lowest last."""
    start = int(state.below[:cell].sum())
    covered = [int(kind) for kind in state.under[start : start + int(state.below[cell])]]
    if state.top[cell] == EMPTY and not covered:
        return ""
    top = "-" if state.top[cell] == EMPTY else KIND_TEXTS[int(state.top[cell])]
    ring = "" if state.token[cell] == NO_RING else f"*{RING_TEXTS[int(state.token[cell])]}"
    texts = [KIND_TEXTS[kind] for kind in reversed(covered)]
    return " ".join([f"cell {write_number(state, cell)}:", top + ring, *texts])


def _write_kinds(counts: Any) -> str:
    texts = [KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(int(counts[kind]))]
    return " ".join(texts) or "-"


def _write_hand(state: State, seat: int) -> str:
    own = [kind for kind in range(KINDS) if OWNERS[int(state.seats), kind // VALUES] == seat]
    if any(state.hand[kind] == HIDDEN for kind in own):
        return f"{state.held[seat]}x?"
    return _write_kinds({kind: state.hand[kind] if kind in own else 0 for kind in range(KINDS)})


def _write_rings(state: State) -> str:
    """Write who has which ring; ``x`` stands for one that was lost."""
    held = [(RING_TEXTS[ring], int(state.ring[ring])) for ring in range(RINGS)]
    lying = {RING_TEXTS[int(token)] for token in state.token if token != NO_RING}
    texts = [
        f"{code}={'x' if seat == GONE else write_seat(seat)}"
        for code, seat in held
        if seat != NOT_WON and code not in lying
    ]
    return " ".join(texts) or "-"


def read_state(state: Any, text: str) -> None:
    """Fill a record from the text of a position; raise ``UnreadableState``."""
    given = split_lines(text, "the number of players", seated=["hand"], placed=["cell"])
    cell = np.zeros(1, dtype=STATE)
    draft = cell[0]
    read_line("players", given.pop("players", "2"), partial(players_reader(PLAYERS), draft))
    read_options(OPTIONS, draft, given.pop("options", "-"))
    kernels.setup_each(cell, np.zeros(1, dtype=np.uint64))
    _clear(draft)
    read_line("sites", given.pop("sites", "0,0"), partial(_read_sites, draft))
    piles = [key for key in given if key.startswith("cell ")]
    read = {key: partial(_read_pile, draft, key) for key in piles}
    read |= {key: partial(reader, draft) for key, reader in _READERS.items() if key in given}
    unknown = [key for key in given if key not in read]
    if unknown:
        known = ", ".join(["players", "options", "sites", *_READERS, "cell R,C:"])
        raise UnreadableState(
            f"the position has a line {unknown[0]!r}; lines begin with {known}", unknown[0]
        )
    for key in sorted(piles, key=lambda key: _cell_of(draft, key)):
        read_line(key, given[key], read[key])
    for key in _READERS:
        if key in given:
            read_line(key, given[key], read[key])
    _finish(draft)
    for name in STATE.names or ():
        state[name] = draft[name]


def _clear(state: State) -> None:
    """Take back what the set-up of a new match gave out."""
    for name in ("taken", "laid", "row", "col", "site_row", "site_col", "hand", "deck", "held"):
        state[name][:] = 0
    state.left[:] = 0
    state.sites = 0
    state.cells = 0
    state.turn = 0
    state.last = 0
    state.dice[0] = np.uint64(0)


def _read_sites(state: State, text: str) -> None:
    """Place the locations in order; the cells of their rings come with them."""
    words = text.split()
    if not 1 <= len(words) <= LOCATIONS:
        raise ValueError(f"it needs the left cells of 1 to {LOCATIONS} locations")
    for word in words:
        row, col = _read_pair(word)
        _put_site(state, row, col)


def _read_pair(text: str) -> tuple[int, int]:
    parts = text.split(",")
    numbers = [part.removeprefix("-") for part in parts]
    if len(parts) != 2 or not all(n.isascii() and n.isdecimal() and len(n) < 3 for n in numbers):  # noqa: PLR2004
        raise ValueError(f"{text!r} is no place; a place is row,column, as -1,2")
    row, col = int(parts[0]), int(parts[1])
    if not (2 <= row + ROW_0 < ROWS - 2 and 2 <= col + COL_0 < COLS - 4):  # noqa: PLR2004
        raise ValueError(f"{text!r} is too far from Bag End")
    return row, col


def _put_site(state: State, row: int, col: int) -> None:
    number = int(state.sites)
    pair = 3 << (COL_0 + col)
    if int(state.taken[ROW_0 + row]) & pair:
        raise ValueError(f"{write_cell(row, col)} lies on a location or in its ring")
    state.site_row[number], state.site_col[number] = row, col
    state.sites = number + 1
    state.finished = int(state.cells)
    state.taken[ROW_0 + row] |= pair
    places = {(int(state.row[c]), int(state.col[c])): c for c in range(int(state.cells))}
    for i in range(AROUND):
        place = (row + int(RING_ROWS[i]), col + int(RING_COLS[i]))
        if place not in places:
            places[place] = int(state.cells)
            state.row[int(state.cells)], state.col[int(state.cells)] = place
            state.cells += 1
            state.taken[ROW_0 + place[0]] |= 1 << (COL_0 + place[1])
        state.around[i] = places[place]


def _cell_of(state: State, key: str) -> int:
    """Return the number of the cell that a line speaks of; -1 if there is none."""
    name = key.removeprefix("cell ")
    return next((c for c in range(int(state.cells)) if write_number(state, c) == name), -1)


def _read_pile(state: State, key: str, text: str) -> None:
    cell = _cell_of(state, key)
    if cell < 0:
        raise ValueError("no location has this cell in its ring")
    top, *covered = text.upper().split() or ["-"]
    card, star, ring = top.partition("*")
    if star and ring not in RINGS_BY_TEXT:
        raise ValueError(f"{ring.lower()!r} is no ring; the rings are {', '.join(RING_TEXTS)}")
    kinds = [_read_kind(state, word) for word in reversed(covered)]
    start = int(state.below[:cell].sum())
    if start + len(kinds) > LAID:
        raise ValueError(f"there are no more than {LAID} cards")
    state.under[start : start + len(kinds)] = kinds
    state.below[cell] = len(kinds)
    if card != "-":
        state.top[cell] = _read_kind(state, card)
        state.laid[ROW_0 + int(state.row[cell])] |= 1 << (COL_0 + int(state.col[cell]))
    if star:
        state.token[cell] = RINGS_BY_TEXT[ring]
        state.ring[RINGS_BY_TEXT[ring]] = GONE


def _read_kind(state: State, text: str) -> int:
    if text not in KINDS_BY_TEXT or text.endswith("N"):
        raise ValueError(f"{text.lower()!r} is no card that can lie there; r4 is the red 4")
    kind = KINDS_BY_TEXT[text]
    if OWNERS[int(state.seats), kind // VALUES] < 0:
        raise ValueError(f"{text.lower()!r} is of a colour that does not play")
    return kind


def _read_signed(field: str) -> Callable[[Any, str], None]:
    def read(state: Any, text: str) -> None:
        seats = int(state.seats)
        words = text.split()
        if len(words) != seats:
            raise ValueError(f"it needs {seats} whole numbers")
        plain = read_numbers(" ".join(w.removeprefix("-") for w in words), seats, _MOST_POINTS)
        signs = [-1 if word.startswith("-") else 1 for word in words]
        state[field][:seats] = [sign * n for sign, n in zip(signs, plain, strict=True)]

    return read


def _read_played(state: State, text: str) -> None:
    *counts, second = text.split() or [""]
    state.played, state.ones, state.high = read_numbers(" ".join(counts), 3)
    state.second = NOTHING if second == "-" else read_numbers(second, 1, NAZGUL - 1)[0]


def _read_hand(seat: int) -> Callable[[State, str], None]:
    def read(state: State, text: str) -> None:
        if seat >= state.seats:
            raise ValueError(f"only {state.seats} players play")
        own = [kind for kind in range(KINDS) if OWNERS[int(state.seats), kind // VALUES] == seat]
        if text.endswith("x?"):
            state.hand[own] = HIDDEN
            state.held[seat] = read_numbers(text.removesuffix("x?"), 1)[0]
            return
        for kind, count in _count_kinds(text).items():
            if kind not in own:
                raise ValueError(f"{KIND_TEXTS[kind]} is not of a colour of {write_seat(seat)}")
            state.hand[kind] = count
            state.held[seat] += count

    return read


def _count_kinds(text: str) -> Counter[int]:
    counts: Counter[int] = Counter()
    for word in text.upper().split() if text != "-" else []:
        if word not in KINDS_BY_TEXT:
            raise ValueError(f"{word.lower()!r} is no card; r4 is the red 4, rN the red Nazgûl")
        counts[KINDS_BY_TEXT[word]] += 1
    for kind, count in counts.items():
        if count > COPIES[kind % VALUES]:
            raise ValueError(f"{KIND_TEXTS[kind]} is there {count} times")
    return counts


def _read_box(state: State, text: str) -> None:
    for kind, count in _count_kinds(text).items():
        state.box[kind] = count


def _read_rings(state: State, text: str) -> None:
    for word in text.split() if text != "-" else []:
        code, _, seat = word.partition("=")
        if code.upper() not in RINGS_BY_TEXT:
            raise ValueError(f"{code!r} is no ring; the rings are {', '.join(RING_TEXTS)}")
        ring = RINGS_BY_TEXT[code.upper()]
        if state.ring[ring] != NOT_WON:
            raise ValueError(f"{code} is named twice")
        state.ring[ring] = GONE if seat == "x" else read_seat(seat, int(state.seats))


_LETTERS: Final = [write_seat(seat) for seat in range(SEATS)]
#: In the order in which they are read.
_READERS: Final[dict[str, Callable[[Any, str], None]]] = {
    "turn": turn_reader(_PHASES),
    "last": seat_reader("last"),
    "points": _read_signed("points"),
    "gained": _read_signed("gained"),
    "scored": number_reader("scored", LOCATIONS),
    "played": _read_played,
    **{f"hand {letter}": _read_hand(seat) for seat, letter in enumerate(_LETTERS)},
    "box": _read_box,
    "rings": _read_rings,
    "dice": read_dice,
}


def count_table(state: State) -> Counter[int]:
    """Count the cards on the table, open and covered, and in the box, by kind."""
    counts = Counter(int(kind) for kind in state.top if kind != EMPTY)
    counts.update(int(kind) for kind in state.under[: int(state.below.sum())])
    counts.update({kind: int(state.box[kind]) for kind in range(KINDS)})
    return counts


def _finish(state: State) -> None:
    """Fill in what follows: the decks are what is named nowhere (1.6)."""
    state.gaps = sum(1 for cell in state.around if state.top[int(cell)] == EMPTY)
    counts = count_table(state)
    for kind in range(KINDS):
        seat = int(OWNERS[int(state.seats), kind // VALUES])
        if seat >= 0:
            hand = max(int(state.hand[kind]), 0)
            state.deck[kind] = max(int(COPIES[kind % VALUES]) - counts[kind] - hand, 0)
            state.left[seat] += state.deck[kind]
    for seat in range(int(state.seats)):
        own = [kind for kind in range(KINDS) if OWNERS[int(state.seats), kind // VALUES] == seat]
        if state.hand[own[0]] == HIDDEN:
            state.left[seat] = max(int(state.left[seat]) - int(state.held[seat]), 0)
