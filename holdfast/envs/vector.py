"""Many games at once, as Gymnasium knows vector environments.

A step makes one move in every game: an action each, by whoever decides there. All seats are played
by the one who learns; ``info["mover"]`` says whose eyes an observation is seen with.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import holdfast
from holdfast.core import observing
from holdfast.core.encoding import NUMBER, Numbers
from holdfast.core.errors import BadOption
from holdfast.envs.watched import Watched, spread_seed

#: What the loops call what becomes of a game that is over.
_MODES: Final = {
    AutoresetMode.NEXT_STEP: observing.NEXT_STEP,
    AutoresetMode.SAME_STEP: observing.SAME_STEP,
    AutoresetMode.DISABLED: observing.DISABLED,
}

Step = tuple[Numbers, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorGames(VectorEnv[Numbers, NDArray[np.int32], NDArray[Any]]):
    """Games of one kind side by side, in one compiled loop on as many cores as are asked for.

    Observations, masks, rewards and all else are the environment's own arrays: the next step writes
    over them. With ``copy=True`` they are the caller's.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        observation: str = "compact",
        cores: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = False,
        **options: bool | int | str,
    ) -> None:
        """Make the arrays; ``reset`` deals."""
        self._mode = _MODES[read_mode(autoreset_mode)]
        self.metadata = {"autoreset_mode": read_mode(autoreset_mode)}
        self.games = Watched(
            holdfast.game(game),
            num_envs,
            players=players,
            observation=observation,
            cores=cores,
            options=options,
        )
        self.num_envs = num_envs
        self.copy = copy
        encoding, actions = self.games.encoding, self.games.game.lab.actions
        self.single_observation_space = spaces.Box(encoding.low, encoding.high, dtype=NUMBER)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, dtype=np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal every game, or those in ``options["reset_mask"]``.

        A seed decides all games until the next reset with one. A list has a seed for each place.
        """
        which = self._read_mask(options)
        if isinstance(seed, int):
            super().reset(seed=seed)
        self.games.begin(self._read_seeds(seed), which)
        self._begun = True
        return self._own(self.games.desk.seen), self._info()

    def step(self, actions: Any) -> Step:
        """Make one move in every game; raise ``BadAction`` if one is wrong, and change nothing."""
        if not self._begun:
            raise BadOption("nothing is dealt yet: reset comes before step")
        self.games.act(actions, self._mode)
        desk = self.games.desk
        info = self._info()
        if self._mode == observing.SAME_STEP:
            info["final_obs"], info["_final_obs"] = self._own(desk.last), self._own(desk.done)
        return (
            self._own(desk.seen),
            self._own(desk.rewards),
            self._own(desk.done),
            self._own(self._never),
            info,
        )

    def close_extras(self, **_kwargs: Any) -> None:
        """End the threads."""
        self.games.close()

    def _info(self) -> dict[str, Any]:
        desk = self.games.desk
        return {
            "action_mask": self._own(desk.mask),
            "mover": self._own(desk.movers),
            "returns": self._own(desk.returns),
            "game_seed": self._own(desk.seeds),
        }

    def _own(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _read_mask(self, options: dict[str, Any] | None) -> NDArray[np.bool_] | None:
        """Return which games are to be dealt; all of them if nothing is said."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return None
        if not self._begun:
            raise BadOption("nothing is dealt yet: the first reset deals all games")
        given = np.asarray(mask)
        if given.dtype != np.bool_ or given.shape != (self.num_envs,):
            raise BadOption(
                f"reset_mask is an array of {given.dtype} with the shape {given.shape}; "
                f"it can be one of bool with the shape {(self.num_envs,)}"
            )
        return given

    def _read_seeds(self, seed: int | list[int | None] | None) -> NDArray[np.uint64] | None:
        if seed is None:
            return None
        if isinstance(seed, int | np.integer):
            return spread_seed(int(seed), self.num_envs)
        if len(seed) != self.num_envs:
            raise BadOption(f"there are {len(seed)} seeds for {self.num_envs} games")
        return np.concatenate([spread_seed(each, 1) for each in seed])


def read_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """Return the mode of a name: ``next_step``, or as Gymnasium writes it, ``NextStep``."""
    if isinstance(mode, AutoresetMode):
        return mode
    for each in AutoresetMode:
        if mode in (each.value, each.name, each.name.lower()):
            return each
    names = ", ".join(each.name.lower() for each in AutoresetMode)
    raise BadOption(f"the autoreset mode is {mode!r}; it can be {names}")
