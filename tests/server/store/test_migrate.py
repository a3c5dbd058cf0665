from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from holdfast.server.store import BadStore
from holdfast.server.store.migrate import upgrade
from holdfast.server.store.schema import metadata
from tests.server.store.conftest import Opening


def schema_of(file: Path) -> dict[str, str]:
    with sqlite3.connect(file) as connection:
        query = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        found = dict(connection.execute(query).fetchall())
    connection.close()
    found.pop("alembic_version", None)
    return {name: " ".join(sql.split()) for name, sql in found.items()}


def test_an_empty_database_gets_exactly_our_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    with engine.begin() as connection:
        upgrade(connection, "here")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    plain = create_engine(f"sqlite:///{tmp_path / 'plain.db'}")
    metadata.create_all(plain)
    plain.dispose()
    # Also what Alembic does not compare: checks, the order of columns, names of constraints.
    assert schema_of(tmp_path / "migrated.db") == schema_of(tmp_path / "plain.db")


def test_a_difference_to_our_schema_would_be_seen(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    with engine.begin() as connection:
        upgrade(connection, "here")
        connection.exec_driver_sql("DROP INDEX ix_tables_due")
        assert compare_metadata(MigrationContext.configure(connection), metadata) != []
    engine.dispose()


def test_a_second_migration_changes_nothing(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    for _ in range(2):
        with engine.begin() as connection:
            upgrade(connection, "here")
            connection.exec_driver_sql("INSERT INTO meta VALUES (random(), 'x')")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM meta").scalar() == 2
        assert "events" in inspect(connection).get_table_names()
    engine.dispose()


def test_a_database_without_a_revision_is_refused_and_left_alone(
    file: Path, opened: Opening
) -> None:
    file.parent.mkdir()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    connection.close()

    async def run() -> None:
        async with opened():
            pass

    with pytest.raises(BadStore, match="has the revision none"):
        asyncio.run(run())
    assert schema_of(file) == {}


def test_a_database_of_a_newer_version_is_refused(file: Path, opened: Opening) -> None:
    async def run() -> None:
        async with opened():
            pass

    asyncio.run(run())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(BadStore, match="has the revision 9999, which this Holdfast does not know"):
        asyncio.run(run())
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_refused(file: Path, opened: Opening) -> None:
    file.parent.mkdir()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE arena (name TEXT)")
    connection.close()

    async def run() -> None:
        async with opened():
            pass

    with pytest.raises(BadStore, match="is not a Holdfast database"):
        asyncio.run(run())
    assert list(schema_of(file)) == ["arena"]


def test_postgresql_could_have_the_same_schema() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        written = str(CreateTable(table).compile(dialect=dialect))
        assert "SERIAL" not in written
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect)).startswith("CREATE INDEX ix_")
    assert "public BOOLEAN" in str(CreateTable(metadata.tables["tables"]).compile(dialect=dialect))
