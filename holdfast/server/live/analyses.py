"""Analyses of matches: asked for with a click, made when nobody thinks about anything else.

Of a match that is over there is one for all who look at it, kept in the store; what was begun is
gone on with after a restart. While somebody plays against bots alone, theirs is for them and in
memory: it tells what their seat knows.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from holdfast.core.match import Match
from holdfast.server import messages as m
from holdfast.server.live.depths import Depth
from holdfast.server.live.judging import (
    Findings,
    Piece,
    draw_up,
    drop_old,
    has_luck,
    pieces_of,
    take,
)
from holdfast.server.live.presence import Presence
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.tasks import Tasks
from holdfast.server.live.thinkers import Thinkers
from holdfast.server.store import analyses
from holdfast.server.store.analyses import State, StoredAnalysis
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table
from holdfast.server.view.analyses import seats_to_judge, show_accuracy, views_of

_log = logging.getLogger("holdfast.server")

#: Seconds between two looks for what others have left, and between two times it is stored.
LOOK: Final = 5.0
KEEP: Final = 5.0
#: So many that are for one person alone are remembered.
_MOST_OWN: Final = 200
_ID_BYTES: Final = 8

#: Refuses one more analysis, given who has asked for those that are being made.
Check = Callable[[Sequence[str]], None]


class Subject(NamedTuple):
    """What is analysed: a match for all, or for one person while it goes on."""

    table: str
    depth: Depth
    person: str | None  # for whom alone it is


class _Copy(NamedTuple):
    """What is needed of a table."""

    match: Match
    seats: list[int]
    winners: list[int]
    over: bool


class _Job:
    """An analysis that this process makes, or has made for somebody alone."""

    def __init__(self, subject: Subject, person: str, findings: Findings) -> None:
        self.subject = subject
        self.person = person  # who has asked for it
        self.findings = findings
        self.state: State = "going"
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses that people have asked for."""

    def __init__(self, rooms: Rooms, presence: Presence, thinkers: Thinkers) -> None:
        """Look into these rooms, and let these think."""
        self._rooms = rooms
        self._presence = presence
        self._thinkers = thinkers
        self._me = secrets.token_hex(_ID_BYTES)
        self._jobs: dict[Subject, _Job] = {}
        self._tasks = Tasks()
        # However many are asked for: so many decisions have begun at one time.
        self._turns = asyncio.Semaphore(thinkers.places)

    def open(self) -> None:
        """Begin: go on with what was left."""
        self._tasks.start(self._look_out())

    async def close(self) -> None:
        """End; others may go on with what is not finished."""
        await self._tasks.stop()
        with suppress(StoreFailed):
            await self._rooms.store.write(lambda conn: analyses.give_back(conn, self._me))

    async def show(
        self, table_id: str, person: str | None, depth: Depth, known: int = 0
    ) -> m.AnalysisShown:
        """Return how far an analysis has come, without the first decisions, which are known."""
        copy = await self._copy(table_id, person)
        subject = _subject(table_id, depth, person, copy)
        return self._show(await self._find(subject), subject, person, copy, known)

    async def ask(
        self, table_id: str, person: str, depth: Depth, check: Check, known: int = 0
    ) -> m.AnalysisShown:
        """Have one made, unless it is being made or there; raise ``Refused``."""
        copy = await self._copy(table_id, person)
        subject = _subject(table_id, depth, person, copy)
        job = await self._find(subject)
        if job is None or job.state == "stopped" or (job.state == "done" and not copy.over):
            if not self._rooms.games.is_warm(copy.match.game.name):
                title = copy.match.game.title
                raise Refused(Code.NOT_READY, says="analysis-warming-up", title=title)
            check(await self._askers())
            job = await self._begin(subject, person, copy, job)
        return self._show(job, subject, person, copy, known)

    async def stop(self, table_id: str, person: str, depth: Depth) -> m.AnalysisShown:
        """Stop one; raise ``Refused`` for anybody but who has asked for it."""
        copy = await self._copy(table_id, person)
        subject = _subject(table_id, depth, person, copy)
        job = await self._find(subject)
        if job is not None and job.state == "going":
            if job.person != person:
                raise Refused(Code.NOT_ASKER)
            job.state = "stopped"
            if job.task is not None:
                job.task.cancel()
                await asyncio.wait([job.task])
            if copy.over:
                await self._rooms.store.write(lambda conn: analyses.stop(conn, table_id, depth))
            job = await self._find(subject)
        return self._show(job, subject, person, copy, 0)

    async def _copy(self, table_id: str, person: str | None) -> _Copy:
        """Return a table as far as it is needed, so that it can go on meanwhile."""
        async with self._rooms.hold_seen(table_id, person) as (_, table):
            return _copy_of(table, seats_to_judge(table, person))

    async def _find(self, subject: Subject) -> _Job | None:
        """Return an analysis: of this process, or as it is stored."""
        job = self._jobs.get(subject)
        if job is not None or subject.person is not None:
            return job
        where = subject.table, subject.depth
        stored = await self._rooms.store.read(lambda conn: analyses.find(conn, *where))
        return None if stored is None else _read(subject, stored)

    def _show(
        self,
        job: _Job | None,
        subject: Subject,
        person: str | None,
        copy: _Copy,
        known: int,
    ) -> m.AnalysisShown:
        findings = Findings() if job is None else job.findings
        return m.AnalysisShown(
            depth=subject.depth,
            state="none" if job is None else job.state,
            yours=job is not None and job.person == person,
            found=len(findings.decisions),
            of=findings.of,
            seats=copy.seats,
            accuracy=show_accuracy(findings.decisions, copy.seats, copy.winners),
            decisions=findings.decisions[known:],
            balances=findings.balances,
        )

    async def _askers(self) -> list[str]:
        """Return who has asked for those that are being made, once for each."""
        stored = await self._rooms.store.read(analyses.list_askers)
        own = [job.person for job in self._jobs.values() if job.subject.person and job.task]
        return stored + own

    async def _begin(
        self, subject: Subject, person: str, copy: _Copy, before: _Job | None
    ) -> _Job | None:
        findings = before.findings if before else Findings()
        if subject.person is None:
            wanted = _write(subject, person, findings, "going", self._rooms.now())
            begun = await self._rooms.store.write(lambda conn: analyses.ask(conn, wanted, self._me))
            if begun is None:  # somebody else was faster
                return await self._find(subject)
            findings = _read(subject, begun).findings
        return self._start(_Job(subject, person, findings), copy)

    def _start(self, job: _Job, copy: _Copy) -> _Job:
        self._forget_own()
        self._jobs[job.subject] = job
        job.task = self._tasks.start(self._make(job, copy))
        return job

    def _forget_own(self) -> None:
        idle = [each for each, job in self._jobs.items() if job.task is None]
        for each in idle[: max(0, len(idle) - _MOST_OWN)]:
            del self._jobs[each]

    async def _make(self, job: _Job, copy: _Copy) -> None:
        """Judge the decisions that are not judged yet, and store them."""
        own, ended = job.subject.person is not None, False
        try:
            ended = await self._judge(job, copy, own=own)
        except Exception:
            _log.exception("analysis", extra={"facts": {"table": job.subject.table}})
        finally:
            job.task = None
            if not ended:
                job.state = "stopped"
            if not own:
                self._jobs.pop(job.subject, None)

    async def _judge(self, job: _Job, copy: _Copy, *, own: bool) -> bool:
        """Do so, and return whether all of it was done."""
        match, found = copy.match, job.findings
        lucky = has_luck(match, over=copy.over)
        views = await asyncio.to_thread(views_of, match, copy.seats)
        drop_old(found, match, views, lucky=lucky)
        todo = pieces_of(match, views, found, job.subject.depth, lucky=lucky)
        workers = [
            asyncio.ensure_future(self._work(job, todo)) for _ in range(self._thinkers.places)
        ]
        try:
            while True:
                done, _ = await asyncio.wait(workers, timeout=KEEP)
                ended = len(done) == len(workers)
                for each in done:
                    each.result()
                if ended and lucky:
                    await asyncio.to_thread(draw_up, found, match)
                job.state = "done" if ended else "going"
                if not own and not await self._keep(job):
                    return False
                if ended:
                    return True
        finally:
            for each in workers:
                each.cancel()
            await asyncio.gather(*workers, return_exceptions=True)

    async def _work(self, job: _Job, todo: Iterator[Piece]) -> None:
        asker = self._presence.asker(job.person)
        for piece in todo:
            async with self._turns:
                found = await self._thinkers.ponder(piece, asker)
            take(job.findings, found)

    async def _keep(self, job: _Job) -> bool:
        """Store how far it has come; tell whether it is still wanted. The end is insisted on."""
        while True:
            made = _write(job.subject, job.person, job.findings, job.state, 0)
            now = self._rooms.now()
            try:
                return await self._rooms.store.write(
                    lambda conn, made=made, now=now: analyses.keep(conn, made, self._me, now)  # type: ignore[misc]
                )
            except StoreFailed as failure:
                if job.state != "done":
                    return True  # the next time will do
                if failure.why == "damaged":
                    raise
                await asyncio.sleep(KEEP)

    async def _look_out(self) -> None:
        """Go on with what others have left, again and again."""
        while True:
            try:
                now = self._rooms.now()
                left = await self._rooms.store.read(lambda conn: analyses.list_left(conn, now))  # noqa: B023
                for table_id, depth, game in left:
                    if self._rooms.games.is_warm(game):
                        await self._take_up(table_id, depth)
            except (StoreFailed, Refused):  # the next look may do better
                pass
            except Exception:
                _log.exception("analyses")
            await asyncio.sleep(LOOK)

    async def _take_up(self, table_id: str, depth: Any) -> None:
        subject = Subject(table_id, depth, None)
        if subject in self._jobs:
            return
        async with self._rooms.hold(table_id) as room:
            table = await self._rooms.load(room)
            copy = _copy_of(table, seats_to_judge(table, None))
        now = self._rooms.now()
        taken = await self._rooms.store.write(
            lambda conn: analyses.take(conn, table_id, depth, self._me, now)
        )
        if taken is not None:
            self._start(_read(subject, taken), copy)


def _subject(table_id: str, depth: Depth, person: str | None, copy: _Copy) -> Subject:
    return Subject(table_id, depth, None if copy.over else person)


def _copy_of(table: Table, seats: list[int]) -> _Copy:
    match, result = table.match, table.frame.result
    assert match is not None
    record, seed = match.position(match.ply), match.seed or 0
    copy = Match.resume(table.game, record, seed, match.past)
    winners = result.winners if result else []
    return _Copy(copy, seats, winners, table.frame.status == "over")


def _write(
    subject: Subject, person: str, findings: Findings, state: State, now: int
) -> StoredAnalysis:
    body = msgspec.json.encode(findings)
    return StoredAnalysis(subject.table, subject.depth, state, person, now, body)


def _read(subject: Subject, stored: StoredAnalysis) -> _Job:
    job = _Job(subject, stored.person, msgspec.json.decode(stored.body, type=Findings))
    job.state = stored.state
    return job
