"""Pauses change nothing that is found, cost next to nothing, and can end a search."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.match import Match
from holdfast.search.ismcts import Ismcts
from holdfast.search.pauses import Stopped, is_paused, pause, pausing
from holdfast.search.player import choose_move
from holdfast.testing.amount import amount


def play(match: Match, thinkers: list[Ismcts]) -> list[int]:
    while match.turn is not None:
        match.play(choose_move(thinkers[match.turn], match))
    return match.moves


def test_outside_of_a_block_nobody_is_asked() -> None:
    assert not is_paused()
    assert pause() == 0.0
    with pausing(lambda: None):
        assert is_paused()
    assert not is_paused()


@pytest.mark.parametrize("budget", [7, 33, amount(500, 500, 40)])
def test_a_search_finds_the_same_with_pauses_and_without(budget: int) -> None:
    pauses = 0

    def note() -> None:
        nonlocal pauses
        pauses += 1

    games = []
    for paused in (False, True):
        match = holdfast.new("nim", seed=5)
        thinkers = [Ismcts(seat, iterations=budget) for seat in (0, 1)]
        if paused:
            with pausing(note):
                games.append(play(match, thinkers))
        else:
            games.append(play(match, thinkers))
    assert games[0] == games[1]
    assert pauses >= len(games[0]) // 2  # once for each decision that was searched


def test_a_search_that_is_stopped_leaves_nothing_that_misleads_the_next_one() -> None:
    def stop() -> None:
        raise Stopped

    match = holdfast.new("fellowship", players=2, seed=3)
    stopped, fresh = (Ismcts(1, iterations=30) for _ in range(2))
    match.play(choose_move(stopped, match))
    # Its tree fits what it sees now; the search is stopped, then the move is taken back.
    with pytest.raises(Stopped), pausing(stop):
        while True:
            match.play(choose_move(stopped, match))
    assert stopped._expected == b""
    assert choose_move(stopped, match) in match.legal_ids
    assert choose_move(fresh, match) in match.legal_ids


def test_the_time_of_others_is_not_the_searchs_own() -> None:
    clock = [0.0]
    asked = []

    def wait() -> None:
        asked.append(clock[0])
        clock[0] += 10.0  # others think

    match = holdfast.new("nim", seed=2)
    with pytest.MonkeyPatch.context() as patch, pausing(wait):
        patch.setattr(
            "time.perf_counter", lambda: clock.__setitem__(0, clock[0] + 0.01) or clock[0]
        )
        choose_move(Ismcts(1, milliseconds=300), match)
    assert len(asked) > 3
