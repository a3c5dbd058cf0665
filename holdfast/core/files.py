"""Files that people name: read with care, written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from holdfast.core.errors import HoldfastError

#: No position or replay is anywhere near this long.
_LONGEST: Final = 4 << 20


class BadFile(HoldfastError):
    """A file cannot be read, or not be written."""


def read_text(path: Path, what: str) -> str:
    """Return the text of a file that should hold ``what``; raise ``BadFile``."""
    try:
        with path.open("rb") as file:
            data = file.read(_LONGEST + 1)
    except OSError as mistake:
        raise BadFile(f"cannot read {path}: {_reason(mistake)}; give a file with {what}") from None
    if len(data) > _LONGEST:
        raise BadFile(f"{path} is too long for {what}: it has more than {_LONGEST >> 20} MB")
    if b"\0" in data:
        raise BadFile(f"{path} is not a text file; give a file with {what}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is not a text file in UTF-8; give a file with {what}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file in one step, so that nobody ever finds half of it; raise ``BadFile``."""
    with writing(path) as half, half.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)


@contextmanager
def writing(path: Path) -> Iterator[Path]:
    """Give another name to write under; the file gets its own when it is whole, or is removed.

    Raises ``BadFile`` if it cannot be written.
    """
    check_place(path)
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield half
        half.replace(path)
    except OSError as mistake:
        raise BadFile(f"cannot write {path}: {_reason(mistake)}") from None
    finally:
        half.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Make a folder if it is not there; raise ``BadFile``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as mistake:
        raise BadFile(f"cannot create {folder}: {mistake.strerror}") from None


def check_place(path: Path) -> None:
    """Make sure that there is room for a file of this name; raise ``BadFile``."""
    if path.exists() and not path.is_file():
        raise BadFile(f"cannot write {path}: it is not a file; give the name of a file")
    if not path.parent.is_dir():
        raise BadFile(f"cannot write {path}: there is no folder {path.parent}")


def _reason(mistake: OSError) -> str:
    reason = mistake.strerror or str(mistake)
    return reason[:1].lower() + reason[1:]
