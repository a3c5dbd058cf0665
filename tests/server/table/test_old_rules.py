"""A match that was played by rules which have changed since: it is read, and not played on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import holdfast
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import Live
from tests.server.house import Games, House, Run, start_pair
from tests.server.sitting import ANN, BOB

#: What changes a running match.
COMMANDS: tuple[type[c.Command], ...] = (
    c.Move,
    c.Undo,
    c.Ask,
    c.Answer,
    c.Resume,
    c.Resign,
    c.Reclaim,
    c.Leave,
    c.Fill,
)


class NewGames(Games):
    """All games, each by newer rules."""

    def find(self, name: str) -> Any:
        game = holdfast.game(name)
        return replace(game, rules_version=game.rules_version + 1)


def renew_rules(house: House) -> None:
    """Let the server know newer rules than those of the tables that it has."""
    house.tables.rooms.games = NewGames()


def test_a_finished_match_of_old_rules_is_read_with_its_moves_and_its_result(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["id"] = table = await start_pair(house)
        while (await house.shown(table)).status == "playing":
            await house.move(table, ANN, BOB)
        known["page"] = await house.tables.answers.page(table, ANN)

    async def after(house: House) -> None:
        renew_rules(house)
        page, was = await house.tables.answers.page(known["id"], ANN), known["page"]
        assert page.table.status == "over"
        assert page.table.result == was.table.result
        assert page.table.proof == was.table.proof
        lines = [(line.seq, line.kind, line.seat, line.winners) for line in page.story]
        assert lines == [(line.seq, line.kind, line.seat, line.winners) for line in was.story]
        assert all(line.text for line in page.story if line.kind == "moved")
        for ask in (
            house.tables.answers.moment(known["id"], ANN, 1, None),
            house.tables.answers.replay(known["id"], ANN),
        ):
            with pytest.raises(Refused) as refused:
                await ask
            assert refused.value.code == Code.OLD_RULES
        await house.do(known["id"], ANN, c.Say, cid="late", text="that was long ago")
        await house.do(known["id"], BOB, c.Rematch, cid="late")

    run(before, 5, after)


def test_a_running_match_of_old_rules_keeps_its_secrets_and_refuses_commands(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        await house.tables.go_on("nim")
        known["id"] = await start_pair(house, clock=Live(bank=10))
        await house.move(known["id"], ANN, BOB)

    async def after(house: House) -> None:
        renew_rules(house)
        await house.tables.go_on("nim")
        page = await house.tables.answers.page(known["id"], ANN)
        assert page.table.status == "playing"
        assert page.table.match is None
        assert not any(line.text for line in page.story if line.kind == "moved")
        for kind in COMMANDS:
            code = await house.refuse(known["id"], ANN, kind, cid=f"late-{kind.__name__}")
            assert code == Code.OLD_RULES
        await house.do(known["id"], ANN, c.Say, cid="late", text="shall we begin anew?")

    run(before, 1000, after)


def test_a_table_of_old_rules_that_has_not_started_never_starts(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["id"] = await house.set_up()

    async def after(house: House) -> None:
        renew_rules(house)
        assert await house.refuse(known["id"], BOB, c.Sit, cid="late", seat=1) == Code.OLD_RULES
        await house.do(known["id"], ANN, c.Close, cid="late")

    run(before, 5, after)
