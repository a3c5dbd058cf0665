"""Making a file of puzzles: look through games until there are enough, and keep what was found."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.search.puzzles.file import PuzzleFile, read_file, save
from holdfast.search.puzzles.finding import Looked, find


@dataclass(frozen=True)
class Headway:
    """How far the search for puzzles has come."""

    games: int  # looked through
    found: int


def make_puzzles(
    game: Game,
    path: Path,
    count: int,
    seed: int,
    *,
    cores: int = 1,
    watch: Callable[[Headway], None] = lambda _news: None,
) -> PuzzleFile:
    """Fill a file with at least so many puzzles, and return what is in it; go on where it was left.

    The file is written after each game in which something was found. Raises ``HoldfastError`` if
    there is a file that cannot be read, or was begun with another seed.
    """
    made = _begin(game, path, seed)
    with closing(find(game, seed, made.games, cores)) as games:
        while len(made.puzzle) < count:
            looked = next(games)
            made = _add(made, looked)
            if looked.found:
                save(path, made)
            watch(Headway(made.games, len(made.puzzle)))
    save(path, made)
    return made


def _begin(game: Game, path: Path, seed: int) -> PuzzleFile:
    if not path.exists():
        command = f"holdfast puzzles make {game.name} --seed {seed}"
        return PuzzleFile(game.name, game.rules_version, command, seed, 0)
    made = read_file(game, path)
    if made.seed != seed:
        raise BadOption(f"{path} was begun with --seed {made.seed}; give that, or another --file")
    return made


def _add(made: PuzzleFile, looked: Looked) -> PuzzleFile:
    known = {puzzle.position for puzzle in made.puzzle}
    new = [puzzle for puzzle in looked.found if puzzle.position not in known]
    return msgspec.structs.replace(made, games=looked.index + 1, puzzle=[*made.puzzle, *new])
