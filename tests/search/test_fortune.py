"""Luck, fog and decisions: that they add up, and that chance is 0 on average."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.match import Match, look
from holdfast.core.registry import names
from holdfast.core.seats import NOBODY, SPECTATOR
from holdfast.search.analysis import analyse
from holdfast.search.fortune import FINE, Fortune, Term, sample_deal, sample_move, tell_fortune
from holdfast.search.greedy import Greedy
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.rating import rate
from holdfast.search.specs import make_player
from holdfast.search.thinker import view_at
from holdfast.search.valuation import EVERYBODY, STAY, is_chancy, mean_of, value_moves
from holdfast.testing.amount import amount
from tests.search.flat import Flat
from tests.search.positions import nim_at

GAMES = [(name, max(holdfast.game(name).seats)) for name in names()]


def finished(name: str, seats: int, seed: int, spec: str = "random") -> Match:
    match = holdfast.new(name, players=seats, seed=seed)
    players = [make_player(spec, 100 * seed + seat) for seat in range(seats)]
    while match.turn is not None:
        match.play(choose_move(players[match.turn], match))
    return match


def fortune_of(match: Match, worlds: int, salt: int = 0) -> Fortune:
    """Return luck and fog against what the greedy player would have done."""
    moves = range(len(match.moves))
    sampled = [sample_move(match, ply, prefer(match, ply, salt), worlds, salt) for ply in moves]
    return tell_fortune(match, sample_deal(match, worlds), sampled)


def prefer(match: Match, ply: int, salt: int = 0) -> int:
    view = view_at(match, ply)
    return Greedy(view.seed(1) ^ salt).choose(view.game, view.seen.copy(), view.seat, view.moves)


def dice(seed: int = 7) -> np.ndarray[Any, Any]:
    return np.array([seed], dtype=np.uint64)


# The sum


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_luck_fog_and_decisions_add_up_to_the_result_for_every_seat(name: str, seats: int) -> None:
    match = finished(name, seats, seed=3)
    analysis = analyse(match, partial(Flat, iterations=1), worlds=2)
    assert [balance.seat for balance in analysis.balances] == list(range(seats))
    for balance in analysis.balances:
        assert balance.result == analysis.share(balance.seat)
        assert balance.sum == pytest.approx(balance.result - balance.start, abs=1e-9)
        assert balance.decisions.value <= 0
        assert balance.errors.value >= 0
    assert sum(balance.start for balance in analysis.balances) == pytest.approx(1, abs=1e-9)
    assert sum(balance.adjusted.value for balance in analysis.balances) == pytest.approx(1)


def test_what_decisions_lose_is_what_stands_beside_them() -> None:
    analysis = analyse(finished("nim", 2, seed=3), partial(Flat, iterations=4), worlds=2)
    for seat in range(2):
        lost = sum(decision.loss for decision in analysis.of(seat))
        assert analysis.balances[seat].decisions.value == pytest.approx(-lost)
        assert analysis.balances[1 - seat].errors.value == pytest.approx(lost)


def test_what_one_wins_by_luck_and_fog_the_others_lose() -> None:
    for turn in fortune_of(finished("nim", 3, seed=5), worlds=20).turns:
        for term in (turn.luck, turn.fog, turn.change):
            assert term.wins.sum() == pytest.approx(0, abs=1e-9)


def test_the_turns_lead_from_one_position_to_the_next() -> None:
    fortune = fortune_of(finished("nim", 2, seed=8), worlds=20)
    after = [turn.true.wins for turn in fortune.turns[1:]] + [fortune.result]
    for turn, there in zip(fortune.turns, after, strict=True):
        way = turn.luck.wins + turn.change.wins
        assert turn.true.wins + way == pytest.approx(there, abs=1e-9)
    assert fortune.start.wins + fortune.deal.wins == pytest.approx(fortune.turns[0].true.wins)


def test_terms_are_added_with_their_errors() -> None:
    both = Term(0.5, 0.03) - Term(0.2, 0.04)
    assert both.value == pytest.approx(0.3)
    assert both.error == pytest.approx(0.05)


# Chance


@pytest.mark.parametrize(
    ("name", "seats", "spec", "quick", "full"),
    [
        # Players whose moves tell nothing of their hands: then a deal of the rest is a fair one.
        ("nim", 2, "random", 200, 2000),
        ("nim", 3, "random", 100, 1500),
        ("schotten-totten", 2, "random", 12, 300),
        ("rheinlander", 3, "random", 6, 100),
        ("fellowship", 2, "random", 6, 100),
        # And players who mean something, for luck alone.
        ("nim", 2, "greedy", 200, 2000),
        ("schotten-totten", 2, "greedy", 12, 300),
        ("rheinlander", 3, "greedy", 6, 100),
    ],
)
def test_luck_and_fog_are_nothing_on_average(
    name: str, seats: int, spec: str, quick: int, full: int
) -> None:
    luck, fog = [], []
    for seed in range(amount(quick, full, 1)):
        fortune = fortune_of(finished(name, seats, seed, spec), worlds=8, salt=seed)
        everybody = range(seats)
        luck.append(fortune.sum(lambda turn: turn.luck, 0, everybody).value)
        luck[-1] += float(fortune.deal.wins[0])
        fog.append(np.mean([fortune.sum(lambda turn: turn.fog, s, [s]).value for s in everybody]))
    for values in (luck, fog) if spec == "random" else (luck,):
        error = np.std(values, ddof=1) / np.sqrt(len(values)) if len(values) > 1 else np.inf
        assert abs(np.mean(values)) < 2 * error


def test_the_best_move_is_no_guess() -> None:
    match = finished("nim", 2, seed=8)
    for ply in range(len(match.moves)):
        sampled = sample_move(match, ply, match.moves[ply], worlds=5)
        assert not sampled.fog.wins.any()
        assert not sampled.fog.errors.any()


def test_a_guess_that_came_true_is_fog_and_one_that_did_not_is_too() -> None:
    """Of the same decision, with the same loss, the fog hangs on what the other holds alone."""
    fogs = []
    for token, pile in ((2, "1 3 4"), (3, "4 2 1")):
        match = nim_at("0 3 4", token=token, pile=pile)
        match.play("2-1")
        best = match.game.text.read_move(match.position(0)[0], "3-1")[0]
        fogs.append(sample_move(match, 0, best, worlds=400).fog.wins.tolist())
    assert fogs[0] != fogs[1]


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    match = finished("nim", 2, seed=4)
    fortune = fortune_of(match, worlds=4)
    for turn in fortune.turns:
        if not is_chancy(match.position(turn.ply), match.moves[turn.ply], dice()):
            assert not turn.luck.wins.any()
            assert not turn.luck.errors.any()


def test_a_drawn_card_is_chance_and_a_card_put_down_is_not() -> None:
    match = holdfast.new("schotten-totten", seed=1)
    chancy = is_chancy(match.position(0), match.legal_ids[0], dice())
    match.play(match.legal_ids[0])
    assert chancy  # the one deck is drawn from at once
    last = finished("schotten-totten", 2, seed=2)
    ply = len(last.moves) - 1
    assert not is_chancy(last.position(ply), last.moves[ply], dice())


def test_a_forced_move_is_nobodys_choice() -> None:
    match = nim_at("0 1 2")
    for move in ("3-1", "2-1", "r0", "3-1"):
        match.play(move if move in match.legal_moves else match.legal_ids[0])
    while match.turn is not None:
        match.play(match.legal_ids[0])
    fortune = fortune_of(match, worlds=10)
    forced = [turn for turn in fortune.turns if len(view_at(match, turn.ply).moves) == 1]
    assert forced
    for turn in forced:
        assert not turn.change.wins.any()
        assert not turn.fog.wins.any()


# The valuation


def test_a_finished_game_is_worth_its_result() -> None:
    match = finished("nim", 2, seed=6)
    shares = value_moves(match.game, match.position(len(match.moves)), EVERYBODY, [STAY], 3, dice())
    for seat in range(2):
        assert (shares[:, 0, seat] == (seat in match.winners) / len(match.winners)).all()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_shares_of_all_seats_are_one(name: str, seats: int) -> None:
    match = holdfast.new(name, players=seats, seed=2)
    assert match.turn is not None
    moves = [STAY, match.legal_ids[0]]
    for eyes, tried in ((match.turn, moves), (EVERYBODY, moves), (SPECTATOR, [STAY])):
        shares = value_moves(match.game, match.position(0), eyes, tried, 5, dice())
        assert shares.sum(axis=2) == pytest.approx(np.ones((5, len(tried))))


def test_before_the_deal_nobody_has_a_card_yet() -> None:
    """All seats are alike where no deal says otherwise, but for who begins."""
    match = holdfast.new("nim", seed=2)
    deals = {tuple(sample_deal(holdfast.new("nim", seed=seed), 2000).wins) for seed in range(3)}
    assert np.ptp([first for first, _ in deals]) < 0.05
    assert EVERYBODY not in (SPECTATOR, NOBODY, *range(max(match.game.seats)))


def test_a_position_is_worth_what_is_after_its_only_move() -> None:
    match = finished("nim", 2, seed=11)
    plies = range(len(match.moves))
    cells = [match.position(ply) for ply in plies if len(view_at(match, ply).moves) == 1]
    assert cells
    for cell in cells:
        moves = [STAY, look(match.game, cell)[0][0]]
        shares = value_moves(match.game, cell, EVERYBODY, moves, 50, dice())
        assert (shares[:, 0] == shares[:, 1]).all()


def test_worlds_are_spent_where_they_are_needed() -> None:
    match = finished("nim", 2, seed=4)
    rough, fine = (sample_move(match, 0, match.moves[0], worlds) for worlds in (60, 100_000))
    assert rough.position is not None
    assert fine.position is not None
    assert rough.position.errors.max() > 5 * FINE
    assert fine.position.errors.max() < 1.5 * FINE


def test_errors_are_those_of_a_mean() -> None:
    chances = mean_of(np.array([[0.0], [1.0], [1.0], [0.0]]))
    assert chances.wins.tolist() == [0.5]
    assert chances.errors[0] == pytest.approx(0.5 / 3**0.5)


# Who is shown what


def test_losses_and_stakes_hang_on_nothing_but_what_the_mover_could_know() -> None:
    looked = []
    for token, pile in ((2, "1 3 4"), (3, "4 2 1")):
        match = nim_at("0 3 4", token=token, pile=pile)
        match.play("2-1")
        view = view_at(match, 0)
        looked.append((view.draw(), view.think(Flat).values.tolist()))
    assert looked[0] == looked[1]


def test_luck_and_fog_are_those_of_a_whole_finished_match() -> None:
    match = finished("nim", 2, seed=4)
    part = analyse(match, partial(Flat, iterations=1), plies=range(3), worlds=5)
    assert (part.fortune, part.balances) == (None, ())
    unfinished = holdfast.new("nim", seed=1)
    unfinished.play(unfinished.legal_ids[0])
    assert analyse(unfinished, partial(Flat, iterations=1), worlds=5).fortune is None


def test_the_answer_does_not_depend_on_the_number_of_cores() -> None:
    match = finished("nim", 2, seed=4)
    one, three = (
        analyse(match, partial(Flat, iterations=2), cores=cores, worlds=5) for cores in (1, 3)
    )
    assert one.balances == three.balances


# The rating of decisions

#: The bots that a judge of so few iterations can tell apart, from the weakest to the strongest.
LADDER = ("random", "apprentice", "journeyman", "master")


@pytest.mark.parametrize(
    ("name", "seats", "quick", "full"),
    [("schotten-totten", 2, 3, 40)],  # the others take minutes: ``bench/luck.py``
)
def test_the_rating_of_decisions_rises_along_the_ladder(
    name: str, seats: int, quick: int, full: int
) -> None:
    ratings = [level(name, seats, spec, amount(quick, full)) for spec in LADDER]
    assert ratings == sorted(ratings)
    assert ratings[0] < ratings[-1] - 40


def level(name: str, seats: int, spec: str, matches: int) -> float:
    """Return the rating of so many matches between players of a kind, all decisions together."""
    judge = partial(Ismcts, iterations=amount(30, 200))
    judged = [analyse(finished(name, seats, n, spec), judge, worlds=2) for n in range(matches)]
    decisions = [one for analysis in judged for one in analysis.decisions]
    rating = rate([one.margin for one in decisions], [one.stake or 0.0 for one in decisions])
    assert rating is not None
    return rating.value
