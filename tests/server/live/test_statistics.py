"""Statistics of a game: counted in the background, once each, and of no match by itself."""

from __future__ import annotations

import pytest

from holdfast.arena.census import Tale
from holdfast.arena.sources import Saved
from holdfast.server import messages as m
from holdfast.server.live import statistics
from holdfast.server.store import log
from holdfast.server.table import commands as c
from holdfast.server.view.statistics import LEAST
from tests.server.house import Games, House, Run, start_pair, until
from tests.server.live.test_analyses import play_to_the_end
from tests.server.sitting import ANN, BOB, NAMES


async def counted(house: House) -> m.StatisticsShown:
    """Return the statistics when all is counted."""
    await until(lambda: house.tables.statistics.show("nim").state == "done")
    return house.tables.statistics.show("nim")


async def play(house: House, matches: int) -> list[str]:
    tables = [await start_pair(house) for _ in range(matches)]
    for table in tables:
        await play_to_the_end(house, table, ANN, BOB)
    return tables


def test_matches_that_are_over_are_counted_and_nobody_is_named(run: Run) -> None:
    async def visit(house: House) -> None:
        await play(house, LEAST)
        await start_pair(house)  # goes on, and does not count
        given_up = await start_pair(house)
        await house.do(given_up, BOB, c.Resign)
        assert house.tables.statistics.show("nim").state == "counting"
        shown = await counted(house)
        assert (shown.counted, shown.of, shown.left_out) == (LEAST + 1, LEAST + 1, 1)
        (census,) = shown.by_seats
        assert (census.seats, census.matches) == (2, LEAST)
        assert [line.name for line in census.lines] == ["human"]
        assert sum(each.value for each in census.order) == pytest.approx(1, abs=1e-3)
        assert sum(each.games for each in census.lengths) == LEAST
        assert census.fights and census.visited
        assert not any(name in str(shown) for name in NAMES.values())

    run(visit)


def test_of_few_matches_nothing_is_told(run: Run) -> None:
    """Who knows that one was played could read its moves out of the sum."""

    async def visit(house: House) -> None:
        await play(house, LEAST - 1)
        shown = await counted(house)
        assert (shown.counted, shown.by_seats) == (LEAST - 1, [])

    run(visit)


def test_each_match_is_read_once_and_new_ones_are_found_after_a_while(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    boil = statistics._boil

    def noting(saved: Saved | None) -> Tale | None:
        assert saved is not None
        read.append(saved.where)
        return boil(saved)

    monkeypatch.setattr(statistics, "_boil", noting)

    async def visit(house: House) -> None:
        tables = await play(house, 2)
        await counted(house)
        assert sorted(read) == sorted(tables)
        tables += await play(house, 1)
        assert (await counted(house)).counted == 2  # it was looked just now
        monkeypatch.setattr(statistics, "FRESH", 0.0)
        house.tables.statistics.show("nim")
        monkeypatch.setattr(statistics, "FRESH", 60.0)
        assert (await counted(house)).counted == 3
        assert sorted(read) == sorted(tables)

    run(visit)


def test_the_newest_count_and_no_more_than_so_many(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "MOST", 2)

    async def visit(house: House) -> None:
        tables = []
        for _ in range(3):
            house.pass_seconds(1)
            tables += await play(house, 1)
        assert (await counted(house)).counted == 2
        assert list(house.tables.statistics._counted["nim"].tales) == tables[1:]
        rows = await house.store.read(lambda conn: log.list_over(conn, "nim", 0, 2))
        assert [row["id"] for row in rows] == tables[:0:-1]
        assert await house.store.read(lambda conn: log.list_over(conn, "rheinlander", 0, 2)) == []

    run(visit)


def test_until_the_game_is_compiled_nothing_is_counted(run: Run) -> None:
    async def visit(house: House) -> None:
        await play(house, 1)
        house.tables.rooms.games = Games(warm=False)
        shown = house.tables.statistics.show("nim")
        assert (shown.state, shown.counted) == ("warming", 0)

    run(visit)
