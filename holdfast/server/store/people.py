"""People, and the sessions by which they are known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, func, insert, select, update

from holdfast.server.store.notices import SignedOut, announce
from holdfast.server.store.schema import members, people, sessions

SessionKind = Literal["cookie", "token"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who can sit at tables; ``banned`` is since when, if at all."""

    id: str
    name: str
    created: int
    banned: int | None


def add_person(conn: Connection, person: str, name: str, at: int) -> Person:
    """Store a new person."""
    conn.execute(insert(people).values(id=person, name=name, created=at))
    return Person(person, name, at, None)


def find_person(conn: Connection, person: str) -> Person | None:
    """Return a person, or none."""
    row = conn.execute(select(people).where(people.c.id == person)).one_or_none()
    return None if row is None else Person(*row)


def list_people(conn: Connection) -> list[tuple[Person, int]]:
    """Return all people, the newest first, each with at how many tables they have a seat."""
    seated = (
        select(func.count(members.c.table_id.distinct()))
        .where(members.c.person == people.c.id)
        .scalar_subquery()
    )
    query = select(people, seated).order_by(people.c.created.desc(), people.c.id)
    return [(Person(*row[:-1]), row[-1]) for row in conn.execute(query)]


def rename(conn: Connection, person: str, name: str) -> bool:
    """Give a person another name; return whether there is such a person."""
    changed = conn.execute(update(people).where(people.c.id == person).values(name=name))
    return changed.rowcount > 0


def ban(conn: Connection, person: str, at: int) -> bool:
    """Ban a person and end their sessions; return whether there is such a person."""
    revoke_all(conn, person, at)
    changed = conn.execute(update(people).where(people.c.id == person).values(banned=at))
    return changed.rowcount > 0


def add_session(
    conn: Connection,
    hash: str,
    person: str,
    kind: SessionKind,
    label: str,
    at: int,
    expires: int,
) -> None:
    """Store a session by the hash of its token."""
    conn.execute(
        insert(sessions).values(
            hash=hash, person=person, kind=kind, label=label, created=at, expires=expires
        )
    )


def find_session(conn: Connection, hash: str, at: int) -> Person | None:
    """Return whose session this is; none if it has expired or was revoked, or they are banned."""
    query = (
        select(people)
        .join(sessions, sessions.c.person == people.c.id)
        .where(
            sessions.c.hash == hash,
            sessions.c.expires > at,
            sessions.c.revoked.is_(None),
            people.c.banned.is_(None),
        )
    )
    row = conn.execute(query).one_or_none()
    return None if row is None else Person(*row)


def revoke_session(conn: Connection, hash: str, at: int) -> bool:
    """End a session; return whether there was one to end."""
    where = (sessions.c.hash == hash) & sessions.c.revoked.is_(None)
    ended = conn.execute(
        update(sessions).where(where).values(revoked=at).returning(sessions.c.person)
    )
    people_of = list(ended.scalars())
    for person in people_of:
        announce(conn, SignedOut(person))
    return bool(people_of)


def revoke_all(conn: Connection, person: str, at: int) -> int:
    """End all sessions of a person; return how many there were."""
    where = (sessions.c.person == person) & sessions.c.revoked.is_(None)
    announce(conn, SignedOut(person))
    return conn.execute(update(sessions).where(where).values(revoked=at)).rowcount


def revoke_tokens(conn: Connection, person: str, at: int) -> int:
    """End the sessions of all programs that play for a person; return how many there were."""
    mine = (sessions.c.person == person) & (sessions.c.kind == "token")
    where = mine & sessions.c.revoked.is_(None)
    announce(conn, SignedOut(person))
    return conn.execute(update(sessions).where(where).values(revoked=at)).rowcount


def list_signed_out(conn: Connection, among: Iterable[str], since: int) -> list[str]:
    """Return those of some people of whom a session was ended since a time."""
    query = select(sessions.c.person).where(
        sessions.c.person.in_(list(among)), sessions.c.revoked >= since
    )
    return list(conn.scalars(query.distinct()))
