from __future__ import annotations

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from holdfast.server.store.studies import add_study, count_studies, find_study


def test_a_study_is_found_by_its_id_alone(conn: Connection) -> None:
    add_study(conn, "s1", "ann", "nim", 5, '{"title": "Ändern"}')
    assert find_study(conn, "s1") == '{"title": "Ändern"}'
    assert find_study(conn, "s2") is None


def test_the_studies_of_a_person_are_counted(conn: Connection) -> None:
    assert count_studies(conn, "ann") == 0
    for number in range(3):
        add_study(conn, f"s{number}", "ann", "nim", 5, "{}")
    add_study(conn, "b", "bob", "nim", 5, "{}")
    assert (count_studies(conn, "ann"), count_studies(conn, "bob")) == (3, 1)


def test_a_study_is_somebodys_and_has_an_id_of_its_own(conn: Connection) -> None:
    add_study(conn, "s1", "ann", "nim", 5, "{}")
    for study, person in (("s2", "carl"), ("s1", "bob")):
        with pytest.raises(IntegrityError), conn.begin_nested():
            add_study(conn, study, person, "nim", 5, "{}")
