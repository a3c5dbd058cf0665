"""A game whose words read each field once: it says the same."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.made import make, tell
from holdfast.core.match import Match, look, new_match
from holdfast.core.seats import SPECTATOR
from holdfast.games import registry
from holdfast.server.view.reader import quicken


def matches(name: str) -> list[Match]:
    game = holdfast.game(name)
    return [new_match(game, seed=7, options=options) for options in game.samples]


def agree(match: Match, before: Any, move: int) -> None:
    """Check that both say the same of a position and of the move that led to it."""
    game, quick = match.game, quicken(match.game)
    made, _ = make(before, move, look(game, before)[1])
    for eyes in (*range(match.players), SPECTATOR):
        seen = match.seen(eyes)[0]
        # As text: 1 and True are equal, and are not the same JSON.
        assert repr(quick.wire.view(seen, eyes)) == repr(game.wire.view(seen, eyes))
        told = tell(quick, made, eyes).entry()
        assert repr(told) == repr(tell(game, made, eyes).entry())


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
    match = new_match(quicken(holdfast.game("nim")), seed=7)
    first = match.view(0)
    match.play(match.legal_ids[0])
    assert match.view(0)["table"] != first["table"]
    match.undo()
    assert match.view(0) == first


def test_nothing_of_what_it_has_read_is_left_for_the_collector() -> None:
    match = new_match(quicken(holdfast.game("nim")), seed=7)
    gc.collect()
    gc.disable()
    try:
        match.view(0)
        match.play(match.legal_ids[0])
        match.log(0)
        left = [each for each in gc.get_objects() if isinstance(each, np.void)]
    finally:
        gc.enable()
    assert left == []


def test_the_game_itself_stays_as_it_was() -> None:
    game = holdfast.game("nim")
    view, tell = game.wire.view, game.text.tell
    quick = quicken(game)
    assert (game.wire.view, game.text.tell) == (view, tell)
    assert quick.wire.view is not view
    assert quick.words is game.words
    assert quick.rules.state is game.rules.state
