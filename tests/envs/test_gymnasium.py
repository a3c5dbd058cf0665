"""One seat among programs: Gymnasium's own test, and what is refused."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import holdfast
from holdfast.core.errors import BadOption
from holdfast.core.jit import COMPILED
from holdfast.envs import gymnasium as ours
from holdfast.envs.gymnasium import SeatGame
from holdfast.envs.vector import VectorGames
from holdfast.envs.watched import BadAction
from holdfast.search import make_player
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import amount, seeds

CASES = all_cases() if COMPILED else few_cases()


def act(env: SeatGame, choice: np.random.Generator) -> int:
    """Return any legal action."""
    return int(choice.choice(np.flatnonzero(env.action_masks())))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_the_checker_is_content(case: Case, illegal: str) -> None:
    """It takes actions without looking at the mask."""
    options: dict[str, Any] = {**case.options, "players": case.players}
    check_env(SeatGame(case.game.name, illegal=illegal, **options), skip_render_check=True)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_is_played_to_its_end(case: Case) -> None:
    for seed in seeds(amount(3, 20, 1)):
        env = SeatGame(
            case.game.name, players=case.players, seat=None, **dict[str, Any](case.options)
        )
        choice = np.random.default_rng(seed)
        seen, info = env.reset(seed=seed)
        over, decisions = False, 0
        reward: Any = 0.0
        while not over:
            assert env.observation_space.contains(seen)
            assert (info["action_mask"] == env.action_masks()).all()
            seen, reward, over, cut, info = env.step(act(env, choice))
            assert not cut
            assert over or reward == 0
            decisions += 1
        assert decisions > 1
        assert -1 <= reward <= 1
        with pytest.raises(BadOption, match="reset comes before step"):
            env.step(0)


def test_the_same_seed_is_the_same_match() -> None:
    plays = []
    for _ in range(2):
        env, choice = SeatGame("nim", seat=None, players=3), np.random.default_rng(0)
        rows = [env.reset(seed=5)[0].tolist()]
        over = False
        while not over:
            seen, reward, over, _, info = env.step(act(env, choice))
            rows.append([*seen.tolist(), reward, info["seat"], info["game_seed"]])
        plays.append(rows)
    assert plays[0] == plays[1]


def test_any_seat_may_be_ones_own() -> None:
    env = SeatGame("nim", seat=None, players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_opponents_sit_in_order_after_oneself_and_are_asked_on_their_turns() -> None:
    asked: list[int] = []

    class Asking:
        name, searches = "asking", False

        def __init__(self, number: int) -> None:
            self.number = number

        def choose(self, _game: Any, seen: Any, seat: int, moves: list[int]) -> int:
            assert seen["token"][0, (seat + 1) % 3] < 0  # hidden
            asked.append(self.number)
            assert seat == (1 + self.number) % 3
            return moves[0]

        def close(self) -> None:
            raise AssertionError("a player that was given is not ours to end")

    env = SeatGame("nim", players=3, seat=1, opponents=[Asking(1), Asking(2)])
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    env.close()
    assert asked[:1] == [2]
    assert {1, 2} == set(asked)


def test_an_opponent_keeps_to_the_rules_too() -> None:
    class Cheating:
        name, searches = "cheating", False

        def choose(self, *_given: Any) -> int:
            return 20

        def close(self) -> None: ...

    env = SeatGame("nim", opponents=Cheating())
    env.reset(seed=1)
    with pytest.raises(BadAction, match="the move 20 is not legal"):
        env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_a_better_opponent_wins_more_often() -> None:
    """Points of a random player against others, as they are paid out."""
    sums = {}
    for opponent in ("random", "greedy"):
        env, choice = SeatGame("nim", opponents=opponent), np.random.default_rng(1)
        sums[opponent] = 0.0
        for seed in range(amount(60, 60, 20)):
            env.reset(seed=seed)
            over = False
            while not over:
                _, reward, over, _, _ = env.step(act(env, choice))
                sums[opponent] += float(reward)
    assert sums["greedy"] < sums["random"]


def test_wrong_actions() -> None:
    env = SeatGame("nim")
    env.reset(seed=1)
    before = env.render_mode, env.action_masks().copy()
    for action, complaint in [(20, "20 is not legal"), (21, "21 is no action"), (-1, "-1 is no")]:
        with pytest.raises(BadAction, match=complaint):
            env.step(action)
    assert (env.action_masks() == before[1]).all()
    env = SeatGame("nim", illegal="lose")
    env.reset(seed=1)
    assert env.step(20)[1:3] == (-1.0, True)
    env = SeatGame("nim", illegal="random")
    env.reset(seed=1)
    assert not env.step(20)[2]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"players": 7}, "nim is for 2 or 3 players, not 7"),
        ({"seat": 2}, "the seat is 2; it can be 0 to 1, or None for any"),
        ({"illegal": "ignore"}, "it can be raise, lose, random"),
        ({"opponents": "nobody"}, "there is no player 'nobody'"),
        ({"opponents": ["random"] * 2}, "there are 2 opponents; the others have 1 seats"),
        ({"colour": 1}, "nim has no option 'colour'"),
        ({"render_mode": "text"}, "it can be human, ansi, rgb_array"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        SeatGame("nim", **given)


def test_games_are_registered() -> None:
    ours.register()
    ours.register()  # a second time it does nothing
    for game in holdfast.game_names():
        name = f"holdfast/{game}-v{holdfast.game(game).lab.version}"
        env = gymnasium.make(name, illegal="random", render_mode="rgb_array")
        assert isinstance(env.unwrapped, SeatGame)
        env.reset(seed=1)
        picture: Any = env.render()
        assert picture.ndim == 3
        many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
        assert isinstance(many.unwrapped, VectorGames)
        assert many.reset(seed=1)[0].shape[0] == 3


def test_opponents_that_are_made_by_name_are_the_search_s_own() -> None:
    env = SeatGame("nim", opponents=make_player("novice", 1))
    env.reset(seed=1)
    assert env.action_masks().any()
