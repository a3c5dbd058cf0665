"""What somebody is shown who sets up a position by hand."""

from __future__ import annotations

import random

import msgspec
import pytest

import holdfast
from holdfast.core.editing import Edit, edit, lay_out, read_record
from holdfast.core.match import read_match
from holdfast.core.studying import root_of
from holdfast.games import registry
from holdfast.server import messages as m
from holdfast.server.view.editing import edit_position
from holdfast.server.view.studies import read_root
from holdfast.testing.hidden import redeal
from tests.games.nim.positions import write

NIM = holdfast.game("nim")
GAMES = registry.names()


def changed(position: str, **change: str) -> m.StudyEdited:
    return edit_position(
        NIM, msgspec.convert({"game": "nim", "position": position} | change, m.StudyEdit)
    )


def test_a_position_is_shown_with_what_can_be_done() -> None:
    shown = changed(write())
    assert shown.position == write()
    assert shown.checked.shown is not None
    assert shown.drawn is None  # once is enough
    assert shown.bench is not None
    assert [each.name for each in shown.bench.things][:2] == ["stone", "token 0"]
    assert [each.left for each in shown.bench.things] == [0] * 7
    assert shown.bench.names["token"].id == "edit-tokens"
    players, misere = shown.bench.settings[1:]
    assert (players.name, players.choices, players.option) == ("players", ["2", "3"], False)
    assert (misere.name, misere.value, misere.option) == ("misere", "off", True)


def test_an_impossible_position_is_drawn_and_says_where() -> None:
    shown = changed(write(heaps="4 3 5"))
    assert shown.checked.shown is None
    assert shown.where == [["heap 1"]]
    assert shown.checked.problems[0].rule == "1.1"
    assert shown.drawn is not None
    assert (shown.drawn.match.moves, shown.drawn.match.scores) == ([], [None, None])
    assert msgspec.to_builtins(shown.drawn.match.table)["heaps"] == [4, 3, 5]


def test_a_change_that_cannot_be_made_leaves_the_position_and_says_why() -> None:
    shown = changed(write(), do="put", thing="stone", place="heap 1")
    assert shown.position == write()
    assert shown.refusal is not None
    assert shown.refusal.code == "cannot_edit"
    assert shown.refusal.message == "None of these is left: stone."


def test_of_a_text_that_cannot_be_read_there_is_nothing_to_draw() -> None:
    shown = changed("players 2", do="take", thing="stone", place="heap 1")
    assert (shown.position, shown.drawn, shown.bench) == ("players 2", None, None)
    assert shown.checked.detail


def edited(game: str, text: str, seed: int) -> str:
    """Return a position after some changes by hand, which can be played."""
    found, dice = holdfast.game(game), random.Random(seed)
    for _ in range(60):
        bench = lay_out(found, read_record(found, text)[0])
        filled = [each for each in bench.places if each.holds]
        place = dice.choice(filled)
        thing = dice.choice(place.holds)
        fits = [each for each in bench.places if place.kinds[0] in each.kinds and each != place]
        try:
            taken = edit(found, text, Edit("take", thing, place.name))
            moved = edit(found, taken, Edit("put", thing, dice.choice(fits).name))
            read_match(found, moved)
        except holdfast.HoldfastError:
            continue
        text = moved
    return text


@pytest.mark.only_compiled
@pytest.mark.parametrize("game", GAMES)
def test_what_others_hold_in_an_edited_position_cannot_be_found_out(game: str) -> None:
    """Two edited positions that look the same to a seat are dealt anew to the same roots."""
    found, different = holdfast.game(game), 0
    for seed in range(4):
        match = holdfast.new(game, seed=seed)
        for _ in range(6):
            match.play(match.legal_ids[seed % len(match.legal_ids)])
        text = edited(game, root_of(match, match.ply), seed)
        world = read_match(found, text)
        for seat in range(world.players):
            twin = redeal(world.seen(seat), seat, seed + 7)
            other = found.text.write_state(twin[0])
            different += other != text
            roots = [
                read_root(holdfast.game, m.StudyPasted(game, each, seat=seat, deal=5))
                for each in (text, other)
            ]
            assert msgspec.json.encode(roots[0]) == msgspec.json.encode(roots[1])
            assert roots[0].cards == "dealt"
    assert different
