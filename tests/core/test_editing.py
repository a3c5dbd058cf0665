"""Positions that are changed by hand: what the editor offers, and what becomes of a change."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.editing import (
    CannotEdit,
    Edit,
    Editing,
    Hurdle,
    edit,
    lay_out,
    read_record,
    say,
)
from holdfast.core.errors import ImpossibleState, UnreadableState
from holdfast.core.words import Sentence
from tests.games.nim.positions import write

GAME = holdfast.game("nim")
PUT = Edit("put", "stone", "heap 2")
TAKE = Edit("take", "stone", "heap 2")


def line(text: str, key: str) -> str:
    (found,) = (each for each in text.splitlines() if each.startswith(key))
    return found.removeprefix(key).strip()


def left(text: str, thing: str) -> int:
    return lay_out(GAME, read_record(GAME, text)[0]).left[thing]


def test_what_is_taken_away_can_be_put_elsewhere() -> None:
    start = write()
    taken = edit(GAME, start, TAKE)
    assert (line(taken, "heaps"), left(taken, "stone")) == ("3 3 5", 1)
    moved = edit(GAME, taken, Edit("put", "stone", "taken A"))
    assert (line(moved, "taken"), left(moved, "stone")) == ("1 0", 0)
    assert holdfast.read("nim", moved).legal_moves[:3] == ["1-1", "1-2", "1-3"]


def test_to_take_away_undoes_to_put() -> None:
    taken = edit(GAME, write(), TAKE)
    assert edit(GAME, edit(GAME, taken, PUT), TAKE) == taken


def test_an_impossible_position_can_be_edited_on() -> None:
    taken = edit(GAME, write(), TAKE)
    with pytest.raises(ImpossibleState, match="stones: 11 instead of 12"):
        holdfast.read("nim", taken)
    assert edit(GAME, taken, PUT) == write()


def test_settings_are_set() -> None:
    turned = edit(GAME, write(), Edit("set", "turn", value="B"))
    assert line(turned, "turn") == "B"
    assert line(edit(GAME, turned, Edit("set", "misere", value="on")), "misere") == "on"
    more = edit(GAME, turned, Edit("set", "players", value="3"))
    assert (line(more, "players"), line(more, "tokens")) == ("3", "2 5 -")
    fewer = edit(
        GAME, edit(GAME, more, Edit("set", "turn", value="C")), Edit("set", "players", "", "2")
    )
    assert (line(fewer, "players"), line(fewer, "turn")) == ("2", "B")


@pytest.mark.parametrize(
    ("change", "hurdle"),
    [
        (Edit("put", "queen", "heap 1"), Hurdle.NO_THING),
        (Edit("put", "stone", "heap 9"), Hurdle.NO_PLACE),
        (Edit("take", "stone", "heap 9"), Hurdle.NO_PLACE),
        (Edit("take", "token 4", "heap 1"), Hurdle.NOT_THERE),
        (Edit("put", "stone", "heap 1"), Hurdle.NONE_LEFT),
        (Edit("put", "token 4", "heap 1"), Hurdle.NOT_HERE),
        (Edit("set", "colour", value="red"), Hurdle.NO_SETTING),
        (Edit("set", "turn", value="Z"), Hurdle.BAD_VALUE),
        (Edit("set", "players", value="9"), Hurdle.BAD_VALUE),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_reason(change: Edit, hurdle: Hurdle) -> None:
    with pytest.raises(CannotEdit, match=hurdle) as refused:
        edit(GAME, write(), change)
    assert refused.value.hurdle == hurdle


def test_a_place_that_is_full_takes_no_more() -> None:
    taken = edit(GAME, write(), Edit("take", "token 4", "pile"))
    with pytest.raises(CannotEdit, match="full"):
        edit(GAME, taken, Edit("put", "token 4", "hand A"))


def test_more_of_a_thing_than_there_is_counts_below_zero() -> None:
    assert left(write(tokens="4 5"), "token 4") == -1


def test_what_cannot_be_read_cannot_be_edited() -> None:
    with pytest.raises(UnreadableState):
        edit(GAME, "players 2", PUT)


def test_what_is_not_said_of_positions_is_said_by_the_game() -> None:
    assert say(GAME, Sentence("edit-pile"), "de") == "Stapel"
    assert say(GAME, Sentence("title"), "en") == "Nim"


def test_a_game_that_declares_nothing_has_an_editor_of_text() -> None:
    nothing = Editing()
    state = read_record(GAME, write())[0]
    before = state.tobytes()
    nothing.settle(state)
    assert state.tobytes() == before
    assert (nothing.things(state), nothing.where(state, Sentence("pieces"))) == ([], [])
