"""The log of each table, which is only ever appended to, and the caches of it.

Each event carries a mark, a checksum of the event and of the mark before it. An event that was
changed, moved or removed breaks this chain and is found when the log is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, select

from holdfast.core.errors import HoldfastError
from holdfast.server.store.failures import StoreFailed
from holdfast.server.store.schema import events as events_table
from holdfast.server.store.schema import members, meta, snapshots, tables
from holdfast.server.store.statement import Statement
from holdfast.server.store.urls import where_of

_MARK_SIZE: Final = 16  # bytes
_HEARTBEAT: Final = "heartbeat "

# Values of the row of an event, in the order of its columns.
_ADD_EVENT: Final = Statement(
    f"INSERT INTO events ({', '.join(events_table.c.keys())}) "
    f"VALUES ({', '.join('?' for _ in events_table.c)})"
)
_FIND_VERSION: Final = Statement("SELECT version FROM tables WHERE id = ?")
_FIND_MARK: Final = Statement("SELECT mark FROM events WHERE table_id = ? AND seq = ?")
_FIND_COMMAND: Final = Statement(
    "SELECT seq FROM events WHERE table_id = ? AND person = ? AND cid = ?"
)

# Several processes may be the first to say it.
_BEAT: Final = Statement(
    "INSERT INTO meta (key, value) VALUES (?, ?) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_END_SEATS: Final = Statement("UPDATE members SET ended = ? WHERE table_id = ?")
_EMPTY_SEATS: Final = Statement("DELETE FROM members WHERE table_id = ?")
_SEAT: Final = Statement(
    "INSERT INTO members (table_id, person, seat, ended) VALUES (?, ?, ?, "
    "(SELECT updated FROM tables WHERE id = ? AND status IN ('over', 'closed')))"
)
_OPEN: Final = ("gathering", "playing")
#: Of all games together so many times as many tables are looked at as are wanted of one.
_LOOKED_AT: Final = 4
#: So many are asked for by their ids at one time.
_AT_ONCE: Final = 500
ENDED: Final = ("over", "closed")

_spell_out: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_encode: Final = msgspec.json.Encoder().encode


class Conflict(HoldfastError):
    """Somebody else has written to the table, or this very command has been stored before."""


class StoredEvent(NamedTuple):
    """Something that happened at a table, at a time in milliseconds."""

    seq: int
    at: int
    kind: str
    person: str | None
    cid: str | None
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """The state of a table after an event, in some layout, so that it need not be replayed."""

    seq: int
    layout: str
    body: bytes


def write_json(value: Any) -> str:
    """Return JSON in plain ASCII. Marks are made of it: it must never change.

    msgspec writes the same much faster, but for what it does not escape, and for fractions, of
    which the store has none.
    """
    with suppress(UnicodeEncodeError):  # half of a pair
        made = _encode(value).decode()
        if made.isascii() and "\\u" not in made and "\x7f" not in made:
            return made
    return _spell_out(msgspec.to_builtins(value))


def create_table(conn: Connection, row: dict[str, Any], events: Sequence[StoredEvent]) -> None:
    """Store a new table with its first events; ``version`` follows from these."""
    values = {**row, "version": len(events), "summary": write_json(row["summary"])}
    _add_table(tuple(values)).run(conn, *values.values())
    _insert(conn, row["id"], 0, "", events)


def append(
    conn: Connection,
    table_id: str,
    version: int,
    events: Sequence[StoredEvent],
    changes: dict[str, Any],
) -> None:
    """Append events to a table that is still at ``version``, and change its row.

    Raises:
        Conflict: The table is at another version, or a person's command is already stored.
    """
    values = {**changes, "version": version + len(events)}
    if "summary" in changes:
        values["summary"] = write_json(changes["summary"])
    if events:
        values["updated"] = events[-1].at
    given = (*values.values(), table_id, version, table_id, version)
    marks = _move_on(tuple(values)).run(conn, *given)
    if not marks:
        raise Conflict(f"table {table_id} is not at version {version}; read it again")
    ((mark,),) = marks
    if mark is None and version:
        raise _damaged(conn, table_id, version)
    _insert(conn, table_id, version, mark or "", events)
    if changes.get("status") in ENDED and events:
        _END_SEATS.run(conn, events[-1].at, table_id)


@cache
def _add_table(columns: tuple[str, ...]) -> Statement:
    """Return what stores a table with these columns."""
    marks = ", ".join("?" for _ in columns)
    return Statement(f"INSERT INTO tables ({', '.join(columns)}) VALUES ({marks})")


@cache
def _move_on(columns: tuple[str, ...]) -> Statement:
    """Return what changes some columns of a table at a version, and returns the mark there."""
    changed = ", ".join(f"{column} = ?" for column in columns)
    return Statement(
        f"UPDATE tables SET {changed} WHERE id = ? AND version = ? "
        "RETURNING (SELECT mark FROM events WHERE table_id = ? AND seq = ?)"
    )


def read_events(conn: Connection, table_id: str, after: int = 0) -> list[StoredEvent]:
    """Return the events of a table that follow the one numbered ``after``.

    Raises:
        Conflict: The table has not come as far as ``after``.
        StoreFailed: An event is damaged or missing; the sentence names it.
    """
    version = conn.scalar(select(tables.c.version).where(tables.c.id == table_id)) or 0
    if after > version:
        raise Conflict(f"table {table_id} is at version {version}, and {after} was given")
    mark = _mark_of(conn, table_id, after)
    query = select(events_table).where(
        events_table.c.table_id == table_id, events_table.c.seq > after
    )
    found: list[StoredEvent] = []
    for row in conn.execute(query.order_by(events_table.c.seq)):
        event = _read_event(conn, row, after + len(found) + 1, mark)
        mark = row.mark
        found.append(event)
    if after + len(found) != version:
        raise _damaged(conn, table_id, min(after + len(found), version) + 1)
    return found


def read_new(conn: Connection, table_id: str, after: int) -> list[StoredEvent]:
    """Return the events that follow the newest one that is known, most often none."""
    newest = _FIND_VERSION.run(conn, table_id)
    return read_events(conn, table_id, after) if newest and newest[0][0] > after else []


def find_command(conn: Connection, table_id: str, person: str, cid: str) -> int | None:
    """Return the number of the event that a person's command has caused, if it is stored."""
    found = _FIND_COMMAND.run(conn, table_id, person, cid)
    return found[0][0] if found else None


