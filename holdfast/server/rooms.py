"""All tables in use. Here commands are carried out: decide, store, apply, answer, tell.

The store has the last word: nobody hears of anything that is not stored. A table that could not be
stored is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final, Protocol

from sqlalchemy import Connection

from holdfast.core.game import Game
from holdfast.core.match import SEED_BITS
from holdfast.core.pledge import make_pledge, make_salt
from holdfast.server import commands as c
from holdfast.server import happenings as h
from holdfast.server import messages as m
from holdfast.server.deciding import Sender, decide, moved, when_over
from holdfast.server.keeping import (
    SEATING,
    changes,
    insert,
    load,
    members,
    snapshot_if_due,
    write_event,
)
from holdfast.server.opening import open_table
from holdfast.server.presence import Presence
from holdfast.server.refusals import Code, Refused
from holdfast.server.rematch import set_up_again
from holdfast.server.room import Room, Watcher, encode
from holdfast.server.setup import SECOND, Setup, Slow, check_setup
from holdfast.server.showing import may_see, show_moment, show_replay, show_story, show_table
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import Secret, Table
from holdfast.server.thinkers import Thinkers, ask_hint
from holdfast.server.watch import Watch

_log = logging.getLogger("holdfast.server")

ID_BYTES: Final = 16
#: Somebody is away who has been gone for so many seconds, where the table does not say.
USUAL_GRACE: Final = 120
MOST_TURNS: Final = 100
HEARTBEAT: Final = 5.0  # seconds
#: After so many seconds, what the store could not do is tried again.
RETRY: Final = 5.0


class Games(Protocol):
    """Where games come from."""

    def find(self, name: str) -> Game:
        """Return a game that is ready; raise ``Refused``."""
        ...


class Rooms:
    """The tables in use, and what drives them: commands, bots, clocks."""

    def __init__(
        self,
        store: Store,
        games: Games,
        watch: Watch,
        on_change: Callable[[], None],
        now: Callable[[], int] = lambda: time.time_ns() // 10**6,
    ) -> None:
        """Begin with nothing loaded; ``on_change`` is called when a public table has changed."""
        self.store = store
        self.now = now
        self.presence = Presence(now())
        self.thinkers = Thinkers()
        self._games = games
        self._watch = watch
        self._on_change = on_change
        self._listeners: dict[str, set[Watcher]] = {}
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._going_on: set[str] = set()  # games that can be played
        self._acting: set[asyncio.Task[m.Done]] = set()
        self._last_beats: dict[str, int] = {}  # of each game, before this start
        self._opened = now()
        self._stopping = False

    # Coming and going of the server

    async def open(self) -> None:
        """Begin: find out how long the server was not there, and keep saying that it is."""
        self._last_beats = await self.store.read(log.read_heartbeats)
        self._start(self._beat())

    async def go_on(self, game: str) -> None:
        """Take up the running matches of a game: its bots think, its clocks run.

        Only when all have got the time back for which the server was not there is it there for
        this game: a server that is killed earlier has not been.
        """
        for row in await self.store.read(log.list_due):
            if row["game"] == game:
                await self._ring(row["id"])
        self._going_on.add(game)

    async def close(self) -> None:
        """Stop: nothing is accepted any more, bots stop thinking, the time is noted."""
        self._stopping = True
        for room in self._rooms.values():
            if room.alarm:
                room.alarm.cancel()
        await asyncio.gather(*self._acting, return_exceptions=True)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self._touch()

    # What people ask for

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

    async def hint(self, table_id: str, person: str) -> m.HintShown:
        """Return the best moves, to somebody who plays with bots only."""
        async with self._seen(table_id, person) as table:
            question = ask_hint(table, person)
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

    # Time and bots

    async def _pass_time(self, room: Room, table: Table) -> None:
        """Let happen what is due: time that has run out, a seat whose person has gone."""
        await self._forgive(room, table)
        now, turn = self.now(), table.turn
        if turn is None:
            return
        if table.deadline is not None and table.deadline <= now:
            happenings = [h.Flagged(turn), *when_over(table, turn, "time")]
            await self._commit(room, table, happenings, None, None)
            return
        leaves = self._leaves_at(table)
        if leaves is not None and leaves <= now:
            level = table.frame.setup.stand_in
            await self._commit(room, table, [h.Replaced(turn, level)], None, None)

    def _wind(self, room: Room, table: Table) -> None:
        """Let a bot think if it is to move, and set the alarm for what is due next."""
        if self._stopping:
            return
        if table.bot_to_move and room.thinking is None:
            room.thinking = self._start(self._let_bots_move(room))
        if table.frame.status not in ("gathering", "playing"):
            room.dismiss()
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        times = [t for t in (table.deadline, self._leaves_at(table)) if t is not None]
        if times:
            self._set_alarm(room, max(0, min(times) - self.now()) / SECOND)

    def _set_alarm(self, room: Room, wait: float) -> None:
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(min(wait, 3600), lambda: self._start(self._ring(room.id)))

    async def _ring(self, table_id: str) -> None:
        async with self._hold(table_id) as room:
            room.alarm = None
            try:
                table = await self._load(room)
                await self._pass_time(room, table)
                self._wind(room, table)
            except StoreFailed as failure:
                if failure.why != "damaged":
                    self._set_alarm(room, RETRY)
            except Refused:
                return
            except Exception:  # the other tables go on
                _log.exception("table", extra={"facts": {"table": table_id}})

    async def _let_bots_move(self, room: Room) -> None:
        room.users += 1
        try:
            while await self._try_bot_move(room):
                pass
        except Exception:
            _log.exception("bot", extra={"facts": {"table": room.id}})
        finally:
            room.users -= 1
            room.thinking = None
            self._tidy(room)

    async def _try_bot_move(self, room: Room) -> bool:
        """Let a bot move; if the store fails it moves later, as nobody else would call it."""
        try:
            return await self._let_bot_move(room)
        except StoreFailed as failure:
            if failure.why == "damaged":
                return False
            await asyncio.sleep(RETRY)
            return True

    async def _let_bot_move(self, room: Room) -> bool:
        """Let the bot whose turn it is think and move; tell whether another may follow."""
        async with room.lock:
            try:
                table = await self._load(room)
            except Refused:
                return False
            level, turn, version = table.bot_to_move, table.turn, table.frame.changed
            if level is None or turn is None or table.match is None:
                return False
            room.tell(m.Thinking(room.id, turn))
            question = self.thinkers.question(room, table, turn, level)
        start = time.perf_counter()
        choice = await self.thinkers.answer(question)
        self._watch.thought(table.game.name, time.perf_counter() - start)
        async with room.lock:
            if room.table is not table or table.frame.changed != version:
                return True  # something else has happened meanwhile: look again
            await self._commit(room, table, [moved(table, choice, bot=True)], None, None)
            self._wind(room, table)
            return True

    def _leaves_at(self, table: Table) -> int | None:
        """Return when the person whose turn it is, and who is away, is replaced by a bot."""
        turn, setup = table.turn, table.frame.setup
        if turn is None or setup.grace is None or isinstance(setup.clock, Slow):
            return None
        person = table.frame.chairs[turn].person
        if not table.frame.chairs[turn].human or person is None or table.people() == [person]:
            return None
        since = self.presence.away_since(person)
        if since is None:
            return None
        return max(since, table.frame.updated) + setup.grace * SECOND

    def _away(self, table: Table) -> frozenset[int]:
        grace = (table.frame.setup.grace or USUAL_GRACE) * SECOND
        gone = {
            i: self.presence.away_since(c.person or "") for i, c in enumerate(table.frame.chairs)
        }
        now = self.now()
        return frozenset(
            i for i, since in gone.items() if since is not None and now - since >= grace
        )

    def _here(self, table: Table) -> list[int]:
        chairs = enumerate(table.frame.chairs)
        return [i for i, chair in chairs if self.presence.is_here(chair.person)]

    def _tell_presence(self, person: str) -> None:
        for room in tuple(self._rooms.values()):
            table = room.table
            if table is not None and table.seats_of(person):
                room.tell(m.Here(room.id, self._here(table)))
                self._wind(room, table)

    async def _beat(self) -> None:
        while True:
            await self._touch()
            await asyncio.sleep(HEARTBEAT)

    async def _touch(self) -> None:
        """Store that the server is there, for each game that can be played."""
        games, now = tuple(self._going_on), self.now()

        def work(conn: Connection) -> None:
            for game in games:
                log.touch_heartbeat(conn, game, now)

        with suppress(StoreFailed):
            await self.store.write(work)

    async def _forgive(self, room: Room, table: Table) -> None:
        """Give back the time for which the server was not there, once."""
        ticking = table.frame.ticking
        if ticking is None or ticking.seat is None or table.frame.updated >= self._opened:
            return
        last = self._last_beats.get(table.game.name, 0)
        lost = self.now() - max(last, table.frame.updated)
        if lost > 0:
            await self._commit(room, table, [h.Outage(lost)], None, None)

    # Storing and loading

    async def _commit(
        self,
        room: Room,
        table: Table,
        happenings: Sequence[h.Happening],
        person: str | None,
        cid: str | None,
        also: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        """Apply, store, and tell; if it cannot be stored, forget the table."""
        if not happenings:
            return
        before, now = table.frame.version, max(self.now(), table.frame.updated)
        try:
            noted = _let_happen(table, happenings, now, person)
            # The last one carries the command: its number is the version to which that has led.
            events = [write_event(each, cid if each is noted[-1] else None) for each in noted]
            row, seated = changes(table, now), members(table)
            snapshot = snapshot_if_due(table, before)

            def work(conn: Connection) -> None:
                log.append(conn, table.id, before, events, row)
                if any(isinstance(each, SEATING) for each in happenings):
                    log.set_members(conn, table.id, seated)
                if snapshot:
                    log.write_snapshot(conn, table.id, snapshot)
                also(conn)

            await asyncio.shield(self.store.write(work))
        except BaseException:
            room.forget()
            raise
        if person is not None and cid is not None:
            room.commands[person, cid] = table.frame.version
        room.tell_change(before)
        self._tell_turns(table)
        if table.frame.setup.public:
            self._on_change()

    def _tell_turns(self, table: Table) -> None:
        """Tell the programs whose turn it is, and all of them that the match is over."""
        over = table.frame.status == "over"
        for person in table.people():
            listeners = self._listeners.get(person)
            if listeners and (over or table.turn in table.seats_of(person)):
                message = encode(m.Turn(show_table(table, person)))
                for listener in listeners:
                    listener.send(message)

    @asynccontextmanager
    async def _seen(
        self, table_id: str, person: str | None, since: int = 0
    ) -> AsyncIterator[Table]:
        """Hold a table that a person may see, with its story since a version."""
        async with self._hold(table_id) as room:
            table = await self._load(room, whole=since == 0)
            if since < table.told_from:
                table = await self._load(room, whole=True)
            _check_visible(table, person)
            yield table

    @asynccontextmanager
    async def _hold(self, table_id: str) -> AsyncIterator[Room]:
        """Have a room for oneself; it is not let go of while somebody waits for it."""
        room = self._rooms.setdefault(table_id, Room(table_id))
        room.users += 1
        try:
            async with room.lock:
                yield room
        finally:
            room.users -= 1
            self._tidy(room)

    async def _load(self, room: Room, *, whole: bool = False) -> Table:
        """Return the table of a room, from the store if need be; ``whole`` with its whole story."""
        table = room.table
        if table is not None and not (whole and table.told_from):
            return table
        row = await self.store.read(lambda conn: log.load_row(conn, room.id))
        if row is None:
            raise Refused(Code.UNKNOWN_TABLE)
        game = self._games.find(row["game"])
        found, events = await self.store.read(lambda conn: load(conn, row, game, whole=whole))
        room.table = found
        room.commands = {(e.person, e.cid): e.seq for e in events if e.person and e.cid}
        return found

    async def _stored(self, room: Room, table: Table, person: str, cid: str) -> int | None:
        """Return the version to which a command has led, if it was carried out before."""
        known = room.commands.get((person, cid))
        if known is not None or not table.told_from:
            return known
        return await self.store.read(lambda conn: log.find_command(conn, room.id, person, cid))

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

    def _tidy(self, room: Room) -> None:
        """Let go of a room that nobody watches and in which nothing is due."""
        if room.users or room.watchers or room.thinking or room.alarm:
            return
        if self._rooms.get(room.id) is room:
            room.dismiss()
            self._rooms.pop(room.id, None)

    def _start(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _let_happen(
    table: Table, happenings: Sequence[h.Happening], now: int, person: str | None
) -> list[h.Noted]:
    """Let things happen, and the end of a match that is played out by them; return them all.

    The end is written down because readers that do not know the rules could not tell.
    """
    noted: list[h.Noted] = []

    def happen(what: h.Happening) -> None:
        noted.append(h.Noted(table.frame.version + 1, now, person, what))
        table.apply(noted[-1])

    for each in happenings:
        happen(each)
    result = table.frame.result
    if isinstance(happenings[-1], h.Moved) and result is not None:
        happen(h.Ended(result.why, result.winners, result.scores))
    return noted


def _new_secret() -> tuple[str, Secret]:
    return secrets.token_hex(ID_BYTES), Secret(secrets.randbits(SEED_BITS), make_salt())


def _check_visible(table: Table, person: str | None) -> None:
    if not may_see(table, person):
        raise Refused(Code.NO_WATCHERS)
