"""The chances of all seats at a table that is watched: where only bots play, or when it is over.

They are worked out while somebody looks, behind everything else that is thought about, and are
kept in memory only: a match is soon gone through again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import partial
from typing import Final, Literal

from holdfast.core.match import Match
from holdfast.search.outlook import look_ahead
from holdfast.server import messages as m
from holdfast.server.live.presence import Presence
from holdfast.server.live.queue import Asker
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.tasks import Tasks
from holdfast.server.live.thinkers import Thinkers
from holdfast.server.table.table import Table
from holdfast.server.view.outlooks import check_outlook, show_chances

_log = logging.getLogger("holdfast.server")

_State = Literal["going", "busy", "warming", "done"]
#: So many tables are followed at one time by this process, and so many are remembered.
MOST_FOLLOWED: Final = 8
_MOST_KNOWN: Final = 64
#: Nobody looks any more who has not asked again for so many seconds.
LOOKS: Final = 6.0


class _Followed:
    """A table, with what is known of it."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker  # for whom it is thought about
        self.match: Match | None = None  # while there is something to find out
        self.last = 0  # the number of its moves
        self.points: dict[int, m.OutlookPoint] = {}
        self.looked = 0.0
        self.task: asyncio.Task[None] | None = None

    def todo(self) -> Iterator[int]:
        """Yield what is not known: how it stands now, then what came before, from the start."""
        while (ply := self._next()) is not None:
            yield ply

    def knows_all(self) -> bool:
        """Tell whether nothing is missing."""
        return self._next() is None

    def _next(self) -> int | None:
        plies = [self.last, *range(self.last)]
        return next((ply for ply in plies if ply not in self.points), None)


class Outlooks:
    """What is known of the tables that somebody watches, or has watched."""

    def __init__(self, rooms: Rooms, presence: Presence, thinkers: Thinkers) -> None:
        """Look into these rooms, and let these think."""
        self._rooms = rooms
        self._presence = presence
        self._thinkers = thinkers
        self._followed: dict[str, _Followed] = {}  # who was looked at last is at the end
        self._tasks = Tasks()

    async def close(self) -> None:
        """Stop thinking."""
        await self._tasks.stop()

    async def show(self, table_id: str, person: str | None, since: int = 0) -> m.OutlookShown:
        """Return the chances after so many moves and later, and have what is missing found out."""
        async with self._rooms.hold_seen(table_id, person) as (_, table):
            check_outlook(table)
            followed = self._look_at(table)
        going = self._follow(followed, table.game.name)
        points = [followed.points[ply] for ply in sorted(followed.points) if ply >= since]
        state: _State = "done" if followed.knows_all() else going
        return m.OutlookShown(state, followed.last, points)

    def _look_at(self, table: Table) -> _Followed:
        """Return what is followed of a table, with its match as far as that is needed."""
        assert table.match is not None
        known = self._followed.pop(table.id, None)
        if known is None:
            known = _Followed(self._presence.asker(table.frame.created.host))
        self._followed[table.id] = known
        known.looked, known.last = asyncio.get_running_loop().time(), table.match.ply
        if known.knows_all():
            known.match = None
        elif known.match is None or known.match.ply != table.match.ply:
            known.match = _copy(table)
        self._forget()
        return known

    def _forget(self) -> None:
        idle = [each for each, known in self._followed.items() if known.task is None]
        for each in idle[: max(0, len(self._followed) - _MOST_KNOWN)]:
            del self._followed[each]

    def _follow(self, followed: _Followed, game: str) -> _State:
        """See to it that what is missing is found out, if that is possible now."""
        if followed.knows_all() or followed.task is not None:
            return "going"
        if not self._rooms.games.is_warm(game):
            return "warming"
        if sum(each.task is not None for each in self._followed.values()) >= MOST_FOLLOWED:
            return "busy"
        followed.task = self._tasks.start(self._find_out(followed))
        return "going"

    async def _find_out(self, followed: _Followed) -> None:
        """Find out what is missing, as long as somebody looks."""
        loop = asyncio.get_running_loop()
        try:
            for ply in followed.todo():
                match = followed.match
                if match is None or loop.time() - followed.looked > LOOKS:
                    return
                work = partial(look_ahead, match, ply)
                found = await self._thinkers.ponder(work, followed.asker)
                followed.points[ply] = show_chances(ply, found)
        except Exception:
            _log.exception("outlook")
        finally:
            followed.task = None


def _copy(table: Table) -> Match:
    """Return the match of a table as far as it has come; the table goes on meanwhile."""
    match = table.match
    assert match is not None
    record, seed = match.position(match.ply), match.seed or 0
    return Match.resume(table.game, record, seed, match.past)
