"""Those who are told of what concerns them, at whatever table: programs, and pages elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holdfast.server import messages as m
from holdfast.server.live.room import Watcher, encode
from holdfast.server.table import events as ev
from holdfast.server.table.table import Table
from holdfast.server.view.show import show_table


class Listeners:
    """Those who listen for their turns, and those who only want to know of their absence."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Watcher]] = {}
        self._for_turns: set[Watcher] = set()

    def add(self, listener: Watcher, *, turns: bool) -> None:
        """Tell somebody from now on what concerns them; with ``turns`` of these as well."""
        self._by_person.setdefault(listener.person or "", set()).add(listener)
        if turns:
            self._for_turns.add(listener)

    def remove(self, listener: Watcher) -> None:
        """Tell somebody nothing any more."""
        person = listener.person or ""
        listeners = self._by_person.get(person, set())
        listeners.discard(listener)
        self._for_turns.discard(listener)
        if not listeners:
            self._by_person.pop(person, None)

    def has(self, person: str) -> bool:
        """Tell whether somebody listens."""
        return person in self._by_person

    @property
    def waiting(self) -> set[str]:
        """Those who listen for their turns."""
        return {listener.person or "" for listener in self._for_turns}

    def send(self, person: str, message: bytes) -> None:
        """Tell somebody something, wherever they look."""
        _send(message, self._by_person.get(person, ()))

    def tell(self, table: Table, events: Sequence[ev.Event] = ()) -> None:
        """Tell those whose turn it is or for whom a bot plays now, and all that it is over."""
        replaced = {each.seat for each in events if isinstance(each, ev.Replaced)}
        for person in {chair.person for chair in table.frame.chairs if chair.taken}:
            listeners = self._by_person.get(person or "", set())
            turned = listeners & self._for_turns
            if turned and _is_news(table, person):
                _send(encode(m.Turn(show_table(table, person))), turned)
            if listeners and not replaced.isdisjoint(table.seats_of(person)):
                _send(encode(m.Absent(table.id, table.game.name)), listeners)


def _is_news(table: Table, person: str | None) -> bool:
    """Tell whether somebody has to decide now, or there is nothing to decide any more."""
    mine = table.turn in table.seats_of(person) and table.bot_to_move is None
    return mine or table.frame.status == "over"


def _send(message: bytes, listeners: Iterable[Watcher]) -> None:
    for listener in tuple(listeners):
        listener.send(message)
