from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core import userdata


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_the_data_folder_can_be_moved(folder: Path) -> None:
    assert userdata.data_folder() == folder


def test_the_data_folder_is_in_the_users_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDFAST_DATA")
    assert userdata.data_folder().name == "holdfast"


def test_without_a_folder_there_are_no_files(folder: Path) -> None:
    assert userdata.own_files("nim") == []
    folder.write_text("in the way", encoding="utf-8")
    assert userdata.own_files("nim") == []


def test_the_files_of_a_game_come_in_the_order_of_their_names(folder: Path) -> None:
    for name in ("nim/b.toml", "nim/a.toml", "nim/notes.txt", "go/c.toml", "stray.toml"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    (folder / "nim" / "folder.toml").mkdir()
    assert userdata.own_files("nim") == [folder / "nim" / "a.toml", folder / "nim" / "b.toml"]
    assert userdata.own_files("go") == [folder / "go" / "c.toml"]
