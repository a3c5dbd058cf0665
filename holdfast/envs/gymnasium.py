"""One seat among players that are programs, as a Gymnasium environment.

A step makes one's own move; the others answer until it is one's turn again. All legal actions are
in ``info["action_mask"]`` and ``action_masks()``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import holdfast
from holdfast.core import kernels
from holdfast.core.encoding import NUMBER, Numbers
from holdfast.core.errors import BadOption
from holdfast.core.observing import DISABLED
from holdfast.core.seats import NOBODY
from holdfast.envs.picture import MODES, check_mode, render
from holdfast.envs.watched import BadAction, Watched, spread_seed, tell_wrong_action
from holdfast.search import Player, make_player

#: What comes of an action that is not legal: an error; the match is lost; another action is taken.
ILLEGAL: Final = ("raise", "lose", "random")
#: Who sits on the other seats: a player for all of them, or one for each.
Opponents = str | Player | Sequence[str | Player]
_SEEDS: Final = 2**32


class SeatGame(gymnasium.Env[Numbers, np.int64]):
    """A match from one seat."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [*MODES],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        opponents: Opponents = "random",
        seat: int | None = 0,
        observation: str = "compact",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """Take a seat; without one, another is drawn by lot for each match."""
        self.render_mode = check_mode(render_mode)
        self._games = Watched(
            holdfast.game(game), 1, players=players, observation=observation, options=options
        )
        seats = self._games.players
        if seat is not None and seat not in range(seats):
            raise BadOption(f"the seat is {seat}; it can be 0 to {seats - 1}, or None for any")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is {illegal!r}; it can be {', '.join(ILLEGAL)}")
        self._wanted, self._illegal = seat, illegal
        self._opponents = _read_opponents(opponents, seats)
        for each in self._opponents:
            if isinstance(each, str):
                make_player(each, 0).close()  # raises BadOption for one that there is not
        self.seat = seat or 0
        self._players: dict[int, Player] = {}
        self._over = True
        encoding = self._games.encoding
        self._seen = np.zeros((1, encoding.size), dtype=NUMBER)
        self.observation_space = spaces.Box(encoding.low, encoding.high, dtype=NUMBER)
        self.action_space = spaces.Discrete(self._games.game.lab.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal, and let the others move until it is one's turn."""
        super().reset(seed=seed)
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self._games.players))
        self._sit_down()
        self._over = False
        self._games.begin(spread_seed(int(self.np_random.integers(_SEEDS)), 1))
        self._wait()
        return self._look(), self._info()

    def step(
        self, action: SupportsFloat
    ) -> tuple[Numbers, SupportsFloat, bool, bool, dict[str, Any]]:
        """Move, and let the others move until it is one's turn again, or the match is over."""
        if self._over:
            raise BadOption("the match is over, or was never dealt: reset comes before step")
        chosen = self._choose(action)
        if chosen is None:
            self._over = True
            return self._look(), -1.0, True, False, self._info()
        self._games.act(np.array([chosen], dtype=np.int32), DISABLED)
        self._wait()
        self._over = bool(self._games.desk.done[0])
        reward = float(self._games.desk.returns[0, self.seat])
        return self._look(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as MaskablePPO asks for them."""
        legal: NDArray[np.bool_] = self._games.desk.mask[0] == 1
        return legal

    def render(self) -> Any:
        """Draw the table as one's seat sees it."""
        cell = self._games.states.copy()
        kernels.hide_each(cell, self.seat)
        return render(self._games.game.text.draw(cell[0], self.seat), self.render_mode)

    def close(self) -> None:
        """Let the others go."""
        for each in self._players.values():
            if not any(each is given for given in self._opponents):
                each.close()
        self._players = {}

    def _sit_down(self) -> None:
        """Let the others take the seats after one's own; those that are names begin anew."""
        self.close()
        for place, each in enumerate(self._opponents, 1):
            seat = (self.seat + place) % self._games.players
            dice = int(self.np_random.integers(_SEEDS))
            self._players[seat] = make_player(each, dice) if isinstance(each, str) else each

    def _wait(self) -> None:
        """Let the others move until it is one's turn, or the match is over."""
        games, desk = self._games, self._games.desk
        while desk.movers[0] not in (NOBODY, self.seat):
            mover = int(desk.movers[0])
            seen = games.states.copy()
            kernels.hide_each(seen, mover)
            moves = desk.moves[0, : desk.counts[0]].tolist()
            move = self._players[mover].choose(games.game, seen, mover, moves)
            action = games.action_of(0, move)  # which refuses what a player may not do
            games.act(np.array([action], dtype=np.int32), DISABLED)

    def _choose(self, action: Any) -> int | None:
        """Return the action to take; none if one that is not legal loses the match."""
        number = int(action)
        if number in range(self._games.game.lab.actions) and self._games.desk.mask[0, number]:
            return number
        if self._illegal == "raise":
            raise BadAction(tell_wrong_action(self._games.game, number))
        if self._illegal == "lose":
            return None
        return int(self.np_random.choice(np.flatnonzero(self._games.desk.mask[0])))

    def _look(self) -> Numbers:
        self._games.observe(self.seat, self._seen)
        seen: Numbers = self._seen[0].copy()
        return seen

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._games.desk.mask[0].copy(),
            "seat": self.seat,
            "game_seed": int(self._games.desk.seeds[0]),
        }


def _read_opponents(given: Opponents, seats: int) -> Sequence[str | Player]:
    """Return who sits on each of the other seats, in their order after one's own."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        return [given] * (seats - 1)
    if len(given) != seats - 1:
        raise BadOption(f"there are {len(given)} opponents; the others have {seats - 1} seats")
    return given


def register() -> None:
    """Register every game with Gymnasium, under its name and the version of its observations."""
    for game in holdfast.game_names():
        name = f"holdfast/{game}-v{holdfast.game(game).lab.version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="holdfast.envs.gymnasium:SeatGame",
                vector_entry_point="holdfast.envs.vector:VectorGames",
                kwargs={"game": game},
            )
