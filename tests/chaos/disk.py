"""A small disk that can be filled to the last byte.

Where a file system may be mounted it is one of its own, in memory; elsewhere the server is told by
the file ``full`` that its database may not grow, which works for SQLite alone.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

_SIZE: Final = "400m"
_BLOCK: Final = bytes(1 << 20)


class Disk:
    """A disk; ``real`` says whether it is one of its own."""

    def __init__(self, folder: Path, *, real: bool) -> None:
        self.folder = folder
        self.real = real

    def fill(self) -> None:
        """Leave no room."""
        if not self.real:
            (self.folder / "full").touch()
            return
        with suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as file:
            size = len(_BLOCK)
            while size:
                try:
                    file.write(_BLOCK[:size])
                except OSError:
                    size //= 2

    def empty(self) -> None:
        """Make room again."""
        for name in ("full", "ballast"):
            (self.folder / name).unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path, *, mount: bool) -> Iterator[Disk]:
    """Have a disk in a folder, which is one of its own if that is wanted and can be had."""
    folder.mkdir(parents=True, exist_ok=True)
    real = mount and _run("mount", "-t", "tmpfs", "-o", f"size={_SIZE}", "tmpfs", str(folder))
    try:
        yield Disk(folder, real=real)
    finally:
        if real:
            _run("umount", "--lazy", str(folder))


def _run(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False
