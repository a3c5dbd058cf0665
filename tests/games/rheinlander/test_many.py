"""Random games by the ten thousand: they end, nothing gets lost, and the record fits together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from holdfast.core.batch import Batch
from holdfast.core.kernels import Records
from holdfast.core.seats import NOBODY
from holdfast.core.verbs import NO_MOVE
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.state import (
    DECK,
    DISCARD,
    EMPTY,
    FREE,
    NO_DUCHY,
    NO_SPACE,
    TOWER,
    Phase,
)
from holdfast.games.rheinlander.tables import (
    BASTIONS,
    BISHOPRIC,
    DUCHIES,
    EXISTS,
    HAND,
    KNIGHTS,
    LAND,
    NEIGHBOURS,
    POINTS,
    SPACES,
    TOUCHES,
)
from holdfast.testing.amount import amount, first_seed

Bytes = NDArray[np.int8]

FULL = 2500  # for each number of players and each set of options
GAMES = amount(100, FULL, 1, 2)
#: Only each so-manyth game is checked for what is expensive to check, another one every time.
SAMPLE = amount(4, 20, 1)

#: All pairs of spaces that border each other (1.3).
BORDERS = np.array(
    [
        (space, other)
        for space in range(SPACES)
        for other in NEIGHBOURS[0, space].tolist()
        if other > space
    ]
)


@dataclass
class Facts:
    """The fields that most checks need, each laid out in one piece."""

    states: Records
    players: int

    def __post_init__(self) -> None:
        self.knight: Bytes = np.ascontiguousarray(self.states["knight"])
        self.group: Bytes = np.ascontiguousarray(self.states["group"])
        self.garrison: Bytes = np.ascontiguousarray(self.states["garrison"])
        self.count: Bytes = np.ascontiguousarray(self.states["count"])
        self.owner: Bytes = np.ascontiguousarray(self.states["owner"])
        self.used = np.arange(DUCHIES) < self.states["duchies"][:, np.newaxis]
        self.asked = self.states["phase"] == Phase.CASTLE

    def is_knight(self) -> NDArray[np.bool_]:
        """Where knights stand."""
        on: NDArray[np.bool_] = (self.knight >= 0) & (self.knight < self.players)
        return on


# Nothing gets lost


def check_pieces(facts: Facts) -> None:
    """1.4, 1.5: knights and bastions are on the board or in the supply."""
    states, players = facts.states, facts.players
    for seat in range(players):
        placed = (facts.knight == seat).sum(axis=1) + (facts.garrison == seat).sum(axis=1)
        assert (placed + states["supply"][:, seat] == KNIGHTS[players]).all()
    assert (states["supply"] >= 0).all()
    assert (states["supply"][:, players:] == 0).all()
    towers = (facts.knight == TOWER).sum(axis=1) + states["bastions"].sum(axis=1)
    assert (towers == BASTIONS * players).all()
    assert (states["bastions"] >= 0).all()
    others = (facts.knight == FREE) | (facts.knight == TOWER) | facts.is_knight()
    assert (np.where(EXISTS[0] == 1, others, facts.knight == NO_SPACE)).all()
    assert (facts.garrison[states["centre"] != 0] == EMPTY).all()
    assert (facts.knight[:, LAND:] != TOWER).all()


def check_cards(facts: Facts) -> None:
    """1.6, 2.3: five cards in every hand, four while the turn goes on, the others elsewhere."""
    cards = np.ascontiguousarray(facts.states["cards"])
    busy = facts.asked | (facts.states["phase"] == Phase.BASTION)
    for seat in range(facts.players):
        acting = busy & (facts.states["turn"] == seat)
        assert ((cards == seat).sum(axis=1) == HAND - acting).all()
    held = (cards >= 0) & (cards < facts.players)
    assert (held | (cards == DECK) | (cards == DISCARD)).all()


def check_course(before: Records, after: Records) -> None:
    """1.4, 5.1, 7.3, 10.2, 11.1: what never changes, and what only grows."""
    for name in ("centre", "castles", "opener", "seats"):
        assert (before[name] == after[name]).all()
    assert (after["coins"] >= before["coins"]).all()
    assert (after["ended"] >= before["ended"]).all()
    assert (after["bastions"] <= before["bastions"]).all()
    taken, still = before["knight"] != FREE, after["knight"] != FREE
    assert (still | ~taken).all()
    assert ((after["knight"] == TOWER) | (before["knight"] != TOWER)).all()
    over = after["phase"] == Phase.OVER
    assert (after["ended"][over] == 1).all()
    assert (after["phase"] <= Phase.OVER).all()


# The record fits together


def check_duchies(facts: Facts) -> None:
    """5.1: numbers without gaps, knights in them, and no trace behind the last one."""
    states, inside = facts.states, facts.group != NO_DUCHY
    seen = np.zeros((len(states), DUCHIES + 1), dtype=np.bool_)
    np.put_along_axis(seen, np.where(inside, facts.group, DUCHIES).astype(np.intp), True, axis=1)
    assert (seen[:, :DUCHIES] == facts.used).all()
    assert (facts.is_knight() | ~inside).all()
    for name in ("owner", "worth", "holy"):
        assert (states[name][~facts.used] == 0).all()
    assert (facts.count[~facts.used] == 0).all()
    assert (facts.count.sum(axis=2)[facts.used] >= 2).all()
    settled = ~facts.asked
    for seat in range(facts.players):
        knights = ((facts.knight == seat) & inside).sum(axis=1)
        knights += (facts.garrison == seat).sum(axis=1)
        assert (facts.count[:, :, seat].sum(axis=1) == knights)[settled].all()


def check_owners(facts: Facts) -> None:
    """5.3, 5.7: an owner has a knight there; nobody owns only what nobody leads."""
    owned = facts.used & (facts.owner != NOBODY)
    game, duchy = np.nonzero(owned)
    assert (facts.count[game, duchy, facts.owner[owned]] > 0).all()
    assert (facts.owner < facts.players).all()
    open_ones = facts.used & (facts.owner == NOBODY) & ~facts.asked[:, np.newaxis]
    best = np.sort(facts.count[open_ones], axis=1)
    assert (best[:, -1] == best[:, -2]).all()


def check_archbishop(facts: Facts) -> None:
    """9.1, 9.2: who has more bishops than each other player, and nobody else."""
    holy = facts.used & (facts.states["holy"] != 0)
    bishops = np.stack(
        [(holy & (facts.owner == seat)).sum(axis=1) for seat in range(facts.players)], axis=1
    )
    most = bishops.max(axis=1)
    alone = (bishops == most[:, np.newaxis]).sum(axis=1) == 1
    wanted = np.where(alone, bishops.argmax(axis=1), NOBODY)
    assert (facts.states["archbishop"] == wanted).all()


def check_borders(facts: Facts) -> None:
    """4.2, 5.1: neighbours are in one duchy, and land knows whose knights stand beside it."""
    group, is_knight = facts.group, facts.is_knight()
    unsettled = facts.asked[:, np.newaxis] & (np.arange(SPACES) == facts.states["spot"][:, None])
    one, other = BORDERS.T
    joined = (is_knight & ~unsettled)[:, one] & (is_knight & ~unsettled)[:, other]
    assert (group[:, one] == group[:, other])[joined].all()
    assert (group[:, one] != NO_DUCHY)[joined].all()
    assert (group[unsettled] == NO_DUCHY).all()
    bits = np.where(is_knight, 1 << np.where(is_knight, facts.knight, 0), 0)
    beside = np.where(NEIGHBOURS[0] >= 0, NEIGHBOURS[0], SPACES)
    bits = np.pad(bits, ((0, 0), (0, 1)))
    near = np.bitwise_or.reduce(bits[:, beside[:LAND]], axis=2)
    assert (near == facts.states["near"]).all()


def recount(state: Any) -> None:
    """5.1, 7.1, 7.2, 8.8: walk through the duchies of one game and count again."""
    group = state.group.tolist()
    for duchy in range(int(state.duchies)):
        spaces = [space for space in range(SPACES) if group[space] == duchy]
        assert walk_from(spaces) == set(spaces)
        slots = [n for n, pair in enumerate(TOUCHES[0].tolist()) if set(pair) & set(spaces)]
        knights = [int(state.knight[space]) for space in spaces]
        knights += [int(state.garrison[n]) for n in slots if state.garrison[n] != EMPTY]
        assert np.bincount(knights, minlength=5).tolist() == state.count[duchy].tolist()
        kinds = [int(state.centre[n]) for n in slots]
        assert sum(int(POINTS[kind]) for kind in kinds) == state.worth[duchy]
        assert (BISHOPRIC in kinds) == bool(state.holy[duchy])


def walk_from(spaces: list[int]) -> set[int]:
    """Which of these spaces can be reached from the first of them without leaving them."""
    reached, waiting = {spaces[0]}, [spaces[0]]
    while waiting:
        beside = set(NEIGHBOURS[0, waiting.pop()].tolist()) & set(spaces)
        waiting += beside - reached
        reached |= beside
    return reached


def check_all(states: Records, players: int, step: int) -> None:
    """Check every game, and some of them more closely."""
    facts = Facts(states, players)
    for check in (check_pieces, check_cards, check_duchies, check_owners, check_archbishop):
        check(facts)
    check_borders(Facts(states[step % SAMPLE :: SAMPLE], players))
    recount(states[step % len(states)])


def play_many(batch: Batch, seed: int) -> int:
    """Play all games of a batch at random in step; return the decisions of the longest."""
    dice = np.random.default_rng(seed)
    rows = np.arange(len(batch))
    check_all(batch.states, batch.players, 0)
    for step in range(GAME.rules.longest + 1):
        moves, counts, movers = batch.legal()
        over = movers == NOBODY
        assert ((counts > 0) != over).all()
        if over.all():
            return step
        before = batch.states.copy()
        chosen = moves[rows, dice.integers(0, np.maximum(counts, 1))]
        batch.step(np.where(over, NO_MOVE, chosen))
        check_course(before, batch.states)
        check_all(batch.states, batch.players, step)
    raise AssertionError("a game does not end")


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("sample", range(len(GAME.samples))[: amount(9, 9, 1, 9)])
def test_random_games_end_and_lose_nothing(players: int, sample: int) -> None:
    """1.4 to 1.6, 2.3, 5.1, 9.2, 11.1, 11.2"""
    options, seed = GAME.samples[sample], 1_000_000 * players + 100_000 * sample + first_seed()
    batch = Batch(GAME, GAMES, players=players, seed=seed, options=options)
    longest = play_many(batch, seed)
    assert longest <= GAME.rules.longest
    assert (batch.states["phase"] == Phase.OVER).all()
    assert (batch.scores() == batch.states["coins"][:, :players]).all()


def test_ten_thousand_games_are_played_with_each_number_of_players() -> None:
    assert FULL * len(GAME.samples) >= 10_000
