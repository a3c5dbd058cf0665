from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from holdfast.arena import Arena
from holdfast.arena.groups import find_groups
from holdfast.core.errors import BadOption, UnknownGame

SEEDS_OF_7 = (
    144227638980873409,
    (460686548961960793, 13894420156143942214),
)  # a file is resumed by them


def test_each_deal_is_played_in_every_rotation_from_the_same_seed() -> None:
    jobs = list(Arena("nim", ("greedy", "random"), games=4).jobs())
    assert [job.names for job in jobs] == [("greedy", "random"), ("random", "greedy")] * 2
    assert [(job.deal, job.rotation) for job in jobs] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed


def test_everybody_sits_everywhere_once_in_a_deal() -> None:
    jobs = list(Arena("nim", ("greedy", "random", "random"), games=30, seats=3).jobs())
    for deal in range(10):
        games = [job.names for job in jobs if job.deal == deal]
        for seat in range(3):
            assert {names[seat] for names in games} == {"greedy", "random", "random#2"}


def test_neighbours_change_from_deal_to_deal() -> None:
    arena = Arena("nim", ("greedy", "random", "random"), games=30, seats=3)
    orders = {job.names for job in arena.jobs()}
    assert len(orders) == 6


def test_two_players_on_three_seats_are_one_against_two() -> None:
    jobs = list(Arena("nim", ("greedy", "random"), games=3, seats=3).jobs())
    assert len(jobs) == 3
    assert {job.names.index("greedy") for job in jobs} == {0, 1, 2}
    assert all(job.names.count("random") == 2 for job in jobs)


def test_games_are_rounded_up_to_whole_deals() -> None:
    arena = Arena("nim", ("greedy", "random"), games=7, seats=3)
    assert (arena.deals, arena.total, len(list(arena.jobs()))) == (3, 9, 9)


def test_every_seat_of_every_game_has_dice_of_its_own() -> None:
    dice = [die for job in Arena("nim", ("greedy", "random"), games=20).jobs() for die in job.dice]
    assert len(set(dice)) == len(dice) == 40


def test_another_seed_gives_other_deals_and_dice() -> None:
    one, other = (Arena("nim", ("greedy", "random"), games=2, seed=seed) for seed in (1, 2))
    assert next(one.jobs()).seed != next(other.jobs()).seed
    assert next(one.jobs()).dice != next(other.jobs()).dice


def test_seeds_stay_what_they_are() -> None:
    job = next(Arena("nim", ("greedy", "random"), games=2, seed=7).jobs())
    assert (job.seed, job.dice) == SEEDS_OF_7


def test_pairs_of_all_players_meet_on_two_seats() -> None:
    arena = Arena("nim", ("greedy", "random", "random"), games=2)
    pairs = {frozenset(job.names) for job in arena.jobs()}
    assert pairs == {frozenset(pair) for pair in combinations(("greedy", "random", "random#2"), 2)}
    assert arena.total == 6


def test_few_groups_all_meet() -> None:
    assert find_groups(5, 3) == tuple(combinations(range(5), 3))
    assert len(find_groups(20, 2)) == 190


@pytest.mark.parametrize(("players", "seats"), [(12, 4), (11, 5), (16, 3), (20, 5)])
def test_many_groups_are_balanced(players: int, seats: int) -> None:
    groups = find_groups(players, seats)
    seated = Counter(player for group in groups for player in group)
    met = Counter(pair for group in groups for pair in combinations(group, 2))
    assert len(set(seated.values())) == 1
    assert set(met) == set(combinations(range(players), 2))
    assert max(met.values()) <= 3 * min(met.values())
    assert all(len(set(group)) == seats for group in groups)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"players": ("greedy",)}, "the players are greedy; an arena needs two or more"),
        ({"players": ()}, "the players are nobody"),
        ({"players": ("greedy", "nobody")}, "there is no player 'nobody'"),
        ({"games": 0}, "the number of games is 0"),
        ({"seats": 4}, "nim is for 2 or 3 players, not 4"),
        ({"options": {"tactics": True}}, "nim has no option 'tactics'"),
        ({"sprt": (0.6, 0.5)}, "between 0.6 and 0.5; it needs two win rates"),
        ({"players": ("greedy", "random", "random"), "sprt": (0.5, 0.6)}, "there are 3"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], says: str) -> None:
    fine: dict[str, object] = {"game": "nim", "players": ("greedy", "random")}
    with pytest.raises(BadOption, match=says):
        Arena(**(fine | wrong))  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Arena("chess", ("greedy", "random"))
