"""What people ask of tables. Here commands are carried out: decide, apply, store, answer, tell."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import Final

from holdfast.core.game import Game
from holdfast.core.match import SEED_BITS
from holdfast.core.pledge import make_pledge, make_salt
from holdfast.server import messages as m
from holdfast.server.live.clockwork import Driving
from holdfast.server.live.room import Room, Watcher, encode
from holdfast.server.live.stored import (
    insert,
)
from holdfast.server.live.thinkers import ask_hint
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import commands as c
from holdfast.server.table import events as h
from holdfast.server.table.build import open_table
from holdfast.server.table.decide import Sender, decide
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.rematch import set_up_again
from holdfast.server.table.setup import Setup, check_setup
from holdfast.server.table.table import Secret, Table
from holdfast.server.view.questions import Asked, show_explanation, show_preview, show_why
from holdfast.server.view.show import show_moment, show_replay, show_story, show_table

ID_BYTES: Final = 16
MOST_TURNS: Final = 100


class Rooms(Driving):
    """The tables in use, for those who play and watch."""

    async def create(self, person: str, name: str, setup: Setup) -> str:
        """Set up a table and return its id; raise ``Refused``."""
        if self._stopping:
            raise Refused(Code.STOPPING)
        game = self._games.find(setup.game)
        check_setup(game, setup)
        table_id, secret = _new_secret()
        pledge = make_pledge(game.name, secret.seed, secret.salt)
        created = h.Created(setup, person, name, game.rules_version, pledge)
        table = self._build(table_id, game, secret, person, created)
        await self.store.write(lambda conn: insert(conn, table))
        self._begin(table)
        return table_id

    async def act(self, table_id: str, person: str, name: str, command: c.Command) -> m.Done:
        """Carry out a command; a command that was carried out before only gets its answer."""
        if self._stopping:
            raise Refused(Code.STOPPING)
        task = asyncio.create_task(self._act(table_id, Sender(person, name), command))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        # Whoever has sent it may be gone before it is stored; the others are told all the same.
        return await asyncio.shield(task)

    async def _act(self, table_id: str, sender: Sender, command: c.Command) -> m.Done:
        person = sender.person
        async with self._hold(table_id) as room:
            table = await self._load(room)
            stored = await self._stored(room, table, person, command.cid)
            if stored is not None:
                return m.Done(table_id, command.cid, stored, table.frame.next)
            await self._pass_time(room, table)
            self._wind(room, table)  # also if the command is then refused
            if isinstance(command, c.Rematch):
                await self._rematch(room, table, sender, command.cid)
            else:
                happenings = decide(table, replace(sender, away=self._away(table)), command)
                await self._commit(room, table, happenings, person, command.cid)
            self._wind(room, table)
            return m.Done(table_id, command.cid, table.frame.version, table.frame.next)

    async def page(self, table_id: str, person: str | None, since: int = 0) -> m.Page:
        """Return a table and what happened there after a version, as a person may see it."""
        async with self._seen(table_id, person, since) as table:
            story = show_story(table, person, since)
            return m.Page(show_table(table, person), story, self._here(table))

    async def moment(
        self, table_id: str, person: str | None, ply: int, eyes: str | None
    ) -> m.Moment:
        """Return a position of the past."""
        async with self._seen(table_id, person) as table:
            return show_moment(table, person, ply, eyes)

    async def replay(self, table_id: str, person: str | None) -> str:
        """Return a finished match as text."""
        async with self._seen(table_id, person) as table:
            return show_replay(table)

    async def why(self, table_id: str, person: str | None, move: Asked) -> m.WhyShown:
        """Return whether a person could make a move now, and why not."""
        async with self._seen(table_id, person) as table:
            return show_why(table, person, move)

    async def preview(self, table_id: str, person: str | None, move: Asked) -> m.Preview:
        """Return what a move would lead to."""
        async with self._seen(table_id, person) as table:
            return show_preview(table, person, move)

    async def explain(self, table_id: str, person: str | None, what: str) -> m.Explained:
        """Return how something on the table stands."""
        async with self._seen(table_id, person) as table:
            return show_explanation(table, person, what)

    async def hint(self, table_id: str, person: str) -> m.HintShown:
        """Return the best moves, to somebody who plays with bots only."""
        async with self._seen(table_id, person) as table:
            question = ask_hint(table, person, warm=self._games.is_warm(table.game.name))
        hint: m.HintShown = await self.thinkers.run(question)
        return hint

    async def watch(self, table_id: str, watcher: Watcher, since: int) -> m.Page:
        """Let somebody watch a table from now on; return it, and what they have missed."""
        person = watcher.person
        async with self._seen(table_id, person, since) as table:
            room = self._rooms[table_id]
            room.watchers.add(watcher)
            self._wind(room, table)  # the grace of somebody who is away may not have begun
            story = show_story(table, person, since)
            return m.Page(show_table(table, person), story, self._here(table))

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Let somebody watch no longer."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.watchers.discard(watcher)
            self._tidy(room)

    async def listen(self, watcher: Watcher) -> None:
        """Tell somebody of their turns from now on, and of those that wait already."""
        person = watcher.person or ""
        self._listeners.setdefault(person, set()).add(watcher)
        for row in await self.store.read(lambda conn: log.list_of_person(conn, person, MOST_TURNS)):
            if row["status"] != "playing":
                continue
            with suppress(Refused, StoreFailed):
                async with self._seen(row["id"], person, row["version"]) as table:
                    if table.turn in table.seats_of(person):
                        watcher.send(encode(m.Turn(show_table(table, person))))

    def unlisten(self, watcher: Watcher) -> None:
        """Tell somebody of their turns no longer."""
        listeners = self._listeners.get(watcher.person or "", set())
        listeners.discard(watcher)
        if not listeners:
            self._listeners.pop(watcher.person or "", None)

    def come(self, person: str) -> None:
        """Note that somebody has connected."""
        if self.presence.come(person):
            self._tell_presence(person)

    def go(self, person: str) -> None:
        """Note that somebody's connection has ended."""
        if self.presence.go(person, self.now()):
            self._tell_presence(person)

    async def shut(self, table_id: str) -> None:
        """Close a table, as whoever runs the server may."""
        async with self._hold(table_id) as room:
            table = await self._load(room)
            if table.frame.status in ("gathering", "playing"):
                await self._commit(room, table, [h.Closed()], None, None)

    async def _rematch(self, room: Room, table: Table, sender: Sender, cid: str) -> None:
        if table.frame.status != "over":
            raise Refused(Code.NOT_OVER)
        if not table.seats_of(sender.person):
            raise Refused(Code.NOT_SEATED)
        if table.frame.next is not None:
            return
        table_id, secret = _new_secret()
        pledge = make_pledge(table.game.name, secret.seed, secret.salt)
        created = set_up_again(table, sender.person, sender.name, pledge)
        new = self._build(table_id, table.game, secret, sender.person, created)
        happenings = [h.Rematched(table_id)]
        await self._commit(
            room, table, happenings, sender.person, cid, lambda conn: insert(conn, new)
        )
        self._begin(new)

    def _begin(self, table: Table) -> None:
        """Take a new table into use."""
        room = self._rooms[table.id] = Room(table.id)
        room.table = table
        self._wind(room, table)
        self._tell_turns(table)
        self._tidy(room)
        if table.frame.setup.public:
            self._on_change()

    def _build(
        self, table_id: str, game: Game, secret: Secret, person: str, created: h.Created
    ) -> Table:
        now = self.now()
        table = open_table(table_id, game, secret, [h.Noted(1, now, person, created)])
        if all(chair.taken for chair in table.frame.chairs):
            table.apply(h.Noted(2, now, person, h.Started()))
        return table


def _new_secret() -> tuple[str, Secret]:
    return secrets.token_hex(ID_BYTES), Secret(secrets.randbits(SEED_BITS), make_salt())
