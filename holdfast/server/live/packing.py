"""A bot's question as workers get it: what its seat may see, and nothing else of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from holdfast.core import jit

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.server.live.thinkers import Question

_KINDS: dict[str, str] = {}  # by the name of the game


class SeatQuestion(msgspec.Struct, frozen=True, array_like=True):
    """Which of these moves, on this level, as this seat sees the table?"""

    level: str
    seat: int
    seen: bytes
    moves: list[int]


def pack(question: Question) -> bytes:
    """Return a question as bytes, the same for all tables that look the same to the seat."""
    return msgspec.msgpack.encode(
        SeatQuestion(question.level, question.seat, question.seen.tobytes(), question.moves)
    )


def unpack(body: bytes) -> SeatQuestion:
    """Return the question that bytes stand for."""
    return msgspec.msgpack.decode(body, type=SeatQuestion)


def read_seen(game: Game, packed: SeatQuestion) -> np.ndarray[Any, Any]:
    """Return the record of a question, a batch of one."""
    return np.frombuffer(packed.seen, dtype=game.rules.state).copy()


def kind_of(game: Game) -> str:
    """Return a name for a game with just these rules and boards; it takes a while, once.

    A worker with other ones would read a record differently, or search for something else.
    """
    kind = _KINDS.get(game.name)
    if kind is None:
        compiled = jit.name_compiled(game.rules.state, jit.KERNELS)
        kind = _KINDS[game.name] = f"{game.name}-{game.rules_version}-{compiled}"
    return kind
