"""Proven endgames, against a search that tries everything."""

from __future__ import annotations

import numpy as np
import pytest

import holdfast
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.core.match import Match, look
from holdfast.search import ismcts, make_player
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.solver import DEEPEST, prove, solve_open
from holdfast.testing.amount import amount, seeds


def best_outcome(match: Match, seat: int, known: dict[bytes, int]) -> int:
    """Return what best play leads to for the seat: 1, 0 or -1."""
    if match.turn is None:
        return 0 if len(match.winners) > 1 else 1 if seat in match.winners else -1
    key = match.position(len(match.moves)).tobytes()
    if key not in known:
        values = []
        for move in match.legal_ids:
            match.play(move)
            values.append(best_outcome(match, seat, known))
            match.undo()
        known[key] = max(values) if match.turn == seat else min(values)
    return known[key]


def open_endings(options: dict[str, bool], games: int, most: int) -> list[Match]:
    """Return positions where all is known, with at most so many cards in the two hands."""
    found = []
    for seed in seeds(games):
        match = holdfast.new("schotten-totten", seed=seed, **options)
        player = make_player("random" if seed % 2 else "novice", seed)
        while match.turn is not None:
            seat = match.turn
            few = int(match.state.held.sum()) <= most and len(match.legal_ids) > 1
            if few and kernels.is_open(match.seen(seat), seat):
                found.append(Match(match.game, match.position(len(match.moves)), None))
                break
            match.play(choose_move(player, match))
    return found


@pytest.mark.parametrize("options", [{}, {"expert": True}, {"tactics": True}], ids=str)
def test_it_agrees_with_a_search_that_tries_everything(options: dict[str, bool]) -> None:
    endings = open_endings(options, amount(60, 60, 8), amount(4, 4, 3))
    values = set()
    for match in endings:
        seat = match.turn
        assert seat is not None
        thought = prove(match.game, match.seen(seat), seat, match.legal_ids)
        assert thought is not None and thought.exact
        known: dict[bytes, int] = {}
        for move, value in zip(thought.moves, thought.values, strict=True):
            match.play(move)
            assert 2 * value - 1 == best_outcome(match, seat, known), match.replay()
            match.undo()
            values.add(float(value))
    if COMPILED:
        assert {0.0, 1.0} <= values


def test_a_winning_move_is_enough_for_the_player() -> None:
    for match in open_endings({}, amount(12, 40, 6), amount(6, 6, 3)):
        seat = match.turn
        assert seat is not None
        whole = prove(match.game, match.seen(seat), seat, match.legal_ids)
        quick = prove(match.game, match.seen(seat), seat, match.legal_ids, one_is_enough=True)
        assert whole is not None and quick is not None
        assert whole.values[whole.moves.index(quick.best)] == whole.values.max()
        thinker = Ismcts(1, iterations=10**9)
        assert choose_move(thinker, match) == quick.best
        assert thinker.think(match.game, match.seen(seat), seat, match.legal_ids).exact
        assert thinker.weigh(match.game, match.seen(seat), seat, match.legal_ids).exact


def test_a_player_that_proves_nothing_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    (match, *_) = open_endings({}, 20, 12)
    thinker = Ismcts(1, iterations=20)
    thinker.proves = False
    monkeypatch.setattr(ismcts, "prove", None)
    assert choose_move(thinker, match) in match.legal_ids


def test_what_takes_too_long_is_left_open() -> None:
    (match, *_) = open_endings({}, 20, 12)
    seat = match.turn
    assert seat is not None
    assert prove(match.game, match.seen(seat), seat, match.legal_ids, budget=0) is None


def test_nothing_is_proven_while_something_is_hidden_or_several_play() -> None:
    match = holdfast.new("schotten-totten", seed=1)
    assert prove(match.game, match.seen(0), 0, match.legal_ids) is None
    three = holdfast.new("nim", players=3, seed=1)
    assert prove(three.game, three.seen(0), 0, three.legal_ids) is None


def test_a_line_that_is_too_long_is_left_open() -> None:
    match = holdfast.new("schotten-totten", seed=1)
    seat = match.turn
    assert seat is not None
    found = solve_open(match.game, match.position(0), seat, match.legal_ids, 10, one_is_enough=True)
    assert found is None
    assert len(look(match.game, match.position(0))[0]) > 1
    assert match.game.rules.longest > DEEPEST
    assert np.isfinite(DEEPEST)
