"""Who is connected, since when the others are not, and what that means at a table."""

from __future__ import annotations

from collections import Counter
from typing import Final

from holdfast.server.table.setup import SECOND, Slow
from holdfast.server.table.table import Table

#: Somebody is away who has been gone for so many seconds, where the table does not say.
USUAL_GRACE: Final = 120


class Presence:
    """Counts the connections of people. Times are milliseconds."""

    def __init__(self, start: int) -> None:
        """Begin at a time; whoever has not come yet has been away since then."""
        self._start = start
        self._connected: Counter[str] = Counter()
        self._gone: dict[str, int] = {}

    def come(self, person: str) -> bool:
        """Note a connection; tell whether it is the first."""
        self._connected[person] += 1
        self._gone.pop(person, None)
        return self._connected[person] == 1

    def go(self, person: str, now: int) -> bool:
        """Note that a connection has ended; tell whether it was the last."""
        self._connected[person] -= 1
        if self._connected[person] > 0:
            return False
        del self._connected[person]
        self._gone[person] = now
        return True

    def is_here(self, person: str | None) -> bool:
        """Tell whether somebody is connected."""
        return person is not None and person in self._connected

    def away_since(self, person: str) -> int | None:
        """Return since when somebody has been away; None if they are here."""
        return None if self.is_here(person) else self._gone.get(person, self._start)

    def seats_here(self, table: Table) -> list[int]:
        """Return the seats of a table whose people are connected."""
        chairs = enumerate(table.frame.chairs)
        return [seat for seat, chair in chairs if self.is_here(chair.person)]

    def seats_away(self, table: Table, now: int) -> frozenset[int]:
        """Return the seats of a table whose people have been gone for long."""
        grace = (table.frame.setup.grace or USUAL_GRACE) * SECOND
        chairs = enumerate(table.frame.chairs)
        gone = {seat: self.away_since(chair.person or "") for seat, chair in chairs}
        return frozenset(
            seat for seat, since in gone.items() if since is not None and now - since >= grace
        )

    def replaced_at(self, table: Table) -> int | None:
        """Return when a bot takes over from the person whose turn it is, and who is away."""
        turn, setup = table.turn, table.frame.setup
        if turn is None or setup.grace is None or isinstance(setup.clock, Slow):
            return None
        person = table.frame.chairs[turn].person
        if not table.frame.chairs[turn].human or person is None or table.people() == [person]:
            return None
        since = self.away_since(person)
        if since is None:
            return None
        return max(since, table.frame.updated) + setup.grace * SECOND
