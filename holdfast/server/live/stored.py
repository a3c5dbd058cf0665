"""Tables in the store: what is written of them, and how they are read."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from holdfast.core.game import Game
from holdfast.core.pledge import make_pledge
from holdfast.server import messages as m
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import events as ev
from holdfast.server.table.build import layout, open_snapshot, open_table, take_snapshot
from holdfast.server.table.table import Secret, Table
from holdfast.server.view.show import show_line, summarise

#: A snapshot is made whenever so many events have come together, and stored when the next one is:
#: whoever reads a table from the store has at least so many entries of its log.
SNAPSHOT_EVERY: Final = 40
#: So many entries are read at a time by who wants to know what was before.
OLDER: Final = 200
#: What changes who sits where.
SEATING = (ev.Created, ev.Sat, ev.Rose, ev.PutOut, ev.Freed, ev.Filled)


def write_entry(entry: ev.Entry, cid: str | None) -> log.StoredEvent:
    """Return an entry of the log as the store keeps it."""
    kind, body = ev.pack(entry.what)
    return log.StoredEvent(entry.seq, entry.at, kind, entry.person, cid, body)


def read_entry(event: log.StoredEvent) -> ev.Entry:
    """Return an entry of the log that the store has kept."""
    return ev.Entry(event.seq, event.at, event.person, ev.unpack(event.kind, event.body))


def members(table: Table) -> list[tuple[str, int]]:
    """Return who has which seat, or for whom it is kept."""
    chairs = enumerate(table.frame.chairs)
    return [(chair.person, seat) for seat, chair in chairs if chair.person]


def is_due(table: Table) -> bool:
    """Tell whether something will happen at a table without anybody acting, as its row says."""
    return _is_bot_due(table) or table.deadline is not None


def _is_bot_due(table: Table) -> bool:
    """Tell whether a bot moves whoever is there: those that play among themselves may rest."""
    return bool(table.bot_to_move) and not table.frame.setup.is_show


def changes(table: Table, now: int) -> dict[str, Any]:
    """Return what the row of a table says of its present state."""
    due = now if _is_bot_due(table) else table.deadline
    status, listed = table.frame.status, table.listed
    return {"status": status, "public": listed, "due": due, "summary": summarise(table)}


def snapshot_if_due(table: Table, before: int) -> log.StoredSnapshot | None:
    """Return the snapshot to store of a table that has come far enough since a version."""
    version = table.frame.version
    if version // SNAPSHOT_EVERY == before // SNAPSHOT_EVERY or table.old:
        return None
    due, table.snapshot = table.snapshot, (version, take_snapshot(table))
    return None if due is None else log.StoredSnapshot(due[0], layout(table.game), due[1])


def insert(conn: Connection, table: Table) -> None:
    """Store a new table."""
    frame = table.frame
    row = {
        "id": table.id,
        "game": table.game.name,
        "rules": frame.created.rules,
        "host": frame.created.host,
        "created": frame.updated,
        "updated": frame.updated,
        "seed": str(table.secret.seed),
        "salt": table.secret.salt,
        **changes(table, frame.updated),
    }
    log.create_table(conn, row, [write_entry(entry, None) for entry in table.log])
    log.set_members(conn, table.id, members(table))


def load(
    conn: Connection, row: dict[str, Any], game: Game, *, whole: bool
) -> tuple[Table, list[log.StoredEvent]]:
    """Return a table and the events that were read for it; ``whole`` with its whole log."""
    table_id, secret = row["id"], _read_secret(row)
    snapshot = None if whole else log.read_snapshot(conn, table_id)
    if snapshot is None or snapshot.layout != layout(game):
        events = log.read_events(conn, table_id)
        _check_secret(row, secret, events[0].body["pledge"])
        return open_table(table_id, game, secret, map(read_entry, events)), events
    table = open_snapshot(table_id, game, secret, snapshot.body)
    _check_secret(row, secret, table.frame.created.pledge)
    events = log.read_events(conn, table_id, snapshot.seq)
    for event in events:
        table.apply(read_entry(event))
        snapshot_if_due(table, event.seq - 1)
    return table, events


def check(conn: Connection, row: dict[str, Any]) -> None:
    """Read all that is stored of a table; raise ``StoreFailed`` if something of it is damaged."""
    events = log.read_events(conn, row["id"])
    pledge = events[0].body.get("pledge") if events else None
    _check_secret(row, _read_secret(row), str(pledge))


def load_story(
    conn: Connection, row: dict[str, Any], game: Game, eyes: int, since: int
) -> list[m.LineShown]:
    """Return the newest entries of a log after a version, as some eyes may read them.

    How many there are does not depend on how long the log is.
    """
    table, _ = load(conn, row, game, whole=False)
    return [show_line(table, entry, eyes) for entry in table.after(since)]


def load_older(
    conn: Connection, row: dict[str, Any], game: Game, eyes: int, before: int
) -> list[m.LineShown]:
    """Return some entries of a log before one, as some eyes may read them."""
    table, _ = load(conn, row, game, whole=True)
    entries = table.log[: before - 1][-OLDER:]
    return [show_line(table, entry, eyes) for entry in entries]


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
