"""What comes of a move: a line of play in one of the deals that the seat must think possible."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from holdfast.core import kernels
from holdfast.core.match import Match, read_match
from holdfast.core.seats import write_seat
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.thinker import View

#: No line is longer; and so long strong players think about each of its moves.
_LONGEST: Final = 12
_ITERATIONS: Final = 150
#: Of so many deals that is taken in which the two moves come to the most different ends.
_DEALS: Final = 3


class Lines(NamedTuple):
    """A deal as text, and what comes of the best move in it and of the tempting one."""

    deal: str
    solution: list[str]  # moves in notation, each behind the letter of its seat
    refutation: list[str]


def draw_lines(view: View, best: int, tempting: int, seed: int) -> Lines:
    """Return the lines in the deal that shows best what the moves come to."""
    found: list[tuple[float, Lines]] = []
    for turn in range(_DEALS):
        deal = _imagine(view, seed + turn)
        after_best, solution = _play(view, deal, best, seed + turn)
        after_tempting, refutation = _play(view, deal, tempting, seed + turn)
        found.append((after_best - after_tempting, Lines(deal, solution, refutation)))
        if kernels.is_open(view.seen, view.seat):
            break  # there is only one deal
    return max(found, key=lambda pair: pair[0])[1]


def _imagine(view: View, seed: int) -> str:
    """Return a position that the seat must think possible, with nothing hidden in it."""
    cell = view.seen.copy()
    kernels.redeal_each(cell, view.seat, np.array([seed], dtype=np.uint64))
    return view.game.text.write_state(cell[0]).rstrip() + "\n"


def _play(view: View, deal: str, move: int, seed: int) -> tuple[float, list[str]]:
    """Return how the seat stands at the end of a line, and the line."""
    match = read_match(view.game, deal)
    players = [Ismcts(seed + seat, iterations=_ITERATIONS) for seat in range(match.players)]
    line: list[str] = []
    for _ in range(_LONGEST):
        seat = match.turn
        if seat is None:
            break
        choice = choose_move(players[seat], match) if line else move
        line.append(f"{write_seat(seat)} {match.write_move(choice)}")
        match.play(choice)
    return _standing(match, view.seat), line


def _standing(match: Match, seat: int) -> float:
    """Return how a seat stands: a win is more than any appraisal."""
    if match.turn is None:
        return float("inf") if match.winners == (seat,) else float("-inf")
    out = np.zeros(1)
    kernels.appraise_each(match.position(match.ply), seat, out)
    return float(out[0])
