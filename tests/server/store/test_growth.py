"""No question costs more with the number of finished matches or the length of a log.

What a question costs is counted in steps of SQLite's machine, which are the same on every machine.
PostgreSQL has the same indexes; that it can use them for each question is seen in its plans.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, insert

from holdfast.server.store import StoredSnapshot, log, people, url_of
from holdfast.server.store.link import Link, driver_of
from holdfast.server.store.migrate import upgrade
from holdfast.server.store.schema import events, members, tables
from holdfast.server.store.urls import open_url
from tests.server.store.conftest import event, make_table, row

FEW: Final = 50
MANY: Final = 20 * FEW
LENGTH: Final = 45  # of a log, with its snapshot 5 events before the end

Question = Callable[[Connection], Any]


def load_tail(conn: Connection) -> None:
    """Read what a server reads of a table that nobody has in memory."""
    snapshot = log.read_snapshot(conn, "long")
    assert snapshot is not None
    assert len(log.read_events(conn, "long", snapshot.seq)) == 5


def add_move(conn: Connection) -> None:
    version = log.load_row(conn, "long")["version"]  # type: ignore[index]
    log.append(conn, "long", version, [event(version + 1)], {"status": "playing", "summary": {}})


def end_match(conn: Connection) -> None:
    version = log.load_row(conn, "long")["version"]  # type: ignore[index]
    log.append(conn, "long", version, [event(version + 1)], {"status": "over", "summary": {}})


QUESTIONS: Final[dict[str, Question]] = {
    "the list of open tables": lambda conn: log.list_public(conn, "gathering", 20),
    "its next page": lambda conn: log.list_public(conn, "playing", 20, (10**9, "x")),
    "those of one game": lambda conn: log.list_public(conn, "playing", 20, game="nim"),
    "abandoned tables": lambda conn: log.list_gathering(conn, 10**9),
    "due clocks": log.list_due,
    "how many tables are open": log.count_tables,
    "a person's tables": lambda conn: log.list_of_person(conn, "ann", 20),
    "a person's seats": lambda conn: log.seats_of_person(conn, "ann", ["long"]),
    "a table": lambda conn: log.load_row(conn, "long"),
    "loading a table": load_tail,
    "a command": lambda conn: log.find_command(conn, "long", "ann", "c3"),
    "a move": add_move,
    "the end of a match": end_match,
    "a session": lambda conn: people.find_session(conn, "h", 1),
    "signing out": lambda conn: people.revoke_all(conn, "ann", 1),
    "heartbeats": log.read_heartbeats,
}


def fill(conn: Connection, finished: int, length: int) -> None:
    """Store so many finished matches, a few that go on, and one with a log of a length."""
    people.add_person(conn, "ann", "Ann", 1)
    people.add_session(conn, "h", "ann", "cookie", "", 1, 10**9)
    for number, status in enumerate(("gathering", "playing", "playing")):
        make_table(conn, event(1), table_id=f"open{number}", status=status, due=number or None)
        log.set_members(conn, f"open{number}", [("ann", 0)])
    make_table(conn, *(event(seq, cid=f"c{seq}") for seq in range(1, length + 1)), table_id="long")
    log.set_members(conn, "long", [("ann", 0)])
    log.write_snapshot(conn, "long", StoredSnapshot(length - 5, "nim 1", b"state"))
    names = [f"f{number}" for number in range(finished)]
    done = {"version": 1, "status": "over", "summary": "{}"}
    conn.execute(insert(tables), [{**row(name), **done} for name in names])
    seats = [
        {"table_id": name, "person": "ann", "seat": seat, "ended": 1000 + number}
        for number, name in enumerate(names)
        for seat in range(2)
    ]
    conn.execute(insert(members), seats)
    moves = [
        {"table_id": name, "seq": 1, "at": 1, "kind": "move", "body": "{}", "mark": "x"}
        for name in names
    ]
    conn.execute(insert(events), moves)


@pytest.fixture(scope="module")
def links(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[tuple[int, int], Link]]:
    """Databases with few and many finished matches, and with a short and a long log."""
    folder: Path = tmp_path_factory.mktemp("growth")
    made = {}
    for finished, length in ((FEW, LENGTH), (MANY, LENGTH), (FEW, MANY)):
        link = Link(open_url(url_of(folder / f"{finished}-{length}.db")), "migrate", 5)
        with link.transaction() as conn:
            upgrade(conn, "here")
            fill(conn, finished, length)
        made[finished, length] = link
    yield made
    for link in made.values():
        link.drop()


def count_steps(link: Link, question: Question) -> int:
    """Return how many steps SQLite takes for a question, which changes nothing in the end."""
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    conn = link.begin()
    question(conn)  # what is prepared once is not counted
    link.undo()
    conn = link.begin()
    driver_of(conn).set_progress_handler(step, 1)
    question(conn)
    driver_of(conn).set_progress_handler(None, 1)
    link.undo()
    return steps


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_costs_the_same_among_many_finished_matches(
    links: dict[tuple[int, int], Link], name: str
) -> None:
    few = count_steps(links[FEW, LENGTH], QUESTIONS[name])
    assert few > 0
    assert count_steps(links[MANY, LENGTH], QUESTIONS[name]) <= few * 1.1


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_costs_the_same_at_a_table_with_a_long_log(
    links: dict[tuple[int, int], Link], name: str
) -> None:
    short = count_steps(links[FEW, LENGTH], QUESTIONS[name])
    assert count_steps(links[FEW, MANY], QUESTIONS[name]) <= short * 1.1


def test_a_question_that_grows_would_be_noticed(links: dict[tuple[int, int], Link]) -> None:
    few, many, long = (count_steps(link, log.list_all) for link in links.values())
    assert many > 10 * few
    assert long == few
    short, _, long = (
        count_steps(link, lambda conn: log.read_events(conn, "long")) for link in links.values()
    )
    assert long > 10 * short


def find_plans(link: Link, question: Question) -> list[str]:
    """Return how SQLite goes about every statement of a question."""
    said: list[str] = []
    conn = link.begin()
    driver = driver_of(conn)
    driver.set_trace_callback(said.append)
    question(conn)
    driver.set_trace_callback(None)
    asked = [each for each in said if each.split()[0] in ("SELECT", "UPDATE", "DELETE")]
    plans = [each[3] for ask in asked for each in driver.execute(f"EXPLAIN QUERY PLAN {ask}")]
    link.undo()
    assert plans
    return plans


@pytest.mark.parametrize("name", [name for name in QUESTIONS if name != "heartbeats"])
def test_sqlite_scans_no_table_for_a_question(
    links: dict[tuple[int, int], Link], name: str
) -> None:
    # Heartbeats are one row for each game, in a table that holds nothing else.
    plans = find_plans(links[MANY, LENGTH], QUESTIONS[name])
    assert [plan for plan in plans if plan.startswith("SCAN") and "CONSTANT" not in plan] == []


def test_postgresql_scans_no_table_for_a_question(lent: str) -> None:
    link = Link(open_url(lent), "migrate", 5)
    conn = link.begin()
    fill(conn, MANY, LENGTH)
    conn.exec_driver_sql("SET LOCAL enable_seqscan = off")  # it would, where all is in one page
    before = scans(conn)
    for asked, question in QUESTIONS.items():
        if asked != "heartbeats":
            question(conn)
    assert scans(conn) == before
    log.list_all(conn)
    assert scans(conn) != before
    link.undo()
    link.drop()


def scans(conn: Connection) -> dict[str, int]:
    """Return how often PostgreSQL has gone through each of our tables from end to end."""
    found = conn.exec_driver_sql(
        "SELECT relname, seq_scan FROM pg_stat_xact_user_tables WHERE relname <> 'meta'"
    )
    return {name: count for name, count in found}
