"""Seeds that nobody can search: what they deal, and that seed and moves give the same game."""

from __future__ import annotations

import hashlib
import random
from collections import Counter

import numpy as np
import pytest

import holdfast
from holdfast.core.dice import word
from holdfast.core.errors import BadOption
from holdfast.core.match import Match, new_match
from holdfast.core.pledge import follow_from, make_next_seed, make_pledge
from holdfast.core.replay import read_replay, write_replay
from holdfast.core.seats import SPECTATOR
from holdfast.core.seeds import dice_of, is_secret, make_secret_seed
from holdfast.games import registry
from holdfast.testing.amount import amount

SECRET = (1 << 255) + 7
GAMES = registry.names()
#: The first numbers of the dice of a seed, for ever.
FROZEN = [10020445762462602549, 9433842258019604614, 7982834031985621195]


def play_some(match: Match, moves: int, seed: int = 0) -> Match:
    choice = random.Random(seed)
    while match.turn is not None and len(match.moves) < moves:
        match.play(choice.choice(match.legal_ids))
    return match


def test_a_number_tells_what_kind_of_seed_it_is() -> None:
    assert not any(is_secret(seed) for seed in (None, 0, 2**64 - 1, 2**255 - 1, 2**256))
    assert is_secret(SECRET) and is_secret(2**256 - 1)
    assert all(is_secret(make_secret_seed()) for _ in range(20))
    assert len({make_secret_seed() for _ in range(20)}) == 20


@pytest.mark.parametrize("seed", [-1, 2**64, 2**255 - 1, 2**256])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="whole number from 0 to 2"):
        dice_of(seed)


def test_the_dice_of_a_seed_are_what_shake_makes_of_it() -> None:
    made = hashlib.shake_256(f"holdfast-dice 2\n{SECRET}\ndeal".encode()).digest(1024)
    dice = dice_of(SECRET, "deal")
    assert dice.tolist() == [*np.frombuffer(made, dtype="<u8").tolist(), 0]
    assert dice_of(SECRET, "deal").tolist() != dice_of(SECRET, "set-up").tolist()
    assert dice_of(7).tolist() == [7]


def test_long_dice_are_frozen_and_go_on_when_each_was_used() -> None:
    dice = dice_of(SECRET, "deal")
    rolled = [int(word(dice)) for _ in range(300)]
    assert rolled[:3] == FROZEN
    assert len(set(rolled)) == 300
    # Each word is a generator of its own, as if it were the only one; the first comes last.
    for number, first in ((5, 4), (0, 127)):
        alone = dice_of(SECRET, "deal")[number : number + 1].copy()
        assert rolled[first::128] == [int(word(alone)) for _ in rolled[first::128]]


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_seed_deals_what_is_possible_and_the_same_again(game: str) -> None:
    for players in holdfast.game(game).seats:
        match = new_match(holdfast.game(game), players, SECRET + players)
        plain = new_match(holdfast.game(game), players, 1)
        assert match.game.text.problems(match.state) == []
        parts = match.game.rules.components
        assert dict(parts(match.state)) == dict(parts(plain.state))
        again = new_match(holdfast.game(game), players, SECRET + players)
        assert match.position(0).tobytes() == again.position(0).tobytes()
        other = new_match(holdfast.game(game), players, SECRET + 99)
        assert match.position(0).tobytes() != other.position(0).tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_seed_and_moves_give_the_same_match(game: str) -> None:
    match = play_some(holdfast.new(game, seed=SECRET), amount(60, 200, 15))
    again = read_replay(write_replay(match))
    assert again.moves == match.moves
    assert again.position(len(again.moves)).tobytes() == match.position(len(match.moves)).tobytes()
    # As a server reads it from a snapshot: the past is played back when it is asked for.
    last = len(match.moves)
    resumed = Match.resume(match.game, match.position(last), SECRET, match.past)
    assert resumed.position(last // 2).tobytes() == match.position(last // 2).tobytes()
    assert resumed.log(SPECTATOR) == match.log(SPECTATOR)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_taken_back_and_made_again_leads_to_the_same(game: str) -> None:
    match = play_some(holdfast.new(game, seed=SECRET), 12)
    before = match.position(len(match.moves)).tobytes()
    moves = [match.undo() for _ in range(6)]
    for move in reversed(moves):
        match.play(move)
    assert match.position(len(match.moves)).tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_what_was_dealt_anew_stays_so_and_is_played_back(game: str) -> None:
    match = play_some(holdfast.new(game, seed=SECRET), 8)
    old = play_some(holdfast.new(game, seed=SECRET), 8)
    match.undo(), old.undo()
    match.deal_anew(make_next_seed(SECRET, "ab", 1))
    play_some(match, 30, seed=3)
    play_some(old, 30, seed=3)
    last = min(len(match.moves), len(old.moves))
    assert match.position(last).tobytes() != old.position(last).tobytes()
    again = read_replay(write_replay(match))
    assert again.position(len(again.moves)).tobytes() == match.position(len(match.moves)).tobytes()


def test_the_order_of_a_deck_is_not_decided_before_a_card_is_drawn() -> None:
    """The record of a moment does not tell what the next draws will bring."""
    match = holdfast.new("nim", seed=SECRET)
    foretold, drawn = [], []
    for _ in range(amount(40, 200, 10)):
        match = holdfast.new("nim", seed=make_secret_seed())
        pile = [int(token) for token in match.state.pile if token >= 0]
        play_some(match, 1)
        left = [int(token) for token in match.state.pile if token >= 0]
        foretold.append(pile)
        drawn.append(left)
    assert any(pile[: len(left)] != left for pile, left in zip(foretold, drawn, strict=True))


def test_the_deal_is_fair() -> None:
    deals = amount(3000, 20000, 300)
    held = Counter(
        int(holdfast.new("nim", seed=make_secret_seed()).state.token[0]) for _ in range(deals)
    )
    expected = deals / 6
    assert len(held) == 6
    assert sum((count - expected) ** 2 / expected for count in held.values()) < 30


def test_the_pledge_of_a_secret_seed_is_of_the_second_version() -> None:
    text = f"holdfast-pledge 2\nnim\n{SECRET}\n00ff".encode()
    assert make_pledge("nim", SECRET, "00ff") == hashlib.sha256(text).hexdigest()
    seeds = [make_next_seed(SECRET, "00ff", number) for number in (1, 2)]
    assert all(is_secret(seed) for seed in seeds)
    assert follow_from(SECRET, "00ff", seeds)
    digest = hashlib.sha256(f"holdfast-anew 2\n{SECRET}\n00ff\n1".encode()).digest()
    assert seeds[0] == int.from_bytes(digest) | 1 << 255
