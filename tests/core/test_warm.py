from __future__ import annotations

import pytest

from holdfast import game, game_names
from holdfast.core import warm


@pytest.mark.parametrize("name", game_names())
def test_every_step_of_warming_a_game_stands_for_itself(name: str) -> None:
    steps = list(warm.all_steps(game(name)))
    for _label, work in reversed(steps):
        work()
    labels = [label for label, _ in steps]
    assert len(set(labels)) == len(labels)
