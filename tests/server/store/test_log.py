from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from holdfast.server.store import Conflict, StoredEvent, StoredSnapshot, StoreFailed
from holdfast.server.store.log import (
    append,
    chain,
    count_over,
    count_tables,
    find_command,
    list_due,
    list_gathering,
    list_of_person,
    list_public,
    load_row,
    members_of,
    read_events,
    read_heartbeats,
    read_snapshot,
    seats_of_person,
    set_members,
    touch_heartbeat,
    walk_over,
    write_json,
    write_snapshot,
)
from holdfast.server.store.schema import events, members, snapshots, tables
from tests.server.store.conftest import event, make_table, row


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [each["id"] for each in rows]


def test_a_new_table_is_read_back_with_its_events(conn: Connection) -> None:
    make_table(conn, event(1, take=3), event(2, text='ä " \ud800 \0'))
    assert load_row(conn, "t1") == row(version=2)
    assert read_events(conn, "t1") == [event(1, take=3), event(2, text='ä " \ud800 \0')]


def test_there_is_no_row_of_an_unknown_table(conn: Connection) -> None:
    assert load_row(conn, "t1") is None
    assert read_events(conn, "t1") == []


def test_events_are_appended_and_the_row_follows(conn: Connection) -> None:
    make_table(conn, event(1))
    append(conn, "t1", 1, [event(2), event(3)], {"status": "over", "summary": {"won": 1}})
    assert load_row(conn, "t1") == row(version=3, updated=1003, status="over", summary={"won": 1})
    assert read_events(conn, "t1") == [event(1), event(2), event(3)]
    assert read_events(conn, "t1", after=2) == [event(3)]
    assert read_events(conn, "t1", after=3) == []


def test_a_row_can_change_without_an_event(conn: Connection) -> None:
    make_table(conn, event(1))
    append(conn, "t1", 1, [], {"due": 77})
    assert load_row(conn, "t1") == row(version=1, due=77)


def test_who_saw_an_old_version_is_refused_and_nothing_is_written(conn: Connection) -> None:
    make_table(conn, event(1))
    append(conn, "t1", 1, [event(2, who="first")], {})
    with pytest.raises(Conflict, match="table t1 is not at version 1"):
        append(conn, "t1", 1, [event(2, who="second")], {"status": "over"})
    assert read_events(conn, "t1") == [event(1), event(2, who="first")]
    assert load_row(conn, "t1") == row(version=2, updated=1002)


def test_an_unknown_table_is_not_appended_to(conn: Connection) -> None:
    with pytest.raises(Conflict, match="table t9"):
        append(conn, "t9", 0, [event(1)], {})


def test_events_with_a_gap_are_refused(conn: Connection) -> None:
    make_table(conn, event(1))
    with pytest.raises(Conflict, match="event 3 was given where 2 is next"):
        append(conn, "t1", 1, [event(3)], {})


def test_a_command_is_stored_once_for_each_person_and_table(conn: Connection) -> None:
    make_table(conn, event(1, cid="a"))
    make_table(conn, event(1, cid="a"), table_id="t2")
    append(conn, "t1", 1, [event(2, cid="a", person="bob"), event(3), event(4)], {})
    assert find_command(conn, "t1", "ann", "a") == 1
    assert find_command(conn, "t1", "bob", "a") == 2
    assert find_command(conn, "t1", "bob", "b") is None
    with pytest.raises(Conflict, match="its command, is already stored"):
        append(conn, "t1", 4, [event(5, cid="a")], {})


def test_a_reader_ahead_of_the_table_is_told_so(conn: Connection) -> None:
    make_table(conn, event(1))
    with pytest.raises(Conflict, match="table t1 is at version 1, and 2 was given"):
        read_events(conn, "t1", after=2)


def change_body(conn: Connection) -> None:
    conn.execute(update(events).where(events.c.seq == 3).values(body='{"take":9}'))


