"""What bots are to think about: whose turn it is, who has it, and for how long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection

from holdfast.server.store import BadStore, Store, leases, thoughts
from holdfast.server.store.link import Link
from holdfast.server.store.thoughts import Asking, Taken
from holdfast.server.store.urls import open_url

KIND, OTHER = "nim-1-abc", "nim-2-def"
BODY = bytes(range(256))
Linked = Callable[[], Link]


@pytest.fixture
def linked(lent: str) -> Iterator[Linked]:
    """Makes connections to one database."""
    made: list[Link] = []

    def link() -> Link:
        made.append(Link(open_url(lent), "think", 5.0))
        return made[-1]

    yield link
    for each in made:
        each.drop()


@pytest.fixture
def conn(linked: Linked) -> Iterator[Connection]:
    """A connection, each of whose statements is a transaction of its own."""
    yield linked().connect()


@contextmanager
def quick_leases(milliseconds: int) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thoughts, "LEASE", milliseconds)
        yield


def ask(
    conn: Connection, thought: str, who: str = "home ann", *, live: bool = True, kind: str = KIND
) -> None:
    address, person = who.split()
    thoughts.ask(conn, thought, kind, BODY, Asking("server", address, person, "mind", live))


def take(conn: Connection, me: str = "worker", *, live: bool = True) -> str | None:
    found = thoughts.take(conn, me, [KIND], live=live)
    return found.id if found else None


def test_a_question_comes_to_a_worker_and_its_answer_back_once(conn: Connection) -> None:
    ask(conn, "t")
    assert thoughts.collect(conn, "t", late=False) == "waiting"
    assert thoughts.take(conn, "worker", [KIND], live=True) == Taken("t", KIND, BODY, "mind")
    assert take(conn, "another") is None
    assert thoughts.collect(conn, "t", late=True) == "waiting"  # as somebody thinks about it
    assert thoughts.answer(conn, "worker", "t", 17)
    assert take(conn, "another") is None
    assert thoughts.collect(conn, "t", late=True) == 17
    assert thoughts.collect(conn, "t", late=False) is None


def test_nobody_takes_what_they_do_not_know(conn: Connection) -> None:
    ask(conn, "t", kind=OTHER)
    assert take(conn) is None
    assert thoughts.take(conn, "worker", [KIND, OTHER], live=True) is not None


def test_who_waits_comes_first_and_now_and_then_who_does_not(conn: Connection) -> None:
    ask(conn, "slow", live=False)
    ask(conn, "live", "away bob")
    ask(conn, "more", "far cyd")
    assert take(conn) == "live"
    assert take(conn, live=False) == "slow"
    assert take(conn, live=False) == "more"


def test_next_is_whoever_has_least_under_way(conn: Connection) -> None:
    for number in range(4):
        ask(conn, f"ann{number}")
    ask(conn, "bob", "away bob")
    assert [take(conn) for _ in range(5)] == ["ann0", "bob", "ann1", "ann2", "ann3"]


def test_so_it_is_among_the_people_of_an_address(conn: Connection) -> None:
    for number in range(3):
        ask(conn, f"ann{number}", "club ann")
    ask(conn, "bob", "club bob")
    ask(conn, "cyd", "home cyd")
    assert [take(conn) for _ in range(5)] == ["ann0", "cyd", "bob", "ann1", "ann2"]


def test_who_asks_for_much_does_not_let_others_wait_for_all_of_it(conn: Connection) -> None:
    """One worker, one thread: nothing else is under way when it takes the next."""
    for number in range(5):
        ask(conn, f"ann{number}")
    ask(conn, "bob", "away bob")
    order = []
    while (thought := take(conn)) is not None:
        order.append(thought)
        thoughts.answer(conn, "worker", thought, 1)
        thoughts.collect(conn, thought, late=False)
        if thought == "ann1":
            ask(conn, "bob again", "away bob")
    assert order == ["ann0", "bob", "ann1", "ann2", "bob again", "ann3", "ann4"]


def test_workers_at_the_same_time_take_different_ones(conn: Connection, linked: Linked) -> None:
    """What one has locked the others pass over, and do not wait for."""
    for number in range(8):
        ask(conn, f"t{number}", f"place{number} ann")
    with linked().transaction() as one, linked().transaction() as two:
        taken = [take(each, me) for _ in range(4) for each, me in ((one, "one"), (two, "two"))]
        assert sorted(filter(None, taken)) == [f"t{number}" for number in range(8)]
        assert take(conn) is None


def test_many_workers_take_everything_once(conn: Connection, linked: Linked) -> None:
    for number in range(60):
        ask(conn, f"t{number}", f"place{number % 4} p{number % 7}")
    taken: list[str] = []

    def work(me: str) -> None:
        link = linked()
        while True:
            with link.transaction() as mine:
                thought = take(mine, me)
            if thought is None:
                return
            taken.append(thought)
            with link.transaction() as mine:
                assert thoughts.answer(mine, me, thought, 1)

    threads = [threading.Thread(target=work, args=[f"w{number}"]) for number in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(60)
    assert sorted(taken) == sorted(f"t{number}" for number in range(60))


def test_what_a_worker_does_not_say_any_more_is_anothers(conn: Connection) -> None:
    ask(conn, "t")
    with quick_leases(0):
        assert take(conn, "killed") == "t"
    assert take(conn, "another") == "t"
    assert thoughts.renew(conn, "killed", ["t"]) == set()
    assert not thoughts.answer(conn, "killed", "t", 3)
    assert thoughts.answer(conn, "another", "t", 4)
    assert thoughts.collect(conn, "t", late=False) == 4


def test_or_the_process_has_it_itself(conn: Connection) -> None:
    ask(conn, "t")
    with quick_leases(0):
        assert take(conn, "killed") == "t"
    assert thoughts.collect(conn, "t", late=False) == "waiting"
    assert thoughts.collect(conn, "t", late=True) is None
    assert thoughts.renew(conn, "killed", ["t"]) == set()
    assert not thoughts.answer(conn, "killed", "t", 3)


def test_a_worker_keeps_what_it_says_that_it_thinks_about(conn: Connection) -> None:
    ask(conn, "t")
    with quick_leases(0):
        assert take(conn) == "t"
    assert thoughts.renew(conn, "worker", ["t", "gone"]) == {"t"}
    assert take(conn, "another") is None
    assert thoughts.collect(conn, "t", late=True) == "waiting"


def test_what_is_withdrawn_is_nobodys(conn: Connection) -> None:
    ask(conn, "t")
    ask(conn, "u")
    assert take(conn) == "t"
    assert thoughts.withdraw(conn, ["t", "u"]) == set()
    assert thoughts.renew(conn, "worker", ["t"]) == set()
    assert take(conn) is None


def test_a_process_waits_for_no_lock(conn: Connection, linked: Linked) -> None:
    ask(conn, "t")
    with linked().transaction() as worker:
        assert take(worker) == "t"
        assert thoughts.collect(conn, "t", late=True) == "waiting"
        assert thoughts.withdraw(conn, ["t"]) == {"t"}
    assert thoughts.withdraw(conn, ["t"]) == set()


def test_who_leaves_gives_everything_back_at_once(conn: Connection) -> None:
    thoughts.enter(conn, "worker", [KIND])
    for each in ("answered", "begun", "waiting"):
        ask(conn, each)
    assert [take(conn), take(conn)] == ["answered", "begun"]
    thoughts.answer(conn, "worker", "answered", 5)
    assert thoughts.leave(conn, "worker") == ["begun"]
    assert thoughts.list_workers(conn) == []
    assert {take(conn, "another"), take(conn, "another")} == {"begun", "waiting"}
    assert thoughts.collect(conn, "answered", late=False) == 5


def test_what_no_worker_can_do_is_left_to_the_process(conn: Connection) -> None:
    ask(conn, "t")
    take(conn)
    thoughts.decline(conn, "another", "t")
    assert thoughts.collect(conn, "t", late=False) == "waiting"
    thoughts.decline(conn, "worker", "t")
    assert thoughts.collect(conn, "t", late=False) is None


def test_workers_are_there_for_their_lease_and_say_what_they_know(conn: Connection) -> None:
    thoughts.enter(conn, "one", [KIND])
    thoughts.enter(conn, "two", [KIND])
    thoughts.enter(conn, "two", [KIND, OTHER])
    with quick_leases(0):
        thoughts.enter(conn, "gone", [KIND])
    assert sorted(thoughts.list_workers(conn), key=len) == [{KIND}, {KIND, OTHER}]
    thoughts.forget(conn)
    assert len(thoughts.list_workers(conn)) == 2


def test_what_processes_have_asked_that_are_gone_is_forgotten(conn: Connection) -> None:
    ask(conn, "t")
    leases.renew(conn, "server")
    thoughts.forget(conn)
    assert thoughts.collect(conn, "t", late=False) == "waiting"
    leases.end(conn, "server")
    thoughts.forget(conn)
    assert thoughts.collect(conn, "t", late=False) is None


def test_a_process_that_ends_leaves_nothing(conn: Connection) -> None:
    ask(conn, "t")
    thoughts.withdraw_all(conn, "another")
    assert thoughts.collect(conn, "t", late=False) == "waiting"
    thoughts.withdraw_all(conn, "server")
    assert thoughts.collect(conn, "t", late=False) is None


def test_nothing_of_it_waits_for_the_disk(conn: Connection) -> None:
    logged = conn.exec_driver_sql(
        "SELECT relname FROM pg_class WHERE relname IN ('thoughts', 'workers') "
        "AND relpersistence <> 'u'"
    )
    assert logged.fetchall() == []


def test_whoever_must_be_alone_waits_for_workers_too(linked: Linked, lent: str) -> None:
    worker, alone = linked(), Link(open_url(lent), "own", 5.0)
    worker.connect()
    with pytest.raises(BadStore, match="is in use by a Holdfast worker; stop it"):
        alone.connect()
    worker.drop()
    alone.connect()
    with pytest.raises(BadStore, match="is in use by a Holdfast worker; stop it"):
        worker.connect()
    alone.drop()


def test_a_server_with_a_worker_is_alone(conn: Connection, lent: str) -> None:
    async def run() -> None:
        store = Store(lent)
        await store.open()
        try:
            assert thoughts.list_workers(conn) == []
            assert not await store.is_in_company()
        finally:
            await store.close()

    asyncio.run(run())
