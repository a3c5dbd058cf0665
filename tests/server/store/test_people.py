from __future__ import annotations

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from holdfast.server.store import Person
from holdfast.server.store.people import (
    add_session,
    ban,
    find_person,
    find_session,
    rename,
    revoke_all,
    revoke_session,
)

ANN = Person("ann", "Ann", 1, None)


def test_a_person_is_found_and_renamed(conn: Connection) -> None:
    assert find_person(conn, "ann") == ANN
    assert rename(conn, "ann", "Anna")
    assert find_person(conn, "ann") == Person("ann", "Anna", 1, None)


def test_nobody_is_found_under_an_unknown_id(conn: Connection) -> None:
    assert find_person(conn, "carl") is None
    assert not rename(conn, "carl", "Carl")
    assert not ban(conn, "carl", 5)


def test_a_session_is_good_until_it_expires(conn: Connection) -> None:
    add_session(conn, "h1", "ann", "cookie", "", 10, 20)
    assert find_session(conn, "h1", 19) == ANN
    assert find_session(conn, "h1", 20) is None
    assert find_session(conn, "h2", 19) is None


def test_a_revoked_session_is_over_for_good(conn: Connection) -> None:
    add_session(conn, "h1", "ann", "cookie", "", 10, 20)
    add_session(conn, "h2", "ann", "cookie", "", 10, 20)
    assert revoke_session(conn, "h1", 12)
    assert not revoke_session(conn, "h1", 13)
    assert find_session(conn, "h1", 12) is None
    assert find_session(conn, "h2", 12) == ANN


def test_all_sessions_of_one_person_can_be_ended(conn: Connection) -> None:
    for number in range(3):
        add_session(conn, f"a{number}", "ann", "cookie", "", 10, 20)
    add_session(conn, "b", "bob", "cookie", "", 10, 20)
    assert revoke_all(conn, "ann", 12) == 3
    assert [find_session(conn, f"a{number}", 12) for number in range(3)] == [None] * 3
    assert find_session(conn, "b", 12) == Person("bob", "Bob", 2, None)


def test_who_is_banned_has_no_session_old_or_new(conn: Connection) -> None:
    add_session(conn, "h1", "ann", "cookie", "", 10, 20)
    assert ban(conn, "ann", 12)
    assert find_person(conn, "ann") == Person("ann", "Ann", 1, 12)
    assert not revoke_session(conn, "h1", 13)
    add_session(conn, "h2", "ann", "token", "bot", 14, 20)
    assert find_session(conn, "h2", 15) is None


def test_a_session_needs_a_person_and_a_known_kind(conn: Connection) -> None:
    with pytest.raises(IntegrityError, match=r"(?i)foreign key"), conn.begin_nested():
        add_session(conn, "h1", "carl", "cookie", "", 10, 20)
    with pytest.raises(IntegrityError, match="ck_sessions_kind"), conn.begin_nested():
        add_session(conn, "h1", "ann", "password", "", 10, 20)  # type: ignore[arg-type]
