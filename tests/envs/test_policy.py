"""Policies as players: they see what PettingZoo would show them, in a process of their own too."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.errors import BadOption
from holdfast.core.jit import COMPILED
from holdfast.envs import pettingzoo
from holdfast.envs.gymnasium import SeatGame
from holdfast.envs.policy import PolicyPlayer, serve
from holdfast.envs.watched import BadAction
from holdfast.search.outside import hello, question
from holdfast.search.player import choose_move
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import amount

CASES = all_cases() if COMPILED else few_cases()

Seen = Mapping[str, Any]


class Keeping:
    """Takes a legal action that follows from what it sees, and keeps all of it."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []

    def __call__(self, seen: Seen) -> int:
        self.seen.append(seen)
        legal = np.flatnonzero(seen["action_mask"])
        return int(legal[int(seen["observation"].sum()) % len(legal)])


def ask(policy: Any, *messages: Mapping[str, Any], observation: str = "compact") -> list[Any]:
    """Return what a served policy answers."""
    lines = [json.dumps(message) + "\n" for message in messages]
    out = io.StringIO()
    serve(policy, observation=observation, questions=lines, answers=out)
    return [json.loads(line)["move"] for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("observation", ["compact", "rich"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_policy_sees_what_pettingzoo_shows_here_and_over_there(
    case: Case, observation: str
) -> None:
    """The same numbers from the environment, from a record, and from the text of a position."""
    options = dict[str, Any](case.options)
    env = pettingzoo.raw_env(
        case.game.name, players=case.players, observation=observation, **options
    )
    env.reset(seed=5)
    match = case.deal(int(env.games.desk.seeds[0]))
    keeping = Keeping()
    player = PolicyPlayer(keeping, observation=observation)
    for _ in range(amount(40, 300, 10)):
        seat = match.turn
        if seat is None:
            break
        shown = env.observe(env.possible_agents[seat])
        move = choose_move(player, match)
        hidden = match.seen(seat)
        texts = {case.game.text.write_move(hidden[0], each): each for each in match.legal_ids}
        greeted = hello(case.game, hidden, 1, 1.0)
        asked = question(case.game, hidden, seat, texts)
        assert ask(keeping, greeted, asked, observation=observation) == [move]
        for seen in keeping.seen[-2:]:
            np.testing.assert_equal(seen, shown)
        env.step(keeping(shown))
        match.play(move)
    assert len(keeping.seen) > 3


def question_of_nim() -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    match = holdfast.new("nim", seed=1)
    assert match.turn is not None
    hidden = match.seen(match.turn)
    texts = {match.game.text.write_move(hidden[0], each): each for each in match.legal_ids}
    return hello(match.game, hidden, 1, 1.0), question(match.game, hidden, match.turn, texts)


def test_messages_of_other_types_are_passed_over() -> None:
    greeted, asked = question_of_nim()
    assert len(ask(Keeping(), {"type": "news"}, greeted, {"type": "news"}, asked, asked)) == 2


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (20, "the action 20 is not legal; the mask shows those that are"),
        (21, "21 is no action; actions are 0 to 20"),
        (-1, "-1 is no action; actions are 0 to 20"),
    ],
)
def test_what_is_not_legal_ends_it_with_a_sentence(action: int, complaint: str) -> None:
    with pytest.raises(SystemExit, match=f"^{complaint}$"):
        ask(lambda _seen: action, *question_of_nim())
    with pytest.raises(BadAction, match=f"^{complaint}$"):
        choose_move(PolicyPlayer(lambda _seen: action), holdfast.new("nim", seed=1))


def test_another_protocol_ends_it_with_a_sentence() -> None:
    greeted, asked = question_of_nim()
    with pytest.raises(SystemExit, match=r"^this player speaks protocol 1, not 2$"):
        ask(Keeping(), {**greeted, "protocol": 2}, asked)


def test_there_are_two_encodings() -> None:
    with pytest.raises(BadOption, match="the observation is 'all'; it can be compact or rich"):
        PolicyPlayer(Keeping(), observation="all")


def test_a_policy_can_be_an_opponent() -> None:
    keeping = Keeping()
    env = SeatGame("nim", opponents=PolicyPlayer(keeping))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert len(keeping.seen) > 1
