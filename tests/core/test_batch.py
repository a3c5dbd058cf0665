"""Many games side by side."""

from __future__ import annotations

import numpy as np
import pytest

import holdfast
from holdfast import Batch


def play(batch: Batch, seed: int) -> list[bytes]:
    """Step a batch to its end with chosen moves; return what it looked like on the way."""
    choice = np.random.default_rng(seed)
    seen = [batch.states.tobytes()]
    while True:
        moves, counts, movers = batch.legal()
        if not counts.any():
            return seen
        assert ((movers >= 0) == (counts > 0)).all()
        picks = [int(choice.integers(max(count, 1))) for count in counts]
        batch.step(moves[np.arange(len(batch)), picks])
        seen.append(batch.states.tobytes())


def test_every_game_has_its_own_seed() -> None:
    batch = holdfast.batch("nim", 5, seed=10)
    alone = [holdfast.new("nim", seed=seed).state.tobytes() for seed in range(10, 15)]
    assert [state.tobytes() for state in batch.states] == alone


def test_seeds_go_round_at_the_end() -> None:
    batch = holdfast.batch("nim", 2, seed=2**64 - 1)
    assert batch.states[1].tobytes() == holdfast.new("nim", seed=0).state.tobytes()


@pytest.mark.parametrize("size", [0, 1, 2, 7, 30])
@pytest.mark.parametrize("cores", [2, 3, 8])
def test_the_number_of_cores_does_not_change_the_games(size: int, cores: int) -> None:
    one = holdfast.batch("nim", size, seed=3, players=3)
    many = holdfast.batch("nim", size, seed=3, players=3, cores=cores)
    assert play(one, 1) == play(many, 1)
    assert one.scores().tolist() == many.scores().tolist()


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_the_number_of_cores_does_not_change_random_games(cores: int) -> None:
    one = holdfast.batch("nim", 20, seed=3)
    many = holdfast.batch("nim", 20, seed=3, cores=cores)
    assert one.play_out(9) == many.play_out(9)
    assert one.states.tobytes() == many.states.tobytes()


def test_games_that_are_over_stay_as_they_are() -> None:
    batch = holdfast.batch("nim", 3, seed=1)
    batch.play_out(1)
    before = batch.states.tobytes()
    batch.step(np.zeros(3, dtype=np.int32))
    assert batch.states.tobytes() == before
    assert batch.play_out(2) == 0


def test_a_batch_can_be_dealt_anew() -> None:
    batch = holdfast.batch("nim", 4, seed=1)
    before = batch.states.tobytes()
    batch.play_out(1)
    batch.deal(1)
    assert batch.states.tobytes() == before


def test_the_scores_are_those_of_the_matches() -> None:
    batch = holdfast.batch("nim", 3, seed=1, misere=True)
    batch.play_out(1)
    game = holdfast.game("nim")
    for state, points in zip(batch.states, batch.scores(), strict=True):
        assert holdfast.read("nim", game.text.write_state(state)).scores == tuple(points)


def test_an_empty_batch_has_nothing() -> None:
    batch = holdfast.batch("nim", 0)
    assert len(batch) == 0
    assert batch.play_out(1) == 0
    assert batch.scores().size == 0
