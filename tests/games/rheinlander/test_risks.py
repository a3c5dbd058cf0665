"""Where a bastion belongs, and when bots place one: what they see that the greedy eye does not."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import holdfast
from holdfast import Match
from holdfast.core import kernels, verbs
from holdfast.core.jit import kernel
from holdfast.core.kernels import Records
from holdfast.search import make_player
from holdfast.search.player import choose_move
from holdfast.testing.amount import amount, seeds
from tests.search.levels import ABOVE, choices

from .build import play, table

#: A's duchy with a 4, and B's larger one: a knight on L9 would join them, and B would own it all.
MINE, THEIRS = "A L7 L8", "B L10 L11 L12"
CITY = {3: "4"}


@kernel
def foresee_each(states: Records, seat: int, out: np.ndarray) -> None:
    for i in range(len(states)):
        out[i] = verbs.foresee(states[i], seat)


def value(match: Match, seat: int = 0) -> float:
    out = np.zeros(1)
    foresee_each(match.position(len(match.moves)), seat, out)
    return float(out[0])


def sifted(match: Match) -> list[str]:
    kept = kernels.sift_moves(match.seen(match.turn or 0), match.legal_ids, thorough=True)
    return [match.game.text.write_move(match.state, move) for move in kept]


def after(*knights: str, move: str = "54@R54", **lines: str) -> Match:
    """A has brought a knight far away and may place a bastion."""
    match = table(*knights, hand=move.partition("@")[0], slots=CITY, **lines)
    return play(match, move)


# Which places are worth a thought


def test_before_the_knight_everything_is_worth_a_thought() -> None:
    match = table(MINE, THEIRS, hand="54")
    assert sifted(match) == match.legal_moves


def test_a_bastion_goes_where_most_is_at_stake_or_nowhere() -> None:
    """6.2, 10.1"""
    assert sifted(after(MINE, THEIRS)) == ["B@L9", "done"]


def test_a_merger_that_is_level_costs_the_duke_too() -> None:
    """6.5"""
    assert sifted(after("A L6 L7 L8", "B L10 L11")) == ["B@L9", "done"]


def test_without_anything_at_stake_there_is_no_bastion() -> None:
    """The larger duchy has nothing to fear, nor has one that nobody is near (6.2, 5.7)."""
    assert sifted(after("A L5 L6 L7 L8", "B L10 L11")) == ["done"]
    assert sifted(after("A L7 L8")) == ["done"]
    assert sifted(after("B L7 L8", "C L10 L11 L12")) == ["done"]


def test_a_rival_inside_may_need_one_knight_more() -> None:
    """5.6"""
    inside = after("A L8 L9", "B L7", "C L10")
    assert "done" in sifted(inside) and len(sifted(inside)) <= 2


def test_early_bastions_are_sifted_too() -> None:
    """10.4"""
    match = table(MINE, THEIRS, hand="54", slots=CITY, options="bastion_timing=any")
    assert [move for move in sifted(match) if move.startswith("B@")] == ["B@L9"]
    assert [move for move in sifted(match) if "@" in move and not move.startswith("B@")]


def test_castles_are_asked_for_as_before() -> None:
    """8.4"""
    match = table(hand="25", slots={11: "c"}, options="castle_optional=on")
    play(match, "25@L25")
    assert sifted(match) == match.legal_moves == ["garrison", "refuse"]


# What it is worth


def test_what_is_at_stake_lowers_the_prospects_and_a_bastion_restores_them() -> None:
    gap, closed = (play(after(MINE, THEIRS, left="C6"), move) for move in ("done", "B@L9"))
    assert value(closed) > value(gap)


def test_a_bastion_is_worth_the_more_the_longer_the_game() -> None:
    """10.3, 11.1"""
    early, late = table(bastions="3 3 3"), table(left="B2", bastions="3 3 3")
    assert value(early) > value(late)


def test_at_the_end_only_the_points_count() -> None:
    """11.3"""
    over = table(MINE, turn="C", hand="54", ended="1", slots=CITY)
    play(over, "54@R54,done")
    assert over.turn is None
    assert value(over) == 9


# What the levels do


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
def test_no_level_wastes_a_bastion(level: str) -> None:
    assert choices(level, after("A L5 L6 L7 L8", "B L10 L11")) == {"done"}


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
def test_every_level_closes_the_gap_in_a_valuable_duchy(level: str) -> None:
    assert choices(level, after(MINE, THEIRS, left="C6")) == {"B@L9"}


@pytest.mark.only_compiled
def test_bastions_are_neither_spent_at_once_nor_kept_to_the_end() -> None:
    """Over whole games of the master with itself."""
    placed: Counter[str] = Counter()
    for seed in seeds(amount(3, 12, 1)):
        _count_bastions(seed, placed)
    bastions = sum(placed.values())
    assert placed["kept"] < bastions / 2
    assert placed["early"] < bastions / 4
    assert placed["last"] < bastions / 4


def _count_bastions(seed: int, placed: Counter[str]) -> None:
    """Count the bastions of a match by when they were placed, if they were."""
    match = holdfast.new("rheinlander", players=4, seed=seed)
    players = [make_player(f"ismcts:{amount(100, 100, 3)}", seed + seat) for seat in range(4)]
    built = []
    while match.turn is not None:
        move = choose_move(players[match.turn], match)
        if match.game.text.write_move(match.state, move).startswith("B@"):
            built.append(len(match.moves))
        match.play(move)
    for ply in built:
        part = ply / len(match.moves)
        placed["early" if part < 1 / 3 else "last" if part > 0.94 else "middle"] += 1
    placed["kept"] += int(match.state.bastions.sum())
