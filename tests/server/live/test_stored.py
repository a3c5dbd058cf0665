"""Long logs: what a table costs does not depend on how long its log is, and nothing gets lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from holdfast.server.live.stored import OLDER, SNAPSHOT_EVERY
from holdfast.server.store import log
from holdfast.server.table import commands as c
from holdfast.server.table.table import KEPT
from holdfast.server.view.asked import InParts
from tests.server.house import Ear, House, Run
from tests.server.sitting import ANN, BOB, EVE

#: With these a match does not end before a test does.
ROUNDS = {"rounds": 9}
LONG = 2 * OLDER + SNAPSHOT_EVERY + 7


async def play_long(house: House, game: str = "nim") -> str:
    """Return a table with a long log: moves that were taken back, and much talk."""
    table = await house.set_up(game=game)
    await house.do(table, BOB, c.Sit, seat=1)
    for number in range(LONG // 3):
        await house.move(table, ANN, BOB)
        person = await house.mover(table, ANN, BOB)
        asker = BOB if person == ANN else ANN
        if number % 4:
            await house.do(table, asker, c.Ask, what="undo")
            await house.do(table, person, c.Answer, what="undo", yes=True)
        else:
            await house.do(table, ANN, c.Say, text=f"number {number}")
        if (await house.shown(table)).status == "over":
            break
    return table


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many events were read from the store each time that somebody read some."""
    counts: list[int] = []
    read = log.read_events

    def counted(*given: Any) -> Any:
        events = read(*given)
        counts.append(len(events))
        return events

    monkeypatch.setattr(log, "read_events", counted)
    yield counts


def test_who_comes_gets_the_newest_entries_and_the_others_on_request(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await play_long(house, "schotten-totten")
        last = (await house.shown(table)).version
        assert last > LONG
        for person in (ANN, BOB, EVE, None):
            page = await house.tables.watch(table, Ear(person), 0)
            story = page.story
            assert SNAPSHOT_EVERY <= len(story) < 3 * SNAPSHOT_EVERY
            while story[0].seq > 1:
                older = (await house.tables.answers.older(table, person, story[0].seq)).story
                assert 0 < len(older) <= OLDER
                story = [*older, *story]
            assert [line.seq for line in story] == list(range(1, last + 1))
            # As if it had been read while it happened.
            again = await house.tables.answers.older(table, person, last + 1)
            assert again.story == story[-OLDER:]
            assert (await house.tables.answers.older(table, person, 1)).story == []

    run(visit)


def test_what_was_missed_comes_whole_unless_it_is_too_much(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await play_long(house)
        last = (await house.shown(table)).version
        for missed in (0, 1, KEPT - 1, KEPT, KEPT + 1, SNAPSHOT_EVERY):
            page = await house.tables.watch(table, Ear(ANN), last - missed)
            assert [line.seq for line in page.story] == list(range(last - missed + 1, last + 1))

    run(visit)


def test_no_question_reads_the_whole_log(run: Run, reads: list[int]) -> None:
    known: dict[str, str] = {}

    async def before(house: House) -> None:
        known["table"] = await play_long(house)
        assert (await house.shown(known["table"])).version > LONG / 2

    async def after(house: House) -> None:
        table, answers = known["table"], house.tables.answers
        reads.clear()
        await answers.why(table, ANN, "1-1")
        await answers.why(table, None, InParts('{"kind": "take", "heap": 0, "stones": 1}'))
        await answers.moment(table, ANN, 0, None)
        await answers.page(table, None)
        await house.tables.watch(table, Ear(ANN), 0)
        await house.do(table, BOB, c.Say, text="well")
        await house.move(table, ANN, BOB)
        assert reads
        assert max(reads) < 2 * SNAPSHOT_EVERY

    run(before, after)


def test_of_a_long_log_little_is_kept(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up(game="schotten-totten", options=ROUNDS)
        await house.do(table, BOB, c.Sit, seat=1)
        await house.tables.watch(table, Ear(ANN), 0)
        for _ in range(2 * KEPT):
            await house.move(table, ANN, BOB)
        await house.tables.answers.moment(table, ANN, 3, None)
        room = house.tables.rooms.find(table)
        assert room is not None
        held = room.table
        assert held is not None
        assert held.match is not None
        assert len(held.log) == KEPT
        assert len(held.made) <= len(held.match._moves.made) == KEPT
        assert len(room.commands) <= KEPT
        assert held.frame.version - held.log_after == KEPT

    run(visit)


@pytest.mark.parametrize("lie", [0, 10**6])
def test_a_command_from_long_ago_gets_its_first_answer(run: Run, lie: int) -> None:
    """Also from somebody who says that they had seen more, or nothing, when they sent it."""

    async def visit(house: House) -> None:
        table = await house.set_up()
        await house.do(table, BOB, c.Sit, seat=1)
        first = await house.do(table, ANN, c.Say, cid="once", text="first")
        for number in range(2 * KEPT):
            await house.do(table, BOB, c.Say, text=f"{number}")
        last = (await house.shown(table)).version
        for v in (first.version - 1, lie):
            again = await house.do(table, ANN, c.Say, cid="once", text="first", v=v)
            assert again == first
        assert (await house.shown(table)).version == last

    run(visit)


def test_all_that_was_forgotten_can_still_be_taken_back(run: Run) -> None:
    async def alone(house: House) -> None:
        table = await house.set_up("me", "hot", game="schotten-totten", options=ROUNDS)
        first = (await house.shown(table, ANN)).match
        for _ in range(3 * KEPT):
            await house.do(table, ANN, c.Move, move=(await moves(house, table))[0])
        while (await house.shown(table, ANN)).undo.move:
            await house.do(table, ANN, c.Undo)
        assert (await house.shown(table, ANN)).match == first

    run(alone)


async def moves(house: House, table: str) -> list[int]:
    match = (await house.shown(table, ANN)).match
    assert match is not None
    return [move.id for move in match.moves]
