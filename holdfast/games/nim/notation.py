"""Moves and positions as text, read and written here.

A move is ``2-3`` (of heap 2 take 3 stones) or ``r4`` (return token 4); ``r?`` is a returned token
whose face one did not see. The heap may be left out, ``-3``, if that leaves no doubt.

A position is a line for each of these, in this order::

    players 2
    misere off
    heaps 3 0 5
    taken 4 0
    tokens 2 5        by seat; ``?`` for one that is hidden, ``-`` for none
    drawn -           the second token of a player who has to return one
    pile 4A 1 3 0     bottom first; A put the first one there
    turn B            who decides; at the end, who took the last stone
    dice 17
"""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from holdfast.core.errors import UnreadableMove, UnreadableState
from holdfast.core.seats import NOBODY, read_seat, write_seat
from holdfast.games.nim.moves import RETURN, RETURNED, heap_of, pack_take, stones_of
from holdfast.games.nim.state import (
    HEAPS,
    HIDDEN,
    LARGEST,
    MOST_PLAYERS,
    NO_TOKEN,
    STONES,
    TOKENS,
    Phase,
    State,
)

_KEYS: Final = (
    "players",
    "misere",
    "heaps",
    "taken",
    "tokens",
    "drawn",
    "pile",
    "turn",
    "dice",
)
_SWITCH: Final = ("off", "on")
_FEWEST_PLAYERS: Final = 2
_WORDS: Final = 1 << 64


def write_move(state: State, move: int) -> str:
    """Return the text of a move."""
    if move == RETURNED:
        return "r?"
    if move >= RETURN:
        return f"r{move - RETURN}"
    return f"{heap_of(move) + 1}-{stones_of(move)}"


def read_move(state: State, text: str) -> list[int]:
    """Return all moves that the text could mean; raise ``UnreadableMove``."""
    take = re.fullmatch(rf"([1-{HEAPS}]?) ?- ?([1-{LARGEST}])", text.strip())
    if take:
        heaps = [int(take[1]) - 1] if take[1] else range(HEAPS)
        return [pack_take(heap, int(take[2])) for heap in heaps]
    back = re.fullmatch(rf"r ?([0-{TOKENS - 1}])", text.strip().lower())
    if back:
        return [RETURN + int(back[1])]
    raise UnreadableMove(
        f"{text.strip()!r} is no move; write 2-3 to take 3 stones of heap 2 (heaps 1 to {HEAPS}, "
        f"up to {LARGEST} stones), or r4 to return token 4 (0 to {TOKENS - 1})"
    )


def write_state(state: State) -> str:
    """Return the text of a position, whole or hidden."""
    seats = int(state.seats)
    pile = [_write_pile(state, i) for i in range(int(state.pile_size))]
    values = (
        str(seats),
        _SWITCH[state.misere],
        " ".join(str(size) for size in state.heap),
        " ".join(str(count) for count in state.taken[:seats]),
        " ".join(_write_token(token) for token in state.token[:seats]),
        _write_token(state.drawn),
        " ".join(pile),
        write_seat(int(state.turn)),
        str(int(state.dice[0])),
    )
    return "\n".join(f"{key} {value}" for key, value in zip(_KEYS, values, strict=True))


def _write_token(token: int) -> str:
    return {NO_TOKEN: "-", HIDDEN: "?"}.get(int(token), str(token))


def _write_pile(state: State, i: int) -> str:
    owner = int(state.put_by[i])
    return _write_token(state.pile[i]) + ("" if owner == NOBODY else write_seat(owner))


def read_state(state: State, text: str) -> None:
    """Fill a blank record with the position that the text describes; raise ``UnreadableState``."""
    values = _split(text)
    seats = _numbers(values, "players", 1, range(_FEWEST_PLAYERS, MOST_PLAYERS + 1))[0]
    state.seats = seats
    state.misere = _read_switch(values["misere"])
    state.heap[:] = _numbers(values, "heaps", HEAPS, range(LARGEST + 1))
    state.taken[:seats] = _numbers(values, "taken", seats, range(STONES + 1))
    state.dice[0] = np.uint64(_numbers(values, "dice", 1, range(_WORDS))[0])
    state.turn = _read_seat("turn", values["turn"], seats)
    state.token[:] = NO_TOKEN
    state.token[:seats] = [
        _read_token("tokens", token) for token in _items(values, "tokens", seats)
    ]
    state.drawn = _read_token("drawn", values["drawn"])
    _read_pile(state, values["pile"].split())
    state.phase = _read_phase(state)


def _split(text: str) -> dict[str, str]:
    """Return the values of the lines; there is one line for every key, in order."""
    lines = [line.strip() for line in text.strip().splitlines()]
    keys = [line.split(" ", 1)[0] for line in lines]
    if tuple(keys) != _KEYS:
        raise UnreadableState(
            f"a position has the lines {', '.join(_KEYS)}; this has {', '.join(keys) or 'none'}"
        )
    return {key: line[len(key) :].strip() for key, line in zip(keys, lines, strict=True)}


def _items(values: dict[str, str], key: str, count: int) -> list[str]:
    items = values[key].split()
    if len(items) != count:
        raise UnreadableState(f"the position's {key} are {values[key]!r}; there must be {count}")
    return items


def _numbers(values: dict[str, str], key: str, count: int, allowed: range) -> list[int]:
    items = _items(values, key, count)
    for item in items:
        if not _is_number(item) or int(item) not in allowed:
            raise UnreadableState(
                f"the position's {key} has {item!r}; it can have whole numbers "
                f"from {allowed[0]} to {allowed[-1]}"
            )
    return [int(item) for item in items]


def _is_number(text: str) -> bool:
    """Ask whether a text is a whole number; one with more digits than any can have is none."""
    return text.isascii() and text.isdecimal() and len(text) <= len(str(_WORDS))


def _read_switch(text: str) -> int:
    if text not in _SWITCH:
        raise UnreadableState(f"the position's misere is {text!r}; it can be off or on")
    return _SWITCH.index(text)


def _read_seat(key: str, text: str, seats: int) -> int:
    try:
        return read_seat(text, seats)
    except ValueError as mistake:
        raise UnreadableState(f"the position's {key}: {mistake}") from None


def _read_token(key: str, text: str) -> int:
    if text == "?":
        return HIDDEN
    if text == "-":
        return NO_TOKEN
    if _is_number(text) and int(text) < TOKENS:
        return int(text)
    raise UnreadableState(
        f"the position's {key} has {text!r}; a token is a number from 0 to {TOKENS - 1}, or ?"
    )


def _read_pile(state: State, items: list[str]) -> None:
    """Read the tokens of the pile, each with the letter of who put it there (3.3)."""
    if len(items) > TOKENS:
        raise UnreadableState(f"the position's pile has {len(items)} tokens; there are {TOKENS}")
    state.pile[:] = NO_TOKEN
    state.put_by[:] = NOBODY
    state.pile_size = len(items)
    for i, item in enumerate(items):
        if item[:1] == "-":
            raise UnreadableState("the position's pile has '-'; what lies there are tokens")
        state.pile[i] = _read_token("pile", item[:1])
        if item[1:]:
            state.put_by[i] = _read_seat("pile", item[1:], int(state.seats))


def _read_phase(state: State) -> Phase:
    """Return the phase, which the heaps and tokens tell (3.2, 4.1)."""
    if not state.heap.any():
        return Phase.OVER
    return Phase.TAKE if state.drawn == NO_TOKEN else Phase.RETURN
