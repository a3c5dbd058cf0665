"""The list of open tables: who finds which, page by page, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.server import messages as m
from holdfast.server.site.listing import Wanted
from holdfast.server.site.lobby import Lobby
from holdfast.server.table import commands as c
from holdfast.server.table.setup import ABANDONED, SECOND, Live, Slow, patience
from tests.server.house import House, Run
from tests.server.sitting import ANN, BOB, CYD, NAMES

WHILE = patience(None) / SECOND
DAYS = patience(Slow()) / SECOND


def lobby_of(house: House) -> Lobby:
    """Return the lobby of a house, whose clock is moved by hand."""
    lobby = Lobby(house.store, lambda: house.clock[0])
    lobby.all_away_since = house.tables.presence.all_away_since
    return lobby


async def found(house: House, after: str | None = None, **wanted: Any) -> list[str]:
    page = await lobby_of(house).open_tables(Wanted(**wanted), after)
    return [table.id for table in page.tables]


def test_a_table_with_a_seat_for_anybody_is_in_the_list(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "open")
        for seats in (("me", "invited"), ("me", "hot"), ("me", "bot")):
            await house.set_up(*seats)
        await house.set_up("me", "open", public=False)
        assert await found(house) == [table]
        again = await house.set_up("me", "invited")
        await house.do(again, ANN, c.Free, seat=1)
        assert set(await found(house)) == {table, again}

    run(visit)


def test_the_list_says_who_waits_and_for_what(run: Run) -> None:
    async def visit(house: House) -> None:
        await house.set_up("me", "open", "open", clock=Live(bank=60), options={"misere": True})
        [table] = (await lobby_of(house).open_tables()).tables
        assert [seat.name for seat in table.seats] == [NAMES[ANN], "", ""]
        assert (table.options, table.clock) == ({"misere": True}, Live(bank=60))

    run(visit)


def test_the_list_is_filtered_by_game_clock_and_free_seats(run: Run) -> None:
    async def visit(house: House) -> None:
        live = await house.set_up("me", "open", clock=Live())
        slow = await house.set_up("me", "open", clock=Slow())
        none = await house.set_up("me", "open", game="schotten-totten")
        playing = await house.set_up("me", "open")
        await house.do(playing, BOB, c.Sit, seat=1)
        assert set(await found(house)) == {live, slow, none, playing}
        assert await found(house, clock="live") == [live]
        assert await found(house, clock="slow") == [slow]
        assert await found(house, clock="none") == [none, playing]
        assert await found(house, game="schotten-totten") == [none]
        assert set(await found(house, free=True)) == {live, slow, none}
        assert await found(house, clock="none", free=True, game="nim") == []

    run(visit)


def test_matches_without_spectators_are_not_to_be_found(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "open", watchers=False)
        assert await found(house) == [table]
        await house.do(table, BOB, c.Sit, seat=1)
        assert await found(house) == []

    run(visit)


def test_every_table_is_on_one_page(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.server.site.lobby._PAGE", 3)
    monkeypatch.setattr("holdfast.server.site.lobby._BATCH", 4)
    monkeypatch.setattr("holdfast.server.site.lobby._MOST_BATCHES", 2)

    async def visit(house: House) -> None:
        tables = [await house.set_up("me", "open") for _ in range(11)]
        for table in tables[:5]:
            await house.do(table, BOB, c.Sit, seat=1)
        lobby = lobby_of(house)
        for wanted, most in ((Wanted(), 11), (Wanted(free=True), 6), (Wanted(clock="slow"), 0)):
            seen: list[m.Summary] = []
            page = await lobby.open_tables(wanted)
            seen += page.tables
            while page.next is not None:
                assert len(page.tables) <= 3
                page = await lobby.open_tables(wanted, page.next)
                seen += page.tables
            assert len(seen) == len({table.id for table in seen}) == most
            statuses = [table.status for table in seen]
            assert statuses == sorted(statuses)  # those that wait for people come first

    run(visit)


@pytest.mark.parametrize(("clock", "seconds"), [(None, WHILE), (Live(), WHILE), (Slow(), DAYS)])
def test_a_table_whose_people_have_gone_leaves_the_list_until_they_come_back(
    run: Run, clock: Live | Slow | None, seconds: float
) -> None:
    async def visit(house: House) -> None:
        for person in (ANN, BOB, CYD):
            house.tables.come(person)
        table = await house.set_up("me", "open", "open", clock=clock)
        await house.do(table, BOB, c.Sit, seat=1)
        house.pass_seconds(10 * seconds)
        house.tables.go(ANN)
        house.pass_seconds(2 * seconds)
        assert await found(house) == [table]  # somebody else waits there
        house.tables.go(BOB)
        house.pass_seconds(seconds - 1)
        assert await found(house) == [table]
        house.pass_seconds(2)
        assert await found(house) == []
        house.tables.come(ANN)
        assert await found(house) == [table]

    run(visit)


def test_who_is_only_invited_does_not_wait(run: Run) -> None:
    async def visit(house: House) -> None:
        house.tables.come(BOB)
        table = await house.set_up("me", "open", "open")
        for person in (BOB, CYD):
            seat = (await house.shown(table)).seats
            free = next(at for at, each in enumerate(seat) if each.who == "open")
            await house.do(table, person, c.Sit, seat=free)
        for person in (BOB, CYD):
            await house.do(table, person, c.Resign)
        again = (await house.do(table, ANN, c.Rematch)).next
        assert again is not None
        await house.do(again, ANN, c.Free, seat=0)
        assert again in await found(house)
        house.pass_seconds(WHILE + 1)
        assert again not in await found(house)

    run(visit)


def test_a_table_that_nobody_waits_at_is_closed_in_the_end(run: Run) -> None:
    async def visit(house: House) -> None:
        house.tables.come(BOB)
        left = await house.set_up("me", "invited")
        kept = await house.set_up("me", "invited", host=BOB)
        house.pass_seconds(ABANDONED / SECOND - 1)
        await house.tables.waiting.close_abandoned()
        assert (await house.shown(left)).status == "gathering"
        house.pass_seconds(2)
        await house.tables.waiting.close_abandoned()
        assert (await house.shown(left)).status == "closed"
        assert (await house.shown(kept)).status == "gathering"

    run(visit)


def test_after_a_restart_people_have_their_time_to_come_back(run: Run) -> None:
    known: list[str] = []

    async def before(house: House) -> None:
        known.append(await house.set_up("me", "open"))
        house.pass_seconds(ABANDONED / SECOND + 1)
        assert await found(house) == []

    async def after(house: House) -> None:
        assert await found(house) == known
        await house.tables.waiting.close_abandoned()
        assert (await house.shown(known[0])).status == "gathering"
        house.pass_seconds(WHILE)
        await house.tables.waiting.close_abandoned()
        assert (await house.shown(known[0])).status == "closed"

    run(before, after)
