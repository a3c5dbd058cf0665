"""Bringing a table in use up to what others have stored of it."""

from __future__ import annotations

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
    if not events:
        return
    entries = [read_entry(event) for event in events]
    try:
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
