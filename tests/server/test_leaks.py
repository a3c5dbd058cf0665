"""The ways in which hidden information has leaked elsewhere, one by one.

The tenth, hints that know too much, is in ``test_non_interference``.
"""

from __future__ import annotations

import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.core.pledge import make_pledge
from holdfast.core.seats import SPECTATOR
from holdfast.server import messages as m
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.show import (
    eyes_of,
    show_moment,
    show_replay,
    show_story,
    show_table,
    summarise,
)
from tests.server.house import Ear, House, Run, start_pair
from tests.server.sitting import ANN, BOB, EVE, SALT, TRIO, Sitting
from tests.server.tabs import Served, gather_people, serve

CARDS = "schotten-totten"


def sent(sitting: Sitting, person: str | None) -> bytes:
    """Return a table with its log, as it is sent to a person."""
    table = sitting.table
    page = m.Page(show_table(table, person), show_story(table, person, 0), [])
    return msgspec.json.encode(page)


def play(sitting: Sitting, moves: int, seed: int = 0) -> Sitting:
    choice = random.Random(seed)
    for _ in range(moves):
        assert sitting.table.match is not None
        sitting.move(choice.choice(sitting.table.match.legal_ids))
    return sitting


def hands(shown: m.TableShown) -> str:
    assert shown.match is not None
    return msgspec.json.encode(shown.match.table).decode()


def test_1_a_spectator_sees_nothing_that_every_player_does_not_see() -> None:
    sitting = play(Sitting(game=CARDS, seed=3).seat_all(), 9)
    watcher, stranger = show_table(sitting.table, None), show_table(sitting.table, EVE)
    assert watcher == stranger
    assert watcher.match is not None
    assert (watcher.eyes, watcher.yours, watcher.match.moves) == (None, [], [])
    hidden = sitting.table.match.seen(SPECTATOR)  # type: ignore[union-attr]
    for seat in (0, 1):
        seen = sitting.table.match.seen(seat)  # type: ignore[union-attr]
        richer = [
            name
            for name in hidden.dtype.names or ()
            if ((hidden[name] >= 0) & (seen[name] < 0)).any()
        ]
        assert richer == []


def test_1_the_host_who_does_not_sit_sees_as_a_spectator() -> None:
    sitting = Sitting(("open", "open"), CARDS)
    sitting.do(BOB, c.Sit, seat=0)
    sitting.do(EVE, c.Sit, seat=1)
    host, watcher = show_table(sitting.table, ANN), show_table(sitting.table, None)
    assert host.match == watcher.match


def test_2_who_comes_back_sees_with_the_same_eyes_as_before(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house, game=CARDS)
        whole = {who: await house.tables.answers.page(table, who) for who in (ANN, BOB, None)}
        assert whole[ANN].table.match != whole[BOB].table.match != whole[None].table.match
        for since in (0, 1, 3):
            for who, page in whole.items():
                again = await house.tables.watch(table, Ear(who), since)
                assert again == m.Page(page.table, page.story[since:], page.here)

    run(visit)


def test_3_neither_the_first_position_nor_the_past_is_in_what_is_sent() -> None:
    early = Sitting(game=CARDS, seed=5).seat_all()
    late = play(Sitting(game=CARDS, seed=5).seat_all(), 12)
    shown, first = show_table(late.table, BOB), show_table(early.table, BOB)
    assert set(msgspec.to_builtins(shown)) == set(msgspec.to_builtins(first))
    assert shown.match is not None
    assert set(msgspec.to_builtins(shown.match)) == {"ply", "turn", "scores", "table", "moves"}


@pytest.mark.parametrize("end", ["no", "closed", "over"])
def test_4_seed_and_salt_are_sent_only_when_the_match_is_over(end: str) -> None:
    seed = 0xFEDCBA9876543210
    sitting = play(Sitting(game=CARDS, seed=seed).seat_all(), 5)
    if end == "closed":
        sitting.happen(ev.Closed())
    if end == "over":
        sitting.do(ANN, c.Resign)
    for person in (ANN, BOB, EVE, None):
        text = sent(sitting, person)
        for secret in (str(seed), f"{seed:x}", SALT):
            assert (secret.encode() in text) == (end == "over" and secret != f"{seed:x}")
    pledge = show_table(sitting.table, None).pledge
    assert pledge == make_pledge(CARDS, seed, SALT)


