"""What the players know (3.3)."""

from __future__ import annotations

from collections import Counter

import numpy as np
from scipy import stats

import holdfast
from holdfast import SPECTATOR, Match
from holdfast.core import kernels
from holdfast.games.nim.state import HIDDEN
from tests.games.nim.positions import AFTER_RETURN, DRAWN, LAST_STONE, position

H = HIDDEN


def seen(match: Match, seat: int) -> tuple[list[int], int, list[int]]:
    state = match.seen(seat)[0]
    return state.token[:2].tolist(), int(state.drawn), state.pile[:4].tolist()


def test_players_know_the_token_they_hold() -> None:
    """(3.3)."""
    match = position(tokens="2 5")
    assert seen(match, 0) == ([2, H], -1, [H, H, H, H])
    assert seen(match, 1) == ([H, 5], -1, [H, H, H, H])
    assert seen(match, SPECTATOR) == ([H, H], -1, [H, H, H, H])


def test_only_the_player_sees_the_token_drawn() -> None:
    """(3.1, 3.3)."""
    match = position(tokens="2 5", **DRAWN)
    assert seen(match, 0) == ([2, H], 4, [H, H, H, -1])
    assert seen(match, 1) == ([H, 5], H, [H, H, H, -1])
    assert seen(match, SPECTATOR) == ([H, H], H, [H, H, H, -1])


def test_players_remember_what_they_put_under_the_pile() -> None:
    """(3.3)."""
    match = position(tokens="2 5", **AFTER_RETURN)
    assert seen(match, 0) == ([2, H], -1, [4, H, H, H])
    assert seen(match, 1) == ([H, 5], -1, [H, H, H, H])


def test_at_the_end_the_hands_are_turned_up_but_not_the_pile() -> None:
    """(4.3)."""
    match = position(tokens="2 5", **LAST_STONE)
    match.play("3-1")
    assert seen(match, 1) == ([2, 5], -1, [4, H, H, H])
    assert seen(match, SPECTATOR) == ([2, 5], -1, [H, H, H, H])


def test_nobody_knows_the_dice() -> None:
    assert position(dice="17").seen(0)[0].dice[0] == 0


def test_others_see_only_that_a_token_is_returned() -> None:
    """(3.3)."""
    match = position(**DRAWN)
    match.play("r4")
    assert match.log(0)[0]["text"] == "r4"
    assert match.log(1)[0]["text"] == "r?"
    assert match.log(SPECTATOR)[0]["text"] == "r?"


def test_a_take_is_open_to_all() -> None:
    match = position()
    match.play("2-3")
    assert [match.log(seat)[0]["text"] for seat in (0, 1, SPECTATOR)] == ["2-3"] * 3


def redeals(match: Match, seat: int, count: int) -> np.ndarray:
    """Return worlds that fit what the seat knows."""
    worlds = np.repeat(match.seen(seat), count)
    kernels.redeal_each(worlds, seat, np.array([3], dtype=np.uint64))
    return worlds


def test_a_redeal_leaves_what_the_seat_knows() -> None:
    """(3.3)."""
    worlds = redeals(position(tokens="2 5", **AFTER_RETURN), 0, 200)
    assert set(worlds["token"][:, 0]) == {2}
    assert set(worlds["pile"][:, 0]) == {4}
    assert set(worlds["token"][:, 1]) == {0, 1, 3, 5}


def test_a_redeal_changes_the_token_drawn_by_another() -> None:
    """(3.3)."""
    worlds = redeals(position(tokens="2 5", **DRAWN), 1, 300)
    assert set(worlds["drawn"]) == {0, 1, 2, 3, 4}
    assert set(redeals(position(tokens="2 5", **DRAWN), 0, 300)["drawn"]) == {4}
    assert len(np.unique(worlds["dice"])) == 300


def test_a_redeal_at_the_end_changes_only_the_pile() -> None:
    """(4.3)."""
    match = position(tokens="2 5", **LAST_STONE)
    match.play("3-1")
    worlds = redeals(match, SPECTATOR, 300)
    assert np.unique(worlds["token"], axis=0).tolist() == [[2, 5, -1]]
    assert len(np.unique(worlds["pile"], axis=0)) == 24


def test_the_pile_is_dealt_anew_but_for_what_somebody_put_under_it() -> None:
    """(3.3)."""
    match = holdfast.new("nim", seed=2)
    match.play("1-3")
    match.play(match.legal_ids[0])  # under the pile
    before = match.position(2)
    worlds = np.repeat(before, 600)
    kernels.deal_anew_each(worlds, np.array([5], dtype=np.uint64))
    assert set(worlds["pile"][:, 0]) == {int(before["pile"][0, 0])}
    assert (worlds["token"] == before["token"]).all()
    size = int(before["pile_size"][0])
    tops = Counter(worlds["pile"][:, size - 1].tolist())
    assert len(tops) == size - 1
    assert stats.chisquare(list(tops.values())).pvalue > 1e-4
