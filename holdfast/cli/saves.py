"""Saving a match in progress, and sitting down to it again."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from holdfast.core.files import BadFile, read_text, write_text
from holdfast.core.match import Match
from holdfast.core.replay import MAGIC, write_names, write_replay


def save(match: Match, players: tuple[str, ...], path: Path) -> None:
    """Write a match to a file that is new or holds a replay; raise ``BadFile``."""
    if path.is_file() and not read_text(path, "a replay").startswith(MAGIC):
        raise BadFile(f"{path} exists and is no replay; choose another name")
    write_text(path, write_replay(match, write_names(players)))


def saves_folder() -> Path:
    """Return where matches are kept that somebody has left; ``HOLDFAST_SAVES`` overrides it."""
    chosen = os.environ.get("HOLDFAST_SAVES")
    return Path(chosen) if chosen else platformdirs.user_state_path("holdfast")


def keep(match: Match, players: tuple[str, ...], resumed: Path | None) -> Path:
    """Save a match that somebody leaves, and return where.

    A match that came from the folder of such matches goes back to its file.
    """
    folder = saves_folder()
    mine = resumed is not None and resumed.resolve().parent == folder.resolve()
    path = resumed if resumed and mine else _new_file(folder, match.game.name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as mistake:
        raise BadFile(f"cannot create {folder}: {mistake.strerror}") from None
    save(match, players, path)
    return path


def _new_file(folder: Path, game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, count = folder / f"{stem}.txt", 2
    while path.exists():
        path, count = folder / f"{stem}-{count}.txt", count + 1
    return path
