"""How many tables and analyses somebody may have, so that nobody fills the list or the queue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from holdfast.server.guard import Guard
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import SECOND, Setup

#: A match that is watched counts for so long after its last move.
_WATCHED: Final = 3600 * SECOND


class Allowance:
    """Refuses tables in the list, and analyses, of those who have many."""

    def __init__(self, store: Store, guard: Guard) -> None:
        """Count what is in the store."""
        self._store = store
        self._guard = guard

    async def check(self, person: str, where: Callable[[str], str], now: int) -> None:
        """Refuse one more listed table of a person; ``where`` tells the address of a host."""
        listed = await self._store.read(lambda conn: log.count_listed(conn, now - _WATCHED))
        if listed.get(person, 0) >= self._guard.listed_per_person:
            raise Refused(Code.TOO_MANY, most=self._guard.listed_per_person)
        address = where(person)
        here = sum(count for host, count in listed.items() if where(host) == address)
        if here >= self._guard.listed_per_address:
            raise Refused(Code.TOO_MANY, says="too-many-here", most=self._guard.listed_per_address)

    def check_analyses(
        self, person: str, where: Callable[[str], str], askers: Sequence[str]
    ) -> None:
        """Refuse one more analysis of a person, given who has asked for those being made."""
        if askers.count(person) >= self._guard.analyses_per_person:
            most = self._guard.analyses_per_person
            raise Refused(Code.TOO_MANY, says="too-many-analyses", most=most)
        address = where(person)
        if sum(where(each) == address for each in askers) >= self._guard.analyses_per_address:
            most = self._guard.analyses_per_address
            raise Refused(Code.TOO_MANY, says="too-many-analyses-here", most=most)


def will_be_listed(setup: Setup) -> bool:
    """Tell whether a table would be in the list: where a seat is open to all, unless it is said."""
    return any(each.who == "open" for each in setup.seats) if setup.public is None else setup.public
