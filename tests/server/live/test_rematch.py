"""Playing again: one new table for everybody, who is asked at once and joins with one command."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code
from tests.server.house import Ear, House, Run, start_pair
from tests.server.sitting import ANN, BOB, CYD, EVE

TRIO = (ANN, BOB, CYD)


async def finish_three(house: House, **setup: Any) -> str:
    """Let three people play; return their table, at which the match is over."""
    table = await house.set_up("me", "open", "invited", **setup)
    invites = (await house.shown(table, ANN)).invites
    await house.do(table, BOB, c.Sit, seat=1)
    await house.do(table, CYD, c.Sit, seat=2, invite=invites[2])
    for person in (BOB, CYD):
        await house.do(table, person, c.Resign)
    assert (await house.shown(table, ANN)).status == "over"
    return table


def test_a_rematch_is_one_table_for_all_who_ask(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, options={"misere": True})
        assert await house.refuse(table, ANN, c.Rematch) == Code.NOT_OVER
        await house.do(table, ANN, c.Resign)
        ear = Ear(EVE)
        await house.tables.watch(table, ear, 0)
        assert await house.refuse(table, EVE, c.Rematch) == Code.NOT_SEATED
        first = await house.do(table, BOB, c.Rematch, cid="r1")
        second = await house.do(table, ANN, c.Rematch)
        again = await house.do(table, BOB, c.Rematch, cid="r1")
        assert first == again
        assert first.next == second.next
        assert ear.heard_of("happened")[-1]["changed"]["next"] == first.next
        assert first.next is not None
        shown = await house.shown(first.next, ANN)
        assert (shown.after, shown.options) == (table, {"misere": True})
        assert [seat.name for seat in shown.seats] == ["Bob", "Ann"]
        assert shown.status == "playing"
        story = (await house.tables.answers.page(table, EVE)).story
        [line] = [line for line in story if line.kind == "rematched"]
        assert (line.seat, line.table) == (1, first.next)

    run(visit)


@pytest.mark.parametrize("times", range(3))
def test_when_all_ask_at_once_all_sit_at_one_table(run: Run, times: int) -> None:
    async def visit(house: House) -> None:
        table = await finish_three(house)
        asking = [house.do(table, person, c.Rematch) for person in (*TRIO[times:], *TRIO[:times])]
        answers = await asyncio.gather(*asking)
        [again] = {done.next for done in answers}
        assert again is not None
        shown = await house.shown(again, ANN)
        assert [seat.name for seat in shown.seats] == ["Cyd", "Ann", "Bob"]
        assert shown.status == "playing"
        kinds = [event.kind for event in await house.stored(table)]
        assert kinds.count("rematched") == 1

    run(visit)


def test_everybody_else_is_told_wherever_they_look(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await finish_three(house, watchers=False)
        ears = {person: Ear(person) for person in (*TRIO, EVE)}
        for ear in ears.values():
            house.tables.attend(ear)
        done = await house.do(table, BOB, c.Rematch)
        await house.do(table, CYD, c.Rematch)
        message = {"type": "invited", "table": done.next, "after": table, "game": "nim"}
        for person in (ANN, CYD):
            assert ears[person].heard == [{**message, "name": "Bob"}]
        assert not ears[BOB].heard
        assert not ears[EVE].heard

    run(visit)


def test_only_those_for_whom_a_seat_is_kept_see_that_it_is_theirs(run: Run) -> None:
    async def visit(house: House) -> None:
        again = (await house.do(await finish_three(house), BOB, c.Rematch)).next
        assert again is not None
        ears = {person: Ear(person) for person in (ANN, CYD, EVE, None)}
        for ear in ears.values():
            ear.joined = (await house.tables.watch(again, ear, 0)).table
        await house.do(again, CYD, c.Decline)
        seen = {who: ear.seen for who, ear in ears.items()}
        assert {who: table["kept"] for who, table in seen.items()} == {
            ANN: [1],
            CYD: [0],
            EVE: [],
            None: [],
        }
        for table in seen.values():
            assert [seat["declined"] for seat in table["seats"]] == [True, False, False]

    run(visit)


def test_who_comes_too_late_is_led_to_the_table_and_has_no_seat(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await finish_three(house)
        again = (await house.do(table, BOB, c.Rematch)).next
        assert again is not None
        await house.do(again, BOB, c.Fill, seat=0)
        await house.do(table, ANN, c.Rematch)
        assert (await house.shown(again, ANN)).status == "playing"
        assert (await house.do(table, CYD, c.Rematch)).next == again
        assert (await house.shown(again, CYD)).yours == []

    run(visit)


def test_after_a_rematch_that_was_closed_there_can_be_another(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await house.do(table, ANN, c.Resign)
        first = (await house.do(table, ANN, c.Rematch)).next
        assert first is not None
        await house.do(first, ANN, c.Close)
        second = (await house.do(table, BOB, c.Rematch)).next
        assert second is not None and second != first
        assert (await house.do(table, ANN, c.Rematch)).next == second
        assert (await house.shown(second, ANN)).status == "playing"

    run(visit)


def test_who_was_put_out_is_told_so_and_the_others_are_not(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "open", "open")
        await house.do(table, BOB, c.Sit, seat=1)
        ears = {person: Ear(person) for person in (ANN, BOB, EVE)}
        for ear in ears.values():
            ear.joined = (await house.tables.watch(table, ear, 0)).table
        await house.do(table, ANN, c.Empty, seat=1)
        seen = {who: ear.seen for who, ear in ears.items()}
        assert {who: shown["barred"] for who, shown in seen.items()} == {
            ANN: False,
            BOB: True,
            EVE: False,
        }
        assert await house.refuse(table, BOB, c.Sit, seat=1) == Code.PUT_OUT

    run(visit)
