"""What was found out about the decisions of matches that are over, kept with the match.

One process thinks about an analysis, and says so again and again. What it does not say any more is
anybody's again. That two think about the same for a moment, since their clocks differ, does no
harm: they find the same.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection

from holdfast.server.store.statement import Statement

#: It is a process's own for so many milliseconds after that has said so.
LEASE: Final = 30_000
State = Literal["going", "stopped", "done"]

_COLUMNS: Final = "table_id, depth, state, person, asked, body"
_FIND: Final = Statement(f"SELECT {_COLUMNS} FROM analyses WHERE table_id = ? AND depth = ?")
_ASK: Final = Statement(
    "INSERT INTO analyses (table_id, depth, state, person, asked, process, until, body) "
    "VALUES (?, ?, 'going', ?, ?, ?, ?, ?) ON CONFLICT (table_id, depth) DO UPDATE SET "
    "state = 'going', person = excluded.person, asked = excluded.asked, "
    "process = excluded.process, until = excluded.until WHERE analyses.state = 'stopped' "
    f"RETURNING {_COLUMNS}"
)
_LEFT: Final = Statement(
    "SELECT a.table_id, a.depth, t.game FROM analyses a JOIN tables t ON t.id = a.table_id "
    "WHERE a.state = 'going' AND a.until <= ? ORDER BY a.asked"
)
_TAKE: Final = Statement(
    "UPDATE analyses SET process = ?, until = ? WHERE table_id = ? AND depth = ? "
    f"AND state = 'going' AND until <= ? RETURNING {_COLUMNS}"
)
_KEEP: Final = Statement(
    "UPDATE analyses SET until = ?, body = ?, state = ? WHERE table_id = ? AND depth = ? "
    "AND state = 'going' AND process = ? RETURNING depth"
)
_GIVE_BACK: Final = Statement("UPDATE analyses SET until = 0 WHERE state = 'going' AND process = ?")
_STOP: Final = Statement(
    "UPDATE analyses SET state = 'stopped' WHERE table_id = ? AND depth = ? AND state = 'going'"
)
_ASKERS: Final = Statement("SELECT person FROM analyses WHERE state = 'going'")


class StoredAnalysis(NamedTuple):
    """An analysis as far as it is stored."""

    table_id: str
    depth: str
    state: State
    person: str
    asked: int
    body: bytes


def find(conn: Connection, table_id: str, depth: str) -> StoredAnalysis | None:
    """Return an analysis, if anybody has asked for it."""
    found = _FIND.run(conn, table_id, depth)
    return _read(found[0]) if found else None


def ask(conn: Connection, wanted: StoredAnalysis, process: str) -> StoredAnalysis | None:
    """Have one made by a process, or gone on with; None if it is being made or there already."""
    until = wanted.asked + LEASE
    who = wanted.person, wanted.asked, process, until
    found = _ASK.run(conn, wanted.table_id, wanted.depth, *who, wanted.body)
    return _read(found[0]) if found else None


def list_left(conn: Connection, now: int) -> list[tuple[str, str, str]]:
    """Return those that nobody makes any more: table, depth and game, the oldest first."""
    return [(table_id, depth, game) for table_id, depth, game in _LEFT.run(conn, now)]


def take(
    conn: Connection, table_id: str, depth: str, process: str, now: int
) -> StoredAnalysis | None:
    """Go on with one that nobody makes any more, unless another process was faster."""
    found = _TAKE.run(conn, process, now + LEASE, table_id, depth, now)
    return _read(found[0]) if found else None


def keep(conn: Connection, made: StoredAnalysis, process: str, now: int) -> bool:
    """Store how far one has come; return whether it is still wanted, and this process's."""
    where = made.table_id, made.depth, process
    return bool(_KEEP.run(conn, now + LEASE, made.body, made.state, *where))


def give_back(conn: Connection, process: str) -> None:
    """Let others have what a process has not finished."""
    _GIVE_BACK.run(conn, process)


def stop(conn: Connection, table_id: str, depth: str) -> None:
    """Let nobody make one any longer; what was found stays."""
    _STOP.run(conn, table_id, depth)


def list_askers(conn: Connection) -> list[str]:
    """Return who has asked for those that are being made, once for each."""
    return [person for (person,) in _ASKERS.run(conn)]


def _read(row: tuple[Any, ...]) -> StoredAnalysis:
    table_id, depth, state, person, asked, body = row
    return StoredAnalysis(table_id, depth, state, person, asked, bytes(body))
