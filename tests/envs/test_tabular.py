"""Small positions as whole trees: all deals, what players know there, and what is best."""

from __future__ import annotations

import itertools
from collections import defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest

import holdfast
from holdfast.core import kernels
from holdfast.core.errors import BadOption
from holdfast.core.match import read_match
from holdfast.core.recall import Recalled
from holdfast.core.seats import NOBODY
from holdfast.envs import tabular
from holdfast.envs.openspiel import spiel_name
from holdfast.envs.starts import find_deals, mini_names, read_start
from holdfast.envs.tabular import Unfolded, unfold
from holdfast.search.specs import make_player
from holdfast.testing.amount import amount

MINIS = [(name, mini) for name in holdfast.game_names() for mini in mini_names(holdfast.game(name))]
#: Cards that are out of everybody's sight there, by place.
HIDDEN = {
    ("schotten-totten", "three-stones"): (2, 2, 1),
    ("nim", "three-stones"): (1, 1, 1, 1, 1, 1),
}
FIRST = [*HIDDEN]


def load(name: str, mini: str) -> Any:
    return pyspiel.load_game(spiel_name(name), {"start": mini, "chance": "deals"})


@pytest.fixture(scope="module")
def trees() -> dict[str, tuple[Any, Unfolded]]:
    return {name: (load(name, mini), unfold(load(name, mini))) for name, mini in FIRST}


@pytest.mark.parametrize(("name", "mini"), MINIS)
def test_small_positions_are_written_as_positions_are(name: str, mini: str) -> None:
    game = holdfast.game(name)
    text = read_start(game, mini)
    assert game.text.write_state(read_match(game, text).state) + "\n" == text


def parts_of(state: str) -> tuple[str, ...]:
    """Return the lines of a position with what lies face down."""
    down = ("hand", "deck", "tokens", "pile")
    return tuple(line for line in state.splitlines() if line.split()[0] in down)


@pytest.mark.parametrize(("name", "mini"), FIRST)
def test_all_deals_are_found(name: str, mini: str) -> None:
    """As many as there are ways to put cards that all differ, all of them different to somebody."""
    game = holdfast.game(name)
    cell = read_match(game, read_start(game, mini)).position(0)
    sizes = HIDDEN[name, mini]
    expected = 1
    left = sum(sizes)
    for size in sizes:
        expected *= len(list(itertools.combinations(range(left), size)))
        left -= size
    deals = [Recalled(game, record) for record in find_deals(cell)]
    texts = {parts_of(game.text.write_state(each.cell[0])) for each in deals}
    assert len(deals) == len(texts) == expected
    for each in deals:
        assert game.text.problems(each.cell[0]) == []
        assert int(each.cell["dice"][0, 0]) == 0


def test_positions_with_too_many_deals_are_refused() -> None:
    for name in ("schotten-totten", "rheinlander", "fellowship"):
        match = holdfast.new(name, seed=1)
        start = match.game.text.write_state(match.state)
        with pytest.raises(BadOption, match="more than 5000 deals; chance=deals is for small"):
            load(name, start)


