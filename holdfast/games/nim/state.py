"""The record that one position lives in, its typed face, and what makes a position impossible."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from holdfast.core.seats import NOBODY

HEAPS: Final = 3
SIZES: Final = (3, 4, 5)  # stones in each heap at the start (1.1)
LARGEST: Final = 5
STONES: Final = 12
TOKENS: Final = 6  # one of each value from 0 to 5 (1.2)
MOST_PLAYERS: Final = 3
PRIZE: Final = 5  # points for the last stone (4.2)

NO_TOKEN: Final = -1
#: A token that this seat does not know.
HIDDEN: Final = -2


class Phase(IntEnum):
    """What kind of decision comes next."""

    TAKE = 0
    RETURN = 1  # one of two tokens goes under the pile (3.2)
    OVER = 2


_FIELDS = np.dtype(
    [
        ("dice", "u8", (1,)),
        ("misere", "i1"),  # the option (4.2)
        ("seats", "i1"),
        ("turn", "i1"),  # who decides; when the game is over, who took the last stone
        ("phase", "i1"),
        ("heap", "i1", (HEAPS,)),
        ("taken", "i1", (MOST_PLAYERS,)),  # stones, by seat
        ("token", "i1", (MOST_PLAYERS,)),  # the token in hand, by seat
        ("drawn", "i1"),  # the second token of the player who has to return one (3.1)
        # The pile lies face down: its last token is the top one.
        ("pile", "i1", (TOKENS,)),
        ("pile_size", "i1"),
        ("put_by", "i1", (TOKENS,)),  # who put this token under the pile and so knows it (3.3)
    ],
    align=True,
)

#: Declared over ``np.record`` so that fields are attributes compiled and uncompiled alike.
STATE: Final[np.dtype[Any]] = np.dtype((np.record, _FIELDS))


class State(Protocol):
    """The record, for readers and type checkers; the meanings are beside the fields above."""

    dtype: np.dtype[Any]
    dice: np.ndarray[tuple[int], np.dtype[np.uint64]]
    misere: int
    seats: int
    turn: int
    phase: int
    heap: NDArray[np.int8]
    taken: NDArray[np.int8]
    token: NDArray[np.int8]
    drawn: int
    pile: NDArray[np.int8]
    pile_size: int
    put_by: NDArray[np.int8]


def components(state: State) -> dict[str, int]:
    """Count the pieces: the stones, and the tokens of each value (1.1, 1.2)."""
    counts = {"stones": int(state.heap.sum()) + int(state.taken.sum())}
    tokens = all_tokens(state)
    return counts | {f"token {value}": tokens.count(value) for value in range(TOKENS)}


def all_tokens(state: State) -> list[int]:
    """Return every token, wherever it lies."""
    places = [*state.token, state.drawn, *state.pile]
    return [int(token) for token in places if token != NO_TOKEN]


def problems(state: State) -> list[str]:
    """Return what makes the position impossible, in sentences; nothing if it can occur."""
    found = []
    if HIDDEN in all_tokens(state):
        return ["some tokens are hidden"]
    for piece, count in components(state).items():
        expected = STONES if piece == "stones" else 1
        if count != expected:
            found.append(f"there are {count} {piece}, not {expected}")
    for heap in range(HEAPS):
        if state.heap[heap] > SIZES[heap]:
            found.append(f"heap {heap + 1} has {state.heap[heap]} stones, more than {SIZES[heap]}")
    found += _problems_of_tokens(state)
    return found


def _problems_of_tokens(state: State) -> list[str]:
    """Compare the tokens drawn and returned with the heaps that are empty (3.1, 3.2)."""
    if NO_TOKEN in state.token[: state.seats]:
        return ["a player has no token"]
    empty = sum(int(size) == 0 for size in state.heap)
    returned = sum(int(seat) != NOBODY for seat in state.put_by)
    expected = empty - (state.phase != Phase.TAKE)
    if returned != expected:
        return [f"{returned} tokens were put under the pile, not {expected}"]
    return []
