"""A table in use: loaded, one change at a time, with those who watch it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import msgspec

from holdfast.server import messages as m
from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.difference import difference
from holdfast.server.view.mistakes import refusal_of
from holdfast.server.view.show import may_see, show_after_moves, show_story, show_table

if TYPE_CHECKING:
    from holdfast.search.player import Player
    from holdfast.server.table.table import Table

encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Somebody who is told what happens: a socket, or a stream of one's turns."""

    @property
    def person(self) -> str | None:
        """Who it is."""
        ...

    def send(self, message: bytes) -> None:
        """Tell it something; never waits."""
        ...


class Room:
    """A table in use. Whoever reads or changes its table holds the lock."""

    __slots__ = (
        "_shown",
        "alarm",
        "commands",
        "fresh",
        "here",
        "id",
        "lock",
        "people",
        "players",
        "table",
        "thinking",
        "told",
        "users",
        "watchers",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.users = 0  # who holds the lock or waits for it
        self.fresh = False  # its table was just set up: those for whom it is are on their way
        self.table: Table | None = None  # None: to be read from the store
        self.told: int | None = None  # the version that was told, where the table is not held
        self.people: frozenset[str] = frozenset()  # who sits here, where the table is not held
        self.commands: dict[tuple[str, str], int] = {}  # (person, cid) to the version it led to
        self.watchers: dict[Watcher, m.TableShown] = {}  # with the table as they know it
        self.here: list[int] | None = None  # the seats whose people are here, as was told last
        self.players: dict[int, Player] = {}  # the bots, which remember their thoughts
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self._shown: dict[str | None, m.TableShown] = {}  # by person: the table at one version

    def forget(self) -> None:
        """Let go of the table, which the store knows better."""
        self.table = None
        self.commands = {}
        self._shown = {}
        self.dismiss()

    @property
    def idle(self) -> bool:
        """Tell whether nobody looks, waits or thinks here, or is on their way."""
        return not (self.users or self.watchers or self.thinking or self.fresh)

    def rest(self) -> None:
        """Let go of a table at which nobody looks; something is due there, later."""
        if self.table is not None:
            chairs, version = self.table.frame.chairs, self.table.frame.version
            self.people = frozenset(chair.person for chair in chairs if chair.person)
            self.forget()
            self.told = version

    def forget_commands(self) -> None:
        """Keep the commands of the entries that the table has; the store knows the others."""
        if self.table is None:
            return
        commands, after = self.commands, self.table.log_after
        while commands and commands[first := next(iter(commands))] <= after:  # the oldest first
            del commands[first]

    def dismiss(self) -> None:
        """Let the bots go."""
        for player in self.players.values():
            player.close()
        self.players = {}

    def show(self, table: Table, person: str | None) -> m.TableShown:
        """Return the table as a person may see it; made once for all to whom it looks the same."""
        return self._show(table, self.known(person))

    def _show(self, table: Table, who: str | None) -> m.TableShown:
        shown = self._shown.get(who)
        if shown is None or shown.version != table.frame.version:
            if shown is not None and _only_moves(table, shown.version):
                shown = show_after_moves(table, who, shown)
            else:
                shown = show_table(table, who)
            self._shown[who] = shown
        return shown

    def join(self, watcher: Watcher, table: Table) -> m.TableShown:
        """Tell somebody from now on what happens; return the table, as they may see it."""
        shown = self.watchers[watcher] = self.show(table, watcher.person)
        self.fresh = False
        return shown

    def tell_change(self) -> None:
        """Tell all who watch what is different from what they know, each what they may see."""
        table = self.table
        if table is None:
            return
        self._send_away(table)
        made: dict[tuple[int, str | None], bytes] = {}
        for watcher, had in tuple(self.watchers.items()):
            who = self.known(watcher.person)
            now, key = self._show(table, who), (id(had), who)
            if key not in made:
                story = show_story(table, watcher.person, had.version)
                changed = difference(had, now)
                made[key] = encode(m.Happened(self.id, had.version, changed, story))
            self.watchers[watcher] = now
            watcher.send(made[key])
        version = table.frame.version
        self._shown = {who: now for who, now in self._shown.items() if now.version == version}

    def tell_here(self, seats: list[int]) -> None:
        """Tell all who watch whose people are here, if that has changed."""
        if seats != self.here:
            self.here = seats
            self.tell(m.Here(self.id, seats))

    def _send_away(self, table: Table) -> None:
        """Stop telling those who may not look any more: the match of a closed circle has begun."""
        for watcher in [each for each in self.watchers if not may_see(table, each.person)]:
            del self.watchers[watcher]
            watcher.send(encode(m.Rejected(refusal_of(Refused(Code.NO_WATCHERS)), self.id)))

    def tell(self, message: m.Message) -> None:
        """Tell all who watch the same thing."""
        packed = encode(message)
        for watcher in tuple(self.watchers):
            watcher.send(packed)

    def known(self, person: str | None) -> str | None:
        """Return a person to whom the table looks different than to just anybody, or None."""
        table = self.table
        if table is None or person is None:
            return None
        chairs = (chair.person for chair in table.frame.chairs)
        special = (table.frame.created.host, *table.frame.barred, *chairs)
        return person if person in special else None


def _only_moves(table: Table, since: int) -> bool:
    """Tell whether a match is played, and nothing but moves has happened since a version."""
    if table.frame.status != "playing" or not 0 < table.frame.version - since <= len(table.log):
        return False
    return all(isinstance(entry.what, ev.Moved) for entry in table.after(since))
