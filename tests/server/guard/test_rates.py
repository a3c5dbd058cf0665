"""Nobody gets more than his burst and his rate, and nobody is remembered for nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.server.guard import Buckets, Rate, Rates
from tests.server.guard.wire import LOCAL, Clock

# Larger than a nanosecond, smaller than any token.
SLACK = 1e-6


@given(
    burst=st.integers(1, 20),
    per_second=st.floats(0.01, 100),
    pauses=st.lists(st.floats(0, 30) | st.just(0.0), max_size=200),
)
def test_never_more_than_the_burst_and_the_rate_pass(
    burst: int, per_second: float, pauses: list[float]
) -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst, per_second), clock)
    passed: list[float] = []
    for pause in pauses:
        clock.now += pause
        if buckets.take("key") == 0:
            passed.append(clock.now)
    # In every stretch of time, not only from the start.
    for first, begin in enumerate(passed):
        for last in range(first, len(passed)):
            allowed = burst + per_second * (passed[last] - begin)
            assert last - first + 1 <= allowed + SLACK


@given(burst=st.integers(1, 20), per_second=st.floats(0.01, 100), tries=st.integers(0, 60))
def test_whoever_waits_as_told_passes(burst: int, per_second: float, tries: int) -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst, per_second), clock)
    for _ in range(tries):
        buckets.take("key")
    assert (buckets.wait("key") > 0) == (tries >= burst)
    clock.now += buckets.wait("key") + SLACK
    assert buckets.take("key") == 0


@given(keys=st.lists(st.sampled_from("abc"), max_size=60))
def test_one_key_does_not_take_from_another(keys: list[str]) -> None:
    buckets = Buckets(Rate(5, 1.0), Clock())
    passed = [key for key in keys if buckets.take(key) == 0]
    for key in "abc":
        assert passed.count(key) == min(5, keys.count(key))


def test_a_refused_try_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1.0), clock)
    assert buckets.take("key") == 0
    assert [buckets.take("key") for _ in range(10)] == [1.0] * 10
    clock.now += 1
    assert buckets.take("key") == 0


def test_asking_how_long_to_wait_takes_nothing() -> None:
    buckets = Buckets(Rate(1, 0.5), Clock())
    assert [buckets.wait("key") for _ in range(3)] == [0, 0, 0]
    assert len(buckets) == 0
    buckets.take("key")
    assert buckets.wait("key") == 2.0


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1.0), clock)
    buckets.take("key")
    clock.now -= 5
    assert buckets.take("key") > 0


def test_idle_keys_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 1.0), clock)
    for number in range(50):
        buckets.take(f"key {number}")
    assert len(buckets) == 50
    clock.now += 2
    buckets.take("another")
    assert len(buckets) == 1


def test_there_are_never_more_keys_than_allowed() -> None:
    buckets = Buckets(Rate(1, 0.001), Clock(), most=10)
    for number in range(1000):
        buckets.take("always here")
        buckets.take(f"key {number}")
        assert len(buckets) <= 10
    assert buckets.take("always here") > 0


@pytest.mark.parametrize(
    "name", ["addresses", "sessions", "commands", "tables", "chat", "wrong_links"]
)
def test_everything_that_can_be_done_too_often_has_an_end(name: str) -> None:
    buckets = getattr(Rates(LOCAL, Clock()), name)
    waits = [buckets.take("key") for _ in range(1000)]
    assert waits[0] == 0
    assert waits[-1] > 0
