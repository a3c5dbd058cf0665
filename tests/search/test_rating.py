"""The rating of decisions."""

from __future__ import annotations

import numpy as np
import pytest

from holdfast.search.rating import rate


def test_who_loses_nothing_has_100_and_who_loses_the_stakes_0() -> None:
    best, worst = rate([0.0, 0.0], [0.5, 0.1]), rate([0.5, 0.1], [0.5, 0.1])
    assert best is not None
    assert worst is not None
    assert (best.value, best.error) == (100.0, 0.0)
    assert (worst.value, worst.error) == (0.0, 0.0)


def test_decisions_count_by_their_stakes() -> None:
    rating = rate([0.0, 0.1], [0.9, 0.1])
    assert rating is not None
    assert rating.value == pytest.approx(90.0)


@pytest.mark.parametrize(("margins", "stakes"), [([], []), ([0.1], [0.2]), ([0.0, 0.0], [0, 0])])
def test_too_little_to_go_by_is_no_rating(margins: list[float], stakes: list[float]) -> None:
    assert rate(margins, stakes) is None


def test_the_error_is_how_far_ratings_of_such_decisions_lie_apart() -> None:
    dice = np.random.default_rng(5)
    ratings = []
    for _ in range(400):
        stakes = dice.uniform(0.0, 0.4, 40)
        rating = rate(list(stakes * dice.uniform(0.0, 0.6, 40)), list(stakes))
        assert rating is not None
        ratings.append(rating)
    spread = np.std([one.value for one in ratings])
    assert np.mean([one.error for one in ratings]) == pytest.approx(spread, rel=0.1)
