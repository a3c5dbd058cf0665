"""A table that is shown after moves is the table that is shown to whoever comes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from holdfast.games import registry
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import Live
from holdfast.server.view.show import show_table
from holdfast.testing.amount import first_seed
from tests.server.house import Ear, House, Run
from tests.server.sitting import ANN, BOB, EVE

#: What people do between moves, and what the other one then says to it.
_BETWEEN: tuple[tuple[type[c.Command], dict[str, Any]], ...] = (
    (c.Say, {"text": "well"}),
    (c.Undo, {}),
    (c.Ask, {"what": "undo"}),
    (c.Ask, {"what": "pause"}),
    (c.Answer, {"what": "undo", "yes": True}),
    (c.Answer, {"what": "pause", "yes": True}),
    (c.Resume, {}),
)


@pytest.mark.parametrize("game", registry.names())
def test_after_moves_a_table_is_shown_as_to_who_comes_now(run: Run, game: str) -> None:
    dice = random.Random(first_seed())
    seats = ("me", "open", "hot")[: max(2, min(registry.get(game).seats))]

    async def visit(house: House) -> None:
        table = await house.set_up(*seats, game=game, clock=Live(600, 5), grace=None)
        await house.do(table, BOB, c.Sit, seat=1)
        for person in (ANN, BOB, EVE, None):
            await house.tables.watch(table, Ear(person), 0)
        for _ in range(60):
            if (await house.shown(table)).status == "over":
                return
            await do_something(house, table)
            look_again(house, table)
        await house.do(table, BOB, c.Resign)
        look_again(house, table)

    async def do_something(house: House, table: str) -> None:
        kind, fields = dice.choice(_BETWEEN)
        try:
            shown = await house.shown(table)
            if not shown.paused and dice.random() < 0.7:
                person = await house.mover(table, ANN, BOB)
                match = (await house.shown(table, person)).match
                assert match is not None
                await house.do(table, person, c.Move, move=dice.choice(match.moves).id)
            else:
                await house.do(table, dice.choice((ANN, BOB)), kind, **fields)
        except Refused:  # most answers are to nothing that was asked
            return

    def look_again(house: House, table: str) -> None:
        room, now = house.tables.rooms.find(table), house.loaded(table)
        assert room is not None
        assert now is not None
        for person in (ANN, BOB, EVE, None):
            assert room.show(now, person) == show_table(now, room.known(person))

    run(visit)
