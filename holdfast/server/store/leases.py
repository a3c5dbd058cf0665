"""Which process has which table, where several share a database.

A process lets it be known again and again that it is there, until a time by the clock of the
database. A table belongs to a process for as long as that is there; to say so costs the same
however many tables it has.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from holdfast.server.store.statement import Statement

#: Of the lock that the processes of a database share for as long as they are connected.
LOCK: Final = 0x486F6C6466617374
#: A process is there for so many milliseconds after it has said so.
LEASE: Final = 10_000
#: So many tables of a process that is gone are taken over at a time.
_BATCH: Final = 200

#: The time by the clock of the database.
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
#: The processes that are there.
ALIVE: Final = f"SELECT id FROM processes WHERE until > {NOW}"

_RENEW: Final = Statement(
    f"UPDATE processes SET until = {NOW} + ? WHERE id = ? AND until > {NOW} RETURNING id"
)
_ENTER: Final = Statement(
    f"INSERT INTO processes VALUES (?, {NOW} + ?, 0, '{{}}') "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_SET_PEOPLE: Final = Statement("UPDATE processes SET edition = ?, people = ? WHERE id = ?")
_END: Final = Statement("UPDATE processes SET until = 0 WHERE id = ?")
_END_SILENT: Final = Statement("UPDATE processes SET until = 0 WHERE id <> ALL(?)")
_OTHERS: Final = Statement(f"SELECT id, until > {NOW}, edition FROM processes WHERE id <> ?")
_PEOPLE: Final = Statement("SELECT edition, people FROM processes WHERE id = ?")
_CLAIM: Final = Statement(
    "INSERT INTO leases SELECT unnest(?::text[]), ? ON CONFLICT (table_id) "
    "DO UPDATE SET owner = excluded.owner WHERE leases.owner = excluded.owner "
    f"OR leases.owner NOT IN ({ALIVE}) RETURNING table_id"
)
_RELEASE: Final = Statement("DELETE FROM leases WHERE table_id = ANY(?) AND owner = ?")
_LOOK: Final = Statement(
    "SELECT t.id, t.version, l.owner FROM tables t LEFT JOIN leases l ON l.table_id = t.id "
    f"AND l.owner IN ({ALIVE}) WHERE t.id = ANY(?)"
)
_TAKE_OVER: Final = Statement(
    "UPDATE leases SET owner = ? WHERE table_id IN (SELECT l.table_id FROM leases l "
    "JOIN tables t ON t.id = l.table_id WHERE l.owner = ? AND t.status = 'playing' "
    "AND t.due IS NOT NULL LIMIT ? FOR UPDATE OF l SKIP LOCKED) RETURNING table_id"
)
_LEFT: Final = Statement(
    "SELECT t.id FROM tables t LEFT JOIN leases l ON l.table_id = t.id "
    "WHERE t.status = 'playing' AND t.due IS NOT NULL AND (l.owner = ? OR l.owner IS NULL "
    f"OR l.owner NOT IN ({ALIVE}))"
)
_IS_ALIVE: Final = Statement(f"{ALIVE} AND id = ?")
_FORGET_LEASES: Final = Statement("DELETE FROM leases WHERE owner = ?")
_FORGET: Final = Statement(f"DELETE FROM processes WHERE id = ? AND until <= {NOW}")
# PostgreSQL shows the number of the lock in two halves, for each connection that has it.
_CONNECTED: Final = Statement(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock' "
    f"AND classid = {LOCK >> 32} AND objid = {LOCK & 0xFFFFFFFF} AND objsubid = 1 AND database = "
    "(SELECT oid FROM pg_database WHERE datname = current_database())"
)
_OF_PEOPLE: Final = Statement(
    "SELECT DISTINCT m.table_id, t.version FROM members m JOIN tables t ON t.id = m.table_id "
    "WHERE m.person = ANY(?) AND m.ended IS NULL"
)


@dataclass(frozen=True, slots=True)
class Other:
    """Another process: whether it is there, and which edition of its people it has stored."""

    id: str
    alive: bool
    edition: int


@dataclass(frozen=True, slots=True)
class Held:
    """A table that is in use: its version, and which process has it, if any that is there."""

    id: str
    version: int
    owner: str | None


def renew(conn: Connection, me: str) -> bool:
    """Let it be known that a process is there; return whether it was known all the time."""
    if _RENEW.run(conn, LEASE, me):
        return True
    _ENTER.run(conn, me, LEASE)
    return False


def set_people(conn: Connection, me: str, edition: int, people: dict[str, int]) -> None:
    """Store who is connected to a process (0), and when others were seen there last."""
    _SET_PEOPLE.run(conn, edition, json.dumps(people), me)


def end(conn: Connection, me: str) -> None:
    """Let it be known that a process is there no longer; others take over what is due."""
    _END.run(conn, me)


def end_silent(conn: Connection, there: Iterable[str]) -> None:
    """Let it be known that all processes but these are there no longer."""
    _END_SILENT.run(conn, list(there))


def list_others(conn: Connection, me: str) -> list[Other]:
    """Return the other processes, those also that are gone and not forgotten yet."""
    return [Other(*row) for row in _OTHERS.run(conn, me)]


def read_people(conn: Connection, process: str) -> tuple[int, dict[str, int]]:
    """Return the people of a process, and the edition of that."""
    found = _PEOPLE.run(conn, process)
    return (found[0][0], json.loads(found[0][1])) if found else (0, {})


def claim(conn: Connection, me: str, tables: Sequence[str]) -> set[str]:
    """Have those of some tables that no other process has, which is there; return which."""
    return _ids(_CLAIM.run(conn, list(tables), me))


def release(conn: Connection, me: str, tables: Iterable[str]) -> None:
    """Have some tables no longer."""
    _RELEASE.run(conn, list(tables), me)


def look(conn: Connection, tables: Iterable[str]) -> list[Held]:
    """Return the versions of some tables, and who has them."""
    return [Held(*row) for row in _LOOK.run(conn, list(tables))]


def take_over(conn: Connection, me: str, gone: str) -> tuple[set[str], bool]:
    """Have some tables of a process that is gone, at which something is due.

    Return which, and whether there may be more. When there are none it is forgotten.
    """
    if (gone,) in _IS_ALIVE.run(conn, gone):
        return set(), False
    taken = _ids(_TAKE_OVER.run(conn, me, gone, _BATCH))
    if len(taken) == _BATCH:
        return taken, True
    _FORGET_LEASES.run(conn, gone)
    _FORGET.run(conn, gone)
    return taken, False


def list_left(conn: Connection, me: str) -> list[str]:
    """Return the tables at which something is due that no other process has, which is there."""
    return [row[0] for row in _LEFT.run(conn, me)]


def count_connected(conn: Connection) -> int:
    """Return how many processes are connected to the database to write, this one included."""
    count: int = _CONNECTED.run(conn)[0][0]
    return count


def tables_of(conn: Connection, people: Iterable[str]) -> dict[str, int]:
    """Return the tables at which some people sit that have not ended, with their versions."""
    return {row[0]: row[1] for row in _OF_PEOPLE.run(conn, list(people))}


def _ids(rows: list[tuple[Any, ...]]) -> set[str]:
    return {row[0] for row in rows}
