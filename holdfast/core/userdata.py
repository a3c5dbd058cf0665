"""What people add themselves: files in their data folder, one folder per game.

``HOLDFAST_DATA`` names another folder than the user's data directory.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Return the folder for what a person adds; it may not exist yet."""
    chosen = os.environ.get("HOLDFAST_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("holdfast")


def own_files(game: str) -> list[Path]:
    """Return the files that a person has added for a game, in the order of their names."""
    folder = data_folder() / game
    return sorted(path for path in folder.glob("*.toml") if path.is_file())


def all_own_files() -> list[Path]:
    """Return the files that a person has added for any game."""
    folder = data_folder()
    try:
        games = sorted(path.name for path in folder.iterdir())
    except OSError:
        return []
    return [path for game in games for path in own_files(game)]


def read_own_file(path: Path) -> bytes:
    """Return what stands in a file that a person has added; nothing if it cannot be read."""
    try:
        return path.read_bytes()
    except OSError:
        return b""
