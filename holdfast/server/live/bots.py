"""Bots at tables: when it is a bot's turn it thinks, and then moves.

Whose turn it is follows from the table alone, so that bots go on after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from holdfast.server import messages as m
from holdfast.server.live.presence import Presence
from holdfast.server.live.room import Room, encode
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.tasks import Tasks
from holdfast.server.live.thinkers import Thinkers
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.decide import moved
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import SECOND
from holdfast.server.table.table import Table

_log = logging.getLogger("holdfast.server")

#: What is to be done after a change of a table.
Then = Callable[[Room, Table], None]


@dataclass(frozen=True, slots=True)
class _Pondering:
    """What a bot thinks about: a table as it is after a change, and whether somebody waits."""

    table: Table
    version: int
    live: bool
    move: asyncio.Task[int]


class Bots:
    """The bots of all tables in use."""

    def __init__(
        self, rooms: Rooms, presence: Presence, thought: Callable[[str, float], None]
    ) -> None:
        """Play in these rooms; ``thought`` is told of which game, and how many seconds, it was."""
        self.thinkers = Thinkers()
        self._rooms = rooms
        self._presence = presence
        self._thought = thought
        self._tasks = Tasks()
        self._thoughts: dict[Room, _Pondering] = {}  # of those who think now

    def wake(self, room: Room, table: Table, then: Then) -> None:
        """Let a bot think if it is to move; ``then`` is called after each of its moves.

        What one thinks about that is not so any more is stopped.
        """
        thought = self._thoughts.get(room)
        if thought is not None and self._is_stale(thought, table):
            thought.move.cancel()
        if table.bot_to_move and room.thinking is None and self._rooms.others.owns(room.id):
            room.thinking = self._tasks.start(self._let_bots_move(room, then))

    async def stop(self) -> None:
        """Let nobody think any longer."""
        await self._tasks.stop()
        if self.thinkers.workers is not None:
            await self.thinkers.workers.close()
        self.thinkers.close()

    async def _let_bots_move(self, room: Room, then: Then) -> None:
        room.users += 1
        try:
            while await self._try_bot_move(room, then):
                pass
        except Exception:
            _log.exception("bot", extra={"facts": {"table": room.id}})
        finally:
            room.users -= 1
            room.thinking = None
            self._rooms.tidy(room)

    async def _try_bot_move(self, room: Room, then: Then) -> bool:
        """Let a bot move; if the store fails it moves later, as nobody else would call it."""
        try:
            return await self._let_bot_move(room, then)
        except log.Conflict:  # something was stored that is not known here yet: look again
            return True
        except StoreFailed as failure:
            if failure.why == "damaged":
                return False
            await asyncio.sleep(self._rooms.RETRY)
            return True

    async def _let_bot_move(self, room: Room, then: Then) -> bool:
        """Let the bot whose turn it is think and move; tell whether another may follow."""
        async with room.lock:
            try:
                table = await self._rooms.load(room)
            except Refused:
                return False
            level, turn, version = table.bot_to_move, table.turn, table.frame.changed
            if level is None or turn is None or table.match is None:
                return False
            if not self._rooms.others.owns(room.id) or self._rests(table):
                return False
            warm = self._rooms.games.is_warm(table.game.name)
            question = self.thinkers.question(room, table, turn, level, warm=warm)
            thinks = m.Thinking(room.id, turn, question.warming)
            room.tell(thinks)
            self._rooms.others.tell_room(room.id, encode(thinks))
            asker, live = self._presence.who_waits(table, self._rooms.now())
            answer = self.thinkers.answer(question, asker, live=live)
            thought = _Pondering(table, version, live, self._tasks.start(answer))
        choice = await self._wait_for(room, thought)
        if choice is None:
            room.players.pop(turn, None)  # whoever was stopped may not have noticed yet
            return True
        await self._let_look(table)
        async with room.lock:
            if room.table is not table or table.frame.changed != version:
                return True  # something else has happened meanwhile: look again
            await self._rooms.commit(room, table, [moved(table, choice, bot=True)])
            then(room, table)
            return True

    def _rests(self, table: Table) -> bool:
        """Tell whether only bots play at a table, and whoever wanted to watch them is not there."""
        host = table.frame.created.host
        return table.frame.setup.is_show and not self._presence.is_connected(host)

    async def _let_look(self, table: Table) -> None:
        """Wait until the move before this one was looked at for long enough, if only bots play."""
        setup, frame = table.frame.setup, table.frame
        if setup.is_show:
            left = frame.updated + setup.pace - self._rooms.now()
            await asyncio.sleep(max(0, left) / SECOND)

    async def _wait_for(self, room: Room, thought: _Pondering) -> int | None:
        """Return the move that a bot has found; None if it was stopped."""
        start = time.perf_counter()
        self._thoughts[room] = thought
        try:
            await asyncio.wait([thought.move])
        finally:
            del self._thoughts[room]
            thought.move.cancel()
        if thought.move.cancelled():
            return None
        self._thought(thought.table.game.name, time.perf_counter() - start)
        return thought.move.result()

    def _is_stale(self, thought: _Pondering, table: Table) -> bool:
        """Tell whether nobody waits for a thought any more, or somebody does now."""
        if table is not thought.table or table.frame.changed != thought.version:
            return True
        return not thought.live and self._presence.who_waits(table, self._rooms.now())[1]