def test_deals_that_are_not_equally_likely_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a card were there twice: then a hand with one of the two has twice as many ways."""

    def redeal(cells: Any, _seat: int, dice: Any) -> None:
        dice[0] += np.uint64(1)
        cells["token"][:, 0] = np.arange(len(cells)) % ways != 0

    cell = holdfast.new("nim", seed=1).position(0)
    monkeypatch.setattr(kernels, "redeal_each", redeal)
    ways = 3
    with pytest.raises(BadOption, match="some deals of the position are more likely than others"):
        find_deals(cell)
    ways = 2
    assert len(find_deals(cell)) == 2


def test_what_is_rolled_later_is_refused() -> None:
    """The second round is dealt anew, which is chance after the deal."""
    game = holdfast.game("schotten-totten")
    text = read_start(game, "three-stones").replace("auto_claim=on", "rounds=2 auto_claim=on")
    state = load("schotten-totten", text).new_initial_state()
    with pytest.raises(BadOption, match="something is rolled after the deal"):
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])


def test_only_all_deals_make_a_tree() -> None:
    with pytest.raises(BadOption, match="only a game with chance=deals has a tree"):
        unfold(pyspiel.load_game("python_holdfast_nim(start=three-stones)"))


def test_trees_that_are_too_large_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabular, "MOST_DECISIONS", 2597)
    with pytest.raises(BadOption, match="the tree has more than 2,597 decisions"):
        unfold(load("schotten-totten", "three-stones"))


def test_a_tree_is_what_openspiel_walks(trees: dict[str, tuple[Any, Unfolded]]) -> None:
    """Step by step: the same players, information sets, actions and results."""
    for game, unfolded in trees.values():
        counts: dict[str, int] = defaultdict(int)

        def walk(
            state: Any,
            twin: Any,
            unfolded: Unfolded = unfolded,
            counts: Any = counts,
        ) -> None:
            assert state.current_player() == twin.current_player()
            if state.is_terminal():
                counts["ends"] += 1
                assert state.returns() == pytest.approx(twin.returns())
                return
            choices = {action: action for action in state.legal_actions()}
            if state.is_chance_node():
                chances = [np.array(each.chance_outcomes()) for each in (state, twin)]
                assert chances[0] == pytest.approx(chances[1])
                choices = {n: n for n in list(choices)[:: amount(7, 1)]}
            else:
                counts["decisions"] += 1
                each = unfolded.sets[state.information_state_string()]
                assert each.key == twin.information_state_string()
                assert each.actions == state.legal_actions()
                choices = dict(zip(each.actions, twin.legal_actions(), strict=True))
            for action, number in choices.items():
                walk(state.child(action), twin.child(number))

        walk(game.new_initial_state(), unfolded.tree.new_initial_state())
        if amount(7, 1) == 1:
            assert counts == {"ends": unfolded.ends, "decisions": unfolded.decisions}
        assert counts["ends"] > 100


def test_players_recall_everything(trees: dict[str, tuple[Any, Unfolded]]) -> None:
    """Who is in one information set has decided the same before, knowing the same.

    And sets are as fine as what is shown: by ``hide`` after every move, and the moves as they read.
    """
    for game, unfolded in trees.values():
        pasts: dict[str, set[Any]] = defaultdict(set)
        shown: dict[Any, set[str]] = defaultdict(set)

        def walk(
            moment: Recalled, past: Any, views: Any, pasts: Any = pasts, shown: Any = shown
        ) -> None:
            seats = range(moment.players)
            views = [(*views[seat], moment.seen(seat).tobytes()) for seat in seats]
            mover = moment.choices.mover
            if mover == NOBODY:
                return
            information = moment.information(mover)
            pasts[information].add((mover, past[mover]))
            shown[mover, tuple(moment.log(mover)), views[mover]].add(information)
            pairs = zip(moment.choices.moves, moment.choices.actions, strict=True)
            for move, action in pairs:
                after = [*past]
                after[mover] = (*past[mover], information, action)
                walk(moment.after(move), after, views)

        for record in game.start.deals[:: amount(5, 1)]:
            walk(Recalled(game.holdfast, record), [()] * 2, [()] * 2)
        assert all(len(found) == 1 for found in pasts.values())
        assert all(len(found) == 1 for found in shown.values())
        assert len(shown) == len(pasts) > 100
        assert len(pasts) <= len(unfolded.sets)


def test_what_a_policy_loses(trees: dict[str, tuple[Any, Unfolded]]) -> None:
    """OpenSpiel finds the same in its own walk; its CFR loses next to nothing."""
    for name, (game, unfolded) in trees.items():
        uniform = unfolded.uniform()
        lost = unfolded.exploitability(uniform)
        assert lost > 0.3
        if name != "nim":  # it takes OpenSpiel a quarter of a minute
            assert pyspiel.exploitability(game, uniform) == pytest.approx(lost)
            greedy = unfolded.ask(make_player("greedy", 1), 2)
            known = unfolded.exploitability(greedy)
            assert pyspiel.exploitability(game, greedy) == pytest.approx(known)
        solved = unfolded.solve(60)
        left = unfolded.exploitability(solved)
        assert left < 0.002
        if name != "nim":
            assert pyspiel.exploitability(game, solved) == pytest.approx(left, abs=1e-9)
        for information, pairs in solved.items():
            assert [action for action, _ in sorted(pairs)] == unfolded.sets[information].actions
            assert sum(chance for _, chance in pairs) == pytest.approx(1)


def test_openspiels_own_cfr_on_the_game_itself() -> None:
    game = load("schotten-totten", "three-stones")
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game)
    for _ in range(amount(20, 200)):
        solver.run_iteration()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.67


def test_our_players_have_policies(trees: dict[str, tuple[Any, Unfolded]]) -> None:
    _, unfolded = trees["nim"]
    asked = unfolded.ask(make_player("random", 1), 40)
    assert unfolded.exploitability(asked) == pytest.approx(
        unfolded.exploitability(unfolded.uniform()), abs=0.15
    )
    greedy = unfolded.ask(make_player("greedy", 1), 2)
    assert unfolded.exploitability(greedy) < 0.1
    for information, pairs in greedy.items():
        assert [action for action, _ in pairs] == unfolded.sets[information].actions
        assert sum(chance for _, chance in pairs) == pytest.approx(1)


def test_whoever_waits_is_told() -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, of: int) -> None:
        told.append((done, of))

    unfolded = unfold(load("schotten-totten", "three-stones"), tell)
    assert told == [(n, 30) for n in range(1, 31)]
    told.clear()
    unfolded.solve(2, tell)
    unfolded.ask(make_player("random", 1), 1, tell)
    assert told[:2] == [(1, 2), (2, 2)]
    assert told[-1] == (len(unfolded.sets), len(unfolded.sets))
