"""Nobody fills the list alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from holdfast.server.guard import guard_for
from holdfast.server.site.allowance import Allowance, will_be_listed
from holdfast.server.site.lobby import _PAGE
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import Setup
from tests.server.house import House, Run
from tests.server.sitting import ANN, BOB, CYD, places

GUARD = guard_for("127.0.0.1", 1)
WHERE = {ANN: "192.0.2.1", BOB: "192.0.2.1", CYD: "192.0.2.2"}


async def refused(house: House, person: str, **limits: Any) -> str | None:
    """Return the sentence with which one more listed table of somebody is refused."""
    allowance = Allowance(house.store, replace(GUARD, **limits))
    try:
        await allowance.check(person, lambda who: WHERE[who], house.clock[0])
    except Refused as mistake:
        assert mistake.code == Code.TOO_MANY
        return mistake.sentence.id
    return None


def test_a_person_has_so_many_tables_in_the_list(run: Run) -> None:
    async def visit(house: House) -> None:
        tables = [await house.set_up("me", "open") for _ in range(3)]
        await house.set_up("me", "invited")  # is not in the list
        assert await refused(house, ANN, listed_per_person=4) is None
        assert await refused(house, ANN, listed_per_person=3) == "too-many"
        assert await refused(house, BOB, listed_per_person=3) is None
        await house.do(tables[0], ANN, c.Close)
        assert await refused(house, ANN, listed_per_person=3) is None

    run(visit)


def test_those_at_one_address_have_so_many_together(run: Run) -> None:
    async def visit(house: House) -> None:
        for host in (ANN, BOB):
            await house.set_up("me", "open", host=host)
        assert await refused(house, ANN, listed_per_address=2) == "too-many-here"
        assert await refused(house, CYD, listed_per_address=2) is None

    run(visit)


def test_a_match_that_nobody_plays_on_does_not_count_for_ever(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "open")
        await house.do(table, BOB, c.Sit, seat=1)
        assert await refused(house, ANN, listed_per_person=1) == "too-many"
        house.pass_seconds(3601)
        assert await refused(house, ANN, listed_per_person=1) is None

    run(visit)


def test_one_address_does_not_fill_the_first_page() -> None:
    assert GUARD.listed_per_person < GUARD.listed_per_address < _PAGE


@pytest.mark.parametrize(
    ("seats", "public", "listed"),
    [
        (("me", "open"), None, True),
        (("me", "bot"), None, False),
        (("me", "bot"), True, True),
        (("me", "open"), False, False),
    ],
)
def test_which_tables_are_in_the_list(
    seats: tuple[str, ...], public: bool | None, listed: bool
) -> None:
    assert will_be_listed(Setup("nim", places(*seats), public=public)) is listed
