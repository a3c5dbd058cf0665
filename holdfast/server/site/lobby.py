"""The lobby: which tables there are, and who is told when that changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from holdfast.server import messages as m
from holdfast.server.store import log
from holdfast.server.store.engine import Store

_MOST: Final = 100


class Lobby:
    """The lists of tables."""

    def __init__(self, store: Store) -> None:
        """List what is in the store."""
        self.onlookers: set[Callable[[], None]] = set()  # called when games or open tables change
        self._store = store

    def tell(self) -> None:
        """Tell those who look at the lists that something has changed."""
        for onlooker in tuple(self.onlookers):
            onlooker()

    async def open_tables(self) -> list[m.Summary]:
        """Return the tables that are open to all."""
        rows = await self._store.read(lambda conn: log.list_public(conn, _MOST))
        return _read_summaries(rows)

    async def tables_of(self, person: str) -> list[m.MyTable]:
        """Return the tables at which a person sits."""
        rows = await self._store.read(lambda conn: log.list_of_person(conn, person, _MOST))
        seats = await self._store.read(lambda conn: log.seats_of_person(conn, person))
        return [
            m.MyTable(table, seats.get(table.id, []), table.turn in seats.get(table.id, []))
            for table in _read_summaries(rows)
        ]

    async def count_tables(self) -> dict[str, int]:
        """Return how many tables there are of each status."""
        return await self._store.read(log.count_tables)


def _read_summaries(rows: Iterable[dict[str, Any]]) -> list[m.Summary]:
    """Return the summaries of tables; a damaged one is left out, so that the others are seen."""
    found = []
    for row in rows:
        with suppress(msgspec.ValidationError):
            found.append(msgspec.convert(row["summary"], m.Summary))
    return found
