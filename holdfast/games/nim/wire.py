"""What leaves the game: its view, and the parts of its moves."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.wire import Types
from holdfast.games.nim.moves import RETURN, RETURNED, heap_of, pack_take, stones_of
from holdfast.games.nim.state import HEAPS, LARGEST, TOKENS, State

PhaseName = Literal["take", "return", "over"]
PHASES: Final[tuple[PhaseName, ...]] = ("take", "return", "over")


class Covered(msgspec.Struct, frozen=True):
    """A token of the pile, null if it is hidden, and who put it there."""

    token: int | None
    put_by: str | None


class View(msgspec.Struct, frozen=True):
    """The table; a token that is hidden or not there is null."""

    misere: bool
    phase: PhaseName
    heaps: list[int]
    taken: list[int]  # stones, by seat
    tokens: list[int | None]  # by seat
    drawn: int | None  # the second token of a player who has to return one
    pile: list[Covered]  # the lowest first


class Take(msgspec.Struct, frozen=True, tag_field="kind", tag="take"):
    """Take so many stones of a heap; heaps are counted from 0, as in the view."""

    heap: int
    stones: int


class Return(msgspec.Struct, frozen=True, tag_field="kind", tag="return"):
    """Put a token under the pile; of another's token only the back is seen."""

    token: int | None


Move = Take | Return

#: By each kind of move, its rule.
MOVE_RULES: Final = {
    "take": "2.2",
    "return": "3.2",
}

TYPES: Final = Types(view=View, move=Move)


def view(state: State, seat: int) -> View:
    """Return a record, hidden already, as the seat sees it (3.3)."""
    seats = int(state.seats)
    return View(
        misere=bool(state.misere),
        phase=PHASES[int(state.phase)],
        heaps=state.heap.tolist(),
        taken=state.taken[:seats].tolist(),
        tokens=[_number(token) for token in state.token[:seats]],
        drawn=_number(state.drawn),
        pile=[
            Covered(_number(state.pile[i]), _owner(int(state.put_by[i])))
            for i in range(int(state.pile_size))
        ],
    )


def _number(token: int) -> int | None:
    return int(token) if token >= 0 else None


def _owner(seat: int) -> str | None:
    return None if seat == NOBODY else write_seat(seat)


def parts(_state: State, move: int) -> Move:
    """Return the parts of a move."""
    if move < RETURN:
        return Take(heap_of(move), stones_of(move))
    return Return(None if move == RETURNED else move - RETURN)


def read_parts(_state: State, meant: Move) -> list[int]:
    """Return all moves that the parts could mean; none if there are no such things."""
    if isinstance(meant, Take):
        there = 0 <= meant.heap < HEAPS and 1 <= meant.stones <= LARGEST
        return [pack_take(meant.heap, meant.stones)] if there else []
    return [RETURN + token for token in range(TOKENS) if meant.token == token]
