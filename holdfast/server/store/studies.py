"""Studies that somebody has shared."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from holdfast.server.store.schema import studies


def add_study(conn: Connection, study: str, person: str, game: str, at: int, body: str) -> None:
    """Store a study, JSON, under an id of its own."""
    row = {"id": study, "person": person, "game": game, "created": at, "body": body}
    conn.execute(insert(studies).values(row))


def find_study(conn: Connection, study: str) -> str | None:
    """Return a study, or none."""
    found: str | None = conn.scalar(select(studies.c.body).where(studies.c.id == study))
    return found


def count_studies(conn: Connection, person: str) -> int:
    """Return how many studies a person shares."""
    count = select(func.count()).select_from(studies).where(studies.c.person == person)
    return conn.scalar(count) or 0
