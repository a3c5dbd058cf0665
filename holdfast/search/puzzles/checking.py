"""Checking puzzles: what a file says is held to the rules, and solved again with other dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.match import look, read_match
from holdfast.core.seats import read_seat, write_seat
from holdfast.search.puzzles.criterion import EPSILON, compare, find_contenders, runs, settle_end
from holdfast.search.puzzles.file import Puzzle, PuzzleFile
from holdfast.search.solver import BUDGET
from holdfast.search.thinker import View


class Solved(NamedTuple):
    """What became of a puzzle that was solved again."""

    name: str
    overturned: bool
    problem: str  # what is wrong with it; empty if it holds


def check_puzzles(
    game: Game, given: PuzzleFile, count: int, seed: int, times: int = 1
) -> Iterator[Solved]:
    """Solve so many of the puzzles again, chosen by the seed, with so many times the budget."""
    chosen = Random(seed).sample(given.puzzle, min(count, len(given.puzzle)))
    for number, puzzle in enumerate(chosen):
        problem = examine(game, puzzle) or solve_again(game, puzzle, seed + number, times)
        yield Solved(puzzle.name, bool(problem), problem)


def view_of(game: Game, puzzle: Puzzle) -> View:
    """Return the decision of a puzzle as its seat sees it; raise if its position is none."""
    cell = np.zeros(1, dtype=game.rules.state)
    game.text.read_state(cell[0], puzzle.position)
    moves, seat = look(game, cell)
    return View(game, cell, seat, moves)


def examine(game: Game, puzzle: Puzzle) -> str:
    """Return what the rules say against a puzzle; nothing if it can be played as it is written."""
    try:
        view = view_of(game, puzzle)
        deal = read_match(game, puzzle.deal)
        if write_seat(view.seat) != puzzle.seat:
            return f"it is the turn of {write_seat(view.seat)}, not of {puzzle.seat}"
        if deal.seen(view.seat).tobytes() != view.seen.tobytes():
            return f"its deal does not look to {puzzle.seat} as its position does"
        for move in (*puzzle.accept, puzzle.tempting):
            deal.read_move(move)
        for line in (puzzle.solution, puzzle.refutation):
            _follow(game, puzzle.deal, line)
    except (HoldfastError, ValueError) as mistake:
        return str(mistake)
    return ""


def _follow(game: Game, deal: str, line: Sequence[str]) -> None:
    """Play a line; raise ``HoldfastError`` or ``ValueError`` if it cannot be played."""
    match = read_match(game, deal)
    for each in line:
        letter, _, move = each.partition(" ")
        if match.turn != read_seat(letter, match.players):
            raise ValueError(f"{each!r} is not of the seat whose turn it is")
        match.play(move)


def solve_again(game: Game, puzzle: Puzzle, seed: int, times: int) -> str:
    """Return what is wrong with the solution of a puzzle that can be played."""
    view = view_of(game, puzzle)
    match = read_match(game, puzzle.deal)
    right = [match.read_move(move) for move in puzzle.accept]
    tempting = match.read_move(puzzle.tempting)
    if puzzle.proof == "end":
        settled = settle_end(view, tempting, BUDGET)
        proven = settled is not None and set(settled.losses) == set(right)
        return "" if proven else "it is not proven that just these moves are right"
    moves = find_contenders(view, {*right, tempting}, seed, all_of_them=True)
    means = np.mean([compare(view, moves, run).mean(axis=0) for run in runs(seed, times)], axis=0)
    best = means[moves.index(right[0])]
    for move, mean in zip(moves, means.tolist(), strict=True):
        if (best - mean < EPSILON) != (move in right) and not _is_close(best - mean):
            return f"{match.write_move(move)} loses {best - mean:.3f}"
    return ""


def _is_close(loss: float) -> bool:
    """Tell whether a move loses about as much as decides whether it is right."""
    return abs(loss - EPSILON) < EPSILON
