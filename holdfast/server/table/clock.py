"""Clocks: how much time each seat has left. Times are milliseconds since 1970."""

from __future__ import annotations

import msgspec

from holdfast.server.table.setup import DAY, SECOND, Live, Slow


class Ticking(msgspec.Struct):
    """The clocks of a table. Only the seat that has to decide uses time."""

    left: list[int]
    seat: int | None = None  # whose clock runs
    since: int = 0  # counted up to here
    free: int = 0  # what is left of the delay of this turn


def set_clocks(clock: Live | Slow, seats: int) -> Ticking:
    """Return the clocks at the start of a match."""
    return Ticking([_whole(clock)] * seats)


def charge(ticking: Ticking, now: int) -> None:
    """Take the time since the last count from the seat whose clock runs."""
    if ticking.seat is not None:
        spent = max(0, now - ticking.since)
        unpaid = min(spent, ticking.free)
        ticking.free -= unpaid
        ticking.left[ticking.seat] = max(0, ticking.left[ticking.seat] - (spent - unpaid))
    ticking.since = max(now, ticking.since)


def forgive(ticking: Ticking, lost: int, now: int) -> None:
    """Leave out a time in which nobody could move."""
    ticking.since = min(now, ticking.since + lost)


def hand_over(ticking: Ticking, clock: Live | Slow, done: int | None, seat: int | None) -> None:
    """Let the clock of a seat run, or none; ``done`` is a seat that has just ended its turn."""
    if done is not None:
        if isinstance(clock, Slow):
            ticking.left[done] = _whole(clock)
        else:
            ticking.left[done] += clock.increment * SECOND
    if seat != ticking.seat or done is not None:
        ticking.free = clock.delay * SECOND if isinstance(clock, Live) else 0
    ticking.seat = seat


def deadline(ticking: Ticking) -> int | None:
    """Return when the time of the seat runs out whose clock runs."""
    if ticking.seat is None:
        return None
    return ticking.since + ticking.free + ticking.left[ticking.seat]


def _whole(clock: Live | Slow) -> int:
    return clock.days * DAY if isinstance(clock, Slow) else clock.bank * SECOND
