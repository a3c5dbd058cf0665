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
