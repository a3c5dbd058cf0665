"""Recorded games play back, and counted move sequences stay the same."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import holdfast
from holdfast import Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.core.kernels import Records
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.tables import LOCATIONS
from holdfast.testing.amount import amount

from .plain import TOKENS
from .test_twin import (
    DEFAULTS,
    Quick,
    drawn_by,
    finish_both,
    legal_in,
    look_at_engine,
    look_at_twin,
    step_both,
    twin_of,
)

HERE = Path(__file__).parent
REPLAYS = sorted((HERE / "replays").glob("*.txt"))
ROWS = [line.split() for line in (HERE / "perft.txt").read_text().splitlines() if line[0] != "#"]
#: Plain Python counts slowly: the quick amount leaves large numbers to the compiled run.
PERFT = [row for row in ROWS if int(row[3]) < amount(10**9, 10**9, 200, 10**9)]
#: The twin counts at most so many sequences.
FEW = amount(300, 600, 60)


@cache
def read(path: Path) -> Match:
    """A recorded match, read once; nobody plays on with it."""
    return holdfast.read_replay(path.read_text(encoding="utf-8"))


def how_it_ended(match: Match) -> str:
    """9.1, 9.2, 9.3: with the tenth location, a full one before, or one that is not full."""
    if match.state.gaps:
        return "open"
    return "tenth" if match.state.scored == LOCATIONS else "full"


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_back(path: Path) -> None:
    """9.1, 9.2, 9.5: every move is legal, and the points are the recorded ones."""
    match = read(path)
    assert match.turn is None
    assert match.replay() == path.read_text(encoding="utf-8")
    players, _, ending = path.stem.split("-")
    assert (int(players), ending) == (match.players, how_it_ended(match))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_the_twin_plays_it_back_too(path: Path) -> None:
    """2.1, 6.7: the same table after every move."""
    match = read(path)
    cell = match.position(0)
    twin = follow(match, cell, len(match.moves))
    assert cell.tobytes() == match.position(len(match.moves)).tobytes()
    finish_both(cell, twin)


def test_the_recorded_games_show_everything() -> None:
    """1.4, 1.5, 7.1, 7.10, 9.1: players, endings, options, rings."""
    matches = [read(path) for path in REPLAYS]
    assert {match.players for match in matches} == {2, 3, 4}
    assert {how_it_ended(match) for match in matches} == {"tenth", "full", "open"}
    assert any(match.start for match in matches)
    switched = {name: not value for name, value in DEFAULTS.items()}
    assert any(match.options == switched for match in matches)
    text = "\n".join(path.read_text(encoding="utf-8") for path in REPLAYS)
    assert [ring for ring in TOKENS if f"*{ring}\n" not in text] == []
    assert " lo " in text


def follow(match: Match, cell: Records, ply: int) -> Quick:
    """Let a record and its twin make the moves of a match up to this one."""
    twin = twin_of(cell)
    seen = look_at_engine(cell)
    assert seen == look_at_twin(twin)
    for i, move in enumerate(match.moves[:ply]):
        seen = step_both(cell, twin, GAME.text.write_move(match.position(i)[0], move), move, seen)
    return twin


@pytest.mark.parametrize("row", PERFT, ids="-".join)
def test_the_number_of_move_sequences_stays_the_same(row: list[str]) -> None:
    """2.1: counted by the engine, and the small numbers by the twin."""
    name, ply, depth, count = row[0], int(row[1]), int(row[2]), int(row[3])
    match = read(HERE / "replays" / f"{name}.txt")
    if COMPILED or count < 1000:
        assert kernels.perft(match.position(ply), depth, GAME.rules.widest) == count
    if count < FEW:
        cell = match.position(0)
        twin = follow(match, cell, ply)
        assert count_plainly(cell, twin, depth) == count


def count_plainly(cell: Records, twin: Quick, depth: int) -> int:
    """Count move sequences with the twin; the engine only says what is drawn."""
    if depth == 1:
        return len(twin.legal())
    total = 0
    ids, before = legal_in(cell), look_at_engine(cell)
    for move in sorted(twin.legal()):
        after, other = cell.copy(), copy.deepcopy(twin)
        kernels.step_each(after, np.array([ids[move]], dtype=np.int32), after[:0])
        other.apply(move, drawn_by(before, look_at_engine(after), move))
        total += count_plainly(after, other, depth - 1)
    return total
