"""A game for programs: the same as the match, without its comforts."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import BadOption, IllegalMove, Position, UnreadableMove
from holdfast.testing import Case, few_cases
from holdfast.testing.amount import first_seed


def played(seed: int = 1, moves: int = 3) -> Position:
    """Return a position of nim after so many moves."""
    position = holdfast.position("nim", seed=seed)
    for _ in range(moves):
        position.apply(position.legal()[0])
    return position


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_it_is_the_game_of_the_match(case: Case) -> None:
    seed, choice = first_seed(), random.Random(first_seed())
    match = case.deal(seed)
    position = Position(case.game, players=case.players, seed=seed, options=case.options)
    while match.turn is not None:
        assert position.legal() == match.legal_ids
        assert np.flatnonzero(position.mask()).tolist() == match.legal_ids
        assert (position.mover, position.over) == (match.turn, False)
        assert position.winners == ()
        move = choice.choice(match.legal_ids)
        match.play(move)
        position.apply(move)
        assert position.state.tobytes() == match.state.tobytes()
        assert position.scores == match.scores
    assert position.over
    assert position.mover == holdfast.NOBODY
    assert position.legal() == []
    assert position.winners == match.winners
    assert sum(position.returns) == pytest.approx(0)


@pytest.mark.parametrize(
    ("move", "kind", "sentence"),
    [
        (16, IllegalMove, r"16: a token is returned only after drawing one \(rule 3.1\)"),
        (-1, UnreadableMove, "-1 is no move of nim; its moves are the numbers from 0 to 20"),
        (99, UnreadableMove, "99 is no move of nim"),
        (2**40, UnreadableMove, "1099511627776 is no move of nim"),
        (2.5, UnreadableMove, "2.5 is no move; moves are whole numbers"),
        ("1-1", UnreadableMove, "'1-1' is no move; moves are whole numbers"),
        (None, UnreadableMove, "None is no move; moves are whole numbers"),
    ],
)
def test_what_is_no_legal_move_changes_nothing(move: Any, kind: type, sentence: str) -> None:
    position = holdfast.position("nim", seed=1)
    before, legal = position.state.tobytes(), position.legal()
    with pytest.raises(kind, match=sentence):
        position.apply(move)
    assert (position.state.tobytes(), position.legal()) == (before, legal)


def test_a_game_that_is_over_takes_no_move_at_all() -> None:
    position = played(moves=0)
    while not position.over:
        position.apply(position.legal()[-1])
    for move in (0, holdfast.NO_MOVE):
        with pytest.raises((IllegalMove, UnreadableMove)):
            position.apply(move)


def test_numbers_of_numpy_are_moves() -> None:
    position = holdfast.position("nim", seed=1)
    position.apply(np.int8(0))
    position.apply(np.uint64(0))
    assert position.state["heap"][0].tolist() == [1, 4, 5]


def test_a_copy_goes_its_own_way() -> None:
    position = played()
    before, legal = position.state.tobytes(), position.legal()
    twin = position.copy()
    assert twin.state.tobytes() == before
    twin.apply(twin.legal()[0])
    assert (position.state.tobytes(), position.legal()) == (before, legal)
    position.state["turn"][0] = 7
    assert position.state.tobytes() == before


def test_what_a_seat_sees_and_what_it_may_imagine() -> None:
    position = played()
    match = position.match()
    assert position.hide(1).state.tobytes() == match.seen(1).tobytes()
    imagined = position.redeal(1, seed=5)
    assert imagined.hide(1).state.tobytes() == match.seen(1).tobytes()
    assert position.hide(1).redeal(1, seed=5).state.tobytes() == imagined.state.tobytes()
    others = {position.redeal(1, seed).state.tobytes() for seed in range(20)}
    assert len(others) > 1


def test_what_a_seat_sees_is_not_a_whole_game() -> None:
    seen = played().hide(1)
    with pytest.raises(BadOption, match=r"this is what seat 1 may see.*redeal\(1\) makes one"):
        seen.match()
    with pytest.raises(BadOption, match="this is what seat 1 may see"):
        seen.copy().redeal(0)
    with pytest.raises(BadOption, match="there is no seat 2"):
        seen.hide(2)


def test_to_a_match_and_back() -> None:
    position = played()
    match = position.match()
    assert match.legal_ids == position.legal()
    assert holdfast.read_replay(match.replay()).state.tobytes() == position.state.tobytes()
    again = Position.of(match)
    again.apply(again.legal()[0])
    assert match.state.tobytes() == position.state.tobytes()


def test_it_says_what_it_is() -> None:
    position = played()
    assert repr(position) == "<Position of nim: 2 players, seat 0 to move, 2 legal moves>"
    while not position.over:
        position.apply(position.legal()[-1])
    assert repr(position) == "<Position of nim: 2 players, over>"


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "one", None, True])
def test_a_seed_that_is_none(seed: Any) -> None:
    with pytest.raises(BadOption, match="it can be a whole number from 0 to"):
        holdfast.position("nim", seed=seed)
