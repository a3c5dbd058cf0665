"""What a seat sees as numbers (3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import Match
from holdfast.core.seats import NOBODY
from holdfast.games.nim.observe import COMPACT, RICH
from holdfast.testing import Case
from holdfast.testing.amount import amount
from holdfast.testing.lab import number, observe
from tests.games.nim.positions import AFTER_RETURN, DRAWN, LAST_STONE, position


def planes(match: Match, seat: int, rich: bool = False) -> Mapping[str, Any]:
    case = Case(match.game, match.players)
    seen = observe(case, match.position(len(match.moves)), seat, rich)
    return {name: part.tolist() for name, part in (RICH if rich else COMPACT).read(seen).items()}


def test_one_sees_ones_own_token_and_the_table() -> None:
    """(3.3)."""
    seen = planes(position(tokens="2 5"), 1)
    assert seen["tokens"] == [6, 0, 0]
    assert seen["mover"] == [0, 1, 0]
    assert seen["heaps"] == [3, 4, 5]
    assert (seen["pile"], seen["pile_size"]) == ([0] * 6, 4)


def test_the_second_token_is_seen_by_who_drew_it() -> None:
    """(3.1)."""
    match = position(**DRAWN)
    assert [planes(match, seat)["drawn"] for seat in range(2)] == [5, 0]
    assert [planes(match, seat)["returning"] for seat in range(2)] == [1, 1]
    assert planes(match, 0, rich=True)["drawn"] == [0, 0, 0, 0, 1, 0]


def test_everybody_sees_who_put_a_token_back_and_only_they_which() -> None:
    """(3.3)."""
    match = position(**AFTER_RETURN)
    assert planes(match, 0)["put_by"][:2] == [1, 0]
    assert planes(match, 1)["put_by"][:2] == [2, 0]
    assert planes(match, 0)["pile"][:2] == [5, 0]
    assert planes(match, 1)["pile"][:2] == [0, 0]
    assert planes(match, 0, rich=True)["pile"][0] == [0, 0, 0, 0, 1, 0]
    assert planes(match, 1, rich=True)["put_by"][0] == [0, 1, 0]


def test_at_the_end_all_tokens_are_seen_and_who_took_the_last_stone() -> None:
    """(4.1, 4.3)."""
    match = position(tokens="2 5", **LAST_STONE)
    match.play("3-1")
    seen = planes(match, 1)
    assert seen["tokens"] == [6, 3, 0]
    assert (seen["mover"], seen["taker"]) == ([0, 0, 0], [0, 1, 0])
    assert planes(match, 0, rich=True)["heaps"] == [[0] * 5] * 3


def turned(cell: Any) -> Any:
    """Return the position with everybody one seat further on."""
    there = cell.copy()
    seats = int(cell["seats"][0])
    for name in ("taken", "token"):
        there[name][0, :seats] = np.roll(cell[name][0, :seats], 1)
    there["turn"] = (cell["turn"] + 1) % seats
    owners = cell["put_by"]
    there["put_by"] = np.where(owners == NOBODY, NOBODY, (owners + 1) % seats)
    return there


@pytest.mark.parametrize("players", [2, 3])
def test_it_makes_no_difference_where_one_sits(players: int) -> None:
    """Everybody one seat further on: the same numbers, and the same actions."""
    case = Case(holdfast.game("nim"), players)
    for seed in range(amount(4, 20, 2)):
        for match in case.sample(seed, 12):
            here = match.position(len(match.moves))
            there = turned(here)
            assert number(case, there) == number(case, here)
            for seat in range(players):
                for rich in (False, True):
                    mine = observe(case, here, seat, rich)
                    theirs = observe(case, there, (seat + 1) % players, rich)
                    assert (mine == theirs).all()
