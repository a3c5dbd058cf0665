"""How databases are named by URLs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from holdfast.server.store.database import Database
from holdfast.server.store.failures import BadStore
from holdfast.server.store.sqlite import Sqlite

_POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+psycopg")


def url_of(file: Path) -> str:
    """Return the URL of the database in a file, whatever signs its path has."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def open_url(url: str) -> Database:
    """Return the database that a URL names; raise ``BadStore`` if it names none."""
    try:
        parsed: URL | None = make_url(url)
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is not None and parsed.drivername == "sqlite" and Sqlite.has_file(parsed):
        return Sqlite(parsed)
    if parsed is not None and parsed.drivername in _POSTGRESQL and parsed.database:
        try:
            from holdfast.server.store.postgresql import Postgresql  # noqa: PLC0415
        except ModuleNotFoundError as missing:
            raise BadStore(
                f"PostgreSQL needs the package {missing.name}, which is not installed; "
                "install it with: pip install 'holdfast[postgresql]'"
            ) from None
        return Postgresql(parsed)
    raise BadStore(
        f"{hide_password(url)} is not the URL of a database; give sqlite:/// and a file, "
        "or postgresql://, a user, a host and the name of a database"
    )


def hide_password(url: str) -> str:
    """Return a URL, or what should be one, that can be shown."""
    return re.sub(r"(?<=:)[^:@/]+(?=@)", "***", url)


def where_of(url: URL) -> str:
    """Return how a database is named to people, without its password and its options."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    shown = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
    return shown.render_as_string()