def write_snapshot(conn: Connection, table_id: str, snapshot: StoredSnapshot) -> None:
    """Keep a snapshot in place of the one before."""
    conn.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
    mark = _mark_snapshot(_mark_of(conn, table_id, snapshot.seq), table_id, snapshot)
    conn.execute(
        insert(snapshots).values(
            table_id=table_id,
            seq=snapshot.seq,
            layout=snapshot.layout,
            body=snapshot.body,
            mark=mark,
        )
    )


def read_snapshot(conn: Connection, table_id: str) -> StoredSnapshot | None:
    """Return a table's snapshot; none if it is damaged or not of this log: the log is enough."""
    row = conn.execute(select(snapshots).where(snapshots.c.table_id == table_id)).one_or_none()
    if row is None:
        return None
    snapshot = StoredSnapshot(row.seq, row.layout, row.body)
    try:
        mark = _mark_of(conn, table_id, row.seq)
    except StoreFailed:
        return None
    return snapshot if _mark_snapshot(mark, table_id, snapshot) == row.mark else None


def set_members(conn: Connection, table_id: str, seated: Iterable[tuple[str, int]]) -> None:
    """Store who has which seat at a table, in place of what was stored."""
    _EMPTY_SEATS.run(conn, table_id)
    rows = [(table_id, person, seat, table_id) for person, seat in seated]
    if rows:
        _SEAT.run_many(conn, rows)


def load_row(conn: Connection, table_id: str) -> dict[str, Any] | None:
    """Return the row of a table, or none; a summary that cannot be read is none."""
    rows = _load_rows(conn, select(tables).where(tables.c.id == table_id))
    return rows[0] if rows else None


def list_public(
    conn: Connection,
    status: str,
    limit: int,
    after: tuple[int, str] | None = None,
    game: str | None = None,
) -> list[dict[str, Any]]:
    """Return the rows of public tables of a status, of one game or all, the latest first.

    ``after`` is when the last one that is known has changed, and its id.
    """
    query = select(tables).where(tables.c.status == status, tables.c.public)
    if game is not None:
        query = query.where(tables.c.game == game)
    if after is not None:
        updated, table_id = after
        same = (tables.c.updated == updated) & (tables.c.id > table_id)
        # The first condition follows from the second, and lets the index find the place.
        query = query.where(tables.c.updated <= updated, (tables.c.updated < updated) | same)
    return _load_rows(conn, query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))


