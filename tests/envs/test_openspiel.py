"""OpenSpiel's own tests, for every game, number of players and option; and what is refused."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts

import holdfast
from holdfast.core.errors import BadOption, HoldfastError
from holdfast.core.jit import COMPILED
from holdfast.envs import openspiel as ours
from holdfast.envs.watched import BadAction
from holdfast.games import registry
from holdfast.search.specs import make_player
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import amount, seeds
from holdfast.testing.lab import number, observe
from tests.envs.test_vector import returns_of

CASES = all_cases() if COMPILED else few_cases()
KEPT = Path(__file__).parent / "playthroughs"


def load(case: Case, **more: Any) -> pyspiel.Game:
    """Return OpenSpiel's game of a case."""
    parameters = {"players": case.players, **case.options, **more}
    return pyspiel.load_game(ours.spiel_name(case.game.name), parameters)


def deal(game: pyspiel.Game, seed: int) -> Any:
    """Return the state that a seed deals."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(8, "big"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def play(state: Any, plies: int, choice: random.Random) -> Any:
    """Make random moves; return the state."""
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(choice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games(case: Case) -> None:
    pyspiel.random_sim_test(load(case), amount(1, 20, 1), serialize=True, verbose=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_state_is_that_of_a_match(case: Case) -> None:
    seed = 0xFEDCBA9876543210 + seeds(1)[0]
    game, choice = load(case), random.Random(seed)
    state, match = deal(game, seed), case.deal(seed)
    while match.turn is not None:
        here = match.position(match.ply)
        moves, actions = number(case, here)
        assert state.current_player() == match.turn
        assert state.legal_actions() == sorted(actions)
        for seat in range(case.players):
            assert state.observation_tensor(seat) == observe(case, here, seat, rich=False).tolist()
        at = choice.randrange(len(moves))
        assert state.action_to_string(actions[at]) == match.write_move(moves[at])
        state.apply_action(actions[at])
        match.play(moves[at])
        if not COMPILED and match.ply > 30:
            return
    assert state.is_terminal()
    assert state.returns() == pytest.approx(returns_of(match))
    assert str(state) == case.game.text.write_state(match.state)
    assert len(state.history()) == 8 + match.ply <= game.max_history_length()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_are_kept_and_go_on(case: Case) -> None:
    game = load(case)
    state = play(deal(game, 5), 9, random.Random(5))
    mover = state.current_player()
    other = state.resample_from_infostate(mover, random.Random(1).random)
    for one in (game.new_initial_state(), state, other):
        text = pyspiel.serialize_game_and_state(game, one)
        again_game, again = pyspiel.deserialize_game_and_state(text)
        assert str(again_game) == str(game)
        ways = [play(each, 6, random.Random(6)) for each in (one.clone(), again)]
        for seat in range(case.players):
            told = [each.information_state_string(seat) for each in ways]
            assert told[0] == told[1]
        assert str(ways[0]) == str(ways[1])
        assert ways[0].history() == ways[1].history()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_resampled_state_is_the_same_to_its_player(case: Case) -> None:
    game, dice = load(case, history=12), random.Random(3)
    state, others = deal(game, 3), set()
    for _ in range(amount(30, 200, 8)):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        for what in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(other, what)(player) == getattr(state, what)(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        others.add(str(other) == str(state))
        play(state, 1, dice)
    assert False in others


@pytest.mark.parametrize("name", registry.names())
def test_its_search_plays_whole_games(name: str) -> None:
    """OpenSpiel's ISMCTS, which refuses states that are resampled wrongly, against random moves."""
    game = pyspiel.load_game(ours.spiel_name(name))
    choice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, choice), 1.4, amount(2, 20), random_state=choice
    )
    state = deal(game, 1)
    for ply in range(amount(10_000, 10_000, 6)):
        if state.is_terminal():
            break
        searched = state.current_player() == 0 and ply < amount(24, 1000, 2)
        action = bot.step(state) if searched else choice.choice(state.legal_actions())
        state.apply_action(int(action))
    assert state.is_terminal() or not COMPILED
    assert sum(state.returns()) == pytest.approx(0)


def test_our_players_are_its_bots() -> None:
    game, chance = pyspiel.load_game("python_holdfast_nim"), np.random.RandomState(1)
    won = 0.0
    for seed in range(amount(12, 60, 4)):
        bots = [ours.SpielBot(make_player(spec, seed)) for spec in ("greedy", "random")]
        turned = bots[:: -1 if seed % 2 else 1]
        returns = evaluate_bots.evaluate_bots(game.new_initial_state(), turned, chance)
        won += returns[seed % 2]
    assert won > 0


def test_its_environment_for_learners() -> None:
    env = rl_environment.Environment("python_holdfast_nim", players=3)
    env.seed(1)
    step = env.reset()
    assert len(step.observations["info_state"][0]) == 15 * 34
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_the_history_tensor() -> None:
    whole = pyspiel.load_game("python_holdfast_nim")
    short = pyspiel.load_game("python_holdfast_nim(history=3)")
    states = [play(deal(game, 2), 5, random.Random(2)) for game in (whole, short)]
    assert whole.information_state_tensor_shape() == [15, 34]
    assert short.information_state_tensor_shape() == [3, 34]
    for seat in (0, 1):
        rows = np.array(states[0].information_state_tensor(seat)).reshape(15, 34)
        assert (rows[:6] == states[0].moment.history(seat)).all()
        assert not rows[6:].any()
        last = np.array(states[1].information_state_tensor(seat)).reshape(3, 34)
        assert (last == rows[3:6]).all()


