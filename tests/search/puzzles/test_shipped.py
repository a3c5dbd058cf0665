"""The puzzles that come with the games: each can be played as it is written; a sample is solved."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.match import read_match
from holdfast.search.puzzles.checking import examine, solve_again
from holdfast.search.puzzles.criterion import DELTA
from holdfast.search.puzzles.file import NAME, read_puzzles
from holdfast.search.puzzles.grading import GRADES
from holdfast.testing.amount import amount, first_seed

#: A file is no larger, in bytes.
LARGEST = 800_000
#: So many puzzles come with each game at least, except with the one that is there for teaching.
FEWEST = 200
GAMES = [name for name in holdfast.game_names() if (holdfast.game(name).folder / NAME).exists()]


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_can_be_played_as_it_is_written(name: str) -> None:
    game = holdfast.game(name)
    puzzles = read_puzzles(game).puzzle
    assert {each.name: examine(game, each) for each in puzzles if examine(game, each)} == {}
    assert len(puzzles) >= FEWEST
    assert {each.level for each in puzzles} <= set(GRADES)
    assert len({each.position for each in puzzles}) == len(puzzles)
    assert (game.folder / NAME).stat().st_size < LARGEST


@pytest.mark.parametrize("name", GAMES)
def test_there_is_something_for_everybody(name: str) -> None:
    game = holdfast.game(name)
    puzzles = read_puzzles(game).puzzle
    deals = [read_match(game, each.deal) for each in puzzles]
    assert {deal.players for deal in deals} == set(game.seats)
    assert len({str(deal.options) for deal in deals}) > 1
    assert len({each.level for each in puzzles}) > 2
    assert len({each.kind for each in puzzles}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_to_be_lost_is_enough_and_no_more_than_by_the_move_that_tempts(
    name: str,
) -> None:
    for each in read_puzzles(holdfast.game(name)).puzzle:
        assert DELTA <= each.bound <= each.loss, each.name


@pytest.mark.parametrize("name", GAMES)
def test_what_is_proven_is_proven_again(name: str) -> None:
    game = holdfast.game(name)
    proven = [each for each in read_puzzles(game).puzzle if each.proof == "end"]
    for each in proven[: amount(quick=4, full=len(proven))]:
        assert solve_again(game, each, 0, 1) == "", each.name


@pytest.mark.parametrize("name", GAMES)
def test_what_was_compared_holds_with_other_dice(name: str) -> None:
    game = holdfast.game(name)
    given = read_puzzles(game)
    compared = [each for each in given.puzzle if each.proof == "deals"]
    some = [each for each in compared[: amount(quick=1, full=len(compared))]]
    for number, each in enumerate(some):
        assert solve_again(game, each, first_seed() + number, 1) == "", each.name
