"""Policies as players: what chooses actions from PettingZoo's observations can sit at any table.

A *policy* takes a dictionary of ``observation`` and ``action_mask``, as those who decide get it
from ``holdfast.envs.pettingzoo``, and returns an action.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TextIO

import numpy as np
from numpy.typing import NDArray

import holdfast
from holdfast.core import observing
from holdfast.core.encoding import NUMBER
from holdfast.core.game import Game
from holdfast.envs.watched import BadAction, is_rich, tell_wrong_action
from holdfast.search.outside import PROTOCOL
from holdfast.search.player import Player

Policy = Callable[[Mapping[str, NDArray[Any]]], Any]


class PolicyPlayer(Player):
    """Plays what a policy says: an opponent for ``SeatGame``, or a player of an arena."""

    def __init__(self, policy: Policy, *, observation: str = "compact", name: str = "mine") -> None:
        """Take a policy, and which of the two encodings it is to see."""
        self.name = name
        self._policy = policy
        self._rich = is_rich(observation)

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return the move that the policy's action stands for; raise ``BadAction``."""
        actions = number(game, seen, moves)
        mask = np.zeros(game.lab.actions, dtype=np.int8)
        mask[actions] = 1
        row = observe(game, seen, seat, self._rich)
        action = int(self._policy({"observation": row, "action_mask": mask}))
        if action not in actions:
            raise BadAction(tell_wrong_action(game, action))
        return moves[actions.index(action)]


def observe(game: Game, seen: np.ndarray[Any, Any], seat: int, rich: bool) -> NDArray[np.int16]:
    """Return what a seat observes of a record."""
    encoding = game.lab.rich if rich else game.lab.compact
    row = np.zeros((1, encoding.size), dtype=NUMBER)
    kernel = observing.observe_richly_each if rich else observing.observe_each
    kernel(seen, seat, row)
    found: NDArray[np.int16] = row[0]
    return found


def number(game: Game, seen: np.ndarray[Any, Any], moves: list[int]) -> list[int]:
    """Return the actions that stand for the legal moves of a record."""
    listed = np.zeros((1, game.rules.widest), dtype=np.int32)
    actions, counts = np.zeros_like(listed), np.zeros(1, dtype=np.int32)
    observing.number_each(seen, listed, actions, counts)
    found = dict(zip(listed[0, : counts[0]].tolist(), actions[0].tolist(), strict=False))
    return [found[move] for move in moves]


def serve(
    policy: Policy,
    *,
    observation: str = "compact",
    questions: Iterable[str] | None = None,
    answers: TextIO | None = None,
) -> None:
    """Answer the arena that has started this program, from standard input to standard output.

    A policy is thereby named like any program from outside, ``mine='python3 mine.py'``: see
    ``docs/reference/protocol.md``. An action that is not legal ends it with a sentence.
    """
    player = PolicyPlayer(policy, observation=observation)
    game: Game | None = None
    for line in questions or sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = _greet(message)
        elif message["type"] == "decide" and game:
            print(json.dumps({"move": _answer(player, game, message)}), file=answers, flush=True)


def _greet(message: Mapping[str, Any]) -> Game:
    if message["protocol"] != PROTOCOL:
        sys.exit(f"this player speaks protocol {PROTOCOL}, not {message['protocol']}")
    return holdfast.game(message["game"])


def _answer(player: PolicyPlayer, game: Game, message: Mapping[str, Any]) -> int:
    """Return a move; the position's text has all that the seat may see, and so have its numbers."""
    seen = np.zeros(1, dtype=game.rules.state)
    game.text.read_state(seen[0], message["position"])
    moves = [move["id"] for move in message["moves"]]
    try:
        return player.choose(game, seen, message["seat"], moves)
    except BadAction as mistake:
        sys.exit(str(mistake))
