"""The same table again: everybody one seat further, and seats kept for the others."""

from __future__ import annotations

from typing import Any

from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.setup import Live
from tests.server.sitting import ANN, BOB, CYD, TRIO, Sitting


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
    sitting.log = [ev.Entry(1, sitting.now, BOB, created)]
    sitting.table = sitting.reopened()
    sitting.do(ANN, c.Sit, seat=0)
    sitting.do(ANN, c.Sit, seat=1)
    assert sitting.table.seats_of(ANN) == [0, 1]
    assert sitting.table.frame.status == "playing"
