"""What is looked up after an attack can be wrong, and is then told: here it is made wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from holdfast.server.live.stored import write_entry
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.setup import Live
from holdfast.server.view.show import show_table
from tests.chaos.lookup import (
    charges_of,
    check_clocks,
    check_commands,
    check_ends,
    check_shown,
)
from tests.chaos.people import Record
from tests.chaos.spans import Span, join, leave_out, overlap
from tests.chaos.witness import Witness
from tests.server.checking import Stored, plain
from tests.server.sitting import ANN, BOB, START, Sitting

MOVES = ("1-1", "2-1", "3-1")


@pytest.fixture
def sitting() -> Sitting:
    """A table with a clock at which two people have moved three times, a second for each."""
    sitting = Sitting(["me", "hot"], clock=Live(bank=60, increment=0))
    for number in range(len(MOVES)):
        sitting.now += 1000
        match = sitting.table.match
        assert match is not None
        sitting.do(ANN, c.Move, move=match.legal_ids[0], cid=f"Ann-{number}")
    return sitting


def stored(sitting: Sitting) -> Stored:
    """Return the table as it would be read from the store."""
    moves = iter(range(len(MOVES)))
    events = [
        write_entry(each, f"Ann-{next(moves)}" if isinstance(each.what, ev.Moved) else None)
        for each in sitting.log
    ]
    return Stored(sitting.reopened(), events)


def record_of(table: Stored) -> Record:
    """Return what Ann was told, rightly."""
    record = Record(ANN, "Ann")
    for event in table.events:
        if event.cid is not None:
            record.kinds[event.cid] = "move"
            record.acknowledge(event.cid, "t1", event.seq)
    return record


def wrong_commands(record: Record, table: Stored) -> list[str]:
    """Return what is wrong with somebody's commands."""
    return [*check_commands([record], {"t1": table})]


def test_what_is_right_is_not_complained_about(sitting: Sitting) -> None:
    table = stored(sitting)
    assert wrong_commands(record_of(table), table) == []


def test_a_lost_command_is_found(sitting: Sitting) -> None:
    table = stored(sitting)
    record = record_of(table)
    lost = table.events.pop()
    assert wrong_commands(record, table) == [
        f"command Ann-2 (move) was acknowledged as version {lost.seq} of t1 and is lost; "
        "nothing stands there"
    ]


def test_a_doubled_command_is_found(sitting: Sitting) -> None:
    table = stored(sitting)
    last = table.events[-1]
    table.events.append(last._replace(seq=last.seq + 1))
    assert wrong_commands(record_of(stored(sitting)), table) == ["command Ann-2 is stored 2 times"]


def test_a_command_that_is_stored_as_another_version_is_found(sitting: Sitting) -> None:
    table = stored(sitting)
    record = record_of(table)
    last = table.events[-1]
    table.events[-1] = last._replace(seq=last.seq + 1)
    assert wrong_commands(record, table) == [
        f"command Ann-2 was acknowledged as version {last.seq} of t1 and is stored as "
        f"version {last.seq + 1} of t1"
    ]


def test_a_refused_command_that_is_stored_is_found(sitting: Sitting) -> None:
    table = stored(sitting)
    record = Record(ANN, "Ann")
    record.refused = {"Ann-1": "stale", "Ann-7": "internal"}
    assert wrong_commands(record, table) == [
        "command Ann-1 was refused (stale) and is stored all the same",
        "command Ann-7 was refused (internal), though it was sent by the rules",
    ]


def test_two_answers_to_one_command_are_found(sitting: Sitting) -> None:
    table = stored(sitting)
    record = record_of(table)
    record.acknowledge("Ann-2", "t1", 99)
    assert wrong_commands(record, table) == [
        "command Ann-2 of Ann was acknowledged as version 5 of table t1, "
        "and then as version 99 of table t1"
    ]


def test_a_rematch_that_was_there_already_need_not_be_stored_again(sitting: Sitting) -> None:
    """Whoever has not heard of their own rematch may ask for it once more, under another id."""
    record = Record(ANN, "Ann")
    record.kinds["Ann-9"] = "rematch"
    record.acknowledge("Ann-9", "t1", len(sitting.log) + 1)
    lost = f"command Ann-9 (rematch) was acknowledged as version {len(sitting.log) + 1} of t1"
    tables = {"t1": stored(sitting), "t2": stored(Sitting(["me", "hot"]))}
    told = [*check_commands([record], {"t1": tables["t1"]})]
    assert told == [f"{lost} and is lost; nothing stands there"]
    sitting.log.append(ev.Entry(len(sitting.log) + 1, sitting.now, ANN, ev.Rematched("t2", 0)))
    tables["t1"].events.append(write_entry(sitting.log[-1], None))
    assert [*check_commands([record], tables)] == []
    record.person = BOB  # who has no seat there
    told = [*check_commands([record], tables)]
    assert told == [f"{lost} and is lost; rematched (None) stands there"]


