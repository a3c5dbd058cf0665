"""What is found: in a game small enough for it, which is solved again here by the theory of nim."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import holdfast
from holdfast.core.errors import BadOption
from holdfast.search.puzzles import criterion
from holdfast.search.puzzles.checking import check_puzzles, examine, solve_again, view_of
from holdfast.search.puzzles.criterion import DELTA, EPSILON, lower, runs, settle
from holdfast.search.puzzles.file import Puzzle, PuzzleFile
from holdfast.search.puzzles.grading import GRADES, find_tempting, grade
from holdfast.search.puzzles.making import Headway, make_puzzles
from holdfast.search.puzzles.pairs import try_moves
from holdfast.search.thinker import View, view_at
from tests.search.positions import nim_at

NIM = holdfast.game("nim")


def nim_view(heaps: str) -> View:
    return view_at(nim_at(heaps), 0)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, PuzzleFile]:
    path = tmp_path_factory.mktemp("puzzles") / "nim.toml"
    return path, make_puzzles(NIM, path, 3, seed=0)


@pytest.fixture
def puzzle(made: tuple[Path, PuzzleFile]) -> Puzzle:
    return made[1].puzzle[0]


def test_all_moves_are_tried_in_the_same_deals() -> None:
    """What two moves bring leans on the same cards: compared, they differ by less than apart."""
    match = holdfast.new("nim", players=3, seed=3)
    view = view_at(match, 0)
    shares = try_moves(NIM, view.seen, 0, view.moves, deals=400, settings={"deep": 1}, seed=3)
    assert shares.shape == (400, len(view.moves))
    apart = shares[:, 0].var() + shares[:, 1].var()
    assert (shares[:, 0] - shares[:, 1]).var() < apart
    again = try_moves(NIM, view.seen, 0, view.moves, deals=400, settings={"deep": 1}, seed=3)
    assert again.tobytes() == shares.tobytes()
    other = try_moves(NIM, view.seen, 0, view.moves, deals=400, settings={"deep": 1}, seed=4)
    assert other.tobytes() != shares.tobytes()


def test_the_bound_is_that_of_the_normal_distribution() -> None:
    differences = np.array([0.0, 1.0] * 50)
    error = differences.std(ddof=1) / 10
    assert lower(differences) == pytest.approx(0.5 - 2.326 * error)


def test_a_decision_stands_three_seeds_two_models_and_four_times_the_budget() -> None:
    found = list(runs(10))
    assert len({(run.model, run.seed) for run in found if run.deals == found[0].deals}) == 6
    deeper = [run for run in found if run.deals == 4 * found[0].deals]
    assert {run.model for run in deeper} == set(criterion.MODELS)


def test_the_one_move_that_wins_is_found_to_be_right_and_the_others_lose() -> None:
    """Heaps of 1 and 2: to leave 1 and 1 takes the last stone; see ``tests.search.positions``."""
    view = nim_view("0 1 2")
    match = nim_at("0 1 2")
    settled = settle(view, match.read_move("3-2"), seed=1)
    assert settled is not None
    assert [match.write_move(move) for move in settled.losses] == ["3-1"]
    assert settled.bound >= DELTA
    assert settled.loss >= settled.bound
    assert 0.5 < settled.right <= 1


def test_what_every_other_move_costs_at_least_holds_for_those_too_that_a_glance_leaves_out() -> (
    None
):
    view, match = nim_view("0 1 2"), nim_at("0 1 2")
    settled = settle(view, match.read_move("3-2"), seed=1)
    assert settled is not None
    shares = criterion.compare(view, view.moves, criterion.Run("search", 50, 1024))
    means = dict(zip(view.moves, shares.mean(axis=0), strict=True))
    best = max(means[move] for move in settled.losses)
    assert all(
        best - means[move] > settled.bound - DELTA for move in set(means) - set(settled.losses)
    )


@pytest.mark.parametrize(("loss", "budgets"), [(0.3, {1}), (0.12, {1, 4}), (0.024, set())])
def test_what_promises_much_and_is_not_certain_is_compared_in_more_deals(
    monkeypatch: pytest.MonkeyPatch, loss: float, budgets: set[int]
) -> None:
    """What is clear with few deals needs no more; a loss next to nothing is not worth them."""
    asked: list[criterion.Run] = []

    def compare(_view: View, moves: list[int], run: criterion.Run) -> criterion.Shares:
        """The first move brings more than the others, now and then."""
        asked.append(run)
        rng = np.random.default_rng([run.seed, run.deals, len(asked)])
        brings = np.array([0.5 - loss * (move != view.moves[0]) for move in moves])
        return np.asarray(rng.normal(brings, 0.35, (run.deals * 3 // 4, len(moves))))

    monkeypatch.setattr(criterion, "compare", compare)
    view = nim_view("0 1 2")
    settled = settle(view, view.moves[1], seed=0)
    assert {run.deals // 128 for run in asked if run.seed == 1} == budgets
    assert (settled is not None) == (loss > 0.1)


def test_where_every_move_comes_to_the_same_there_is_no_puzzle() -> None:
    """Heaps of 1 and 1: all that can be done is to take one of them."""
    view = nim_view("0 1 1")
    assert settle(view, view.moves[0], seed=1) is None


def test_a_move_that_tempts_and_is_right_makes_no_puzzle() -> None:
    match = nim_at("0 1 2")
    assert settle(nim_view("0 1 2"), match.read_move("3-1"), seed=1) is None


def test_a_grade_is_the_lowest_level_that_solves_it() -> None:
    view = nim_view("0 1 2")
    assert grade(view, view.moves, 0) == GRADES[0]  # everybody finds some move
    assert grade(view, [], 0) == GRADES[-1]
    assert find_tempting(view, 0) in view.moves


def test_what_was_found_is_in_the_file_and_the_search_goes_on_where_it_was(
    made: tuple[Path, PuzzleFile],
) -> None:
    path, puzzles = made
    assert len(puzzles.puzzle) >= 3
    assert len({each.position for each in puzzles.puzzle}) == len(puzzles.puzzle)
    assert path.read_text().startswith('game = "nim"\n')
    assert make_puzzles(NIM, path, 3, seed=0) == puzzles  # nothing is left to do
    told: list[Headway] = []
    more = make_puzzles(NIM, path, len(puzzles.puzzle) + 1, seed=0, watch=told.append)
    assert more.puzzle[: len(puzzles.puzzle)] == puzzles.puzzle
    assert more.games > puzzles.games
    assert told[-1] == Headway(more.games, len(more.puzzle))


def test_the_same_seed_finds_the_same_on_two_cores(
    made: tuple[Path, PuzzleFile], tmp_path: Path
) -> None:
    other = make_puzzles(NIM, tmp_path / "p.toml", 3, seed=0, cores=2)
    assert other.puzzle[:3] == made[1].puzzle[:3]


def test_a_file_that_was_begun_with_another_seed_is_left_alone(
    made: tuple[Path, PuzzleFile],
) -> None:
    with pytest.raises(BadOption, match="begun with --seed 0"):
        make_puzzles(NIM, made[0], 9, seed=1)


def test_the_solver_sees_what_the_seat_sees(made: tuple[Path, PuzzleFile]) -> None:
    for each in made[1].puzzle:
        view = view_of(NIM, each)
        assert view.seen.tobytes() == holdfast.read("nim", each.deal).seen(view.seat).tobytes()
        assert "?" in each.position
        assert "?" not in each.deal


def test_what_was_found_holds_with_other_dice(made: tuple[Path, PuzzleFile]) -> None:
    answers = list(check_puzzles(NIM, made[1], 3, seed=5))
    assert [answer.problem for answer in answers] == ["", "", ""]
    assert max(max(each.losses) for each in made[1].puzzle) <= EPSILON


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ({"position": "nonsense"}, "nonsense"),
        ({"accept": ["3-9"]}, "3-9"),
        ({"refutation": ["Z 3-1"]}, "seat"),
    ],
)
def test_a_puzzle_that_the_rules_do_not_allow_is_told(
    puzzle: Puzzle, what: dict[str, object], says: str
) -> None:
    assert says in examine(NIM, msgspec.structs.replace(puzzle, **what))


def test_a_deal_that_looks_different_to_the_solver_is_told(made: tuple[Path, PuzzleFile]) -> None:
    one, other = made[1].puzzle[:2]
    problem = examine(NIM, msgspec.structs.replace(one, deal=other.deal))
    assert "does not look to" in problem


def test_a_wrong_solution_is_overturned(puzzle: Puzzle) -> None:
    wrong = msgspec.structs.replace(puzzle, accept=[puzzle.tempting], tempting=puzzle.accept[0])
    assert "loses" in solve_again(NIM, wrong, seed=5, times=1)
