"""Commands over a real store: stored once, told in order, shown to those who may see."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Any

import pytest

from holdfast.search.ismcts import Ismcts
from holdfast.server.live.stored import SNAPSHOT_EVERY
from holdfast.server.site.lobby import Lobby
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from tests.server.house import Ear, Games, House, Run, start_pair, until
from tests.server.sitting import ANN, BOB, CYD, EVE


async def talk(house: House, table: str, times: int) -> None:
    for number in range(times):
        await house.do(table, ANN, c.Say, text=f"line {number}")


def test_a_command_that_comes_twice_is_stored_once_and_answered_alike(
    run: Run,
) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up()
        first = await house.do(table, BOB, c.Sit, seat=1, cid="same", v=1)
        again = await house.do(table, BOB, c.Sit, seat=1, cid="same", v=1)
        assert first == again
        assert [event.kind for event in await house.stored(table)] == ["created", "sat", "started"]
        assert first.version == 3

    run(visit)


def test_two_people_may_choose_the_same_id_for_a_command(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        for person in (ANN, BOB):
            await house.do(table, person, c.Say, text="hello", cid="same")
        assert [event.person for event in await house.stored(table)][-2:] == [ANN, BOB]

    run(visit)


@pytest.mark.parametrize("between", [0, 2 * SNAPSHOT_EVERY])
def test_a_command_is_known_after_a_restart_also_from_before_a_snapshot(
    run: Run, between: int
) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["table"] = table = await house.set_up()
        known["sat"] = await house.do(table, BOB, c.Sit, seat=1, cid="sit", v=1)
        known["mover"] = mover = await house.mover(table, ANN, BOB)
        known["moved"] = await house.do(table, mover, c.Move, move="1-1", cid="move")
        await talk(house, table, between)

    async def after(house: House) -> None:
        table = known["table"]
        events = await house.stored(table)
        move = await house.do(table, known["mover"], c.Move, move="1-1", cid="move", v=3)
        assert move == known["moved"]
        assert await house.do(table, BOB, c.Sit, seat=1, cid="sit", v=1) == known["sat"]
        assert await house.stored(table) == events

    run(before, after)


def test_a_move_for_a_position_that_has_gone_is_stale_and_changes_nothing(
    run: Run,
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        version = (await house.shown(table)).version
        await house.move(table, ANN, BOB, move="1-1")
        mover = await house.mover(table, ANN, BOB)
        assert await house.refuse(table, mover, c.Move, move="2-1", v=version) == Code.STALE
        assert len(await house.stored(table)) == version + 1

    run(visit)


def test_of_many_moves_at_once_one_is_made(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        mover, version = await house.mover(table, ANN, BOB), (await house.shown(table)).version
        sent = [house.do(table, mover, c.Move, move=f"{1 + i % 3}-1", v=version) for i in range(12)]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        refused = [each.code for each in answers if isinstance(each, Refused)]
        assert refused == [Code.STALE] * 11
        assert len(await house.stored(table)) == version + 1

    run(visit)


def test_who_watches_hears_every_version_once_and_in_order(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up()
        ears = [Ear(person) for person in (ANN, BOB, EVE, None)]
        for ear in ears:
            await house.tables.watch(table, ear, 0)
        await house.do(table, BOB, c.Sit, seat=1)
        while (await house.shown(table)).status == "playing":
            await house.move(table, ANN, BOB)
        last = (await house.shown(table)).version
        for ear in ears:
            lines = [line["seq"] for each in ear.heard_of("happened") for line in each["story"]]
            assert lines == list(range(2, last + 1))
            versions = [each["changed"]["version"] for each in ear.heard_of("happened")]
            assert versions == sorted(set(versions))
            known = [each["since"] for each in ear.heard_of("happened")]
            assert known == [1, *versions[:-1]]

    run(visit)


@pytest.mark.parametrize("long", [0, SNAPSHOT_EVERY + 5])
def test_who_comes_back_hears_what_they_missed_also_from_before_a_snapshot(
    run: Run, long: int
) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["table"] = table = await start_pair(house)
        await talk(house, table, 3 + long)
        known["page"] = await house.tables.answers.page(table, ANN)

    async def after(house: House) -> None:
        whole = known["page"].story
        for since in (0, 1, 4, len(whole) - 1, len(whole)):
            page = await house.tables.watch(known["table"], Ear(ANN), since)
            assert page.story == whole[since:]
            assert page.table == known["page"].table

    async def each_alone(house: House) -> None:
        page = await house.tables.answers.page(known["table"], ANN, 2)
        assert page.story == known["page"].story[2:]

    run(before, each_alone, after)


def test_spectators_are_kept_out_where_the_table_says_so(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(watchers=False)
        early, host, guest = Ear(EVE), Ear(ANN), Ear(BOB)
        for ear in (early, host, guest):
            await house.tables.watch(table, ear, 0)
        await house.do(table, BOB, c.Sit, seat=1)
        await house.move(table, ANN, BOB)
        assert [each["type"] for each in early.heard] == ["rejected"]
        assert early.heard[0]["refusal"]["code"] == Code.NO_WATCHERS
        assert len(host.heard_of("happened")) == len(guest.heard_of("happened")) == 2
        for asked in (
            house.tables.answers.page(table, EVE),
            house.tables.watch(table, Ear(None), 0),
            house.tables.answers.moment(table, EVE, 0, None),
            house.tables.answers.replay(table, None),
        ):
            with pytest.raises(Refused) as refused:
                await asked
            assert refused.value.code == Code.NO_WATCHERS

    run(visit)


def test_a_table_that_does_not_exist_leaves_nothing_behind(run: Run) -> None:
    async def visit(house: House) -> None:
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                await house.tables.answers.page("nowhere", ANN)
            assert refused.value.code == Code.UNKNOWN_TABLE
        assert house.loaded("nowhere") is None

    run(visit)


def test_those_who_watch_see_who_is_there(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        ear = Ear(EVE)
        assert (await house.tables.watch(table, ear, 0)).here == [0, 1]  # by what they asked for
        house.tables.come(BOB)
        house.tables.come(BOB)
        house.tables.come(EVE)
        house.tables.go(BOB)
        assert (await house.tables.answers.page(table, None)).here == [0, 1]
        house.tables.go(BOB)
        house.tables.come(BOB)
        assert [each["seats"] for each in ear.heard_of("here")] == [[0], [0, 1]]

    run(visit)


def test_bots_move_by_themselves_and_everybody_hears_of_it(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("bot", "me", "bot")
        ear = Ear(ANN)
        await house.tables.watch(table, ear, 0)

        async def over() -> bool:
            shown = await house.shown(table, ANN)
            if shown.match is not None and shown.match.moves:
                await house.do(table, ANN, c.Move, move=shown.match.moves[0].id)
            return shown.status == "over"

        await until(over)
        lines = (await house.tables.answers.page(table, ANN)).story
        assert {line.seat for line in lines if line.bot} == {0, 2}
        assert ear.heard_of("thinking")

    run(visit)


def test_a_bot_that_searches_plays_more_simply_and_says_so_until_it_can(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ismcts, "choose", lambda _self, _game, _seen, _seat, moves: moves[0])

    async def visit(house: House) -> None:
        games = house.tables.rooms.games = Games(warm=False)
        table = await house.set_up("me", "bot apprentice", "bot grandmaster")
        ear = Ear(ANN)
        await house.tables.watch(table, ear, 0)

        async def moved(warm: bool) -> bool:
            games.warm = warm
            shown = await house.shown(table, ANN)
            if shown.match is not None and shown.match.moves:
                with pytest.raises(Refused, match="warming up") if not warm else nullcontext():
                    await house.tables.answers.hint(table, ANN)
                await house.do(table, ANN, c.Move, move=shown.match.moves[0].id)
            thought = ear.heard_of("thinking")
            return (2, not warm) in {(each["seat"], each["warming"]) for each in thought}

        await until(lambda: moved(False))
        await until(lambda: moved(True))
        assert {each["warming"] for each in ear.heard_of("thinking") if each["seat"] == 1} == {
            False
        }

    run(visit)


def test_a_closed_table_is_closed_for_good(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, public=True)
        await house.tables.shut(table)
        await house.tables.shut(table)
        assert (await house.shown(table, ANN)).status == "closed"
        assert await house.refuse(table, CYD, c.Sit, seat=1) == Code.OVER
        assert [event.kind for event in await house.stored(table)][-1] == "closed"

    run(visit)


def test_a_command_whose_sender_goes_away_meanwhile_is_told_to_the_others(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "bot")
        await until(lambda: is_anns_turn(house, table))
        match = (await house.shown(table, ANN)).match
        assert match is not None
        ear = Ear(BOB)
        page = await house.tables.watch(table, ear, 0)
        command = c.Move("c", page.table.version, match.moves[0].id)
        moving = asyncio.create_task(house.tables.act(table, ANN, "Ann", command))
        await asyncio.sleep(0)
        moving.cancel()
        # The move is told, and the bot answers it.
        await until(lambda: len(ear.heard_of("happened")) >= 2)
        lines = [line for told in ear.heard_of("happened") for line in told["story"]]
        assert [line["seq"] for line in lines][:2] == [
            page.table.version + 1,
            page.table.version + 2,
        ]

    run(visit)


async def is_anns_turn(house: House, table: str) -> bool:
    match = (await house.shown(table, ANN)).match
    return bool(match and match.moves)


def test_a_room_in_which_a_bot_thinks_is_not_let_go_of(run: Run) -> None:
    async def visit(house: House) -> None:
        for _ in range(10):
            table = await house.set_up("bot", "me", "bot")
            room = house.tables.rooms.find(table)
            assert room is not None
            await house.tables.answers.page(table, ANN)
            assert house.tables.rooms.find(table) is room
            await until(lambda table=table: is_anns_turn(house, table))  # type: ignore[misc]

    run(visit)


def test_in_the_list_of_ones_tables_it_is_not_ones_turn_while_a_bot_decides(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table, lobby = await start_pair(house), Lobby(house.store)
        mover = await house.mover(table, ANN, BOB)
        assert [mine.your_turn for mine in await lobby.tables_of(mover)] == [True]
        monkeypatch.setattr(house.tables.bots, "wake", lambda *_args, **_kwargs: None)
        await house.do(table, mover, c.Leave)
        assert [mine.your_turn for mine in await lobby.tables_of(mover)] == [False]

    run(visit)
