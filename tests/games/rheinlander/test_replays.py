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
from holdfast.core.kernels import Records
from holdfast.testing.amount import amount

from .plain import Plain
from .test_twin import CHOICES, legal_in, look_at_engine, step_both, twin_of

HERE = Path(__file__).parent
REPLAYS = sorted((HERE / "replays").glob("*.txt"))
ROWS = [line.split() for line in (HERE / "perft.txt").read_text().splitlines() if line[0] != "#"]
#: Plain Python counts slowly: the quick amount leaves large numbers to the compiled run.
PERFT = [row for row in ROWS if int(row[3]) < amount(10**9, 10**9, 500, 10**9)]

#: So many sequences are counted by the slow ways.
FEW = 5000


@cache
def read(name: str) -> Match:
    """A recorded match, read once; nobody plays on with it."""
    return holdfast.read_replay((HERE / "replays" / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_back(path: Path) -> None:
    """11.2, 11.5: every move is legal, and the points are the recorded ones."""
    match = read(path.stem)
    assert match.turn is None
    assert match.replay() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_the_twin_plays_a_recorded_game_too(path: Path) -> None:
    """2.1, 11.2"""
    match = read(path.stem)
    cell = match.position(0)
    twin, look = twin_of(cell), look_at_engine(cell)
    for ply, move in enumerate(match.moves):
        text = match.game.text.write_move(match.position(ply)[0], move)
        look = step_both(cell, twin, text, move, look)
    assert cell.tobytes() == match.position(len(match.moves)).tobytes()
    assert set(match.winners) == twin.winners()


def test_the_recorded_games_are_of_all_kinds() -> None:
    """1.5"""
    matches = [read(path.stem) for path in REPLAYS]
    assert {match.players for match in matches} == {3, 4, 5}
    assert any(match.start for match in matches)
    defaults = {option.name: option.default for option in matches[0].game.options}
    switched = [
        {name for name in CHOICES if match.options[name] != defaults[name]} for match in matches
    ]
    assert set() in switched
    assert set(CHOICES) in switched


@pytest.mark.parametrize("row", PERFT, ids="-".join)
def test_the_number_of_move_sequences_stays_the_same(row: list[str]) -> None:
    """2.1: counted by the engine, and up to two moves ahead by the twin."""
    name, ply, depth, count = row[0], int(row[1]), int(row[2]), int(row[3])
    match = read(name)
    if COMPILED or count < FEW:
        assert kernels.perft(match.position(ply), depth, match.game.rules.widest) == count
    if depth < 3 and count < FEW:
        cell = match.position(ply)
        assert count_plainly(cell, twin_of(cell), depth) == count


def count_plainly(cell: Records, twin: Plain, depth: int) -> int:
    """Count move sequences with the twin; the engine draws the cards, and its moves are made."""
    moves = legal_in(cell)
    texts = twin.legal()
    assert texts == moves.keys()
    if depth == 1:
        return len(texts)
    total = 0
    for text in sorted(texts):
        after = cell.copy()
        other = copy.deepcopy(twin, {id(twin.map): twin.map})
        step_both(after, other, text, moves[text], look_at_engine(cell))
        total += count_plainly(after, other, depth - 1)
    return total
