"""The tables in use, for those who play and watch.

Here commands are carried out: decided, then applied, stored and told by ``Rooms.commit``.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from sqlalchemy import Connection

from holdfast.core.pledge import make_pledge, make_salt
from holdfast.core.seeds import make_secret_seed
from holdfast.server import messages as m
from holdfast.server.live.alone import Alone
from holdfast.server.live.analyses import Analyses
from holdfast.server.live.answers import Answers
from holdfast.server.live.bots import Bots
from holdfast.server.live.clockwork import Clockwork
from holdfast.server.live.delegating import Delegating
from holdfast.server.live.faults import Faults
from holdfast.server.live.heartbeat import Heartbeat
from holdfast.server.live.lessons import Lessons
from holdfast.server.live.others import Others
from holdfast.server.live.outlooks import Outlooks
from holdfast.server.live.presence import Presence
from holdfast.server.live.puzzles import Puzzles
from holdfast.server.live.room import Room, Watcher, encode
from holdfast.server.live.rooms import Cause, GameSource, Rooms
from holdfast.server.live.statistics import Statistics
from holdfast.server.live.stored import insert
from holdfast.server.live.studies import Studies
from holdfast.server.live.tasks import Doing, Tasks
from holdfast.server.live.waiting import Waiting
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.build import new_table
from holdfast.server.table.decide import Sender, decide
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.rematch import check_rematch, set_up_again
from holdfast.server.table.setup import Setup, check_setup
from holdfast.server.table.table import Secret, Table
from holdfast.server.view.show import show_table

ID_BYTES: Final = 16
MOST_TURNS: Final = 100
#: So often something is tried where others change a table at the same time.
_ATTEMPTS: Final = 20

Done = TypeVar("Done")


def _now() -> int:
    return time.time_ns() // 10**6


class Tables:
    """What has the parts that tables in use are made of, and lets people act through them."""

    def __init__(
        self,
        store: Store,
        games: GameSource,
        on_change: Callable[[str | None], None] = lambda _table: None,
        thought: Callable[[str, float], None] = lambda _game, _seconds: None,
        now: Callable[[], int] = _now,
    ) -> None:
        """Begin with nothing loaded; ``now`` is in milliseconds.

        ``on_change`` is called with a table that has changed, or none when people came or went,
        ``thought`` when a bot has thought.
        """
        self.faults = Faults(now)
        self.rooms = Rooms(store, games, on_change, now, self.faults)
        self.presence = Presence(now())
        self.heartbeat = Heartbeat(store, now, self.faults)
        self.bots = Bots(self.rooms, self.presence, thought)
        self.clockwork = Clockwork(self.rooms, self.presence, self.heartbeat, self.bots)
        self.faults.on_end = self.clockwork.make_up
        if store.database.is_shared:
            others = self.rooms.others = Others(
                self.rooms, self.presence, self.clockwork, self.heartbeat, self._tell_presence
            )
            workers = self.bots.thinkers.workers = Delegating(store, others.me, others.tell)
            others.on_answered = workers.hear
        self.waiting = Waiting(self.rooms, self.presence)
        self.answers = Answers(self.rooms, self.presence, self.bots.thinkers)
        self.analyses = Analyses(self.rooms, self.presence, self.bots.thinkers)
        self.outlooks = Outlooks(self.rooms, self.presence, self.bots.thinkers)
        self.statistics = Statistics(self.rooms, self.bots.thinkers)
        self.lessons = Lessons(games)
        self.puzzles = Puzzles(games)
        self.studies = Studies(self.rooms, self.bots.thinkers)
        self._acting = Tasks()
        self._doing = Doing()
        self._looking_out = Tasks()

    async def open(self) -> None:
        """Begin. The matches of a game go on when ``go_on`` says so."""
        await self.others.open()
        if self.bots.thinkers.workers is not None:
            await self.bots.thinkers.workers.open()
        await self.clockwork.open(self.others.played)
        self._looking_out.start(self.faults.look_out())
        self._looking_out.start(self.waiting.look_out())
        self.analyses.open()

    async def go_on(self, game: str) -> None:
        """Take up the running matches of a game."""
        await self.clockwork.go_on(game)

    async def close(self) -> None:
        """Stop: nothing is accepted any more, bots stop thinking, the time is stored."""
        self.clockwork.stop()
        await self._looking_out.stop()
        await self._doing.finish()
        await self.analyses.close()
        await self.outlooks.close()
        await self.statistics.close()
        await self.clockwork.close()
        await self.others.close()

    @property
    def workers(self) -> int:
        """How many workers think for bots, besides the process itself."""
        workers = self.bots.thinkers.workers
        return workers.count if workers else 0

    @property
    def others(self) -> Alone:
        """The other processes that have tables in use."""
        return self.rooms.others

    async def create(self, person: str, name: str, setup: Setup) -> str:
        """Set up a table and return its id; raise ``Refused``."""
        self._check_open()
        self.stir(person)
        game = self.rooms.games.find(setup.game)
        check_setup(game, setup)
        table_id, secret = _new_secret()
        pledge = make_pledge(game.name, secret.seed, secret.salt)
        created = ev.Created(setup, person, name, game.rules_version, pledge)
        table = new_table(table_id, game, secret, created, self.rooms.now())
        await self.rooms.store.write(lambda conn: self._insert(conn, table))
        self._begin(table)
        return table_id

    async def act(self, table_id: str, person: str, name: str, command: c.Command) -> m.Done:
        """Carry out a command; a command that was carried out before only gets its answer."""
        # Whoever has sent it may be gone before it is stored; the others are told all the same.
        return await asyncio.shield(self._acting.start(self.do(table_id, person, name, command)))

    async def do(self, table_id: str, person: str, name: str, command: c.Command) -> m.Done:
        """Carry out a command as ``act`` does, for somebody who waits until it is done."""
        self._check_open()
        self.stir(person)
        sender = Sender(person, name)
        with self._doing:
            if isinstance(command, c.Rematch):
                return await _try(lambda _: self._play_again(table_id, sender, command.cid))
            return await self._act(table_id, sender, command)

    async def shut(self, table_id: str) -> None:
        """Close a table, as whoever runs the server may."""
        await _try(lambda _: self._shut(table_id))

    async def _shut(self, table_id: str) -> None:
        async with self.rooms.hold(table_id) as room:
            table = await self.rooms.load(room)
            if table.frame.status in ("gathering", "playing"):
                await self.rooms.commit(room, table, [ev.Closed()])
                self.bots.wake(room, table, then=self.clockwork.wind)  # nobody thinks any longer

    async def watch(self, table_id: str, watcher: Watcher, since: int) -> m.Page:
        """Let somebody watch a table from now on; return it, and what they have missed."""
        async with self.rooms.hold_seen(table_id, watcher.person) as (room, table):
            story = await self.rooms.story(table, watcher.person, since)
            self.clockwork.wind(room, table)  # the grace of who is away may not have begun
            here = self.presence.seats_here(table, self.rooms.now())
            return m.Page(room.join(watcher, table), story, here)

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Let somebody watch no longer."""
        room = self.rooms.find(table_id)
        if room is not None:
            room.watchers.pop(watcher, None)
            self.rooms.tidy(room)

    async def listen(self, listener: Watcher) -> None:
        """Tell somebody of their turns from now on, and of those that wait already."""
        person, store = listener.person or "", self.rooms.store
        self.rooms.listeners.add(listener, turns=True)
        for row in await store.read(lambda conn: log.list_of_person(conn, person, MOST_TURNS)):
            if row["status"] != "playing":
                continue
            with suppress(Refused, StoreFailed):
                async with self.rooms.hold_seen(row["id"], person) as (_, table):
                    if table.turn in table.seats_of(person) and table.bot_to_move is None:
                        listener.send(encode(m.Turn(show_table(table, person))))

    def attend(self, tab: Watcher) -> None:
        """Tell a page from now on what concerns its person elsewhere; ``unlisten`` ends it."""
        self.rooms.listeners.add(tab, turns=False)

    def unlisten(self, listener: Watcher) -> None:
        """Tell somebody of their turns no longer."""
        self.rooms.listeners.remove(listener)

    def come(self, person: str) -> None:
        """Note that somebody has connected."""
        if self.presence.come(person):
            self.others.came(person)
            self._tell_presence(person)

    def go(self, person: str) -> None:
        """Note that somebody's connection has ended."""
        if self.presence.go(person, self.rooms.now()):
            self.others.went(person)
            self._tell_presence(person)

    def stir(self, person: str, address: str | None = None) -> None:
        """Note a sign of life of somebody, by whatever way, and from where it came."""
        if address is not None:
            self.presence.locate(person, address)
        self.others.stirred(person)
        if self.presence.stir(person, self.rooms.now()):
            self._tell_presence(person)

    def _check_open(self) -> None:
        if self.clockwork.stopped:
            raise Refused(Code.STOPPING)

    async def _act(self, table_id: str, sender: Sender, command: c.Command) -> m.Done:
        # After a conflict it may be that it was sent before, with another version or to another
        # process: the store knows it.
        return await _try(
            lambda again: self._carry_out(table_id, sender, command, 0 if again else command.v)
        )

    async def _carry_out(
        self, table_id: str, sender: Sender, command: c.Command, seen: int
    ) -> m.Done:
        cause = Cause(sender.person, command.cid, seen)
        async with self.rooms.hold(table_id) as room:
            table = await self.rooms.load(room)
            if command.v > table.frame.version:  # the sender comes from another process
                table = await self.others.refresh(room, table)
            before = await self.rooms.find_version(room, table, cause)
            if before is not None:
                return m.Done(table_id, command.cid, before, table.frame.next)
            await self.clockwork.pass_time(room, table)
            away = self.presence.seats_away(table, self.rooms.now())
            try:
                events = decide(table, sender._replace(away=away) if away else sender, command)
            except Exception:
                self.clockwork.wind(room, table)  # time may have passed all the same
                await self._check_newest(room, table)
                raise
            await self.rooms.commit(room, table, events, cause)
            self.clockwork.wind(room, table)
            return m.Done(table_id, command.cid, table.frame.version, table.frame.next)

    async def _check_newest(self, room: Room, table: Table) -> None:
        """Raise ``Conflict`` if others have changed a table: nobody is refused by an old one.

        It may even be that the command was carried out by another process, where it was allowed.
        """
        version = table.frame.version
        if (await self.others.refresh(room, table)).frame.version > version:
            raise log.Conflict(f"table {table.id} is not at version {version} any more")

    async def _play_again(self, table_id: str, sender: Sender, cid: str) -> m.Done:
        """Set up a rematch, or take the seat that is kept for somebody at the one there is."""
        cause = Cause(sender.person, cid)
        async with self.rooms.hold(table_id) as room:
            table = await self.others.refresh(room, await self.rooms.load(room))
            version = await self.rooms.find_version(room, table, cause)
            if version is None:
                check_rematch(table, sender.person)
                if await self._is_closed(table.frame.next):
                    await self._rematch(room, table, sender, cause)
                version = table.frame.version
            again = table.frame.next
        if again is not None:
            await self._join(again, sender, cause)
        return m.Done(table_id, cid, version, again)

    async def _is_closed(self, table_id: str | None) -> bool:
        """Tell whether there is no such table, or nobody can sit down there any more."""
        if table_id is None:
            return True
        row = await self.rooms.store.read(lambda conn: log.load_row(conn, table_id))
        return row is None or row["status"] == "closed"

    async def _rematch(self, room: Room, table: Table, sender: Sender, cause: Cause) -> None:
        table_id, secret = _new_secret()
        pledge = make_pledge(table.game.name, secret.seed, secret.salt)
        created = set_up_again(table, sender.person, sender.name, pledge)
        new = new_table(table_id, table.game, secret, created, self.rooms.now())
        seat = table.seats_of(sender.person)[0]
        await self.rooms.commit(
            room, table, [ev.Rematched(table_id, seat)], cause, lambda conn: self._insert(conn, new)
        )
        self._begin(new)
        invited = encode(m.Invited(table_id, table.id, table.game.name, sender.name))
        for person in dict.fromkeys(filter(None, created.kept)):
            self.rooms.listeners.send(person, invited)
            self.others.tell_person(person, invited)

    async def _join(self, table_id: str, sender: Sender, cause: Cause) -> None:
        """Let somebody take what is kept for them; who comes too late may still look."""
        async with self.rooms.hold(table_id) as room:
            table = await self.rooms.load(room)
            kept = table.kept_for(sender.person)
            if kept:
                events = decide(table, sender, c.Sit(cause.cid, seat=kept[0]))
                await self.rooms.commit(room, table, events, cause)
                self.clockwork.wind(room, table)

    def _insert(self, conn: Connection, table: Table) -> None:
        insert(conn, table)
        self.others.claim_new(conn, table.id)

    def _begin(self, table: Table) -> None:
        room = self.rooms.begin(table)
        self.clockwork.wind(room, table)

    def _tell_presence(self, person: str) -> None:
        self.rooms.on_change(None)  # whoever waits at a table brings it back into the list
        for room in self.rooms:
            table = room.table
            if table is not None and (table.seats_of(person) or table.is_shown_to(person)):
                self.clockwork.wind(room, table)
            elif table is None and person in room.people:
                self.clockwork.look(room)


async def _try(work: Callable[[int], Awaitable[Done]]) -> Done:
    """Do something that another process may be doing too, until one of them has done it."""
    for attempt in range(_ATTEMPTS - 1):
        try:
            return await work(attempt)
        except log.Conflict:
            continue
    return await work(_ATTEMPTS)


def _new_secret() -> tuple[str, Secret]:
    return secrets.token_hex(ID_BYTES), Secret(make_secret_seed(), make_salt())
