"""What a process asks of the others that share its tables, where there are none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

if TYPE_CHECKING:
    from holdfast.server.live.faults import Span
    from holdfast.server.live.room import Room
    from holdfast.server.store.log import StoredEvent
    from holdfast.server.table.table import Table


class Alone:
    """A process that has all tables for itself: it need not ask or tell anybody."""

    def __init__(self) -> None:
        """Begin with nobody."""
        #: The games that others play, each with the last time before that when nobody did.
        self.played: dict[str, Span] = {}
        #: Called with somebody of whom a session has ended elsewhere.
        self.on_signed_out: Callable[[str], None] = lambda _person: None

    async def open(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """End."""

    def owns(self, _table_id: str) -> bool:
        """Tell whether it is for this process to let happen what is due at a table."""
        return True

    async def claim(self, _table: Table) -> None:
        """Own a table, if nobody does."""

    async def claim_all(self, table_ids: Sequence[str]) -> list[str]:
        """Own some tables, those that nobody else does; return these."""
        return list(table_ids)

    def claim_new(self, _conn: Connection, _table_id: str) -> None:
        """Own a table that is being stored."""

    def let_go(self, _room: Room) -> None:
        """Own a table no longer."""

    async def refresh(self, _room: Room, table: Table) -> Table:
        """Return the table of a room with all that others have stored."""
        return table

    def tell_change(self, _table: Table, _since: int, _events: Sequence[StoredEvent]) -> None:
        """Tell the others what has happened at a table since a version."""

    def tell_person(self, _person: str, _message: bytes) -> None:
        """Tell somebody something, to whichever process they are connected."""

    def tell_room(self, _table_id: str, _message: bytes) -> None:
        """Tell those something who watch a table, to whichever process they are connected."""

    def came(self, _person: str) -> None:
        """Tell that somebody is connected."""

    def went(self, _person: str) -> None:
        """Tell that somebody is connected no longer."""

    def stirred(self, _person: str) -> None:
        """Tell that somebody has made a request."""
