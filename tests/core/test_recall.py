"""Information states: what a seat has seen, all of it, and nothing else."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import holdfast
from holdfast.core.match import read_match
from holdfast.core.recall import HEAD, Recalled
from holdfast.core.record import copy_of
from holdfast.core.seats import NOBODY, SPECTATOR
from holdfast.testing import Case, few_cases
from holdfast.testing.amount import amount, seeds
from holdfast.testing.hidden import redeal
from holdfast.testing.lab import observe

CASES = few_cases()
NIM = holdfast.game("nim")
BEGUN = """players 2
misere off
heaps 0 2 2
taken 3 5
tokens 0 1
drawn -
pile 2B 3 4 5
turn A
dice 0"""


def read(text: str) -> Recalled:
    return Recalled(NIM, read_match(NIM, text).position(0).tobytes())


def begin(case: Case, seed: int) -> Recalled:
    return Recalled(case.game, case.deal(seed).position(0).tobytes())


def play(moment: Recalled, plies: int, seed: int) -> Recalled:
    """Return a later moment, after random moves."""
    choice = random.Random(seed)
    for _ in range(plies):
        if moment.choices.mover == NOBODY:
            break
        moment = moment.after(choice.choice(moment.choices.moves))
    return moment


def same(one: Recalled, other: Recalled, seat: int) -> bool:
    """Tell whether a seat has seen the same in both; string, log and tensor agree on it."""
    agree = one.information(seat) == other.information(seat)
    history = one.history(seat).tobytes() == other.history(seat).tobytes()
    assert agree == (history and one.log(seat) == other.log(seat))
    return agree


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_moment_is_that_of_a_match(case: Case) -> None:
    for seed in seeds(amount(1, 5, 1)):
        match, moment = case.deal(seed), begin(case, seed)
        choice = random.Random(seed)
        for _ in range(amount(400, 2000, 30)):
            turn = NOBODY if match.turn is None else match.turn
            assert moment.choices.mover == turn
            assert moment.choices.moves == match.legal_ids
            assert moment.cell.tobytes() == match.position(match.ply).tobytes()
            if match.turn is None:
                break
            move = choice.choice(match.legal_ids)
            match.play(move)
            moment = moment.after(move)
        for seat in range(case.players):
            assert [move for _, move in moment.log(seat)] == [
                case.game.wire.hide_move(match.position(ply)[0], move, seat)
                for ply, move in enumerate(match.moves)
            ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_know_makes_no_difference(case: Case) -> None:
    """The same moves in worlds that a seat cannot tell apart, as long as it cannot."""
    together = apart = 0
    for seed in seeds(amount(6, 40, 3)):
        for seat in range(case.players):
            one = begin(case, seed)
            world = redeal(copy_of(one.cell), seat, seed)
            other = Recalled(case.game, world.tobytes())
            choice = random.Random(seed)
            for _ in range(amount(12, 40, 6)):
                assert same(one, other, seat)
                together += 1
                both = sorted({*one.choices.moves} & {*other.choices.moves})
                if not both:
                    break
                move = choice.choice(both)
                one, other = one.after(move), other.after(move)
                if one.seen(seat).tobytes() != other.seen(seat).tobytes():
                    assert not same(one, other, seat)
                    apart += 1
                    break
    assert together > 10
    assert apart > 0


def test_what_was_seen_and_is_gone_is_remembered() -> None:
    """Other ways to one position are other information states, though the position is the same."""
    start = Recalled(NIM, holdfast.new("nim", seed=1).position(0).tobytes())
    ends = []
    for way in ([5, 10, 10], [10, 10, 5]):  # A takes one of heap 2 and one of 3
        moment = start
        for move in way:
            moment = moment.after(move)
        ends.append(moment)
    assert ends[0].record == ends[1].record
    assert ends[0].log(0) != ends[1].log(0)
    assert not same(ends[0], ends[1], 0)
    assert not same(ends[0], ends[1], 1)


def test_nothing_is_forgotten_later() -> None:
    """Two games that differed once for a seat differ for ever, whatever happens then."""
    one, other = read(BEGUN), read(BEGUN.replace("tokens 0 1", "tokens 1 0"))
    while one.choices.mover != NOBODY:
        assert not same(one, other, 0)
        both = {*one.choices.moves} & {*other.choices.moves}
        one, other = one.after(min(both)), other.after(min(both))
    assert not same(one, other, 0)


def test_the_order_in_which_cards_came_is_remembered() -> None:
    """The first card and the third change places in the deck: both come to the one who begins."""
    game = holdfast.game("schotten-totten")
    cell = holdfast.new("schotten-totten", seed=1).position(0)
    swapped = copy_of(cell)
    top = int(cell["deck_size"][0])
    swapped["deck"][0, [top - 1, top - 3]] = cell["deck"][0, [top - 3, top - 1]]
    one, other = (Recalled(game, each.tobytes()) for each in (cell, swapped))
    first = one.choices.mover
    for place in (0, 1, -1):  # the second player's card lies between the two
        move = one.choices.moves[place]
        one, other = one.after(move), other.after(move)
        assert not same(one, other, first)
        assert same(one, other, 1 - first)
    assert one.record == other.record


def test_what_others_do_face_down_reads_the_same() -> None:
    """A takes the last stone of a heap, draws, and returns either token (nim 3.2, 3.3)."""
    drawn = read(BEGUN).after(6)
    assert drawn.choices.mover == 0
    ends = [drawn.after(move) for move in drawn.choices.moves]
    assert len(ends) == 2
    assert same(ends[0], ends[1], 1)
    assert not same(ends[0], ends[1], 0)
    told = [end.information(SPECTATOR) for end in ends]
    assert told[0] == told[1]
    assert told[0].startswith("spectator | A6 A")
    world = ends[0].redeal(SPECTATOR, 5)
    assert world.information(SPECTATOR) == told[0]
    assert world.log(0) == ends[0].log(SPECTATOR)
    # In a world that B imagines nobody knows which of the two it was, A's own past included.
    world = ends[0].redeal(1, 5)
    assert ends[0].log(0)[-1] != world.log(0)[-1] == world.log(1)[-1]


def test_all_moves_make_a_difference() -> None:
    start = read(BEGUN)
    for seat in (0, 1):
        found = {start.after(move).information(seat) for move in start.choices.moves}
        assert len(found) == len(start.choices.moves)


def test_what_a_history_has() -> None:
    case = next(case for case in CASES if case.game is NIM)
    moment = play(begin(case, 1), 5, 1)
    for seat in range(case.players):
        rows = moment.history(seat)
        assert rows.shape == (6, HEAD + NIM.lab.compact.size)
        assert rows[0, :HEAD].tolist() == [0, 0]
        movers = [1 + (mover - seat) % case.players for mover, _ in moment.log(seat)]
        assert rows[1:, 0].tolist() == movers
        assert rows[1:, 1].tolist() == [1 + move for _, move in moment.log(seat)]
        assert (rows[-1, HEAD:] == observe(case, moment.cell, seat, rich=False)).all()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_after_a_redeal(case: Case) -> None:
    """Its seat has seen what it has seen; the others' past is what everybody saw."""
    moment = play(begin(case, 2), 7, 2)
    for seat in range(case.players):
        worlds = [moment.redeal(seat, seed) for seed in (1, 1, 2)]
        for world in worlds:
            assert same(moment, world, seat)
            later = play(world, 2, 3)
            assert later.log(seat)[:7] == moment.log(seat)[:7]
        for other in range(case.players):
            assert same(worlds[0], worlds[1], other)


