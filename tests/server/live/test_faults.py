"""When the server failed, and for how long."""

from __future__ import annotations

from holdfast.server.live.faults import GLANCE, NOTICED, Faults
from holdfast.server.table.setup import SECOND


class Watch:
    """Faults, with a clock that is moved by hand, and how often one was over."""

    def __init__(self) -> None:
        self.now = 1000 * SECOND
        self.ends = 0
        self.start = self.now
        self.faults = Faults(lambda: self.now)
        self.faults.on_end = self._end

    def _end(self) -> None:
        self.ends += 1

    def doze(self, milliseconds: int) -> None:
        self.now += milliseconds

    def pass_time(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.faults.wake()

    def lost(self) -> int:
        return self.faults.count(self.start)


def test_a_server_that_looks_in_time_has_not_stood_still() -> None:
    watch, still = Watch(), round(GLANCE * SECOND) + NOTICED
    for _ in range(10):
        watch.doze(still - 1)
        assert (watch.lost(), watch.ends) == (0, 0)
    watch.doze(still)
    assert (watch.lost(), watch.ends) == (still, 1)
    assert (watch.lost(), watch.ends) == (still, 1)


def test_the_store_fails_from_the_first_that_it_did_not_take_to_the_first_that_it_did() -> None:
    watch = Watch()
    begun = watch.now
    watch.pass_time(300)
    watch.faults.failed(begun)
    assert (watch.faults.failing, watch.lost()) == (True, 300)
    again = watch.now
    watch.pass_time(700)
    watch.faults.failed(again)
    assert watch.lost() == 1000
    last = watch.now
    watch.pass_time(5)
    watch.faults.worked(last)
    watch.pass_time(10_000)
    assert (watch.faults.failing, watch.lost(), watch.ends) == (False, 1005, 1)
    assert watch.faults.count(watch.now) == 0
    assert watch.faults.count(begun + 1000) == 5


def test_a_store_that_takes_long_is_at_fault_and_one_that_does_not_is_not() -> None:
    watch = Watch()
    for spent, lost in ((NOTICED - 1, 0), (NOTICED, NOTICED)):
        begun = watch.now
        watch.pass_time(spent)
        watch.faults.worked(begun)
        assert (watch.lost(), watch.ends) == (lost, 0)


def test_what_fails_in_two_ways_at_once_counts_once() -> None:
    watch = Watch()
    begun = watch.now
    watch.faults.failed(begun)
    watch.doze(60 * SECOND)
    assert watch.lost() == 60 * SECOND
    watch.pass_time(SECOND)
    watch.faults.worked(begun)
    assert watch.lost() == 61 * SECOND


def test_a_clock_that_is_set_back_is_no_fault() -> None:
    watch = Watch()
    watch.doze(-3600 * SECOND)
    assert watch.lost() == 0
    watch.doze(100)
    assert watch.lost() == 0
