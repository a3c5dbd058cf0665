from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, inspect, select

from holdfast.server.store import BadStore, Store, url_of
from holdfast.server.store.migrate import _known_revisions, configure, upgrade
from holdfast.server.store.people import add_person
from holdfast.server.store.schema import members, metadata, tables
from tests.server.cluster import Cluster
from tests.server.store.conftest import row


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, file: Path) -> Iterator[str]:
    """The URL of a database in which nothing is yet."""
    if request.param == "sqlite":
        file.parent.mkdir()
        yield url_of(file)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = cluster.make_database()
    yield cluster.url_of(name)
    cluster.drop_database(name)


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """Have an ordinary connection, whose changes are kept at the end."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def open_once(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        await store.close()

    asyncio.run(run())


def schema_of(url: str) -> dict[str, Any]:
    """Return all that a database says of its tables, also what Alembic does not compare."""
    with connected(url) as connection:
        seen = inspect(connection)
        names = sorted(set(seen.get_table_names()) - {"alembic_version"})
        return {
            name: [
                [(each["name"], str(each["type"]), each["nullable"]) for each in columns],
                seen.get_pk_constraint(name),
                sorted(map(str, seen.get_foreign_keys(name))),
                sorted(map(str, seen.get_check_constraints(name))),
                sorted(map(str, seen.get_unique_constraints(name))),
                sorted(map(str, seen.get_indexes(name))),
            ]
            for name in names
            for columns in [seen.get_columns(name)]
        }


def test_an_empty_database_gets_exactly_our_schema(empty: str) -> None:
    open_once(empty)
    with connected(empty) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    migrated = schema_of(empty)
    with connected(empty) as connection:
        metadata.drop_all(connection)
        metadata.create_all(connection)
    assert migrated == schema_of(empty)
    assert "events" in migrated


def test_a_difference_to_our_schema_would_be_seen(empty: str) -> None:
    open_once(empty)
    with connected(empty) as connection:
        connection.exec_driver_sql("DROP INDEX ix_tables_due")
        assert compare_metadata(MigrationContext.configure(connection), metadata) != []


def test_a_second_migration_changes_nothing(empty: str) -> None:
    for number in range(2):
        with connected(empty) as connection:
            upgrade(connection, "here")
            connection.exec_driver_sql(f"INSERT INTO meta VALUES ('{number}', 'x')")
    with connected(empty) as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM meta").scalar() == 2


def test_the_revisions_are_those_of_the_steps_in_their_order() -> None:
    scripts = ScriptDirectory.from_config(configure())
    assert _known_revisions() == {script.revision for script in scripts.walk_revisions()}
    assert scripts.get_heads() == [max(_known_revisions())]


def test_a_start_with_nothing_to_migrate_does_not_load_what_migrates(file: Path) -> None:
    start = (
        "import asyncio, sys; from holdfast.server.store import Store, url_of; "
        "from pathlib import Path; store = Store(url_of(Path(sys.argv[1]))); "
        "asyncio.run(store.open()); print('alembic' in sys.modules)"
    )
    file.parent.mkdir()
    loaded = [
        subprocess.run(
            [sys.executable, "-c", start, file], capture_output=True, text=True, check=True
        ).stdout.strip()
        for _ in range(2)
    ]
    assert loaded == ["True", "False"]


def test_a_database_without_a_revision_is_refused_and_left_alone(empty: str) -> None:
    with connected(empty) as connection:
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num TEXT)")
    with pytest.raises(BadStore, match="has the revision none"):
        open_once(empty)
    assert schema_of(empty) == {}


def test_a_database_of_a_newer_version_is_refused(empty: str) -> None:
    open_once(empty)
    with connected(empty) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    before = schema_of(empty)
    with pytest.raises(BadStore, match="has the revision 9999, which this Holdfast does not know"):
        open_once(empty)
    assert schema_of(empty) == before


def test_a_file_of_a_newer_version_keeps_every_byte(file: Path) -> None:
    open_once(url_of(file))
    with connected(url_of(file)) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(BadStore, match="has the revision 9999"):
        open_once(url_of(file))
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_refused(empty: str) -> None:
    with connected(empty) as connection:
        connection.exec_driver_sql("CREATE TABLE arena (name TEXT)")
    with pytest.raises(BadStore, match="is not a Holdfast database"):
        open_once(empty)
    assert list(schema_of(empty)) == ["arena"]


def test_whose_matches_have_ended_is_found_out_from_old_tables(empty: str) -> None:
    with connected(empty) as connection:
        upgrade(connection, "here", "0001")
        add_person(connection, "ann", "Ann", 1)
        for number, status in enumerate(("gathering", "playing", "over", "closed")):
            values = row(f"t{number}", status=status, updated=number, version=0, summary="{}")
            connection.execute(insert(tables).values(values))
            connection.exec_driver_sql(f"INSERT INTO members VALUES ('t{number}', 'ann', 0)")
    open_once(empty)
    with connected(empty) as connection:
        query = select(members.c.table_id, members.c.ended)
        found = {table_id: ended for table_id, ended in connection.execute(query)}
    assert found == {"t0": None, "t1": None, "t2": 2, "t3": 3}


def test_every_step_can_be_taken_back(empty: str) -> None:
    with connected(empty) as connection:
        upgrade(connection, "here")
        command.downgrade(configure(connection), "0001")
        upgrade(connection, "here")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        command.downgrade(configure(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]


def test_a_migration_that_fails_leaves_nothing(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Connection, where: str) -> None:
        upgrade(connection, where)
        raise KeyError("in the middle")

    monkeypatch.setattr("holdfast.server.store.engine.upgrade", fail)
    with pytest.raises(KeyError):
        open_once(empty)
    assert schema_of(empty) == {}


def test_a_database_that_cannot_hold_every_name_is_refused(cluster: Cluster) -> None:
    cluster.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0")
    with pytest.raises(BadStore, match=r"has the encoding SQL_ASCII; create one with .* UTF8"):
        open_once(cluster.url_of("plain"))
    cluster.drop_database("plain")
