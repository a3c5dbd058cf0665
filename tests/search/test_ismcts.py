"""The tree search: its budget, its trees, and what it finds."""

from __future__ import annotations

import time

import numpy as np
import pytest

import holdfast
from holdfast.core.errors import BadOption
from holdfast.core.match import Match
from holdfast.search.ismcts import MOST_NODES, Ismcts
from holdfast.search.plan import USUAL, make_plan
from holdfast.search.player import choose_move
from holdfast.search.playout import make_shares
from holdfast.search.thought import Thought
from holdfast.search.tree import NODE, grow, make_aim, make_tree
from holdfast.testing.amount import amount


def think(match: Match, thinker: Ismcts) -> Thought:
    assert match.turn is not None
    return thinker.think(match.game, match.seen(match.turn), match.turn, match.legal_ids)


def nim_with_heaps(heaps: str) -> Match:
    """Return a match in which A, who holds the 5, wins by taking the last stone."""
    taken = 12 - sum(int(stones) for stones in heaps.split())
    return holdfast.read(
        "nim",
        f"players 2\nmisere off\nheaps {heaps}\ntaken {taken} 0\ntokens 5 2\ndrawn -\n"
        "pile 0A 1 3 4\nturn A\ndice 7",
    )


@pytest.mark.parametrize("settings", [{}, {"sample": 0}, {"heat": 0}, {"cut": 3}, {"margin": 0.2}])
def test_it_finds_the_move_that_balances_the_heaps(settings: dict[str, float]) -> None:
    match = nim_with_heaps("0 2 5")
    thinker = Ismcts(1, iterations=400, settings=settings)
    assert choose_move(thinker, match) == match.read_move("3-3")


def test_every_iteration_is_a_trial_of_one_move() -> None:
    thought = think(holdfast.new("nim", seed=2), Ismcts(1, iterations=101))
    assert thought.visits.sum() == 101
    assert ((thought.values >= 0) & (thought.values <= 1)).all()
    assert not thought.exact
    assert thought.best == thought.moves[int(np.argmax(thought.visits))]


def test_weighing_tries_every_move_equally_often() -> None:
    match = holdfast.new("nim", seed=2)
    some = match.legal_ids[1:4]
    thought = Ismcts(1, iterations=30).weigh(match.game, match.seen(0), 0, some)
    assert thought.moves == tuple(some)
    assert thought.visits.tolist() == [30, 30, 30]
    assert (thought.errors > 0).all()


@pytest.mark.parametrize("cores", [1, 2])
def test_the_same_seed_thinks_the_same(cores: int) -> None:
    match = holdfast.new("nim", players=3, seed=4)
    one, same = (think(match, Ismcts(7, iterations=50, cores=cores)) for _ in range(2))
    other = think(match, Ismcts(8, iterations=50, cores=cores))
    assert (one.visits == same.visits).all() and (one.values == same.values).all()
    assert (one.values != other.values).any()


def test_the_trials_of_all_cores_are_added_up() -> None:
    thought = think(holdfast.new("nim", seed=2), Ismcts(1, iterations=100, cores=2))
    assert thought.visits.sum() == 100


def test_a_budget_in_milliseconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = time.thread_time  # of this thread alone: other programs run here, too
    monkeypatch.setattr(time, "perf_counter", clock)
    match = holdfast.new("nim", seed=2)
    think(match, Ismcts(1, iterations=1))
    start = clock()
    think(match, Ismcts(1, milliseconds=300))
    assert 0.3 <= clock() - start < 0.33


def test_a_player_without_any_time_has_tried_something() -> None:
    match = holdfast.new("nim", seed=2)
    thinker = Ismcts(1, milliseconds=1, cores=2)
    thinker._milliseconds = -1
    assert choose_move(thinker, match) in match.legal_ids


def test_forced_moves_are_free() -> None:
    match = holdfast.new("nim", seed=2)
    thinker = Ismcts(1, iterations=10**9)
    assert thinker.choose(match.game, match.seen(0), 0, [3]) == 3


def test_a_tree_is_used_again_when_the_next_decision_was_foreseen() -> None:
    match = holdfast.new("fellowship", players=2, seed=3)
    thinker = Ismcts(1, iterations=amount(40, 40, 8))
    seat, again = match.turn, 0
    while again < 3 and len(match.moves) < 60:
        seat, trees = match.turn, thinker._trees
        match.play(choose_move(thinker, match))
        again += bool(trees) and thinker._trees is trees
        if match.turn != seat and match.turn is not None:
            match.play(match.legal_ids[-1])
    assert again == 3


def test_the_smallest_search_can_use_its_tree_again() -> None:
    for seed in range(4):
        match = holdfast.new("nim", seed=seed)
        thinkers = [Ismcts(1, iterations=1), Ismcts(2, iterations=2, cores=2)]
        while match.turn is not None:
            match.play(choose_move(thinkers[match.turn], match))
        assert match.winners


def test_a_crowded_tree_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = holdfast.new("fellowship", players=2, seed=3)
    monkeypatch.setattr("holdfast.search.ismcts.MOST_NODES", 4 * len(match.legal_ids))
    thinker = Ismcts(1, iterations=20)
    for _ in range(6):
        trees = thinker._trees
        crowded = any(tree.is_crowded for tree in trees) and len(match.legal_ids) > 1
        match.play(choose_move(thinker, match))
        assert not (crowded and thinker._trees is trees)
    assert any(tree.is_crowded for tree in thinker._trees)


def test_a_full_tree_is_searched_on_without_growing() -> None:
    match = holdfast.new("nim", seed=2)
    tree = make_tree(match.game, 2, 5, 30)
    grow(tree, make_aim(match.game, match.seen(0), 0, match.legal_ids, {"ripe": 1}), 200)
    assert tree.visits == 200
    assert tree.look(match.legal_ids)[0].sum() == 200


def test_the_memory_of_a_search_is_bounded() -> None:
    assert MOST_NODES * NODE.itemsize < 200e6


def test_a_plan_is_the_usual_one_then_the_games_then_the_callers() -> None:
    game = holdfast.game("fellowship")
    plan = make_plan(game, {"explore": 9.0})
    assert plan["explore"][0] == 9.0
    for name, value in game.advice.plan.items():
        assert plan[name][0] == value
    assert plan["deep"][0] == USUAL["deep"]
    with pytest.raises(BadOption, match="a search has no setting 'luck'; it has explore"):
        make_plan(game, {"luck": 1.0})


def test_shares_add_up_and_follow_the_values() -> None:
    values = np.array([3.0, 1.0, 1.0])
    make_shares(values, 2.0)
    assert values.sum() == pytest.approx(1.0)
    assert values[0] / values[1] == pytest.approx(np.e)
    assert values[1] == values[2]
