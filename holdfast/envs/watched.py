"""Games side by side, as those see them who learn: observed, masked, paid, and dealt again.

Everything lies in arrays with a row for each game, made once. The compiled loops of
``holdfast.core.observing`` fill them; nothing here looks at a single game.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core import observing
from holdfast.core.encoding import NUMBER, Encoding, Numbers
from holdfast.core.errors import BadOption, HoldfastError
from holdfast.core.game import Game
from holdfast.core.observing import NO_ACTION, Desk
from holdfast.core.option import Options

Actions = NDArray[np.int32]

ENCODINGS: Final = ("compact", "rich")
#: Room for what decides a match, by seat.
_MOST_SEATS: Final = 8
#: So many wrong actions are named.
_NAMED: Final = 3
_IS_OVER: Final = "the match is over: it has to be reset"


class BadAction(HoldfastError):
    """An action that is not legal, or no action at all."""


class Watched:
    """Games of one kind with the arrays in which they are learned from."""

    def __init__(
        self,
        game: Game,
        size: int,
        *,
        players: int | None = None,
        observation: str = "compact",
        cores: int = 1,
        options: Options | None = None,
    ) -> None:
        """Make the arrays; nothing is dealt before ``begin``."""
        self.rich = check_observation(observation)
        if size < 1:
            raise BadOption(f"there are {size} games; there can be 1 and more")
        if cores < 1:
            raise BadOption(f"there are {cores} cores; there can be 1 and more")
        self.game = game
        self.states = np.repeat(game.blank(players, options), size)
        self.players = int(self.states["seats"][0])
        self.desk = _make_desk(game, self.encoding, size, self.players)
        parts = min(cores, size)
        edges = [size * part // parts for part in range(parts + 1)]
        arrays: tuple[Any, ...] = self.desk
        self._parts = [
            (self.states[a:b], Desk(*(array[a:b] for array in arrays))) for a, b in pairwise(edges)
        ]
        self._slices = [slice(a, b) for a, b in pairwise(edges)]
        self._scratch = [np.zeros(_MOST_SEATS, dtype=np.int32) for _ in range(parts)]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None

    def __len__(self) -> int:
        return len(self.states)

    @property
    def encoding(self) -> Encoding:
        """The planes of its observations."""
        return self.game.lab.rich if self.rich else self.game.lab.compact

    def begin(self, seeds: NDArray[np.uint64] | None = None, which: Any = None) -> None:
        """Deal new games, all or some; with seeds, the games of each place follow from its seed."""
        chosen = np.ones(len(self), dtype=np.bool_) if which is None else which
        if seeds is not None:
            self.desk.streams[chosen] = seeds[chosen]

        def work(part: int) -> int:
            states, desk = self._parts[part]
            observing.begin_each(states, desk, chosen[self._slices[part]], self.rich)
            return 0

        self._spread(work)

    def act(self, actions: Any, mode: int) -> int:
        """Make the moves of actions; return how many games have ended. All are fine, or none is.

        Raises ``BadAction``; then nothing has changed.
        """
        chosen = self._read(actions)
        found = self._pool is not None  # nobody may begin before all are found to be fine
        if found and self._spread(lambda part: self._find(part, chosen, mode)):
            raise BadAction(self._tell_wrong(actions))
        ended = self._spread(lambda part: self._act(part, chosen, mode, found))
        if ended < 0:
            raise BadAction(self._tell_wrong(actions))
        return ended

    def _find(self, part: int, actions: Actions, mode: int) -> int:
        states, desk = self._parts[part]
        return observing.find_each(states, actions[self._slices[part]], desk, mode)

    def _act(self, part: int, actions: Actions, mode: int, found: bool) -> int:
        states, desk = self._parts[part]
        mine, scratch = actions[self._slices[part]], self._scratch[part]
        return observing.act_each(states, mine, desk, mode, self.rich, scratch, found)

    def _read(self, actions: Any) -> Actions:
        """Return the actions as the loops take them; no number that is none becomes one."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BadAction(
                f"the actions are an array of {given.dtype} with the shape {given.shape}; "
                f"they can be whole numbers with the shape {(len(self),)}"
            )
        if given.dtype == np.int32:
            return np.ascontiguousarray(given)
        within: Actions = np.clip(given, -1, self.game.lab.actions).astype(np.int32)
        return within

    def _tell_wrong(self, actions: Any) -> str:
        """Say of the first wrong actions what is wrong with them."""
        wrong = np.flatnonzero(self.desk.picks < 0)
        told = [self._tell(int(i), int(actions[i])) for i in wrong[:_NAMED]]
        more = f"; and {len(wrong) - _NAMED} more" if len(wrong) > _NAMED else ""
        return "; ".join(told) + more

    def _tell(self, i: int, action: int) -> str:
        where = f"in game {i} " if len(self) > 1 else ""
        over = self.desk.picks[i] != NO_ACTION
        return where + (_IS_OVER if over else tell_wrong_action(self.game, action))

    def action_of(self, i: int, move: int) -> int:
        """Return the action that stands for a legal move; raise ``BadAction``."""
        found = np.flatnonzero(self.desk.moves[i, : self.desk.counts[i]] == move)
        if not len(found):
            raise BadAction(f"the move {move} is not legal")
        return int(self.desk.actions[i, found[0]])

    def observe(self, seat: int, out: Numbers) -> None:
        """Write what one seat may see of every game."""
        kernel = observing.observe_richly_each if self.rich else observing.observe_each
        kernel(self.states, seat, out)

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()
            self._pool = None

    def _spread(self, work: Callable[[int], int]) -> int:
        """Do the work for each part, side by side where there are several cores; add it up."""
        if self._pool is None:
            return sum(work(part) for part in range(len(self._parts)))
        return sum(self._pool.map(work, range(len(self._parts))))


def check_observation(name: str) -> bool:
    """Return whether an encoding is the rich one; raise ``BadOption`` if there is none such."""
    if name not in ENCODINGS:
        raise BadOption(f"the observation is {name!r}; it can be compact or rich")
    return name == "rich"


def tell_wrong_action(game: Game, action: int) -> str:
    """Say why an action cannot be taken."""
    most = game.lab.actions - 1
    if not 0 <= action <= most:
        return f"{action} is no action; actions are 0 to {most}"
    return f"the action {action} is not legal; the mask shows those that are"


def _make_desk(game: Game, encoding: Encoding, size: int, players: int) -> Desk:
    def numbers(dtype: Any, *width: int) -> Any:
        return np.zeros((size, *width), dtype=dtype)

    return Desk(
        streams=spread_seed(None, size),
        seeds=numbers(np.uint64),
        movers=numbers(np.int32),
        moves=numbers(np.int32, game.rules.widest),
        actions=numbers(np.int32, game.rules.widest),
        counts=numbers(np.int32),
        picks=numbers(np.int32),
        seen=numbers(NUMBER, encoding.size),
        mask=numbers(np.int8, game.lab.actions),
        rewards=numbers(np.float32),
        returns=numbers(np.float32, players),
        done=numbers(np.bool_),
        last=numbers(NUMBER, encoding.size),
    )


def spread_seed(seed: int | None, count: int) -> NDArray[np.uint64]:
    """Return seeds for so many places; of neighbouring seeds no two are the same."""
    seeds: Any = np.random.SeedSequence(seed).generate_state(count, np.uint64)
    return np.asarray(seeds, dtype=np.uint64)
