"""Analyses in the store: asked for once, made by one process, gone on with after it has died."""

from __future__ import annotations

from sqlalchemy import Connection

from holdfast.server.store import analyses
from holdfast.server.store.analyses import LEASE, StoredAnalysis
from tests.server.store.conftest import event, make_table

WANTED = StoredAnalysis("t1", "standard", "going", "ann", 1000, b"[]")
ONE = WANTED.table_id, WANTED.depth


def test_it_is_asked_for_once_however_often_that_is_said(conn: Connection) -> None:
    make_table(conn, event(1))
    assert analyses.ask(conn, WANTED, "p1") == WANTED
    assert analyses.ask(conn, WANTED._replace(person="bob"), "p2") is None
    assert analyses.find(conn, "t1", "standard") == WANTED
    assert analyses.find(conn, "t1", "deep") is None
    assert analyses.list_askers(conn) == ["ann"]


def test_what_was_found_is_kept_and_at_the_end_it_is_nobodys(conn: Connection) -> None:
    make_table(conn, event(1))
    analyses.ask(conn, WANTED, "p1")
    assert analyses.keep(conn, WANTED._replace(body=b"[1]"), "p1", 2000)
    assert not analyses.keep(conn, WANTED._replace(body=b"[2]"), "p2", 2000)
    assert analyses.keep(conn, WANTED._replace(body=b"[1,2]", state="done"), "p1", 3000)
    found = analyses.find(conn, "t1", "standard")
    assert found is not None
    assert (found.state, found.body) == ("done", b"[1,2]")
    assert analyses.list_left(conn, 10**9) == []
    assert analyses.ask(conn, WANTED, "p1") is None
    assert analyses.list_askers(conn) == []


def test_another_process_goes_on_when_the_first_has_fallen_silent_or_gives_it_back(
    conn: Connection,
) -> None:
    make_table(conn, event(1))
    analyses.ask(conn, WANTED, "p1")
    analyses.keep(conn, WANTED._replace(body=b"[1]"), "p1", 2000)
    assert analyses.take(conn, *ONE, "p2", 2000 + LEASE - 1) is None
    assert analyses.list_left(conn, 2000 + LEASE - 1) == []
    assert analyses.list_left(conn, 2000 + LEASE) == [(*ONE, "nim")]
    assert analyses.take(conn, *ONE, "p2", 2000 + LEASE) == WANTED._replace(body=b"[1]")
    assert not analyses.keep(conn, WANTED, "p1", 2000 + LEASE)
    analyses.give_back(conn, "p2")
    assert analyses.take(conn, *ONE, "p3", 2001) is not None
    assert analyses.take(conn, *ONE, "p4", 2001) is None


def test_one_that_was_stopped_goes_on_where_it_was_when_it_is_asked_for_again(
    conn: Connection,
) -> None:
    make_table(conn, event(1))
    analyses.ask(conn, WANTED, "p1")
    analyses.keep(conn, WANTED._replace(body=b"[1]"), "p1", 2000)
    analyses.stop(conn, "t1", "standard")
    assert not analyses.keep(conn, WANTED, "p1", 3000)
    assert analyses.list_left(conn, 10**9) == []
    again = analyses.ask(conn, WANTED._replace(person="bob", asked=5000), "p2")
    assert again == WANTED._replace(person="bob", asked=5000, body=b"[1]")