def list_gathering(conn: Connection, until: int) -> list[str]:
    """Return the ids of tables that gather people and have not changed since a time."""
    query = select(tables.c.id).where(tables.c.status == "gathering", tables.c.updated <= until)
    return list(conn.scalars(query.order_by(tables.c.updated)))


def count_listed(conn: Connection, since: int) -> dict[str, int]:
    """Return how many tables each host has in the list: gathering, or played on since a time."""
    recent = (tables.c.status == "playing") & (tables.c.updated >= since)
    listed = tables.c.public & ((tables.c.status == "gathering") | recent)
    rows = conn.execute(select(tables.c.host, func.count()).where(listed).group_by(tables.c.host))
    return {host: count for host, count in rows}


def members_of(conn: Connection, table_ids: Sequence[str]) -> dict[str, list[tuple[str, int]]]:
    """Return who has which seats at tables, or for whom these are kept."""
    found: dict[str, list[tuple[str, int]]] = {table_id: [] for table_id in table_ids}
    for row in conn.execute(select(members).where(members.c.table_id.in_(table_ids))):
        found[row.table_id].append((row.person, row.seat))
    return found


def list_all(conn: Connection, status: str | None = None) -> list[dict[str, Any]]:
    """Return the rows of all tables, or those of one status, the latest first."""
    query = select(tables)
    if status is not None:
        query = query.where(tables.c.status == status)
    return _load_rows(conn, query.order_by(tables.c.updated.desc(), tables.c.id))


def count_over(conn: Connection, game: str) -> int:
    """Return how many tables of a game are over."""
    query = select(func.count()).where(tables.c.status == "over", tables.c.game == game)
    return int(conn.execute(query).scalar_one())


def walk_over(conn: Connection, game: str) -> Iterator[dict[str, Any]]:
    """Yield the rows of a game's tables that are over; few of them are in memory at one time."""
    query = select(tables).where(tables.c.status == "over", tables.c.game == game)
    query = query.order_by(tables.c.id).limit(_AT_ONCE)
    rows = _load_rows(conn, query)
    while rows:
        yield from rows
        rows = _load_rows(conn, query.where(tables.c.id > rows[-1]["id"]))


def list_over(conn: Connection, game: str, since: int, most: int) -> list[dict[str, Any]]:
    """Return the rows of a game's tables that are over and changed since a time, the latest first.

    There are so many at most, and of all games together only some more are looked at, however many
    there are: the index leads to the latest ones.
    """
    latest: list[str] = []
    for public in (True, False):
        found = select(tables.c.id, tables.c.game, tables.c.updated).where(
            tables.c.status == "over", tables.c.public == public, tables.c.updated >= since
        )
        rows = conn.execute(found.order_by(tables.c.updated.desc()).limit(_LOOKED_AT * most))
        latest += [row.id for row in rows if row.game == game][:most]
    rows_of: list[dict[str, Any]] = []
    for first in range(0, len(latest), _AT_ONCE):
        some = latest[first : first + _AT_ONCE]
        rows_of += _load_rows(conn, select(tables).where(tables.c.id.in_(some)))
    rows_of.sort(key=lambda row: (-row["updated"], row["id"]))
    return rows_of[:most]


def list_of_person(conn: Connection, person: str, limit: int) -> list[dict[str, Any]]:
    """Return the rows of tables at which a person has a seat, the latest first.

    Of those that have ended only so many are looked at, however many there are.
    """
    seats = select(members.c.table_id, members.c.ended).distinct()
    mine = seats.where(members.c.person == person)
    running = mine.where(members.c.ended.is_(None))
    ended = mine.where(members.c.ended.is_not(None)).order_by(
        members.c.ended.desc(), members.c.table_id.desc()
    )
    found = [row.table_id for query in (running, ended.limit(limit)) for row in conn.execute(query)]
    query = select(tables).where(tables.c.id.in_(found))
    return _load_rows(conn, query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))


