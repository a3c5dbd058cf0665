"""The loops over records, against an independent count."""

from __future__ import annotations

import os

import numpy as np
import pytest

import holdfast
from holdfast.core import kernels
from holdfast.testing.amount import amount

#: Compiled code counts far more sequences in the same time.
DEEPEST = amount(6, 6, 4)


def count_plainly(heaps: tuple[int, ...], depth: int) -> int:
    """Count the sequences of decisions in nim from the rules alone (2.2, 3.1, 3.2, 4.1)."""
    if depth == 0:
        return 1
    total = 0
    for i, size in enumerate(heaps):
        for taken in range(1, size + 1):
            left = (*heaps[:i], size - taken, *heaps[i + 1 :])
            returns = taken == size and any(left)  # then either of two tokens goes back
            if returns and depth > 1:
                total += 2 * count_plainly(left, depth - 2)
            else:
                total += count_plainly(left, depth - 1)
    return total


@pytest.mark.parametrize("depth", range(DEEPEST + 1))
@pytest.mark.parametrize("players", [2, 3])
def test_perft_of_nim_agrees_with_an_independent_count(depth: int, players: int) -> None:
    start = holdfast.new("nim", players=players, seed=1)
    counted = kernels.perft(start.position(0), depth, start.game.rules.widest)
    assert counted == count_plainly((3, 4, 5), depth)


def test_perft_counts_no_sequence_that_goes_on_after_the_end() -> None:
    match = holdfast.new("nim", seed=1)
    for move in ("1-3", match.game.text.write_move(match.state, 15 + int(match.state.token[0]))):
        match.play(move)
    match.play("2-4")
    match.play(match.legal_moves[0])
    match.play("3-4")
    assert match.legal_moves == ["3-1"]
    here = match.position(len(match.moves))
    assert [kernels.perft(here, depth, match.game.rules.widest) for depth in range(4)] == [
        1,
        1,
        0,
        0,
    ]


def test_perft_leaves_the_position_alone() -> None:
    match = holdfast.new("nim", seed=1)
    cell = match.position(0)
    kernels.perft(cell, 3, match.game.rules.widest)
    assert cell.tobytes() == match.position(0).tobytes()


@pytest.mark.parametrize("size", [0, 1, 5, 16])
@pytest.mark.parametrize("cores", [0, 1, 3, 16])
def test_work_is_spread_in_order_and_without_gaps(size: int, cores: int) -> None:
    parts = kernels.spread(lambda start, stop: list(range(start, stop)), size, cores)
    assert [i for part in parts for i in part] == list(range(size))
    assert len(parts) == max(1, min(cores, size))


def test_a_mistake_in_one_part_is_not_lost() -> None:
    def work(start: int, _stop: int) -> None:
        if start:
            raise ValueError("second part")

    with pytest.raises(ValueError, match="second part"):
        kernels.spread(work, 2, 2)


def test_the_cores_are_those_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kernels.all_cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert kernels.all_cores() == 6
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert kernels.all_cores() == 1


def test_the_same_dice_give_the_same_worlds() -> None:
    match = holdfast.new("nim", seed=1)
    worlds = [np.repeat(match.position(0), 50) for _ in range(2)]
    for cells in worlds:
        kernels.redeal_each(cells, 1, np.array([8], dtype=np.uint64))
    assert worlds[0].tobytes() == worlds[1].tobytes()
    assert len(np.unique(worlds[0]["token"][:, 0])) == 5


def test_appraisals_are_averaged_over_the_worlds() -> None:
    match = holdfast.new("nim", seed=1)
    moves = np.array(match.legal_ids, dtype=np.int32)
    dice = np.zeros(1, dtype=np.uint64)
    single = [kernels.appraise_moves(match.position(0), 0, moves, 1, dice) for _ in range(4)]
    dice[0] = 0
    together = kernels.appraise_moves(match.position(0), 0, moves, 4, dice)
    assert together == pytest.approx(np.mean(single, axis=0))
    assert together.any()


def test_cards_are_mixed_as_the_rules_shuffle_them() -> None:
    cards, dice = np.arange(6, dtype=np.int8), np.array([1], dtype=np.uint64)
    kernels.mix(cards, dice)
    state = holdfast.new("nim", seed=1).state
    assert cards.tolist() == [*state.pile[:4].tolist(), *state.token[1::-1].tolist()]
