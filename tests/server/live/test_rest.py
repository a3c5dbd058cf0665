"""Tables at which nobody looks, but where something will be due: they are let go of meanwhile."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from holdfast.server.live import rooms
from holdfast.server.table import commands as c
from holdfast.server.table.setup import Live, Slow
from tests.server.house import Ear, House, Run, start_pair, until
from tests.server.sitting import ANN, BOB, EVE

#: So many bytes may a table take at which nobody looks.
MOST = 2048


async def kinds(house: House, table: str) -> list[str]:
    return [event.kind for event in await house.stored(table)]


async def leave_alone(house: House, table: str, *ears: Ear) -> None:
    """Look at a table no longer, and wait until that is noticed."""
    for ear in ears:
        house.tables.unwatch(table, ear)
    house.tables.rooms.rest()


def test_a_table_at_which_nobody_looks_takes_little_memory(run: Run) -> None:
    async def visit(house: House) -> None:
        await start_pair(house, game="schotten-totten", clock=Slow(days=3))
        house.tables.rooms.rest()
        gc.collect()
        tracemalloc.start()
        count = 20
        for _ in range(count):
            table = await start_pair(house, game="schotten-totten", clock=Slow(days=3))
            for _ in range(5):
                await house.move(table, ANN, BOB)
        house.tables.rooms.rest()
        gc.collect()
        found = tracemalloc.take_snapshot()
        tracemalloc.stop()
        ours = found.filter_traces([tracemalloc.Filter(True, "*/holdfast/server/*")])
        assert len(list(house.tables.rooms)) == count + 1
        assert all(room.table is None for room in house.tables.rooms)
        assert sum(each.size for each in ours.statistics("filename")) / count < MOST

    run(visit)


def test_a_new_table_waits_for_those_for_whom_it_is(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has set it up, and who takes up an invitation, looks at it next."""

    async def visit(house: House) -> None:
        table, ear = await house.set_up(), Ear(ANN)
        with monkeypatch.context() as patch:
            patch.setattr(rooms, "load", None)  # it need not be read
            await house.tables.watch(table, ear, 0)
        late = await house.set_up()
        await leave_alone(house, late)
        assert house.loaded(late) is None

    run(visit)


def test_somebody_who_looks_keeps_it(run: Run) -> None:
    async def visit(house: House) -> None:
        table, ear = await start_pair(house, clock=Live(bank=60)), Ear(EVE)
        await house.tables.watch(table, ear, 0)
        await leave_alone(house, table)
        assert house.loaded(table) is not None
        await leave_alone(house, table, ear)
        assert house.loaded(table) is None
        assert house.tables.rooms.find(table) is not None

    run(visit)


def test_what_is_due_happens_all_the_same(run: Run) -> None:
    async def visit(house: House) -> None:
        table, ear = await start_pair(house, clock=Live(bank=60, increment=0)), Ear(EVE)
        await house.tables.watch(table, ear, 0)
        await leave_alone(house, table, ear)
        house.pass_seconds(70)
        house.tables.come(ANN)  # the clockwork does not wait for its alarm, which is of this world

        async def is_flagged() -> bool:
            return "flagged" in await kinds(house, table)

        await until(is_flagged)

    run(visit)


def test_who_goes_then_is_replaced_and_who_comes_back_is_not(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, clock=Live(bank=600), grace=10, stand_in="apprentice")
        for person in (ANN, BOB):
            house.tables.come(person)
        mover = await house.mover(table, ANN, BOB)
        house.tables.rooms.rest()
        assert house.loaded(table) is None
        house.tables.go(mover)
        # The clockwork looks at the table again, as somebody of it has gone.
        await until(lambda: house.loaded(table) is not None)
        house.pass_seconds(11)
        house.tables.go(BOB if mover == ANN else ANN)

        async def is_replaced() -> bool:
            return "replaced" in await kinds(house, table)

        await until(is_replaced)
        house.tables.come(mover)
        await house.do(table, mover, c.Reclaim)
        assert (await kinds(house, table))[-1] == "reclaimed"

    run(visit)