def witness_of(sitting: Sitting) -> Witness:
    """Return what Ann and two onlookers were shown, rightly."""
    witness, shown = Witness(), sitting.reopened()
    witness.see(plain(show_table(shown, ANN)), ANN, "Ann, a page")
    for person in (BOB, "eve"):
        witness.see(plain(show_table(shown, person)), person, person)
    return witness


def test_views_that_are_right_are_compared_with_each_other_and_the_log(sitting: Sitting) -> None:
    witness = witness_of(sitting)
    assert witness.compared == 1  # of two onlookers; Ann has eyes of her own
    assert [*check_shown(witness, {"t1": stored(sitting)})] == []


def test_two_onlookers_who_are_shown_different_tables_are_found(sitting: Sitting) -> None:
    witness = witness_of(sitting)
    other = plain(show_table(sitting.table, None))
    other["match"]["table"]["heaps"] = [5, 5, 5]
    witness.see(other, "fay", "Fay, a page")
    found = [*check_shown(witness, {"t1": stored(sitting)})]
    assert found == [
        "table t1 at version 5 was shown in two ways to the same eyes: "
        "one to bob, the other to Fay, a page",
        "table t1 at version 5 was shown to fay otherwise than its log has made it",
    ]


def test_a_view_of_what_was_never_stored_is_found(sitting: Sitting) -> None:
    witness, table = witness_of(sitting), stored(sitting)
    del table.events[-1]
    assert [*check_shown(witness, {"t1": table})] == [
        "table t1 was shown at version 5; only 4 are stored"
    ]
    assert [*check_shown(witness, {})] == ["table t1 was shown and is not stored"]


def test_a_table_that_has_not_ended_is_found(sitting: Sitting) -> None:
    assert [*check_ends({"t1": stored(sitting)})] == ["table t1 (nim) has not ended: it is playing"]


def test_clocks_that_took_the_time_of_an_outage_are_found(sitting: Sitting) -> None:
    table = stored(sitting)
    begin = START / 1000
    assert [*charges_of(table)] == [
        ((begin + second, begin + second + 1), 1.0) for second in range(3)
    ]
    nobody = up()
    assert [*check_clocks({"t1": table}, up((begin, begin + 3)), nobody)] == []
    short = up((begin, begin + 2))
    assert [*check_clocks({"t1": table}, short, nobody)] == []  # no more than the slack
    late = [event._replace(at=event.at + 1500) for event in table.events[-1:]]
    table.events[-1:] = late
    # A server of which we heard nothing has lived, but gave nobody any time back.
    assert [*check_clocks({"t1": table}, short, up((begin, begin + 9)))] == [
        f"the clocks of table t1 took 2.50 s from {begin + 2:.2f} to {begin + 4.5:.2f}, "
        "and a server was there for 0.00 s"
    ]


def test_who_gives_time_back_is_there_though_we_have_not_heard_of_it(sitting: Sitting) -> None:
    begin = sitting.now / 1000
    sitting.now += 2000
    sitting.happen(ev.Outage(2000))
    sitting.now += 3000
    sitting.do(ANN, c.Say, text="Hello", cid="late")
    table, heard = stored(sitting), up((START / 1000, begin))
    assert [*check_clocks({"t1": table}, heard, up((begin + 2, begin + 9)))] == []
    assert [*check_clocks({"t1": table}, heard, up())] == [
        f"the clocks of table t1 took 3.00 s from {begin + 2:.2f} to {begin + 5:.2f}, "
        "and a server was there for 0.00 s"
    ]


def test_a_table_without_a_clock_takes_no_time() -> None:
    assert [*charges_of(stored(Sitting(["me", "hot"])))] == []


def up(*spans: Span) -> Callable[[Span], float]:
    """Return how long a server was there."""
    return partial(overlap, spans)


def test_one_server_that_is_there_is_enough() -> None:
    assert join([(2.0, 5.0), (0.0, 3.0), (7.0, 8.0)]) == [(0.0, 5.0), (7.0, 8.0)]
    assert overlap([(0.0, 5.0), (7.0, 8.0)], (4.0, 10.0)) == pytest.approx(2.0)


def test_a_standstill_is_no_time_of_a_server() -> None:
    assert leave_out([(0.0, 10.0)], [(2.0, 5.0), (9.0, 12.0)]) == [(0.0, 2.0), (5.0, 9.0)]