def test_a_redeal_tells_nothing_of_what_others_have_seen() -> None:
    """The same world out of two pasts that the seat cannot tell apart."""
    one = read(BEGUN)
    text = BEGUN.replace("tokens 0 1", "tokens 0 4").replace("pile 2B 3 4 5", "pile 2B 3 1 5")
    other = read(text)
    one, other = one.after(5), other.after(5)
    assert same(one, other, 0)
    assert not same(one, other, 1)
    worlds = one.redeal(0, 9), other.redeal(0, 9)
    assert worlds[0].record == worlds[1].record
    assert worlds[0].information(1) == worlds[1].information(1)
    assert (worlds[0].history(1) == worlds[1].history(1)).all()
    assert not worlds[0].history(1)[0].any()
    assert (worlds[0].history(1)[-1, HEAD:] != 0).any()


def test_a_chain_is_kept_and_copied() -> None:
    moment = Recalled(NIM, holdfast.new("nim", seed=1).position(0).tobytes())
    moment = play(moment, 3, 1).redeal(1, 5)
    again = pickle.loads(pickle.dumps(moment))
    assert copy.deepcopy(moment) is moment
    assert again.record == moment.record
    assert [again.information(seat) for seat in (0, 1)] == [
        moment.information(seat) for seat in (0, 1)
    ]
    long = moment
    for number in range(5000):
        long = long.redeal(0, number)
    assert pickle.loads(pickle.dumps(long)).information(0) == moment.information(0)


def test_returns_add_up_to_nothing() -> None:
    case = Case(NIM, 3)
    moment = play(begin(case, 4), 100, 4)
    assert moment.choices.mover == NOBODY
    assert moment.choices.actions == []
    assert sorted(moment.returns) == [-0.5, -0.5, 1.0]
    assert np.isclose(sum(moment.returns), 0, atol=1e-12)
    assert begin(case, 4).returns == [0, 0, 0]
