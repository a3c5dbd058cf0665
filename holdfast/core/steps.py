"""What has to be compiled before a game runs at speed, and how to make it happen.

Compiled code is kept on disk (``core.jit``), so this is slow once per installation. A step is a
label and something to call; whoever waits for the steps shows the labels. Each stands for itself.
The steps come in the order in which somebody waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from holdfast.core import kernels
from holdfast.core.batch import Batch
from holdfast.core.game import Game
from holdfast.core.match import look, new_match, read_match
from holdfast.core.position import Position
from holdfast.core.seeds import make_secret_seed
from holdfast.core.verbs import NO_MOVE

Step = tuple[str, Callable[[], object]]


def play_steps(game: Game) -> Iterator[Step]:
    """Yield what a match needs that people, or bots, play."""
    yield "the deal", lambda: _deal(game)
    yield "legal moves", lambda: new_match(game, seed=0).legal_ids
    yield "moves", lambda: _step(game)
    yield "scores", lambda: new_match(game, seed=0).scores
    yield "winners", lambda: _stand(game)
    yield "views", lambda: kernels.is_open(new_match(game, seed=0).seen(0), 0)
    yield "refusals", lambda: _judge(game)
    yield "positions", lambda: _read(game)
    yield "notation", lambda: _name(game)
    yield "bots", lambda: _appraise(game)


def batch_steps(game: Game) -> Iterator[Step]:
    """Yield what batches of games need beyond that."""
    yield "random games", lambda: _play_out(game)
    yield "checks of moves", lambda: _two(game).step(_two(game).legal()[0][:, 0])
    yield "moves without a check", lambda: _two(game).step([NO_MOVE] * 2, check=False)
    yield "redeals of batches", lambda: _two(game).redeal(0)
    yield "masks and results", lambda: (_two(game).masks(), _two(game).returns())
    yield "moves of a program", lambda: Position(game).apply(Position(game).legal()[0])


def _two(game: Game) -> Batch:
    return Batch(game, 2)


def _deal(game: Game) -> None:
    new_match(game, seed=make_secret_seed()).deal_anew(0)


def _dealt(game: Game) -> np.ndarray:
    return new_match(game, seed=0).position(0)


def _dice() -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.zeros(1, dtype=np.uint64)


def _step(game: Game) -> None:
    match = new_match(game, seed=0)
    match.play(match.legal_ids[0])
    match.is_news(0)


def _stand(game: Game) -> None:
    cell = _dealt(game)
    kernels.standing_each(cell, np.zeros((1, int(cell["seats"][0])), dtype=np.int32))


def _judge(game: Game) -> None:
    match = new_match(game, seed=0)
    match.game.text.why(
        match.state, next(m for m in range(game.rules.moves) if m not in match.legal_ids)
    )


def _read(game: Game) -> None:
    read_match(game, game.text.write_state(new_match(game, seed=0).state))
    kernels.mix(np.zeros(2, dtype=np.int8), _dice())


def _name(game: Game) -> None:
    match = new_match(game, seed=0)
    match.read_move(match.legal_moves[0])


def _appraise(game: Game) -> None:
    ids, seat = look(game, _dealt(game))
    moves = np.array(ids, dtype=np.int32)
    kernels.appraise_moves(_dealt(game), seat, moves, 1, _dice())
    kernels.glance_at_moves(_dealt(game), seat, moves, _dice())
    kernels.sift_moves(_dealt(game), ids, thorough=False)


def _play_out(game: Game) -> None:
    scratch = np.empty(game.rules.widest, dtype=np.int32)
    kernels.play_out(_dealt(game), np.zeros(1, dtype=np.uint64), _dice(), scratch)
