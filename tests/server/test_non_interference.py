"""Two tables that differ only in what somebody cannot know send them the same bytes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.seats import SPECTATOR
from holdfast.games import registry
from holdfast.search.analysis import weigh_decision
from holdfast.search.thought import Thought
from holdfast.server import messages as m
from holdfast.server.live import thinkers
from holdfast.server.live.packing import pack
from holdfast.server.live.thinkers import Thinkers, ask_hint
from holdfast.server.table import commands as c
from holdfast.server.view import show
from holdfast.server.view.analyses import show_decision, views_of
from holdfast.server.view.show import show_table
from holdfast.testing.amount import amount, first_seed
from tests.server.sitting import ANN, Sitting
from tests.server.twins import Twins, encode, seat_people

#: Of a match, so many points are looked at, and from each of them so many moves are followed.
POINTS = amount(quick=2, full=4, plain=2)
FOLLOWED = amount(quick=3, full=4, plain=3)


def cases() -> list[tuple[str, int, dict[str, Any]]]:
    """Return every game with every sample of its options, and every number of players."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in registry.names():
        game = holdfast.game(name)
        sizes = list(game.seats)
        for number, options in enumerate(game.samples):
            found.append((name, sizes[number % len(sizes)], dict(options)))
        found += [(name, size, {}) for size in sizes[1:]]
    return found


def play_at_random(game: str, players: int, options: dict[str, Any], seed: int) -> list[int]:
    """Return the moves of a random match, as far as it is looked at."""
    choice, whole = random.Random(seed), seat_people(game, players, options, seed)
    match = whole.table.match
    assert match is not None
    while whole.table.turn is not None and len(match.moves) < 60:
        whole.move(choice.choice(match.legal_ids))
    return list(match.moves)


