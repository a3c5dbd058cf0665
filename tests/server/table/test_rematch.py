"""The same table again: everybody one seat further, and seats kept for the others."""

from __future__ import annotations

from typing import Any

from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Code
from holdfast.server.table.setup import Live
from tests.server.sitting import ANN, BOB, CYD, EVE, TRIO, Sitting, kinds


def chairs(sitting: Sitting, created: ev.Created) -> list[tuple[str, str | None]]:
    """Return who has which seat, or for whom it is kept, at the table that was set up."""
    again = Sitting()
    again.log = [ev.Entry(1, sitting.now, created.host, created)]
    table = again.reopened()
    return [(chair.who, chair.person) for chair in table.frame.chairs]


def test_everybody_moves_on_by_one_seat_and_seats_are_kept() -> None:
    sitting = Sitting(TRIO).seat_all().finish()
    created = sitting.again(BOB)
    assert (created.host, created.name, created.after) == (BOB, "Bob", "t1")
    expected = [("invited", CYD), ("invited", ANN), ("person", BOB)]
    assert chairs(sitting, created) == expected


def test_everything_else_stays_as_it_was() -> None:
    settings: dict[str, Any] = {"public": True, "chat": False, "watchers": False, "grace": None}
    clock = Live(bank=60)
    sitting = Sitting(options={"misere": True}, clock=clock, **settings).seat_all().finish()
    before, after = sitting.table.frame.setup, sitting.again(ANN).setup
    for name in ("game", "options", "public", "chat", "watchers", "grace", "clock", "stand_in"):
        assert getattr(after, name) == getattr(before, name), name


def test_bots_and_those_at_the_same_screen_come_along() -> None:
    sitting = Sitting(("me", "bot master", "hot")).finish()
    created = sitting.again(ANN)
    expected = [("hot", ANN), ("person", ANN), ("bot", None)]
    assert chairs(sitting, created) == expected
    assert created.setup.seats[2].level == "master"


def test_who_gave_up_or_left_has_a_seat_again() -> None:
    sitting = Sitting(TRIO).seat_all()
    sitting.do(BOB, c.Resign)
    sitting.do(CYD, c.Leave)
    created = sitting.finish().again(ANN)
    expected = [("invited", CYD), ("person", ANN), ("invited", BOB)]
    assert chairs(sitting, created) == expected


def test_after_as_many_matches_as_seats_everybody_sits_where_they_began() -> None:
    sitting = Sitting(("me", "bot", "hot")).finish()
    first = [chair.who for chair in sitting.table.frame.chairs]
    for _ in first:
        created = sitting.again(ANN)
        sitting.log = [ev.Entry(1, sitting.now, ANN, created)]
        sitting.table = sitting.reopened()
        sitting.happen(ev.Started())
        sitting.finish()
    assert [chair.who for chair in sitting.table.frame.chairs] == first


def test_the_old_table_knows_the_new_one() -> None:
    sitting = Sitting().seat_all().finish()
    sitting.happen(ev.Rematched("t2"))
    assert sitting.table.frame.next == "t2"
    assert sitting.table.frame.status == "over"


def test_both_seats_of_one_screen_are_kept_and_taken_again() -> None:
    sitting = Sitting(("me", "open", "hot")).seat_all().finish()
    created = sitting.again(BOB)
    expected = [("invited", ANN), ("invited", ANN), ("person", BOB)]
    assert chairs(sitting, created) == expected
    sitting.begin_again(BOB)
    assert kinds(sitting.do(ANN, c.Sit, seat=1)) == ["sat", "sat", "started"]
    assert [chair.who for chair in sitting.table.frame.chairs] == ["hot", "person", "person"]
    assert sitting.table.seats_of(ANN) == [0, 1]


def test_kept_seats_have_the_names_of_those_for_whom_they_are_kept() -> None:
    sitting = Sitting(TRIO).seat_all().finish().begin_again(BOB)
    assert [chair.name for chair in sitting.table.frame.chairs] == ["Cyd", "Ann", "Bob"]
    assert sitting.table.kept_for(CYD) == [0]
    assert not sitting.table.kept_for(BOB)


def test_who_does_not_want_to_play_now_says_so_and_may_still_change_their_mind() -> None:
    sitting = Sitting(TRIO).seat_all().finish().begin_again(BOB)
    assert sitting.refuse(EVE, c.Decline) == Code.NOTHING_ASKED
    assert sitting.do(CYD, c.Decline) == [ev.Declined(0, "Cyd")]
    assert sitting.do(CYD, c.Decline) == []
    assert [chair.declined for chair in sitting.table.frame.chairs] == [True, False, False]
    sitting.do(CYD, c.Sit, seat=0)
    assert not sitting.table.frame.chairs[0].declined
    sitting.do(CYD, c.Leave)
    assert sitting.table.kept_for(CYD) == [0]
    sitting.do(CYD, c.Sit, seat=0)


def test_the_host_gives_a_kept_seat_to_anybody_or_to_a_bot() -> None:
    sitting = Sitting(TRIO).seat_all().finish().begin_again(BOB)
    assert sitting.refuse(CYD, c.Free, seat=0) == Code.NOT_HOST
    assert sitting.refuse(BOB, c.Free, seat=2) == Code.SEAT_TAKEN
    assert not sitting.table.listed
    assert sitting.do(BOB, c.Free, seat=0) == [ev.Freed(0)]
    assert sitting.do(BOB, c.Free, seat=0) == []
    assert sitting.table.listed
    assert sitting.refuse(CYD, c.Decline) == Code.NOTHING_ASKED
    sitting.do(EVE, c.Sit, seat=0)
    sitting.do(EVE, c.Leave)
    assert sitting.table.frame.chairs[0].who == "open"
    sitting.do(CYD, c.Sit, seat=0)
    assert kinds(sitting.do(BOB, c.Fill, seat=1, level="master")) == ["filled", "started"]
