"""Doing to the database of a server that does not run what its office would have done."""

from __future__ import annotations

import asyncio
import time

from holdfast.core.game import Game
from holdfast.games import registry
from holdfast.server.admin.office import Ban, Shut
from holdfast.server.live.tables import Tables
from holdfast.server.store import Store, people


def carry_out(url: str, request: Shut | Ban) -> None:
    """Close a table or ban a person; raise ``BadStore`` if a server uses the database."""
    asyncio.run(_carry_out(Store(url), request))


async def _carry_out(store: Store, request: Shut | Ban) -> None:
    await store.open()
    try:
        match request:
            case Shut(table):
                # Not opened: no bot thinks here, and the server was not there in this time.
                await Tables(store, _AllGames()).shut(table)
            case Ban(person):
                now = time.time_ns() // 10**6
                await store.write(lambda conn: people.ban(conn, person, now))
    finally:
        await store.close()


class _AllGames:
    """All games: nothing is prepared here, so that they are as ready as they can be."""

    def find(self, name: str) -> Game:
        """Return a game; raise ``UnknownGame``."""
        return registry.get(name)

    def is_warm(self, _name: str) -> bool:
        """Nobody thinks here."""
        return False