def points(
    game: str, players: int, options: dict[str, Any], seed: int, moves: list[int]
) -> Iterator[Sitting]:
    """Yield the table of a match again and again, ever further on."""
    for point in range(POINTS):
        sitting = seat_people(game, players, options, seed)
        for move in moves[: len(moves) * point // POINTS + point % 2]:
            sitting.move(move)
        yield sitting


def compare(twins: Twins, where: str) -> None:
    for name, (here, there) in twins.sent():
        assert here == there, f"{where}, eyes {twins.eyes}: {name}\n{here!r}\n{there!r}"


@pytest.mark.parametrize(("game", "players", "options"), cases(), ids=str)
def test_nothing_that_is_sent_depends_on_what_the_receiver_cannot_know(
    game: str, players: int, options: dict[str, Any]
) -> None:
    different = followed = 0
    seed = first_seed() + players
    moves = play_at_random(game, players, options, seed)
    for eyes in (*range(players), SPECTATOR):
        choice = random.Random(seed + eyes)
        for number, sitting in enumerate(points(game, players, options, seed, moves)):
            twins = Twins(sitting, eyes, number + 1)
            different += twins.differ
            compare(twins, "at first")
            for _ in range(FOLLOWED):
                if not twins.follow(choice):
                    break
                followed += 1
            compare(twins, "after moves")
    assert different
    assert followed


@pytest.mark.parametrize("game", registry.names())
def test_a_leak_would_be_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    players = min(holdfast.game(game).seats)
    twins = Twins(seat_people(game, players, {}, 1), 0, 1)
    compare(twins, "at first")
    monkeypatch.setattr(show, "eyes_of", lambda *_: 1)
    with pytest.raises(AssertionError):
        compare(twins, "with the eyes of another seat")


@pytest.mark.parametrize("game", registry.offered())
def test_nor_after_moves_were_taken_back(game: str) -> None:
    options = dict(holdfast.game(game).samples[-1])  # the one that is least usual
    players, taken_back = min(holdfast.game(game).seats), 0
    for eyes in (*range(players), SPECTATOR):
        sitting = seat_people(game, players, options, 11)
        # In most worlds somebody has other cards, and cannot make a move that looks the same.
        deals = (Twins(sitting, eyes, dice) for dice in range(1, 60))
        twins = next(each for each in deals if each.follow(random.Random(3)))
        if show_table(sitting.table, sitting.who()).undo.move:
            twins.both(c.Undo)
            taken_back += 1
        compare(twins, "after taking back")
    assert taken_back


class Parrot:
    """Thinks nothing, and says what it was shown."""

    def __init__(self, _seed: int, **_settings: Any) -> None: ...

    def think(self, _game: Any, seen: Any, seat: int, moves: list[int]) -> Thought:
        return parrot(seen, seat, moves)

    weigh = think


def parrot(seen: Any, seat: int, moves: list[int]) -> Thought:
    """Return a thought that differs whenever anything about the question does."""
    sums = random.Random(bytes(seen.tobytes()) + bytes([seat]))
    values = np.array([sums.random() for _ in moves])
    visits = (1000 * values).astype(np.int64) + 1
    return Thought(tuple(moves), visits, values, values)


@pytest.mark.parametrize("game", registry.names())
def test_a_hint_is_found_from_what_the_seat_may_know(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "Ismcts", Parrot)
    bots = ["bot"] * (min(holdfast.game(game).seats) - 1)
    sitting = Sitting(("me", *bots), game)
    while sitting.turn != 0:
        sitting.move()
    twins = Twins(sitting, 0, 9)
    assert twins.differ
    here, there = (ask_hint(each.table, ANN, warm=True)() for each in (twins.here, twins.there))
    assert encode(here) == encode(there)
    assert here.moves


@pytest.mark.parametrize(("game", "players", "options"), cases(), ids=str)
def test_an_analysis_during_a_match_says_nothing_that_the_seat_does_not_know(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Byte for byte, with a thinker that tells everything that it was shown."""
    seed, judged = first_seed() + players, 0
    moves = play_at_random(game, players, options, seed)
    for number, sitting in enumerate(points(game, players, options, seed, moves)):
        here, there = judge_twins(sitting, number + 1)
        assert encode(here) == encode(there)
        judged += len(here)
    assert judged


def test_an_analysis_that_looked_into_another_hand_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = seat_people("schotten-totten", 2, {}, 1)
    monkeypatch.setattr("holdfast.search.thinker.kernels.hide_each", lambda *_: None)
    here, there = judge_twins(sitting, 1)
    assert encode(here) != encode(there)


def judge_twins(sitting: Sitting, dice: int) -> list[list[m.DecisionShown]]:
    """Return what is shown of a decision to whoever makes it, at two tables that they cannot tell
    apart when they make it."""
    choice = random.Random(dice)
    match = sitting.table.match
    assert match is not None
    while match.turn is not None and (match.turn != 0 or len(match.legal_ids) == 1):
        sitting.move(choice.choice(match.legal_ids))
    if match.turn is None:
        return [[], []]
    twins = Twins(sitting, 0, dice)
    ply, move = match.ply, choice.choice(match.legal_ids)
    return [judge(each, ply, move) for each in (twins.here, twins.there)]


def judge(sitting: Sitting, ply: int, move: int) -> list[m.DecisionShown]:
    """Return what the first seat is shown of a decision, when it was made."""
    match = sitting.table.match
    assert match is not None
    match.play(move)
    view = views_of(match, [0])[ply]
    return [show_decision(view, weigh_decision(view, ply, move, Parrot, compared=2))]


@pytest.mark.parametrize("game", registry.names())
def test_a_worker_gets_nothing_that_the_bots_seat_cannot_know(game: str) -> None:
    """Byte for byte: what it is asked is the same at two tables that look the same to the seat."""
    bots = ["bot master"] * (min(holdfast.game(game).seats) - 1)
    sitting = Sitting(("me", *bots), game)
    while sitting.turn != 1:
        sitting.move()
    twins = Twins(sitting, 1, 9)
    assert twins.differ
    here, there = (
        pack(Thinkers().question(twins.room_of(each), each.table, 1, "master", warm=True))
        for each in (twins.here, twins.there)
    )
    assert here == there
