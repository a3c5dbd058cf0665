"""One game for programs: a record and what can be done in it, without a history and without words.

A match keeps what people want of it; that costs more than the rules do. Here one kernel makes a
move and lists what comes next.
"""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels
from holdfast.core.batch import best_of, zero_sum
from holdfast.core.errors import UnreadableMove
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.option import Options
from holdfast.core.record import copy_of
from holdfast.core.refusing import MOVES_ARE, check_seen, refusal
from holdfast.core.seats import NOBODY, check_seat
from holdfast.core.seeds import check_seed
from holdfast.core.verbs import SHOWN


class Position:
    """A game at one moment, which can go on.

    It is the game of the match with the same seed, options and number of players, as long as the
    same moves are made. Moves are ints and are checked; nothing is remembered of those made.
    """

    __slots__ = ("_cell", "_facts", "_limit", "_move", "_moves", "_seen", "_shown", "game")

    def __init__(
        self,
        game: Game,
        *,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
    ) -> None:
        """Deal; raise ``BadOption`` for what cannot be."""
        cell = game.blank(players, options)
        kernels.setup_each(cell, np.array([check_seed(seed)], dtype=np.uint64))
        self._hold(game, cell)

    @classmethod
    def of(cls, match: Match) -> Position:
        """Return the present position of a match, on which the match does not hang."""
        return cls._made(match.game, match.position(match.ply))

    @classmethod
    def _made(cls, game: Game, cell: NDArray[Any], seen: int | None = None) -> Position:
        position = cls.__new__(cls)
        position._hold(game, cell, seen)
        return position

    def _hold(self, game: Game, cell: NDArray[Any], seen: int | None = None) -> None:
        self.game = game
        self._cell = cell
        self._seen = seen  # the seat for which the rest was hidden
        self._limit = game.rules.moves
        self._move, self._shown = np.empty(1, dtype=np.int32), np.empty(SHOWN, dtype=np.int32)
        self._moves = np.empty((1, game.rules.widest), dtype=np.int32)
        self._facts = np.empty((2, 1), dtype=np.int32)  # how many moves, and who is to move
        kernels.legal_each(cell, self._moves, self._facts[0], self._facts[1])

    def __repr__(self) -> str:
        """Say which game it is, and who is to move."""
        turn = (
            "over" if self.over else f"seat {self.mover} to move, {len(self.legal())} legal moves"
        )
        return f"<Position of {self.game.name}: {self.players} players, {turn}>"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self._cell["seats"][0])

    @property
    def mover(self) -> int:
        """The seat that decides now, or ``NOBODY`` (-1) when the game is over."""
        return self._facts.item(1)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._facts.item(1) == NOBODY

    @property
    def state(self) -> NDArray[Any]:
        """The record, a batch of one: a copy."""
        return copy_of(self._cell)

    def legal(self) -> list[int]:
        """Return the legal moves, ascending; none when the game is over."""
        return self._moves[0, : self._facts.item(0)].tolist()  # type: ignore[no-any-return]

    def mask(self) -> NDArray[np.bool_]:
        """Return a truth value for each move of the game: whether it is legal."""
        out = np.empty(self.game.rules.moves, dtype=np.bool_)
        kernels.mark_each(self._moves, self._facts[0], out[np.newaxis])
        return out

    def apply(self, move: SupportsIndex) -> None:
        """Make a legal move, and all that follows from it.

        Raises ``UnreadableMove`` or ``IllegalMove``; then nothing has changed.
        """
        try:
            number = index(move)
        except TypeError:
            raise UnreadableMove(f"{move!r} is no move; {MOVES_ARE}") from None
        if not 0 <= number < self._limit:
            raise refusal(self.game, self._cell[0], number)
        self._move[0] = number
        made = kernels.play_each(
            self._cell, self._move, self._limit, self._shown, self._moves, self._facts
        )
        if not made:
            raise refusal(self.game, self._cell[0], number)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat, final or so far."""
        out = np.zeros((1, self.players), dtype=np.int32)
        kernels.score_each(self._cell, out)
        return tuple(out[0].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: several in a draw, none while the game goes on."""
        return tuple(np.flatnonzero(self._won()[0]).tolist())

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat has of the result: see :meth:`Batch.returns`."""
        return tuple(zero_sum(self._won())[0].tolist())

    def _won(self) -> NDArray[np.bool_]:
        out = np.zeros((1, self.players), dtype=np.int32)
        kernels.standing_each(self._cell, out)
        return best_of(out, self._facts[1] == NOBODY)

    def copy(self) -> Position:
        """Return the same position once more."""
        twin = Position.__new__(Position)
        twin.game, twin._limit, twin._seen = self.game, self._limit, self._seen
        twin._cell = copy_of(self._cell)
        twin._moves, twin._facts = self._moves.copy(), self._facts.copy()
        twin._move, twin._shown = self._move.copy(), self._shown.copy()
        return twin

    def hide(self, seat: int) -> Position:
        """Return what the seat may see; ``SPECTATOR`` is a seat."""
        seat = check_seat(seat, self.players)
        cell = copy_of(self._cell)
        kernels.hide_each(cell, seat)
        return self._made(self.game, cell, seat)

    def redeal(self, seat: int, seed: int = 0) -> Position:
        """Return a position that fits all that the seat has seen; the rest is dealt anew."""
        seat = check_seat(seat, self.players)
        check_seen(self._seen, seat)
        cell = copy_of(self._cell)
        kernels.redeal_each(cell, seat, np.array([check_seed(seed)], dtype=np.uint64))
        return self._made(self.game, cell)

    def match(self) -> Match:
        """Return a match that begins here: for people, to look at it."""
        check_seen(self._seen)
        return Match(
            self.game, copy_of(self._cell), None, self.game.text.write_state(self._cell[0])
        )