def change_person(conn: Connection) -> None:
    conn.execute(update(events).where(events.c.seq == 3).values(person="bob"))


def change_time(conn: Connection) -> None:
    conn.execute(update(events).where(events.c.seq == 3).values(at=1))


def remove_one(conn: Connection) -> None:
    conn.execute(delete(events).where(events.c.seq == 3))


def swap_two(conn: Connection) -> None:
    for old, new in ((3, 99), (4, 3), (99, 4)):
        conn.execute(update(events).where(events.c.seq == old).values(seq=new))


def close_a_gap(conn: Connection) -> None:
    remove_one(conn)
    for seq in (4, 5):
        conn.execute(update(events).where(events.c.seq == seq).values(seq=seq - 1))
    conn.execute(update(tables).values(version=4))


def break_json(conn: Connection) -> None:
    before = conn.scalar(select(events.c.mark).where(events.c.seq == 2))
    old = conn.execute(select(events).where(events.c.seq == 3)).one()
    mark = chain(str(before), "t1", 3, old.at, old.kind, old.person, old.cid, "{")
    conn.execute(update(events).where(events.c.seq == 3).values(body="{", mark=mark))


@pytest.mark.parametrize(
    "spoil",
    [change_body, change_person, change_time, remove_one, swap_two, close_a_gap, break_json],
)
def test_damage_is_found_and_the_event_is_named(
    conn: Connection, spoil: Callable[[Connection], None]
) -> None:
    make_table(conn, *(event(seq, take=seq) for seq in range(1, 6)))
    assert len(read_events(conn, "t1")) == 5
    spoil(conn)
    for after in (0, 2):
        with pytest.raises(
            StoreFailed, match=r"(holdfast\.db|/test\d+): event 3 of table t1 is damaged"
        ) as told:
            read_events(conn, "t1", after=after)
        assert told.value.why == "damaged"


def test_a_missing_last_event_is_found(conn: Connection) -> None:
    make_table(conn, event(1), event(2), event(3))
    conn.execute(delete(events).where(events.c.seq == 3))
    with pytest.raises(StoreFailed, match="event 3 of table t1"):
        read_events(conn, "t1")
    with pytest.raises(StoreFailed, match="event 3 of table t1"):
        append(conn, "t1", 3, [event(4)], {})


def test_an_event_beyond_the_version_is_found(conn: Connection) -> None:
    make_table(conn, event(1), event(2), event(3))
    conn.execute(update(tables).values(version=2))
    with pytest.raises(StoreFailed, match="event 3 of table t1"):
        read_events(conn, "t1")


def test_an_event_of_another_table_does_not_fit(conn: Connection) -> None:
    make_table(conn, event(1))
    make_table(conn, event(1), table_id="t2")
    other = conn.scalar(select(events.c.mark).where(events.c.table_id == "t2"))
    conn.execute(update(events).where(events.c.table_id == "t1").values(mark=other))
    with pytest.raises(StoreFailed, match="event 1 of table t1"):
        read_events(conn, "t1")


def test_only_the_newest_snapshot_is_kept(conn: Connection) -> None:
    make_table(conn, event(1), event(2))
    assert read_snapshot(conn, "t1") is None
    for seq in (1, 2):
        write_snapshot(conn, "t1", StoredSnapshot(seq, "nim 1", bytes([0, seq, 255])))
    assert read_snapshot(conn, "t1") == StoredSnapshot(2, "nim 1", bytes([0, 2, 255]))
    assert len(conn.execute(select(snapshots)).all()) == 1


@pytest.mark.parametrize("changes", [{"body": b"other"}, {"layout": "nim 2"}, {"seq": 1}])
def test_a_damaged_snapshot_is_as_none(conn: Connection, changes: dict[str, Any]) -> None:
    make_table(conn, event(1), event(2))
    write_snapshot(conn, "t1", StoredSnapshot(2, "nim 1", b"state"))
    conn.execute(update(snapshots).values(changes))
    assert read_snapshot(conn, "t1") is None


