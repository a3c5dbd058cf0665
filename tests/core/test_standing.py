"""What decides a finished match besides points: the verb ``standing``."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import Game, Match
from holdfast.core import jit, kernels, verbs
from holdfast.core.match import write_result
from holdfast.testing.amount import amount, seeds

PLAIN = ("nim", "schotten-totten", "rheinlander")


def standing(match: Match) -> tuple[int, ...]:
    """What decides, by seat."""
    out = np.zeros((1, match.players), dtype=np.int32)
    kernels.standing_each(match.position(len(match.moves)), out)
    return tuple(out[0].tolist())


def over(points: str, gained: str, options: str = "-") -> Match:
    """A match of Die Gefährten that has ended like this."""
    players = len(points.split())
    lines = [f"players {players}", "turn A over", "scored 1", f"options {options}"]
    lines += [f"points {points}", f"gained {gained}"]
    colours = {2: "rbgy", 3: "rbg", 4: "rbgy"}[players]
    deck = [*"0111111122223333444", *"45N"]
    lines += ["box " + " ".join(colour + value for colour in colours for value in deck)]
    return holdfast.read("fellowship", "\n".join(lines))


# The contract


def test_it_is_a_verb() -> None:
    assert "standing" in verbs.NAMES


@pytest.mark.parametrize("name", PLAIN)
def test_points_alone_decide_if_a_game_says_nothing(name: str) -> None:
    game = holdfast.game(name)
    assert game.rules.standing is game.rules.score


def test_a_game_can_say_what_decides() -> None:
    game = holdfast.game("fellowship")
    assert game.rules.standing is not None
    assert game.rules.standing is not game.rules.score


def test_a_copy_of_a_game_keeps_what_decides() -> None:
    nim = holdfast.game("nim")
    try:
        assert replace(nim, title="Mine").rules.standing is nim.rules.score
    finally:
        bind_again(nim)


def test_what_decides_can_differ_from_the_points() -> None:
    if jit.COMPILED:
        pytest.skip("another verb for the same record would be compiled again")
    nim = holdfast.game("nim")

    def fewest(state: Any, out: Any) -> None:
        nim.rules.score(state, out)
        for seat in range(int(state.seats)):
            out[seat] = -out[seat]

    match = finished("nim", 1)
    try:
        replace(nim, rules=replace(nim.rules, standing=fewest))
        least = min(match.scores)
        assert match.winners == tuple(s for s, p in enumerate(match.scores) if p == least)
        assert standing(match) == tuple(-points for points in match.scores)
    finally:
        bind_again(nim)
    assert standing(match) == match.scores


def bind_again(game: Game) -> None:
    """Let the verbs mean this game's functions again."""
    jit.bind(game.rules.state, game.name, game._verbs())


# Games in which points alone decide


def finished(name: str, seed: int) -> Match:
    """A match played to its end by lot."""
    match = holdfast.new(name, seed=seed)
    dice = random.Random(seed)
    while match.turn is not None:
        assert match.winners == ()
        match.play(dice.choice(match.legal_ids))
    return match


@pytest.mark.parametrize("name", PLAIN[:2])
def test_most_points_win_where_points_alone_decide(name: str) -> None:
    for seed in range(6):
        match = finished(name, seed)
        assert standing(match) == match.scores
        most = max(match.scores)
        assert match.winners == tuple(s for s, p in enumerate(match.scores) if p == most)


def test_a_batch_has_a_row_for_every_state() -> None:
    cells = np.concatenate(
        [match.position(0) for match in (over("5 4", "0 9"), over("5 5", "1 2"))]
    )
    out = np.zeros((2, 2), dtype=np.int32)
    kernels.standing_each(cells, out)
    assert [row.argmax() for row in out] == [0, 1]
    kernels.score_each(cells, out)
    assert out.tolist() == [[5, 4], [5, 5]]


# Die Gefährten: the tie-break of rule 9.5


@pytest.mark.parametrize(
    ("points", "gained", "winners"),
    [
        ("5 4", "0 4", (0,)),
        ("4 5", "4 0", (1,)),
        ("5 5", "2 3", (1,)),
        ("5 5", "3 2", (0,)),
        ("5 5", "3 3", (0, 1)),
        ("0 0", "0 0", (0, 1)),
        ("5 5", "0 -3", (0,)),
        ("5 5 5", "0 7 7", (1, 2)),
        ("5 5 4", "0 0 4", (0, 1)),
        ("9 5 9", "0 7 4", (2,)),
        ("3 3 3 3", "1 1 1 1", (0, 1, 2, 3)),
        ("3 3 3 3", "-3 0 -3 0", (1, 3)),
        ("20 21 20 21", "11 0 11 0", (1, 3)),
    ],
)
def test_level_players_compare_the_last_location(
    points: str, gained: str, winners: tuple[int, ...]
) -> None:
    match = over(points, gained)
    assert match.scores == tuple(map(int, points.split()))
    assert match.winners == winners


@pytest.mark.parametrize(
    ("points", "gained", "winners"),
    [
        ("-1 -2", "-3 3", (0,)),
        ("-2 -2", "-3 3", (1,)),
        ("-2 -2", "-3 -3", (0, 1)),
        ("-3 0 -3", "0 -3 7", (1,)),
    ],
)
def test_negative_points_are_compared_too(
    points: str, gained: str, winners: tuple[int, ...]
) -> None:
    assert over(points, gained, "allow_negative_vp=on").winners == winners


def test_nobody_has_won_while_the_match_goes_on() -> None:
    match = holdfast.new("fellowship", players=2, seed=1)
    assert match.winners == ()


def test_the_result_tells_the_points() -> None:
    assert write_result(over("5 5", "1 2")) == "A=5 B=5"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_come_before_the_last_location_in_every_game(players: int) -> None:
    dice = random.Random(players)
    ties = 0
    for seed in seeds(amount(60, 150, 2)):
        cell = holdfast.game("fellowship").blank(players)
        kernels.setup_each(cell, np.array([seed], dtype=np.uint64))
        game = holdfast.game("fellowship")
        luck = np.array([dice.getrandbits(60)], dtype=np.uint64)
        scratch = np.zeros(game.rules.widest, dtype=np.int32)
        kernels.play_out(cell, luck, np.zeros(1, dtype=np.uint64), scratch)
        state = cell[0]
        rank = [(int(state.points[s]), int(state.gained[s])) for s in range(players)]
        best = tuple(seat for seat in range(players) if rank[seat] == max(rank))
        match = Match(game, cell, None)
        assert match.winners == best
        ties += max(points for points, _ in rank) != 0 and len(best) < sum(
            points == max(rank)[0] for points, _ in rank
        )
    assert ties or not jit.COMPILED
