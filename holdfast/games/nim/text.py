"""Sentences for people: refusals, the log, and the drawing in characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.seats import write_seat
from holdfast.core.words import Sentence
from holdfast.games.nim.moves import RETURN, heap_of, stones_of
from holdfast.games.nim.refusal import NUMBERS, Refusal
from holdfast.games.nim.state import HEAPS, HIDDEN, NO_TOKEN, Phase, State
from holdfast.games.nim.view import hide_move

Args = dict[str, str | int]

#: For each refusal: the rule, the sentence, and what its numbers mean there.
_REASONS: Final = {
    Refusal.HEAP_TOO_SMALL: ("2.2", "refused-heap-too-small", ("heap", "stones")),
    Refusal.RETURN_FIRST: ("3.2", "refused-return-first", ()),
    Refusal.NOT_IN_HAND: ("3.2", "refused-not-in-hand", ("token",)),
    Refusal.NOTHING_DRAWN: ("3.1", "refused-nothing-drawn", ()),
}


def why(state: State, move: int) -> Sentence:
    """Return why an unlisted move is refused, with the number of the rule."""
    numbers = np.zeros(NUMBERS, dtype=np.int32)
    code = kernels.refuse_each(np.array([state], dtype=state.dtype), move, numbers)
    rule, said, names = _REASONS[Refusal(code)]
    args: Args = {name: int(numbers[i]) for i, name in enumerate(names)}
    return Sentence(said, args, rule)


def tell(before: State, move: int, trail: Sequence[State], seat: int) -> list[Sentence]:
    """Return what happened, as the seat may read it (3.3)."""
    after = trail[-1]
    who: Args = {"seat": write_seat(int(before.turn))}
    if move >= RETURN:
        if hide_move(before, move, seat) == move:
            return [Sentence("returned-known", who | {"token": move - RETURN}, "3.2")]
        return [Sentence("returned", who, "3.2")]
    args = who | {"heap": heap_of(move) + 1, "stones": stones_of(move)}
    said = [Sentence("took", args, "2.2")]
    if after.phase == Phase.RETURN:
        said.append(Sentence("drew", who, "3.1"))
    if after.phase == Phase.OVER:
        said += _tell_end(after)
    return said


def _tell_end(state: State) -> list[Sentence]:
    """Turn up the tokens and tell everybody's points (4.2, 4.3)."""
    points = np.zeros((1, int(state.seats)), dtype=np.int32)
    kernels.score_each(np.array([state], dtype=state.dtype), points)
    rows: list[Args] = [
        {"seat": write_seat(seat), "token": int(state.token[seat]), "points": int(points[0, seat])}
        for seat in range(int(state.seats))
    ]
    return [Sentence("scored", row, "4.3") for row in rows]


def draw(state: State, seat: int) -> str:
    """Draw the table in characters: the heaps, the tokens by seat, and the pile from the bottom."""
    heaps = [f"{heap + 1}  {'o' * int(state.heap[heap])}".rstrip() for heap in range(HEAPS)]
    hands = [_draw_hand(state, player) for player in range(int(state.seats))]
    pile = " ".join(_face(state.pile[i]) for i in range(int(state.pile_size)))
    return "\n".join([*heaps, *hands, f"pile {pile}"])


def _draw_hand(state: State, seat: int) -> str:
    mark = "*" if state.turn == seat and state.phase != Phase.OVER else " "
    second = f" and {_face(state.drawn)}" if mark == "*" and state.drawn != NO_TOKEN else ""
    return f"{mark}{write_seat(seat)} has {_face(state.token[seat])}{second}"


def _face(token: int) -> str:
    return "?" if token == HIDDEN else str(token)
