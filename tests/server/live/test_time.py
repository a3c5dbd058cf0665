"""Time at tables: who is away too long, clocks that run out, restarts, a store that fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from holdfast.server.live import heartbeat, presence
from holdfast.server.live.rooms import Rooms
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code
from holdfast.server.table.setup import Live, Slow
from holdfast.server.view.mistakes import refusal_of
from tests.server.house import Ear, House, Run, start_pair, until
from tests.server.sitting import ANN, BOB, CYD, EVE

LIVE = Live(bank=60, increment=0)


async def other(house: House, table: str) -> tuple[str, str]:
    """Return who is to move, and who waits."""
    mover = await house.mover(table, ANN, BOB)
    return mover, BOB if mover == ANN else ANN


def seen(house: House, table: str) -> Callable[[str], Any]:
    async def kinds(kind: str) -> bool:
        return kind in [event.kind for event in await house.stored(table)]

    return kinds


def test_who_is_away_too_long_on_their_turn_is_replaced_by_a_bot_and_comes_back(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=30, stand_in="apprentice")
        mover, waits = await other(house, table)
        for person in (ANN, BOB):
            house.tables.come(person)
        house.tables.go(mover)
        house.pass_seconds(29)
        await house.do(table, waits, c.Say, text="where are you?")
        assert not await seen(house, table)("replaced")
        house.pass_seconds(31)
        await house.tables.watch(table, Ear(waits), 0)  # sets the alarm, which rings at once
        await until(lambda: seen(house, table)("moved"))
        assert await seen(house, table)("replaced")

        async def is_not_theirs() -> bool:  # what is stored is known to the room a moment later
            return await house.refuse(table, mover, c.Move, move=0) == Code.NOT_YOUR_TURN

        await until(is_not_theirs)
        house.tables.come(mover)
        await house.do(table, mover, c.Reclaim)
        assert (await house.shown(table)).seats[mover == BOB].level is None

    run(visit)


def test_who_waits_may_give_the_seat_of_somebody_who_is_away_to_a_bot(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=None)
        mover, waits = await other(house, table)
        house.tables.come(waits)
        house.pass_seconds(presence.USUAL_GRACE - 1)
        seat = int(mover == BOB)
        assert await house.refuse(table, waits, c.Fill, seat=seat) == Code.NOT_AWAY
        house.pass_seconds(2)
        await house.do(table, waits, c.Fill, seat=seat, level="apprentice")
        assert (await house.shown(table)).seats[seat].level == "journeyman"  # as the table says
        await until(lambda: seen(house, table)("moved"))

    run(visit)


@pytest.mark.parametrize("grace", [10, None])
def test_with_days_for_a_move_no_rival_replaces_anybody_nor_ends_the_match(
    run: Run, grace: int | None
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, clock=Slow(days=3), grace=grace)
        mover, waits = await other(house, table)
        house.tables.come(waits)
        for seconds in (11, 71 * 3600):
            house.pass_seconds(seconds)
            seat = int(mover == BOB)
            assert await house.refuse(table, waits, c.Fill, seat=seat) == Code.NOT_AWAY
        await house.do(table, waits, c.Ask, what="end")
        house.pass_seconds(1800)
        await house.do(table, waits, c.Say, text="where are you?")
        assert (await house.shown(table)).status == "playing"
        await house.do(table, mover, c.Move, move="1-1")

    run(visit)


def test_an_agreement_needs_whoever_a_bot_stands_in_for_or_their_grace_once_more(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=30, stand_in="apprentice")
        mover, waits = await other(house, table)
        house.tables.come(waits)
        house.pass_seconds(31)
        await house.do(table, waits, c.Ask, what="end")
        assert await seen(house, table)("replaced")

        async def bot_has_moved() -> bool:
            match = (await house.shown(table, waits)).match
            return bool(match and match.moves)

        await until(bot_has_moved)  # which what is asked outlasts
        house.pass_seconds(29)
        assert await house.refuse(table, waits, c.Answer, what="end", yes=True) == (
            Code.NOTHING_ASKED
        )
        house.tables.stir(mover)  # any request will do, for any table
        house.pass_seconds(29)
        await house.do(table, waits, c.Say, text="shall we?")
        assert (await house.shown(table)).status == "playing"
        house.pass_seconds(2)
        await house.tables.watch(table, Ear(waits), 0)  # sets the alarm, which rings at once
        await until(lambda: seen(house, table)("ended"))
        last = [event for event in await house.stored(table) if event.kind != "moved"][-2:]
        assert [event.kind for event in last] == ["unanswered", "ended"]
        assert last[0].body == {"what": "end", "seat": int(mover == BOB)}

    run(visit)


def test_of_two_wishes_that_nobody_answers_the_first_may_end_the_other(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=30, stand_in="apprentice")
        mover, waits = await other(house, table)
        await house.do(table, mover, c.Move, move="1-1")
        await house.do(table, mover, c.Leave)
        for what in ("end", "pause"):
            await house.do(table, waits, c.Ask, what=what)
        house.pass_seconds(31)
        assert await house.refuse(table, waits, c.Move, move=0) == Code.OVER
        kinds = [event.kind for event in await house.stored(table)]
        assert kinds[-2:] == ["unanswered", "ended"]

    run(visit)


def test_who_comes_back_in_time_is_asked_and_may_refuse(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=30, stand_in="apprentice")
        mover, waits = await other(house, table)
        await house.do(table, mover, c.Leave)
        await house.do(table, waits, c.Ask, what="end")
        house.tables.come(mover)
        house.pass_seconds(3600)
        await house.do(table, waits, c.Say, text="well?")
        assert list((await house.shown(table, mover)).wishes) == ["end"]
        await house.do(table, mover, c.Answer, what="end", yes=False)
        await house.do(table, mover, c.Reclaim)
        assert (await house.shown(table)).status == "playing"

    run(visit)


def test_who_plays_by_requests_alone_is_not_replaced_while_they_answer(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=30)
        _, waits = await other(house, table)
        ear = Ear(waits)
        assert (await house.tables.watch(table, ear, 0)).here == [0, 1]
        house.tables.come(waits)
        for _ in range(4):
            house.pass_seconds(29)
            await house.move(table, ANN, BOB)
        assert not await seen(house, table)("replaced")
        assert ear.heard_of("here") == []

    run(visit)


def test_who_sits_down_after_they_have_come_is_here_at_once(run: Run) -> None:
    async def visit(house: House) -> None:
        table, ear = await house.set_up(), Ear(ANN)
        for person in (ANN, BOB):
            house.tables.come(person)
        page = await house.tables.watch(table, ear, 0)
        assert page.here == [0]
        await house.do(table, BOB, c.Sit, seat=1)
        assert [told["seats"] for told in ear.heard_of("here")] == [[0, 1]]
        house.tables.go(BOB)
        assert [told["seats"] for told in ear.heard_of("here")] == [[0, 1], [0]]

    run(visit)


def test_whoever_a_bot_plays_for_is_told_wherever_they_are(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=30)
        mover, waits = await other(house, table)
        page, stream, rival = Ear(mover), Ear(mover), Ear(waits)
        house.tables.attend(page)
        await house.tables.listen(stream)
        house.tables.attend(rival)
        house.pass_seconds(31)
        await house.do(table, waits, c.Say, text="where are you?")
        for ear in (page, stream):
            assert ear.heard_of("absent") == [{"type": "absent", "table": table, "game": "nim"}]
        assert len(stream.heard_of("turn")) == 1  # a bot decides
        assert rival.heard == []
        house.tables.unlisten(page)
        await house.do(table, mover, c.Reclaim)
        await house.do(table, mover, c.Leave)
        assert (len(page.heard_of("absent")), len(stream.heard_of("absent"))) == (1, 2)

    run(visit)


@pytest.mark.parametrize("setup", [{"clock": Slow(days=3)}, {"grace": None}])
def test_nobody_is_replaced_where_the_table_does_not_say_so(
    run: Run, setup: dict[str, Any]
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, **setup)
        _, waits = await other(house, table)
        house.tables.come(waits)
        house.pass_seconds(24 * 3600)
        await house.do(table, waits, c.Say, text="where are you?")
        assert not await seen(house, table)("replaced")

    run(visit)


def test_who_is_alone_with_bots_may_be_away_for_ever(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "hot", "bot", grace=30)
        house.pass_seconds(10**6)
        await house.do(table, ANN, c.Say, text="back")
        assert not await seen(house, table)("replaced")

    run(visit)


def test_time_that_has_run_out_ends_the_match_of_two_when_the_clock_rings(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, clock=LIVE, grace=None)
        mover, waits = await other(house, table)
        house.pass_seconds(61)
        await house.tables.watch(table, Ear(waits), 0)
        await until(lambda: seen(house, table)("ended"))
        result = (await house.shown(table)).result
        assert result is not None
        assert (result.why, result.winners) == ("time", [int(waits == BOB)])
        assert await house.refuse(table, mover, c.Move, move=0) == Code.OVER

    run(visit)


def test_a_move_that_comes_too_late_is_not_made(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, clock=LIVE, grace=None)
        mover, _ = await other(house, table)
        house.pass_seconds(61)
        assert await house.refuse(table, mover, c.Move, move="1-1") == Code.OVER
        assert not await seen(house, table)("moved")

    run(visit)


def test_time_that_has_run_out_among_three_lets_a_bot_play_on(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(
            "me", "open", "open", clock=LIVE, grace=None, stand_in="apprentice"
        )
        await house.do(table, BOB, c.Sit, seat=1)
        await house.do(table, CYD, c.Sit, seat=2)
        mover = await house.mover(table, ANN, BOB, CYD)
        house.pass_seconds(61)
        assert await house.refuse(table, mover, c.Move, move="1-1") == Code.STALE
        await until(lambda: seen(house, table)("moved"))
        shown = await house.shown(table)
        assert shown.status == "playing"
        assert [seat.out for seat in shown.seats].count(True) == 1

    run(visit)


def test_a_restart_gives_the_time_back_for_which_the_server_was_not_there(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        await house.tables.go_on("nim")
        known["table"] = await start_pair(house, clock=LIVE, grace=None)
        house.pass_seconds(20)

    async def taken_up(house: House) -> None:
        await house.tables.go_on("nim")
        await house.tables.go_on("nim")
        await check(house, outages=1)

    async def somebody_is_faster(house: House) -> None:
        mover, _ = await other(house, known["table"])
        await house.do(known["table"], mover, c.Say, text="back")
        await house.tables.go_on("nim")
        await check(house, outages=2)

    async def check(house: House, outages: int) -> None:
        shown = await house.shown(known["table"])
        assert shown.status == "playing"
        assert shown.time is not None
        assert min(shown.time.left) == 40_000
        events = await house.stored(known["table"])
        lost = [event.body["lost"] for event in events if event.kind == "outage"]
        assert lost == [1_000_000] * outages

    run(before, 1000, taken_up, 1000, somebody_is_faster)


def test_a_start_that_is_cut_short_costs_nobody_time(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        await house.tables.go_on("nim")
        known["table"] = await start_pair(house, clock=LIVE, grace=None)

    async def cut_short(house: House) -> None:
        """Stop while nim is still being compiled, so that nobody could move."""
        house.pass_seconds(50)

    async def after(house: House) -> None:
        await house.tables.go_on("nim")
        shown = await house.shown(known["table"])
        assert shown.status == "playing"
        assert shown.time is not None
        assert shown.time.left == [60_000, 60_000]

    run(before, 1000, cut_short, 1000, after)


def test_a_restart_lets_bots_think_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {}

    async def nothing(*_: Any) -> None:
        """Do not move, as a server that is killed."""

    async def before(house: House) -> None:
        with monkeypatch.context() as killed:
            killed.setattr(house.tables.bots, "_let_bots_move", nothing)
            known["table"] = await house.set_up("bot", "me", "bot", grace=None)

    async def after(house: House) -> None:
        table = known["table"]
        moves = len(await house.stored(table))
        await house.tables.go_on("schotten-totten")
        assert house.loaded(table) is None
        await house.tables.go_on("nim")

        async def to_move() -> bool:
            match = (await house.shown(table, ANN)).match
            return bool(match and match.moves)

        await until(to_move)
        known["moved"] = len(await house.stored(table)) > moves

    run(before, 5, after)
    assert known["moved"]


def test_after_a_restart_who_is_away_has_the_whole_grace_again(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["table"] = await start_pair(house, grace=30, stand_in="apprentice")

    async def after(house: House) -> None:
        table = known["table"]
        _, waits = await other(house, table)
        house.tables.come(waits)
        await house.do(table, waits, c.Say, text="where are you?")
        assert not await seen(house, table)("replaced")
        house.pass_seconds(31)
        await house.tables.watch(table, Ear(waits), 0)
        await until(lambda: seen(house, table)("replaced"))

    run(before, 1000, after)


class Broken:
    """A store whose writes fail in the middle, after everything was done and before it is kept."""

    def __init__(self, house: House) -> None:
        self._write = house.store.write

    async def __call__(self, work: Callable[[Any], Any], **how: Any) -> Any:
        def halfway(conn: Any) -> None:
            work(conn)
            raise sqlite3.OperationalError("database or disk is full")

        return await self._write(halfway, **how)


def test_what_could_not_be_stored_has_not_happened(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        ear, mover = Ear(EVE), await house.mover(table, ANN, BOB)
        await house.tables.watch(table, ear, 0)
        before = [
            msgspec.json.encode(await house.tables.answers.page(table, who)) for who in (ANN, None)
        ]
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "write", Broken(house))
            for kind, fields in ((c.Move, {"move": "1-1"}), (c.Resign, {}), (c.Leave, {})):
                with pytest.raises(StoreFailed) as failed:
                    await house.do(table, mover, kind, cid="again", **fields)
                assert refusal_of(failed.value).code == Code.STORE_FAILED
                assert "holdfast.db" not in refusal_of(failed.value).message
            with pytest.raises(StoreFailed):
                await house.set_up()
        assert ear.bytes == []
        now = [
            msgspec.json.encode(await house.tables.answers.page(table, who)) for who in (ANN, None)
        ]
        assert now == before
        await house.do(table, mover, c.Move, move="1-1", cid="again")
        assert len(ear.heard_of("happened")) == 1
        shown, events = await house.shown(table), await house.stored(table)
        assert shown.version == len(events)
        assert shown.match is not None
        assert shown.match.ply == 1

    run(visit)


def test_a_rematch_that_could_not_be_stored_leaves_no_table(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await house.do(table, ANN, c.Resign)
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "write", Broken(house))
            with pytest.raises(StoreFailed):
                await house.do(table, ANN, c.Rematch)
        assert (await house.shown(table)).next is None
        assert (await house.do(table, ANN, c.Rematch)).next is not None

    run(visit)


def test_a_bot_whose_move_could_not_be_stored_moves_when_the_store_is_well(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rooms, "RETRY", 0.05)

    async def visit(house: House) -> None:
        table = await house.set_up("me", "hot", "open", grace=None, stand_in="apprentice")
        await house.do(table, BOB, c.Sit, seat=2)
        while (await house.mover(table, ANN, BOB)) != BOB:
            await house.move(table, ANN)
        ear = Ear(ANN)
        await house.tables.watch(table, ear, 0)
        tried: list[str] = []
        write = house.store.write

        async def write_or_fail(work: Callable[[Connection], Any], *, quick: bool = False) -> Any:
            def fails_for_bots(conn: Connection) -> None:
                work(conn)
                tried.append(table)
                if len(tried) in (2, 3):
                    raise sqlite3.OperationalError("database or disk is full")

            return await write(fails_for_bots if quick else work, quick=quick)

        moved = len([event for event in await house.stored(table) if event.kind == "moved"])
        monkeypatch.setattr(house.store, "write", write_or_fail)
        await house.do(table, BOB, c.Leave)

        async def has_moved() -> bool:
            events = await house.stored(table)
            return len([event for event in events if event.kind == "moved"]) > moved

        await until(has_moved)
        assert len(tried) > 3

    run(visit)


def test_a_store_that_takes_no_heartbeat_is_failing_until_it_does(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "HEARTBEAT", 0.02)

    async def visit(house: House) -> None:
        async def is_failing() -> bool:
            return house.tables.faults.failing

        async def is_well() -> bool:
            return not house.tables.faults.failing

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "write", Broken(house))
            await until(is_failing)
        await until(is_well)

    run(visit)


async def time_left(house: House, table: str) -> list[int]:
    """Return the seconds on the clocks, counted up to now."""
    shown = await house.shown(table)
    assert shown.time is not None
    assert shown.time.running is not None
    left = [each / 1000 for each in shown.time.left]
    left[shown.time.running] -= (house.clock[0] - shown.time.since) / 1000
    return [round(each) for each in left]


async def outages(house: House, table: str) -> list[int]:
    """Return the seconds that were given back, from the log."""
    events = await house.stored(table)
    return [round(event.body["lost"] / 1000) for event in events if event.kind == "outage"]


@pytest.mark.parametrize("seconds", [50, 5000])
def test_a_server_that_stood_still_takes_no_time_from_anybody(run: Run, seconds: int) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, clock=LIVE, grace=10)
        mover, waits = await other(house, table)
        for person in (ANN, BOB):
            house.tables.come(person)
        house.tables.go(mover)
        house.pass_seconds(5)
        house.clock[0] += seconds * 1000  # nobody was awake
        await house.do(table, waits, c.Say, text="is it you, or the server?")
        assert await outages(house, table) == [seconds]
        assert await time_left(house, table) == [55 if who == mover else 60 for who in (ANN, BOB)]
        assert not await seen(house, table)("replaced")  # nor could anybody come back
        house.pass_seconds(54)
        await house.do(table, mover, c.Move, move="1-1")

    run(visit)


def test_every_table_gets_its_time_back_when_the_server_finds_that_it_stood_still(run: Run) -> None:
    async def visit(house: House) -> None:
        first, second = [await start_pair(house, clock=LIVE, grace=None) for _ in range(2)]
        without = await start_pair(house, grace=None)
        house.clock[0] += 61_000

        async def told() -> bool:
            return await outages(house, first) == await outages(house, second) == [61]

        await until(told)
        assert await outages(house, without) == []
        assert await time_left(house, first) == [60, 60]

    run(visit)


def test_while_the_store_takes_nothing_no_clock_runs(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, clock=LIVE, grace=None)
        mover, _ = await other(house, table)
        house.pass_seconds(50)
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "write", Broken(house))
            with pytest.raises(StoreFailed):
                await house.do(table, mover, c.Move, move="1-1")
            for _ in range(5):
                house.pass_seconds(20)
                with pytest.raises(StoreFailed):
                    await house.do(table, mover, c.Move, move="1-1")
        house.pass_seconds(7)  # until somebody tries again
        await house.do(table, mover, c.Move, move="1-1")
        assert await outages(house, table) == [107]
        assert sorted(await time_left(house, table)) == [10, 60]

    run(visit)


def test_what_the_store_took_long_for_is_not_taken_from_whoever_is_next(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, clock=LIVE, grace=None)
        mover, waits = await other(house, table)
        write = house.store.write

        async def slowly(work: Any, **how: Any) -> Any:
            if how.get("quick"):  # not where the process says that it is there
                house.pass_seconds(4)
            return await write(work, **how)

        house.pass_seconds(3)
        with monkeypatch.context() as slow:
            slow.setattr(house.store, "write", slowly)
            await house.do(table, mover, c.Move, move="1-1")
        house.pass_seconds(2)
        await house.do(table, waits, c.Say, text="at last")
        assert await outages(house, table) == [4]
        assert sorted(await time_left(house, table)) == [57, 58]

    run(visit)