def test_a_snapshot_of_an_event_that_is_not_there_is_as_none(conn: Connection) -> None:
    make_table(conn, event(1), event(2))
    write_snapshot(conn, "t1", StoredSnapshot(2, "nim 1", b"state"))
    conn.execute(delete(events).where(events.c.seq == 2))
    assert read_snapshot(conn, "t1") is None


def test_the_lobby_lists_public_tables_that_can_be_joined_or_watched(conn: Connection) -> None:
    for number, status in enumerate(("gathering", "playing", "over", "closed")):
        make_table(conn, table_id=status, status=status, updated=number)
    make_table(conn, table_id="hidden", public=False)
    for status in ("gathering", "playing"):
        assert ids(list_public(conn, status, 10)) == [status]


def test_the_lobby_goes_on_after_the_table_that_came_last(conn: Connection) -> None:
    for number in range(5):
        make_table(
            conn, table_id=f"t{number}", game="nim" if number else "other", updated=number // 2
        )
    assert ids(list_public(conn, "playing", 3)) == ["t4", "t2", "t3"]
    assert ids(list_public(conn, "playing", 3, (1, "t2"))) == ["t3", "t0", "t1"]
    assert ids(list_public(conn, "playing", 3, (0, "t1"))) == []
    assert ids(list_public(conn, "playing", 9, game="other")) == ["t0"]


