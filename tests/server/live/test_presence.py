"""Who is here, who gave no sign of life for how long, and what that means at a table."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.server.live.presence import FRESH, USUAL_GRACE, Presence
from holdfast.server.table import commands as c
from holdfast.server.table.setup import DAY, SECOND, Live, Slow
from tests.server.sitting import ANN, BOB, CYD, START, TRIO, Sitting

GRACE = 30 * SECOND


def started(*, seats: tuple[str, ...] = ("me", "open"), **setup: Any) -> tuple[Sitting, int]:
    """Return a table with people on all seats, and the time at which the first turn begins."""
    sitting = Sitting(seats, **{"grace": GRACE // SECOND, **setup})
    sitting.now += 10 * SECOND
    sitting.seat_all()
    return sitting, sitting.now


def test_somebody_is_connected_from_the_first_connection_to_the_end_of_the_last() -> None:
    presence = Presence(START)
    assert (presence.is_connected(ANN), presence.away_since(ANN)) == (False, START)
    assert (presence.come(ANN), presence.come(ANN)) == (True, False)
    assert (presence.is_connected(ANN), presence.away_since(ANN)) == (True, None)
    assert (presence.go(ANN, START + 1), presence.go(ANN, START + 2)) == (False, True)
    assert (presence.is_connected(ANN), presence.away_since(ANN)) == (False, START + 2)
    assert not presence.is_connected(None)


def test_who_is_connected_is_here_until_the_connection_ends() -> None:
    (sitting, now), presence = started(), Presence(START)
    presence.stir(BOB, now)  # the request with which a connection begins
    for person in (ANN, BOB):
        presence.come(person)
    assert presence.seats_here(sitting.table, now + DAY) == [0, 1]
    presence.go(BOB, now)
    assert presence.seats_here(sitting.table, now) == [0]
    assert presence.leaves_at(sitting.table, now) is None


def test_who_plays_by_requests_alone_is_here_as_long_as_they_answer_their_turns() -> None:
    (sitting, now), presence = started(), Presence(START)
    table, mover = sitting.table, sitting.who()
    other = ANN if mover == BOB else BOB
    assert presence.seats_here(table, now) == []
    assert presence.stir(mover, now - SECOND)
    presence.stir(other, now - SECOND)
    assert presence.seats_here(table, now + GRACE - 1) == [0, 1]
    assert presence.leaves_at(table, now) == now + GRACE  # from the beginning of the turn
    assert presence.seats_here(table, now + GRACE) == table.seats_of(other)
    assert presence.leaves_at(table, now + GRACE) is None  # nobody waits for the other
    assert presence.stir(mover, now + GRACE)
    assert presence.seats_here(table, now + 2 * GRACE - 1) == [0, 1]


def test_a_request_is_news_now_and_then() -> None:
    presence = Presence(START)
    assert [presence.stir(ANN, START + at) for at in (FRESH, FRESH + 1, 2 * FRESH)] == [
        True,
        False,
        False,
    ]
    presence.come(ANN)
    assert not presence.stir(ANN, START + 9 * FRESH)
    presence.go(ANN, START + 9 * FRESH)
    assert presence.stir(ANN, START + 9 * FRESH + 1)


def test_before_the_start_who_makes_no_more_requests_is_gone_after_the_grace() -> None:
    sitting, presence = Sitting(grace=GRACE // SECOND), Presence(START)
    presence.stir(ANN, START)
    assert presence.seats_here(sitting.table, START + GRACE - 1) == [0]
    assert presence.seats_here(sitting.table, START + GRACE) == []


@pytest.mark.parametrize("clock", [None, Live()])
def test_only_whose_turn_it_is_is_replaced_after_the_grace(clock: Live | None) -> None:
    (sitting, now), presence = started(clock=clock), Presence(START)
    table = sitting.table
    # Both have been away since the start; the grace begins with the turn.
    assert presence.replaced_at(table) == now + GRACE
    assert presence.seats_away(table, now + GRACE - 1) == frozenset()
    assert presence.seats_away(table, now + GRACE) == {sitting.turn}
    sitting.now += SECOND
    sitting.do(ANN, c.Say, text="what others do gives nobody more time, nor less")
    assert presence.replaced_at(table) == now + GRACE
    presence.stir(sitting.who(), now + 5)
    assert presence.replaced_at(table) == now + 5 + GRACE
    presence.come(sitting.who())
    assert presence.replaced_at(table) is None
    assert presence.seats_away(table, now + DAY) == frozenset()
    presence.go(sitting.who(), now + 7)
    assert presence.replaced_at(table) == now + 7 + GRACE


def test_where_the_table_does_not_say_how_long_somebody_has_to_ask() -> None:
    (sitting, now), presence = started(grace=None), Presence(START)
    end = now + USUAL_GRACE * SECOND
    assert presence.replaced_at(sitting.table) is None
    assert presence.seats_away(sitting.table, end - 1) == frozenset()
    assert presence.seats_away(sitting.table, end) == {sitting.turn}


@pytest.mark.parametrize("grace", [None, 10])
def test_in_a_match_that_takes_days_nobody_is_replaced_before_the_clock_says_so(
    grace: int | None,
) -> None:
    (sitting, now), presence = started(clock=Slow(days=3), grace=grace), Presence(START)
    assert presence.replaced_at(sitting.table) is None
    assert presence.seats_away(sitting.table, now + 30 * DAY) == frozenset()


def test_nothing_is_held_against_anybody_from_before_the_server_heard_them() -> None:
    (sitting, now), presence = started(), Presence(START)
    presence.excuse(now + DAY)
    assert presence.replaced_at(sitting.table) == now + DAY + GRACE


def left(sitting: Sitting, *people: str) -> None:
    for person in people:
        sitting.do(person, c.Leave)


def test_a_wish_waits_for_those_whose_seat_a_bot_keeps_for_their_grace_once_more() -> None:
    (sitting, now), presence = started(seats=TRIO), Presence(START)
    left(sitting, BOB, CYD)
    sitting.do(ANN, c.Ask, what="end")
    assert presence.unanswered_at(sitting.table, "end") == now + GRACE
    presence.stir(CYD, now + 5)
    assert presence.unanswered_at(sitting.table, "end") == now + 5 + GRACE
    presence.come(BOB)
    assert presence.unanswered_at(sitting.table, "end") is None
    sitting.do(BOB, c.Answer, what="end", yes=True)
    assert presence.unanswered_at(sitting.table, "end") == now + 5 + GRACE


def test_who_decides_for_themselves_is_waited_for_for_ever() -> None:
    (sitting, now), presence = started(seats=TRIO), Presence(START)
    left(sitting, CYD)
    sitting.do(ANN, c.Ask, what="pause")
    assert presence.unanswered_at(sitting.table, "pause") is None
    sitting.now += GRACE // 2
    sitting.do(ANN, c.Fill, seat=1, away=[1])  # and has their time from then on
    assert presence.unanswered_at(sitting.table, "pause") == now + GRACE // 2 + GRACE


def test_in_a_match_that_takes_days_a_wish_waits_as_long_as_a_turn_may_take() -> None:
    (sitting, now), presence = started(clock=Slow(days=3), seats=TRIO), Presence(START)
    left(sitting, CYD)
    sitting.do(ANN, c.Ask, what="end")
    sitting.do(BOB, c.Answer, what="end", yes=True)
    assert presence.unanswered_at(sitting.table, "end") == now + 3 * DAY


def test_a_wish_is_due_when_whoever_was_missing_has_given_up() -> None:
    (sitting, now), presence = started(seats=TRIO), Presence(START)
    sitting.do(ANN, c.Ask, what="end")
    sitting.do(BOB, c.Answer, what="end", yes=True)
    sitting.do(CYD, c.Resign)
    assert presence.unanswered_at(sitting.table, "end") == now
