"""What a seat sees as numbers, and the actions that stand for its moves (2.7)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.jit import COMPILED
from holdfast.games.rheinlander.observe import A_DROP, COMPACT, RICH
from holdfast.games.rheinlander.state import DISCARD
from holdfast.games.rheinlander.tables import HAND, SPACES
from holdfast.testing import Case
from holdfast.testing.amount import amount
from holdfast.testing.lab import number, observe

from .build import table

GAME = holdfast.game("rheinlander")
CASES = [
    Case(GAME, players, options)
    for players in GAME.seats
    for options in (GAME.samples if COMPILED else GAME.samples[1:2])
]


def test_the_hand_has_the_places_that_actions_name() -> None:
    case = Case(GAME, 3)
    match = holdfast.new("rheinlander", seed=2)
    assert match.turn is not None
    here = match.position(0)
    hand = np.flatnonzero(match.state.cards == match.turn)
    seen = COMPACT.read(observe(case, here, match.turn, rich=False))
    assert seen["hand"].tolist() == (1 + hand).tolist()
    assert np.flatnonzero(seen["mine"]).tolist() == hand.tolist()
    rich = RICH.read(observe(case, here, match.turn, rich=True))
    assert rich["hand"].argmax(axis=1).tolist() == hand.tolist()
    moves, actions = number(case, here)
    for move, action in zip(moves, actions, strict=True):
        assert action < HAND * SPACES  # at the start every card can be played
        assert (hand[action // SPACES], action % SPACES) == divmod(move, SPACES)


def test_a_card_that_brings_nobody_is_dropped_by_its_place() -> None:
    """(2.5)."""
    match = table(
        "B L1 R1 W1 L2 R2 W2 L3 R3 W3 L4 R4 W4 L5 R5 W5", hand="1 2 3 4 5", slots={1: "2"}
    )
    case = Case(GAME, match.players)
    assert number(case, match.position(0))[1] == [A_DROP + place for place in range(HAND)]


def test_discards_are_seen_and_other_hands_are_not() -> None:
    case = Case(GAME, 3)
    match = case.play(1, 6)
    here = match.position(len(match.moves))
    for seat in range(3):
        seen = COMPACT.read(observe(case, here, seat, rich=False))
        assert (seen["discard"] == (match.state.cards == DISCARD)).all()
        assert (seen["mine"] == (match.state.cards == seat)).all()


def turned(cell: Any) -> Any:
    """Return the position with everybody one seat further on."""
    there, seats = cell.copy(), int(cell["seats"][0])
    for name in ("coins", "supply", "bastions", "drawn"):
        there[name][:, :seats] = np.roll(cell[name][:, :seats], 1, axis=1)
    there["count"][:, :, :seats] = np.roll(cell["count"][:, :, :seats], 1, axis=2)
    for name in ("knight", "garrison", "owner", "cards", "archbishop", "opener", "turn"):
        value = cell[name]
        seated = (value >= 0) & (value < seats)
        there[name] = np.where(seated, (value + 1) % seats, value)
    near = cell["near"].astype(int)
    there["near"] = (near << 1 | near >> seats - 1) & (1 << seats) - 1
    return there


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_makes_no_difference_where_one_sits(case: Case) -> None:
    """Everybody one seat further on: the same numbers, and the same actions."""
    for match in case.sample(3, amount(12, 60, 4)):
        here = match.position(len(match.moves))
        there = turned(here)
        assert number(case, there) == number(case, here)
        for seat in range(case.players):
            for rich in (False, True):
                mine = observe(case, here, seat, rich)
                theirs = observe(case, there, (seat + 1) % case.players, rich)
                assert (mine == theirs).all()
