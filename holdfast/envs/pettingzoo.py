"""All seats in turn, as PettingZoo knows games for several agents (AEC), and its parallel form.

Agents are ``seat_0``, ``seat_1`` and so on. What one sees is a dictionary of ``observation`` and
``action_mask``; the mask of those who do not decide now is empty.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import holdfast
from holdfast.core import kernels
from holdfast.core.encoding import NUMBER
from holdfast.core.observing import DISABLED
from holdfast.envs.picture import MODES, check_mode, render
from holdfast.envs.watched import Watched, spread_seed

#: What one gets for an action that is not legal, which ends the match: see ``env``.
ILLEGAL_REWARD = -1.0


class AllSeats(pettingzoo.AECEnv):
    """A match from all seats. An action that is not legal raises ``BadAction``."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": [*MODES],
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        observation: str = "compact",
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        """Make the arrays; ``reset`` deals."""
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.games = Watched(
            holdfast.game(game), 1, players=players, observation=observation, options=options
        )
        lab, encoding = self.games.game.lab, self.games.encoding
        self.metadata = {**type(self).metadata, "name": f"{game}_v{lab.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(encoding.low, encoding.high, dtype=NUMBER),
                    "action_mask": spaces.Box(0, 1, (lab.actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(lab.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed decides this match and those dealt after it without one."""
        self.games.begin(None if seed is None else spread_seed(seed, 1))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def step(self, action: int | None) -> None:
        """Make the move of the agent that decides now; raise ``BadAction`` if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.games.act(np.array([action]), DISABLED)
        self._cumulative_rewards[agent] = 0.0
        if self.games.desk.done[0]:
            returns = self.games.desk.returns[0].tolist()
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._mover()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do if it decides now."""
        seat, desk = self.possible_agents.index(agent), self.games.desk
        if desk.movers[0] == seat:
            return {"observation": desk.seen[0].copy(), "action_mask": desk.mask[0].copy()}
        seen = np.zeros((1, self.games.encoding.size), dtype=NUMBER)
        self.games.observe(seat, seen)
        return {"observation": seen[0], "action_mask": np.zeros_like(desk.mask[0])}

    def render(self) -> Any:
        """Draw the table as the agent sees it that decides now."""
        seat, cell = self.possible_agents.index(self.agent_selection), self.games.states.copy()
        kernels.hide_each(cell, seat)
        return render(self.games.game.text.draw(cell[0], seat), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _mover(self) -> str:
        mover = int(self.games.desk.movers[0])
        return self.possible_agents[mover]


def raw_env(game: str, **options: Any) -> AllSeats:
    """Return the environment without PettingZoo's wrappers."""
    return AllSeats(game, **options)


def env(game: str, **options: Any) -> Any:
    """Return the environment as PettingZoo's own games come.

    Who takes an action that is not legal loses, and the match ends; what is no action at all, and
    calls in the wrong order, are refused.
    """
    wrapped: Any = wrappers.TerminateIllegalWrapper(AllSeats(game, **options), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str, **options: Any) -> Any:
    """Return the environment in which all agents step at once; only one of their actions counts."""
    return turn_based_aec_to_parallel(env(game, **options))


def register() -> None:
    """Register every game with PettingZoo, under its name and the version of its observations."""
    for game in holdfast.game_names():
        name = f"holdfast/{game}-v{holdfast.game(game).lab.version}"
        if name in pettingzoo.aec_registry:
            continue
        for kind, made in (("aec", "env"), ("parallel", "parallel_env")):
            pettingzoo.register(
                kind, name, f"holdfast.envs.pettingzoo:{made}", kwargs={"game": game}
            )
