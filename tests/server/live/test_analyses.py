"""Analyses: asked for once, for all who look, behind everybody's bots, and never of a hand."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from holdfast.search import fortune
from holdfast.search.analysis import Decision, weigh_decision
from holdfast.search.pauses import pause
from holdfast.search.thinker import View
from holdfast.server import messages as m
from holdfast.server.live import analyses, judging
from holdfast.server.live.depths import ITERATIONS
from holdfast.server.store.analyses import list_left
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.analyses import views_of
from tests.server.house import PATIENCE, Games, House, Run, start_pair, until
from tests.server.sitting import ANN, BOB, CYD, EVE

plain = msgspec.to_builtins


def anybody(_askers: Sequence[str]) -> None:
    """Refuse nobody."""


async def ask(house: House, table: str, person: str = EVE, **given: Any) -> m.AnalysisShown:
    depth = given.pop("depth", "standard")
    return await house.tables.analyses.ask(table, person, depth, anybody, **given)


async def show(house: House, table: str, person: str | None = EVE) -> m.AnalysisShown:
    return await house.tables.analyses.show(table, person, "standard")


async def finished(house: House, table: str, person: str | None = EVE) -> m.AnalysisShown:
    async def is_done() -> bool:
        return (await show(house, table, person)).state == "done"

    await until(is_done)
    return await show(house, table, person)


async def play_to_the_end(house: House, table: str, *people: str) -> None:
    """Let people play until the match is over, and bots answer."""
    while True:
        shown = [await house.shown(table, person) for person in people]
        if shown[0].status == "over":
            return
        if any(each.match and each.match.moves for each in shown):
            await house.move(table, *people)
        await asyncio.sleep(0.001)


async def refused(work: Any) -> Code:
    with pytest.raises(Refused) as problem:
        await work
    return problem.value.code


@contextmanager
def slow_thoughts(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Let each decision last, with pauses, until something is so."""
    enough = threading.Event()

    def weigh(view: View, ply: int, played: int, thinkers: Any, **given: Any) -> Decision:
        end = time.monotonic() + PATIENCE
        while not enough.is_set():
            assert time.monotonic() < end
            time.sleep(0.002)
            pause()
        return weigh_decision(view, ply, played, thinkers, **given)

    monkeypatch.setattr(judging, "weigh_decision", weigh)
    monkeypatch.setattr(analyses, "LOOK", 0.05)
    yield enough
    enough.set()


