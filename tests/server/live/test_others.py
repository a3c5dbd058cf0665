"""Two processes on one database: what one changes, the other knows; what is due happens once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games import registry
from holdfast.server.live import looking
from holdfast.server.live.others import Others
from holdfast.server.store import leases, log
from holdfast.server.store.notices import Came, SignedOut
from holdfast.server.store.people import add_session, ban
from holdfast.server.table import commands as c
from holdfast.server.table.setup import Live
from tests.server.cluster import Cluster
from tests.server.house import Ear, House, open_house, start_pair, until
from tests.server.sitting import ANN, BOB, CYD, START

pytestmark = pytest.mark.usefixtures("lent")

CLOCK = Live(60, 0)
Visit = Callable[[House, House], Coroutine[Any, Any, None]]


@asynccontextmanager
async def two_houses(folder: Path, now: list[int]) -> AsyncIterator[tuple[House, House]]:
    """Have two servers without a network on one database, with one clock."""
    async with open_house(folder, now) as one, open_house(folder, now) as two:
        two._cids = one._cids  # a person's commands have ids of their own
        yield one, two


@pytest.fixture
def visit_both(tmp_path: Path) -> Callable[[Visit], None]:
    """Visits two houses on one database."""

    def run(visit: Visit) -> None:
        async def running() -> None:
            async with asyncio.timeout(120), two_houses(tmp_path, [START]) as houses:
                await visit(*houses)

        asyncio.run(running())

    return run


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets leases run out and looks follow each other in less time."""
    monkeypatch.setattr(leases, "LEASE", 1500)
    monkeypatch.setattr(looking, "LOOK", 0.2)


def others_of(house: House) -> Others:
    assert isinstance(house.tables.others, Others)
    return house.tables.others


async def watch(house: House, table: str, person: str | None) -> Ear:
    """Let somebody watch a table at one of the processes."""
    ear = Ear(person)
    ear.joined = (await house.tables.watch(table, ear, 0)).table
    return ear


async def kinds(house: House, table: str) -> Counter[str]:
    return Counter(event.kind for event in await house.stored(table))


def test_a_move_at_one_is_told_at_the_other(visit_both: Callable[[Visit], None]) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear = await watch(two, table, BOB)
        done = await one.move(table, ANN, BOB)
        await until(lambda: ear.seen["version"] == done.version)
        again = await two.move(table, ANN, BOB)
        assert again.version == done.version + 1
        assert (await one.shown(table, ANN)).version == again.version

    visit_both(visit)


