"""A record that is read quickly, each field once: the words of a game say the same of it."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core import made
from holdfast.core.made import make, tell
from holdfast.core.match import Match, look, new_match
from holdfast.core.seats import SPECTATOR
from holdfast.games import registry


def matches(name: str) -> list[Match]:
    game = holdfast.game(name)
    return [new_match(game, seed=7, options=options) for options in game.samples]


def agree(match: Match, before: Any, move: int) -> None:
    """Check that the words say the same of a record that is read quickly as of the record itself.

    As text: 1 and True are equal, and are not the same JSON.
    """
    game = match.game
    way, _ = make(before, move, look(game, before)[1])
    for eyes in (*range(match.players), SPECTATOR):
        shown = match.show(eyes)
        assert repr(shown.table) == repr(game.wire.view(match.seen(eyes)[0], eyes))
        for each in shown.moves:
            assert each.text == game.text.write_move(match.state, each.id)
            assert repr(each.parts) == repr(game.wire.parts(match.state, each.id))
        told = game.text.tell(way.before[0], move, [*way.trail], eyes)
        assert repr(tell(game, way, eyes).told) == repr(told)


@pytest.mark.parametrize("name", [*registry.offered(), "nim"])
def test_it_shows_and_tells_the_same_to_everybody_at_the_beginning_and_the_end(name: str) -> None:
    chance = Random(7)
    for match in matches(name):
        while match.turn is not None:
            before, move = match.position(len(match.moves)), chance.choice(match.legal_ids)
            match.play(move)
            if len(match.moves) < 20 or match.turn is None:
                agree(match, before, move)


def test_what_it_reads_is_the_record_that_it_is_given() -> None:
    match = new_match(holdfast.game("nim"), seed=7)
    first = match.view(0)
    match.play(match.legal_ids[0])
    assert match.view(0)["table"] != first["table"]
    match.undo()
    assert match.view(0) == first


def test_nothing_of_what_it_has_read_is_left_for_the_collector() -> None:
    match = new_match(holdfast.game("nim"), seed=7)
    gc.collect()
    gc.disable()
    known = find_records()  # others may keep some
    try:
        match.view(0)
        match.play(match.legal_ids[0])
        match.log(0)
        made._way.cache_clear()  # where the last one is kept, for the next who reads of it
        left = find_records().keys() - known.keys()
    finally:
        gc.enable()
    assert not left


def find_records() -> dict[int, Any]:
    """Return the records that the collector of garbage knows, by their place in memory."""
    return {id(each): each for each in gc.get_objects() if issubclass(type(each), np.void)}
