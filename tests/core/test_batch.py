"""Many games side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import BadOption, Batch
from holdfast.core.batch import zero_sum


def play(batch: Batch, seed: int) -> list[bytes]:
    """Step a batch to its end with chosen moves; return what it looked like on the way."""
    choice = np.random.default_rng(seed)
    seen = [batch.states.tobytes()]
    while True:
        moves, counts, movers = batch.legal()
        if not counts.any():
            return seen
        assert ((movers >= 0) == (counts > 0)).all()
        picks = [int(choice.integers(max(count, 1))) for count in counts]
        chosen = moves[np.arange(len(batch)), picks]
        batch.step(np.where(counts > 0, chosen, holdfast.NO_MOVE))
        seen.append(batch.states.tobytes())


@pytest.mark.parametrize("seed", [0, 10, 2**64 - 1])
def test_every_game_has_a_seed_of_which_it_can_be_made_alone(seed: int) -> None:
    batch = holdfast.batch("nim", 5, seed=seed, players=3, misere=True)
    for i, state in enumerate(batch.states):
        alone = holdfast.new("nim", seed=batch.seed_of(i), players=3, misere=True)
        assert alone.state.tobytes() == state.tobytes()


def test_neighbouring_batches_have_no_game_in_common() -> None:
    batches = [holdfast.batch("nim", 300, seed=seed) for seed in (1, 2, 3, 301, 2**64 - 1)]
    seeds = {batch.seed_of(i) for batch in batches for i in range(300)}
    assert len(seeds) == 5 * 300


def test_the_seeds_of_games_are_frozen() -> None:
    """Whoever noted a seed and a number finds the game again."""
    batch = holdfast.batch("nim", 3, seed=7)
    assert [batch.seed_of(i) for i in range(3)] == [
        13309476754707697221,
        11984929618412882174,
        10134167572453724827,
    ]


@pytest.mark.parametrize("size", [1, 2, 7, 30])
@pytest.mark.parametrize("cores", [2, 3, 8])
def test_the_number_of_cores_does_not_change_the_games(size: int, cores: int) -> None:
    one = holdfast.batch("nim", size, seed=3, players=3)
    many = holdfast.batch("nim", size, seed=3, players=3, cores=cores)
    assert play(one, 1) == play(many, 1)
    assert one.scores().tolist() == many.scores().tolist()


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_the_number_of_cores_does_not_change_random_games(cores: int) -> None:
    one = holdfast.batch("nim", 20, seed=3)
    many = holdfast.batch("nim", 20, seed=3, cores=cores)
    assert one.play_out(9) == many.play_out(9)
    assert one.states.tobytes() == many.states.tobytes()


def test_games_that_are_over_stay_as_they_are() -> None:
    batch = holdfast.batch("nim", 3, seed=1)
    batch.play_out(1)
    before = batch.states.tobytes()
    batch.step([holdfast.NO_MOVE] * 3)
    assert batch.states.tobytes() == before
    assert batch.play_out(2) == 0


def test_a_batch_can_be_dealt_anew() -> None:
    batch = holdfast.batch("nim", 4, seed=1)
    before = batch.states.tobytes()
    batch.play_out(1)
    batch.deal(1)
    assert batch.states.tobytes() == before


def test_the_scores_are_those_of_the_matches() -> None:
    batch = holdfast.batch("nim", 3, seed=1, misere=True)
    batch.play_out(1)
    game = holdfast.game("nim")
    for state, points in zip(batch.states, batch.scores(), strict=True):
        assert holdfast.read("nim", game.text.write_state(state)).scores == tuple(points)


def test_a_choice_of_no_games_has_nothing() -> None:
    batch = holdfast.batch("nim", 4, players=3, cores=2)
    for nothing in (batch[batch.done], batch[[]], batch[4:]):
        assert len(nothing) == 0
        assert nothing.play_out(1) == 0
        assert (
            nothing.scores().shape == nothing.winners().shape == nothing.returns().shape == (0, 3)
        )
        assert nothing.masks().shape == (0, nothing.game.rules.moves)
        nothing.step([])
        nothing.step(np.zeros(0, dtype=np.int32), check=False)
        nothing.reset()


def test_a_game_can_be_dealt_anew_alone() -> None:
    batch = holdfast.batch("nim", 4, seed=5)
    first = [batch.seed_of(i) for i in range(4)]
    batch.play_out(1)
    others = batch.states[[0, 2]].tobytes()
    batch.reset(np.array([False, True, False, True]))
    assert batch.states[[0, 2]].tobytes() == others
    assert [batch.seed_of(0), batch.seed_of(2)] == [first[0], first[2]]
    for i in (1, 3):
        assert batch.seed_of(i) not in first
        assert batch.states[i].tobytes() == new(batch.seed_of(i))


def new(seed: int) -> bytes:
    """Return a new game of nim as bytes."""
    return bytes(holdfast.new("nim", seed=seed).state.tobytes())


def test_a_game_gets_the_same_deals_whenever_the_others_end() -> None:
    one, other = holdfast.batch("nim", 3, seed=5), holdfast.batch("nim", 3, seed=5)
    for where in ([0], [0, 1], [-1, 2]):  # a game is dealt once, however often it is named
        one.reset(where)
    for where in ([0, 1, 2], [0]):
        other.reset(where)
    assert one.states.tobytes() == other.states.tobytes()
    assert one[1:].states.tobytes() == other[1:].states.tobytes()
    some, whole = one[1:], one.copy()
    for batch in (some, one):
        batch.reset()
    assert some.states.tobytes() == one.states[1:].tobytes()
    assert whole.states.tobytes() == other.states.tobytes()


def test_no_deal_comes_twice() -> None:
    batch, seen = holdfast.batch("nim", 30, seed=5), set()
    for _ in range(10):
        seen |= {batch.seed_of(i) for i in range(30)}
        batch.reset()
    assert len(seen) == 300


def test_games_are_dealt_of_given_seeds() -> None:
    batch, plain = holdfast.batch("nim", 4, seed=5), holdfast.batch("nim", 4, seed=5)
    batch.reset([3, 1], seeds=[11, 13])
    assert (batch.seed_of(1), batch.seed_of(3)) == (11, 13)
    assert batch.states[3].tobytes() == new(13)
    batch.reset([1])
    plain.reset([1])
    plain.reset([1])
    assert batch.seed_of(1) == plain.seed_of(1)


@pytest.mark.parametrize(
    ("where", "seeds", "sentence"),
    [
        ([0, 1], [1], "there are 1 seeds for 2 games"),
        ([0, 1], 7, "the seeds are 7; they can be a list of 2"),
        ([0, 1], [1, -1], "the seed is -1; it can be a whole number from 0"),
        ([True], None, "games are chosen by a mask of 3 truth values or a list of numbers"),
        ([0.5], None, "not by float64 of"),
        ([-4], None, "the number of a game is -4; it can be a whole number from -3"),
    ],
)
def test_what_cannot_be_dealt_anew(where: Any, seeds: Any, sentence: str) -> None:
    batch = holdfast.batch("nim", 3, seed=5)
    before = batch.states.tobytes()
    with pytest.raises(BadOption, match=sentence):
        batch.reset(where, seeds=seeds)
    assert batch.states.tobytes() == before
    assert batch[:].seed_of(0) == holdfast.batch("nim", 3, seed=5).seed_of(0)


def test_the_winners_are_those_of_the_matches() -> None:
    batch = holdfast.batch("nim", 12, seed=2, players=3)
    assert not batch.winners().any()
    assert not batch.returns().any()
    assert not batch.done.any()
    assert batch.movers.tolist() == [0] * 12
    batch[6:].play_out(1)  # of a copy
    assert not batch.done.any()
    batch.play_out(1)
    assert batch.done.all()
    assert (batch.movers == holdfast.NOBODY).all()
    for number, row in enumerate(batch.winners()):
        assert tuple(np.flatnonzero(row)) == batch[number].winners
    assert np.abs(batch.returns().sum(axis=1)).max() < 1e-6


def test_what_is_won_is_lost_by_others() -> None:
    won = np.array([[1, 0], [1, 1], [0, 0]], dtype=np.bool_)
    assert zero_sum(won).tolist() == [[1, -1], [0, 0], [0, 0]]
    won = np.array([[1, 0, 0], [1, 0, 1], [1, 1, 1]], dtype=np.bool_)
    assert zero_sum(won).tolist() == [[1, -0.5, -0.5], [0.5, -1, 0.5], [0, 0, 0]]


def test_masks_mark_the_legal_moves() -> None:
    batch = holdfast.batch("nim", 20, seed=2, cores=2)
    batch.step(batch.legal()[0][:, 3])
    own = np.ones((20, batch.game.rules.moves), dtype=np.bool_)
    assert batch.masks(own) is own
    assert (batch.masks() == own).all()
    moves, counts, _ = batch.legal()
    for row, listed, count in zip(own, moves, counts, strict=True):
        assert np.flatnonzero(row).tolist() == listed[:count].tolist()
    wrong: Any
    for wrong in (own[1:], own.astype(np.int8)):
        with pytest.raises(BadOption, match=r"it can be bool of \(20, 21\)"):
            batch.masks(wrong)


def test_what_a_seat_sees_of_all_games() -> None:
    batch = holdfast.batch("nim", 6, seed=2, cores=2)
    before = batch.states.tobytes()
    seen = batch.hide(1)
    assert batch.states.tobytes() == before
    for number in range(6):
        assert seen.states[number].tobytes() == batch[number].seen(1).tobytes()
    assert seen[2:].hide(1).states.tobytes() == seen.states[2:].tobytes()


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_redeals_fit_what_the_seat_has_seen(cores: int) -> None:
    batch = holdfast.batch("nim", 6, seed=2, cores=cores)
    before = batch.states.tobytes()
    dealt = batch.redeal(1, seed=3)
    assert batch.states.tobytes() == before
    assert dealt.hide(1).states.tobytes() == batch.hide(1).states.tobytes()
    assert dealt.states.tobytes() == holdfast.batch("nim", 6, seed=2).redeal(1, 3).states.tobytes()
    assert dealt.states.tobytes() != batch.redeal(1, seed=4).states.tobytes()
    assert batch.hide(1).redeal(1, seed=3).states.tobytes() == dealt.states.tobytes()
    assert dealt.play_out(1) > 0


@pytest.mark.parametrize("kept", [slice(None), slice(1, 3), [0]])
def test_what_a_seat_sees_tells_no_seed_and_is_no_whole_game(kept: Any) -> None:
    seen = holdfast.batch("nim", 3, seed=2).hide(0)[kept]
    uses: list[Any] = [lambda: seen[0], lambda: seen.play_out(1), lambda: seen.redeal(1)]
    for use in uses:
        with pytest.raises(BadOption, match="this is what seat 0 may see, and not a whole game"):
            use()
    for use in (lambda: seen.seed_of(0), seen.reset, lambda: seen.redeal(0).seed_of(0)):
        with pytest.raises(BadOption, match="does not know their seeds"):
            use()
    seen.deal(4)
    assert seen[0].legal_ids
    assert seen.seed_of(0) == holdfast.batch("nim", len(seen), seed=4).seed_of(0)


def test_one_game_of_a_batch_is_a_match() -> None:
    batch = holdfast.batch("nim", 3, seed=2)
    before = batch.states.tobytes()
    match = batch[-1]
    assert match.state.tobytes() == batch.states[2].tobytes()
    match.play(match.legal_moves[0])
    assert batch.states.tobytes() == before
    assert holdfast.read_replay(match.replay()).state.tobytes() == match.state.tobytes()
    assert len(list(batch)) == 3
    with pytest.raises(IndexError, match="there is no game 3; there are 3, counted from 0"):
        batch[3]


@pytest.mark.parametrize("which", [slice(1, 3), [1, 2], np.array([False, True, True, False])])
def test_some_games_of_a_batch_are_a_batch(which: Any) -> None:
    batch = holdfast.batch("nim", 4, seed=2, cores=2)
    before = batch.states.tobytes()
    some = batch[which]
    assert some.states.tobytes() == batch.states[1:3].tobytes()
    assert (some.cores, some.seed_of(1)) == (2, batch.seed_of(2))
    some.play_out(1)
    assert batch.states.tobytes() == before


def test_a_batch_is_made_of_matches() -> None:
    matches = [holdfast.new("nim", seed=seed, misere=seed > 1) for seed in range(3)]
    matches[1].play("1-1")
    batch = Batch.of(matches, cores=2)
    assert [state.tobytes() for state in batch.states] == [m.state.tobytes() for m in matches]
    batch.step([0, 1, 2])
    assert matches[0].moves == []
    with pytest.raises(BadOption, match="does not know their seeds"):
        batch.reset()


def test_matches_of_which_no_batch_is_made() -> None:
    with pytest.raises(BadOption, match="these are nim for 2, nim for 3"):
        Batch.of([holdfast.new("nim"), holdfast.new("nim", players=3)])
    with pytest.raises(BadOption, match="these are none"):
        Batch.of([])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"size": 0}, "the size is 0; it can be a whole number from 1"),
        ({"size": -3}, "the size is -3; it can be a whole number from 1"),
        ({"size": 2.0}, "the size is 2.0; it can be"),
        ({"size": True}, "the size is True; it can be"),
        ({"cores": 0}, "cores is 0; it can be a whole number from 1 to 256"),
        ({"cores": 257}, "cores is 257; it can be"),
        ({"seed": -1}, "the seed is -1; it can be a whole number from 0"),
        ({"seed": 2**64}, "the seed is 18446744073709551616; it can be"),
        ({"players": 4}, "nim is for 2 or 3 players, not 4"),
        ({"misere": 2}, "option misere is 2; it can be off or on"),
        ({"mystery": 2}, "nim has no option 'mystery'; it has misere"),
    ],
)
def test_batches_that_cannot_be(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        holdfast.batch("nim", **({"size": 2} | given))
    assert sentence in str(caught.value)


@pytest.mark.parametrize("seat", [-3, -1, 2, 1.0, "A", None])
def test_seats_that_are_not_there(seat: Any) -> None:
    batch = holdfast.batch("nim", 2)
    for use in (batch.hide, batch.redeal):
        with pytest.raises(BadOption, match="the seats are 0 to 1, and -2 for somebody who"):
            use(seat)


@pytest.mark.parametrize("seed", [-1, 2**64, 0.5, "x", None])
def test_seeds_that_are_none(seed: Any) -> None:
    batch = holdfast.batch("nim", 2)
    uses: list[Any] = [batch.deal, batch.play_out, lambda bad: batch.redeal(0, bad)]
    for use in uses:
        with pytest.raises(BadOption, match="it can be a whole number from 0 to"):
            use(seed)
    assert batch.states.tobytes() == holdfast.batch("nim", 2).states.tobytes()


def test_a_batch_says_what_it_is() -> None:
    batch = holdfast.batch("nim", 3, seed=2, players=3)
    assert repr(batch) == "<Batch of 3 x nim: 3 players, seed 2, 0 over>"
    batch.play_out(1)
    assert repr(batch.hide(0)) == "<Batch of 3 x nim: 3 players, 3 over>"