def test_commands_at_both_at_the_same_time_are_all_carried_out_once(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ears = [await watch(house, table, ANN) for house in (one, two)]
        talking = [
            house.do(table, person, c.Say, text=f"{person} {number}", v=0)
            for number in range(15)
            for house, person in ((one, ANN), (two, BOB))
        ]
        done = await asyncio.gather(*talking)
        assert len({each.version for each in done}) == 30
        assert (await kinds(one, table))["said"] == 30
        for ear in ears:
            await until(lambda ear=ear: ear.seen["version"] == max(d.version for d in done))  # type: ignore[misc]
        lines = [
            [line for told in ear.heard_of("happened") for line in told["story"]] for ear in ears
        ]
        assert lines[0] == lines[1]

    visit_both(visit)


def test_a_command_that_is_sent_again_to_the_other_is_carried_out_once(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ask = {"cid": "again", "v": 2, "text": "hello"}
        sent = [one.do(table, ANN, c.Say, **ask), two.do(table, ANN, c.Say, **ask)]
        first, second = await asyncio.gather(*sent)
        third = await two.do(table, ANN, c.Say, **ask)
        assert first.version == second.version == third.version
        assert (await kinds(one, table))["said"] == 1

    visit_both(visit)


def test_a_bot_thinks_at_the_owner_alone_and_all_hear_of_it(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await one.set_up("me", "bot apprentice", "bot apprentice")
        ear = await watch(two, table, ANN)
        assert others_of(one).owns(table)
        assert not others_of(two).owns(table)
        while (await two.shown(table, ANN)).status == "playing":
            await until(lambda: mine(ear))
            if ear.seen["status"] == "playing":
                await two.do(table, ANN, c.Move, move=ear.seen["match"]["moves"][0]["id"])
        await until(lambda: bool(ear.heard_of("thinking")))
        room = two.tables.rooms.find(table)
        assert room is not None
        assert not room.players

    def mine(ear: Ear) -> bool:
        return bool(ear.seen["status"] == "over" or ear.seen["match"]["turn"] == 0)

    visit_both(visit)


def test_time_runs_out_once_whoever_watches(visit_both: Callable[[Visit], None]) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one, clock=CLOCK)
        ears = [await watch(two, table, person) for person in (ANN, BOB)]
        for house in (one, two):
            house.tables.faults.wake()
        one.clock[0] += 61_000
        for house in (one, two):
            house.tables.faults.wake()
            room = house.tables.rooms.find(table)
            assert room is not None
            house.tables.clockwork.look(room)
        await until(lambda: ears[1].seen["status"] == "over")
        assert (await kinds(one, table))["flagged"] == 1

    visit_both(visit)


def test_what_a_process_leaves_at_its_end_is_taken_over_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "LOOK", 60)  # so that it is told

    async def running() -> None:
        now = [START]
        async with open_house(tmp_path, now) as two, AsyncExitStack() as stack:
            one = await stack.enter_async_context(open_house(tmp_path, now))
            table = await start_pair(one, clock=CLOCK)
            assert others_of(one).owns(table)
            await stack.aclose()
            await until(lambda: others_of(two).owns(table))

    asyncio.run(asyncio.wait_for(running(), 60))


@pytest.mark.usefixtures("quick")
def test_what_a_process_had_that_is_gone_is_taken_over_within_its_lease(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table, idle = await start_pair(one, clock=CLOCK), await start_pair(one)
        await watch(two, idle, ANN)
        await others_of(one)._tasks.stop()  # as if it were killed
        one.tables.clockwork.stop()
        await until(lambda: others_of(two).owns(table) and others_of(two).owns(idle))
        assert not others_of(one).owns(table)
        await until(lambda: two.loaded(table) is not None)
        gone = await two.store.read(lambda conn: leases.list_others(conn, others_of(two).me))
        assert [each.id for each in gone if not each.alive] == []

    visit_both(visit)


@pytest.mark.usefixtures("quick")
def test_a_process_that_stood_still_owns_nothing_until_it_has_asked(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one, clock=CLOCK)
        await watch(one, table, ANN)
        await others_of(one)._tasks.stop()
        await until(lambda: others_of(two).owns(table))
        await others_of(one)._look()
        assert not others_of(one).owns(table)
        assert others_of(two).owns(table)

    visit_both(visit)


def test_who_is_here_is_known_at_both(visit_both: Callable[[Visit], None]) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear = await watch(two, table, ANN)
        one.tables.come(BOB)
        await until(lambda: two.tables.presence.is_connected(BOB))
        two.tables.come(BOB)
        two.tables.go(BOB)
        assert two.tables.presence.is_connected(BOB)
        one.tables.go(BOB)
        # Ann has made requests; Bob's connection was the last sign of him.
        await until(lambda: [each["seats"] for each in ear.heard_of("here")] == [[0]])
        assert not two.tables.presence.is_connected(BOB)

    visit_both(visit)


def test_a_request_at_one_is_a_sign_of_life_at_both(visit_both: Callable[[Visit], None]) -> None:
    async def visit(one: House, two: House) -> None:
        one.tables.stir(CYD)
        one.pass_seconds(100)
        two.tables.faults.wake()
        one.tables.stir(CYD)
        await until(lambda: two.tables.presence.away_since(CYD) == one.clock[0])

    visit_both(visit)


def test_who_was_there_before_is_known_to_one_that_starts(tmp_path: Path) -> None:
    async def running() -> None:
        now = [START]
        async with open_house(tmp_path, now) as one:
            one.tables.come(ANN)
            one.tables.stir(CYD)
            await others_of(one)._look()
            async with open_house(tmp_path, now) as two:
                assert two.tables.presence.is_connected(ANN)
                assert not two.tables.presence.is_connected(CYD)
                assert two.tables.presence.away_since(CYD) == START
            one.tables.go(ANN)

    asyncio.run(asyncio.wait_for(running(), 60))


@pytest.mark.usefixtures("quick")
def test_the_people_of_a_process_go_with_it(visit_both: Callable[[Visit], None]) -> None:
    async def visit(one: House, two: House) -> None:
        one.tables.come(BOB)
        await until(lambda: two.tables.presence.is_connected(BOB))
        await others_of(one)._tasks.stop()
        await until(lambda: not two.tables.presence.is_connected(BOB))

    visit_both(visit)


def turns(ear: Ear) -> set[int | None]:
    """Return whose turns somebody was told of."""
    return {told["table"]["match"]["turn"] for told in ear.heard_of("turn")}


def test_an_invitation_and_a_turn_reach_people_at_the_other(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        ear = Ear(BOB)
        await two.tables.listen(ear)
        table = await start_pair(one)
        while (await one.shown(table)).status == "playing":
            if await one.mover(table, ANN, BOB) == BOB:  # nobody is told of turns long past
                await until(lambda: 1 in turns(ear))
            await one.move(table, ANN, BOB)
        await until(lambda: any(m["table"]["status"] == "over" for m in ear.heard_of("turn")))
        assert turns(ear) == {1, None}
        await one.do(table, ANN, c.Rematch)
        await until(lambda: bool(ear.heard_of("invited")))

    visit_both(visit)


@pytest.mark.usefixtures("quick")
def test_what_is_told_to_nobody_is_found_by_looking(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(one: House, two: House) -> None:
        table, elsewhere = await start_pair(one), await start_pair(one)
        ear, listener = await watch(two, table, BOB), Ear(BOB)
        await two.tables.listen(listener)
        await others_of(two)._look()
        monkeypatch.setattr(others_of(one)._line, "tell", lambda _notice: None)
        one.tables.come(CYD)
        done = await one.move(table, ANN, BOB)
        await until(lambda: ear.seen["version"] == done.version)
        await until(lambda: two.tables.presence.is_connected(CYD))
        before = len(listener.heard_of("turn"))
        await one.move(elsewhere, ANN, BOB)
        if await one.mover(elsewhere, ANN, BOB) == ANN:
            await one.move(elsewhere, ANN, BOB)
        await until(lambda: len(listener.heard_of("turn")) > before)

    visit_both(visit)


@pytest.mark.usefixtures("quick")
def test_a_connection_that_was_lost_is_made_anew_and_nothing_is_missed(
    visit_both: Callable[[Visit], None], cluster: Cluster
) -> None:
    async def visit(one: House, two: House) -> None:
        table, signed_out = await start_pair(one), list[str]()
        ear = await watch(two, table, BOB)
        two.tables.others.on_signed_out = signed_out.append
        two.tables.come(CYD)
        await one.store.write(
            lambda conn: add_session(conn, "hash", CYD, "cookie", "", START, 2 * START)
        )
        for _ in range(3):
            await asyncio.to_thread(
                cluster.execute,
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                "WHERE application_name = 'holdfast notices'",
            )
            done = await one.do(table, ANN, c.Say, text="there?", v=0)
            await until(lambda: ear.seen["version"] == done.version)  # noqa: B023
        await one.store.write(lambda conn: ban(conn, CYD, one.clock[0]))
        await until(lambda: CYD in signed_out)

    visit_both(visit)


def test_who_is_banned_at_one_is_signed_out_at_the_other(
    visit_both: Callable[[Visit], None],
) -> None:
    async def visit(one: House, two: House) -> None:
        signed_out = list[str]()
        two.tables.others.on_signed_out = signed_out.append
        await one.store.write(lambda conn: ban(conn, CYD, one.clock[0]))
        await until(lambda: signed_out == [CYD])

    visit_both(visit)


def test_what_cannot_be_understood_is_looked_up(visit_both: Callable[[Visit], None]) -> None:
    async def visit(_one: House, two: House) -> None:
        line = others_of(two)._line
        others_of(two)._missed = False
        line._take("nonsense")
        assert others_of(two)._missed
        line._take(msgspec.json.encode((others_of(two).me, [SignedOut(ANN)])).decode())
        others_of(two)._hear("somebody", Came(ANN, 7))
        assert "somebody" in others_of(two)._gaps

    visit_both(visit)


def test_a_start_beside_others_gives_no_time_back(tmp_path: Path) -> None:
    """The clocks ran all the time, and people could move."""

    async def running() -> None:
        now = [START]
        async with open_house(tmp_path, now) as one:
            await one.tables.go_on("nim")
            table = await start_pair(one, clock=CLOCK)
            one.pass_seconds(20)
            async with open_house(tmp_path, now) as two:
                await two.tables.go_on("nim")
                await two.do(table, ANN, c.Say, text="hello")
            assert (await kinds(one, table))["outage"] == 0

    asyncio.run(asyncio.wait_for(running(), 60))


@pytest.mark.parametrize("game", registry.names())
def test_what_is_told_at_the_other_is_the_same_byte_for_byte(
    game: str, visit_both: Callable[[Visit], None]
) -> None:
    async def visit(one: House, two: House) -> None:
        players = min(holdfast.game(game).seats)
        people, dice = (ANN, BOB, CYD)[:players], random.Random(5)
        table = await one.set_up("me", *["open"] * (players - 1), game=game)
        for seat, person in enumerate(people[1:], 1):
            await one.do(table, person, c.Sit, seat=seat)
        ears = [[await watch(house, table, who) for house in (one, two)] for who in (*people, None)]
        for number in range(24):
            house = (one, two)[number % 2]
            mover = await house.mover(table, *people)
            match = (await house.shown(table, mover)).match
            assert match is not None
            move = dice.choice(match.moves).id
            done = await house.do(table, mover, c.Move, move=move)
            for ear in (ear for pair in ears for ear in pair):
                await until(lambda ear=ear: ear.seen["version"] == done.version)  # type: ignore[misc]  # noqa: B023
            if (await one.shown(table)).status == "over":
                break
        for here, there in ears:
            told = [[each for each in ear.bytes if b'"happened"' in each] for ear in (here, there)]
            assert told[0] == told[1]
            assert len(told[0]) > 3

    visit_both(visit)


def test_a_table_that_nobody_uses_is_let_go_of(visit_both: Callable[[Visit], None]) -> None:
    async def visit(one: House, two: House) -> None:
        table = await one.set_up()
        room = one.tables.rooms.find(table)
        assert room is not None
        assert others_of(one).owns(table)
        assert room.alarm is not None  # its host may go
        room.alarm.cancel()
        room.alarm = None
        one.tables.rooms.rest()
        assert not others_of(one).owns(table)
        await others_of(one)._look()
        await watch(two, table, ANN)
        assert others_of(two).owns(table)

    visit_both(visit)


def test_a_table_is_caught_up_with_and_not_read_again(
    visit_both: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(one: House, two: House) -> None:
        table = await start_pair(one)
        ear = await watch(two, table, BOB)
        held = two.loaded(table)
        read = list[str]()
        monkeypatch.setattr(log, "read_snapshot", lambda *_: read.append("snapshot"))
        for _ in range(5):
            done = await one.move(table, ANN, BOB)
            if (await one.shown(table)).status == "over":
                break
        await until(lambda: ear.seen["version"] == done.version)
        assert two.loaded(table) is held
        assert not read

    visit_both(visit)
