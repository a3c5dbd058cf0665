"""Tables that wait for people who do not come: they leave the list, and are closed in the end."""

from __future__ import annotations

import asyncio
import itertools
import logging
from contextlib import suppress
from typing import Final

from holdfast.server.live.presence import Presence
from holdfast.server.live.rooms import Rooms
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import ABANDONED, patience
from holdfast.server.table.table import Table

_log = logging.getLogger("holdfast.server")

#: Every so many seconds somebody may have been away for too long.
_LOOK: Final = 30
#: At every so many of these looks, tables are closed.
_CLOSE: Final = 120


class Waiting:
    """What looks after tables at which somebody waits, or does not wait any more."""

    def __init__(self, rooms: Rooms, presence: Presence) -> None:
        """Look after the tables in these rooms."""
        self._rooms = rooms
        self._presence = presence

    async def look_out(self) -> None:
        """Look again and again."""
        for look in itertools.count(1):
            await asyncio.sleep(_LOOK)
            self._rooms.on_change(None)
            self._rooms.rest()
            if look % _CLOSE == 0:
                await self.close_abandoned()

    async def close_abandoned(self) -> None:
        """Close the tables that have gathered people in vain for long, and that nobody is at."""
        until = self._rooms.now() - ABANDONED
        with suppress(StoreFailed):
            for table_id in await self._rooms.store.read(lambda c: log.list_gathering(c, until)):
                try:
                    await self._close(table_id)
                except (Refused, log.Conflict):  # its game is not ready, say: another time
                    continue
                except Exception:  # the other tables are closed
                    _log.exception("table", extra={"facts": {"table": table_id}})

    async def _close(self, table_id: str) -> None:
        async with self._rooms.hold(table_id) as room:
            table = await self._rooms.load(room)
            if self._is_abandoned(table):
                await self._rooms.commit(room, table, [ev.Closed()])

    def _is_abandoned(self, table: Table) -> bool:
        now, away = self._rooms.now(), self._presence.all_away_since(table.waiting())
        old = table.frame.status == "gathering" and now - table.frame.updated >= ABANDONED
        return old and away is not None and now - away >= patience(None)
