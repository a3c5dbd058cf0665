"""Many games at once: what comes out is what the rules say, and all of it at the right time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import holdfast
from holdfast.core.encoding import NUMBER
from holdfast.core.errors import BadOption
from holdfast.core.match import Match
from holdfast.core.seats import NOBODY
from holdfast.envs.vector import VectorGames
from holdfast.envs.watched import BadAction
from holdfast.testing import Case, all_cases
from holdfast.testing.amount import amount
from holdfast.testing.lab import number, observe

GAMES = holdfast.game_names()


def pick(mask: Any, choice: np.random.Generator) -> Any:
    """Return a legal action in every row."""
    return (choice.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_step_is_that_of_a_match(case: Case) -> None:
    """Observation, mask, mover and rewards are those of matches with the same seeds and moves."""
    envs = VectorGames(case.game.name, 3, players=case.players, **dict[str, Any](case.options))
    seen, info = envs.reset(seed=7)
    matches = [case.deal(int(seed)) for seed in info["game_seed"]]
    choice = np.random.default_rng(7)
    for _ in range(amount(150, 400, 30)):
        mover = list(info["mover"])
        for match, row, mask, seat in zip(matches, seen, info["action_mask"], mover, strict=True):
            assert match.turn == seat
            here = match.position(len(match.moves))
            assert (observe(case, here, seat, rich=False) == row).all()
            assert sorted(number(case, here)[1]) == np.flatnonzero(mask).tolist()
        actions = pick(info["action_mask"], choice)
        for match, action in zip(matches, actions, strict=True):
            moves, numbers = number(case, match.position(len(match.moves)))
            match.play(moves[numbers.index(action)])
        seen, rewards, over, cut, info = envs.step(actions)
        assert not cut.any()
        assert over.tolist() == [match.turn is None for match in matches]
        for i in range(3):
            assert rewards[i] == (info["returns"][i, mover[i]] if over[i] else 0)
        if over.any():
            break
    for i in np.flatnonzero(over).tolist():
        assert info["returns"][i] == pytest.approx(returns_of(matches[i]))
        assert info["mover"][i] == NOBODY


def returns_of(match: Match) -> list[float]:
    """Return what every seat has of a match that is over: the winners share 1, the others -1."""
    won, seats = match.winners, range(match.players)
    lost = match.players - len(won)
    return [(1 / len(won) if seat in won else -1 / lost) if lost else 0 for seat in seats]


def play(envs: VectorGames, steps: int, seed: int = 3) -> list[Any]:
    """Return copies of what so many random steps give."""
    choice = np.random.default_rng(seed)
    seen, info = envs.reset(seed=seed)
    rows: list[Any] = [seen.copy()]
    for _ in range(steps):
        seen, rewards, over, _, info = envs.step(pick(info["action_mask"], choice))
        rows += [seen.copy(), rewards.copy(), over.copy(), info["returns"].copy()]
        rows.append({name: array.copy() for name, array in info.items()})
    return rows


def steps(rows: list[Any]) -> list[tuple[Any, Any, Any, Any, dict[str, Any]]]:
    """Return the rows of each step together."""
    return list(zip(*(rows[1 + i :: 5] for i in range(5)), strict=True))


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_mode_is_named(mode: AutoresetMode) -> None:
    for name in (mode, mode.value, mode.name.lower()):
        envs = VectorGames("nim", 2, autoreset_mode=name)
        assert envs.metadata["autoreset_mode"] is mode


def test_next_step_shows_the_end_and_deals_with_the_step_after_it() -> None:
    over_before = np.zeros(4, dtype=bool)
    for _, rewards, over, _, info in steps(play(VectorGames("nim", 4), 60)):
        assert ((info["mover"] == NOBODY) == over).all()
        assert not (over & over_before).any()  # the step after an end deals
        assert (rewards[~over] == 0).all() and (info["returns"][~over] == 0).all()
        assert (info["action_mask"][over] == 1).all()  # any action will do then
        over_before = over


def test_same_step_deals_at_once_and_keeps_what_was_seen_last() -> None:
    rows = steps(play(VectorGames("nim", 4, autoreset_mode="same_step"), 60))
    ends = 0
    for seen, rewards, over, returns, info in rows:
        assert (info["mover"] != NOBODY).all()
        assert (info["_final_obs"] == over).all()
        assert returns[over].sum(axis=1) == pytest.approx(0)
        assert all(rewards[i] in returns[i] for i in range(4))
        planes = holdfast.game("nim").lab.compact.read
        for i in np.flatnonzero(over):
            ends += 1
            assert planes(info["final_obs"][i])["heaps"].sum() == 0
            assert planes(seen[i])["heaps"].sum() == 12
    assert ends


def test_disabled_waits_to_be_reset() -> None:
    envs = VectorGames("nim", 4, autoreset_mode="disabled")
    _, info = envs.reset(seed=1)
    choice = np.random.default_rng(1)
    over = np.zeros(4, dtype=bool)
    while not over.any():
        _, _, over, _, info = envs.step(pick(info["action_mask"], choice))
    over, where = over.copy(), int(np.flatnonzero(over)[0])
    going = envs.games.states[~over].copy()
    with pytest.raises(BadAction, match=f"in game {where} the match is over: it has to be reset"):
        envs.step(pick(info["action_mask"], choice))
    seen, info = envs.reset(options={"reset_mask": over})
    assert (info["mover"] != NOBODY).all()
    assert (envs.games.states[~over] == going).all()
    assert holdfast.game("nim").lab.compact.read(seen[where])["heaps"].sum() == 12


@pytest.mark.parametrize("mode", ["next_step", "same_step"])
@pytest.mark.parametrize("observation", ["compact", "rich"])
def test_cores_make_no_difference(mode: str, observation: str) -> None:
    one, two = (
        play(VectorGames("nim", 7, cores=cores, autoreset_mode=mode, observation=observation), 40)
        for cores in (1, 2)
    )
    for mine, theirs in zip(one, two, strict=True):
        np.testing.assert_equal(mine, theirs)


def test_a_seed_decides_everything_and_its_neighbour_something_else() -> None:
    first, again, other = (
        VectorGames("nim", 50).reset(seed=seed)[1]["game_seed"] for seed in (1, 1, 2)
    )
    assert (first == again).all()
    assert not set(first) & set(other)
    assert len(set(first)) == 50


def test_seeds_may_be_given_for_each_game() -> None:
    envs = VectorGames("nim", 3)
    _, info = envs.reset(seed=[5, None, 5])
    assert info["game_seed"][0] == info["game_seed"][2] != info["game_seed"][1]
    with pytest.raises(BadOption, match="there are 2 seeds for 3 games"):
        envs.reset(seed=[1, 2])


@pytest.mark.parametrize("cores", [1, 2])
def test_wrong_actions_are_named_and_nothing_changes(cores: int) -> None:
    envs = VectorGames("nim", 6, cores=cores)
    _, info = envs.reset(seed=1)
    before = [envs.games.states.copy(), info["action_mask"].copy(), info["mover"].copy()]
    legal = pick(info["action_mask"], np.random.default_rng(0))
    for wrong, complaint in [
        ({2: 20}, r"^in game 2 the action 20 is not legal; the mask shows those that are$"),
        ({5: 21}, r"^in game 5 21 is no action; actions are 0 to 20$"),
        ({0: -1, 1: -9}, r"^in game 0 -1 is no action; .*; in game 1 -9 is no action"),
        ({0: 1 << 32}, r"^in game 0 4294967296 is no action"),
        (dict.fromkeys(range(5), 99), r"; and 2 more$"),
    ]:
        actions = legal.copy()
        actions[list(wrong)] = list(wrong.values())
        with pytest.raises(BadAction, match=complaint):
            envs.step(actions)
        now = [envs.games.states, info["action_mask"], info["mover"]]
        for mine, theirs in zip(before, now, strict=True):
            assert mine.tobytes() == theirs.tobytes()
    for shape in (legal[:5], legal.astype(float), legal[:, None]):
        with pytest.raises(BadAction, match=r"they can be whole numbers with the shape \(6,\)"):
            envs.step(shape)


def test_a_mask_that_was_written_over_lets_nothing_through() -> None:
    envs = VectorGames("nim", 1)
    _, info = envs.reset(seed=1)
    info["action_mask"][:] = 1
    with pytest.raises(BadAction, match=r"^the action 20 is not legal"):
        envs.step(np.array([20]))


def test_what_is_handed_out_may_be_written_over() -> None:
    """Nothing that a step needs to know is read from there."""
    spoilt, clean = VectorGames("nim", 3), VectorGames("nim", 3)
    _, dirty = spoilt.reset(seed=1)
    _, info = clean.reset(seed=1)
    for _ in range(30):
        actions = pick(info["action_mask"], np.random.default_rng(1))
        for array in dirty.values():
            array[:] = 100
        mine, theirs = spoilt.step(actions), clean.step(actions)
        np.testing.assert_equal(mine[0], theirs[0])
        np.testing.assert_equal(mine[2], theirs[2])
        _, dirty = mine[0], mine[4]
        info = theirs[4]


def test_arrays_are_the_environments_own_unless_copies_are_wanted() -> None:
    for copy in (False, True):
        envs = VectorGames("nim", 2, copy=copy)
        seen, info = envs.reset(seed=1)
        later, *_ = envs.step(pick(info["action_mask"], np.random.default_rng(0)))
        assert np.shares_memory(seen, later) != copy


def test_arrays_go_to_other_libraries_without_a_copy() -> None:
    """By DLPack, which JAX and PyTorch read; NumPy reads it here, and PyTorch where it is there."""
    envs = VectorGames("nim", 2)
    seen, info = envs.reset(seed=1)
    readers: list[Any] = [np.from_dlpack]
    try:
        import torch  # noqa: PLC0415 - it may be absent

        readers.append(torch.from_dlpack)
    except ImportError:
        pass
    for read in readers:
        for array in (seen, info["action_mask"], info["returns"], info["mover"]):
            theirs = read(array)
            array[0] = 1
            assert bool((theirs[0] == 1).all())


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"players": 9}, "nim is for 2 or 3 players, not 9"),
        ({"colour": "red"}, "nim has no option 'colour'; it has misere"),
        ({"observation": "all"}, "the observation is 'all'; it can be compact or rich"),
        ({"num_envs": 0}, "there are 0 games; there can be 1 and more"),
        ({"cores": 0}, "there are 0 cores; there can be 1 and more"),
        ({"autoreset_mode": "never"}, "'never'; it can be next_step, same_step, disabled"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        VectorGames("nim", **{"num_envs": 2, **given})


def test_reset_masks_that_are_none_are_refused() -> None:
    envs = VectorGames("nim", 2)
    with pytest.raises(BadOption, match="nothing is dealt yet: the first reset deals all games"):
        envs.reset(options={"reset_mask": np.ones(2, dtype=bool)})
    with pytest.raises(BadOption, match="nothing is dealt yet: reset comes before step"):
        envs.step(np.zeros(2, dtype=np.int32))
    envs.reset()
    with pytest.raises(BadOption, match=r"reset_mask is an array of int64 with the shape \(3,\)"):
        envs.reset(options={"reset_mask": np.ones(3, dtype=int)})


def test_spaces_fit() -> None:
    for game in GAMES:
        for observation in ("compact", "rich"):
            envs = VectorGames(game, 2, observation=observation)
            seen, info = envs.reset(seed=0)
            assert envs.observation_space.contains(seen)
            assert seen.dtype == NUMBER
            assert envs.games.game.lab.actions == info["action_mask"].shape[1]
            envs.close()
