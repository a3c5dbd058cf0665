"""What is peculiar to SQLite: one server for each folder, and a file that is damaged."""

from __future__ import annotations

import errno
import fcntl
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from holdfast.server.store.failures import BadStore
from holdfast.server.store.sqlite import Lock, find_damage


def test_a_second_server_is_refused_also_when_the_lock_file_was_removed(tmp_path: Path) -> None:
    database = tmp_path / "holdfast.db"
    first = Lock(database)
    (tmp_path / "holdfast.db.lock").unlink()
    for _ in range(2):  # also when the second has made a new one
        with pytest.raises(BadStore, match="in use by another Holdfast server; stop it"):
            Lock(database)
    first.release()
    Lock(database).release()


def test_a_disk_without_locks_for_folders_is_no_reason_not_to_serve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked: list[int] = []

    def flock(descriptor: int, _how: int) -> None:
        if locked:
            raise OSError(errno.EBADF, "Bad file descriptor")
        locked.append(descriptor)

    monkeypatch.setattr(fcntl, "flock", flock)
    Lock(tmp_path / "holdfast.db").release()
    assert len(locked) == 1


def make_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)")
        rows = [(number, "x" * 500) for number in range(500)]
        connection.executemany("INSERT INTO things VALUES (?, ?)", rows)
        connection.commit()


def test_a_whole_database_is_found_whole(tmp_path: Path) -> None:
    file = tmp_path / "holdfast.db"
    make_database(file)
    assert find_damage(file) is None


@pytest.mark.parametrize("at", [0, 4096 * 5])
def test_a_damaged_database_is_told_in_a_sentence_with_what_to_do(tmp_path: Path, at: int) -> None:
    file = tmp_path / "holdfast.db"
    make_database(file)
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(b"\xff" * 4096)
    damage = find_damage(file)
    assert damage is not None and "\n" not in damage
    assert damage.startswith(f"{file} is damaged (")
    assert "holdfast admin restore FILE" in damage
