from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.search.analysis import Analysis, analyse
from holdfast.search.hint import give_hint
from holdfast.search.judgement import Judgement
from holdfast.search.thinker import SEARCHES, pool, view_at
from holdfast.search.thought import Thought
from tests.search.flat import Flat
from tests.search.positions import Theory, nim_at

BLUNDER, BEST = Judgement.BLUNDER, Judgement.BEST


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def random_match(players: int = 2) -> Match:
    match = holdfast.new("nim", seed=11, players=players)
    while match.turn is not None:
        match.play(match.legal_ids[len(match.moves) % len(match.legal_ids)])
    return match


class Told:
    """Says what it was told to say: chances for all moves, and others when it weighs some."""

    def __init__(self, thinks: dict[int, float], weighs: dict[int, float], error: float) -> None:
        self.thinks, self.weighs, self.error = thinks, weighs, error
        self.weighed: list[list[int]] = []

    def think(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> Thought:
        values = np.array([self.thinks.get(move, 0.0) for move in moves])
        errors = np.full(len(moves), self.error)
        return Thought(tuple(moves), np.rint(100 * values).astype(np.int64), values, errors)

    def weigh(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> Thought:
        self.weighed.append(moves)
        values = np.array([self.weighs.get(move, 0.0) for move in moves])
        return Thought(
            tuple(moves), np.full(len(moves), 9), values, np.full(len(moves), self.error)
        )


def judged(thinks: list[float], weighs: list[float], error: float = 0.01) -> Analysis:
    """Analyse the first move of a match, 1-1, with chances for that move and for 1-2."""
    told = Told(dict(enumerate(thinks)), dict(enumerate(weighs)), error)
    return analyse(played(holdfast.new("nim", seed=1), "1-1"), lambda _seed: told)


# What is found


def test_the_losing_move_of_a_solved_game_is_a_blunder_and_the_winning_one_is_best() -> None:
    thinkers = partial(Flat, iterations=60)
    lost = analyse(played(nim_at("0 1 2"), "3-2"), thinkers).decisions[0]
    won = analyse(played(nim_at("0 1 2"), "3-1"), thinkers).decisions[0]
    assert (lost.judgement, lost.best.text) == (BLUNDER, "3-1")
    assert lost.best.win == 1.0
    assert lost.loss > 0.7
    assert (won.judgement, won.loss, won.best.text) == (BEST, 0.0, "3-1")


@pytest.mark.parametrize("heaps", ["0 3 4", "0 1 5", "0 4 2"])
def test_proven_chances_are_taken_as_they_are(heaps: str) -> None:
    for move in nim_at(heaps).legal_ids:
        match = nim_at(heaps)
        match.play(move)
        decision = analyse(match, Theory).decisions[0]
        balanced = np.bitwise_xor.reduce(match.state.heap) == 0
        assert decision.exact
        assert decision.judgement is (BEST if balanced else BLUNDER)
        assert (decision.best.win, decision.loss_error) == (1.0, 0.0)


def test_where_all_is_lost_every_move_is_best() -> None:
    decision = analyse(played(nim_at("0 3 3"), "2-1"), Theory).decisions[0]
    assert (decision.judgement, decision.best.win, decision.best.text) == (BEST, 0.0, "2-1")


def test_only_the_favourite_and_the_move_played_are_weighed_and_that_counts() -> None:
    told = Told({0: 0.4, 1: 0.9, 2: 0.5}, {0: 0.45, 1: 0.60}, 0.01)
    match = played(holdfast.new("nim", seed=1), "1-1")
    decision = analyse(match, lambda _seed: told).decisions[0]
    assert told.weighed == [[0, 1]] * SEARCHES
    assert (decision.best.text, decision.best.win, decision.played.win) == ("1-2", 0.60, 0.45)
    assert decision.loss == pytest.approx(0.15)
    assert decision.loss_error == pytest.approx(0.01 * (2 / SEARCHES) ** 0.5)
    assert decision.judgement is Judgement.MISTAKE


def test_a_move_at_random_is_weighed_too_when_luck_is_asked_for() -> None:
    match = finished_nim()
    plain, rated = (analyse(match, partial(Flat, iterations=3), worlds=n) for n in (0, 2))
    assert {decision.stake for decision in plain.decisions} == {None}
    assert [one.rating for one in plain.performances] == [None, None]
    assert all(decision.stake is not None for decision in rated.decisions)


def test_the_stake_of_a_proven_decision_is_proven() -> None:
    match = finished_nim()
    decisions = analyse(match, Theory, worlds=2).decisions
    assert {decision.stake for decision in decisions} <= {0.0, 1.0}
    assert any(decision.stake for decision in decisions)


def finished_nim() -> Match:
    match = holdfast.new("nim", seed=5)
    while match.turn is not None:
        match.play(match.legal_ids[0])
    return match


def test_a_move_that_weighs_more_than_the_favourite_is_the_best() -> None:
    decision = judged([0.4, 0.9], [0.7, 0.6]).decisions[0]
    assert (decision.judgement, decision.loss, decision.best.text) == (BEST, 0.0, "1-1")
    assert decision.margin == pytest.approx(-0.1)


def test_a_loss_within_the_error_is_good() -> None:
    assert judged([0.4, 0.9], [0.3, 0.6], 0.3).decisions[0].judgement is Judgement.GOOD


def thought(values: list[float], error: float) -> Thought:
    count = len(values)
    return Thought((3, 7)[:count], np.full(count, 10), np.array(values), np.full(count, error))


def test_thoughts_that_differ_widely_are_trusted_less_than_they_trust_themselves() -> None:
    together = pool([thought([0.2, 0.5], 0.01), thought([0.4, 0.5], 0.01)])
    assert together.moves == (3, 7)
    assert together.visits.tolist() == [20, 20]
    assert together.values.tolist() == pytest.approx([0.3, 0.5])
    assert together.errors.tolist() == pytest.approx([0.1, 0.01 / 2**0.5])


def test_what_one_thinker_has_proven_needs_no_other() -> None:
    asked: list[int] = []

    def thinkers(seed: int) -> Theory:
        asked.append(seed)
        return Theory()

    view = view_at(nim_at("0 1 2"), 0)
    assert view.weigh(thinkers, view.moves).exact
    assert len(asked) == 1


# Who is shown what


class Witness(Flat):
    """Remembers all that it is given."""

    def __init__(self, seed: int, seen: list[tuple[int, bytes, int, list[int]]]) -> None:
        super().__init__(seed, iterations=2)
        self._given, self._seed = seen, seed

    def weigh(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> Thought:
        self._given.append((self._seed, seen.tobytes(), seat, list(moves)))
        return super().weigh(game, seen, seat, moves)


def given(match: Match) -> list[tuple[int, bytes, int, list[int]]]:
    seen: list[tuple[int, bytes, int, list[int]]] = []
    analyse(match, lambda seed: Witness(seed, seen))
    return seen


def test_secrets_change_nothing_of_what_is_thought_about() -> None:
    first = played(nim_at("0 3 4", token=2, pile="1 3 4"), "2-1")
    second = played(nim_at("0 3 4", token=3, pile="4 2 1"), "2-1")
    assert first.position(0).tobytes() != second.position(0).tobytes()
    assert given(first) == given(second)
    worlds = [analyse(match, partial(Flat, iterations=20)) for match in (first, second)]
    assert worlds[0].decisions == worlds[1].decisions


def test_every_decision_is_shown_as_a_player_is_shown_it() -> None:
    match, again = random_match(3), holdfast.new("nim", seed=11, players=3)
    for ply, move in enumerate(match.moves):
        view = view_at(match, ply)
        assert again.turn == view.seat
        assert again.seen(view.seat).tobytes() == view.seen.tobytes()
        assert again.legal_ids == view.moves
        again.play(move)


# The whole match


def test_the_answer_does_not_depend_on_the_number_of_cores() -> None:
    one, three = (
        analyse(random_match(), partial(Flat, iterations=8), cores=cores) for cores in (1, 3)
    )
    assert one.decisions == three.decisions
    assert one.performances == three.performances


def test_forced_moves_are_named_and_not_counted() -> None:
    match = played(nim_at("0 1 2"), "3-1", "2-1")
    match.play(match.legal_ids[0])
    match.play("3-1")
    analysis = analyse(match, Theory)
    assert [(move.number, move.text) for move in analysis.forced] == [(4, "3-1")]
    assert [move.number for move in analysis.moves] == [1, 2, 3, 4]
    assert [one.forced for one in analysis.performances] == [1, 0]
    assert [one.decisions for one in analysis.performances] == [1, 2]


def test_a_part_of_a_match_and_one_seat_are_enough() -> None:
    match = random_match()
    part = analyse(match, partial(Flat, iterations=2), plies=range(2, 5), seats=[1])
    assert {move.seat for move in part.moves} == {1}
    assert {move.ply for move in part.moves} <= {2, 3, 4}
    assert part.performances[0].accuracy is None
    assert part.share(0) is None


def test_an_unfinished_match_has_no_result() -> None:
    analysis = analyse(played(nim_at("0 3 4"), "2-1"), Theory)
    assert (analysis.ended, analysis.share(0), analysis.swing) == (False, None, None)


def test_performances_count_judgements_and_average_what_was_lost() -> None:
    analysis = analyse(played(nim_at("0 3 4"), "2-1", "2-1"), Theory)  # A errs, and so does B
    first, second = analysis.performances
    assert (first.counts[BLUNDER], first.mean_loss) == (1, 1.0)
    assert (second.counts[BLUNDER], second.counts[BEST]) == (1, 0)
    assert first.accuracy == pytest.approx(100 * 2 ** (-1 / 0.15))
    assert first.accuracy_error == 0.0


def test_chance_does_not_add_up_in_the_average() -> None:
    assert judged([0.4, 0.9], [0.7, 0.6]).performances[0].mean_loss == 0.0
    assert judged([0.4, 0.9], [0.3, 0.6]).performances[0].mean_loss == pytest.approx(0.3)


def test_the_biggest_swing_is_between_two_decisions_of_a_seat_or_the_end() -> None:
    match = played(nim_at("0 1 2"), "3-2", "r4", "2-1")  # A gives the last stone away
    swing = analyse(match, Theory).swing
    assert swing is not None
    assert (swing.seat, swing.start, swing.stop) == (0, 0, 1)
    assert (swing.before, swing.after, swing.size) == (1.0, 0.0, 1.0)


def test_progress_is_told_after_every_decision() -> None:
    told: list[tuple[int, int]] = []
    analysis = analyse(
        random_match(),
        partial(Flat, iterations=2),
        progress=lambda done, of: told.append((done, of)),
    )
    count = len(analysis.decisions)
    assert told == [(done, count) for done in range(1, count + 1)]


def test_what_goes_wrong_in_a_thought_is_not_hidden() -> None:
    def fail(_seed: int) -> Flat:
        raise RuntimeError("no thought")

    with pytest.raises(RuntimeError, match="no thought"):
        analyse(random_match(), fail)


# Hints


@pytest.mark.parametrize("thinkers", [partial(Flat, iterations=60), Theory])
def test_a_hint_begins_with_the_winning_move(thinkers: Callable[[int], Flat | Theory]) -> None:
    hint = give_hint(nim_at("0 1 2"), thinkers)
    assert hint.moves[0].text == "3-1"
    assert [one.win for one in hint.moves] == sorted((o.win for o in hint.moves), reverse=True)
    assert hint.exact == (thinkers is Theory)


def test_a_hint_names_as_many_moves_as_there_are_up_to_three() -> None:
    assert len(give_hint(nim_at("0 0 2", pile="1A 3 4"), Theory).moves) == 2
    assert len(give_hint(nim_at("0 3 4"), partial(Flat, iterations=3)).moves) == 3
