"""Studies, for those who have one: places in it, what a bot does there, and sharing it."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from holdfast.core.match import Match
from holdfast.search.ismcts import Ismcts
from holdfast.server import messages as m
from holdfast.server.live.depths import ITERATIONS
from holdfast.server.live.queue import Asker
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.thinkers import Thinkers, find_hint
from holdfast.server.store.studies import add_study, count_studies, find_study
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.editing import edit_position
from holdfast.server.view.studies import (
    StudyView,
    check_position,
    check_study,
    deal_root,
    read_root,
)

#: So many studies one person may share.
MOST_STUDIES: Final = 200
#: So many bots think in studies for one person at one time.
MOST_REPLIES: Final = 3
_ID_BYTES: Final = 16


class Studies:
    """Studies of the games on offer. Only those that are shared are known here."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        """Take games, store and clock from the rooms; bots are those that also play at tables."""
        self._games = rooms.games
        self._store = rooms.store
        self._now = rooms.now
        self._thinkers = thinkers
        self._replying: Counter[Asker] = Counter()

    def begin(self, pasted: m.StudyPasted) -> m.StudyRoot:
        """Return the root that somebody has as text; raise ``Refused``."""
        return read_root(self._games.find, pasted)

    def deal(self, dealt: m.StudyDealt) -> m.StudyRoot:
        """Return the first position of a new match; raise ``Refused``."""
        return deal_root(self._games.find(dealt.game), dealt)

    def check(self, given: m.StudyText) -> m.StudyChecked:
        """Return a position as it is shown, or why it is none; raise ``Refused`` for no game."""
        return check_position(self._games.find(given.game), given)

    async def edit(self, change: m.StudyEdit) -> m.StudyEdited:
        """Return a position after a change by hand; raise ``Refused`` for no game."""
        return await asyncio.to_thread(edit_position, self._games.find(change.game), change)

    async def find(self, place: m.StudyPlace) -> StudyView:
        """Return a place in a study, played beside the event loop; raise ``Refused``.

        A line of 400 moves takes a tenth of a second, in which others would have to wait.
        """
        return await asyncio.to_thread(StudyView, self._games.find(place.game), place)

    async def reply(self, asked: m.StudyReplying, asker: Asker) -> m.StudyReply:
        """Return what a bot does at a place, when nobody else waits; who is cancelled stops it.

        Like any bot it is told only what its seat may see.
        """
        match = await self._undecided(asked)
        question = self._thinkers.question_in(
            match, asked.level, warm=self._games.is_warm(match.game.name)
        )
        with self._thinking_for(asker):
            move = await self._thinkers.answer(question, asker, live=False)
        return m.StudyReply(match.write_move(move))

    async def weigh(self, place: m.StudyPlace, asker: Asker) -> m.HintShown:
        """Return the best moves at a place, when nobody else waits; who is cancelled stops it.

        They are judged as a decision of an analysis is: by what the seat that decides may know.
        """
        match = await self._undecided(place)
        if not self._games.is_warm(match.game.name):
            title = match.game.title
            raise Refused(Code.NOT_READY, says="analysis-warming-up", title=title)
        search = partial(Ismcts, iterations=ITERATIONS["standard"])
        with self._thinking_for(asker):
            return await self._thinkers.ponder(partial(find_hint, match, search), asker)

    async def _undecided(self, place: m.StudyPlace) -> Match:
        """Return the match at a place where somebody is to decide; raise ``Refused``."""
        match = (await self.find(place)).match
        if match.turn is None:
            raise Refused(Code.OVER)
        return match

    @contextmanager
    def _thinking_for(self, asker: Asker) -> Iterator[None]:
        """Count what is thought about for somebody; raise ``Refused`` if that is enough."""
        if self._replying[asker] >= MOST_REPLIES:
            raise Refused(Code.TOO_FAST, seconds=1)
        self._replying[asker] += 1
        try:
            yield
        finally:
            self._replying[asker] -= 1
            self._replying += Counter()  # which forgets those who wait for nothing

    async def share(self, study: m.Study, person: str) -> m.StudyKept:
        """Store a study under an id that nobody can guess; raise ``Refused``."""
        kept = check_study(self._games.find(study.root.game), study)
        name, body = secrets.token_urlsafe(_ID_BYTES), msgspec.json.encode(kept).decode()
        game, now = kept.root.game, self._now()

        def work(conn: Connection) -> bool:
            if count_studies(conn, person) >= MOST_STUDIES:
                return False
            add_study(conn, name, person, game, now, body)
            return True

        if not await self._store.write(work):
            raise Refused(Code.TOO_MANY, says="too-many-studies", most=MOST_STUDIES)
        return m.StudyKept(name)

    async def open(self, study: str) -> m.Study:
        """Return a study that was shared; raise ``Refused``."""
        body = await self._store.read(lambda conn: find_study(conn, study))
        if body is None:
            raise Refused(Code.UNKNOWN_STUDY)
        return msgspec.json.decode(body, type=m.Study)
