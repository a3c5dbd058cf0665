"""Differences: with them, whoever was shown a table once knows it as if it were shown again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.core.seats import SPECTATOR
from holdfast.games import registry
from holdfast.server.table import commands as c
from holdfast.server.view.difference import difference
from holdfast.server.view.show import show_table
from holdfast.testing.amount import amount
from tests.server.house import Ear
from tests.server.sitting import ANN, BOB, EVE, Sitting
from tests.server.twins import PEOPLE, Twins, seat_people

MOVES = amount(quick=25, full=200, plain=10)


def as_sent(shown: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(shown))


@pytest.mark.parametrize("game", registry.names())
def test_what_everybody_was_told_adds_up_to_what_they_would_be_shown(game: str) -> None:
    players = max(holdfast.game(game).seats)
    for options in holdfast.game(game).samples:
        sitting = seat_people(game, players, dict(options), 5)
        # The second table is not looked at: the twins have a room, and somebody in it.
        rooms = [Twins(sitting, eyes, 1).ears[0] for eyes in (*range(players), SPECTATOR)]
        choice = random.Random(5)
        for _ in range(MOVES):
            match = sitting.table.match
            if match is None or sitting.table.turn is None:
                break
            sitting.move(choice.choice(match.legal_ids))
            for room, _ in rooms:
                room.tell_change()
        for _, ear in rooms:
            assert ear.seen == as_sent(show_table(sitting.table, ear.person))


def test_who_sits_down_and_who_is_put_out_know_it_from_what_they_are_told() -> None:
    sitting = Sitting(("me", "open", "open"))
    room = Twins.room_of(sitting)
    ears = [Ear(person) for person in (ANN, BOB, EVE, None)]
    for ear in ears:
        ear.joined = room.join(ear, sitting.table)
    for person, kind, fields in (
        (BOB, c.Sit, {"seat": 1}),
        (BOB, c.Leave, {}),
        (BOB, c.Sit, {"seat": 2}),
        (ANN, c.Empty, {"seat": 2}),
        (ANN, c.Say, {"text": "well"}),
    ):
        sitting.do(person, kind, **fields)
        room.tell_change()
        for ear in ears:
            assert ear.seen == as_sent(show_table(sitting.table, ear.person)), (person, kind)


def test_what_is_as_it_was_is_not_sent_again() -> None:
    sitting = seat_people("schotten-totten", 2, {}, 3)
    had = show_table(sitting.table, PEOPLE[0])
    sitting.do(ANN, c.Say, text="well")
    said = difference(had, show_table(sitting.table, PEOPLE[0]))
    assert said == {"version": sitting.table.frame.version}
    had = show_table(sitting.table, PEOPLE[0])
    sitting.move()
    moved = difference(had, show_table(sitting.table, PEOPLE[0]))
    assert moved.keys() <= {"version", "undo", "match"}
    assert {"points", "borders", "discard", "rounds"}.isdisjoint(moved["match"]["table"])


def test_those_with_the_same_eyes_are_sent_the_same_bytes() -> None:
    sitting = seat_people("schotten-totten", 2, {}, 3)
    room = Twins.room_of(sitting)
    ears = [Ear(None), Ear("somebody"), Ear(EVE)]
    for ear in ears:
        ear.joined = room.join(ear, sitting.table)
    assert ears[0].joined is ears[1].joined is ears[2].joined
    sitting.move()
    room.tell_change()
    assert ears[0].bytes[0] is ears[1].bytes[0] is ears[2].bytes[0]
