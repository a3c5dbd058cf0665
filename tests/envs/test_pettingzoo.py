"""PettingZoo's own tests, for every game, number of players and option; and what is refused."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import holdfast
from holdfast.core.errors import BadOption
from holdfast.core.jit import COMPILED
from holdfast.envs import pettingzoo as ours
from holdfast.envs.watched import BadAction
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import amount, seeds
from holdfast.testing.lab import number, observe
from tests.envs.test_vector import returns_of

CASES = all_cases() if COMPILED else few_cases()
#: What PettingZoo's test says of every game with a mask, its own ones included.
ACCEPTED = (
    "Observation space for each agent probably should be gymnasium.spaces.box or",
    "Observation is not a NumPy array",
)


def make(case: Case, seed: int | None = None, **more: Any) -> Any:
    """Return the environment of a case; with a seed, all its chance follows from it."""
    env = ours.env(case.game.name, players=case.players, **{**case.options, **more})
    if seed is not None:
        env.reset(seed=seed)
        for seat, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seed + seat)
    return env


@pytest.fixture(autouse=True)
def accepted() -> Any:
    """Let pass what is said of all games like ours; every other warning is an error."""
    with warnings.catch_warnings():
        for sentence in ACCEPTED:
            warnings.filterwarnings("ignore", message=sentence)
        yield


@pytest.mark.parametrize("case", CASES, ids=str)
def test_api(case: Case) -> None:
    for seed in seeds(amount(3, 200, 1)):
        api_test(make(case, seed), num_cycles=1000)


def further(env: Any, by: int) -> Any:
    """Let its seeds be so much higher: PettingZoo's test of seeds has a single one of its own."""
    reset = env.reset
    env.reset = lambda seed=None, options=None: reset(
        seed=None if seed is None else seed + by, options=options
    )
    return env


def test_higher_seeds_are_other_games() -> None:
    first, other = (further(ours.raw_env("nim"), by) for by in (0, 1))
    first.reset(seed=42)
    other.reset(seed=42)
    assert first.games.desk.seeds != other.games.desk.seeds


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seeds(case: Case) -> None:
    for seed in seeds(amount(1, 200)):
        seed_test(lambda by=seed: further(make(case), by), num_cycles=amount(100, 500, 20))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_parallel_api(case: Case) -> None:
    for seed in seeds(amount(2, 200, 1)):
        env = ours.parallel_env(
            case.game.name, players=case.players, **dict[str, Any](case.options)
        )
        env.reset(seed=seed)
        parallel_api_test(env, num_cycles=amount(200, 1000, 20))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_parallel_seeds(case: Case) -> None:
    for seed in seeds(amount(1, 200)):
        parallel_seed_test(
            lambda by=seed: further(
                ours.parallel_env(
                    case.game.name, players=case.players, **dict[str, Any](case.options)
                ),
                by,
            ),
            num_cycles=20,
        )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_render(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """Drawing is slow: the seeds of the full amount are shared among the cases of a game."""
    share = -(-200 // sum(each.game is case.game for each in CASES))
    for seed in seeds(amount(1, share)):
        render_test(lambda by=seed, **more: make(case, by, **more))
        assert capsys.readouterr().out.count("\n") > 20


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everybody_sees_what_the_rules_let_them(case: Case) -> None:
    env = ours.raw_env(case.game.name, players=case.players, **dict[str, Any](case.options))
    env.reset(seed=3)
    match = case.deal(int(env.games.desk.seeds[0]))
    choice = np.random.default_rng(3)
    while env.agents and not any(env.terminations.values()):
        here = match.position(len(match.moves))
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert (seen["observation"] == observe(case, here, seat, rich=False)).all()
            assert bool(seen["action_mask"].any()) == (match.turn == seat)
            assert env.observation_space(agent).contains(seen)
        moves, actions = number(case, here)
        move = int(choice.integers(len(moves)))
        env.step(actions[move])
        match.play(moves[move])
        if not COMPILED and len(match.moves) > 40:
            return
    assert match.turn is None
    assert list(env.rewards.values()) == pytest.approx(returns_of(match))
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-6)


def test_who_does_what_is_not_legal_loses() -> None:
    env = ours.env("nim")
    env.reset(seed=1)
    mover = env.agent_selection
    env.step(20)  # PettingZoo writes a line about it to its log
    assert all(env.terminations.values())
    assert {agent: env.rewards[agent] for agent in env.possible_agents} == {
        agent: -1.0 if agent == mover else 0 for agent in env.possible_agents
    }


def test_without_wrappers_what_is_not_legal_is_refused_and_nothing_changes() -> None:
    env = ours.raw_env("nim")
    env.reset(seed=1)
    before = env.games.states.copy()
    for action, complaint in [(20, "the action 20 is not legal"), (21, "21 is no action")]:
        with pytest.raises(BadAction, match=complaint):
            env.step(action)
    assert (env.games.states == before).all()


def test_what_is_no_action_is_refused() -> None:
    env = ours.env("nim")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(21)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"players": 5}, "nim is for 2 or 3 players, not 5"),
        ({"colour": True}, "nim has no option 'colour'; it has misere"),
        ({"misere": "perhaps"}, "misere"),
        ({"render_mode": "hologram"}, "it can be human, ansi, rgb_array"),
        ({"observation": "all"}, "it can be compact or rich"),
    ],
)
@pytest.mark.parametrize("kind", [ours.env, ours.raw_env, ours.parallel_env])
def test_what_cannot_be_is_refused(
    kind: Callable[..., Any], given: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        kind("nim", **given)


def test_games_are_registered() -> None:
    ours.register()
    ours.register()  # a second time it does nothing
    for game in holdfast.game_names():
        name = f"holdfast/{game}-v{holdfast.game(game).lab.version}"
        env = pettingzoo.make("aec", name)
        env.reset(seed=1)
        assert env.agent_selection in env.possible_agents
        pettingzoo.make("parallel", name).reset(seed=1)
