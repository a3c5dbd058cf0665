"""Studies at a server without a network, on both databases: sharing, bots, and the way in."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.core.studying import root_of
from holdfast.core.words import Sentence
from holdfast.games import registry
from holdfast.server import messages as m
from holdfast.server.live import studies as live
from holdfast.server.live import thinkers
from holdfast.server.live.queue import Asker
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.studies import StudyView, check_position, read_root, show_root
from holdfast.testing.hidden import redeal
from tests.server.house import Games, House, Run, start_pair
from tests.server.sitting import ANN, BOB, EVE, Sitting
from tests.server.test_non_interference import Parrot

encode = msgspec.json.encode
ASKER = Asker("1.2.3.4", ANN)


def a_root(game: str = "nim", seed: int = 3) -> m.StudyRoot:
    return m.StudyRoot(game, root_of(holdfast.new(game, seed=seed), 0))


def a_study(title: str = "What if?", **changes: Any) -> m.Study:
    root = a_root()
    move = holdfast.read("nim", root.position).legal_moves[0]
    study = m.Study(root, title, [m.StudyMove(-1, move)])
    return msgspec.structs.replace(study, **changes)


def place(root: m.StudyRoot, *path: str, eyes: str = "") -> m.StudyPlace:
    return m.StudyPlace(root.game, root.position, list(path), eyes)


def replying(root: m.StudyRoot, level: Any = "apprentice") -> m.StudyReplying:
    return m.StudyReplying(root.game, root.position, level=level)


async def refused(work: Any) -> Code:
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.code


def test_a_shared_study_is_there_for_anybody_also_after_a_restart(run: Run) -> None:
    kept: list[str] = []
    moves = [m.StudyMove(-1, a_study().moves[0].move, "the  greedy\nway")]

    async def share(house: House) -> None:
        kept.append((await house.tables.studies.share(a_study(moves=moves), ANN)).id)
        kept.append((await house.tables.studies.share(a_study(), ANN)).id)

    async def open_again(house: House) -> None:
        study = await house.tables.studies.open(kept[0])
        assert study.moves[0].name == "the greedy way"
        assert study.root == a_root()
        assert await refused(house.tables.studies.open("guessed")) == Code.UNKNOWN_STUDY

    run(share, 60, open_again)
    assert kept[0] != kept[1]
    assert min(map(len, kept)) >= 22  # of 128 bits


def test_nobody_fills_the_store(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_STUDIES", 2)

    async def visit(house: House) -> None:
        studies = house.tables.studies
        for _ in range(2):
            await studies.share(a_study(), ANN)
        assert await refused(studies.share(a_study(), ANN)) == Code.TOO_MANY
        await studies.share(a_study(), BOB)

    run(visit)


def test_what_cannot_be_played_is_not_stored(run: Run) -> None:
    async def visit(house: House) -> None:
        share = house.tables.studies.share
        wrong = a_study(moves=[m.StudyMove(-1, "castle")])
        assert await refused(share(wrong, ANN)) == Code.BAD_POSITION
        assert await refused(share(a_study(moves=[m.StudyMove(0, "1-1")]), ANN)) == (
            Code.BAD_POSITION
        )
        nothing = m.Study(m.StudyRoot("nim", "players 2"), "", [])
        assert await refused(share(nothing, ANN)) == Code.BAD_POSITION

    run(visit)


def test_only_a_finished_match_is_studied(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        await house.move(table, ANN, BOB)
        root = house.tables.answers.study_root
        for deal in (None, 5):
            for person in (ANN, EVE, None):
                assert await refused(root(table, person, 0, 0, deal)) == Code.NOT_OVER
        await house.do(table, ANN, c.Resign)
        found = await root(table, EVE, 1, 0, 5)
        assert (found.game, found.seat, found.cards) == ("nim", 0, "dealt")
        assert (await root(table, None, 1, None, None)).cards == "true"
        assert await refused(root(table, EVE, 2, None, None)) == Code.UNKNOWN_MOMENT
        assert await refused(root(table, EVE, 1, 5, None)) == Code.UNKNOWN_SEAT
        assert await refused(root(table, EVE, 1, None, 5)) == Code.BAD_MESSAGE

    run(visit)


def test_a_bot_is_told_what_its_seat_may_see(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two studies that differ in what its seat cannot know, it is asked the same."""
    heard: list[thinkers.Question] = []

    async def visit(house: House) -> None:
        answer = house.tables.bots.thinkers.answer

        async def listen(question: thinkers.Question, asker: Asker, *, live: bool) -> int:
            assert not live  # whoever plays at a table comes first
            heard.append(question)
            return await answer(question, asker, live=live)

        monkeypatch.setattr(house.tables.bots.thinkers, "answer", listen)
        match = holdfast.new("schotten-totten", seed=3)
        seat = match.turn
        assert seat is not None
        other = redeal(match.position(0), seat, 8)
        roots = [match.position(0), other]
        for cell in roots:
            text = match.game.text.write_state(cell[0])
            root = m.StudyRoot("schotten-totten", text)
            reply = await house.tables.studies.reply(replying(root), ASKER)
            assert reply.move in match.legal_moves
        assert roots[0].tobytes() != roots[1].tobytes()

    run(visit)
    first, second = heard
    assert (first.seen.tobytes(), first.moves) == (second.seen.tobytes(), second.moves)


