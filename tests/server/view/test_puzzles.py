"""Puzzles as they are shown: nobody gets what the seat does not see, and moves are answered."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from datetime import date, timedelta
from typing import Any

import msgspec
import numpy as np
import pytest

import holdfast
from holdfast.core import kernels
from holdfast.core.match import read_match
from holdfast.search.puzzles.checking import view_of
from holdfast.search.puzzles.file import NAME, Puzzle, read_puzzles
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.puzzles import PuzzlePlace, show_puzzles
from holdfast.testing.amount import amount

GAMES = [name for name in holdfast.game_names() if (holdfast.game(name).folder / NAME).exists()]


def chosen(name: str) -> list[Puzzle]:
    """Return some puzzles of a game, from its whole file; all of them in the full amount."""
    puzzles = read_puzzles(holdfast.game(name)).puzzle
    return puzzles[:: max(1, len(puzzles) // amount(quick=12, full=len(puzzles)))]


def place(name: str, puzzle: Puzzle) -> PuzzlePlace:
    return PuzzlePlace(holdfast.game(name), [puzzle], puzzle.name)


def dealt_again(name: str, puzzle: Puzzle, seed: int) -> Puzzle:
    """Return a puzzle in another deal that its seat must think possible."""
    game = holdfast.game(name)
    view = view_of(game, puzzle)
    cell = view.seen.copy()
    kernels.redeal_each(cell, view.seat, np.array([seed], dtype=np.uint64))
    return msgspec.structs.replace(puzzle, deal=game.text.write_state(cell[0]))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_does_not_depend_on_what_is_hidden(name: str) -> None:
    differing = 0
    for puzzle in chosen(name):
        other = dealt_again(name, puzzle, 5)
        differing += read_match(holdfast.game(name), other.deal).state.tobytes() != (
            read_match(holdfast.game(name), puzzle.deal).state.tobytes()
        )
        first, second = place(name, puzzle), place(name, other)
        assert msgspec.json.encode(first.show()) == msgspec.json.encode(second.show())
        move = str(first.match.legal_ids[-1])
        assert first.why(move) == second.why(move)
        assert first.preview(move) == second.preview(move)
    if name == GAMES[-1]:
        assert differing > 0  # or nothing was hidden anywhere, and nothing was tested


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_table_as_the_position_says(name: str) -> None:
    game = holdfast.game(name)
    for puzzle in chosen(name):
        shown, view = place(name, puzzle).show(), view_of(game, puzzle)
        assert shown.seat == view.seat
        table = msgspec.to_builtins(game.wire.view(view.seen[0], view.seat))
        assert msgspec.to_builtins(shown.match.table) == table
        assert [move.id for move in shown.match.moves] == list(view.moves)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_told_before_somebody_has_tried(name: str) -> None:
    (puzzle, *_) = chosen(name)
    shown = msgspec.to_builtins(place(name, puzzle).show())
    assert set(shown) == {"name", "level", "seat", "seats", "ask", "match"}
    assert shown["ask"]["args"] == {"seat": puzzle.seat}


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_answered_and_graded(name: str) -> None:
    game = holdfast.game(name)
    for puzzle in chosen(name)[:3]:
        for move in read_match(game, puzzle.deal).legal_ids:
            there = place(name, puzzle)
            text = there.match.write_move(move)
            tried = there.attempt(str(move))
            said = [told.id for told in tried.told]
            assert tried.pictures[0].line.text == text
            assert all(picture.match.moves == [] for picture in tried.pictures)
            assert tried.accepted == (text in puzzle.accept)
            if tried.accepted:
                assert tried.loss == puzzle.losses[puzzle.accept.index(text)]
                assert said[0] == "puzzle-right"
            elif text == puzzle.tempting:
                assert (said, tried.loss) == (["puzzle-tempting"], puzzle.loss)
                assert len(tried.pictures) == len(puzzle.refutation)
            else:
                assert (said, tried.loss) == (["puzzle-worse"], puzzle.bound)
                # What is right is not betrayed by what is wrong.
                assert puzzle.accept[0] not in str(tried.told)


@pytest.mark.parametrize("name", GAMES)
def test_without_a_move_the_solution_is_shown(name: str) -> None:
    (puzzle, *_) = chosen(name)
    shown = place(name, puzzle).attempt(None)
    line = [picture.line.text for picture in shown.pictures]
    assert shown.accepted
    assert shown.loss == 0
    assert len(line) == len(puzzle.solution)
    assert f"{puzzle.seat} {line[0]}" == puzzle.solution[0]


def test_what_another_seat_does_is_shown_as_this_one_sees_it() -> None:
    hidden: list[Any] = []
    for name in GAMES:
        for puzzle in chosen(name):
            there = place(name, puzzle)
            for picture in there.attempt(None).pictures:
                assert picture.line.bot == (picture.line.seat != there.seat)
            seen = there.match.show(there.seat).table
            hidden.append(
                msgspec.to_builtins(seen)
                != msgspec.to_builtins(holdfast.game(name).wire.view(there.match.state, there.seat))
            )
    assert any(hidden)  # what is shown is not what the deal has


@pytest.mark.parametrize("name", GAMES)
def test_the_puzzle_of_the_day_follows_from_the_date(name: str) -> None:
    puzzles = read_puzzles(holdfast.game(name)).puzzle
    days = [date(2030, 1, 1) + timedelta(days=n) for n in range(20)]
    shown = [show_puzzles(puzzles, day) for day in days]
    assert shown == [show_puzzles(puzzles, day) for day in days]
    assert [each.day for each in shown] == [day.isoformat() for day in days]
    assert {each.daily for each in shown} <= {each.name for each in puzzles}
    assert len({each.daily for each in shown}) > 1
    assert [each.name for each in shown[0].puzzles] == [each.name for each in puzzles]


def test_a_game_without_puzzles_has_none_of_the_day() -> None:
    shown = show_puzzles([], date(2030, 1, 1))
    assert (shown.daily, shown.puzzles) == ("", [])


def test_there_is_no_other_puzzle() -> None:
    with pytest.raises(Refused) as refused:
        PuzzlePlace(holdfast.game(GAMES[0]), chosen(GAMES[0]), "nothing")
    assert refused.value.code is Code.UNKNOWN_PUZZLE


def test_the_server_does_not_load_what_finds_puzzles() -> None:
    """It registers a kernel, by which everything that is compiled would be another program."""
    program = inspect.cleandoc("""
        import sys
        import holdfast.server.api.app, holdfast.server.live.tables
        import holdfast.server.api.routes, holdfast.server.view.puzzles
        print(sorted(name for name in sys.modules if name.startswith("holdfast.search.puzzles.")))
    """)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = ast.literal_eval(done.stdout)
    assert loaded == ["holdfast.search.puzzles.explaining", "holdfast.search.puzzles.file"]
