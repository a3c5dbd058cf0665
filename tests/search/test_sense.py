"""What a player knows without searching: a win is taken, and the game says what is pointless."""

from __future__ import annotations

import numpy as np
import pytest

import holdfast
from holdfast.core.match import Match
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.sense import find_sensible
from tests.search.levels import ABOVE, choices
from tests.search.positions import nim_at


def sensible(match: Match) -> list[str]:
    seat = match.turn or 0
    dice = np.zeros(1, dtype=np.uint64)
    kept = find_sensible(match.game, match.seen(seat), seat, match.legal_ids, dice)
    return [match.game.text.write_move(match.state, move) for move in kept]


def test_a_win_is_found_without_searching() -> None:
    """A takes the last stones and keeps the 5, whatever B holds."""
    match = nim_at("0 0 3", pile="1A 3 4")
    assert sensible(match) == ["3-3"]
    assert choose_move(Ismcts(1, iterations=10**9), match) == match.read_move("3-3")


def test_where_nothing_wins_at_once_all_moves_are_left() -> None:
    match = nim_at("0 2 5")
    assert sensible(match) == match.legal_moves


def test_a_win_that_depends_on_what_is_hidden_is_no_win() -> None:
    """Level tokens share the prize; A holds the 2 and B may hold more."""
    match = holdfast.read(
        "nim",
        "players 2\nmisere on\nheaps 0 0 1\ntaken 11 0\ntokens 2 5\ndrawn -\n"
        "pile 0A 1A 3 4\nturn A\ndice 7",
    )
    assert sensible(match) == match.legal_moves


@pytest.mark.parametrize("level", ABOVE)
def test_every_level_takes_a_win(level: str) -> None:
    assert choices(level, nim_at("0 0 3", pile="1A 3 4")) == {"3-3"}
