"""Who is connected, and since when the others are not."""

from __future__ import annotations

from collections import Counter


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
