"""Random games by the ten thousand: they end, nothing gets lost, and the record fits together."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from holdfast.core.batch import Batch
from holdfast.core.kernels import Records
from holdfast.core.seats import NOBODY
from holdfast.core.verbs import NO_MOVE
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.moves import END, SITE
from holdfast.games.fellowship.state import EMPTY, GONE, NO_RING, NOT_WON, NOTHING, Phase
from holdfast.games.fellowship.tables import (
    AROUND,
    CELLS,
    COL_0,
    COPIES,
    FORD,
    FORD_CARDS,
    GIVES,
    HAND,
    HOBBIT,
    KINDS,
    LAID,
    LOCATIONS,
    NAZGUL,
    OWNERS,
    RING_COLS,
    RING_ROWS,
    RINGS,
    ROW_0,
    ROWS,
    SEATS,
    VALUES,
)
from holdfast.testing.amount import amount, first_seed

FULL = 2500  # for each number of players and each set of options
GAMES = amount(100, FULL, 1, 4)
#: Only each so-manyth game is checked for what is expensive to check, another one every time.
SAMPLE = amount(4, 20, 1)

#: The location whose scoring gives a ring (6.4).
WON_AT = np.array([np.argwhere(ring == GIVES)[0, 0] for ring in range(RINGS)])
MOST = 12  # more than anybody gains at one location: two places of Amon Hen


class Facts:
    """The fields that most checks need, each laid out in one piece."""

    def __init__(self, states: Records, players: int) -> None:
        self.states = states
        self.players = players
        self.phase = np.ascontiguousarray(states["phase"])
        self.turn = np.ascontiguousarray(states["turn"])
        self.top: NDArray[np.int8] = np.ascontiguousarray(states["top"])
        self.token: NDArray[np.int8] = np.ascontiguousarray(states["token"])
        self.below: NDArray[np.int8] = np.ascontiguousarray(states["below"])
        self.around: NDArray[np.int8] = np.ascontiguousarray(states["around"])
        self.games = np.arange(len(states))
        self.open = self.top != EMPTY
        self.used = np.arange(CELLS) < states["cells"][:, np.newaxis]
        #: By game and seat: whether it is in the middle of its turn.
        acting = (self.phase != Phase.PLAY) | (states["played"] > 0)
        self.acting = acting[:, np.newaxis] & (np.arange(SEATS) == self.turn[:, np.newaxis])


# Nothing gets lost


def count_kinds(facts: Facts) -> NDArray[np.int64]:
    """By game and kind: the cards on the table, open and covered."""
    under = np.ascontiguousarray(facts.states["under"])
    covered = np.arange(LAID) < facts.below.sum(axis=1, dtype=np.int64)[:, np.newaxis]
    assert (under[~covered] == 0).all()
    found = np.zeros(len(facts.games) * KINDS, dtype=np.int64)
    for kinds, there in ((facts.top, facts.open), (under, covered)):
        at = facts.games[:, np.newaxis] * KINDS + kinds
        found += np.bincount(at[there], minlength=len(found))
    return found.reshape(-1, KINDS)


def check_cards(facts: Facts) -> None:
    """1.1, 1.4, 1.5, 4.1: every card is in one place, and no Nazgûl lies on the table."""
    states = facts.states
    table = count_kinds(facts)
    whose = OWNERS[facts.players, np.arange(KINDS) // VALUES]
    wanted = np.where(whose >= 0, np.tile(COPIES, KINDS // VALUES), 0)
    assert (table + states["hand"] + states["deck"] + states["box"] == wanted).all()
    assert (table[:, NAZGUL::VALUES] == 0).all()
    assert (states["box"][:, HOBBIT::VALUES] == 0).all()  # never hit (4.2)
    for name in ("hand", "deck", "box"):
        assert (states[name] >= 0).all()
    for seat in range(SEATS):
        assert (states["hand"][:, whose == seat].sum(axis=1) == states["held"][:, seat]).all()
        assert (states["deck"][:, whose == seat].sum(axis=1) == states["left"][:, seat]).all()


def check_hands(facts: Facts) -> None:
    """1.6, 2.5, 2.6: six cards, or all that there are; fewer only in the middle of a turn."""
    held, left = facts.states["held"], facts.states["left"]
    assert (held <= HAND).all()
    assert ((held == HAND) | (left == 0) | facts.acting)[:, : facts.players].all()
    playing = facts.phase == Phase.PLAY
    mine = held[facts.games, facts.turn] > 0
    assert (mine | (facts.states["played"] > 0))[playing].all()


# The record fits together


def check_cells(facts: Facts) -> None:
    """3.5, 7.2: cells that are not there are blank, covered cards lie under an open one."""
    states = facts.states
    for name, blank in (("top", EMPTY), ("token", NO_RING), ("below", 0), ("row", 0), ("col", 0)):
        assert (states[name][~facts.used] == blank).all()
    assert (facts.below >= 0).all()
    assert (facts.open | (facts.token == NO_RING)).all()
    returning = states["covered_cards_return"] != 0
    assert (facts.open | (facts.below == 0))[returning].all()
    bits = np.bitwise_count(states["laid"]).sum(axis=1, dtype=np.int64)
    assert (bits == facts.open.sum(axis=1)).all()
    # Neither do two cells lie at one place nor does a location lie in a ring (8.3).
    bits = np.bitwise_count(states["taken"]).sum(axis=1, dtype=np.int64)
    assert (bits == states["cells"] + 2 * states["sites"].astype(np.int64)).all()


def check_locations(facts: Facts) -> None:
    """1.3, 2.4, 6.1, 8.4: the ten cells round the current location, and its gaps."""
    states, games = facts.states, facts.games[:, np.newaxis]
    here = states["sites"].astype(np.int64) - 1
    for name, offsets in (("row", RING_ROWS), ("col", RING_COLS)):
        left = states[f"site_{name}"][facts.games, here]
        assert (states[name][games, facts.around] == left[:, np.newaxis] + offsets).all()
    gaps = (~facts.open[games, facts.around]).sum(axis=1)
    assert (gaps == states["gaps"]).all()
    assert (gaps[facts.phase == Phase.PLAY] > 0).all()
    assert (gaps[facts.phase == Phase.SITE] == 0).all()
    new = facts.around >= states["finished"][:, np.newaxis]
    assert (new.sum(axis=1) == states["cells"] - states["finished"]).all()
    assert (states["scored"] == states["sites"] - (facts.phase == Phase.PLAY)).all()
    assert (states["scored"] < LOCATIONS)[facts.phase != Phase.OVER].all()


def check_rings(facts: Facts) -> None:
    """1.7, 2.6, 6.4, 6.5, 7.2: a ring is won, held by somebody who has cards, and lies once."""
    states = facts.states
    owned = states["held"] + states["left"] > 0
    for ring in range(RINGS):
        where = states["ring"][:, ring]
        lying = (facts.token == ring).sum(axis=1)
        assert (lying <= (where == GONE)).all()
        assert (where[states["scored"] <= WON_AT[ring]] == NOT_WON).all()
        held = where >= 0
        assert (where < facts.players).all()
        fine = owned[facts.games, where] | facts.acting[facts.games, where]
        assert fine[held].all()


def check_turn(facts: Facts) -> None:
    """2.2, 5.1, 7.7: what is known about the turn."""
    states = facts.states
    played, ones, high = (states[name] for name in ("played", "ones", "high"))
    assert (ones + high <= played).all()
    assert (played <= HAND).all()
    fresh = played == 0
    assert (states["second"][fresh] == NOTHING).all()
    assert (played[states["sites"] - 1 == FORD] <= FORD_CARDS).all()
    others = states["sites"] - 1 != FORD
    assert ((ones == 0) | (high == 0))[others].all()
    assert (states["last"] == facts.turn)[(played > 0) | (facts.phase == Phase.SITE)].all()
    assert (facts.phase <= Phase.OVER).all()
    assert (states["points"] >= 0)[states["allow_negative_vp"] == 0].all()
    assert (states["points"][:, facts.players :] == 0).all()


def check_bits(facts: Facts) -> None:
    """8.2, 8.3: the rows of bits say what the cells say."""
    states = facts.states
    game, cell = np.nonzero(facts.used)
    row, col = (states[name][game, cell].astype(np.int64) for name in ("row", "col"))
    bits = np.left_shift(1, COL_0 + col)
    laid = np.zeros((len(states), ROWS), dtype=np.int64)
    there = facts.open[game, cell]
    np.bitwise_or.at(laid, (game[there], ROW_0 + row[there]), bits[there])
    assert (laid == states["laid"]).all()
    taken = np.zeros_like(laid)
    np.bitwise_or.at(taken, (game, ROW_0 + row), bits)
    game, site = np.nonzero(np.arange(LOCATIONS) < states["sites"][:, np.newaxis])
    row, col = (states[name][game, site].astype(np.int64) for name in ("site_row", "site_col"))
    np.bitwise_or.at(taken, (game, ROW_0 + row), np.left_shift(3, COL_0 + col))
    assert (taken == states["taken"]).all()


CHECKS = (check_cards, check_hands, check_cells, check_locations, check_rings, check_turn)


def check_course(before: Facts, after: Facts) -> None:
    """6.6, 6.7, 7.2: what never changes, and what only grows."""
    old, new = before.states, after.states
    for name in ("row", "col"):
        assert (old[name] == new[name])[before.used].all()
    lies = before.token != NO_RING
    assert (before.token == after.token)[lies].all()
    assert (before.top == after.top)[lies].all()
    assert (new["ring"] == GONE)[old["ring"] == GONE].all()
    for name in ("box", "sites", "scored", "cells"):
        assert (new[name] >= old[name]).all()
    assert (new["deck"] <= old["deck"]).all()
    steps = new["scored"] - old["scored"]
    assert (steps <= 1).all()
    gained = new["points"] - old["points"]
    assert (gained[steps == 0] == 0).all()
    assert (gained == new["gained"])[steps == 1].all()
    assert (np.abs(gained) <= MOST).all()
    owner = OWNERS[before.players, np.arange(KINDS) // VALUES]
    others = owner != before.turn[:, np.newaxis]
    for name in ("hand", "deck"):
        assert (old[name] == new[name])[others].all()


def choose(
    dice: np.random.Generator, moves: NDArray[np.int32], counts: NDArray[np.int32]
) -> NDArray[np.int32]:
    """Moves by lot; in every second game turns end as soon as they can (2.1)."""
    rows = np.arange(len(moves))
    chosen = moves[rows, dice.integers(0, np.maximum(counts, 1))]
    last = moves[rows, np.maximum(counts, 1) - 1]
    return np.where((last == END) & (counts > 0) & (rows % 2 == 1), END, chosen)


def play_many(batch: Batch, seed: int) -> NDArray[np.int64]:
    """Play all games of a batch at random in step; return the decisions of each."""
    dice = np.random.default_rng(seed)
    facts = Facts(batch.states.copy(), batch.players)
    decisions = np.zeros(len(batch), dtype=np.int64)
    for step in range(GAME.rules.longest + 1):
        for check in CHECKS:
            check(facts)
        check_bits(Facts(facts.states[step % SAMPLE :: SAMPLE], batch.players))
        moves, counts, movers = batch.legal()
        over = movers == NOBODY
        assert ((counts > 0) != over).all()
        if over.all():
            return decisions
        chosen = choose(dice, moves, counts)
        assert ((chosen >= SITE) == (facts.phase == Phase.SITE))[~over].all()
        decisions += ~over
        batch.step(np.where(over, NO_MOVE, chosen))
        before, facts = facts, Facts(batch.states.copy(), batch.players)
        check_course(before, facts)
        assert (before.states[over] == facts.states[over]).all()
    raise AssertionError("a game does not end")


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("sample", range(len(GAME.samples))[: amount(9, 9, 1, 9)])
def test_random_games_end_and_lose_nothing(players: int, sample: int) -> None:
    """1.1, 1.3 to 1.7, 2.4 to 2.6, 3.5, 4.2, 6.1, 6.6, 7.2, 8.3, 9.1"""
    options, seed = GAME.samples[sample], 1_000_000 * players + 100_000 * sample + first_seed()
    batch = Batch(GAME, GAMES, players=players, seed=seed, options=options)
    longest = int(play_many(batch, seed).max())
    assert AROUND <= longest <= GAME.rules.longest
    assert (batch.states["phase"] == Phase.OVER).all()
    assert (batch.scores() == batch.states["points"][:, :players]).all()


def test_ten_thousand_games_are_played_with_each_number_of_players() -> None:
    assert FULL * len(GAME.samples) >= 10_000
