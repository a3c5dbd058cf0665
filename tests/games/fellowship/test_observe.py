"""What a seat sees as numbers, and the actions that stand for its moves (2.7)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.jit import COMPILED
from holdfast.games.fellowship.moves import RETAKE, SITE
from holdfast.games.fellowship.observe import A_SITE, COMPACT, NEAREST
from holdfast.games.fellowship.state import EMPTY
from holdfast.games.fellowship.tables import (
    AROUND,
    COL_0,
    COLOURS,
    COLS,
    OWNERS,
    RING_COLS,
    RING_ROWS,
    ROW_0,
    VALUES,
)
from holdfast.testing import Case
from holdfast.testing.amount import amount
from holdfast.testing.lab import number, observe

GAME = holdfast.game("fellowship")
CASES = [
    Case(GAME, players, options)
    for players in GAME.seats
    for options in (GAME.samples if COMPILED else GAME.samples[1:2])
]


@pytest.mark.parametrize("players", GAME.seats)
def test_ones_own_colours_come_first(players: int) -> None:
    """(1.4)."""
    case = Case(GAME, players)
    match = case.deal(1)
    for seat in range(players):
        seen = COMPACT.read(observe(case, match.position(0), seat, rich=False))
        own = [colour for colour in range(COLOURS) if OWNERS[players, colour] == seat]
        hand = match.state.hand.reshape(COLOURS, VALUES)
        assert (seen["hand"][: len(own)] == hand[own]).all()
        assert not seen["hand"][len(own) :].any()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_place_for_a_location_is_told_by_a_card_that_it_borders(case: Case) -> None:
    """(8.1, 8.2)."""
    found = 0
    for seed in range(amount(3, 10, 1)):
        for match in case.sample(seed, amount(60, 200, 60)):
            moves, actions = number(case, match.position(len(match.moves)))
            for move, action in zip(moves, actions, strict=True):
                if move < SITE:
                    continue
                row, col = (move - SITE) // COLS - ROW_0, (move - SITE) % COLS - COL_0
                cell, place = divmod(action - A_SITE, AROUND)
                state = match.state
                assert state.top[cell] != EMPTY
                assert state.row[cell] == row + RING_ROWS[place]
                assert state.col[cell] == col + RING_COLS[place]
                found += 1
    assert found


def turned(cell: Any) -> tuple[Any, Any]:
    """Return the position with everybody one seat further on, and what each kind is there."""
    there, seats = cell.copy(), int(cell["seats"][0])
    colours = [
        int(np.flatnonzero(NEAREST[seats, (owner + 1) % seats] == NEAREST[seats, owner, colour])[0])
        if (owner := int(OWNERS[seats, colour])) >= 0
        else colour
        for colour in range(COLOURS)
    ]
    kinds = np.array([colours[k // VALUES] * VALUES + k % VALUES for k in range(COLOURS * VALUES)])
    for name in ("points", "gained", "held", "left"):
        there[name][:, :seats] = np.roll(cell[name][:, :seats], 1, axis=1)
    for name in ("hand", "deck", "box"):
        there[name][:, kinds] = cell[name]
    there["top"] = np.where(cell["top"] == EMPTY, EMPTY, kinds[cell["top"]])
    covered = int(cell["below"].sum())
    there["under"][0, :covered] = kinds[cell["under"][0, :covered]]
    for name in ("turn", "last", "ring"):
        there[name] = np.where(cell[name] >= 0, (cell[name] + 1) % seats, cell[name])
    return there, kinds


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_makes_no_difference_where_one_sits(case: Case) -> None:
    """Everybody one seat further on, with their colours: the same numbers, and the same actions."""
    for match in case.sample(3, amount(12, 60, 4)):
        here = match.position(len(match.moves))
        there, kinds = turned(here)
        mine, others = number(case, here), number(case, there)
        assert sorted(mine[1]) == sorted(others[1])
        if mine[0] and mine[0][0] >= RETAKE:
            assert mine == others
        assert len(set(kinds)) == len(kinds)
        for seat in range(case.players):
            for rich in (False, True):
                seen = observe(case, here, seat, rich)
                assert (seen == observe(case, there, (seat + 1) % case.players, rich)).all()
