"""What every seat can hope for: told to those who watch bots, and never while people play."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from holdfast.core.match import Match
from holdfast.search.outlook import look_ahead
from holdfast.search.pauses import pause
from holdfast.search.valuation import Chances
from holdfast.server import messages as m
from holdfast.server.live import outlooks
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from tests.server.house import Games, House, Run, start_pair, until
from tests.server.live.test_analyses import play_to_the_end
from tests.server.live.test_show import come
from tests.server.sitting import ANN, BOB, EVE

LEVEL = "bot apprentice"


async def show(
    house: House, table: str, person: str | None = EVE, since: int = 0
) -> m.OutlookShown:
    return await house.tables.outlooks.show(table, person, since)


async def found(house: House, table: str, person: str | None = EVE) -> m.OutlookShown:
    """Return the chances when all of them are known; whoever waits looks again and again."""

    async def is_done() -> bool:
        return (await show(house, table, person)).state == "done"

    await until(is_done)
    return await show(house, table, person)


async def refused(work: Any) -> Code:
    with pytest.raises(Refused) as problem:
        await work
    return problem.value.code


@contextmanager
def waiting(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Let each look into the future last until something is so."""
    enough = threading.Event()

    def look(match: Match, ply: int) -> Chances:
        while not enough.is_set():
            pause()
        return look_ahead(match, ply)

    monkeypatch.setattr(outlooks, "look_ahead", look)
    yield enough
    enough.set()


def test_whoever_watches_bots_sees_what_each_can_hope_for_up_to_the_end(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(LEVEL, LEVEL, pace=200)
        ear = await come(house, table)
        await until(lambda: ear.seen["match"] is not None and ear.seen["match"]["ply"] > 1)
        for person in (ANN, EVE, None):
            shown = await show(house, table, person)
            assert shown.state in ("going", "done")
        await until(lambda: ear.seen["status"] == "over")
        shown = await found(house, table)
        assert [each.ply for each in shown.points] == list(range(shown.ply + 1))
        for each in shown.points:
            assert sum(each.wins) == pytest.approx(1, abs=0.01)
        result = (await house.shown(table)).result
        assert result is not None
        shares = [(seat in result.winners) / len(result.winners) for seat in range(2)]
        assert shown.points[-1].wins == shares
        assert shown.points[-1].errors == [0.0, 0.0]
        later = await show(house, table, EVE, shown.ply)
        assert [each.ply for each in later.points] == [shown.ply]

    run(visit)


def test_nobody_learns_it_of_a_match_with_people_in_it_until_it_is_over(run: Run) -> None:
    async def visit(house: House) -> None:
        assert await refused(show(house, await house.set_up())) == Code.NOT_STARTED
        pair = await start_pair(house)
        alone = await house.set_up("me", LEVEL)
        shared = await house.set_up("me", "hot")
        for table in (pair, alone, shared):
            for person in (ANN, BOB, EVE, None):
                assert await refused(show(house, table, person)) == Code.ANALYSIS_OFF
        await house.move(pair, ANN, BOB)
        assert await refused(show(house, pair, ANN)) == Code.ANALYSIS_OFF
        assert not house.tables.outlooks._followed  # nothing was even thought about
        await play_to_the_end(house, pair, ANN, BOB)
        assert (await found(house, pair, None)).points

    run(visit)


def test_nor_where_a_bot_plays_on_for_somebody_who_gave_up(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "open", LEVEL, game="nim")
        await house.do(table, BOB, c.Sit, seat=1)
        await house.do(table, BOB, c.Resign)
        assert (await house.shown(table, ANN)).status == "playing"
        for person in (BOB, EVE):
            assert await refused(show(house, table, person)) == Code.ANALYSIS_OFF

    run(visit)


def test_when_nobody_looks_any_more_nobody_thinks(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        with waiting(monkeypatch) as enough:
            monkeypatch.setattr(outlooks, "LOOKS", 0.05)
            assert (await show(house, table)).state == "going"
            followed = house.tables.outlooks._followed[table]
            await asyncio.sleep(0.2)
            enough.set()
            await until(lambda: followed.task is None)
            assert len(followed.points) <= 1
        monkeypatch.setattr(outlooks, "LOOKS", 60.0)
        assert (await found(house, table)).points

    run(visit)


def test_only_so_many_tables_are_followed_at_one_time(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        tables = [await start_pair(house) for _ in range(3)]
        for table in tables:
            await play_to_the_end(house, table, ANN, BOB)
        monkeypatch.setattr(outlooks, "MOST_FOLLOWED", 2)
        with waiting(monkeypatch) as enough:
            states = [(await show(house, table)).state for table in tables]
            assert states == ["going", "going", "busy"]
            enough.set()
            assert (await found(house, tables[0])).points
            assert (await found(house, tables[2])).points

    run(visit)


def test_a_bot_does_not_wait_for_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        tables = [await start_pair(house) for _ in range(4)]
        for table in tables:
            await play_to_the_end(house, table, ANN, BOB)
        with waiting(monkeypatch):  # it never ends, on all places
            for table in tables:
                await show(house, table)
            other = await house.set_up("me", LEVEL, host=BOB)
            async with asyncio.timeout(20):
                await play_to_the_end(house, other, BOB)

    run(visit)


def test_until_the_game_is_compiled_it_waits(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        house.tables.rooms.games = Games(warm=False)
        shown = await show(house, table)
        assert (shown.state, shown.points) == ("warming", [])

    run(visit)
