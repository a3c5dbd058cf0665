"""The glance that the greedy player takes at a position: only the order of things is fixed."""

from __future__ import annotations

import numpy as np
import pytest

from holdfast import Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.games.fellowship.value import CARD, HOPE, INFLUENCE, RING
from holdfast.search import make_player
from holdfast.search.player import choose_move
from holdfast.testing.amount import amount

from .test_position import deal, place, table


def value(match: Match, seat: int = 0) -> float:
    out = np.zeros(1)
    kernels.appraise_each(match.position(len(match.moves)), seat, out)
    return float(out[0])


def greedy_move(match: Match) -> str:
    """What the greedy player plays here."""
    return match.game.text.write_move(match.state, choose_move(make_player("greedy", 1), match))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_stands_alike_at_the_start(players: int) -> None:
    """1.6"""
    assert [value(deal(1, players), seat) for seat in range(players)] == [0.0] * players


def test_points_are_worth_their_points() -> None:
    """9.5"""
    assert value(table("r1", "b1", "g1", points="7 0 0")) == pytest.approx(7)
    assert value(table("r1", "b1", "g1", points="7 0 0"), 1) == pytest.approx(-7)


def test_only_the_best_rival_counts() -> None:
    """9.5"""
    one, two, better = (
        value(table("r1", "b1", "g1", points=f"0 {points}")) for points in ("6 0", "6 6", "8 6")
    )
    assert 0 > one == two > better


def test_a_place_is_hoped_for() -> None:
    """6.3"""
    first = table("r1", "b1", "g1", at="Bree", lying=". r4")
    assert value(first) == pytest.approx(HOPE * 3 + INFLUENCE * 4)
    second = table("r1", "b1", "g1", at="Bree", lying=". r4 b5")
    assert value(second) == pytest.approx(INFLUENCE * -1)  # both places are paid 3
    third = table("r1", "b1", "g1", at="Bree", lying=". r1 b5 g4")
    assert value(third) == pytest.approx(INFLUENCE * 1 - HOPE * 3 - INFLUENCE * 5)


def test_two_colours_are_hoped_for() -> None:
    """1.5, 6.3"""
    match = table("g1", "r1", at="Weathertop", lying=". g4 y2")
    assert value(match) == pytest.approx(HOPE * (4 + 3) + INFLUENCE * 6)


def test_a_ring_and_a_card_are_worth_less_than_a_point() -> None:
    """7.1"""
    plain = value(table("r1", "b1", "g1"))
    assert value(table("r1", "b1", "g1", at="Bree", rings="be=A")) == pytest.approx(plain + RING)
    assert value(table("r1 r1", "b1", "g1")) == pytest.approx(plain + CARD)
    assert 0 < CARD < RING < 1


def test_a_location_that_is_scored_is_not_hoped_for_again() -> None:
    """6.6"""
    full = "r1 r1 r1 r4 b1 b1 b1 g1 g1 g1"
    match = table("r1", "b1", "g1", lying=full, turn="A site", points="2 2 0")
    assert value(match, 2) == pytest.approx(-2)
    assert value(match) == pytest.approx(0)


def test_a_finished_match_is_worth_its_points() -> None:
    """9.5"""
    match = table("r1", "", "", turn="A over", points="5 5 2", gained="1 2 0", rings="be=A")
    assert value(match) == pytest.approx(-INFLUENCE)
    assert value(match, 1) == pytest.approx(INFLUENCE)
    assert value(match, 2) == pytest.approx(-3 - 2 * INFLUENCE)


# What the greedy player makes of it


def test_the_greedy_player_takes_the_first_place() -> None:
    """6.3"""
    match = table("r0 r1 r5", "b1", "g1", at="Gate of Moria", lying="r1 b4 b1 g1 g1 . . . . .")
    assert greedy_move(match).startswith("r5@")


def test_the_greedy_player_covers_the_best_card_of_a_rival() -> None:
    """3.2"""
    match = table("r5", "b1", "g1", at="Amon Hen", lying="b4 b1 g1 g2 . . . . . r1")
    assert greedy_move(match) == f"r5@{place('Amon Hen', 0)}"


def test_the_greedy_player_hits_a_card_that_matters() -> None:
    """4.1"""
    match = table("rN", "b1", "g1", at="Amon Hen", lying="b4 b1 g1 r3 . . . . . .")
    assert greedy_move(match) == f"rN@{place('Amon Hen', 0)}"


@pytest.mark.skipif(not COMPILED, reason="a match takes long uncompiled")
@pytest.mark.parametrize(("players", "most"), [(2, 40), (3, 45), (4, 48)])
def test_the_greedy_player_beats_random_players_clearly(players: int, most: int) -> None:
    """9.5"""
    games, won, ahead = amount(most // 2, most), 0, 0.0
    for seed in range(games):
        match = deal(seed, players)
        mine = seed % players
        kinds = ["greedy" if seat == mine else "random" for seat in range(players)]
        chosen = [make_player(kind, seed + seat) for seat, kind in enumerate(kinds)]
        while match.turn is not None:
            match.play(choose_move(chosen[match.turn], match))
        won += match.winners == (mine,)
        others = [points for seat, points in enumerate(match.scores) if seat != mine]
        ahead += match.scores[mine] - sum(others) / len(others)
    assert won / games >= 0.7  # measured: 19 of 20, 4 of 5, 9 of 10
    assert ahead / games > 5
