"""Tables in the store: what is written of them, and how they are read."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from holdfast.core.game import Game
from holdfast.core.pledge import make_pledge
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import events as h
from holdfast.server.table.build import layout, open_snapshot, open_table, take_snapshot
from holdfast.server.table.table import Secret, Table
from holdfast.server.view.show import summarise

#: A snapshot is stored whenever so many happenings have come together.
SNAPSHOT_EVERY: Final = 40
#: What changes who sits where.
SEATING = (h.Created, h.Sat, h.Rose, h.Filled)


def write_event(noted: h.Noted, cid: str | None) -> log.Event:
    """Return a happening as the store keeps it."""
    kind, body = h.pack(noted.what)
    return log.Event(noted.seq, noted.at, kind, noted.person, cid, body)


def read_noted(event: log.Event) -> h.Noted:
    """Return a happening that the store has kept."""
    return h.Noted(event.seq, event.at, event.person, h.unpack(event.kind, event.body))


def members(table: Table) -> list[tuple[str, int]]:
    """Return who has which seat, or for whom it is kept."""
    chairs = enumerate(table.frame.chairs)
    return [(chair.person, seat) for seat, chair in chairs if chair.person]


def changes(table: Table, now: int) -> dict[str, Any]:
    """Return what the row of a table says of its present state."""
    due = now if table.bot_to_move else table.deadline
    summary = msgspec.to_builtins(summarise(table))
    return {"status": table.frame.status, "due": due, "summary": summary}


def snapshot_if_due(table: Table, before: int) -> log.Snapshot | None:
    """Return a snapshot of a table that has come far enough since a version."""
    version = table.frame.version
    if version // SNAPSHOT_EVERY == before // SNAPSHOT_EVERY or table.old:
        return None
    return log.Snapshot(version, layout(table.game), take_snapshot(table))


def insert(conn: Connection, table: Table) -> None:
    """Store a new table."""
    frame = table.frame
    row = {
        "id": table.id,
        "game": table.game.name,
        "rules": frame.created.rules,
        "public": frame.setup.public,
        "host": frame.created.host,
        "created": frame.updated,
        "updated": frame.updated,
        "seed": str(table.secret.seed),
        "salt": table.secret.salt,
        **changes(table, frame.updated),
    }
    log.create_table(conn, row, [write_event(line.noted, None) for line in table.story])
    log.set_members(conn, table.id, members(table))


def load(
    conn: Connection, row: dict[str, Any], game: Game, *, whole: bool
) -> tuple[Table, list[log.Event]]:
    """Return a table and the events that were read for it; ``whole`` with its whole story."""
    table_id, secret = row["id"], _read_secret(row)
    snapshot = None if whole else log.read_snapshot(conn, table_id)
    if snapshot is None or snapshot.layout != layout(game):
        events = log.read_events(conn, table_id)
        _check_secret(row, secret, events[0].body["pledge"])
        return open_table(table_id, game, secret, map(read_noted, events)), events
    table = open_snapshot(table_id, game, secret, snapshot.body)
    _check_secret(row, secret, table.frame.created.pledge)
    events = log.read_events(conn, table_id, snapshot.seq)
    for event in events:
        table.apply(read_noted(event))
    return table, events


def _read_secret(row: dict[str, Any]) -> Secret:
    try:
        return Secret(int(row["seed"]), row["salt"])
    except ValueError:
        raise _damaged(row) from None


def _check_secret(row: dict[str, Any], secret: Secret, pledge: str) -> None:
    """Find out whether the log was made with this secret: with another the cards are others."""
    if make_pledge(row["game"], secret.seed, secret.salt) != pledge:
        raise _damaged(row)


def _damaged(row: dict[str, Any]) -> StoreFailed:
    sentence = f"the seed or the salt of table {row['id']} is damaged; restore a backup"
    return StoreFailed("damaged", sentence)