def test_what_is_best_is_found_from_what_the_seat_may_see(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With somebody who tells everything that they were shown."""
    found: list[bytes] = []

    async def visit(house: House) -> None:
        monkeypatch.setattr(live, "Ismcts", Parrot)
        match = holdfast.new("schotten-totten", seed=3)
        assert match.turn is not None
        here, there = match.position(0), redeal(match.position(0), match.turn, 8)
        assert here.tobytes() != there.tobytes()
        for cell in (here, there):
            root = m.StudyRoot("schotten-totten", match.game.text.write_state(cell[0]))
            hint = await house.tables.studies.weigh(place(root), ASKER)
            assert {move.text for move in hint.moves} <= set(match.legal_moves)
            found.append(encode(hint))

    run(visit)
    assert found[0] == found[1]


def test_what_is_best_is_said_where_there_is_something_to_decide_and_to_decide_with(
    run: Run,
) -> None:
    async def visit(house: House) -> None:
        studies = house.tables.studies
        root = a_root()
        hint = await studies.weigh(place(root), ASKER)
        assert hint.moves == sorted(hint.moves, key=lambda move: -move.win)
        match = holdfast.new("nim", seed=3)
        while match.turn is not None:
            match.play(match.legal_ids[0])
        over = m.StudyRoot("nim", root_of(match, match.ply))
        assert await refused(studies.weigh(place(over), ASKER)) == Code.OVER
        studies._replying[ASKER] = live.MOST_REPLIES
        assert await refused(studies.weigh(place(root), ASKER)) == Code.TOO_FAST
        studies._replying.clear()
        studies._games = Games(warm=False)
        assert await refused(studies.weigh(place(root), ASKER)) == Code.NOT_READY

    run(visit)


def test_a_bot_that_nobody_waits_for_stops(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[str] = []

    async def visit(house: House) -> None:
        async def think(*_: Any, **__: Any) -> int:
            try:
                await asyncio.sleep(60)
            finally:
                stopped.append("stopped")
            return 0

        monkeypatch.setattr(house.tables.bots.thinkers, "answer", think)
        studies = house.tables.studies
        root = a_root()
        tasks = [
            asyncio.create_task(studies.reply(replying(root), ASKER))
            for _ in range(live.MOST_REPLIES)
        ]
        await asyncio.sleep(0.05)
        assert await refused(studies.reply(replying(root), ASKER)) == Code.TOO_FAST
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert stopped == ["stopped"] * live.MOST_REPLIES
        assert not studies._replying

    run(visit)


def test_where_it_is_over_no_bot_has_anything_to_say(run: Run) -> None:
    async def visit(house: House) -> None:
        match = holdfast.new("nim", seed=3)
        while match.turn is not None:
            match.play(match.legal_ids[0])
        root = m.StudyRoot("nim", root_of(match, match.ply))
        assert await refused(house.tables.studies.reply(replying(root), ASKER)) == Code.OVER
        shown = (await house.tables.studies.find(place(root))).show()
        assert shown.result is not None
        assert shown.result.winners == list(match.winners)

    run(visit)


def ways_out(game: str, root: m.StudyRoot, path: list[str], eyes: str) -> list[bytes]:
    """Return all that is sent of a study, and of questions asked in it."""
    found = holdfast.game(game)
    view = StudyView(found, m.StudyPlace(game, root.position, path, eyes))
    sent = [encode(root), encode(view.show()), encode(view.explain("stone 4"))]
    for move in view.match.legal_moves[:3]:
        sent += [encode(view.why(move)), encode(view.preview(move))]
    return sent


@pytest.mark.parametrize("game", registry.offered())
def test_nothing_of_what_the_seat_did_not_know_reaches_a_study(game: str) -> None:
    """Of two matches that looked the same to a seat, every byte of their studies is the same."""
    players = min(holdfast.game(game).seats)
    sitting = Sitting(("me", *["bot"] * (players - 1)), game, seed=5)
    choice = random.Random(5)
    while sitting.table.match is not None and sitting.table.match.ply < 12:
        sitting.move(choice.choice(sitting.table.match.legal_ids))
    match = sitting.table.match
    assert match is not None
    for seat in range(players):
        twin = Sitting(("me", *["bot"] * (players - 1)), game, seed=5).table
        assert twin.match is not None
        for move in match.moves:
            twin.match.play(move)
        twin.match._cell = redeal(twin.match._cell, seat, 99)
        assert twin.match._cell.tobytes() != match._cell.tobytes()
        twin.frame.status = sitting.table.frame.status = "over"
        roots = [show_root(table, match.ply, seat, 7) for table in (sitting.table, twin)]
        path: list[str] = []
        for _ in range(4):
            for eyes in ("", "open", *map(str, range(players))):
                here, there = (ways_out(game, root, path, eyes) for root in roots)
                assert here == there
            world = holdfast.read(game, roots[0].position)
            for made in path:
                world.play(made)
            if world.turn is None:
                break
            path.append(choice.choice(world.legal_moves))
        true = [show_root(table, match.ply, seat, None) for table in (sitting.table, twin)]
        assert true[0] != true[1]  # a leak would be found


def test_a_pasted_text_is_a_position_or_a_replay() -> None:
    match = holdfast.new("nim", seed=3)
    for _ in range(3):
        match.play(match.legal_ids[0])
    find, text = holdfast.game, match.game.text.write_state(match.state)
    assert read_root(find, m.StudyPasted("nim", text)) == m.StudyRoot("nim", text)
    replay = match.replay()
    assert read_root(find, m.StudyPasted("nim", replay)).position == text
    early = read_root(find, m.StudyPasted("nim", replay, ply=1, seat=1, deal=4))
    assert (early.seat, early.cards) == (1, "dealt")
    for wrong in ("", "heaps", "holdfast-replay 1", replay.replace("moves 3", "moves 4"), "x"):
        with pytest.raises(Refused) as refusal:
            read_root(find, m.StudyPasted("nim", wrong))
        assert refusal.value.code == Code.BAD_POSITION
    with pytest.raises(Refused) as refusal:
        read_root(find, m.StudyPasted("nim", replay, ply=9))
    assert refusal.value.code == Code.UNKNOWN_MOMENT


@pytest.mark.parametrize(
    ("game", "wrong", "line"),
    [
        ("schotten-totten", "hand A R7\nhand B R10", "hand B R10"),
        ("schotten-totten", "hand A R7\nstone 10: R1 | -", "stone 10: R1 | -"),
        ("schotten-totten", "hand A R7\nflag 3", "flag 3"),
        ("rheinlander", "players 9", "players 9"),
        ("rheinlander", "players 3\nknights A L99", "knights A L99"),
        ("fellowship", "players 2\ncell 0,9: x4", "cell 0,9: x4"),
        ("fellowship", "players 2\nhands A g1", "hands A g1"),
    ],
)
def test_the_line_that_cannot_be_read_is_named(game: str, wrong: str, line: str) -> None:
    checked = check_position(holdfast.game(game), m.StudyText(game, wrong))
    assert (checked.shown, checked.problems, checked.line) == (None, [], line)
    assert checked.detail


def test_all_problems_of_a_position_are_told_at_once() -> None:
    game = holdfast.game("schotten-totten")
    text = "hand A R1 R1\nhand B R2 R3 R4 R5 R6 R7 R8\nturn A claim"
    checked = check_position(game, m.StudyText("schotten-totten", text))
    told = [Sentence(each.id, dict(each.args)) for each in checked.problems]
    assert [game.positions.say(each) for each in told] == [
        "R1 is there 2 times instead of 1",
        "B holds 7 cards instead of up to 6",
        "A has no stone to claim",
    ]
