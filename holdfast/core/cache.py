"""Where compiled code is kept, and for how long.

There is one folder for each set of versions, kind of machine and mode; in it, one file for each
kernel and type of record, named by what was compiled (``core.fingerprint``). So a file never has to
be replaced, and processes that compile at the same time cannot spoil each other's work.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import Final

import platformdirs

_UNUSED: Final = 30 * 24 * 3600  # seconds
_RECENT: Final = 24 * 3600  # the time of a file is not written more often than this
_OURS: Final = re.compile(r"[0-9a-f]{20}|handouts|maps")  # the folders that are made here, or were


def cache_root() -> Path:
    """Return the folder that holds the caches of all versions; it may not exist yet."""
    chosen = os.environ.get("HOLDFAST_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("holdfast") / "compiled"


def folder_name(*flags: str) -> str:
    """Return a name for these versions, this kind of machine, and how it is compiled."""
    versions = [metadata.version(name) for name in ("numba", "llvmlite", "numpy")]
    seen = repr((versions, platform.python_version(), platform.machine(), flags))
    return hashlib.sha256(seen.encode()).hexdigest()[:20]


def make_folder(name: str) -> Path:
    """Create a folder for compiled code; where that is impossible, one that lasts for this run."""
    folder = cache_root() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="holdfast-"))


def read_kept(path: Path) -> bytes | None:
    """Return what is kept in a file, or None; note that it is still used."""
    with suppress(OSError):
        kept = path.read_bytes()
        if time.time() - path.stat().st_mtime > _RECENT:
            os.utime(path)
        return kept
    return None


def keep(path: Path, contents: bytes) -> None:
    """Write a file so that nobody ever sees half of it; a full disk is no reason to fail."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(contents)
        Path(file.name).replace(path)


def prune(root: Path) -> list[str]:
    """Remove what nobody has used for a month; return the names of the files."""
    old = [path for path in _files(root) if time.time() - path.stat().st_mtime > _UNUSED]
    for path in old:
        with suppress(OSError):
            path.unlink()
    for folder in {path.parent for path in old} - {root}:
        with suppress(OSError):  # something is left in it
            folder.rmdir()
    return [path.name for path in old]


def _files(root: Path) -> Iterator[Path]:
    """Yield the files of all caches: below the root, never behind a link."""
    for folder in sorted(root.glob("*")):
        if _OURS.fullmatch(folder.name) and folder.is_dir() and not folder.is_symlink():
            yield from (path for path in sorted(folder.rglob("*")) if path.is_file())
