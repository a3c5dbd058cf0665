"""Where the games of an arena are kept: one SQLite file, a row for each game.

A game is in the file as soon as it has ended, whatever happens to the program after that. Without a
file the games are kept in memory.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from holdfast.arena.plan import Arena
from holdfast.arena.played import Played
from holdfast.arena.playing import Finished
from holdfast.core.errors import HoldfastError

Key = tuple[int, int, int]  # group, deal, rotation

_FORMAT: Final = 1
_PATIENCE: Final = 0.2  # seconds
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS arena (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS games (
    "group" INTEGER, deal INTEGER, rotation INTEGER,
    seed TEXT NOT NULL, seating TEXT NOT NULL, shares TEXT NOT NULL, points TEXT NOT NULL,
    first INTEGER NOT NULL, decisions INTEGER NOT NULL, seconds REAL NOT NULL, replay TEXT NOT NULL,
    PRIMARY KEY ("group", deal, rotation)
) STRICT;
"""


class BadArenaFile(HoldfastError):
    """A file cannot be used for an arena, or belongs to another one."""


class Archive:
    """The finished games of one arena."""

    def __init__(self, database: sqlite3.Connection, where: str) -> None:
        self._database = database
        self._where = where

    def add(self, finished: Iterable[Finished]) -> None:
        """Keep games: all of them, and for good, or none."""
        with _told(self._where), self._database:
            self._database.executemany(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [_write(game) for game in finished],
            )

    def games(self) -> dict[Key, Played]:
        """Return all games."""
        with _told(self._where):
            rows = self._database.execute("SELECT * FROM games").fetchall()
        return {row[:3]: _read(row) for row in rows}

    def replay(self, key: Key) -> str:
        """Return the replay of a game."""
        query = 'SELECT replay FROM games WHERE "group" = ? AND deal = ? AND rotation = ?'
        with _told(self._where):
            return str(self._database.execute(query, key).fetchone()[0])

    def bind(self, arena: Arena) -> None:
        """Make this the archive of an arena; raise ``BadArenaFile`` if it is that of another."""
        wanted = describe(arena)
        with _told(self._where), self._database:
            found = dict(self._database.execute("SELECT name, value FROM arena").fetchall())
            if not found:
                self._database.executemany("INSERT INTO arena VALUES (?, ?)", wanted.items())
                return
        for name, value in wanted.items():
            if found.get(name) != value:
                raise BadArenaFile(
                    f"{self._where} holds another arena: its {name} is {found.get(name)}, "
                    f"and here it is {value}; choose another file"
                )


def describe(arena: Arena) -> dict[str, str]:
    """Return all that decides what the games of an arena are.

    The number of games is not part of it: an arena can be made longer.
    """
    options = arena.all_options
    return {
        "format": str(_FORMAT),
        "game": arena.game,
        "rules version": str(arena.rules.rules_version),
        "number of seats": str(arena.table_size),
        "set of options": json.dumps(options, sort_keys=True, ensure_ascii=False),
        "list of players": ", ".join(arena.players),
        "seed": str(arena.seed),
    }


@contextmanager
def open_archive(arena: Arena, file: str | Path | None) -> Iterator[Archive]:
    """Open the archive of an arena, in a file that may exist or in memory."""
    where = str(file or "memory")
    with _told(where):
        database = sqlite3.connect(file or ":memory:", timeout=_PATIENCE)
    try:
        with _told(where):
            # Another arena that is writing here now is refused, and not waited for.
            database.execute("PRAGMA locking_mode = EXCLUSIVE")
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.executescript(_SCHEMA)
        archive = Archive(database, where)
        archive.bind(arena)
        yield archive
    finally:
        database.close()


@contextmanager
def _told(where: str) -> Iterator[None]:
    """Tell what is wrong with a file in one sentence."""
    try:
        yield
    except sqlite3.Error as mistake:
        if getattr(mistake, "sqlite_errorcode", None) in (
            sqlite3.SQLITE_BUSY,
            sqlite3.SQLITE_LOCKED,
        ):
            raise BadArenaFile(f"{where} is in use by another arena; wait for its end") from None
        raise BadArenaFile(
            f"{where} cannot be used: {mistake}; give a new file, or one that an arena has made"
        ) from None


def _write(finished: Finished) -> tuple[Any, ...]:
    game = finished.played
    return (
        *finished.job.key,
        str(game.seed),  # does not fit into SQLite's signed numbers
        json.dumps(game.seating, ensure_ascii=False),
        json.dumps(game.shares),
        json.dumps(game.points),
        game.first,
        game.decisions,
        game.seconds,
        finished.replay,
    )


def _read(row: tuple[Any, ...]) -> Played:
    _group, deal, rotation, seed, seating, shares, points, first, decisions, seconds, _replay = row
    return Played(
        deal=deal,
        rotation=rotation,
        seed=int(seed),
        seating=tuple(json.loads(seating)),
        shares=tuple(json.loads(shares)),
        points=tuple(json.loads(points)),
        first=first,
        decisions=decisions,
        seconds=seconds,
    )
