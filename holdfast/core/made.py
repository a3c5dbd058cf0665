"""A move that was made, the positions on its way, and what is told of it to each who may read it.

The way is gone once, when the move is made, however many read of it later. It is kept as the bytes
in which its positions differ from the one before the move. A server holds thousands of matches, and
of the eight positions of a kilobyte that a move may go through, some eighty bytes are different. To
put them together again takes less time than to tell anything of them. Sentences take a kilobyte for
each reader: who wants to read them again keeps them, as ``Match`` does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels
from holdfast.core.dice import Dice
from holdfast.core.game import Game
from holdfast.core.reading import read
from holdfast.core.words import Sentence

#: Few moves go through more positions; the way of one that does is gone again, with more room.
_ROOM = 8
#: So many worlds are looked at by ``is_news``, one group after the other.
_WORLDS = (2, 6, 16)


@dataclass(slots=True, eq=False)
class Made:
    """A move that was made, and by whom; as bytes, in which position and on which way.

    Mostly it is told right away: until then it is ``fresh``, with the positions as they were made.
    """

    move: int
    mover: int
    dtype: np.dtype[Any]
    record: bytes  # before the move
    steps: int  # so many positions are on the way
    changes: bytes  # where they differ from the one before, and then what stands there
    fresh: tuple[np.ndarray, np.ndarray] | None = None  # the one before, and those on the way

    @property
    def before(self) -> np.ndarray:
        """The position before the move, a batch of one."""
        return _batch(self.record, 1, self.dtype)

    @property
    def trail(self) -> np.ndarray:
        """The positions on the way: after the move itself, and after each thing that followed."""
        trail = _batch(self.record, self.steps, self.dtype)
        places = _places(trail.nbytes)
        count = len(self.changes) // (places.itemsize + 1)
        where = np.frombuffer(self.changes, places, count)
        what = np.frombuffer(self.changes, np.uint8, count, where.nbytes)
        trail.view(np.uint8)[where] = what
        return trail


class Account(NamedTuple):
    """A move as somebody may read it."""

    seat: int  # who made it
    text: str
    parts: msgspec.Struct
    told: list[Sentence]

    def entry(self) -> dict[str, Any]:
        """Return it as an entry of the log, in JSON that belongs to whoever gets it."""
        told = [{"id": line.id, "args": {**line.args}, "rule": line.rule} for line in self.told]
        parts = msgspec.to_builtins(self.parts)
        return {"seat": self.seat, "text": self.text, "parts": parts, "told": told}


def make(before: np.ndarray, move: int, mover: int, room: int = _ROOM) -> tuple[Made, np.ndarray]:
    """Make a legal move in a position (a batch of one); return it, and the position after it."""
    after, trail = copies(before), copies(before, room)
    steps = kernels.step_each(after, np.array([move], dtype=np.int32), trail)
    if steps > room:
        return make(before, move, mover, steps)
    trail = trail[:steps]
    changes = _changes(before, trail)
    made = Made(move, mover, before.dtype, before.tobytes(), steps, changes, (before, trail))
    return made, after


def tell(game: Game, made: Made, seat: int) -> Account:
    """Return a move as a seat may read it."""
    (before, steps), move = _way(made), made.move
    shown = game.wire.hide_move(before, move, seat)
    text, parts = game.text.write_move(before, shown), game.wire.parts(before, shown)
    return Account(made.mover, text, parts, game.text.tell(before, move, steps, seat))


@lru_cache(1)
def _way(made: Made) -> tuple[Any, list[Any]]:
    """Return the position before a move and those on its way, to be read.

    What is told of a move is told to everybody, one after the other: they are read once for all.
    """
    before, trail = made.fresh or (made.before, made.trail)
    return read(before), [read(trail, i) for i in range(made.steps)]


def is_news(made: Made) -> bool:
    """Tell whether a move taught its mover something: a card was drawn, say, or one was turned up.

    Then the move does not come out alike in all the worlds that the mover must think possible; so
    many of them are looked at that none is missed but by a chance of one in millions. Mostly two
    are enough to see that it is. Each group goes on with the dice of the last one, so that the
    worlds are those of one large group.
    """
    dice = np.zeros(1, dtype=np.uint64)
    return any(_comes_out_otherwise(made, worlds, dice) for worlds in _WORLDS)


def copies(cell: np.ndarray, count: int = 1) -> np.ndarray:
    """Return a batch of copies of a position (a batch of one)."""
    return _batch(cell.tobytes(), count, cell.dtype)


def _batch(record: bytes, count: int, dtype: np.dtype[Any]) -> np.ndarray:
    """Return a batch of the same record.

    Records have no gaps, so that a copy of the bytes is one of the record. NumPy would copy it
    field by field, which takes thirty times as long.
    """
    return np.ndarray(count, dtype, bytearray(record * count))


def _comes_out_otherwise(made: Made, worlds: int, dice: Dice) -> bool:
    """Tell whether the mover sees something else after the move in one of so many worlds."""
    raw = bytearray(made.record * (1 + worlds))
    cells = np.ndarray(1 + worlds, made.dtype, raw)
    kernels.imagine_each(cells, made.move, made.mover, dice)
    return raw != raw[: len(made.record)] * (1 + worlds)


def _changes(before: np.ndarray, trail: np.ndarray) -> bytes:
    rows = _rows(trail)
    where = (rows != before.view(np.uint8)).reshape(-1).nonzero()[0]
    changes: bytes = (
        where.astype(_places(trail.nbytes)).tobytes() + rows.reshape(-1)[where].tobytes()
    )
    return changes


@cache
def _places(size: int) -> np.dtype[Any]:
    """Return the smallest type of numbers that can name every byte of so many."""
    return np.min_scalar_type(size)


def _rows(cells: np.ndarray) -> NDArray[np.uint8]:
    return cells.view(np.uint8).reshape(len(cells), -1)
