"""Appending to many logs at once: what PostgreSQL does for a whole group of moves.

Each statement is a way there and back, on which two processes wake each other. By one statement for
all tables a group of moves costs as many ways as a single one. It is a transaction by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from holdfast.server.store import log
from holdfast.server.store.statement import Statement

#: What a plain change says of the row of a table, besides its version and when that was.
_SAID: Final = frozenset({"status", "public", "due", "summary"})

_FIND_MARKS: Final = Statement(
    "SELECT a.id, (SELECT e.mark FROM events e WHERE e.table_id = a.id AND e.seq = a.version) "
    "FROM json_to_recordset(?::json) AS a(id text, version int)"
)
_APPEND: Final = Statement(
    "WITH moved AS (UPDATE tables t SET version = a.next, updated = a.updated, status = a.status, "
    "public = a.public, due = a.due, summary = a.summary FROM json_to_recordset(?::json) AS "
    "a(id text, version int, next int, updated bigint, status text, public boolean, due bigint, "
    "summary text) WHERE t.id = a.id AND t.version = a.version RETURNING t.id), "
    "added AS (INSERT INTO events (table_id, seq, at, kind, person, cid, body, mark) "
    "SELECT e.table_id, e.seq, e.at, e.kind, e.person, e.cid, e.body, e.mark FROM "
    "json_to_recordset(?::json) AS e(table_id text, seq int, at bigint, kind text, person text, "
    "cid text, body text, mark text) JOIN moved ON moved.id = e.table_id) "
    "SELECT id FROM moved"
)
_EVENT: Final = ("table_id", "seq", "at", "kind", "person", "cid", "body", "mark")
_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Appending:
    """A work that appends events to a table which is still at a version, and changes its row."""

    table_id: str
    version: int
    events: Sequence[log.StoredEvent]
    changes: dict[str, Any]

    def __call__(self, conn: Connection) -> None:
        """Do it alone; raise ``Conflict`` if the table is at another version."""
        log.append(conn, self.table_id, self.version, self.events, self.changes)

    @property
    def is_plain(self) -> bool:
        """Whether nothing else follows from it: the match goes on."""
        goes_on = self.changes.get("status") not in log.ENDED
        return goes_on and bool(self.events) and self.changes.keys() == _SAID


def find_marks(conn: Connection, asked: Sequence[Appending]) -> dict[str, str]:
    """Return the marks, by table, of the events after which others are to be appended."""
    wanted = [{"id": each.table_id, "version": each.version} for each in asked]
    found = _FIND_MARKS.run(conn, _text(wanted))
    return {table_id: mark for table_id, mark in found if mark is not None}


def append_all(conn: Connection, asked: Sequence[Appending], marks: dict[str, str]) -> list[bool]:
    """Append to all tables that are at their versions, by one statement; tell which these were.

    Whoever was not among them finds out by asking alone why that is so.
    """
    # Always in the same order, so that two processes do not wait for each other.
    chosen = {each.table_id: each for each in reversed(asked) if each.table_id in marks}
    first = [chosen[table_id] for table_id in sorted(chosen)]
    rows = [
        dict(zip(_EVENT, row, strict=True))
        for each in first
        for row in log.chain_all(each.table_id, each.version, marks[each.table_id], each.events)
    ]
    found = _APPEND.run(conn, _text([_row_of(each) for each in first]), _text(rows))
    moved = {table_id for (table_id,) in found}
    return [chosen.get(each.table_id) is each and each.table_id in moved for each in asked]


def _row_of(asked: Appending) -> dict[str, Any]:
    """Return what the row of a table says afterwards, and at which version it must be before."""
    return {
        **asked.changes,
        "summary": log.write_json(asked.changes["summary"]),
        "id": asked.table_id,
        "version": asked.version,
        "next": asked.version + len(asked.events),
        "updated": asked.events[-1].at,
    }


def _text(rows: list[dict[str, Any]]) -> str:
    return _encode(rows).decode()
