"""Where matches are found that were played: files of arenas, saved matches, folders of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from glob import glob, has_magic
from pathlib import Path
from typing import Any, Final

import holdfast
from holdfast.arena.archive import BadArenaFile
from holdfast.arena.census import Tale, tell_tale
from holdfast.arena.played import Played, shares_of
from holdfast.core.errors import HoldfastError
from holdfast.core.files import BadFile, read_text
from holdfast.core.lines import write_options
from holdfast.core.match import Match
from holdfast.core.replay import read_fact
from holdfast.core.seats import read_names, write_seat

_ARENA: Final = b"SQLite format 3\0"
#: How saved matches end in a folder.
_ENDING: Final = "*.txt"


@dataclass(frozen=True)
class Saved:
    """A saved match that was found: where, its text, and what an arena knows beside it."""

    where: str
    text: str
    deal: int
    seconds: float = 0.0
    group: int | None = None  # in an arena: who met; and in which rotation
    rotation: int | None = None


@dataclass(frozen=True)
class Bad:
    """A match, or a file of them, that cannot be read, and why, in a sentence."""

    where: str
    mistake: str  # which names it

    @classmethod
    def of(cls, where: str, mistake: Exception) -> Bad:
        """Return what is wrong, with where that is if the mistake does not say it."""
        told = str(mistake)
        return cls(where, told if where in told else f"{where}: {told}")

    def __str__(self) -> str:
        """Say it."""
        return self.mistake


#: Is told what is wrong; the others are read then.
Complain = Callable[[Bad], None]


def find_all(paths: Sequence[Path], complain: Complain | None = None) -> Iterator[Saved]:
    """Return the matches in files of arenas, saved matches, and folders of saved matches.

    Raises ``BadFile`` for what is none, unless there is somebody to whom to complain of it.
    """
    for number, path in enumerate(spread(paths)):
        try:
            if _is_arena(path):
                yield from _read_arena(path)
            else:
                yield Saved(str(path), read_text(path, "a saved match"), -1 - number)
        except HoldfastError as mistake:
            if complain is None:
                raise
            complain(Bad.of(str(path), mistake))


def spread(paths: Iterable[Path]) -> list[Path]:
    """Return files, with those of a folder, or of a pattern such as ``games/*.txt``, in its place.

    Raises ``BadFile`` for a folder or a pattern without any.
    """
    return [file for path in paths for file in _spread_one(path)]


def is_one(paths: Sequence[Path]) -> bool:
    """Tell whether this is the file of a single match, and no folder, pattern, or arena."""
    if len(paths) != 1 or paths[0].is_dir():
        return False
    return not has_magic(str(paths[0])) and not (paths[0].is_file() and _is_arena(paths[0]))


def _spread_one(path: Path) -> list[Path]:
    if path.is_dir():
        found = sorted(path.glob(_ENDING))
    elif has_magic(str(path)) and not path.exists():
        found = sorted(map(Path, glob(str(path), recursive=True)))
    else:
        return [path]
    if not found:
        what = f"no saved match ({_ENDING}) in" if path.is_dir() else "no file like"
        raise BadFile(f"there is {what} {path}")
    return found


def count_all_in(paths: Sequence[Path]) -> int:
    """Return how many matches there are to read; what cannot be read counts as one."""
    return sum(map(_count, spread(paths)))


def _count(path: Path) -> int:
    try:
        return _count_arena(path) if _is_arena(path) else 1
    except HoldfastError:
        return 1


def _is_arena(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(_ARENA)) == _ARENA
    except OSError as mistake:
        raise BadFile(
            f"cannot read {path}: {mistake.strerror}; give a saved match, the file of an arena, or "
            "a folder of saved matches"
        ) from None


def _count_arena(path: Path) -> int:
    ((count,),) = _ask(path, "SELECT count(*) FROM games")
    return int(count)


def _read_arena(path: Path) -> Iterator[Saved]:
    query = (
        'SELECT "group", deal, rotation, seconds, replay FROM games '
        'ORDER BY "group", deal, rotation'
    )
    for group, deal, rotation, seconds, text in _ask(path, query):
        # Counted as in the names of its replays.
        where = f"{path} ({group + 1}-{deal + 1}-{rotation + 1})"
        yield Saved(where, text, deal, seconds, group, rotation)


def _ask(path: Path, query: str) -> Iterator[tuple[Any, ...]]:
    """Ask the file of an arena something, and go through the answers one by one."""
    # Nothing is written, but who may not write leaves the files of its journal behind.
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)) as database:
            yield from database.execute(query)
    except sqlite3.Error as mistake:
        raise BadArenaFile(
            f"{path} cannot be read: {mistake}; give a file that an arena has made, and that none "
            "is writing to"
        ) from None


def read_tale(found: Saved) -> Tale | None:
    """Return what is counted of a match; None if it did not come to its end by the rules.

    Raises ``BadFile``, which says where it was found, if it cannot be played back.
    """
    match = play_back(found)
    if match.turn is not None or not match.moves:
        return None
    return tell_tale(match, played_of(match, found), write_options(match.game.options, match.state))


def play_back(found: Saved) -> Match:
    """Return a saved match; raise ``BadFile``, which says where it was found."""
    try:
        return holdfast.read_replay(found.text)  # which knows all games, in a new process too
    except HoldfastError as mistake:
        raise BadFile(str(Bad.of(found.where, mistake))) from None


def played_of(match: Match, found: Saved) -> Played:
    """Return what an arena would keep of a saved match, which has a move."""
    named = read_names(read_fact(found.text, "names"), match.players)
    return Played(
        deal=found.deal,
        rotation=found.rotation or 0,
        seed=match.seed or 0,
        seating=tuple(named.get(seat, write_seat(seat)) for seat in range(match.players)),
        shares=shares_of(match),
        points=match.scores,
        first=match.mover_at(0),
        decisions=len(match.moves),
        seconds=found.seconds,
    )
