"""What another process has stored is followed from its notice alone, and if need be from the store.

A notice may be lost, come twice, late, or without what was stored; whoever looks at the table sees
the same.
"""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from msgspec.structs import replace as changed
from sqlalchemy import make_url

import holdfast
from holdfast.core.seats import SPECTATOR
from holdfast.games import registry
from holdfast.server.live.catching_up import follow
from holdfast.server.live.looking import Looking
from holdfast.server.live.rooms import Rooms
from holdfast.server.live.stored import write_entry
from holdfast.server.store import log, notices, writer
from holdfast.server.table import commands as c
from holdfast.server.view import show
from tests.server.cluster import Cluster
from tests.server.house import Ear, House, start_pair, until
from tests.server.live.test_others import Visit, others_of, two_houses, watch
from tests.server.sitting import ANN, BOB, START, Sitting
from tests.server.twins import Twins, seat_people

SECRET = "a word that nobody else may hear"


@pytest.fixture
def visit_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lent: str
) -> Callable[[Visit], None]:
    """Visits two houses on one database that know of changes only by what they are told."""
    assert lent

    async def look_at_nothing(_self: Looking, _held: Any) -> None: ...

    monkeypatch.setattr(Looking, "_look_at_tables", look_at_nothing)

    def run(visit: Visit) -> None:
        async def running() -> None:
            async with asyncio.timeout(120), two_houses(tmp_path, [START]) as houses:
                await visit(*houses)

        asyncio.run(running())

    return run


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The versions after which events of tables in use were read from the store."""
    found, read = list[int](), log.read_new

    def read_new(conn: Any, table_id: str, after: int) -> list[log.StoredEvent]:
        events = read(conn, table_id, after)
        if events:
            found.append(after)
        return events

    monkeypatch.setattr(log, "read_new", read_new)
    return found


class Post:
    """Keeps what a house hears of changes, until it is delivered."""

    def __init__(self, house: House) -> None:
        self.kept: list[tuple[str, notices.Changed]] = []
        self._hear = others_of(house)._hear
        others_of(house)._line._hear = self._keep

    def _keep(self, sender: str, notice: notices.AnyNotice) -> None:
        if isinstance(notice, notices.Changed) and notice.events[0].kind == "said":
            self.kept.append((sender, notice))
        else:
            self._hear(sender, notice)

    @property
    def said(self) -> list[str]:
        """What people have said, according to them."""
        events = [event for _, notice in self.kept for event in notice.events]
        return [event.body["text"] for event in events if event.kind == "said"]

    async def wait(self, count: int) -> None:
        """Wait until so many have come."""
        await until(lambda: len(self.kept) >= count)

    def deliver(self, number: int, **otherwise: Any) -> None:
        """Let the house hear one of them, maybe with something else in it."""
        sender, notice = self.kept[number]
        self._hear(sender, changed(notice, **otherwise))


async def talk(house: House, table: str, *texts: str) -> int:
    """Let Ann say something, one after the other; return the version to which that has led."""
    for text in texts:
        done = await house.do(table, ANN, c.Say, text=text)
    return done.version


def said(ear: Ear) -> list[str]:
    """Return what somebody has heard others say."""
    story = [line for told in ear.heard_of("happened") for line in told["story"]]
    return [line["text"] for line in story if line["kind"] == "said"]


def test_a_change_is_followed_without_asking_the_store(
    visit_both: Callable[[Visit], None], reads: list[int]
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear = await watch(two, table, BOB)
        for _ in range(6):
            mover = await one.mover(table, ANN, BOB)
            done = await one.move(table, mover)
            await until(lambda: ear.seen["version"] == done.version)  # noqa: B023
        assert not reads

    visit_both(visit)


def test_what_comes_after_a_notice_that_was_lost_is_read(
    visit_both: Callable[[Visit], None], reads: list[int]
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear, post = await watch(two, table, BOB), Post(two)
        version = await talk(one, table, "one", "two")
        await post.wait(2)
        post.deliver(1)
        await until(lambda: ear.seen["version"] == version)
        assert reads == [version - 2]
        assert said(ear) == ["one", "two"]

    visit_both(visit)


def test_notices_that_come_twice_or_in_another_order_are_told_once(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear, post = await watch(two, table, BOB), Post(two)
        version = await talk(one, table, "one", "two", "three")
        await post.wait(3)
        for number in (1, 0, 2, 2, 0, 1):
            post.deliver(number)
        await until(lambda: ear.seen["version"] == version)
        post.deliver(2)
        assert said(ear) == ["one", "two", "three"]

    visit_both(visit)


def test_what_comes_while_the_table_is_held_is_followed_then(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear, post = await watch(two, table, BOB), Post(two)
        version = await talk(one, table, "one")
        await post.wait(1)
        async with two.tables.rooms.hold(table):
            post.deliver(0)
            await asyncio.sleep(0)
            assert ear.seen["version"] == version - 1
        await until(lambda: ear.seen["version"] == version)
        assert said(ear) == ["one"]

    visit_both(visit)


def test_what_is_too_long_for_a_notice_is_read(
    visit_both: Callable[[Visit], None], reads: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "_MOST", 500)

    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear = await watch(two, table, BOB)
        before = await talk(one, table, "short")
        await until(lambda: ear.seen["version"] == before)
        assert not reads
        version = await talk(one, table, "long " * 40)
        await until(lambda: ear.seen["version"] == version)
        assert reads == [before]
        assert said(ear) == ["short", ("long " * 40).strip()]

    visit_both(visit)


@pytest.mark.parametrize(
    "wrong",
    [{"kind": "of tomorrow"}, {"body": {"nothing": "of it"}}, {"seq": 99}],
    ids=["unknown", "misshapen", "misnumbered"],
)
def test_what_cannot_be_followed_is_read(
    wrong: dict[str, Any], visit_both: Callable[[Visit], None], reads: list[int]
) -> None:
    """The sender may be of another version of this program, while servers are renewed."""

    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear, post = await watch(two, table, BOB), Post(two)
        version = await talk(one, table, "one")
        await post.wait(1)
        (event,) = post.kept[0][1].events
        post.deliver(0, events=[event._replace(**wrong)])
        await until(lambda: ear.seen["version"] == version)
        assert said(ear) == ["one"]
        # The table goes on from there, and what follows is followed.
        again, room = await talk(one, table, "two"), two.tables.rooms.find(table)
        await post.wait(2)
        assert room is not None
        await until(lambda: not room.lock.locked())
        read = len(reads)
        post.deliver(1)
        assert ear.seen["version"] == again
        assert len(reads) == read

    visit_both(visit)


def test_a_change_without_what_has_happened_is_read(
    visit_both: Callable[[Visit], None], reads: list[int]
) -> None:
    """So tells a process of the version before."""

    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear, post = await watch(two, table, BOB), Post(two)
        version = await talk(one, table, "one")
        await post.wait(1)
        post.deliver(0, events=[])
        await until(lambda: ear.seen["version"] == version)
        assert reads == [version - 1]

    visit_both(visit)


def test_a_command_is_known_to_whoever_has_followed_it(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear = await watch(two, table, BOB)
        ask = {"cid": "again", "v": 2, "text": "hello"}
        first = await one.do(table, ANN, c.Say, **ask)
        await until(lambda: ear.seen["version"] == first.version)
        room = two.tables.rooms.find(table)
        assert room is not None
        assert room.commands[ANN, "again"] == first.version
        assert (await two.do(table, ANN, c.Say, **ask)).version == first.version

    visit_both(visit)


def test_nothing_is_told_that_could_not_be_stored(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        post = Post(two)

        def refuse(*_: Any) -> None:
            raise log.Conflict("as if somebody else had written")

        with monkeypatch.context() as patch:
            patch.setattr(writer, "append_all", lambda _conn, asked, _marks: [False] * len(asked))
            patch.setattr(log, "append", refuse)
            with pytest.raises(log.Conflict):
                await one.do(table, ANN, c.Say, text="one")
        await talk(one, table, "two")
        await until(lambda: bool(post.said))
        assert post.said == ["two"]

    visit_both(visit)


def test_whoever_may_not_read_the_tables_hears_nothing(
    visit_both: Callable[[Visit], None], cluster: Cluster, lent: str
) -> None:
    """To connect is enough to listen, for whoever knows where."""

    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear = await watch(two, table, BOB)
        names = await asyncio.to_thread(
            cluster.execute,
            "SELECT value FROM meta WHERE key = 'channel'",
            str(make_url(lent).database),
        )
        ((channel,),) = names
        assert str(channel).startswith("holdfast_")
        with psycopg.connect(lent, autocommit=True) as outside:
            outside.execute("LISTEN holdfast")
            version = await talk(one, table, SECRET)
            await until(lambda: ear.seen["version"] == version)
            outside.execute(f'LISTEN "{channel}"')
            await talk(one, table, "known")
            notified = outside.notifies(timeout=60, stop_after=1)
            heard = [notice.payload for notice in await asyncio.to_thread(list, notified)]
        assert "known" in heard[0]
        assert SECRET not in "".join(heard)

    visit_both(visit)


class Followed(Twins):
    """Twins whose tables are followed by another process, where the eyes look."""

    def __init__(self, sitting: Sitting, eyes: int, dice: int) -> None:
        super().__init__(sitting, eyes, dice)
        self.elsewhere = [self._watch_elsewhere(each) for each in (self.here, self.there)]

    def _watch_elsewhere(self, sitting: Sitting) -> tuple[Any, Ear]:
        """Return a room of another process at which somebody looks, and what they hear."""
        twin = copy.copy(sitting)
        twin.table = sitting.reopened()
        mine, theirs = twin.table.match, sitting.table.match
        assert mine is not None
        assert theirs is not None
        mine._cell, mine._legal = theirs._cell.copy(), None
        return self._watch(twin)

    def both(self, kind: type[c.Command], moves: tuple[int, int] | None = None) -> None:
        """Let it happen at both, and be followed."""
        before = self.here.table.frame.version
        super().both(kind, moves)
        for sitting, (room, _) in zip((self.here, self.there), self.elsewhere, strict=True):
            notice = self._pass_on(sitting, before)
            assert notice.follows(room.table.frame.version)
            follow(cast(Rooms, _Told()), room, room.table, notice.events)

    @staticmethod
    def _pass_on(sitting: Sitting, since: int) -> notices.Changed:
        """Return the notice of a change as it arrives."""
        events = [write_entry(entry, "cid") for entry in sitting.log[since:]]
        version = sitting.table.frame.version
        sent = notices._write(notices.Changed("t1", since, version, [ANN, BOB], events))
        _, (notice,) = notices._decode(b'["a process",[%s]]' % sent)
        assert isinstance(notice, notices.Changed)
        return notice

    def sent(self) -> Iterator[tuple[str, list[bytes]]]:
        """Yield what was sent by the process that followed; it is the same as at the first."""
        yield "elsewhere", [b"\n".join(ear.bytes) for _, ear in self.elsewhere]
        yield "both", [b"\n".join(ears[0][1].bytes) for ears in (self.ears, self.elsewhere)]


class _Told:
    """Rooms of which only those are told who watch."""

    def tell(self, room: Any, _table: Any, _entries: Any) -> None:
        room.tell_change()


@pytest.mark.parametrize("game", registry.names())
def test_who_looks_elsewhere_is_sent_nothing_that_they_cannot_know(game: str) -> None:
    players, followed, different = min(holdfast.game(game).seats), 0, 0
    for eyes in (*range(players), SPECTATOR):
        choice, sitting = random.Random(eyes), seat_people(game, players, {}, 3)
        twins = Followed(sitting, eyes, 1)
        different += twins.differ
        for _ in range(8):
            if not twins.follow(choice):
                break
            followed += 1
        for name, (here, there) in twins.sent():
            assert here == there, (eyes, name)
    assert different
    assert followed


def test_the_followed_twins_would_find_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    game = "schotten-totten"
    sitting = seat_people(game, 2, dict(holdfast.game(game).samples[-1]), 11)
    # In most worlds somebody has other cards, and cannot make a move that looks the same.
    deals = (Followed(sitting, sitting.turn, dice) for dice in range(1, 60))
    pairs = ((twins, twins._pair(random.Random(3))) for twins in deals)
    twins, pair = next((twins, pair) for twins, pair in pairs if pair is not None)
    other = 1 - sitting.turn
    monkeypatch.setattr(show, "eyes_of", lambda *_: other)
    twins.both(c.Move, pair)
    assert any(here != there for _, (here, there) in twins.sent())
