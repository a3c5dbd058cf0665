"""How moves were told at first: each is played again for each reader. Slow, and easy to believe."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.core.match import Match, look, new_match

_WORLDS = 24


def slow_trail(before: np.ndarray, move: int) -> np.ndarray:
    """Return the positions on the way of a move, after they were counted."""
    made = np.array([move], dtype=np.int32)
    trail = np.zeros(kernels.step_each(before.copy(), made, before[:0]), before.dtype)
    kernels.step_each(before.copy(), made, trail)
    return trail


def slow_entry(game: Game, before: np.ndarray, move: int, seat: int) -> dict[str, Any]:
    """Return a move as a seat may read it in the log."""
    told = game.tell(before[0], move, [*slow_trail(before, move)], seat)
    shown = game.hide_move(before[0], move, seat)
    return {
        "seat": look(game, before)[1],
        "text": game.write_move(before[0], shown),
        "parts": msgspec.to_builtins(game.parts(before[0], shown)),
        "told": [{"id": line.id, "args": line.args, "rule": line.rule} for line in told],
    }


def slow_past(match: Match) -> list[np.ndarray]:
    """Return the positions before all moves of a match that was dealt, from the deal on."""
    again = new_match(match.game, match.players, match.seed, match.options)
    cell = again.position(0)
    past = []
    for move in match.moves:
        past.append(cell.copy())
        kernels.step_each(cell, np.array([move], dtype=np.int32), cell[:0])
    return past


def slow_log(match: Match, seat: int) -> list[dict[str, Any]]:
    """Return the log of a match as a seat may read it."""
    past = slow_past(match)
    return [
        slow_entry(match.game, before, move, seat)
        for before, move in zip(past, match.moves, strict=True)
    ]


def slow_is_news(game: Game, before: np.ndarray, move: int) -> bool:
    """Tell whether a move taught its mover something, from all worlds at once."""
    seat = look(game, before)[1]
    worlds = np.repeat(before, _WORLDS)
    kernels.hide_each(worlds, seat)
    kernels.redeal_each(worlds, seat, np.zeros(1, dtype=np.uint64))
    after = np.concatenate([before, worlds])
    kernels.step_each(after, np.full(len(after), move, dtype=np.int32), after[:0])
    kernels.hide_each(after, seat)
    return any(world.tobytes() != after[0].tobytes() for world in after[1:])
