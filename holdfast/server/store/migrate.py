"""Bring a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from holdfast.server.store.failures import BadStore

if TYPE_CHECKING:
    from alembic.config import Config  # takes 10 MB, and most starts find nothing to do

_SCRIPTS: Final = Path(__file__).with_name("migrations")
_VERSION_TABLE: Final = "alembic_version"
_DIGITS: Final = 4  # of the number of a step


def upgrade(connection: Connection, where: str, revision: str = "head") -> None:
    """Migrate a database, in the connection's transaction; raise ``BadStore`` if it is not ours."""
    from alembic import command  # noqa: PLC0415

    if inspect(connection).get_table_names():
        check_revision(connection, where)
    command.upgrade(configure(connection), revision)


def is_current(connection: Connection) -> bool:
    """Ask whether a database has the schema of this version already."""
    if _VERSION_TABLE not in inspect(connection).get_table_names():
        return False
    stored = set(connection.scalars(text(f"SELECT version_num FROM {_VERSION_TABLE}")))
    return stored == {max(_known_revisions())}


def check_revision(connection: Connection, where: str) -> None:
    """Raise ``BadStore`` unless this is a Holdfast database of a revision that we know."""
    if _VERSION_TABLE not in inspect(connection).get_table_names():
        raise BadStore(f"{where} is not a Holdfast database; choose another")
    stored = set(connection.scalars(text(f"SELECT version_num FROM {_VERSION_TABLE}")))
    unknown = stored - _known_revisions()
    if unknown or not stored:
        raise BadStore(
            f"{where} has the revision {', '.join(sorted(unknown)) or 'none'}, which this Holdfast "
            "does not know; use the newer version that wrote it, or choose another database"
        )


def _known_revisions() -> set[str]:
    """Return the revisions of all steps: their files begin with these, in their order."""
    return {path.name[:_DIGITS] for path in (_SCRIPTS / "versions").glob("0*.py")}


def configure(connection: Connection | None = None) -> Config:
    """Return where Alembic finds the steps, and in which connection it takes them."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.attributes["connection"] = connection
    # A per cent sign has a meaning in this file format, even without a file.
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config