def test_matches_that_are_over_are_walked_through_in_parts(
    conn: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.store.log._AT_ONCE", 2)
    kinds = {f"t{number}": {"status": "over"} for number in (3, 1, 4, 0, 2)}
    kinds |= {"u": {"status": "over", "game": "other"}, "v": {"status": "playing"}}
    for table, changes in kinds.items():
        make_table(conn, event(1), table_id=table, **changes)
    assert ids([*walk_over(conn, "nim")]) == ["t0", "t1", "t2", "t3", "t4"]
    assert (count_over(conn, "nim"), count_over(conn, "other"), count_over(conn, "none")) == (
        5,
        1,
        0,
    )
    assert [*walk_over(conn, "none")] == []


def test_people_at_several_tables_are_found_at_once(conn: Connection) -> None:
    for number in range(3):
        make_table(conn, table_id=f"t{number}")
    set_members(conn, "t0", [("ann", 0), ("bob", 1)])
    set_members(conn, "t1", [("ann", 1)])
    found = members_of(conn, ["t0", "t2"])
    assert found == {"t0": [("ann", 0), ("bob", 1)], "t2": []}


def test_tables_that_gather_for_long_are_found(conn: Connection) -> None:
    for number, status in enumerate(("gathering", "gathering", "playing")):
        make_table(conn, table_id=f"t{number}", status=status, updated=number)
    assert list_gathering(conn, 0) == ["t0"]
    assert list_gathering(conn, 9) == ["t0", "t1"]


def test_a_person_sees_their_own_tables_once_each(conn: Connection) -> None:
    for number in range(3):
        make_table(conn, table_id=f"t{number}", updated=number, public=False)
    set_members(conn, "t0", [("ann", 0), ("ann", 1)])
    set_members(conn, "t1", [("bob", 0)])
    set_members(conn, "t2", [("bob", 0), ("ann", 1)])
    assert ids(list_of_person(conn, "ann", 10)) == ["t2", "t0"]
    assert ids(list_of_person(conn, "ann", 1)) == ["t2"]
    set_members(conn, "t2", [])
    assert ids(list_of_person(conn, "ann", 10)) == ["t0"]


def test_matches_that_have_ended_stay_in_their_order_among_a_persons_tables(
    conn: Connection,
) -> None:
    for number in range(6):
        make_table(conn, event(1), table_id=f"t{number}", updated=number)
        set_members(conn, f"t{number}", [("ann", 0), ("ann", 1), ("bob", 2)])
    for number, status in ((1, "over"), (4, "closed"), (2, "over")):
        last = StoredEvent(2, 2000 - number, "ended", None, None, {})
        append(conn, f"t{number}", 1, [last], {"status": status})
    # Three have ended, at 1999, 1998 and 1996; three have not changed since.
    assert ids(list_of_person(conn, "ann", 10)) == ["t1", "t2", "t4", "t5", "t3", "t0"]
    assert ids(list_of_person(conn, "ann", 2)) == ["t1", "t2"]
    assert ids(list_of_person(conn, "bob", 2)) == ["t1", "t2"]
    set_members(conn, "t2", [("ann", 1)])  # who sits there is stored anew
    assert ids(list_of_person(conn, "ann", 2)) == ["t1", "t2"]
    assert ids(list_of_person(conn, "bob", 2)) == ["t1", "t4"]
    found = conn.execute(select(members.c.table_id).where(members.c.ended.is_(None)).distinct())
    assert sorted(found.scalars()) == ["t0", "t3", "t5"]


def test_the_seats_of_a_person_are_found_at_some_tables(conn: Connection) -> None:
    for number in range(3):
        make_table(conn, table_id=f"t{number}")
        set_members(conn, f"t{number}", [("bob", 0), ("ann", 2), ("ann", 1)])
    set_members(conn, "t1", [("bob", 0)])
    assert seats_of_person(conn, "ann", ["t0", "t1"]) == {"t0": [1, 2], "t1": []}


def test_open_tables_are_counted(conn: Connection) -> None:
    assert count_tables(conn) == {"gathering": 0, "playing": 0}
    for number, status in enumerate(("playing", "over", "playing", "closed")):
        make_table(conn, table_id=f"t{number}", status=status)
    assert count_tables(conn) == {"gathering": 0, "playing": 2}


def test_what_is_due_is_listed_in_its_order_where_a_game_is_on(conn: Connection) -> None:
    for table_id, due in (("late", 30), ("soon", 10), ("never", None), ("middle", 20)):
        make_table(conn, table_id=table_id, due=due)
    make_table(conn, table_id="over", due=5, status="over")
    assert ids(list_due(conn)) == ["soon", "middle", "late"]


def test_a_summary_that_cannot_be_read_spoils_no_list(conn: Connection) -> None:
    make_table(conn)
    make_table(conn, table_id="t2")
    conn.execute(update(tables).where(tables.c.id == "t1").values(summary="{"))
    assert {each["id"]: each["summary"] for each in list_public(conn, "playing", 10)} == {
        "t1": None,
        "t2": {"seats": ["Ann", None]},
    }


def test_the_heartbeat_of_a_game_is_the_latest(conn: Connection) -> None:
    assert read_heartbeats(conn) == {}
    touch_heartbeat(conn, "nim", 10**13)
    touch_heartbeat(conn, "nim", 10**13 + 5)
    touch_heartbeat(conn, "other", 10**13 + 7)
    assert read_heartbeats(conn) == {"nim": 10**13 + 5, "other": 10**13 + 7}


def test_a_body_is_stored_as_plain_json(conn: Connection) -> None:
    make_table(conn, event(1, take=3))
    assert json.loads(str(conn.scalar(select(events.c.body)))) == {"take": 3}


@pytest.mark.parametrize(
    "text",
    [
        "plain",
        'quo"te\\',
        "tab\tline\n",
        "\x00\x1f\x7f",
        "Hős é ß",
        "𝄞",
        "</script>",
        "\u2028",
        "\ud800",
    ],
)
def test_marks_are_made_of_the_same_text_as_ever(text: str) -> None:
    value = [text, {text: [None, True, 0, -(2**63), 2**63 - 1, {}]}, [], ""]
    assert write_json(value) == json.dumps(value, separators=(",", ":"), allow_nan=False)
