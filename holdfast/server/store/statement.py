"""Statements that are run at every move, by the driver itself.

SQLAlchemy takes several times as long for a statement as the database does. The drivers keep what
they have prepared, by its text, so that the text must stay the same.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from holdfast.server.store.link import driver_of


class Statement:
    """The text of a statement, with a question mark for each value."""

    __slots__ = ("_forms",)

    def __init__(self, text: str) -> None:
        self._forms: Final = {"sqlite": text, "postgresql": text.replace("?", "%s")}

    def run(self, conn: Connection, *values: Any) -> list[tuple[Any, ...]]:
        """Run it; return the rows, if it returns any."""
        done = driver_of(conn).execute(self._forms[conn.dialect.name], values)
        rows: list[tuple[Any, ...]] = done.fetchall() if done.description else []
        return rows

    def run_many(self, conn: Connection, rows: list[tuple[Any, ...]]) -> None:
        """Run it with each of some rows of values."""
        text = self._forms[conn.dialect.name]
        if len(rows) == 1:
            driver_of(conn).execute(text, rows[0])
        else:
            driver_of(conn).cursor().executemany(text, rows)
