"""A bot stops thinking when nobody waits for its move any more."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from holdfast.core.game import Game
from holdfast.search.pauses import Stopped, pause
from holdfast.search.player import Player
from holdfast.server.live.presence import USUAL_GRACE
from holdfast.server.live.queue import Asker
from holdfast.server.table import commands as c
from holdfast.server.table.setup import Slow
from tests.server.house import PATIENCE, House, Run, start_pair, until
from tests.server.sitting import ANN, BOB

WITH_BOT = ("me", "bot")


class Brooder(Player):
    """Thinks until it is stopped."""

    name = "journeyman"
    searches = True

    def __init__(self, ends: list[str]) -> None:
        self._ends = ends

    def choose(self, _game: Game, _seen: Any, _seat: int, moves: list[int]) -> int:
        self._ends.append("begun")
        end = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < end:
                time.sleep(0.002)
                pause()
        except Stopped:
            self._ends.append("stopped")
            raise
        return moves[0]


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What became of the thoughts of all bots, which never end by themselves."""
    found: list[str] = []
    monkeypatch.setattr(
        "holdfast.server.live.thinkers.make_player", lambda _spec, _seed: Brooder(found)
    )
    return found


async def ponder(house: House, ends: list[str]) -> str:
    """Set up a table at which a bot broods after Ann's move."""
    table = await house.set_up(*WITH_BOT)
    await house.move(table, ANN)
    await until(lambda: ends == ["begun"])
    return table


async def shut(house: House, table: str) -> None:
    await house.tables.shut(table)


async def take_back(house: House, table: str) -> None:
    await house.do(table, ANN, c.Undo)


async def resign(house: House, table: str) -> None:
    await house.do(table, ANN, c.Resign)


@pytest.mark.parametrize("end", [shut, take_back, resign])
def test_a_thought_is_stopped_when_its_table_has_changed(
    run: Run, ends: list[str], end: Callable[[House, str], Awaitable[None]]
) -> None:
    async def visit(house: House) -> None:
        table = await ponder(house, ends)
        await end(house, table)
        await until(lambda: "stopped" in ends)

    run(visit)


def test_a_thought_is_stopped_when_a_person_takes_the_seat(run: Run, ends: list[str]) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, grace=None)
        mover = await house.mover(table, ANN, BOB)
        waits, seat = (BOB, 0) if mover == ANN else (ANN, 1)
        house.tables.come(waits)
        house.pass_seconds(USUAL_GRACE + 1)
        await house.do(table, waits, c.Fill, seat=seat)
        await until(lambda: ends == ["begun"])
        await house.do(table, mover, c.Reclaim)
        await until(lambda: ends == ["begun", "stopped"])

    run(visit)


def test_talk_stops_no_thought(run: Run, ends: list[str]) -> None:
    async def visit(house: House) -> None:
        table = await ponder(house, ends)
        await house.do(table, ANN, c.Say, text="hm")
        assert ends == ["begun"]

    run(visit)


def test_a_bot_thinks_for_those_who_are_here_and_wait(run: Run) -> None:
    async def visit(house: House) -> None:
        presence = house.tables.presence
        table_id = await house.set_up(*WITH_BOT)
        by_the_day = await house.set_up(*WITH_BOT, clock=Slow())
        table, slow = house.loaded(table_id), house.loaded(by_the_day)
        assert table is not None and slow is not None
        house.tables.stir(ANN, "192.0.2.7")
        assert presence.who_waits(table, house.clock[0]) == (Asker("192.0.2.7", ANN), True)
        assert presence.who_waits(slow, house.clock[0]) == (Asker("192.0.2.7", ANN), False)
        house.tables.come(ANN)
        house.tables.go(ANN)
        assert presence.who_waits(table, house.clock[0]) == (Asker("192.0.2.7", ANN), False)

    run(visit)
