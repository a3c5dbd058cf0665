"""Clocks: a bank with increment and delay, days, pauses, outages, and time that has run out."""

from __future__ import annotations

import pytest

from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.clock import Ticking, charge, deadline, forgive, hand_over, set_clocks
from holdfast.server.table.decide import when_over
from holdfast.server.table.setup import DAY, SECOND, Live, Slow
from tests.server.sitting import ANN, BOB, START, TRIO, Sitting

LIVE = Live(bank=60, increment=5)


def left(sitting: Sitting) -> list[int]:
    ticking = sitting.table.frame.ticking
    assert ticking is not None
    return [each // SECOND for each in ticking.left]


def test_everybody_begins_with_a_full_bank_and_one_clock_runs() -> None:
    sitting = Sitting(clock=LIVE).seat_all()
    assert left(sitting) == [60, 60]
    assert sitting.table.deadline == START + 60 * SECOND


def test_the_time_of_a_turn_goes_from_the_bank_and_its_end_adds_the_increment() -> None:
    sitting = Sitting(clock=LIVE).seat_all()
    first = sitting.turn
    sitting.now += 20 * SECOND
    sitting.move("1-1")
    assert left(sitting)[first] == 45
    sitting.now += 7 * SECOND
    sitting.move("1-1")
    assert left(sitting)[1 - first] == 58
    assert sitting.table.deadline == sitting.now + 45 * SECOND


def test_a_turn_of_several_decisions_gets_one_increment() -> None:
    sitting = Sitting(clock=LIVE).seat_all()
    first = sitting.turn
    sitting.move("1-3")
    assert (sitting.turn, left(sitting)[first]) == (first, 60)
    sitting.move()
    assert (sitting.turn, left(sitting)[first]) == (1 - first, 65)


def test_the_delay_of_each_turn_is_free() -> None:
    sitting = Sitting(clock=Live(bank=60, increment=0, delay=10)).seat_all()
    first = sitting.turn
    sitting.now += 4 * SECOND
    sitting.do(ANN, c.Say, text="hm")  # counts the time, and uses up only the delay
    assert left(sitting)[first] == 60
    assert sitting.table.deadline == START + 70 * SECOND
    sitting.now += 8 * SECOND
    sitting.move("1-1")
    assert left(sitting)[first] == 58
    assert sitting.table.deadline == sitting.now + 70 * SECOND


def test_by_the_day_every_turn_has_its_whole_time() -> None:
    sitting = Sitting(clock=Slow(days=2)).seat_all()
    first = sitting.turn
    sitting.now += DAY
    sitting.move("1-1")
    ticking = sitting.table.frame.ticking
    assert ticking is not None
    assert ticking.left[first] == 2 * DAY
    assert sitting.table.deadline == sitting.now + 2 * DAY


def test_no_clock_runs_in_a_pause() -> None:
    sitting = Sitting(clock=LIVE).seat_all()
    first = sitting.turn
    sitting.now += 10 * SECOND
    sitting.do(ANN, c.Ask, what="pause")
    sitting.do(BOB, c.Answer, what="pause", yes=True)
    assert sitting.table.deadline is None
    sitting.now += 1000 * SECOND
    sitting.do(ANN, c.Resume)
    assert left(sitting)[first] == 50
    assert sitting.table.deadline == sitting.now + 50 * SECOND


def test_an_outage_is_nobodys_time() -> None:
    sitting = Sitting(clock=LIVE).seat_all()
    first = sitting.turn
    sitting.now += 500 * SECOND
    sitting.happen(ev.Outage(490 * SECOND))
    assert left(sitting)[first] == 50
    assert sitting.table.deadline == sitting.now + 50 * SECOND


def test_bots_have_no_clock_and_those_who_are_replaced_neither() -> None:
    sitting = Sitting(("me", "bot"), clock=LIVE)
    while sitting.turn != 0:
        sitting.move()
    assert sitting.table.deadline is not None
    sitting.move("2-1")
    assert sitting.turn == 1
    assert sitting.table.deadline is None
    pair = Sitting(clock=LIVE).seat_all()
    pair.do(pair.who(), c.Leave)
    assert pair.table.deadline is None


def test_taking_back_lets_the_clock_of_the_seat_run_again() -> None:
    sitting = Sitting(("me", "hot"), clock=LIVE)
    first = sitting.turn
    sitting.now += 10 * SECOND
    sitting.move("1-1")
    sitting.now += 3 * SECOND
    sitting.do(ANN, c.Undo)
    assert sitting.turn == first
    assert left(sitting)[first] == 55
    assert left(sitting)[1 - first] == 57
    assert sitting.table.deadline == sitting.now + 55 * SECOND


def test_time_that_runs_out_against_one_other_loses() -> None:
    sitting = Sitting(clock=LIVE).seat_all()
    seat = sitting.turn
    sitting.now += 61 * SECOND
    assert sitting.table.deadline is not None
    assert sitting.table.deadline <= sitting.now
    sitting.happen(ev.Flagged(seat), *when_over(sitting.table, seat, "time"))
    result = sitting.table.frame.result
    assert result is not None
    assert (result.why, result.winners) == ("time", [1 - seat])
    assert left(sitting)[seat] == 0
    assert sitting.table.deadline is None


def test_time_that_runs_out_against_several_makes_room_for_a_bot() -> None:
    sitting = Sitting(TRIO, clock=LIVE).seat_all()
    seat = sitting.turn
    sitting.now += 61 * SECOND
    assert when_over(sitting.table, seat, "time") == []
    sitting.happen(ev.Flagged(seat))
    assert sitting.table.bot_to_move == "journeyman"
    assert sitting.table.deadline is None
    sitting.finish()
    result = sitting.table.frame.result
    assert result is not None
    assert seat not in result.winners


def test_the_clock_stops_with_the_match() -> None:
    sitting = Sitting(clock=LIVE).seat_all().finish()
    assert sitting.table.deadline is None


@pytest.mark.parametrize("spent", [0, 1, 999, 10_000, 59_999, 60_000, 90_000])
def test_what_is_charged_is_what_was_spent_and_never_more_than_there_was(spent: int) -> None:
    ticking = set_clocks(Live(bank=60, increment=0, delay=10), 2)
    ticking.since = 5
    hand_over(ticking, Live(bank=60, increment=0, delay=10), None, 1)
    due = deadline(ticking)
    charge(ticking, 5 + spent)
    assert ticking.left[0] == 60_000
    assert ticking.left[1] == max(0, 60_000 - max(0, spent - 10_000))
    assert due == 5 + 70_000
    if spent <= 70_000:
        assert deadline(ticking) == due


def test_a_clock_that_goes_backwards_charges_nothing() -> None:
    ticking = Ticking([1000], seat=0, since=100)
    charge(ticking, 50)
    assert (ticking.left, ticking.since) == ([1000], 100)
    forgive(ticking, 500, 120)
    assert ticking.since == 120