def test_4_the_record_that_is_shown_has_no_dice() -> None:
    sitting = Sitting(game=CARDS).seat_all()
    for person in (ANN, BOB, None):
        assert b"dice" not in sent(sitting, person)


def test_5_ids_and_secrets_follow_from_nothing_that_is_known(run: Run) -> None:
    async def visit(house: House) -> None:
        tables = [await house.set_up("me", "invited") for _ in range(8)]
        shown = [await house.shown(table, ANN) for table in tables]
        links = [each.invites[1] for each in shown]
        for unique in (tables, links, [each.pledge for each in shown]):
            assert len(set(unique)) == len(tables)
            assert all(re.fullmatch("[0-9a-f]{32,}", each) for each in unique)
        loaded = [house.loaded(table) or await opened(house, table) for table in tables]
        assert len({each.secret.seed for each in loaded}) == len(tables)
        assert len({each.secret.salt for each in loaded}) == len(tables)
        for person in (BOB, None):
            assert (await house.shown(tables[0], person)).invites == {}

    async def opened(house: House, table: str) -> Any:
        await house.tables.watch(table, Ear(ANN), 0)
        return house.loaded(table)

    run(visit)


def test_6_nothing_happens_at_a_table_before_it_is_stored(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await start_pair(house)
        told: list[int] = []

        class Checking(Ear):
            def send(self, message: bytes) -> None:
                told.append(msgspec.json.decode(message)["changed"]["version"])

        await house.tables.watch(table, Checking(EVE), 0)
        stored: list[int] = []
        write = house.store.write

        async def noting(work: Any, **how: Any) -> Any:
            done = await write(work, **how)
            stored.append(len(told))
            return done

        house.store.write = noting  # type: ignore[method-assign]
        await house.move(table, ANN, BOB)
        assert (stored[-1], len(told)) == (0, 1)

    run(visit)


def test_7_no_move_is_taken_back_after_a_card_was_drawn() -> None:
    sitting = Sitting(game=CARDS, options={"tactics": True}).seat_all()
    mover = sitting.who()
    sitting.move()
    sitting.move("draw clan")
    assert sitting.refuse(mover, c.Undo) == Code.NEEDS_CONSENT
    assert sitting.refuse(mover, c.Undo, turn=True) == Code.NEEDS_CONSENT


def test_8_there_is_no_replay_of_a_match_that_goes_on_and_no_other_eyes() -> None:
    sitting = play(Sitting(game=CARDS).seat_all(), 4)
    with pytest.raises(Refused) as refused:
        show_replay(sitting.table)
    assert refused.value.code == Code.NOT_OVER
    for person, eyes in ((ANN, "open"), (ANN, "1"), (BOB, "0"), (EVE, "0"), (None, "1")):
        with pytest.raises(Refused) as refused:
            show_moment(sitting.table, person, 2, eyes)
        assert refused.value.code == Code.NOT_OVER
    sitting.do(ANN, c.Resign)
    assert show_moment(sitting.table, None, 2, "open").ply == 2
    assert SALT in show_replay(sitting.table)


def test_8_points_that_were_kept_face_down_are_open_afterwards() -> None:
    sitting = play(Sitting(TRIO, game="rheinlander").seat_all(), 4)
    assert show_moment(sitting.table, ANN, 2, None).scores[1:] == [None, None]
    for person in (ANN, BOB):
        sitting.do(person, c.Resign)
    assert None not in show_moment(sitting.table, None, 2, "open").scores
    assert show_moment(sitting.table, None, 2, "0").scores[1:] == [None, None]


def test_8_a_moment_of_the_past_shows_no_more_than_was_seen_then() -> None:
    sitting = Sitting(game=CARDS).seat_all()
    then = {who: hands(show_table(sitting.table, who)) for who in (ANN, BOB, None)}
    play(sitting, 5)
    for who, seen in then.items():
        moment = show_moment(sitting.table, who, 0, None)
        assert msgspec.json.encode(moment.table).decode() == seen


def test_9_legal_moves_go_to_the_seat_to_move_alone() -> None:
    sitting = Sitting(game=CARDS).seat_all()
    for _ in range(8):
        for person in (ANN, BOB, EVE, None):
            match = show_table(sitting.table, person).match
            assert match is not None
            assert bool(match.moves) == (person == sitting.who())
        sitting.move()
    sitting.do(ANN, c.Ask, what="pause")
    sitting.do(BOB, c.Answer, what="pause", yes=True)
    for person in (ANN, BOB):
        match = show_table(sitting.table, person).match
        assert match is not None
        assert match.moves == []


def test_9_and_not_to_somebody_whose_seat_a_bot_plays() -> None:
    sitting = Sitting(game=CARDS).seat_all()
    mover = sitting.who()
    sitting.do(mover, c.Leave)
    match = show_table(sitting.table, mover).match
    assert match is not None
    assert match.moves == []


def test_11_the_log_says_of_a_hidden_move_only_what_everybody_saw() -> None:
    sitting = Sitting(game="nim").seat_all()
    mover = sitting.who()
    sitting.move("1-3")
    drawn = sitting.table.match.legal_moves  # type: ignore[union-attr]
    sitting.move(drawn[0])
    lines = {who: show_story(sitting.table, who, 0)[-1] for who in (ANN, BOB, None)}
    assert lines[mover].text == drawn[0]
    assert len({line.text for line in lines.values()}) == 2
    assert all(line.text != drawn[0] for who, line in lines.items() if who != mover)


def test_11_who_a_person_is_stays_with_the_server() -> None:
    sitting = Sitting(("me", "invited", "open"))
    people = ("4b1d" * 6, "77aa" * 6)
    for seat, person in enumerate(people, 1):
        sitting.do(person, c.Sit, seat=seat, invite=sitting.table.invite(seat))
    sitting.do(people[0], c.Say, text="hello")
    play(sitting, 3)
    for reader in (ANN, *people, None):
        text = (
            sent(sitting, reader).decode() + msgspec.json.encode(summarise(sitting.table)).decode()
        )
        assert not any(person in text for person in people)


def test_11_at_one_screen_the_log_and_the_table_wait_for_whose_turn_it_is() -> None:
    sitting = Sitting(("me", "hot"), CARDS)
    for _ in range(6):
        assert eyes_of(sitting.table, ANN) == sitting.turn
        sitting.move()
    assert show_story(sitting.table, ANN, 0)[2:] == show_story(sitting.table, None, 0)[2:]
    moment = show_moment(sitting.table, ANN, 2, None)
    assert moment == show_moment(sitting.table, ANN, 2, str(sitting.turn))
    sitting.do(ANN, c.Ask, what="pause")
    assert eyes_of(sitting.table, ANN) == SPECTATOR


def test_12_the_size_of_an_answer_says_nothing_about_a_hand() -> None:
    sizes = set()
    for seed in range(6):
        sitting = Sitting(game=CARDS, seed=seed).seat_all()
        shown = show_table(sitting.table, None)
        sizes.add(len(msgspec.json.encode(shown.match)))
    assert len(sizes) == 1


def test_nobodys_id_or_token_reaches_anybody_else(tmp_path: Path) -> None:
    async def visit(served: Served) -> None:
        async with AsyncExitStack() as stack:
            people = await gather_people(stack, served, "Ann", "Bob", "Eve")
            table = await people[0].set_up("nim", [{"who": "me"}, {"who": "open"}], public=True)
            pages = [await stack.enter_async_context(who.page(table)) for who in people]
            await pages[1].do("sit", seat=1)
            await pages[0].do("say", text="hello")
            await pages[2].do("sit", seat=1)
            for person, page in zip(people, pages, strict=True):
                await page.wait(lambda page=page: page.version == 4)
                text = "".join(page.raw) + str(await person.get("/api/tables"))
                for other in people:
                    assert next(iter(other.http.cookies.values())) not in text
                    assert (other.id in text) == (other is person)

    serve(tmp_path, ["nim"], visit)
