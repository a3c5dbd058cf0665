"""The glance that the greedy player takes at a position: only the order of things is fixed."""

from __future__ import annotations

import numpy as np
import pytest

from holdfast import Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.search import make_player
from holdfast.search.player import choose_move
from holdfast.testing.amount import amount

from .build import deal, phase, play, table


def value(match: Match, seat: int = 0) -> float:
    out = np.zeros(1)
    kernels.appraise_each(match.position(len(match.moves)), seat, out)
    return float(out[0])


def greedy_move(match: Match) -> str:
    """What the greedy player plays here."""
    return match.game.text.write_move(match.state, choose_move(make_player("greedy", 1), match))


def test_everybody_stands_alike_at_the_start() -> None:
    """1.5"""
    assert value(deal(1)) == value(deal(2), 1) == value(deal(3, 5), 4) > 0


def test_a_duchy_is_worth_what_it_would_count_at_the_end() -> None:
    """11.3, 11.4"""
    none, city, holy = (
        value(table("A L22 L23", slots=slots)) for slots in ({9: "c"}, {9: "4"}, {9: "b"})
    )
    assert city == pytest.approx(none + 3)  # the city counts 4, the castle 1
    assert holy == pytest.approx(none + 5)  # the archbishop counts 5, the bishopric 1


def test_a_duchy_without_a_duke_is_worth_nothing() -> None:
    """11.3"""
    assert value(table("A L22", "B L23")) == value(table())


def test_coins_are_worth_their_points() -> None:
    """11.5"""
    assert value(table(coins="7 0 0")) == pytest.approx(value(table()) + 7)


def test_only_the_best_rival_counts() -> None:
    """11.5"""
    one, two, better = (value(table(coins=f"0 {coins}")) for coins in ("6 0", "6 6", "8 6"))
    assert value(table()) > one == two > better


def test_a_bastion_in_hand_is_worth_less_than_a_point() -> None:
    """10.3"""
    with_three, with_two = value(table()), value(table(towers="L5", bastions="2 3 3"))
    assert with_two < with_three < with_two + 1


def test_a_finished_match_is_worth_its_points() -> None:
    """11.5"""
    match = table("A L22 L23", turn="A over", ended="1", coins="20 12 4", bastions="3 3 3")
    assert value(match) == pytest.approx(20 - 6)
    assert value(match, 2) == pytest.approx(4 - 10)
    ended = play(table("A L22", hand="23", slots={9: "b"}, ended="1", opener="B"), "23L,done")
    assert (phase(ended), ended.scores) == ("over", (11, 0, 0))
    assert value(ended) == pytest.approx(11)


# What the greedy player makes of it


def test_the_greedy_player_prefers_a_duchy_with_a_castle() -> None:
    """8.3"""
    match = table(hand="4 8 10 23 27", slots={9: "c"})
    assert greedy_move(match) == "23@L23"


def test_the_greedy_player_prefers_the_better_city() -> None:
    """11.3"""
    match = table("A L22 R5", hand="6 23", slots={2: "4", 9: "2"})
    assert greedy_move(match) in ("6+R4", "6@R6", "23+R4", "23+R6")


def test_the_greedy_player_keeps_a_bastion_rather_than_wasting_it() -> None:
    """10.3"""
    match = play(table("A L22", hand="23"), "23L")
    assert (phase(match), greedy_move(match)) == ("A bastion", "done")


def test_the_greedy_player_garrisons_a_castle() -> None:
    """8.4"""
    match = play(table(hand="23", slots={9: "c"}, options="castle_optional=on"), "23L")
    assert greedy_move(match) == "garrison"


def results() -> tuple[float, float]:
    """How often the greedy player wins alone against two random ones, and its points on average."""
    games, won, points = amount(21, 60), 0, 0
    for seed in range(games):
        match = deal(seed)
        mine = seed % 3
        players = [make_player("greedy" if s == mine else "random", seed + s) for s in range(3)]
        while match.turn is not None:
            match.play(choose_move(players[match.turn], match))
        won += match.winners == (mine,)
        points += match.scores[mine]
    return won / games, points / games


@pytest.mark.skipif(not COMPILED, reason="a match takes half a minute uncompiled")
def test_the_greedy_player_beats_random_players_clearly() -> None:
    """11.5"""
    won, points = results()
    assert won >= 0.9  # by chance it would be a third
    assert points > 55


def test_a_lone_knight_that_can_be_reinforced_is_worth_more() -> None:
    """4.2"""
    walled = table("A L22", towers="L21 L23", bastions="1 3 3")
    free = table("A L22", towers="L30 L40", bastions="1 3 3")
    assert value(free) > value(walled)
