"""Bots that play among themselves, for somebody who watches."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from holdfast.server.live.stored import is_due
from holdfast.server.store import log
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import Live
from tests.server.house import Ear, House, Run, until
from tests.server.sitting import ANN, BOB

ONLY_BOTS = ("bot", "bot")
PACE = 200  # milliseconds; less cannot be chosen


async def moves(house: House, table: str) -> int:
    """Return how many moves were made."""
    return sum(event.kind == "moved" for event in await house.stored(table))


async def come(house: House, table: str) -> Ear:
    """Let Ann come and watch."""
    ear = Ear(ANN)
    house.tables.come(ANN)
    ear.joined = (await house.tables.watch(table, ear, 0)).table
    return ear


def test_bots_play_to_the_end_for_who_watches(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(*ONLY_BOTS, pace=PACE)
        ear, start = await come(house, table), time.monotonic()
        await until(lambda: ear.seen["status"] == "over")
        made = await moves(house, table)
        assert time.monotonic() - start >= (made - 1) * PACE / 1000
        assert ear.seen["result"]["why"] == "played"
        # Each move is told by itself, so that it can be looked at.
        assert len(ear.heard_of("happened")) >= made

    run(visit)


def test_bots_rest_while_nobody_is_there_and_then_go_on(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(*ONLY_BOTS, pace=PACE)
        await asyncio.sleep(3 * PACE / 1000)
        assert await moves(house, table) == 0

        ear = await come(house, table)
        await until(lambda: bool(ear.heard_of("happened")))
        house.tables.unwatch(table, ear)
        house.tables.go(ANN)
        await asyncio.sleep(2 * PACE / 1000)  # one bot may have thought already
        made = await moves(house, table)
        await asyncio.sleep(3 * PACE / 1000)
        assert await moves(house, table) == made

        ear = await come(house, table)
        await until(lambda: ear.seen["status"] == "over")

    run(visit)


def test_they_go_on_when_who_watches_them_has_a_connection_again(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(*ONLY_BOTS, pace=PACE)
        ear = await come(house, table)
        house.tables.go(ANN)
        await asyncio.sleep(3 * PACE / 1000)
        heard = len(ear.heard_of("happened"))
        house.tables.come(ANN)
        await until(lambda: len(ear.heard_of("happened")) > heard)

    run(visit)


def test_somebody_else_who_looks_on_does_not_keep_them_playing(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(*ONLY_BOTS, pace=PACE)
        house.tables.come(BOB)
        await house.tables.watch(table, Ear(BOB), 0)
        await asyncio.sleep(3 * PACE / 1000)
        assert await moves(house, table) == 0

    run(visit)


def test_bots_that_rest_are_not_woken_by_a_start_of_the_server(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(*ONLY_BOTS, pace=PACE)
        assert table not in [row["id"] for row in await house.store.read(log.list_due)]
        loaded = house.loaded(table)
        assert loaded is None or not is_due(loaded)

    run(visit)


@pytest.mark.parametrize("setup", [{"clock": Live()}, {"watchers": False}])
def test_a_table_of_bots_has_spectators_and_no_clock(run: Run, setup: dict[str, Any]) -> None:
    async def visit(house: House) -> None:
        with pytest.raises(Refused) as refused:
            await house.set_up(*ONLY_BOTS, **setup)
        assert refused.value.sentence.id == "only-bots"

    run(visit)
