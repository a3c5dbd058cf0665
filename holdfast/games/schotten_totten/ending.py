"""The end of a round and of the match: victory, stall, points (chapter 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holdfast.core.dice import roll
from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.setup import deal
from holdfast.games.schotten_totten.state import PLAYERS, Ending, Phase, Starter, State
from holdfast.games.schotten_totten.tables import STONES

ENOUGH: Final = 5
ADJACENT: Final = 3
POINTS_FOR_WINNING: Final = 5


@rule
def count_stones(state: State, seat: int) -> int:
    """Return how many stones the seat owns."""
    count = 0
    for stone in range(STONES):
        if state.owner[stone] == seat:
            count += 1
    return count


@rule
def has_adjacent(state: State, seat: int) -> bool:
    """Tell whether the seat owns three stones next to each other (5.1)."""
    row = 0
    for stone in range(STONES):
        row = row + 1 if state.owner[stone] == seat else 0
        if row == ADJACENT:
            return True
    return False


def count_missing(owners: Sequence[int] | bytes, seat: int) -> tuple[int, int | None]:
    """Return how many stones the seat lacks for five, and for three adjacent ones (5.1).

    The second is None where the rival's stones leave no room for three.
    """
    rows = [owners[stone : stone + ADJACENT] for stone in range(STONES - ADJACENT + 1)]
    lacking = [ADJACENT - row.count(seat) for row in rows if 1 - seat not in row]
    return max(ENOUGH - owners.count(seat), 0), min(lacking, default=None)


@rule
def has_won(state: State, seat: int) -> bool:
    """Tell whether the seat has won the round by its stones (5.1)."""
    return count_stones(state, seat) >= ENOUGH or has_adjacent(state, seat)


@rule
def check_victory(state: State, seat: int) -> None:
    """End the round at once if the seat has won it (5.1)."""
    if has_adjacent(state, seat):
        end_round(state, seat, Ending.THREE)
    elif count_stones(state, seat) >= ENOUGH:
        end_round(state, seat, Ending.FIVE)


@rule
def judge_winner(state: State) -> int:
    """Return who wins a stalled round, once its stones are given (5.3)."""
    if has_won(state, 0) != has_won(state, 1):
        return 0 if has_won(state, 0) else 1
    lead = count_stones(state, 0) - count_stones(state, 1)
    if lead == 0:
        return NOBODY
    return 0 if lead > 0 else 1


@rule
def end_round(state: State, winner: int, ending: int) -> None:
    """Give the points; the match is over, or the next round is dealt (5.4, 5.5)."""
    state.ending = ending
    state.winner = winner
    state.claims = 0
    for seat in range(PLAYERS):
        state.points[seat] += POINTS_FOR_WINNING if seat == winner else count_stones(state, seat)
    if state.round_now == state.rounds:
        state.phase = Phase.OVER
    else:
        state.round_now += 1
        state.opener = next_opener(state, winner)
        deal(state)


@rule
def next_opener(state: State, winner: int) -> int:
    """Return who starts the next round (5.6)."""
    if state.starter == Starter.RANDOM:
        return roll(state.dice, PLAYERS)
    if winner == NOBODY or state.starter == Starter.ALTERNATE:
        return 1 - int(state.opener)
    return winner if state.starter == Starter.WINNER else 1 - winner


@rule
def write_points(state: State, out: Any) -> None:
    """Write the points of the finished rounds (5.4)."""
    for seat in range(PLAYERS):
        out[seat] = state.points[seat]
