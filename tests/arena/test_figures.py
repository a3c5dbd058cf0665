from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest
from scipy import stats

from holdfast.arena import Played
from holdfast.arena.intervals import interval, t_quantile, wilson
from holdfast.arena.ratings import count_wins, elo, fit, rate_skill
from holdfast.arena.results import Tally
from holdfast.arena.sprt import Sprt, Verdict


def game(seating: tuple[str, ...], shares: tuple[float, ...], deal: int = 0) -> Played:
    points = tuple(int(10 * share) for share in shares)
    return Played(deal, 0, 0, seating, shares, points, first=0, decisions=1, seconds=0.0)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 9, 30, 100, 10_000])
def test_the_quantiles_of_t_are_those_of_scipy(freedom: int) -> None:
    assert t_quantile(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=2e-3)


def test_the_interval_is_students() -> None:
    values = [0.5, 1.0, 0.0, 0.5, 0.5, 1.0, 0.5, 0.0, 1.0, 0.5]
    expected = stats.t.interval(0.95, 9, loc=np.mean(values), scale=stats.sem(values))
    assert interval(values) == pytest.approx(expected, abs=1e-4)


def test_the_interval_ends_at_0_and_1() -> None:
    assert interval([1.0, 1.0, 0.5])[1] == 1.0
    assert interval([0.0, 0.0, 0.5])[0] == 0.0
    assert interval([]) == (0.0, 1.0)


@pytest.mark.parametrize(("rate", "count"), [(1.0, 20), (0.0, 7), (0.5, 10)])
def test_where_all_deals_agree_the_interval_is_wilsons(rate: float, count: int) -> None:
    test = stats.binomtest(int(rate * count), count).proportion_ci(method="wilson")
    assert interval([rate] * count) == pytest.approx((test.low, test.high))
    assert wilson(rate, count) == pytest.approx((test.low, test.high))


def test_an_interval_of_95_percent_covers_the_truth_in_95_percent() -> None:
    dice = np.random.default_rng(1)
    deals = dice.binomial(2, 0.6, size=(2000, 50)) / 2
    bounds = np.array([interval(row.tolist()) for row in deals])
    covered = np.mean((bounds[:, 0] <= 0.6) & (bounds[:, 1] >= 0.6))
    assert 0.935 < covered < 0.965


def test_games_of_a_deal_are_one_observation() -> None:
    """First seat always wins: every deal is worth a half, whatever the number of games."""
    tally = Tally("a")
    for deal in range(4):
        tally.add(game(("a", "b"), (1.0, 0.0), deal))
        tally.add(game(("b", "a"), (1.0, 0.0), deal))
    assert (tally.games, tally.rate, tally.points) == (8, 0.5, 5.0)
    assert tally.interval() == wilson(0.5, 4)


def test_the_rate_of_a_player_on_several_seats_is_per_seat() -> None:
    tally = Tally("b")
    tally.add(game(("a", "b", "b", "b"), (0.0, 1.0, 0.0, 0.0)))
    tally.add(game(("b", "a", "b", "b"), (0.0, 1.0, 0.0, 0.0)))
    assert tally.games == 2
    assert tally.rate == pytest.approx(1 / 6)


def test_bradley_and_terry_find_known_strengths() -> None:
    strengths = np.array([1.5, 0.4, 0.0, -0.6, -1.3])
    chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    wins = 1000 * chances * (1 - np.eye(5))
    assert fit(wins) == pytest.approx(strengths - strengths.mean(), abs=1e-8)


def test_bradley_and_terry_find_known_strengths_in_games() -> None:
    strengths = {"a": 200.0, "b": 0.0, "c": -200.0}
    dice = np.random.default_rng(3)
    games = []
    for one, other in combinations(strengths, 2):
        chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        for won in dice.random(4000) < chance:
            games.append(game((one, other), (float(won), float(not won))))
    assert elo(list(strengths), games) == pytest.approx(list(strengths.values()), abs=20)


def test_who_has_only_won_stays_finite() -> None:
    games = [game(("a", "b"), (1.0, 0.0))] * 1000
    first, second = elo(["a", "b"], games)
    assert first == -second
    assert first - second == pytest.approx(400 * math.log10(1000.5 / 0.5), abs=0.1)


def test_extreme_results_of_many_players_are_fitted() -> None:
    names = list("abcdefgh")
    games = [game((one, other), (1.0, 0.0)) for one, other in combinations(names, 2)] * 500
    ratings = elo(names, games)
    assert all(np.isfinite(ratings))
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(0, abs=1e-6)


def test_losers_are_not_compared_with_each_other() -> None:
    wins = count_wins(["a", "b", "c"], [game(("a", "b", "c"), (0.5, 0.5, 0.0))])
    assert wins.tolist() == [[0, 1, 1], [1, 0, 1], [0.5, 0.5, 0]]


def test_on_many_seats_an_even_game_gives_even_ratings() -> None:
    seating = ("a", "b", "b", "b")
    games = [game(seating, tuple(float(s == w) for s in range(4))) for w in range(4)]
    assert elo(["a", "b"], games) == pytest.approx([0, 0], abs=1e-9)


def test_openskill_rates_winners_higher_and_grows_surer() -> None:
    few = rate_skill(["a", "b"], [game(("a", "b"), (1.0, 0.0))] * 5)
    many = rate_skill(["a", "b"], [game(("a", "b"), (1.0, 0.0))] * 50)
    assert few[0][0] > 25 > few[1][0]
    assert many[0][1] < few[0][1] < 25 / 3


def test_openskill_rates_a_player_on_several_seats() -> None:
    (a, _), (b, _) = rate_skill(["a", "b"], [game(("a", "b", "b"), (1.0, 0.0, 0.0))] * 5)
    assert a > 25 > b


def feed(values: list[float], low: float = 0.5, high: float = 0.6) -> Sprt:
    test = Sprt(low, high)
    for value in values:
        test.add(value)
        if test.verdict != Verdict.OPEN:
            break
    return test


def test_a_clear_case_is_settled_soon() -> None:
    assert feed([1.0] * 100).verdict == Verdict.HIGHER
    assert feed([1.0] * 100).deals == 10
    assert feed([0.0] * 100).verdict == Verdict.LOWER


def test_a_case_in_the_middle_stays_open() -> None:
    assert feed([0.5, 0.6] * 2, 0.5, 0.6).verdict == Verdict.OPEN
    even = feed([0.0, 1.0, 0.5, 0.5] * 10, 0.45, 0.55)
    assert (even.verdict, even.deals) == (Verdict.OPEN, 40)
    assert Sprt(0.5, 0.6).log_ratio == 0


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, Verdict.HIGHER), (0.6, Verdict.LOWER)])
def test_a_test_errs_in_about_5_percent(truth: float, wrong: Verdict) -> None:
    dice = np.random.default_rng(5)
    deals = dice.binomial(2, truth, size=(400, 1500)) / 2
    verdicts = [feed(row.tolist()).verdict for row in deals]
    assert Verdict.OPEN not in verdicts
    assert verdicts.count(wrong) / 400 < 0.08
