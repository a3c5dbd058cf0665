"""Bringing a table in use up to what others have stored of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from holdfast.server.live.stored import read_entry, snapshot_if_due
from holdfast.server.store import log

if TYPE_CHECKING:
    from holdfast.server.live.room import Room
    from holdfast.server.live.rooms import Rooms
    from holdfast.server.table.table import Table


async def catch_up(rooms: Rooms, room: Room, table: Table) -> None:
    """Let happen at a table, which is held, what others have stored; tell of it."""
    version = table.frame.version
    events = await rooms.store.read(lambda conn: log.read_new(conn, room.id, version))
    if events:
        follow(rooms, room, table, events)


def follow(rooms: Rooms, room: Room, table: Table, events: Sequence[log.StoredEvent]) -> None:
    """Let events happen at a table which are stored and come next; tell of them.

    The table is held, or nobody holds it: this waits for nothing.
    """
    version = table.frame.version
    try:
        entries = [read_entry(event) for event in events]
        for event, entry in zip(events, entries, strict=True):
            table.apply(entry)
            snapshot_if_due(table, entry.seq - 1)
            if event.person and event.cid:
                room.commands[event.person, event.cid] = event.seq
    except BaseException:
        room.forget()
        room.told = version
        raise
    rooms.tell(room, table, entries)
