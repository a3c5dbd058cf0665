"""What a seat sees of the game as numbers (3.3).

The rules here look only at what ``hide`` would leave: tests compare.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.encoding import Encoding, Numbers, Plane, mark, relative
from holdfast.core.jit import rule
from holdfast.core.lab import Lab
from holdfast.core.seats import NOBODY
from holdfast.games.nim.moves import MOVES
from holdfast.games.nim.state import (
    HEAPS,
    LARGEST,
    MOST_PLAYERS,
    NO_TOKEN,
    STONES,
    TOKENS,
    Phase,
    State,
)
from holdfast.games.nim.view import knows_hand

_SEATS: Final = "by seat, oneself first"

COMPACT: Final = Encoding(
    Plane("players", (), 2, MOST_PLAYERS, "how many play"),
    Plane("misere", (), 0, 1, "1 with this option"),
    Plane("mover", (MOST_PLAYERS,), 0, 1, f"1 for the seat that decides, {_SEATS}"),
    Plane("returning", (), 0, 1, "1 while a token has to be returned"),
    Plane("taker", (MOST_PLAYERS,), 0, 1, f"at the end, 1 for who took the last stone, {_SEATS}"),
    Plane("heaps", (HEAPS,), 0, LARGEST, "stones, by heap"),
    Plane("taken", (MOST_PLAYERS,), 0, STONES, f"stones taken, {_SEATS}"),
    Plane("tokens", (MOST_PLAYERS,), 0, TOKENS, f"1 + the token, 0 if it is hidden, {_SEATS}"),
    Plane("drawn", (), 0, TOKENS, "1 + the second token that one holds oneself"),
    Plane("pile", (TOKENS,), 0, TOKENS, "1 + the token, 0 if it is hidden, from the bottom"),
    Plane("pile_size", (), 0, TOKENS, "tokens in the pile"),
    Plane("put_by", (TOKENS,), 0, MOST_PLAYERS, "1 + the seat that put this token there, or 0"),
)

RICH: Final = Encoding(
    Plane("players", (MOST_PLAYERS,), 0, 1, f"1 for each seat that is there, {_SEATS}"),
    Plane("misere", (), 0, 1, "1 with this option"),
    Plane("mover", (MOST_PLAYERS,), 0, 1, f"1 for the seat that decides, {_SEATS}"),
    Plane("returning", (), 0, 1, "1 while a token has to be returned"),
    Plane("taker", (MOST_PLAYERS,), 0, 1, f"at the end, 1 for who took the last stone, {_SEATS}"),
    Plane("heaps", (HEAPS, LARGEST), 0, 1, "1 for each stone, by heap"),
    Plane("taken", (MOST_PLAYERS,), 0, STONES, f"stones taken, {_SEATS}"),
    Plane("tokens", (MOST_PLAYERS, TOKENS), 0, 1, f"1 at a token that one knows, {_SEATS}"),
    Plane("drawn", (TOKENS,), 0, 1, "1 at the second token that one holds oneself"),
    Plane("pile", (TOKENS, TOKENS), 0, 1, "1 at a token that one knows, from the bottom"),
    Plane("pile_size", (), 0, TOKENS, "tokens in the pile"),
    Plane("put_by", (TOKENS, MOST_PLAYERS), 0, 1, f"1 at the seat that put it there, {_SEATS}"),
)

C: Final = COMPACT.at
R: Final = RICH.at

# Behind ``mover``, in both encodings.
_RETURNING: Final = C.returning - C.mover
_TAKER: Final = C.taker - C.mover


@rule
def observe(state: State, seat: int, out: Numbers) -> None:
    """Write the table, one's own tokens, and those in the pile that one put there (3.3)."""
    seats = int(state.seats)
    out[C.players] = seats
    out[C.misere] = state.misere
    observe_turn(state, seat, out, C.mover)
    for heap in range(HEAPS):
        out[C.heaps + heap] = state.heap[heap]
    for other in range(seats):
        place = relative(other, seat, seats)
        out[C.taken + place] = state.taken[other]
        if knows_hand(state, seat, other):
            out[C.tokens + place] = 1 + state.token[other]
    if holds_second(state, seat):
        out[C.drawn] = 1 + state.drawn
    out[C.pile_size] = state.pile_size
    for i in range(int(state.pile_size)):
        if state.put_by[i] == seat:
            out[C.pile + i] = 1 + state.pile[i]
        if state.put_by[i] != NOBODY:
            out[C.put_by + i] = 1 + relative(int(state.put_by[i]), seat, seats)


@rule
def observe_turn(state: State, seat: int, out: Numbers, at: int) -> None:
    """Mark who decides (2.1), whether it returns a token (3.2), and who took the last (4.1)."""
    place = relative(int(state.turn), seat, int(state.seats))
    if state.phase == Phase.OVER:
        out[at + _TAKER + place] = 1
        return
    out[at + place] = 1
    out[at + _RETURNING] = state.phase == Phase.RETURN


@rule
def holds_second(state: State, seat: int) -> bool:
    """Tell whether the seat holds a second token itself (3.1)."""
    return state.turn == seat and state.drawn != NO_TOKEN


@rule
def observe_richly(state: State, seat: int, out: Numbers) -> None:
    """Write the same with a number for each thing that can be (3.3)."""
    seats = int(state.seats)
    out[R.misere] = state.misere
    observe_turn(state, seat, out, R.mover)
    for heap in range(HEAPS):
        for stone in range(state.heap[heap]):
            out[R.heaps + heap * LARGEST + stone] = 1
    for other in range(seats):
        place = relative(other, seat, seats)
        out[R.players + place] = 1
        out[R.taken + place] = state.taken[other]
        if knows_hand(state, seat, other):
            mark(out, R.tokens + place * TOKENS, int(state.token[other]), TOKENS)
    if holds_second(state, seat):
        mark(out, R.drawn, int(state.drawn), TOKENS)
    out[R.pile_size] = state.pile_size
    for i in range(int(state.pile_size)):
        if state.put_by[i] == seat:
            mark(out, R.pile + i * TOKENS, int(state.pile[i]), TOKENS)
        if state.put_by[i] != NOBODY:
            out[R.put_by + i * MOST_PLAYERS + relative(int(state.put_by[i]), seat, seats)] = 1


LAB: Final = Lab(
    version=1,
    compact=COMPACT,
    rich=RICH,
    observe=observe,
    observe_richly=observe_richly,
    actions=MOVES,
    about_actions="An action is a move: `TAKE` of 3 heaps x 5 amounts, then `RETURN` of 6 tokens.",
)
