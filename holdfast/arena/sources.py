"""Where statistics find finished matches: files of arenas, saved matches, folders of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from holdfast.arena.archive import BadArenaFile
from holdfast.arena.census import Tale, tell_tale
from holdfast.arena.played import Played
from holdfast.core.errors import HoldfastError
from holdfast.core.files import BadFile, read_text
from holdfast.core.lines import write_options
from holdfast.core.match import Match
from holdfast.core.replay import read_fact, read_replay
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


def find_all(paths: Sequence[Path]) -> Iterator[Saved]:
    """Return the matches in files of arenas, saved matches, and folders of saved matches."""
    for number, path in enumerate(spread(paths)):
        if _is_arena(path):
            yield from _read_arena(path)
        else:
            yield Saved(str(path), read_text(path, "a saved match"), -1 - number)


def spread(paths: Iterable[Path]) -> list[Path]:
    """Return files, with those of a folder in its place."""
    return [
        file for path in paths for file in (sorted(path.glob(_ENDING)) if path.is_dir() else [path])
    ]


def count_all_in(paths: Sequence[Path]) -> int:
    """Return how many matches there are to read."""
    return sum(_count_arena(path) if _is_arena(path) else 1 for path in spread(paths))


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
    for deal, seconds, text in _ask(path, "SELECT deal, seconds, replay FROM games"):
        yield Saved(str(path), text, deal, seconds)


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
    try:
        match = read_replay(found.text)
    except HoldfastError as mistake:
        raise BadFile(f"{found.where}: {mistake}") from None
    if match.turn is not None or not match.moves:
        return None
    return tell_tale(match, _played(match, found), _options(match))


def _options(match: Match) -> str:
    return write_options(match.game.options, match.state)


def _played(match: Match, found: Saved) -> Played:
    named = read_names(read_fact(found.text, "names"), match.players)
    winners = match.winners
    return Played(
        deal=found.deal,
        rotation=0,
        seed=match.seed or 0,
        seating=tuple(named.get(seat, write_seat(seat)) for seat in range(match.players)),
        shares=tuple(1 / len(winners) * (seat in winners) for seat in range(match.players)),
        points=match.scores,
        first=match.mover_at(0),
        decisions=len(match.moves),
        seconds=found.seconds,
    )
