from __future__ import annotations

import pytest

from holdfast.search.judgement import Judgement, accuracy, judge


@pytest.mark.parametrize(
    ("loss", "word"),
    [
        (0.0, Judgement.BEST),
        (0.001, Judgement.GOOD),
        (0.049, Judgement.GOOD),
        (0.05, Judgement.INACCURACY),
        (0.10, Judgement.MISTAKE),
        (0.199, Judgement.MISTAKE),
        (0.20, Judgement.BLUNDER),
        (1.0, Judgement.BLUNDER),
    ],
)
def test_a_certain_loss_is_named_by_its_size(loss: float, word: Judgement) -> None:
    assert judge(loss, 0.0) is word


def test_a_loss_that_may_be_chance_is_never_worse_than_good() -> None:
    assert judge(0.3, 0.151) is Judgement.GOOD
    assert judge(0.3, 0.149) is Judgement.BLUNDER


def test_accuracy_halves_with_every_fifteen_points() -> None:
    losses = (0.0, 0.15, 0.30, -0.1)
    assert [accuracy(loss) for loss in losses] == pytest.approx([100, 50, 25, 100])
