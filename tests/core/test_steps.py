from __future__ import annotations

import pytest

from holdfast import game, game_names
from holdfast.core import kernels, steps


@pytest.mark.parametrize("name", game_names())
def test_every_step_of_warming_a_game_stands_for_itself(name: str) -> None:
    found = [*steps.play_steps(game(name)), *steps.batch_steps(game(name))]
    for _label, work in reversed(found):
        work()
    labels = [label for label, _ in found]
    assert len(set(labels)) == len(labels)


def test_warming_reaches_every_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    reached: set[str] = set()
    names = [
        name for name in vars(kernels) if name.endswith("_each") or name in ("mix", "play_out")
    ]

    def watch(name: str) -> None:
        call = getattr(kernels, name)

        def note(*args: object) -> object:
            reached.add(name)
            return call(*args)

        monkeypatch.setattr(kernels, name, note)

    for name in names:
        watch(name)
    schotten = game("schotten-totten")
    for _label, work in (*steps.play_steps(schotten), *steps.batch_steps(schotten)):
        work()
    assert set(names) - reached == set()