def test_a_finished_match_is_analysed_for_all_who_look_and_that_stays(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["table"] = table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        assert (await show(house, table)).state == "none"
        assert (await ask(house, table)).state in ("going", "done")
        shown = await finished(house, table, None)
        known["shown"] = plain(shown)
        assert plain(await finished(house, table, BOB)) == plain(shown)
        assert (await finished(house, table, EVE)).yours
        assert shown.found == shown.of == len(shown.decisions) > 0
        assert {each.seat for each in shown.decisions} == {0, 1}
        assert [each.seat for each in shown.accuracy] == [0, 1]
        assert sum(each.share or 0.0 for each in shown.accuracy) == 1.0
        for each in shown.decisions:
            assert each.favourite.win >= each.played.win or not each.exact
            assert each.played.parts is not None
        # To ask again for what there is changes nothing, whoever asks.
        again = await ask(house, table, CYD)
        assert (again.state, again.yours) == ("done", False)

    async def after(house: House) -> None:
        assert plain(await show(house, known["table"], None)) == known["shown"]

    run(before, after)


def test_where_each_result_came_from_adds_up_and_stays(run: Run) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["table"] = table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        await ask(house, table)
        known["balances"] = balances = (await finished(house, table)).balances
        assert [each.seat for each in balances] == [0, 1]
        assert sum(each.result for each in balances) == 1.0
        decisions = (await show(house, table)).decisions
        for each in balances:
            terms = (each.deal, each.luck, each.fog, each.decisions, each.others)
            assert each.result - each.start == pytest.approx(sum(t.value for t in terms), abs=1e-9)
            lost = sum(one.loss for one in decisions if one.seat == each.seat)
            assert each.decisions.value == pytest.approx(-lost, abs=1e-9)
        assert all(one.stake is not None for one in decisions)

    async def after(house: House) -> None:
        assert (await show(house, known["table"])).balances == known["balances"]

    run(before, after)


def test_luck_that_was_half_looked_at_is_gone_on_with(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is as if nobody had stopped it."""
    known: dict[str, Any] = {}
    sampled: list[int] = []
    sample = fortune.sample_move

    def note(match: Any, ply: int, *given: Any) -> Any:
        sampled.append(ply)
        return sample(match, ply, *given)

    async def whole(house: House) -> None:
        known["table"] = table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        await ask(house, table)
        known["balances"] = (await finished(house, table)).balances
        job = await house.tables.analyses._find(analyses.Subject(table, "standard", None))
        assert job is not None
        assert job.findings.samples == {}  # nobody needs them any more

    async def in_two_parts(house: House) -> None:
        table = known["table"]
        async with house.tables.rooms.hold_seen(table, None) as (_, seen):
            match = seen.match
        assert match is not None
        views, findings = views_of(match, [0, 1]), judging.Findings()
        half = list(judging.pieces_of(match, views, findings, "standard", lucky=True))[::2]
        for piece in half:
            judging.take(findings, piece())
        findings = msgspec.json.decode(msgspec.json.encode(findings), type=judging.Findings)
        before = len(sampled)
        judging.drop_old(findings, match, views, lucky=True)
        for piece in judging.pieces_of(match, views, findings, "standard", lucky=True):
            judging.take(findings, piece())
        assert len(sampled) - before < match.ply
        judging.draw_up(findings, match)
        assert findings.balances == known["balances"]

    monkeypatch.setattr(judging, "sample_move", note)
    run(whole, in_two_parts)


def test_of_a_match_that_goes_on_nobody_is_told_of_luck(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is what is left to chance, and what others hold."""

    def never(*_: Any) -> None:
        raise AssertionError("looked at the true cards")

    async def visit(house: House) -> None:
        monkeypatch.setattr(judging, "sample_move", never)
        table = await house.set_up("me", "bot apprentice")
        await house.move(table, ANN)
        await ask(house, table, ANN)
        assert (await finished(house, table, ANN)).balances == []

    run(visit)


def test_only_what_is_new_is_sent(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        await ask(house, table)
        shown = await finished(house, table)
        rest = await house.tables.analyses.show(table, EVE, "standard", 1)
        assert plain(rest.decisions) == plain(shown.decisions[1:])
        assert rest.accuracy == shown.accuracy
        assert (await house.tables.analyses.show(table, EVE, "deep")).state == "none"

    run(visit)


def test_nobody_asks_it_of_a_running_match_with_people_in_it(run: Run) -> None:
    async def visit(house: House) -> None:
        waiting = await house.set_up()
        assert await refused(ask(house, waiting, ANN)) == Code.NOT_STARTED
        table = await start_pair(house)
        for _ in range(2):
            for person in (ANN, BOB, EVE):
                assert await refused(ask(house, table, person)) == Code.ANALYSIS_OFF
                assert await refused(show(house, table, person)) == Code.ANALYSIS_OFF
                stop = house.tables.analyses.stop(table, person, "standard")
                assert await refused(stop) == Code.ANALYSIS_OFF
            assert await refused(show(house, table, None)) == Code.ANALYSIS_OFF
            await house.move(table, ANN, BOB)
        assert await refused(ask(house, "0" * 32, ANN)) == Code.UNKNOWN_TABLE

    run(visit)


def test_nor_where_two_sit_at_one_screen_or_a_bot_stands_in_for_somebody(run: Run) -> None:
    async def visit(house: House) -> None:
        shared = await house.set_up("me", "hot")
        assert await refused(ask(house, shared, ANN)) == Code.ANALYSIS_OFF
        closed = await house.set_up("me", "open", watchers=False)
        await house.do(closed, BOB, c.Sit, seat=1)
        assert await refused(show(house, closed, EVE)) == Code.NO_WATCHERS

    run(visit)


def test_against_bots_alone_ones_own_decisions_are_judged_and_nobody_else_sees_it(
    run: Run,
) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "bot apprentice")
        await house.move(table, ANN)
        for person in (EVE, None):
            assert await refused(show(house, table, person)) == Code.ANALYSIS_OFF
        await ask(house, table, ANN)
        first = await finished(house, table, ANN)
        assert first.seats == [0]
        assert {each.seat for each in first.decisions} == {0}
        assert first.accuracy[0].share is None
        assert await refused(show(house, table, EVE)) == Code.ANALYSIS_OFF
        assert await house.store.read(lambda conn: list_left(conn, 10**15)) == []
        await play_to_the_end(house, table, ANN)
        assert (await show(house, table, ANN)).state == "none"
        await ask(house, table, ANN)
        assert (await finished(house, table, EVE)).seats == [0, 1]

    run(visit)


def test_what_was_taken_back_is_judged_anew(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "bot apprentice")
        await house.move(table, ANN, move="1-1")
        await ask(house, table, ANN)
        assert [d.played.text for d in (await finished(house, table, ANN)).decisions] == ["1-1"]
        await house.do(table, ANN, c.Undo)
        await house.move(table, ANN, move="2-2")
        await ask(house, table, ANN)
        shown = await finished(house, table, ANN)
        assert shown.decisions[0].played.text == "2-2"

    run(visit)


def test_who_has_asked_may_stop_it_and_whoever_asks_then_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        with slow_thoughts(monkeypatch) as enough:
            assert (await ask(house, table, EVE)).state == "going"
            stop = house.tables.analyses.stop
            assert await refused(stop(table, BOB, "standard")) == Code.NOT_ASKER
            assert (await show(house, table, BOB)).state == "going"
            assert (await stop(table, EVE, "standard")).state == "stopped"
            assert (await show(house, table, BOB)).state == "stopped"
            again = await ask(house, table, BOB)
            assert (again.state, again.yours) == ("going", True)
            enough.set()
            assert (await finished(house, table)).found > 0

    run(visit)


def test_what_a_server_has_begun_is_gone_on_with_by_the_next_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["table"] = table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        assert (await ask(house, table, EVE)).state == "going"

    async def after(house: House) -> None:
        known["enough"].set()
        shown = await finished(house, known["table"])
        assert shown.yours
        assert shown.found == shown.of > 0

    with slow_thoughts(monkeypatch) as known["enough"]:
        run(before, after)


def test_one_that_fell_silent_is_taken_up_when_its_time_is_over(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is killed gives nothing back."""
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        known["table"] = table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        await ask(house, table, EVE)
        house.tables.analyses._me = "another"  # so that it gives back nothing

    async def after(house: House) -> None:
        known["enough"].set()
        await asyncio.sleep(0.2)
        assert (await show(house, known["table"])).state == "going"
        house.pass_seconds(31)
        await finished(house, known["table"])

    with slow_thoughts(monkeypatch) as known["enough"]:
        run(before, after)


def test_until_the_game_is_compiled_it_is_refused(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        house.tables.rooms.games = Games(warm=False)
        assert await refused(ask(house, table)) == Code.NOT_READY
        assert (await show(house, table)).state == "none"

    run(visit)


def test_whoever_checks_is_told_who_waits_for_how_many(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        tables = [await start_pair(house) for _ in range(3)]
        for table in tables:
            await play_to_the_end(house, table, ANN, BOB)
        told: list[list[str]] = []
        check: Callable[[Sequence[str]], None] = lambda askers: told.append(sorted(askers))  # noqa: E731
        with slow_thoughts(monkeypatch):
            for table, person in zip(tables, (EVE, EVE, CYD), strict=True):
                await house.tables.analyses.ask(table, person, "standard", check)
            await house.tables.analyses.ask(tables[0], BOB, "standard", check)
        assert told == [[], [EVE], [EVE, EVE]]

    run(visit)


def test_a_bot_does_not_wait_for_an_analysis(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await play_to_the_end(house, table, ANN, BOB)
        with slow_thoughts(monkeypatch):  # it never ends, on all places
            await ask(house, table, EVE)
            other = await house.set_up("me", "bot apprentice", host=CYD)
            async with asyncio.timeout(20):
                await play_to_the_end(house, other, CYD)
            assert (await show(house, table)).found == 0

    run(visit)


def test_deeper_is_longer() -> None:
    assert ITERATIONS["deep"] > 4 * ITERATIONS["standard"]


def test_whoever_watches_bots_may_have_all_of_them_judged_and_nobody_else(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("bot", "bot", pace=200)
        house.tables.come(ANN)
        await until(lambda: _has_begun(house, table))
        await ask(house, table, ANN)
        judged = await finished(house, table, ANN)
        assert judged.seats == [0, 1]
        assert judged.decisions
        assert await refused(ask(house, table, BOB)) == Code.ANALYSIS_OFF
        assert await refused(show(house, table, None)) == Code.ANALYSIS_OFF

    run(visit)


async def _has_begun(house: House, table: str) -> bool:
    shown = await house.shown(table, ANN)
    return shown.match is not None and shown.match.ply > 1
