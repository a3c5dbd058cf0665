from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from holdfast.server.store import BadStore, StoreFailed
from holdfast.server.store.backup import back_up, restore
from tests.server.store.conftest import Opening
from tests.server.store.test_engine import keys, put


def keys_in(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return sorted(key for (key,) in connection.execute("SELECT key FROM meta"))
    finally:
        connection.close()


def write(opened_file: Opening, *wanted: str) -> None:
    async def run() -> None:
        async with opened_file() as store:
            for key in wanted:
                await store.write(put(key))

    asyncio.run(run())


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def test_a_backup_while_others_write_is_one_whole_moment(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    target = tmp_path / "copies" / "backup.db"
    target.parent.mkdir()

    def put_pair(number: int) -> Callable[[Connection], None]:
        def work(conn: Connection) -> None:
            put(f"{number} a")(conn)
            put(f"{number} b" + "x" * 5000)(conn)

        return work

    async def run() -> None:
        async with opened_file() as store:
            written = 0
            stop = asyncio.Event()

            async def keep_writing() -> None:
                nonlocal written
                while not stop.is_set():
                    await store.write(put_pair(written))
                    written += 1

            writing = asyncio.create_task(keep_writing())
            while written < 50:
                await asyncio.sleep(0.01)
            for _ in range(5):
                before = written
                await asyncio.to_thread(back_up, file, target)
                stored = keys_in(target)
                assert len(stored) % 2 == 0
                assert 2 * before <= len(stored) <= 2 * (written + 1)
            stop.set()
            await writing

    asyncio.run(run())
    assert names(target.parent) == ["backup.db"]


def test_a_backup_can_be_opened_and_has_everything(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    async def run() -> None:
        async with opened_file() as store:
            await store.write(put("a"))
            back_up(file, tmp_path / "backup.db")
            await store.write(put("b"))

    asyncio.run(run())
    # SQLite would need a second file beside one that has a 2 here.
    assert (tmp_path / "backup.db").read_bytes()[18] == 1
    assert keys_in(tmp_path / "backup.db") == ["a"]
    assert keys_in(file) == ["a", "b"]


def test_a_backup_is_for_its_owner_alone(file: Path, tmp_path: Path, opened_file: Opening) -> None:
    write(opened_file, "a")
    back_up(file, tmp_path / "backup.db")
    assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o600


def test_a_backup_does_not_replace_its_own_database(file: Path, opened_file: Opening) -> None:
    write(opened_file, "a")
    with pytest.raises(BadStore, match="is the database itself"):
        back_up(file, file.parent / ".." / file.parent.name / file.name)
    assert keys_in(file) == ["a"]


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match=r"there is no database .*none\.db"):
        back_up(tmp_path / "none.db", tmp_path / "backup.db")
    assert names(tmp_path) == []


def test_a_folder_that_is_not_there_is_told(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    write(opened_file, "a")
    with pytest.raises(BadStore, match="nowhere cannot be written"):
        back_up(file, tmp_path / "nowhere" / "backup.db")


def test_a_damaged_database_does_not_replace_a_good_backup(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    write(opened_file, *(f"{number} " + "x" * 3000 for number in range(50)))
    good = tmp_path / "backup.db"
    back_up(file, good)
    content = bytearray(file.read_bytes())
    content[-10 * 4096 :] = b"\xff" * 10 * 4096
    file.write_bytes(content)
    before = good.read_bytes()
    with pytest.raises(BadStore, match=r"holdfast\.db is not a whole Holdfast database"):
        back_up(file, good)
    assert good.read_bytes() == before
    assert names(tmp_path) == ["backup.db", "data"]


def test_after_a_restore_the_old_database_is_still_there(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    write(opened_file, "a")
    back_up(file, tmp_path / "backup.db")
    write(opened_file, "b")
    kept = restore(tmp_path / "backup.db", file)
    assert kept is not None
    assert kept.parent == file.parent
    assert kept.name.startswith("holdfast.db.2")
    assert keys_in(kept) == ["a", "b"]

    async def run() -> list[str]:
        async with opened_file() as store:
            await store.write(put("c"))
            return await store.read(keys)

    assert sorted(asyncio.run(run())) == ["a", "c"]


def test_a_restore_makes_a_data_directory_where_there_is_none(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    write(opened_file, "a")
    back_up(file, tmp_path / "backup.db")
    fresh = tmp_path / "fresh" / "holdfast.db"
    assert restore(tmp_path / "backup.db", fresh) is None
    assert keys_in(fresh) == ["a"]


def test_the_second_file_of_a_killed_server_is_kept_with_the_first(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    write(opened_file, "a")
    back_up(file, tmp_path / "backup.db")
    write(opened_file, "b")
    # A database that cannot be opened any more, with what SQLite had not yet put into it.
    file.write_bytes(b"garbage" * 1000)
    second = file.with_name("holdfast.db-wal")
    second.write_bytes(b"committed")
    kept = restore(tmp_path / "backup.db", file)
    assert kept is not None
    assert kept.read_bytes() == b"garbage" * 1000
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"committed"
    assert not second.exists()
    assert keys_in(file) == ["a"]


def test_what_a_killed_server_had_committed_is_in_the_kept_database(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    write(opened_file, "a")
    back_up(file, tmp_path / "backup.db")

    async def copy_of_a_running_one() -> dict[str, bytes]:
        async with opened_file() as store:
            await store.write(put("b"))
            return {name: (file.parent / name).read_bytes() for name in names(file.parent)}

    for name, content in asyncio.run(copy_of_a_running_one()).items():
        (file.parent / name).write_bytes(content)
    kept = restore(tmp_path / "backup.db", file)
    assert kept is not None
    assert keys_in(kept) == ["a", "b"]
    assert keys_in(file) == ["a"]


def test_nothing_is_restored_under_a_running_server(
    file: Path, tmp_path: Path, opened_file: Opening
) -> None:
    async def run() -> None:
        async with opened_file() as store:
            await store.write(put("a"))
            back_up(file, tmp_path / "backup.db")
            await store.write(put("b"))
            with pytest.raises(BadStore, match="in use by another Holdfast server"):
                restore(tmp_path / "backup.db", file)
            assert sorted(await store.read(keys)) == ["a", "b"]

    asyncio.run(run())


def make_text(file: Path) -> None:
    file.write_text("a letter to Ann\n" * 500)


def make_other_database(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE arena (name TEXT)")
    connection.close()


def make_newer(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (make_text, "is not a whole Holdfast database"),
        (make_other_database, "is not a Holdfast database"),
        (make_newer, "has the revision 9999"),
        (Path.touch, "is not a Holdfast database"),
    ],
)
def test_what_is_no_backup_of_ours_is_not_restored(
    file: Path, tmp_path: Path, opened_file: Opening, make: Callable[[Path], None], problem: str
) -> None:
    write(opened_file, "a")
    wrong = tmp_path / "wrong.db"
    make(wrong)
    before = names(file.parent)
    with pytest.raises(BadStore, match=rf"wrong\.db {problem}"):
        restore(wrong, file)
    assert names(file.parent) == before
    assert keys_in(file) == ["a"]


def test_a_backup_that_finds_no_room_is_told_as_such(
    file: Path, tmp_path: Path, opened_file: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_source: Path, _target: Path) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    write(opened_file, "a")
    monkeypatch.setattr("holdfast.server.store.backup._copy", refuse)
    with pytest.raises(StoreFailed, match=r"copying .*holdfast\.db to .*: the disk is full"):
        back_up(file, tmp_path / "backup.db")
    assert names(tmp_path) == ["data"]
