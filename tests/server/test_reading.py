"""A game whose words read each field once: it says the same."""

from __future__ import annotations

import gc
from random import Random

import numpy as np
import pytest

import holdfast
from holdfast.core.game import Game
from holdfast.core.match import Match, new_match, tell_move
from holdfast.core.seats import SPECTATOR
from holdfast.games import registry
from holdfast.server.reading import quicken


def matches(name: str) -> list[Match]:
    game = holdfast.game(name)
    return [new_match(game, seed=7, options=options) for options in game.samples]


@pytest.mark.parametrize("name", registry.names())
def test_it_shows_and_tells_the_same_to_everybody_until_the_end(name: str) -> None:
    chance = Random(7)
    for match in matches(name):
        quick = quicken(match.game)
        while match.turn is not None:
            move = chance.choice(match.legal_ids)
            match.play(move)
            if match.turn is None or len(match.moves) % 8 == 1:
                compare(match, quick, match.position(len(match.moves) - 1), move)


def compare(match: Match, quick: Game, before: np.ndarray, move: int) -> None:
    """Compare what a quick game shows and tells of a move; as text, as 1 is not True in JSON."""
    game = match.game
    for eyes in (*range(match.players), SPECTATOR):
        seen = match.seen(eyes)[0]
        assert repr(quick.view(seen, eyes)) == repr(game.view(seen, eyes))
        told = tell_move(quick, before, move, eyes)
        assert repr(told) == repr(tell_move(game, before, move, eyes))


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
        left = [each for each in gc.get_objects() if type(each).__name__ == "Record"]
    finally:
        gc.enable()
    assert left == []


def test_the_game_itself_stays_as_it_was() -> None:
    game = holdfast.game("nim")
    view, tell = game.view, game.tell
    quick = quicken(game)
    assert (game.view, game.tell) == (view, tell)
    assert quick.view is not view
    assert quick.words is game.words
    assert quick.state is game.state
