"""Lists of tables that people look at: what they were shown, and what has changed since.

A list is made once for all who look for the same, and so is each message about it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import msgspec

from holdfast.server import messages as m

if TYPE_CHECKING:
    from holdfast.server.live.room import Watcher

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of the open tables somebody looks for, and how many pages of them."""

    game: str | None = None
    clock: Literal["live", "slow", "none"] | None = None
    free: bool = False
    pages: int = 1

    def takes(self, table: m.Summary) -> bool:
        """Tell whether a table is one of these, if it is of the right game."""
        kind = msgspec.to_builtins(table.clock)["kind"] if table.clock else "none"
        free = table.status == "gathering" and any(seat.who == "open" for seat in table.seats)
        return self.clock in (None, kind) and (free or not self.free)


class Listing:
    """The open tables that some look for, and who these are."""

    def __init__(self) -> None:
        """Begin with nobody who looks, and before anything is known."""
        self.onlookers: set[Watcher] = set()
        self._shown: m.OpenTables | None = None
        self._whole = b""  # as a message; made when somebody comes

    @property
    def known(self) -> bool:
        """Whether there is anything to show yet."""
        return self._shown is not None

    def add(self, onlooker: Watcher) -> None:
        """Show the list to somebody as all others know it, or as soon as it is known."""
        self.onlookers.add(onlooker)
        if self._shown is not None:
            _send(self._message(self._shown), [onlooker])

    def take(self, page: m.OpenTables) -> None:
        """Let the list be this one, and tell all who look what is different, if anything is."""
        before, self._shown = self._shown, page
        if page == before:
            return
        self._whole = b""
        message = self._message(page) if before is None else encode(difference(before, page))
        _send(message, self.onlookers)

    def _message(self, page: m.OpenTables) -> bytes:
        self._whole = self._whole or encode(m.LobbyShown(page.tables, page.next))
        return self._whole


def difference(before: m.OpenTables, now: m.OpenTables) -> m.LobbyChanged:
    """Return what turns a list into another; its order follows from the tables themselves."""
    known = {table.id: table for table in before.tables}
    changed = [table for table in now.tables if known.pop(table.id, None) != table]
    return m.LobbyChanged(changed, list(known), now.next)


class Own:
    """The tables of one person, and the pages on which they look at them."""

    def __init__(self) -> None:
        """Begin with no page, and before anything is known."""
        self.onlookers: set[Watcher] = set()
        self._told: set[str] = set()  # of which tables

    def add(self, onlooker: Watcher, tables: list[m.MyTable]) -> None:
        """Show somebody all their tables on one more page."""
        self.onlookers.add(onlooker)
        self._told |= {mine.table.id for mine in tables}
        _send(encode(m.Mine(tables)), [onlooker])

    def take(self, changed: Iterable[str], tables: list[m.MyTable]) -> None:
        """Tell of those of their tables that have changed, and which are theirs no longer."""
        theirs = {mine.table.id for mine in tables}
        gone = self._told.intersection(changed) - theirs
        self._told = (self._told | theirs) - gone
        if tables or gone:
            _send(encode(m.MineChanged(tables, sorted(gone))), self.onlookers)


def _send(message: bytes, onlookers: Iterable[Watcher]) -> None:
    for onlooker in tuple(onlookers):
        onlooker.send(message)
