"""Many games at once: a batch of records and the kernels that move it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.core.option import Options


class Batch:
    """Games of one kind side by side, dealt and ready to be stepped.

    Every game's seed is the batch's seed plus its number. ``cores`` says how many cores the kernels
    may use; the results do not depend on it.

    Where nothing is compiled yet, opening a batch compiles the deal, and the first call of each
    method what it needs; a line on the standard error output says so when it takes longer than two
    seconds. ``holdfast warm`` does it ahead.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        *,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        cores: int = 1,
    ) -> None:
        self.game = game
        self.cores = cores
        self.states = np.repeat(game.blank(players, options), size)
        self.players = int(self.states["seats"][0]) if size else 0
        self._moves = np.zeros((size, game.rules.widest), dtype=np.int32)
        self._counts = np.zeros(size, dtype=np.int32)
        self._movers = np.zeros(size, dtype=np.int32)
        self.deal(seed)

    def __len__(self) -> int:
        return len(self.states)

    def deal(self, seed: int) -> None:
        """Set up every game anew."""
        seeds = self._seeds(seed)
        self._spread(lambda a, b: kernels.setup_each(self.states[a:b], seeds[a:b]))

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
        """Return every game's legal moves (a row each), how many they are, and who is to move.

        The arrays are the batch's own and are overwritten by the next call.
        """
        m, c, t = self._moves, self._counts, self._movers
        self._spread(lambda a, b: kernels.legal_each(self.states[a:b], m[a:b], c[a:b], t[a:b]))
        return m, c, t

    def step(self, moves: NDArray[np.int32]) -> None:
        """Make one legal move in every game; games that are over stay as they are."""
        self._spread(lambda a, b: kernels.step_each(self.states[a:b], moves[a:b], self.states[:0]))

    def play_out(self, seed: int) -> int:
        """Play every game to its end at random; return the number of decisions."""
        seeds = self._seeds(seed)

        def part(a: int, b: int) -> int:
            scratch = np.empty(self.game.rules.widest, dtype=np.int32)
            dice = np.zeros(1, dtype=np.uint64)
            return kernels.play_out(self.states[a:b], seeds[a:b], dice, scratch)

        return sum(kernels.spread(part, len(self), self.cores))

    def scores(self) -> NDArray[np.int32]:
        """Return every game's points, a row each."""
        out = np.zeros((len(self), self.players), dtype=np.int32)
        self._spread(lambda a, b: kernels.score_each(self.states[a:b], out[a:b]))
        return out

    def _spread(self, work: object) -> None:
        kernels.spread(work, len(self), self.cores)  # type: ignore[arg-type]

    def _seeds(self, seed: int) -> NDArray[np.uint64]:
        return np.uint64(seed) + np.arange(len(self), dtype=np.uint64)
