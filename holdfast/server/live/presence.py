"""Who is here, since when the others gave no sign of life, and what that means at a table.

A connection is a sign of life for as long as it lasts: a socket that does not answer is cut off
within seconds. So is every request. Who plays by requests alone is here as long as they answer:
until they were to decide for the whole time of grace, and have not stirred.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from holdfast.server.live.queue import Asker
from holdfast.server.table.setup import DAY, SECOND, Setup, Slow
from holdfast.server.table.table import Table

#: Somebody is away who gave no sign of life for so many seconds, where the table does not say.
USUAL_GRACE: Final = 120
#: Who makes requests without a connection is looked for at the tables again after so long.
FRESH: Final = 5 * SECOND


class Presence:
    """Knows the connections of people, and when they stirred last. Times are milliseconds."""

    def __init__(self, start: int) -> None:
        """Begin at a time; whoever has not come yet has been away since then."""
        self._start = start
        self._connected: Counter[str] = Counter()
        self._elsewhere: dict[str, set[str]] = {}  # by process: who is connected to it
        self._seen: dict[str, int] = {}  # the last sign of life
        self._left: set[str] = set()  # those whose last sign was the end of a connection
        self._addresses: dict[str, str] = {}  # from where somebody's last request came

    def come(self, person: str) -> bool:
        """Note a connection; tell whether it is the first."""
        self._connected[person] += 1
        self._left.discard(person)
        return self._connected[person] == 1

    def go(self, person: str, now: int) -> bool:
        """Note that a connection has ended; tell whether it was the last."""
        self._connected[person] -= 1
        if self._connected[person] > 0:
            return False
        del self._connected[person]
        self._leave(person, now)
        return True

    def come_elsewhere(self, process: str, person: str) -> None:
        """Note that somebody is connected to another process."""
        self._elsewhere.setdefault(process, set()).add(person)
        self._left.discard(person)

    def go_elsewhere(self, process: str, person: str, now: int) -> None:
        """Note that somebody is connected to another process no longer."""
        here = self._elsewhere.get(process, set())
        if person in here:
            here.discard(person)
            self._leave(person, now)

    def set_elsewhere(self, process: str, people: dict[str, int], now: int) -> set[str]:
        """Note who is connected to another process (0), and when others were seen there.

        Return those with whom that has changed.
        """
        connected = {person for person, seen in people.items() if not seen}
        changed = connected ^ self._elsewhere.get(process, set())
        for person in changed & connected:
            self.come_elsewhere(process, person)
        for person in changed - connected:
            self.go_elsewhere(process, person, now)
        for person in people.keys() - connected:
            self._seen[person] = max(people[person], self._seen.get(person, 0))
        if not people:
            self._elsewhere.pop(process, None)
        return changed

    @property
    def connected(self) -> list[str]:
        """Those who are connected to this process."""
        return list(self._connected)

    def _leave(self, person: str, now: int) -> None:
        self._seen[person] = now
        if not self.is_connected(person):
            self._left.add(person)

    def stir(self, person: str, now: int) -> bool:
        """Note a request; tell whether somebody may be here now who was not before."""
        last, gone = self._seen.get(person, self._start), person in self._left
        if not self.is_connected(person):
            self._left.discard(person)
        self._seen[person] = now
        return not self.is_connected(person) and (gone or now - last >= FRESH)

    def locate(self, person: str, address: str) -> None:
        """Note from where somebody's request came."""
        self._addresses[person] = address

    def asker(self, person: str) -> Asker:
        """Return somebody with the address from which they came last; none if they have not yet."""
        return Asker(self._addresses.get(person, ""), person)

    def who_waits(self, table: Table, now: int) -> tuple[Asker, bool]:
        """Return for whom a bot thinks at a table, and whether they are here and wait for it."""
        seats = self.seats_here(table, now)
        person = table.frame.chairs[seats[0]].person if seats else None
        live = person is not None and not isinstance(table.frame.setup.clock, Slow)
        return self.asker(person or table.frame.created.host), live

    def excuse(self, now: int) -> None:
        """Hold nothing against anybody that was before: the server did not hear them."""
        self._start = now

    def is_connected(self, person: str | None) -> bool:
        """Tell whether somebody is connected."""
        if person in self._connected or not self._elsewhere:
            return person in self._connected
        return any(person in there for there in self._elsewhere.values())

    def away_since(self, person: str) -> int | None:
        """Return since when somebody gave no sign of life; None if they are connected."""
        if self.is_connected(person):
            return None
        return max(self._seen.get(person, 0), self._start)

    def all_away_since(self, people: Iterable[str]) -> int | None:
        """Return since when none of some people has given a sign of life; None if one is here."""
        since = [self.away_since(person) for person in people]
        return None if None in since else max(filter(None, since), default=self._start)

    def seats_here(self, table: Table, now: int) -> list[int]:
        """Return the seats of a table whose people are here."""
        people = [chair.person for chair in table.frame.chairs]
        return [seat for seat, who in enumerate(people) if self._is_here(table, who, now)]

    def leaves_at(self, table: Table, now: int) -> int | None:
        """Return when the next of those who are here without a connection counts as gone."""
        seats = self.seats_here(table, now)
        people = {table.frame.chairs[seat].person or "" for seat in seats}
        return _first([self._answers_until(table, p) for p in people if not self.is_connected(p)])

    def seats_away(self, table: Table, now: int) -> frozenset[int]:
        """Return the seats that may be given to a bot now, if somebody at the table asks for it."""
        turn, at = table.turn, self._may_be_replaced_at(table)
        return frozenset({turn} if turn is not None and at is not None and at <= now else ())

    def replaced_at(self, table: Table) -> int | None:
        """Return when a bot takes over from the person whose turn it is, and who is away."""
        return None if table.frame.setup.grace is None else self._may_be_replaced_at(table)

    def unanswered_at(self, table: Table, what: str) -> int | None:
        """Return when a wish is fulfilled without those who have not agreed; None: never.

        They must all be people for whom a bot stands in, and who have given no sign of life for
        their time once more since they were asked.
        """
        missing, asked = table.missing(what), table.frame.wishes[what].at
        if not missing:  # who was missing has given up
            return asked
        since = [self.away_since(person) for person in missing]
        if None in since or not set(missing).isdisjoint(table.people()):
            return None
        return max([asked, *(each or 0 for each in since)]) + _patience(table.frame.setup)

    def _may_be_replaced_at(self, table: Table) -> int | None:
        """Return when the grace of whoever is to decide is over; None where it never is.

        By the day it is the clock alone that says how long one may be away.
        """
        turn, setup = table.turn, table.frame.setup
        if turn is None or isinstance(setup.clock, Slow) or not table.frame.chairs[turn].human:
            return None
        person = table.frame.chairs[turn].person
        since = None if person is None else self.away_since(person)
        if since is None or table.people() == [person]:
            return None
        return max(since, table.frame.turned) + _grace(setup)

    def _is_here(self, table: Table, person: str | None, now: int) -> bool:
        if person is None or self.is_connected(person):
            return person is not None
        if person not in self._seen or person in self._left:
            return False
        until = self._answers_until(table, person)
        return until is None or now < until

    def _answers_until(self, table: Table, person: str) -> int | None:
        """Return until when somebody who makes requests alone counts as here; None: for now."""
        seen, turn = self._seen[person], table.turn
        if table.frame.status == "gathering":
            return seen + _grace(table.frame.setup)
        waits = turn is not None and table.frame.chairs[turn].human
        if not waits or turn not in table.seats_of(person):
            return None
        return max(seen, table.frame.turned) + _grace(table.frame.setup)


def _grace(setup: Setup) -> int:
    return (setup.grace or USUAL_GRACE) * SECOND


def _patience(setup: Setup) -> int:
    """Return how long somebody is waited for who is asked: as long as they may be away."""
    return setup.clock.days * DAY if isinstance(setup.clock, Slow) else _grace(setup)


def _first(times: list[int | None]) -> int | None:
    return min((each for each in times if each is not None), default=None)
