"""A move is made once, and everybody is told of it from that: the same as if it were made again."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import SPECTATOR, Match
from holdfast.core import kernels
from holdfast.core.made import Made, _changes, is_news, make
from holdfast.core.made import tell as tell_made
from holdfast.core.match import look, new_match
from holdfast.core.words import Sentence
from holdfast.games import registry
from holdfast.testing.amount import amount, first_seed
from holdfast.testing.cases import Case

from .slow_telling import slow_entry, slow_is_news, slow_log, slow_past, slow_trail

#: So many moves of a match are compared.
PLIES = amount(40, 400, plain=6)


def cases(name: str) -> list[Case]:
    """Return each set of options that is tested, with one of the numbers of players in turn."""
    game = holdfast.game(name)
    return [
        Case(game, game.seats[number % len(game.seats)], options)
        for number, options in enumerate(game.samples)
    ]


def readers(match: Match) -> list[int]:
    return [*range(match.players), SPECTATOR]


def go_on(match: Match, plies: int, choice: random.Random) -> None:
    for _ in range(plies):
        if match.turn is not None:
            match.play(choice.choice(match.legal_ids))


def agree(match: Match) -> None:
    """Compare all that a match tells with what the slow way tells."""
    past = slow_past(match)
    for seat in readers(match):
        slow = slow_log(match, seat)
        # As text: 1 and True are equal, and are not the same JSON.
        assert repr(match.log(seat)) == repr(slow)
        assert repr(match.view(seat)["log"]) == repr(slow)
        words = [Sentence(**line) for entry in slow for line in entry["told"]]
        assert match.tell(seat) == [match.game.words.say(line) for line in words]
    for ply, before in enumerate(past):
        made = match.made(ply)
        assert match.position(ply).tobytes() == made.before.tobytes() == before.tobytes()
        assert made.trail.tobytes() == slow_trail(before, made.move).tobytes()
        assert match.mover_at(ply) == made.mover == look(match.game, before)[1]


@pytest.mark.parametrize("name", registry.names())
def test_everybody_is_told_what_playing_again_would_tell(name: str) -> None:
    for case in cases(name):
        agree(case.play(first_seed(), PLIES))


@pytest.mark.parametrize("name", registry.names())
def test_the_same_is_told_after_moves_were_taken_back_and_others_made(name: str) -> None:
    choice = random.Random(first_seed())
    for case in cases(name):
        match = case.play(first_seed(), PLIES // 2)
        for seat in readers(match):
            match.log(seat)  # what is kept of this must go with the moves
        for _ in range(min(3, len(match.moves))):
            match.undo()
        go_on(match, 4, choice)
        agree(match)


@pytest.mark.parametrize("name", registry.names())
def test_the_same_is_told_of_a_match_that_was_resumed(name: str) -> None:
    choice = random.Random(first_seed())
    for case in cases(name):
        match = case.play(first_seed(), PLIES // 2)
        last = len(match.moves)
        again = Match.resume(match.game, match.position(last), first_seed(), match.past)
        go_on(again, 3, choice)
        past, moves = slow_past(again)[last:], again.moves[last:]
        new = [slow_entry(match.game, *each, 0) for each in zip(past, moves, strict=True)]
        assert repr(again.log(0, since=last)) == repr(new)
        agree(again)
        while len(again.moves) > max(0, last - 2):
            again.undo()
        agree(again)


@pytest.mark.parametrize("name", registry.names())
def test_a_move_that_needs_more_room_is_made_again_from_the_same_position(name: str) -> None:
    for case in cases(name):
        match = case.play(first_seed(), PLIES)
        for ply, move in enumerate(match.moves):
            made = match.made(ply)
            tight, after = make(made.before, move, made.mover, room=0)
            assert (tight.steps, tight.changes) == (made.steps, made.changes)
            assert after.tobytes() == match.position(ply + 1).tobytes()


@pytest.mark.parametrize("steps", [1, 6, 7, 1638, 1639])
def test_a_trail_of_any_length_is_kept_byte_for_byte(steps: int) -> None:
    """The lengths are those around which the places of its bytes need wider numbers."""
    before = holdfast.new("nim", seed=1).position(0)
    trail = np.repeat(before, steps)
    dice = np.random.default_rng(steps)
    flat = trail.view(np.uint8)
    flat[dice.integers(flat.size, size=20)] ^= 255
    flat[-1] ^= 255
    made = Made(0, 0, before.dtype, before.tobytes(), steps, _changes(before, trail))
    assert made.trail.tobytes() == trail.tobytes()


@pytest.mark.parametrize("name", registry.names())
def test_news_is_found_in_the_same_worlds(name: str) -> None:
    for case in cases(name)[: amount(3, 8, plain=1)]:
        match = case.play(first_seed(), amount(40, 200, plain=4))
        for ply, move in enumerate(match.moves):
            slow = slow_is_news(match.game, match.position(ply), move)
            assert match.is_news(ply) == is_news(match.made(ply)) == slow


class Counted:
    """A kernel that counts how often it is called."""

    def __init__(self, kernel: Callable[..., Any]) -> None:
        self.kernel = kernel
        self.calls = 0

    def __call__(self, *given: Any) -> Any:
        self.calls += 1
        return self.kernel(*given)


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Counted]:
    def watch(name: str) -> Counted:
        counted = Counted(getattr(kernels, name))
        monkeypatch.setattr(kernels, name, counted)
        return counted

    return watch


@pytest.mark.parametrize("name", registry.names())
def test_a_move_is_made_once_however_many_read_of_it(
    name: str, count: Callable[[str], Counted]
) -> None:
    match = holdfast.new(name, seed=first_seed())
    steps = count("step_each")
    for ply in range(4):
        match.play(match.legal_ids[0])
        for seat in readers(match):
            match.log(seat)
            match.view(seat)
            match.tell(seat)
        assert match.mover_at(ply) in range(match.players)
        assert steps.calls == ply + 1


def test_legal_moves_are_not_looked_for_to_know_who_moved(count: Callable[[str], Counted]) -> None:
    match = holdfast.new("nim", seed=1)
    match.play(match.legal_ids[0])
    looks = count("legal_each")
    match.mover_at(0)
    match.log(SPECTATOR)
    assert looks.calls == 0


def test_what_a_seat_reads_is_told_once_until_the_move_is_taken_back() -> None:
    game = copy.copy(holdfast.game("nim"))
    asked: list[int] = []

    def tell(before: Any, move: int, trail: Any, seat: int) -> list[Sentence]:
        asked.append(seat)
        return holdfast.game("nim").text.tell(before, move, trail, seat)

    object.__setattr__(game, "text", replace(game.text, tell=tell))
    match = new_match(game, seed=1)
    match.play("3-2")
    for _ in range(3):
        match.view(0)
        match.tell(0)
    assert asked == [0]
    match.undo()
    match.play("3-1")
    again, _ = make(match.position(0), match.moves[0], 0)
    assert match.log(0) == [tell_made(game, again, 0).entry()]


def test_whoever_changes_a_log_changes_their_own() -> None:
    match = holdfast.new("nim", seed=1)
    match.play("3-2")
    log = match.log(0)
    log[0]["told"][0]["args"]["seat"] = "E"
    assert match.log(0) != log


def test_news_is_looked_for_once(count: Callable[[str], Counted]) -> None:
    match = holdfast.new("nim", seed=1)
    match.play("3-2")
    deals = count("imagine_each")
    first = match.is_news(0)
    found = deals.calls
    assert match.is_news(0) == first
    assert deals.calls == found > 0
    match.undo()
    match.play("3-1")
    match.is_news(0)
    assert deals.calls > found


def test_who_draws_a_card_learns_it_from_two_worlds(count: Callable[[str], Counted]) -> None:
    match = holdfast.new("schotten-totten", seed=1, tactics=True)
    match.play(match.legal_ids[0])
    match.play("draw clan")
    deals = count("imagine_each")
    assert match.is_news(1)
    assert deals.calls == 1
    assert not match.is_news(0)
    assert deals.calls == 1 + 3


def test_what_is_told_at_once_is_told_alike_later() -> None:
    """Until it is told, a move has its positions as they were made; later they are put together."""
    match = holdfast.new("nim", seed=4)
    go_on(match, 3, random.Random(4))
    fresh = [made for made in match._moves.made if made.fresh is not None]
    assert fresh == match._moves.made[-1:]
    before, trail = fresh[0].fresh or (None, None)
    assert before is not None
    assert trail is not None
    assert before.tobytes() == fresh[0].before.tobytes()
    assert trail.tobytes() == fresh[0].trail.tobytes()
    match.forget(2)
    assert [made.fresh for made in match._moves.made] == [None, None]


def test_a_trail_takes_less_than_one_more_record() -> None:
    for name in registry.offered():
        match = cases(name)[0].play(first_seed(), PLIES)
        sizes = [len(match.made(ply).changes) for ply in range(len(match.moves))]
        assert np.mean(sizes) < match.game.rules.state.itemsize / 2