def seats_of_person(
    conn: Connection, person: str, table_ids: Sequence[str]
) -> dict[str, list[int]]:
    """Return which seats a person has at tables."""
    found: dict[str, list[int]] = {}
    for table_id, seated in members_of(conn, table_ids).items():
        found[table_id] = sorted(seat for who, seat in seated if who == person)
    return found


def count_tables(conn: Connection) -> dict[str, int]:
    """Return how many tables gather people and how many are played; to count all takes longer."""
    query = select(tables.c.status, func.count()).where(tables.c.status.in_(_OPEN))
    rows = conn.execute(query.group_by(tables.c.status))
    return {**dict.fromkeys(_OPEN, 0), **{status: count for status, count in rows}}


def list_due(conn: Connection) -> list[dict[str, Any]]:
    """Return the rows of playing tables at which something is due, the earliest first."""
    query = select(tables).where(tables.c.status == "playing", tables.c.due.is_not(None))
    return _load_rows(conn, query.order_by(tables.c.due, tables.c.id))


def touch_heartbeat(conn: Connection, game: str, at: int) -> None:
    """Store that the server was alive, and let this game be played, at a time."""
    _BEAT.run(conn, f"{_HEARTBEAT}{game}", str(at))


def read_heartbeats(conn: Connection) -> dict[str, int]:
    """Return when each game could last be played, as far as is stored."""
    found = conn.execute(select(meta).where(meta.c.key.startswith(_HEARTBEAT)))
    return {row.key.removeprefix(_HEARTBEAT): int(row.value) for row in found}


def _insert(
    conn: Connection, table_id: str, version: int, mark: str, events: Sequence[StoredEvent]
) -> None:
    """Insert events that follow the one of a version, which has this mark."""
    rows = chain_all(table_id, version, mark, events)
    if not rows:
        return
    try:
        _ADD_EVENT.run_many(conn, rows)
    except conn.dialect.loaded_dbapi.IntegrityError as error:
        raise Conflict(
            f"table {table_id}: one of the events {version + 1} to {version + len(events)}, "
            "or its command, is already stored; read the table again"
        ) from error


def chain_all(
    table_id: str, version: int, mark: str, events: Sequence[StoredEvent]
) -> list[tuple[Any, ...]]:
    """Return the rows of events that follow the one of a version, which has this mark."""
    rows = []
    for seq, event in enumerate(events, version + 1):
        if event.seq != seq:
            raise Conflict(f"table {table_id}: event {event.seq} was given where {seq} is next")
        row = (event.at, event.kind, event.person, event.cid, write_json(event.body))
        mark = chain(mark, table_id, seq, *row)
        rows.append((table_id, seq, *row, mark))
    return rows


def _read_event(conn: Connection, row: Row[Any], seq: int, before: str) -> StoredEvent:
    """Return an event from its row, if it is the one that must come next."""
    values = (row.at, row.kind, row.person, row.cid, row.body)
    if row.seq != seq or row.mark != chain(before, row.table_id, seq, *values):
        raise _damaged(conn, row.table_id, seq)
    try:
        body = json.loads(row.body)
    except ValueError:
        raise _damaged(conn, row.table_id, seq) from None
    return StoredEvent(row.seq, row.at, row.kind, row.person, row.cid, body)


def chain(before: str, *fields: Any) -> str:
    """Return the mark of a row with these fields, after the mark ``before``."""
    text = write_json([before, *fields])
    return blake2b(text.encode("ascii"), digest_size=_MARK_SIZE).hexdigest()


def _mark_snapshot(mark: str, table_id: str, snapshot: StoredSnapshot) -> str:
    return chain(mark, table_id, snapshot.seq, snapshot.layout, snapshot.body.hex())


def _mark_of(conn: Connection, table_id: str, seq: int) -> str:
    """Return the mark of an event, which must exist; the first has an empty one before it."""
    if seq == 0:
        return ""
    found = _FIND_MARK.run(conn, table_id, seq)
    if not found:
        raise _damaged(conn, table_id, seq)
    mark: str = found[0][0]
    return mark


def _load_rows(conn: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [
        {**row, "summary": _read_summary(row["summary"])} for row in conn.execute(query).mappings()
    ]


def _read_summary(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _damaged(conn: Connection, table_id: str, seq: int) -> StoreFailed:
    return StoreFailed(
        "damaged",
        f"{where_of(conn.engine.url)}: event {seq} of table {table_id} is damaged or missing; "
        "restore a backup",
    )
