"""The record that one position lives in, its typed face, and what makes a position impossible."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Annotated, Any, Final

import numpy as np

from holdfast.core.dice import Dice
from holdfast.core.option import Option
from holdfast.core.record import Int8, Int8s, Record, options_of, type_of
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence

HEAPS: Final = 3
SIZES: Final = (3, 4, 5)  # stones in each heap at the start (1.1)
LARGEST: Final = 5
STONES: Final = 12
TOKENS: Final = 6  # one of each value from 0 to 5 (1.2)
MOST_PLAYERS: Final = 3
PRIZE: Final = 5  # points for the last stone (4.2)

SPARE: Final = 5

NO_TOKEN: Final = -1
#: A token that this seat does not know.
HIDDEN: Final = -2


class Phase(IntEnum):
    """What kind of decision comes next."""

    TAKE = 0
    RETURN = 1  # one of two tokens goes under the pile (3.2)
    OVER = 2


class State(Record):
    """A match, as a record."""

    dice: Annotated[Dice, 1]
    misere: Annotated[Int8, Option(False, "who takes the last stone gets nothing for it (4.2)")]
    seats: Int8
    turn: Int8  # who decides; when the game is over, who took the last stone
    phase: Int8
    heap: Annotated[Int8s, HEAPS]
    taken: Annotated[Int8s, MOST_PLAYERS]  # stones, by seat
    token: Annotated[Int8s, MOST_PLAYERS]  # the token in hand, by seat
    drawn: Int8  # the second token of the player who has to return one (3.1)
    # The pile lies face down: its last token is the top one.
    pile: Annotated[Int8s, TOKENS]
    pile_size: Int8
    put_by: Annotated[Int8s, TOKENS]  # who put this token under the pile and so knows it (3.3)
    # Always 0. Fills the last word: a copy of a record would leave a gap as it is.
    spare: Annotated[Int8s, SPARE]


STATE: Final[np.dtype[Any]] = type_of(State)
OPTIONS: Final = options_of(State)


def components(state: State) -> dict[str, int]:
    """Count the pieces: the stones, and the tokens of each value (1.1, 1.2)."""
    counts = {"stones": int(state.heap.sum()) + int(state.taken.sum())}
    tokens = all_tokens(state)
    return counts | {f"token {value}": tokens.count(value) for value in range(TOKENS)}


def all_tokens(state: State) -> list[int]:
    """Return every token, wherever it lies."""
    places = [*state.token, state.drawn, *state.pile]
    return [int(token) for token in places if token != NO_TOKEN]


def problems(state: State) -> list[Sentence]:
    """Return everything that makes the position impossible; nothing if it can occur."""
    if HIDDEN in all_tokens(state):
        return [Sentence("tokens-hidden")]
    return [*_wrong_counts(state), *_wrong_heaps(state), *_wrong_tokens(state)]


def _wrong_counts(state: State) -> Iterator[Sentence]:
    """All pieces are there, and everybody has a token (1.1, 1.2)."""
    for piece, count in components(state).items():
        expected = STONES if piece == "stones" else 1
        if count != expected:
            yield Sentence(
                "pieces",
                {"piece": piece, "count": int(count), "expected": expected},
                "1.1" if piece == "stones" else "1.2",
            )
    for seat in range(int(state.seats)):
        if state.token[seat] == NO_TOKEN:
            yield Sentence("no-token", {"seat": write_seat(seat)}, "1.2")


def _wrong_heaps(state: State) -> Iterator[Sentence]:
    """No heap has grown (2.2)."""
    for heap in range(HEAPS):
        if state.heap[heap] > SIZES[heap]:
            yield Sentence(
                "heap-grown",
                {"heap": heap + 1, "stones": int(state.heap[heap]), "most": SIZES[heap]},
                "1.1",
            )


def _wrong_tokens(state: State) -> Iterator[Sentence]:
    """A token was drawn and returned for every empty heap but the last (3.1, 3.2)."""
    empty = sum(int(size) == 0 for size in state.heap)
    owners = [int(seat) for seat in state.put_by]
    returned = sum(seat != NOBODY for seat in owners)
    drawn = int(state.drawn) != NO_TOKEN
    expected = min(empty, HEAPS - 1)
    if returned + drawn != expected:
        yield Sentence("tokens-drawn", {"drawn": returned + drawn, "expected": expected}, "3.1")
    if drawn and state.phase == Phase.OVER:
        yield Sentence("over-token", rule="3.2")
    if NOBODY in owners[:returned]:
        yield Sentence("tokens-not-lowest", rule="3.2")
