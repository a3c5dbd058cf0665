"""What every seat can hope for: adds up, follows from the position, and ends with the result."""

from __future__ import annotations

import random

import numpy as np
import pytest

from holdfast.core.match import Match, new_match
from holdfast.games import registry
from holdfast.search.outlook import WORLDS, look_ahead


def play(game: str, players: int, seed: int, moves: int = 10_000) -> Match:
    """Return a match that was played at random, to the end or so far."""
    match, choice = new_match(registry.get(game), players, seed), random.Random(seed)
    while match.turn is not None and match.ply < moves:
        match.play(choice.choice(match.legal_ids))
    return match


@pytest.mark.parametrize("game", registry.names())
def test_the_chances_of_all_seats_add_up_at_every_moment(game: str) -> None:
    for players in registry.get(game).seats:
        match = play(game, players, 5)
        for ply in range(0, match.ply, 1 + match.ply // 6):
            found = look_ahead(match, ply, 20)
            assert found.wins.sum() == pytest.approx(1)
            assert (found.errors >= 1 / 20).all()


@pytest.mark.parametrize("game", registry.names())
def test_at_the_end_it_is_the_result_and_sure(game: str) -> None:
    match = play(game, min(registry.get(game).seats), 7)
    found = look_ahead(match, match.ply)
    shares = [(seat in match.winners) / len(match.winners) for seat in range(match.players)]
    assert found.wins.tolist() == shares
    assert not found.errors.any()


def test_the_same_position_is_always_worth_the_same() -> None:
    one, other = (look_ahead(play("nim", 2, 3, 2), 2) for _ in range(2))
    assert np.array_equal(one.wins, other.wins)
    assert (one.errors <= 0.5 / np.sqrt(WORLDS - 1) + 1e-9).all()


def test_the_order_of_the_deck_is_not_looked_at() -> None:
    """It is dealt anew in every imagined game; another order differs by chance alone."""
    match = play("schotten-totten", 2, 11, 12)
    other = Match.resume(match.game, match.position(match.ply), 11, match.past)
    other.deal_anew(99)
    here, there = look_ahead(match, match.ply), look_ahead(other, other.ply)
    assert np.allclose(here.wins, there.wins, atol=8 * float(max(here.errors[0], there.errors[0])))
