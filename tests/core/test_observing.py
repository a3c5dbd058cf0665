"""The loops for programs that learn, against those of batches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core import observing
from holdfast.core.encoding import NUMBER
from holdfast.core.jit import COMPILED
from holdfast.core.observing import DISABLED, NEXT_STEP, SAME_STEP, Desk
from holdfast.core.seats import NOBODY
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import amount

CASES = all_cases() if COMPILED else few_cases()


def make_desk(case: Case, size: int, rich: bool) -> Desk:
    lab, rules = case.game.lab, case.game.rules
    width = (lab.rich if rich else lab.compact).size
    return Desk(
        streams=np.arange(1, size + 1, dtype=np.uint64),
        seeds=np.zeros(size, dtype=np.uint64),
        movers=np.zeros(size, dtype=np.int32),
        moves=np.zeros((size, rules.widest), dtype=np.int32),
        actions=np.zeros((size, rules.widest), dtype=np.int32),
        counts=np.zeros(size, dtype=np.int32),
        picks=np.zeros(size, dtype=np.int32),
        seen=np.zeros((size, width), dtype=NUMBER),
        mask=np.zeros((size, lab.actions), dtype=np.int8),
        rewards=np.zeros(size, dtype=np.float32),
        returns=np.zeros((size, case.players), dtype=np.float32),
        done=np.zeros(size, dtype=np.bool_),
        last=np.zeros((size, width), dtype=NUMBER),
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_returns_are_those_of_a_batch(case: Case) -> None:
    size = amount(20, 200, 2)
    batch = holdfast.batch(
        case.game.name, size, players=case.players, **dict[str, Any](case.options)
    )
    scratch, out = np.zeros(8, dtype=np.int32), np.ones((size, case.players), dtype=np.float32)
    observing.return_each(batch.states, scratch, out)
    assert not out.any()
    batch.play_out(seed=1)
    observing.return_each(batch.states, scratch, out)
    assert out == pytest.approx(batch.returns())


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("mode", [DISABLED, NEXT_STEP, SAME_STEP])
def test_a_step_does_all_that_follows(mode: int, rich: bool) -> None:
    case = Case(holdfast.game("nim"), 2)
    states = np.repeat(case.game.blank(2), 3)
    desk, scratch = make_desk(case, 3, rich), np.zeros(8, dtype=np.int32)
    observing.begin_each(states, desk, np.array([True, True, False]), rich)
    assert desk.counts.tolist() == [12, 12, 0]
    observing.begin_each(states, desk, np.array([False, False, True]), rich)
    ends = 0
    while ends == 0:
        ends = observing.act_each(
            states, desk.actions[:, 0].copy(), desk, mode, rich, scratch, False
        )
    over = desk.done.copy()
    assert over.sum() == ends
    assert (desk.movers[over] == NOBODY).all() == (mode != SAME_STEP)
    assert desk.last[over].any() == (mode == SAME_STEP)
    wrong = observing.find_each(states, desk.actions[:, 0].copy(), desk, mode)
    assert wrong == (ends if mode == DISABLED else 0)
    before = states.copy()
    stray = np.full(3, 99, dtype=np.int32)
    result = observing.act_each(states, stray, desk, mode, rich, scratch, False)
    assert (result == 0) == (mode == NEXT_STEP)  # the next deal needs no action
    assert (states == before).all() == (result < 0)


def test_what_a_game_has_left_is_cleared_from_the_desk() -> None:
    """In the step after it, where that is the first one of the next game."""
    case = Case(holdfast.game("nim"), 2)
    states = np.repeat(case.game.blank(2), 1)
    desk, scratch = make_desk(case, 1, rich=False), np.zeros(8, dtype=np.int32)
    observing.begin_each(states, desk, np.array([True]), False)
    cleared = False
    for _ in range(60):
        over = bool(desk.done[0])
        observing.act_each(
            states, desk.actions[:, 0].copy(), desk, SAME_STEP, False, scratch, False
        )
        if over:
            assert not desk.done[0]
            assert not desk.returns.any()
            assert not desk.rewards.any()
            cleared = True
    assert cleared
