"""What the seats have seen of a game from its beginning: perfect recall, for programs that reason.

A record holds all that matters from here on; an *information state* also holds how it came to that.
It is everything that a seat has seen so far: who made which move, as the seat may read it, and what
``hide`` left of the record after each of them. Two games that differ only in what the seat could
not know have the same information states.

A game is a chain of moments, which never change: those who try out several moves share the past.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from holdfast.core import kernels, observing, registry
from holdfast.core.batch import best_of, exact_zero_sum
from holdfast.core.encoding import NUMBER, Numbers
from holdfast.core.game import Game
from holdfast.core.reading import read
from holdfast.core.seats import NOBODY, SPECTATOR, write_seat
from holdfast.core.verbs import NO_MOVE

#: What stands before the observation in a row of a history: who moved, and the move.
HEAD = 2
#: So many bytes stand for all that a seat has seen.
_DIGEST = 16


class Choices(NamedTuple):
    """Who decides at a moment, and what can be done; moves and actions go in pairs."""

    mover: int  # NOBODY when the game is over
    moves: list[int]
    actions: list[int]


class Recalled:
    """A position, the move that led to it, and the moment before that.

    After ``redeal`` the position is another one that the seat must think possible. What that seat
    has seen is what it has seen; what others have seen in that world before is not known, and their
    information states hold what everybody saw, and what they see now.
    """

    __slots__ = (
        "_choices",
        "_digests",
        "_shown",
        "before",
        "fits",
        "game",
        "move",
        "mover",
        "record",
    )

    def __init__(
        self,
        game: Game,
        record: bytes,
        before: Recalled | None = None,
        mover: int = NOBODY,
        move: int = NO_MOVE,
        fits: int | None = None,
    ) -> None:
        """Hold a record; ``fits`` is the seat for which it was dealt again."""
        self.game = game
        self.record = record
        self.before = before
        self.mover = mover
        self.move = move
        self.fits = fits
        self._choices: Choices | None = None
        # Found out once, by seat: what stands for all it has seen, and the move as it reads.
        self._digests: dict[int, bytes] = {}
        self._shown: dict[int, int] = {}

    @property
    def cell(self) -> np.ndarray:
        """The position, a batch of one: a copy."""
        return np.ndarray(1, self.game.rules.state, bytearray(self.record))

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.cell["seats"][0])

    @property
    def choices(self) -> Choices:
        """Who decides, and what can be done."""
        if self._choices is None:
            moves, actions = np.empty((2, 1, self.game.rules.widest), dtype=np.int32)
            counts, movers = np.empty((2, 1), dtype=np.int32)
            cell = self.cell
            kernels.legal_each(cell, moves, counts, movers)
            observing.number_each(cell, moves, actions, counts)
            count = int(counts[0])
            self._choices = Choices(
                int(movers[0]), moves[0, :count].tolist(), actions[0, :count].tolist()
            )
        return self._choices

    @property
    def returns(self) -> list[float]:
        """What each seat has of the result: see ``Batch.returns``."""
        standing = np.zeros((1, self.players), dtype=np.int32)
        kernels.standing_each(self.cell, standing)
        over = np.array([self.choices.mover == NOBODY])
        shares: list[float] = exact_zero_sum(best_of(standing, over))[0].tolist()
        return shares

    def after(self, move: int) -> Recalled:
        """Return the moment after a legal move, and all that follows from it."""
        cell = self.cell
        kernels.step_each(cell, np.array([move], dtype=np.int32), cell[:0])
        return Recalled(self.game, cell.tobytes(), self, self.choices.mover, move)

    def redeal(self, seat: int, seed: int) -> Recalled:
        """Return a moment that the seat must think possible, a fair sample."""
        cell = self.cell
        kernels.hide_each(cell, seat)
        kernels.redeal_each(cell, seat, np.array([seed], dtype=np.uint64))
        return Recalled(self.game, cell.tobytes(), self, fits=seat)

    def seen(self, seat: int) -> np.ndarray:
        """Return what the seat may see now: the record, a batch of one."""
        cell = self.cell
        kernels.hide_each(cell, seat)
        return cell

    def information(self, seat: int) -> str:
        """Return the information state of a seat: the same where it has seen the same, only there.

        It reads ``A | A12 B3 A20 | 0f3c…``: who asks; who made which move, as this seat may read
        it; and a digest of all that it has seen meanwhile.
        """
        log = " ".join(f"{write_seat(mover)}{move}" for mover, move in self.log(seat))
        who = "spectator" if seat == SPECTATOR else write_seat(seat)
        return f"{who} | {log} | {self._digest(seat).hex()}"

    def log(self, seat: int) -> list[tuple[int, int]]:
        """Return who made which move, the first one first, as the seat may read them."""
        read_by = seat
        found = []
        for moment in self._back():
            if moment.fits is not None:
                read_by = read_by if moment.fits == read_by else SPECTATOR
            elif moment.before is not None:
                found.append((moment.mover, moment._read(read_by)))
        return found[::-1]

    def history(self, seat: int) -> Numbers:
        """Return what the seat has seen, a row for each moment.

        A row has who moved (1 + places after the seat), 1 + the move as the seat may read it, and
        the compact observation afterwards. The first row begins with zeros, as nobody has moved.
        Where a redeal leaves it open what the seat saw, there are zeros.
        """
        encoding, log = self.game.lab.compact, self.log(seat)
        out = np.zeros((1 + len(log), HEAD + encoding.size), dtype=NUMBER)
        for row, (mover, move) in zip(out[1:], log, strict=True):
            row[:HEAD] = 1 + (mover - seat) % self.players, 1 + move
        records = self._known(seat)[::-1]
        cells = np.ndarray(len(records), self.game.rules.state, bytearray(b"".join(records)))
        seen = np.empty((len(records), encoding.size), dtype=NUMBER)
        observing.observe_each(cells, seat, seen)
        out[len(out) - len(records) :, HEAD:] = seen
        return out

    def _known(self, seat: int) -> list[bytes]:
        """Return the records that the seat is known to have looked at, the last one first."""
        found: list[bytes] = []
        covered = False  # a redeal stands for the moment that it was made from
        for moment in self._back():
            if not covered:
                found.append(moment.record)
            covered = moment.fits is not None
            if moment.fits not in (None, seat):
                break
        return found

    def _back(self) -> Iterator[Recalled]:
        """Go back to the beginning."""
        moment: Recalled | None = self
        while moment is not None:
            yield moment
            moment = moment.before

    def _read(self, seat: int) -> int:
        """Return the move that led here, as a seat may read it."""
        if seat not in self._shown:
            assert self.before is not None
            self._shown[seat] = self.game.wire.hide_move(read(self.before.cell), self.move, seat)
        return self._shown[seat]

    def _digest(self, seat: int) -> bytes:
        """Return what stands for all that a seat has seen; each moment finds its own once."""
        waiting = []
        for moment in self._back():
            waiting.append(moment)
            if seat in moment._digests or moment.fits not in (None, seat):
                break
        for moment in reversed(waiting):
            if seat not in moment._digests:
                moment._digests[seat] = moment._reckon(seat)
        return self._digests[seat]

    def _reckon(self, seat: int) -> bytes:
        """Return the digest of a moment, of which the one before is known."""
        if self.before is None:
            return _digest(self.seen(seat).tobytes())
        if self.fits == seat:
            return self.before._digest(seat)
        if self.fits is not None:
            return _digest(self.before._digest(SPECTATOR), self.seen(seat).tobytes())
        made = f"{self.mover} {self._read(seat)} ".encode()
        return _digest(self.before._digest(seat), made, self.seen(seat).tobytes())

    def __deepcopy__(self, _memo: Any) -> Recalled:
        """Return itself: it never changes."""
        return self

    def __reduce__(self) -> Any:
        """Let it be kept as its records and moves, however long the chain is."""
        steps = [(each.record, each.mover, each.move, each.fits) for each in self._back()]
        return _restore, (self.game.name, steps[::-1])


def _restore(name: str, steps: list[tuple[bytes, int, int, int | None]]) -> Recalled:
    """Return the last moment of a chain that was kept; the games have been imported."""
    game, moment = registry.get(name), None
    for record, mover, move, fits in steps:
        moment = Recalled(game, record, moment, mover, move, fits)
    assert moment is not None
    return moment


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=_DIGEST).digest()
