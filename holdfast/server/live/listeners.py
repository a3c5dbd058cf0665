"""Programs that are told of their person's turns, at whatever table."""

from __future__ import annotations

from holdfast.server import messages as m
from holdfast.server.live.room import Watcher, encode
from holdfast.server.table.table import Table
from holdfast.server.view.show import show_table


class Listeners:
    """Those who listen for their turns."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Watcher]] = {}

    def add(self, listener: Watcher) -> None:
        """Tell somebody of their turns from now on."""
        self._by_person.setdefault(listener.person or "", set()).add(listener)

    def remove(self, listener: Watcher) -> None:
        """Tell somebody of their turns no longer."""
        person = listener.person or ""
        listeners = self._by_person.get(person, set())
        listeners.discard(listener)
        if not listeners:
            self._by_person.pop(person, None)

    def tell(self, table: Table) -> None:
        """Tell those whose turn it is, and all at the table that the match is over."""
        over = table.frame.status == "over"
        for person in table.people():
            listeners = self._by_person.get(person)
            if listeners and (over or table.turn in table.seats_of(person)):
                message = encode(m.Turn(show_table(table, person)))
                for listener in listeners:
                    listener.send(message)