def test_the_rich_observation() -> None:
    case = next(case for case in CASES if case.game.name == "nim")
    game = load(case, observation="rich")
    match, state = case.deal(4), deal(game, 4)
    for seat in range(case.players):
        seen = observe(case, match.position(0), seat, rich=True)
        assert state.observation_tensor(seat) == seen.tolist()


@pytest.mark.parametrize("name", ["nim", "schotten_totten"])
def test_playthroughs_stay_the_same(name: str) -> None:
    """A transcript; ``python -m tests.envs.write_playthroughs`` writes them anew."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    kept, played = generate_playthrough.replay(str(KEPT / f"{name}.txt"))
    assert played == kept
    assert kept.count("# Apply action") > 4


def test_names_are_registered_once() -> None:
    ours.register()
    known = pyspiel.registered_names()
    for name in holdfast.game_names():
        assert known.count(ours.spiel_name(name)) == 1


def test_parameters_come_back_from_the_text_of_a_game() -> None:
    for case in CASES:
        game = load(case)
        again = pyspiel.load_game(str(game))
        assert again.get_parameters() == game.get_parameters()
        assert again.num_players() == case.players
        position = case.deal(1)
        start = case.game.text.write_state(position.state)
        game = pyspiel.load_game(ours.spiel_name(case.game.name), {"start": start})
        again = pyspiel.load_game(str(game))
        assert again.num_players() == case.players
        states = deal(game, 7), deal(again, 7)
        assert str(states[0]) == str(states[1])
        for option in case.game.options:
            value = case.options.get(option.name, option.default)
            assert states[0].moment.cell[option.name][0] == option.code(value)


def test_a_process_ends_well() -> None:
    """OpenSpiel lets go of the games after Python has ended."""
    code = "import pyspiel, holdfast.envs.openspiel; pyspiel.load_game('python_holdfast_nim')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 4}, "nim is for 2 or 3 players, not 4"),
        ({"observation": "full"}, "the observation is 'full'; it can be compact or rich"),
        ({"chance": "dice"}, "chance is 'dice'; it can be seed or deals"),
        ({"chance": "deals"}, "chance=deals is for a start that is a small position"),
        ({"history": -1}, "history is -1; it can be a whole number from 0"),
        ({"start": "one-stone"}, "nim has no small position 'one-stone'; it has four-stones"),
        ({"start": "three-stones", "players": 3}, "players is 3, and in the position it is 2"),
        ({"start": "three-stones", "misere": True}, "misere is True, and in the position it is F"),
        ({"start": "players 2\nmisere off"}, "a position has the lines players, misere, heaps"),
    ],
)
def test_parameters_that_cannot_be(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(HoldfastError) as refused:
        pyspiel.load_game("python_holdfast_nim", parameters)
    assert sentence in str(refused.value)


def test_options_that_there_are_not() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'rounds'"):
        pyspiel.load_game("python_holdfast_nim(rounds=2)")
    words = [
        (game, option)
        for game in map(holdfast.game, holdfast.game_names())
        for option in game.options
        if option.is_word
    ]
    for game, option in words:
        with pytest.raises(BadOption, match=f"option {option.name} is 'no such'; it can be"):
            pyspiel.load_game(ours.spiel_name(game.name), {option.name: "no such"})
        last = option.choices[-1]
        loaded = pyspiel.load_game(f"{ours.spiel_name(game.name)}({option.name}={last})")
        assert (str(last) in str(loaded)) == (last != option.default)
    assert words


def test_actions_that_cannot_be() -> None:
    game = pyspiel.load_game("python_holdfast_nim")
    before = game.new_initial_state()
    with pytest.raises(ours.WrongAction, match="256 cannot be rolled; outcomes are 0 to 255"):
        before.apply_action(256)
    with pytest.raises(pyspiel.SpielError, match="nothing is dealt yet"):
        before.resample_from_infostate(0, random.random)
    state = deal(game, 1)
    for action, sentence in [(20, "the action 20 is not legal"), (21, "21 is no action; actions")]:
        for error in (BadAction, pyspiel.SpielError):
            with pytest.raises(error, match=sentence):
                state.apply_action(action)
    with pytest.raises(pyspiel.SpielError, match="chance has nothing to decide"):
        state.chance_outcomes()
    assert len(state.history()) == 8
    assert state.legal_actions(1) == []
    over = play(state, 100, random.Random(1))
    with pytest.raises(BadAction, match="the game is over"):
        over.apply_action(0)
    assert over.legal_actions() == []


def test_observations_that_there_are_not() -> None:
    game = pyspiel.load_game("python_holdfast_nim")
    with pytest.raises(BadOption, match="an observation takes no parameters, and not colour"):
        game.make_py_observer(None, {"colour": 1})
    nobody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert game.make_py_observer(nobody) is None
    with pytest.raises(BadOption, match="the parameter start takes a position"):
        game.new_initial_state("players 2")


def test_before_the_deal_nobody_sees_anything() -> None:
    state = pyspiel.load_game("python_holdfast_nim").new_initial_state()
    state.apply_action(3)
    assert str(state) == "rolled: 3"
    assert state.returns() == [0, 0]
    assert state.information_state_string(1) == "B sees nothing yet"
    assert not any(state.information_state_tensor(0)) and not any(state.observation_tensor(0))
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "byte 7"
