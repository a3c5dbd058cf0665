"""What people ask about tables, which changes nothing: each is answered as they may see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from holdfast.server import messages as m
from holdfast.server.live.presence import Presence
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.thinkers import Thinkers, ask_hint
from holdfast.server.table.table import Table
from holdfast.server.view.asked import AskedMove
from holdfast.server.view.questions import show_explanation, show_preview, show_why
from holdfast.server.view.show import show_moment, show_replay
from holdfast.server.view.studies import show_root


class Answers:
    """Answers questions about the tables in use."""

    def __init__(self, rooms: Rooms, presence: Presence, thinkers: Thinkers) -> None:
        """Look into these rooms."""
        self._rooms = rooms
        self._presence = presence
        self._thinkers = thinkers

    async def page(self, table_id: str, person: str | None, since: int = 0) -> m.Page:
        """Return a table and what happened there after a version."""
        async with self._rooms.hold_seen(table_id, person) as (room, table):
            here = self._presence.seats_here(table, self._rooms.now())
            story = await self._rooms.story(table, person, since)
            return m.Page(room.show(table, person), story, here)

    async def older(self, table_id: str, person: str | None, before: int) -> m.Story:
        """Return what happened at a table before an entry of its log."""
        async with self._seen(table_id, person) as table:
            pass  # it is read beside the table, which goes on meanwhile
        return m.Story(await self._rooms.older(table, person, before))

    async def is_over(self, table_id: str, person: str | None) -> bool:
        """Tell whether the match at a table has ended: then all cards are open."""
        async with self._seen(table_id, person) as table:
            return table.frame.status == "over"

    async def moment(
        self, table_id: str, person: str | None, ply: int, eyes: str | None
    ) -> m.Moment:
        """Return a position of the past."""
        async with self._seen(table_id, person) as table:
            moment = show_moment(table, person, ply, eyes)
            table.forget_past()
            return moment

    async def study_root(
        self, table_id: str, person: str | None, ply: int, seat: int | None, deal: int | None
    ) -> m.StudyRoot:
        """Return a moment of a finished match as the root of a study."""
        async with self._seen(table_id, person) as table:
            root = show_root(table, ply, seat, deal)
            table.forget_past()
            return root

    async def replay(self, table_id: str, person: str | None) -> str:
        """Return a finished match as text."""
        async with self._seen(table_id, person) as table:
            return show_replay(table)

    async def why(self, table_id: str, person: str | None, move: AskedMove) -> m.WhyShown:
        """Return whether a person could make a move now, and why not."""
        async with self._seen(table_id, person) as table:
            return show_why(table, person, move)

    async def preview(self, table_id: str, person: str | None, move: AskedMove) -> m.Preview:
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
            warm = self._rooms.games.is_warm(table.game.name)
            question = ask_hint(table, person, warm=warm)
        return await self._thinkers.find(question, self._presence.asker(person))

    @asynccontextmanager
    async def _seen(self, table_id: str, person: str | None) -> AsyncIterator[Table]:
        async with self._rooms.hold_seen(table_id, person) as (_, table):
            yield table
