"""What is said to whoever gives a batch moves that it cannot make."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import NO_MOVE, Batch, IllegalMoves, UnreadableMove
from holdfast.core.refusing import NAMED, notation
from holdfast.testing import few_cases


def refused(batch: Batch, moves: Any) -> IllegalMoves:
    """Give a batch moves that are not all legal; it must not change."""
    before = batch.states.tobytes()
    with pytest.raises(IllegalMoves) as caught:
        batch.step(moves)
    assert batch.states.tobytes() == before
    return caught.value


def test_a_move_against_the_rules_is_named_with_its_rule() -> None:
    mistake = refused(holdfast.batch("nim", 4), [0, 3, 1, 16])
    assert str(mistake) == (
        "2 of 4 games refuse their moves, and nothing has changed: "
        "game 1, move 3 (1-4): A is to move: heap 1 has only 3 stones (rule 2.2); "
        "game 3, move 16 (r1): A is to move: a token is returned only after drawing one (rule 3.1)"
    )
    assert (mistake.count, [each.game for each in mistake.refused]) == (2, [1, 3])
    first = mistake.refused[0]
    assert (first.move, first.text, first.seat, first.rule) == (3, "1-4", 0, "2.2")


@pytest.mark.parametrize(
    "stray", [21, -2, -(2**31), 2**31 - 1, 2**31, 2**32, 2**32 + 1, -(2**40), 2**63 - 1]
)
def test_what_is_no_move_is_named_as_it_was_given(stray: int) -> None:
    """An int that would be a move if its upper bits were lost is none."""
    mistake = refused(holdfast.batch("nim", 2, seed=1), [0, stray])
    assert f"game 1, move {stray}: A is to move: no move of nim; its moves are" in str(mistake)


def test_the_largest_unsigned_numbers_are_no_moves() -> None:
    mistake = refused(holdfast.batch("nim", 2), np.array([0, 2**64 - 1], dtype=np.uint64))
    assert f"move {2**64 - 1}:" in str(mistake)


def test_a_game_that_is_over_takes_no_move_alone() -> None:
    over = Batch.of([holdfast.new("nim"), ended(), holdfast.new("nim")])
    mistake = refused(over, [0, 0, 0])
    assert "game 1, move 0: the game is over and takes NO_MOVE (-1) alone" in str(mistake)
    assert mistake.refused[0].seat == holdfast.NOBODY
    over.step([0, NO_MOVE, 0])


def ended() -> holdfast.Match:
    """Return a match of nim that is over."""
    match = holdfast.new("nim", seed=1)
    while match.turn is not None:
        match.play(match.legal_ids[-1])
    return match


def test_no_move_is_nothing_for_a_game_that_goes_on() -> None:
    mistake = refused(holdfast.batch("nim", 2), [NO_MOVE, 0])
    assert "game 0, move -1: A is to move: NO_MOVE is for games that are over" in str(mistake)


def test_only_the_first_are_named() -> None:
    mistake = refused(holdfast.batch("nim", 50, cores=3), np.full(50, 99))
    assert len(mistake.refused) == NAMED
    assert mistake.count == 50
    assert str(mistake).endswith(f"; and {50 - NAMED} more")


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ([0, 0], "the moves have the shape (2,); for 3 games it is (3,)"),
        (np.zeros((3, 1), dtype=int), "the moves have the shape (3, 1); for 3 games it is (3,)"),
        (0, "the moves have the shape (); for 3 games it is (3,)"),
        ([0.0, 1.0, 2.0], "moves are whole numbers, such as numpy.int32, not [0.0, 1.0, 2.0]"),
        (np.zeros(3), "moves are whole numbers, such as numpy.int32, not float64"),
        (np.zeros(3, dtype=bool), "moves are whole numbers, such as numpy.int32, not bool"),
        ("1-1", "moves are whole numbers, such as numpy.int32, not '1-1'"),
        (None, "moves are whole numbers, such as numpy.int32, not None"),
        ([[1], [1, 2], []], "moves are whole numbers, such as numpy.int32, not [[1], [1, 2], []]"),
        ([0, 1, 2**70], f"moves are whole numbers, such as numpy.int32, not [0, 1, {2**70}]"),
    ],
)
@pytest.mark.parametrize("check", [True, False])
def test_what_are_no_moves_for_so_many_games(moves: Any, sentence: str, check: bool) -> None:
    batch = holdfast.batch("nim", 3)
    before = batch.states.tobytes()
    with pytest.raises(UnreadableMove) as caught:
        batch.step(moves, check=check)
    assert str(caught.value) == sentence
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64])
def test_moves_are_whole_numbers_of_any_size(kind: type) -> None:
    one, other = holdfast.batch("nim", 3, seed=1), holdfast.batch("nim", 3, seed=1)
    moves = one.legal()[0][:, 1]
    one.step(moves)
    other.step(np.repeat(moves, 2).astype(kind)[::2])
    assert one.states.tobytes() == other.states.tobytes()


def test_without_the_check_a_game_with_an_illegal_move_stays_as_it_is() -> None:
    batch, alone = holdfast.batch("nim", 4, seed=1), holdfast.batch("nim", 4, seed=1)
    batch.step([0, 3, 99, NO_MOVE], check=False)
    alone.step([0, 0, 0, 0])
    assert batch.states[0].tobytes() == alone.states[0].tobytes()
    assert batch.states[1:].tobytes() == holdfast.batch("nim", 4, seed=1).states[1:].tobytes()


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_is_not_legal_is_written_only_if_it_is_read_as_the_same(case: Any) -> None:
    """A move may speak of a card that is not there: any int of the game can be asked for."""
    game, written = case.game, 0
    choice = np.random.default_rng(1)
    for match in case.sample(1, 4):
        for move in choice.integers(game.rules.moves, size=60).tolist():
            text = notation(game, match.state, move)
            written += bool(text)
            assert not text or move in game.text.read_move(match.state, text)
    assert written
