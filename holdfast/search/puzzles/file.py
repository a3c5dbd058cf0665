"""The file of a game's puzzles: what is in it, how it is read, and how it is written.

It is TOML: a head with the command that made it, and a table for each puzzle. Nothing in it is
code; positions and moves are in the notation of the game. ``docs/reference/puzzles.md`` explains
every line.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec

from holdfast.core.errors import HoldfastError
from holdfast.core.files import read_text, write_text
from holdfast.core.game import Game

#: What the file is called, in the folder of the game.
NAME: Final = "puzzles.toml"


class UnreadablePuzzles(HoldfastError):
    """The text is no file of puzzles, or lacks something that each of them has."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one decision is clearly best, and what there is to know about it."""

    name: str  # the game and the move in it, as they were played
    seat: Literal["A", "B", "C", "D", "E"]  # who decides
    kind: str  # of the decision: that of the parts of the best move
    level: str  # the lowest one that solves it
    proof: Literal["end", "deals"]  # calculated to the end, or compared over many deals
    accept: list[str]  # the moves that are right, the best first
    losses: list[float]  # what each of them loses of the win against the best
    tempting: str  # the move that looks best at a glance
    loss: float  # what it loses
    bound: float  # every move that is not right loses at least this, with 99 % certainty
    right: int  # in so many per cent of the deals the best move brings no less than the tempting
    solution: list[str]  # what comes of the best move in the deal, as lines like "A R7@4"
    refutation: list[str]  # and what of the tempting one
    position: str  # as the seat sees it
    deal: str  # a position that it must think possible, in which the lines are played


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and how they were made."""

    game: str
    rules: int  # the version of the rules
    command: str
    seed: int
    games: int  # so many games were looked through
    earlier: list[str] = []  # which of them by another edition of the program
    puzzle: list[Puzzle] = []


def read_puzzles(game: Game) -> PuzzleFile:
    """Return the puzzles that come with a game; none if there is no file."""
    path = game.folder / NAME
    return read_file(game, path) if path.exists() else PuzzleFile(game.name, 0, "", 0, 0)


def read_file(game: Game, path: Path) -> PuzzleFile:
    """Return the puzzles in a file; raise ``UnreadablePuzzles`` or ``BadFile``."""
    return parse(game, read_text(path, "puzzles"), path.name)


def parse(game: Game, text: str, file: str) -> PuzzleFile:
    """Return the puzzles in a text; raise ``UnreadablePuzzles`` with what is wrong, and where."""
    try:
        given = msgspec.convert(tomllib.loads(text), PuzzleFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as mistake:
        raise UnreadablePuzzles(f"{file}: {mistake}") from None
    for problem in _problems(game, given):
        raise UnreadablePuzzles(f"{file}: {problem}")
    return given


def _problems(game: Game, given: PuzzleFile) -> Iterator[str]:
    """Find what is wrong with a file, whatever its positions are."""
    if given.game != game.name:
        yield f"it has puzzles of {given.game!r}, not of {game.name}"
    if given.rules != game.rules_version:
        yield (
            f"it was made for version {given.rules} of the rules, and they have version "
            f"{game.rules_version}; make it anew"
        )
    names = [puzzle.name for puzzle in given.puzzle]
    for number, puzzle in enumerate(given.puzzle, start=1):
        where = f"puzzle {number} ({puzzle.name})"
        if names.index(puzzle.name) != number - 1:
            yield f"{where}: there is another of this name"
        yield from (f"{where}: {problem}" for problem in _puzzle_problems(puzzle))


def _puzzle_problems(puzzle: Puzzle) -> Iterator[str]:
    if not puzzle.accept or len(puzzle.accept) != len(puzzle.losses):
        yield "it needs moves to accept, and a loss for each of them"
    elif puzzle.tempting in puzzle.accept:
        yield f"{puzzle.tempting} tempts and is right; it can only be one of the two"
    for name, first, line in (
        ("solution", puzzle.accept[:1], puzzle.solution),
        ("refutation", [puzzle.tempting], puzzle.refutation),
    ):
        if line[:1] != [f"{puzzle.seat} {move}" for move in first]:
            yield f"its {name} does not begin with the move that it is about"


def save(path: Path, puzzles: PuzzleFile) -> None:
    """Write a file that ``read_file`` reads; raise ``BadFile``."""
    write_text(path, write(puzzles))


def write(puzzles: PuzzleFile) -> str:
    """Return puzzles as text."""
    head = _lines(puzzles, PuzzleFile.__struct_fields__[:-1])
    blocks = [
        "\n".join(["[[puzzle]]", *_lines(puzzle, Puzzle.__struct_fields__)])
        for puzzle in puzzles.puzzle
    ]
    return "\n\n".join(["\n".join(head), *blocks]) + "\n"


def _lines(given: msgspec.Struct, fields: tuple[str, ...]) -> list[str]:
    return [f"{field} = {_value(getattr(given, field))}" for field in fields]


def _value(value: object) -> str:
    """Return a value as TOML; positions have lines of their own, and no quotes."""
    if isinstance(value, str) and "\n" in value:
        return f"'''\n{value.rstrip()}\n'''"
    return json.dumps(value, ensure_ascii=False)
