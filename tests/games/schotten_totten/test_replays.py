"""Recorded games play back, and counted move sequences stay the same."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path

import pytest

import holdfast
from holdfast import Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.games.schotten_totten.state import Ending
from holdfast.testing.amount import amount

from .plain import Plain
from .test_twin import fresh_twin

HERE = Path(__file__).parent
REPLAYS = sorted((HERE / "replays").glob("*.txt"))
ROWS = [line.split() for line in (HERE / "perft.txt").read_text().splitlines() if line[0] != "#"]
#: Plain Python counts slowly: the quick amount leaves large numbers to the compiled run.
PERFT = [row for row in ROWS if int(row[3]) < amount(10**9, 10**9, 1000, 10**9)]


@cache
def read(name: str) -> Match:
    """A recorded match, read once; nobody plays on with it."""
    return holdfast.read_replay((HERE / "replays" / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_back(path: Path) -> None:
    """5.4, 5.5: every move is legal, and the points are the recorded ones."""
    match = read(path.stem)
    assert match.turn is None
    assert match.replay() == path.read_text(encoding="utf-8")
    assert Ending(int(match.state.ending)).name.lower() == path.stem.rpartition("-")[2]


def test_the_recorded_games_end_in_every_way() -> None:
    """5.1, 5.2"""
    assert {path.stem.rpartition("-")[2] for path in REPLAYS} == {"five", "three", "stalled"}


@pytest.mark.parametrize("row", PERFT, ids="-".join)
def test_the_number_of_move_sequences_stays_the_same(row: list[str]) -> None:
    """2.1: counted by the engine, and up to two moves ahead by the twin."""
    name, ply, depth, count = row[0], int(row[1]), int(row[2]), int(row[3])
    match = read(name)
    if COMPILED or count < 10_000:
        assert kernels.perft(match.position(ply), depth, match.game.rules.widest) == count
    if depth < 3 and count < 10_000:
        assert count_plainly(twin_at(match, ply), depth) == count


def twin_at(match: Match, ply: int) -> Plain:
    """Return the twin of a one-round match after so many moves."""
    twin = fresh_twin(Match(match.game, match.position(0), match.seed))
    for i, move in enumerate(match.moves[:ply]):
        twin.play(match.game.text.write_move(match.position(i)[0], move))
    return twin


def count_plainly(twin: Plain, depth: int) -> int:
    """Count move sequences with the twin."""
    moves = sorted(twin.legal())
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(twin)
        after.play(move)
        total += count_plainly(after, depth - 1)
    return total
